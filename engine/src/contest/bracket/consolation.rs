//! Progressive consolation, as backgammon clubs play it: the losers of main round k enter the
//! consolation in its round k, so that whoever came further in the main bracket has less far to go.

use std::collections::VecDeque;

use super::build::{Build, Knockout};
use super::{Part, Source, crossing, seeding};

/// Plans main bracket, consolation and last chance, and gives the ladder: the main bracket first, then
/// the consolation, then the last chance.
pub(super) fn plan(build: &mut Build, entrants: usize, spared: usize, last_chance: bool) -> Vec<Vec<Source>> {
    let main = build.knockout(Part::Main, seeding::first_round(entrants));
    let mut ladder = vec![vec![main.winner]];
    let (dropping, kept) = main.losers.split_at(main.losers.len().saturating_sub(spared));
    ladder.extend(kept.iter().rev().cloned());
    if dropping.is_empty() {
        return ladder;
    }
    let consolation = progressive(build, Part::Consolation, dropping);
    ladder.push(vec![consolation.winner]);
    match consolation.losers.split_last() {
        Some((last, dropping)) if last_chance && !dropping.is_empty() => {
            ladder.push(last.clone());
            let third = progressive(build, Part::LastChance, dropping);
            ladder.push(vec![third.winner]);
            ladder.extend(third.losers.into_iter().rev());
        }
        _ => ladder.extend(consolation.losers.into_iter().rev()),
    }
    ladder
}

/// Plays a bracket that more players join round by round.
fn progressive(build: &mut Build, part: Part, joining: &[Vec<Source>]) -> Knockout {
    let present = |round: &Vec<Source>| round.iter().copied().filter(|source| *source != Source::Bye).collect();
    let mut joining: VecDeque<Vec<Source>> = joining.iter().map(present).skip_while(Vec::is_empty).collect();
    let (mut alive, mut losers): (Vec<Source>, Vec<Vec<Source>>) = (Vec::new(), Vec::new());
    let mut had_bye = None;
    loop {
        let mut newcomers = joining.pop_front().unwrap_or_default();
        if joining.iter().all(Vec::is_empty) && newcomers.len() + alive.len() < 2 {
            let winner = newcomers.first().or(alive.first()).copied().unwrap_or(Source::Bye);
            return Knockout { winner, losers };
        }
        let free = odd_one_out(&mut newcomers, &mut alive, had_bye);
        let mut pairs = crossing::pair(build, &newcomers, &alive);
        pairs.extend(free.map(|player| [player, Source::Bye]));
        let round = losers.len() + 1;
        let played: Vec<(Source, Source)> = pairs.into_iter().map(|pair| build.play(part, round, pair)).collect();
        let (winners, beaten) = played.into_iter().unzip();
        alive = winners;
        had_bye = free.and(alive.last().copied());
        losers.push(beaten);
    }
}

/// Takes out whoever has the bye of an odd round: a newcomer, who came further than the others, or
/// else one who did not have the last.
fn odd_one_out(newcomers: &mut Vec<Source>, alive: &mut Vec<Source>, had_bye: Option<Source>) -> Option<Source> {
    if (newcomers.len() + alive.len()).is_multiple_of(2) {
        return None;
    }
    if !newcomers.is_empty() {
        return Some(newcomers.remove(0));
    }
    let index = alive.iter().rposition(|player| Some(*player) != had_bye).unwrap_or(0);
    (index < alive.len()).then(|| alive.remove(index))
}
