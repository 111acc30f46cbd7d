//! The message files of every language against each other and against the code.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use podium_engine::text::{Words, files, languages, locales};

#[path = "support/messages.rs"]
mod support;

use support::{Messages, assert_complete, assert_values_are_given, messages};

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    assert_complete(locales());
}

#[test]
fn no_message_is_missing_or_unused() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let english = messages(locales(), "en");
    let unused: Vec<_> = english.keys().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
    // `list-next` and `list-last` stand in `text/words.rs` like all others.
    assert!(unused.is_empty(), "unused: {unused:#?}");
    let mut missing = BTreeSet::new();
    for opening in ["text!(", "Phrase::new(", "Text::message(", "Noun::new("] {
        for call in code.split(opening).skip(1) {
            let Some(key) = call.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) else {
                continue;
            };
            if !english.contains_key(key) {
                missing.insert(key.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "missing: {missing:#?}");
}

#[test]
fn the_code_gives_every_value_that_a_message_takes() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let mut taken_by = Messages::new();
    for language in languages(locales()) {
        for (key, values) in messages(locales(), language) {
            taken_by.entry(key).or_default().extend(values);
        }
    }
    assert_values_are_given(&code, &taken_by);
}

#[test]
fn every_message_can_be_said_with_any_number() {
    for code in languages(locales()) {
        let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap()]);
        for (file, source) in files(locales(), code) {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
        }
        for (key, values) in messages(locales(), code) {
            for number in [0, 1, 2, 5] {
                let mut args = FluentArgs::new();
                for value in &values {
                    args.set(value.clone(), FluentValue::from(number));
                    for form in ["gender", "plural", "a", "the", "feminine", "masculine", "accusative", "dative"] {
                        args.set(format!("{value}-{form}"), FluentValue::from(form));
                    }
                }
                let message = bundle.get_message(&key).unwrap();
                let Some(pattern) = message.value() else { continue };
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                // A form that only some words have is tested where the words are.
                errors.retain(|error| !error.to_string().contains('-'));
                assert!(errors.is_empty() && !said.is_empty(), "{code}: {key} with {number}: {errors:?}");
            }
        }
    }
}

#[test]
fn every_language_says_its_numbers() {
    for code in languages(locales()) {
        let words = Words::of(code).unwrap();
        assert_eq!(words.decimal("7"), "7", "{code}");
        assert_ne!(words.decimal("12345.5"), "12345.5", "{code}");
        assert_eq!(words.decimal("2026"), "2026", "{code}");
    }
}
