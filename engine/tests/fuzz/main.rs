//! The promises of the engine under inputs that broke them once and under a short run of new ones.
//! `docs/fuzzing.md` tells how to run for longer.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

mod corpus;
mod mutate;
mod promises;
mod run;

use promises::{ALL, Promise};

#[test]
fn what_broke_a_promise_once_keeps_it_now() {
    for promise in ALL {
        for (path, bytes) in corpus::files(&corpus::folder().join(promise.name)) {
            if let Err(why) = run::try_input(promise, &bytes) {
                panic!("{}: {why}", path.display());
            }
        }
    }
}

#[test]
fn the_corpus_has_folders_of_promises_only() {
    for folder in std::fs::read_dir(corpus::folder()).expect("the corpus should be there") {
        let name = folder.expect("the corpus should read").file_name();
        if name == "README.md" {
            continue;
        }
        assert!(promises::find(&name.to_string_lossy()).is_some(), "{name:?} is not the name of a promise");
    }
}

/// The same inputs every time, so that this cannot fail by chance.
fn short_run(name: &str, inputs: u64) {
    let promise = promises::find(name).expect("there is such a promise");
    let tally = run::run(promise, corpus::seeds(name), 1, inputs, None, |_| ());
    assert!(tally.kept > 20, "{name}: only {} inputs got somewhere new", tally.kept);
    assert!(tally.refused < inputs * 9 / 10, "{name}: {} inputs were refused at the door", tally.refused);
    if let Some(broken) = tally.broken.into_iter().next() {
        let broken = run::smaller(promise, broken);
        panic!("{name}: {}\ninput: {:?}", broken.why, String::from_utf8_lossy(&broken.input));
    }
    assert!(tally.slowest.0.as_secs() < 5, "{name}: {:?} took {:?}", tally.slowest.1, tally.slowest.0);
}

#[test]
fn records_keep_their_promise() {
    short_run("record", 4000);
}

#[test]
fn turns_keep_their_promise() {
    short_run("turns", 3000);
}

#[test]
fn reports_keep_their_promise() {
    short_run("report", 2000);
}

#[test]
fn matches_keep_their_promise() {
    short_run("mat", 3000);
}

#[test]
fn transcripts_keep_their_promise() {
    short_run("transcript", 8000);
}

#[test]
fn archives_keep_their_promise() {
    short_run("wthor", 8000);
}

#[test]
fn series_keep_their_promise() {
    short_run("series", 6000);
}

#[test]
fn brackets_keep_their_promise() {
    short_run("bracket", 3000);
}

#[test]
fn standings_keep_their_promise() {
    short_run("standings", 5000);
}

/// A promise that is broken at once is told, with the smallest input that breaks it.
#[test]
fn a_broken_promise_is_found_and_made_small() {
    let promise = Promise {
        name: "no-x",
        keep: |bytes| {
            assert!(!bytes.windows(2).any(|pair| pair == b"xy"), "an x before a y");
            bytes.len() as u64
        },
        words: &["x", "y"],
    };
    let mut tally = run::run(&promise, vec![b"a long text about nothing".to_vec()], 1, 20_000, None, |_| ());
    let broken = run::smaller(&promise, tally.broken.pop().expect("it should be found"));
    assert_eq!(broken.input, b"xy");
    assert!(broken.why.ends_with("an x before a y"), "{}", broken.why);
}
