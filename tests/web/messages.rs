//! Every message that is used is there in both languages, and every one that is there is used.

use std::collections::BTreeSet;
use std::path::Path;

use podium::words::{Language, SOURCES};

/// The keys of a language, attributes as `key.attribute`, with the arguments each takes.
fn keys(language: Language) -> BTreeSet<(String, Vec<String>)> {
    let (_, sources) = SOURCES.iter().find(|(other, _)| *other == language).expect("a language");
    let mut keys = BTreeSet::new();
    for source in *sources {
        let mut message = String::new();
        let mut blocks: Vec<(String, String)> = Vec::new();
        for line in source.lines() {
            let head = line.split_once('=').map(|(head, _)| head.trim());
            match head {
                Some(head) if !line.starts_with([' ', '#', '-']) => {
                    message = head.to_owned();
                    blocks.push((message.clone(), line.to_owned()));
                }
                Some(head) if head.starts_with('.') => blocks.push((format!("{message}{head}"), line.to_owned())),
                _ => {
                    if let Some((_, text)) = blocks.last_mut() {
                        text.push_str(line);
                    }
                }
            }
        }
        for (key, text) in blocks {
            let mut arguments: Vec<String> = text
                .split('$')
                .skip(1)
                .map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect())
                .collect();
            arguments.sort();
            arguments.dedup();
            assert!(keys.insert((key.clone(), arguments)), "{key} is there twice");
        }
    }
    keys
}

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
fn both_languages_have_the_same_messages() {
    assert_eq!(keys(Language::English), keys(Language::French));
}

#[test]
fn messages_can_be_read() {
    for (language, sources) in SOURCES {
        for source in sources {
            if let Err((_, errors)) = fluent_bundle::FluentResource::try_new((*source).to_owned()) {
                panic!("{}: {errors:?}", language.code());
            }
        }
    }
}

#[test]
fn no_message_is_missing_or_unused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    files(&root.join("src"), &mut texts);
    files(&root.join("templates"), &mut texts);
    let text = texts.concat();
    let keys: BTreeSet<String> = keys(Language::English).into_iter().map(|(key, _)| key).collect();

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
    };
    let unused: Vec<&String> = keys.iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");

    let mut missing = BTreeSet::new();
    for call in [".t(\"", ".t1(\"", ".t2(\"", ".tn(\""] {
        for rest in text.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            if !keys.contains(key) {
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
