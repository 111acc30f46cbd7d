//! What the engine promises of any input, as functions over bytes that panic when a promise is broken.
//! The tests and the long run (`examples/fuzz.rs`) both call these.

mod bracket;
mod imports;
mod records;
mod reports;
mod series;
mod standings;
mod steer;
mod turns;

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use podium_engine::text::Text;

/// A promise that can be put to the test.
pub(crate) struct Promise {
    /// What it is called on the command line and in `tests/corpus/`.
    pub(crate) name: &'static str,
    /// Panics if the promise is broken. The number says how far the input got: one not seen before makes
    /// an input worth keeping, and [`REFUSED`] is an input that could not be read at all.
    pub(crate) keep: fn(&[u8]) -> u64,
    /// Words that inputs of this kind are made of.
    pub(crate) words: &'static [&'static str],
}

pub(crate) const ALL: &[Promise] = &[
    Promise { name: "record", keep: records::keep, words: records::WORDS },
    Promise { name: "turns", keep: turns::keep, words: turns::WORDS },
    Promise { name: "report", keep: reports::keep, words: reports::WORDS },
    Promise { name: "mat", keep: imports::keep_mat, words: imports::MAT_WORDS },
    Promise { name: "transcript", keep: imports::keep_transcript, words: imports::TRANSCRIPT_WORDS },
    Promise { name: "wthor", keep: imports::keep_wthor, words: &[] },
    Promise { name: "series", keep: series::keep, words: &[] },
    Promise { name: "bracket", keep: bracket::keep, words: &[] },
    Promise { name: "standings", keep: standings::keep, words: standings::WORDS },
];

/// The promise of that name.
pub(crate) fn find(name: &str) -> Option<&'static Promise> {
    ALL.iter().find(|promise| promise.name == name)
}

/// How far an input got that was refused at the door.
pub(crate) const REFUSED: u64 = 0;

/// How far an input got, as a number.
fn reached(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish().max(1)
}

/// Counts by their size, so that 40 turns and 41 are no news.
const fn size(count: usize) -> u32 {
    usize::BITS - count.leading_zeros()
}

/// Every sentence is there in both languages.
fn assert_said(text: &Text) {
    assert!(!text.english().trim().is_empty() && !text.say("fr").trim().is_empty(), "a sentence is missing: {text:?}");
}
