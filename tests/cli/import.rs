//! Import and export as a person runs them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::common::{podium, stderr, stdout};

/// A new empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn matches() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/tests/data/mat");
    let mut files: Vec<String> = fs::read_dir(folder)
        .expect("the matches should be there")
        .map(|file| file.expect("the folder should read").path().display().to_string())
        .filter(|path| path.ends_with(".mat"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_match_of_gnu_backgammon_agrees_with_its_file() {
    let files = matches();
    let args: Vec<&str> = ["import", "--check", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = podium(&args);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let games: Vec<Value> = stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(games.len() >= files.len() && files.len() >= 6);
    for game in &games {
        assert_eq!((&game["ok"], &game["agrees"]), (&Value::Bool(true), &Value::Bool(true)), "{game}");
        assert_eq!(game["stated"], game["scores"]);
    }
    assert!(stderr(&output).contains("0 differ"));
}

#[test]
fn a_match_goes_out_and_comes_back() {
    let folder = folder("match-round-trip");
    let records = folder.join("records").display().to_string();
    let file = matches().remove(0);
    assert_eq!(podium(&["import", &file, "--out", &records]).status.code(), Some(0));
    let mut written: Vec<String> = fs::read_dir(&records)
        .expect("records")
        .map(|file| file.expect("a file").path().display().to_string())
        .collect();
    written.sort();
    assert!(written.first().is_some_and(|path| path.ends_with("001.rec")));
    let args: Vec<&str> = ["export", "--mat"].into_iter().chain(written.iter().map(String::as_str)).collect();
    let exported = podium(&args);
    assert_eq!(exported.status.code(), Some(0), "{}", stderr(&exported));
    let again = folder.join("again.mat");
    fs::write(&again, &exported.stdout).expect("a file can be written");
    let back = folder.join("back").display().to_string();
    assert_eq!(podium(&["import", &again.display().to_string(), "--out", &back]).status.code(), Some(0));
    for path in &written {
        let name = Path::new(path).file_name().expect("a name");
        let verdict = |path: &str| stdout(&podium(&["check", "--json", path]));
        assert_eq!(verdict(path), verdict(&Path::new(&back).join(name).display().to_string()));
    }
    // Nothing that is there is written over.
    let refused = podium(&["import", &file, "--out", &records]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("001.rec"));
}

#[test]
fn transcripts_and_archives_are_recognised() {
    let folder = folder("othello");
    let transcript = folder.join("games.txt");
    fs::write(&transcript, "e6f4e3f6g5d6e7f5c5\n").expect("a file can be written");
    let output = podium(&["import", "--check", "--json", &transcript.display().to_string()]);
    let game: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!((game["end"].as_str(), &game["agrees"], &game["stated"]), (Some("wipeout"), &Value::Null, &Value::Null));

    // An archive of that one game: header, ids, Black's discs with the empty squares, the moves.
    let mut archive = vec![20, 26, 11, 16, 1, 0, 0, 0, 0, 0, 0xea, 7, 8, 0, 24, 0];
    archive.extend([0, 0, 0, 0, 1, 0, 64, 64]);
    let mut moves = vec![65, 46, 35, 66, 57, 64, 75, 56, 53];
    moves.resize(60, 0);
    archive.extend(&moves);
    let path = folder.join("WTH_2026.wtb");
    fs::write(&path, &archive).expect("a file can be written");
    let output = podium(&["import", "--check", "--json", &path.display().to_string()]);
    let game: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(
        (&game["agrees"], &game["scores"], &game["turns"]),
        (&Value::Bool(true), &serde_json::json!([64, 0]), &serde_json::json!(9))
    );

    archive[22] = 60;
    fs::write(&path, &archive).expect("a file can be written");
    assert_eq!(podium(&["import", "--check", &path.display().to_string()]).status.code(), Some(1));
}

#[test]
fn what_cannot_be_read_says_where_and_why() {
    let folder = folder("unreadable");
    let path = folder.join("x");
    for (content, said) in [
        (&b"\xff\xfe\x00"[..], "byte 0"),
        (b" 7 point match\n\n Game 1\n A : 0  B : 0\n  1) 99: 13/7\n", ":5:"),
        (b"f5d6zz", "zz"),
        (b"[Game \"spline\"]\n", "podium check"),
    ] {
        fs::write(&path, content).expect("a file can be written");
        let output = podium(&["import", "--check", &path.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(stderr(&output).contains(said), "{said}: {}", stderr(&output));
    }
    assert_eq!(podium(&["import", "x"]).status.code(), Some(2));
}
