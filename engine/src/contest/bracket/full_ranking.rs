//! Everybody plays on: winners for the better half of the places, losers for the other.

use super::build::Build;
use super::{Part, Source};

/// Plans it and gives the ladder, one rung per place.
pub(super) fn plan(build: &mut Build, entrants: usize) -> Vec<Vec<Source>> {
    let mut ladder = Vec::new();
    let seeds: Vec<Source> = (1..=entrants).map(Source::Seed).collect();
    play_for(build, 1, 1, &seeds, &mut ladder);
    ladder
}

/// Lets these, the best first, play for the places from `from` on. It calls itself with half as many,
/// so it is at most nine calls deep.
fn play_for(build: &mut Build, round: usize, from: usize, players: &[Source], ladder: &mut Vec<Vec<Source>>) {
    let count = players.len();
    if count < 2 {
        ladder.extend(players.iter().map(|player| vec![*player]));
        return;
    }
    let part = if from == 1 { Part::Main } else { Part::Places { from, to: from + count - 1 } };
    let half = count.next_power_of_two() / 2;
    let (upper, lower) = players.split_at(half);
    // The first meets the last; the best have no opponent where places are empty.
    let opponents = std::iter::repeat_n(Source::Bye, half - lower.len()).chain(lower.iter().rev().copied());
    let (winners, mut losers): (Vec<_>, Vec<_>) =
        upper.iter().zip(opponents).map(|(better, worse)| build.play(part, round, [*better, worse])).unzip();
    losers.retain(|loser| *loser != Source::Bye);
    losers.reverse();
    play_for(build, round + 1, from, &winners, ladder);
    play_for(build, round + 1, from + half, &losers, ladder);
}
