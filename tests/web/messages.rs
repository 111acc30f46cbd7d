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

/// Words that are the same in every language: the program's name and the names of formats.
const SAME_EVERYWHERE: [&str; 8] = ["Podium", "CSV", "JSON", "TRF", "Atom", "iCal", "width", "Setup"];

/// What a reader would read of a template itself: text and the attributes that are read out.
fn literals(template: &str) -> Vec<String> {
    let pattern = |pattern| regex::Regex::new(pattern).expect("a pattern");
    let said = pattern(r"(?s)\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<(?:script|style)\b.*?</(?:script|style)>");
    let plain = said.replace_all(template, "\u{1}");
    let spoken = pattern(r#"\b(?:title|alt|placeholder|aria-label)="([^"]*)""#);
    let attributes = spoken.captures_iter(&plain).map(|found| found[1].to_owned());
    let quoted = pattern(r"(?s)&lt;.*?&gt;|<[^>]*>|&[a-z]+;").replace_all(&plain, "\u{1}").into_owned();
    let texts = quoted.split('\u{1}').map(str::to_owned);
    let word = pattern(r"[^\W\d_]{2,}");
    let is_address = |text: &str| text.starts_with("https://") || text.starts_with("/");
    attributes
        .chain(texts)
        .filter(|text| !is_address(text.trim()))
        .filter(|text| word.find_iter(text).any(|found| !SAME_EVERYWHERE.contains(&found.as_str())))
        .collect()
}

#[test]
fn no_sentence_stands_in_a_template() {
    assert_eq!(literals("<p title=\"Stop\">{{ cx.t(\"a-b\") }} Go on <b>now</b>"), ["Stop", " Go on ", "now"]);
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("templates")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("a text");
                found.extend(literals(&text).into_iter().map(|literal| format!("{}: {literal}", path.display())));
            }
        }
    }
    assert!(found.is_empty(), "write these in locales/: {found:#?}");
}

/// Sentences in code: what people are told has a message. Comments and tests are left out, and so is the demonstration,
/// whose clubs write their own words, and what only the operator's monitoring reads.
#[test]
fn no_sentence_stands_in_the_code() {
    let pattern = |pattern| regex::Regex::new(pattern).expect("a pattern");
    let left_out = pattern(r"(?s)#\[cfg\(test\)\].*|//[^\n]*|#!?\[[^\]]*\]");
    let sentence = pattern(r#""([A-ZÀ-Ý“][a-zà-ÿ’]* [^"\\]* [^"\\]*[.?!:])""#);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join("src"), root.join("engine/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.display().to_string();
            let is_left_out = ["src/demo", "tests.rs", "src/web/metrics.rs"].iter().any(|end| name.ends_with(end));
            match path.extension().and_then(|end| end.to_str()) {
                _ if is_left_out || name.ends_with("/tests") => {}
                None => folders.push(path),
                Some("rs") => {
                    let text = std::fs::read_to_string(&path).expect("a text");
                    let text = left_out.replace_all(&text, "");
                    found.extend(sentence.captures_iter(&text).map(|literal| format!("{name}: {}", &literal[1])));
                }
                Some(_) => {}
            }
        }
    }
    assert!(found.is_empty(), "write these in locales/: {found:#?}");
}
