//! `docs/threats.md` names a test for every defence, and these tests are there.

use std::path::Path;

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_defence_names_a_test_that_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = std::fs::read_to_string(root.join("docs/threats.md")).expect("the page");
    let has = |file: String, test: &str| {
        std::fs::read_to_string(root.join(file)).is_ok_and(|text| text.contains(&format!("fn {test}(")))
    };
    let lines = told.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| attacker"));
    let mut count = 0;
    for line in lines {
        let tests = line.trim_end_matches(" |").rsplit(" | ").next().expect("a last column");
        for named in quoted(tests) {
            count += 1;
            let is_there = match (named.split_once("::"), named.split_once(": ")) {
                (Some((file, test)), _) => has(format!("tests/web/{file}.rs"), test),
                (None, Some((file, test))) => has(file.to_owned(), test),
                // A whole file, or a command.
                (None, None) => root.join(format!("tests/web/{named}.rs")).exists() || named.starts_with("podium "),
            };
            assert!(is_there, "docs/threats.md names {named}, which is not there");
        }
        assert!(quoted(tests).next().is_some(), "docs/threats.md names no test in: {line}");
    }
    assert!(count > 20);
}
