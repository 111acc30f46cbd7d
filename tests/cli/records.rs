//! Records and the catalogue from the command line.

use std::path::{Path, PathBuf};

use crate::common::{podium, podium_reading, stderr, stdout};
use serde_json::Value;

fn case(name: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/tests/records/format").join(name);
    path.display().to_string()
}

#[test]
fn check_gives_a_verdict_a_record_in_order() {
    let files = ["plain.rec", "ranks-wrong.rec", "upper.rec", "big.rec", "crlf.rec"].map(case);
    let args: Vec<&str> = ["check", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = podium(&args);
    assert_eq!(output.status.code(), Some(1));
    let verdicts: Vec<Value> = stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kinds: Vec<Option<&str>> = verdicts.iter().map(|verdict| verdict["kind"].as_str()).collect();
    assert_eq!(kinds, [None, Some("claim"), Some("syntax"), Some("setup"), None]);
    assert_eq!((verdicts[2]["line"].as_u64(), verdicts[2]["column"].as_u64()), (Some(5), Some(1)));
    assert!(stdout(&output).starts_with(r#"{"ok":true,"game":"spline","variant":"standard","players":2,"turns":7,"#));
}

#[test]
fn check_exits_with_0_when_all_hold_and_2_when_a_file_is_missing() {
    assert_eq!(podium(&["check", &case("plain.rec")]).status.code(), Some(0));
    let output = podium(&["check", &case("plain.rec"), "no such file"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("cannot read no such file"));
    assert!(stdout(&output).contains("spline holds"));
    assert_eq!(podium(&["check"]).status.code(), Some(2));
    assert_eq!(podium(&["frobnicate"]).status.code(), Some(2));
}

#[test]
fn check_reads_standard_input_and_prints_no_control_characters() {
    let output = podium_reading(&["check", "-"], "[Game \"spline\"]\na1 \u{1b}[31mred");
    assert_eq!(output.status.code(), Some(1));
    assert!(!stdout(&output).contains('\u{1b}'), "{}", stdout(&output));
}

/// Not every reader ends lines at `\n` alone.
#[test]
fn a_verdict_is_one_line_for_every_reader() {
    let ends = ['\u{85}', '\u{2028}', '\u{2029}'];
    let token = String::from_iter(ends);
    let output = podium_reading(&["check", "--json", "-"], &format!("[Game \"spline\"]\na{token}"));
    assert!(!stdout(&output).contains(ends), "{}", stdout(&output));
    let verdict: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(verdict["token"], format!("a{token}"));
}

#[test]
fn turns_lists_what_may_follow() {
    let output = podium_reading(&["turns", "-"], "[Game \"spline\"]\na1 a2 b1 b2");
    let turns: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    assert_eq!(turns.len(), 13);
    assert!(turns.contains(&"e1".to_owned()) && !turns.contains(&"a1".to_owned()));
    let faulty = podium_reading(&["turns", "-"], "[Game \"spline\"]\na1 a1");
    assert_eq!(faulty.status.code(), Some(1));
    assert!(stderr(&faulty).contains("There is already a ball on a1."));
}

#[test]
fn play_gives_the_same_record_for_the_same_seed_and_it_holds() {
    for game in stdout(&podium(&["games"])).lines().filter_map(|line| line.split(' ').next()) {
        let record = stdout(&podium(&["play", game, "--seed", "11"]));
        assert_eq!(record, stdout(&podium(&["play", game, "--seed", "11"])), "{game}");
        let verdict = podium_reading(&["check", "-"], &record);
        assert_eq!(verdict.status.code(), Some(0), "{game}: {}", stdout(&verdict));
    }
    let wrong = podium(&["play", "chess"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(stderr(&wrong).contains("podium games"));
    assert_eq!(podium(&["play", "spline", "--players", "3"]).status.code(), Some(2));
}

#[test]
fn games_are_listed_as_objects_with_their_id_first() {
    let output = stdout(&podium(&["games", "--json"]));
    assert!(output.lines().count() > 0);
    for line in output.lines() {
        assert!(line.starts_with(r#"{"id":""#), "{line}");
        let game: Value = serde_json::from_str(line).expect("JSON");
        assert!(
            game["rules"].as_u64().is_some_and(|rules| rules > 0)
                && line.ends_with(&format!(r#","rules":{}}}"#, game["rules"])),
            "{line}"
        );
        assert!(game["summary"].as_str().is_some_and(|summary| !summary.is_empty()));
    }
}

#[test]
fn bench_measures_both_ways() {
    let output = stdout(&podium(&["bench", "spline", "--seconds", "0.05", "--json"]));
    let measure: Value = serde_json::from_str(&output).expect("JSON");
    for key in ["playouts", "turns", "verified_records", "verified_turns"] {
        assert!(measure[key].as_f64().is_some_and(|rate| rate > 0.0), "{key}");
    }
}
