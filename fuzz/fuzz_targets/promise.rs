//! Puts the promise that `PODIUM_PROMISE` names (`record` without it) to the test, guided by coverage.

#![no_main]

#[path = "../../engine/tests/fuzz/promises/mod.rs"]
mod promises;

use std::sync::LazyLock;

static PROMISE: LazyLock<&promises::Promise> = LazyLock::new(|| {
    let name = std::env::var("PODIUM_PROMISE").unwrap_or_else(|_| "record".to_owned());
    promises::find(&name).unwrap_or_else(|| panic!("there is no promise “{name}”"))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    (PROMISE.keep)(bytes);
});
