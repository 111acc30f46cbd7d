//! A game is one file: nothing outside `games/` and the catalogue knows a game by its id.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::path::{Path, PathBuf};

use podium_engine::catalogue;

/// Words that happen to be the id of a game and mean something else, each with where and why.
const HOMONYMS: [(&str, &str, &str); 4] = [
    ("src/pages/competitions/form.rs", "backgammon", "the word for a match rule in forms"),
    ("src/pages/competitions/form.rs", "spangle", "the word for a match rule in forms"),
    ("src/pages/competitions/form/read.rs", "backgammon", "the word for a match rule in forms"),
    ("src/pages/competitions/form/read.rs", "spangle", "the word for a match rule in forms"),
];

/// Whether a file may name games: the games themselves, tests (those in `tests` folders are not even read), and the data of
/// the demonstration.
fn is_free(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    path.starts_with("engine/src/games/")
        || path.starts_with("src/demo/")
        || path.contains("/tests/")
        || ["tests.rs", "testing.rs"].contains(&name)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the sources should be there") {
        let path = entry.expect("the folder should read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| ["rs", "html", "js"].iter().any(|known| extension == *known))
        {
            found.push(path);
        }
    }
}

/// The code of a file, without its tests and comments.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.split("\nmod tests {").next().unwrap_or(text);
    let is_code = |(_, line): &(usize, &str)| !line.trim_start().starts_with("//");
    (1..).zip(code.lines()).filter(is_code)
}

#[test]
fn no_game_is_named_outside_its_own_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut paths = Vec::new();
    for folder in ["engine/src", "engine/examples", "src", "templates", "static"] {
        sources(&root.join(folder), &mut paths);
    }
    let (mut wrong, mut used) = (Vec::new(), Vec::new());
    for path in &paths {
        let name = path.strip_prefix(root).expect("within the workspace").to_string_lossy().replace('\\', "/");
        if is_free(&name) {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("a source should read");
        for (number, line) in code(&text) {
            for id in catalogue::all().iter().map(|entry| entry.facts.id) {
                if !line.contains(&format!("\"{id}\"")) {
                    continue;
                }
                match HOMONYMS.iter().find(|(file, word, _)| (*file, *word) == (name.as_str(), id)) {
                    Some(homonym) => used.push(homonym),
                    None => wrong.push(format!("{name}:{number}: {}", line.trim())),
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "A game is one file: what it says, decides or is usually played in belongs into `engine/src/games/`, behind the \
         trait `Game` (a default there serves all others). Code that is about one game names it by the constant `ID` of \
         its module. Games named by string:\n{}",
        wrong.join("\n")
    );
    for homonym in &HOMONYMS {
        assert!(used.contains(&homonym), "{homonym:?} is not needed any more: take it off the list");
    }
}
