//! Swiss pairings against their rules: whole imaginary competitions, and tiny fields against trying
//! everything.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::unwrap_used, reason = "a test may fail")]

mod competitions;
mod double;
mod dutch;
mod history;
mod plain;
mod report;

/// All ways to pair everybody of a list, each pair in the order of the list.
fn all_pairings(players: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let [first, rest @ ..] = players else { return vec![Vec::new()] };
    let mut found = Vec::new();
    for at in 0..rest.len() {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        for mut pairs in all_pairings(&others) {
            pairs.insert(0, (*first, other));
            found.push(pairs);
        }
    }
    found
}
