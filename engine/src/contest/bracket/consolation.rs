//! Progressive consolation, as backgammon clubs play it: the losers of main round k enter the
//! consolation in its round k, so that whoever came further in the main bracket has less far to go.

use std::collections::VecDeque;

use super::build::{Build, Knockout};
use super::{Ordering, Part, Source, seeding};

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
    let (mut alive, mut losers): (Vec<Line>, Vec<Vec<Source>>) = (Vec::new(), Vec::new());
    loop {
        let newcomers = joining.pop_front().unwrap_or_default();
        let mut newcomers: Vec<Line> = newcomers.into_iter().map(|source| Line { source, had_bye: false }).collect();
        if joining.iter().all(Vec::is_empty) && newcomers.len() + alive.len() < 2 {
            let winner = newcomers.first().or(alive.first()).map_or(Source::Bye, |line| line.source);
            return Knockout { winner, losers };
        }
        let free = odd_one_out(&mut newcomers, &mut alive);
        let pairs = pair(build, &newcomers, &alive);
        let pairs = free.map(|line| [line.source, Source::Bye]).into_iter().chain(pairs);
        let round = losers.len() + 1;
        let played: Vec<(Source, Source)> = pairs.map(|pair| build.play(part, round, pair)).collect();
        let line = |(index, played): (usize, &(Source, Source))| Line {
            source: played.0,
            had_bye: free.is_some() && index == 0,
        };
        alive = played.iter().enumerate().map(line).collect();
        losers.push(played.into_iter().map(|(_, loser)| loser).collect());
    }
}

/// One who is still in.
#[derive(Clone, Copy)]
struct Line {
    source: Source,
    had_bye: bool,
}

/// Takes out whoever has the bye of an odd round: a newcomer, who came further than the others, or
/// else one who did not have the last.
fn odd_one_out(newcomers: &mut Vec<Line>, alive: &mut Vec<Line>) -> Option<Line> {
    if (newcomers.len() + alive.len()).is_multiple_of(2) {
        return None;
    }
    if !newcomers.is_empty() {
        return Some(newcomers.remove(0));
    }
    let index = alive.iter().rposition(|line| !line.had_bye).unwrap_or(0);
    (index < alive.len()).then(|| alive.remove(index))
}

/// Newcomers against survivors as far as there are both, the rest among themselves, in the way that
/// leaves the fewest possible rematches in this round.
fn pair(build: &Build, newcomers: &[Line], alive: &[Line]) -> Vec<[Source; 2]> {
    let history = Histories::new(build);
    let mut best: Option<(usize, Vec<[Source; 2]>)> = None;
    for order in Ordering::ALL {
        let newcomers: Vec<Source> = order.apply(newcomers).iter().map(|line| line.source).collect();
        for turned in 0..alive.len().max(1) {
            let mut survivors: Vec<Source> = alive.iter().map(|line| line.source).collect();
            survivors.rotate_left(turned);
            let mixed = newcomers.len().min(survivors.len());
            let (new, rest_new) = newcomers.split_at(mixed);
            let (old, rest_old) = survivors.split_at(mixed);
            let pairs: Vec<[Source; 2]> = std::iter::zip(old, new)
                .map(|(old, new)| [*old, *new])
                .chain(super::build::neighbours(rest_new))
                .chain(super::build::neighbours(rest_old))
                .collect();
            let rematches = pairs.iter().filter(|[a, b]| history.may_have_met(*a, *b)).count();
            if best.as_ref().is_none_or(|(fewest, _)| rematches < *fewest) {
                best = Some((rematches, pairs));
            }
        }
        if matches!(best, Some((0, _))) {
            break;
        }
    }
    best.map(|(_, pairs)| pairs).unwrap_or_default()
}

/// Which matches the players who may come from a source have won and lost.
struct Histories {
    of_match: Vec<History>,
}

/// Match numbers as bits.
#[derive(Clone, Default)]
struct History {
    won: Vec<u64>,
    lost: Vec<u64>,
}

impl Histories {
    fn new(build: &Build) -> Self {
        let mut histories = Self { of_match: vec![History::default()] };
        for played in &build.matches {
            let [a, b] = played.sources.map(|source| histories.of(source));
            histories.of_match.push(History { won: union(&a.won, &b.won), lost: union(&a.lost, &b.lost) });
        }
        histories
    }

    fn of(&self, source: Source) -> History {
        match source {
            Source::Winner(id) => {
                let before = self.of_match.get(id.0).cloned().unwrap_or_default();
                History { won: with(before.won, id.0), lost: before.lost }
            }
            Source::Loser(id) => {
                let before = self.of_match.get(id.0).cloned().unwrap_or_default();
                History { won: before.won, lost: with(before.lost, id.0) }
            }
            Source::Seed(_) | Source::Bye => History::default(),
        }
    }

    fn may_have_met(&self, a: Source, b: Source) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        let common = |x: &[u64], y: &[u64]| std::iter::zip(x, y).any(|(x, y)| x & y != 0);
        common(&a.won, &b.lost) || common(&a.lost, &b.won)
    }
}

fn union(a: &[u64], b: &[u64]) -> Vec<u64> {
    let word = |words: &[u64], index: usize| words.get(index).copied().unwrap_or(0);
    (0..a.len().max(b.len())).map(|index| word(a, index) | word(b, index)).collect()
}

fn with(mut words: Vec<u64>, bit: usize) -> Vec<u64> {
    words.resize(words.len().max(bit / 64 + 1), 0);
    if let Some(word) = words.get_mut(bit / 64) {
        *word |= 1 << (bit % 64);
    }
    words
}
