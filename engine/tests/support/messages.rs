//! Reads the message files of a language, for tests of this crate and of programs that add their own.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use podium_engine::text::files;

/// The values that each message takes, its attributes' included.
pub(crate) type Messages = BTreeMap<String, BTreeSet<String>>;

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        // A form of a value counts as the value: which forms there are is each language's own affair.
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.split('-').next().unwrap_or_default().to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// Every message of a language with the values it takes.
pub(crate) fn messages(folder: &'static include_dir::Dir<'static>, code: &str) -> Messages {
    let mut found = Messages::new();
    for (file, source) in files(folder, code) {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut values = BTreeSet::new();
            if let Some(value) = &message.value {
                in_pattern(value, &mut values);
            }
            message.attributes.iter().for_each(|attribute| in_pattern(&attribute.value, &mut values));
            let name = message.id.name.to_owned();
            assert!(found.insert(name.clone(), values).is_none(), "{file}: {name} stands twice");
        }
    }
    found
}

/// The values given in `text!("key", …)` calls of these sources, compared with those that the messages take.
pub(crate) fn assert_values_are_given(code: &str, taken_by: &Messages) {
    for call in code.split("text!(").skip(1) {
        let Some(rest) = call.trim_start().strip_prefix('"') else { continue };
        let Some((key, rest)) = rest.split_once('"') else { continue };
        let Some(taken) = taken_by.get(key) else { continue };
        // The arguments end where the parenthesis of the call closes.
        let mut depth = 1;
        let end = rest.find(|letter| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        let given = &rest[..end.unwrap_or(rest.len())];
        for value in taken {
            let is_given =
                given.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).any(|word| word == value);
            assert!(is_given, "{key} takes ${value}, and the code gives {given:?}");
        }
    }
}

/// Compares every language with English.
pub(crate) fn assert_complete(folder: &'static include_dir::Dir<'static>) {
    let english = messages(folder, "en");
    for code in podium_engine::text::languages(folder) {
        let theirs = messages(folder, code);
        let missing: Vec<_> = english.keys().filter(|key| !theirs.contains_key(*key)).collect();
        let unknown: Vec<_> = theirs.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{code} lacks {missing:#?} and has besides {unknown:#?}");
        // Others may need a number or a noun that English does without, to agree with it.
        let differ: Vec<_> = english.iter().filter(|(key, values)| !theirs[*key].is_superset(values)).collect();
        assert!(differ.is_empty(), "{code} leaves out values of {differ:#?}");
    }
}
