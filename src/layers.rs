//! Which module may import which: a test reads the imports.

use std::fs;
use std::path::{Path, PathBuf};

/// The top-level modules, lowest first. Each may import those before it and none after it, so there are no cycles, and a
/// change affects only the modules above it.
const ORDER: [(&str, &[&str]); 9] = [
    ("plain values", &["error", "ids", "dates", "texts", "names", "limits", "schemas", "fields"]),
    ("words and storage, which know no domain", &["words", "store"]),
    ("what domains share", &["config", "playout", "email", "site"]),
    (
        "domains: rows, and what people do with them",
        &[
            "players",
            "accounts",
            "clubs",
            "records",
            "competitions",
            "recorder",
            "replays",
            "people",
            "admin",
            "moderation",
        ],
    ),
    ("who may see and do what", &["access"]),
    ("what follows from all that counts in public", &["ratings", "search"]),
    ("the service as a whole: verifying it, moving clubs, showing it", &["ops", "demo"]),
    ("HTTP, and jobs that run beside it", &["web", "jobs"]),
    ("pages and the command line, on top of everything", &["pages", "cli"]),
];

/// Every source file of the crate with its text, tests included.
pub(crate) fn sources() -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            match path.is_dir() {
                true => walk(&path, found),
                false => found.extend(path.extension().is_some_and(|kind| kind == "rs").then_some(path)),
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    walk(&root, &mut files);
    assert!(files.len() > 100, "the sources are found");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("read");
        (file.strip_prefix(&root).expect("within").to_string_lossy().into_owned(), text)
    };
    files.into_iter().map(read).collect()
}

/// The top-level modules named in a line of code, as `crate::name` or within `crate::{…}`.
fn named(line: &str) -> Vec<&str> {
    let code = line.split("//").next().unwrap_or_default();
    let mut names = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let is_whole =
            !code.get(..at).unwrap_or_default().ends_with(|before: char| before.is_alphanumeric() || before == '$');
        let rest = code.get(at + "crate::".len()..).unwrap_or_default();
        let within = rest.strip_prefix('{').and_then(|rest| rest.split('}').next());
        let parts = within.map_or_else(|| vec![rest], |within| within.split(',').map(str::trim).collect());
        if is_whole {
            names.extend(parts.into_iter().filter_map(|part| {
                let end = part.find(|other: char| !other.is_alphanumeric() && other != '_').unwrap_or(part.len());
                part.get(..end).filter(|name| !name.is_empty())
            }));
        }
    }
    names
}

fn rank(module: &str) -> Option<usize> {
    ORDER.iter().flat_map(|(_, modules)| modules.iter()).position(|known| *known == module)
}

#[test]
fn modules_named_in_a_line_are_found() {
    assert_eq!(named("use crate::store::chain;"), ["store"]);
    assert_eq!(named("use crate::{email, ids};"), ["email", "ids"]);
    assert_eq!(named("let key = crate::ids::new_id(); // crate::web"), ["ids"]);
    assert_eq!(named("$crate::web::Route"), [""; 0]);
}

#[test]
fn imports_point_one_way() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        let module = file.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        if ["main", "lib", "layers"].contains(&module) {
            continue;
        }
        let own = rank(module).unwrap_or_else(|| panic!("src/{file}: give `{module}` its place in src/layers.rs"));
        for (number, line) in (1..).zip(text.lines()) {
            let above =
                named(line).into_iter().filter(|name| *name != module && rank(name).is_some_and(|rank| rank > own));
            wrong.extend(above.map(|above| format!("src/{file}:{number}: `{module}` imports `{above}`")));
        }
    }
    let layers: Vec<String> = ORDER.iter().map(|(what, modules)| format!("  {what}: {}", modules.join(" "))).collect();
    assert!(
        wrong.is_empty(),
        "a module imports only those before it:\n{}\nMove the code to where both may reach it, or hand it in as an \
         argument; these import upwards:\n{}",
        layers.join("\n"),
        wrong.join("\n")
    );
}
