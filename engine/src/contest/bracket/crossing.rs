//! Crossing newcomers over with those who are already in a consolation, so that rematches are few.

use super::build::Build;
use super::{Ordering, Source};

/// The least crossing comes first: a short move leaves room to cross over in later rounds.
const ORDERS: [Ordering; 5] =
    [Ordering::PairFlip, Ordering::ReverseHalfShift, Ordering::HalfShift, Ordering::Reverse, Ordering::Natural];

/// Newcomers against survivors as far as there are both, the rest among themselves, in the way that
/// leaves the fewest possible rematches in this round. There must be an even number in all.
pub(super) fn pair(build: &Build, newcomers: &[Source], survivors: &[Source]) -> Vec<[Source; 2]> {
    let histories = Histories::new(build);
    let players = |sources: &[Source], others: usize| -> Vec<Player> {
        let player = |(index, source): (usize, &Source)| Player {
            source: *source,
            height: index * others.max(1),
            history: histories.of(*source),
        };
        sources.iter().enumerate().map(player).collect()
    };
    let new = players(newcomers, survivors.len());
    let old = players(survivors, newcomers.len());
    let (new, mut old): (Vec<&Player>, Vec<&Player>) = (new.iter().collect(), old.iter().collect());
    let mut best: Option<(usize, Vec<[&Player; 2]>)> = None;
    for _ in 0..old.len().max(1) {
        for order in ORDERS {
            let pairs = mixed(&order.apply(&new), &old);
            let rematches = pairs.iter().filter(|[a, b]| a.history.may_have_met(&b.history)).count();
            if best.as_ref().is_none_or(|(fewest, _)| rematches < *fewest) {
                best = Some((rematches, pairs));
            }
        }
        if matches!(best, Some((0, _))) {
            break;
        }
        let turn = old.len().min(1);
        old.rotate_left(turn);
    }
    let mut pairs = best.map(|(_, pairs)| pairs).unwrap_or_default();
    pairs.sort_by_key(|pair| pair.map(|player| player.height));
    pairs.into_iter().map(|pair| pair.map(|player| player.source)).collect()
}

/// One to be paired.
struct Player {
    source: Source,
    /// How far down the bracket, on a scale that is the same for newcomers and survivors.
    height: usize,
    history: History,
}

/// Pairs old with new, both picked evenly from their lists, and the rest with their neighbours.
fn mixed<'a>(new: &[&'a Player], old: &[&'a Player]) -> Vec<[&'a Player; 2]> {
    let count = new.len().min(old.len());
    let (new, rest_new) = evenly(new, count);
    let (old, rest_old) = evenly(old, count);
    let among = |rest: Vec<&'a Player>| -> Vec<[&'a Player; 2]> {
        rest.chunks_exact(2).filter_map(|pair| pair.try_into().ok()).collect()
    };
    std::iter::zip(old, new).map(|(old, new)| [old, new]).chain(among(rest_new)).chain(among(rest_old)).collect()
}

/// So many, at equal distances, and the others.
fn evenly<'a>(players: &[&'a Player], count: usize) -> (Vec<&'a Player>, Vec<&'a Player>) {
    let stride = players.len().checked_div(count).unwrap_or(0);
    let is_picked = |index: usize| stride > 0 && index.is_multiple_of(stride) && index / stride < count;
    let (picked, rest): (Vec<_>, Vec<_>) =
        players.iter().copied().enumerate().partition(|(index, _)| is_picked(*index));
    let only = |list: Vec<(usize, &'a Player)>| list.into_iter().map(|(_, player)| player).collect();
    (only(picked), only(rest))
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
}

impl History {
    fn may_have_met(&self, other: &Self) -> bool {
        let common = |x: &[u64], y: &[u64]| std::iter::zip(x, y).any(|(x, y)| x & y != 0);
        common(&self.won, &other.lost) || common(&self.lost, &other.won)
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
