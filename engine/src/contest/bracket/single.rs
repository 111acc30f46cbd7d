//! Single elimination.

use super::build::Build;
use super::{Part, Source, seeding};

/// Plans it and gives the ladder.
pub(super) fn plan(build: &mut Build, entrants: usize, third_place: bool) -> Vec<Vec<Source>> {
    let main = build.knockout(Part::Main, seeding::first_round(entrants));
    let mut ladder = vec![vec![main.winner]];
    for (lost_since, losers) in main.losers.into_iter().rev().enumerate() {
        match losers.as_slice() {
            // With three entrants one semi-final is a bye, and its place is simply third.
            [a, b] if lost_since == 1 && third_place && *a != Source::Bye && *b != Source::Bye => {
                let (third, fourth) = build.play(Part::Places { from: 3, to: 4 }, 1, [*a, *b]);
                ladder.extend([vec![third], vec![fourth]]);
            }
            _ => ladder.push(losers),
        }
    }
    ladder
}
