//! Every message that is used is there in every language, and every one that is there is used.

use std::collections::BTreeSet;
use std::path::Path;

use podium::words::LOCALES;
use podium_engine::text::{languages, locales};

#[path = "../../engine/tests/support/messages.rs"]
mod support;

use support::{Messages, assert_complete, assert_values_are_given, messages};

fn files(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "html" || end == "txt" || end == "xml") {
            found.push(std::fs::read_to_string(&path).expect("a text"));
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    assert_complete(&LOCALES);
}

#[test]
fn the_engine_speaks_the_same_languages_in_other_messages() {
    assert_eq!(languages(&LOCALES), languages(locales()));
    let (ours, theirs) = (messages(&LOCALES, "en"), messages(locales(), "en"));
    let both: Vec<_> = ours.keys().filter(|key| theirs.contains_key(*key)).collect();
    assert!(both.is_empty(), "in both: {both:#?}");
}

#[test]
fn the_code_gives_every_value_that_a_message_takes() {
    let mut sources = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    let mut taken_by = Messages::new();
    for language in languages(&LOCALES) {
        for (key, values) in messages(&LOCALES, language) {
            taken_by.entry(key).or_default().extend(values);
        }
    }
    assert_values_are_given(&sources.concat(), &taken_by);
}

#[test]
fn no_message_is_missing_or_unused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    files(&root.join("src"), &mut texts);
    files(&root.join("templates"), &mut texts);
    let text = texts.concat();
    let keys: BTreeSet<String> = messages(&LOCALES, "en").into_keys().collect();
    let sentences: String = podium_engine::text::files(&LOCALES, "en").into_iter().map(|(_, text)| text).collect();

    // A key that ends in `-` or begins with `.` is made of two parts at run time: `cx.tx("done-", …)`.
    let quoted: BTreeSet<&str> =
        text.split('"').filter(|part| part.len() < 60 && !part.contains(char::is_whitespace)).collect();
    let prefixes: Vec<&str> =
        text.split("tx(\"").skip(1).filter_map(|rest| rest.split('"').next()).chain(["error-"]).collect();
    let is_used = |key: &str| {
        let whole = key.split('.').next().unwrap_or(key);
        quoted.contains(key) || prefixes.iter().any(|prefix| key.starts_with(prefix)) || (key != whole && quoted.contains(whole))
            // `"done=saved"` in a path stands for `done-saved`.
            || key.strip_prefix("done-").is_some_and(|word| text.contains(&format!("done={word}")))
            // A message may be part of others.
            || sentences.contains(&format!("{{ {key} }}"))
    };
    let unused: Vec<&String> = keys.iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");

    let mut missing = BTreeSet::new();
    for call in [".t(\"", ".t1(\"", ".t2(\"", ".tn(\"", "text!(\"", "Phrase::new(\""] {
        for rest in text.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            if !keys.contains(key.split('.').next().unwrap_or(key)) {
                missing.insert(key.to_owned());
            }
        }
    }
    for rest in text.split("?done=").chain(text.split("&done=")).skip(1) {
        let word: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        if !word.is_empty() && !keys.contains(&format!("done-{word}")) {
            missing.insert(format!("done-{word}"));
        }
    }
    assert!(missing.is_empty(), "missing: {missing:?}");
}
