//! Records with the verdicts an independent referee gave.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::path::{Path, PathBuf};

use podium_engine::catalogue;
use podium_engine::record::{Verdict, judge};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn lines(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).expect("the records should be there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line should be JSON")).collect()
}

/// The games that have sample records, in alphabetical order.
fn sampled_games() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("the records should be there");
    let names = files.map(|file| file.expect("the folder should read").file_name().to_string_lossy().into_owned());
    let mut games: Vec<String> = names.filter_map(|name| name.strip_suffix(".jsonl").map(str::to_owned)).collect();
    games.sort();
    games
}

/// What has to be equal: everything of a record that holds, kind and turn of one that does not.
fn essence(verdict: &Value) -> Value {
    let keys: &[&str] = if verdict["ok"] == true {
        &["ok", "game", "variant", "players", "turns", "ranks", "scores", "solved", "end"]
    } else {
        &["ok", "kind", "turn"]
    };
    keys.iter().map(|key| ((*key).to_owned(), verdict[*key].clone())).collect::<serde_json::Map<_, _>>().into()
}

fn differs(verdict: &Verdict, expected: &Value) -> Option<String> {
    let verdict = serde_json::to_value(verdict).expect("a verdict should be JSON");
    (essence(&verdict) != essence(expected)).then(|| format!("gave {verdict}, expected {expected}"))
}

#[test]
fn every_sample_record_has_the_verdict_of_the_referee() {
    let mut games: Vec<String> = Vec::new();
    let (mut judged, mut wrong) = (0, Vec::new());
    for entry in std::fs::read_dir(folder()).expect("the records should be there") {
        let path = entry.expect("the folder should read").path();
        if path.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if catalogue::find(&game).is_some() {
            for line in lines(&path) {
                judged += 1;
                let record = line["record"].as_str().expect("a record should be text");
                wrong.extend(
                    differs(&judge(record.as_bytes()), &line["verdict"]).map(|why| format!("{}: {why}", line["name"])),
                );
            }
        }
        games.push(game);
    }
    assert!(wrong.is_empty(), "{} of {judged} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(judged > 0);
}

#[test]
fn every_game_has_sample_records_and_every_sample_a_game() {
    let games: Vec<&str> = catalogue::all().iter().map(|entry| entry.facts.id).collect();
    assert_eq!(games, sampled_games(), "every game has a file of sample records in engine/tests/records");
}

#[test]
fn every_case_of_the_format_has_the_verdict_of_the_referee() {
    let folder = folder().join("format");
    let mut wrong = Vec::new();
    for case in lines(&folder.join("verdicts.jsonl")) {
        let file = case["file"].as_str().expect("a case should name its file");
        let verdict = judge(&std::fs::read(folder.join(file)).expect("the case should be there"));
        wrong.extend(differs(&verdict, &case).map(|why| format!("{file}: {why}")));
        if let (Verdict::Fails(fault), Some(token)) = (&verdict, case["token"].as_str()) {
            assert_eq!(fault.token.as_deref(), Some(token), "{file}");
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
