//! The executable as a person runs it.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;
#[cfg(unix)]
mod demo;
mod import;
mod language;
mod load;
mod pairing;
mod picture;
mod records;
mod standings;
