//! The language of answers.

use serde_json::Value;

use crate::common::{podium, podium_reading, stderr, stdout};

/// Its second turn is illegal.
const FAULTY: &str = "[Game \"spline\"]\n\na1 a1";

#[test]
fn sentences_change_with_the_language_and_nothing_else_does() {
    let check = |args: &[&str]| podium_reading(&[args, &["check", "-"]].concat(), FAULTY);
    let (english, french) = (check(&[]), check(&["--language", "fr"]));
    assert_eq!((english.status.code(), french.status.code()), (Some(1), Some(1)));
    assert_eq!(stdout(&english), "-:3:4: illegal, turn 2 “a1”: There is already a ball on a1.\n");
    assert_eq!(stdout(&french), "-:3:4: illégal, coup 2 «\u{a0}a1\u{a0}»\u{a0}: Il y a déjà une bille en a1.\n");

    let verdict = |language: &str| -> Value {
        let output = podium_reading(&["check", "--json", "-", "--language", language], FAULTY);
        assert_eq!(output.status.code(), Some(1), "{language}");
        serde_json::from_str(&stdout(&output)).expect("JSON")
    };
    let (mut english, mut french) = (verdict("en"), verdict("fr"));
    assert_eq!(english["message"].take(), "There is already a ball on a1.");
    assert_eq!(french["message"].take(), "Il y a déjà une bille en a1.");
    assert_eq!(english, french);
}

#[test]
fn errors_are_told_in_every_language() {
    let codes: Vec<&str> = podium::words::Language::all().map(podium::words::Language::code).collect();
    let told = |code: &&str| {
        let output = podium(&["--language", code, "play", "chess"]);
        assert_eq!(output.status.code(), Some(2), "{code}");
        let told = stderr(&output);
        assert!(told.starts_with("podium: ") && told.contains("chess") && told.contains("`podium games`"), "{told}");
        told
    };
    let told: std::collections::BTreeSet<String> = codes.iter().map(told).collect();
    assert_eq!(told.len(), codes.len(), "{told:#?}");
}

#[test]
fn an_unknown_language_is_refused_with_those_that_there_are() {
    let output = podium(&["--language", "xx", "games"]);
    assert_eq!((output.status.code(), stdout(&output)), (Some(2), String::new()));
    assert!(stderr(&output).contains("the languages are en, de, es, fr, it"), "{}", stderr(&output));
}
