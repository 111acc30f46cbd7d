//! Every dependency has a permissive licence: one that `deny.toml` allows.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn output(program: &str, arguments: &[&str]) -> String {
    let done = Command::new(program).args(arguments).current_dir(root()).output().expect("it should run");
    assert!(done.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("its output should be text")
}

/// The list `allow` of the section `licenses`.
fn allowed() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("deny.toml")).expect("deny.toml should be there");
    let list = text.split_once("allow = [").and_then(|(_, rest)| rest.split_once(']')).expect("a list").0;
    list.split(',').map(|name| name.trim().trim_matches('"').to_owned()).filter(|name| !name.is_empty()).collect()
}

/// The words of a licence expression; a slash is an old way to write OR.
fn words(expression: &str) -> Vec<String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ").replace(" WITH ", "\u{1}");
    spaced.split_ascii_whitespace().map(|word| word.replace('\u{1}', " WITH ")).collect()
}

/// Whether one may use the work under allowed licences alone. AND binds more strongly than OR.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let words = words(expression);
    let mut at = 0;
    let holds = any(&words, &mut at, allowed);
    holds && at == words.len()
}

fn eat(words: &[String], at: &mut usize, word: &str) -> bool {
    let found = words.get(*at).is_some_and(|next| next == word);
    *at += usize::from(found);
    found
}

fn any(words: &[String], at: &mut usize, allowed: &[String]) -> bool {
    let mut holds = all(words, at, allowed);
    while eat(words, at, "OR") {
        holds |= all(words, at, allowed);
    }
    holds
}

fn all(words: &[String], at: &mut usize, allowed: &[String]) -> bool {
    let mut holds = one(words, at, allowed);
    while eat(words, at, "AND") {
        holds &= one(words, at, allowed);
    }
    holds
}

fn one(words: &[String], at: &mut usize, allowed: &[String]) -> bool {
    if eat(words, at, "(") {
        return any(words, at, allowed) & eat(words, at, ")");
    }
    let licence = words.get(*at);
    *at += 1;
    licence.is_some_and(|licence| allowed.contains(licence))
}

#[test]
fn expressions_are_read_as_spdx_has_them() {
    let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for good in ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "(MIT OR GPL-3.0) AND ISC", "Apache-2.0 WITH LLVM-exception"] {
        assert!(is_allowed(good, &allowed), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MIT ISC", "Apache-2.0", "GPL-3.0 OR GPL-2.0 AND MIT", "(MIT", "OR"] {
        assert!(!is_allowed(bad, &allowed), "{bad}");
    }
}

#[test]
fn every_dependency_has_a_permissive_licence() {
    let version = output("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let arguments = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host];
    let metadata: serde_json::Value =
        serde_json::from_str(&output(env!("CARGO"), &arguments)).expect("metadata should be JSON");
    let packages = metadata["packages"].as_array().expect("there are packages");
    assert!(packages.len() > 50, "only {} packages", packages.len());
    let allowed = allowed();
    let told = |package: &serde_json::Value| format!("{} ({})", package["name"], package["license"]);
    let bad: Vec<String> = packages
        .iter()
        .filter(|package| !is_allowed(package["license"].as_str().unwrap_or_default(), &allowed))
        .map(told)
        .collect();
    assert!(bad.is_empty(), "not allowed by deny.toml: {}", bad.join(", "));
}
