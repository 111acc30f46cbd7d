use std::collections::BTreeMap;

use serde::Serialize;

use super::Points;
use crate::text;
use crate::text::Text;

/// How far a series has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// Whether it goes on.
    pub state: State,
    /// What each entrant has, as it counts.
    pub scores: Vec<Points>,
    /// The same, game by game: one number per entrant. A score attack has none.
    pub games: Vec<Vec<Points>>,
    /// Once decided: one rank per entrant, 1 is best. Nobody has rank 1 when all have forfeited.
    pub ranks: Option<Vec<u32>>,
    /// Who gave up the series, or every game of it.
    pub forfeited: Vec<bool>,
    /// Whether all that counts was played: no forfeit had a part in it. Only such a series is rated.
    pub played: bool,
    /// What the next game has to be.
    pub next: Option<Expectation>,
    /// The score in a sentence or two.
    pub text: Text,
}

/// Whether a series goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// A game is to come.
    Open,
    /// The last game is broken off and has to be finished first.
    Adjourned,
    /// It is over.
    Decided,
}

/// What the next game has to be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Expectation {
    /// Its number in the series, from 1; in a score attack the number of attempts so far and one.
    pub number: usize,
    /// Who sits where, by index: seat by seat, or in a score attack those who may still try.
    pub seats: Vec<usize>,
    /// Whether another order of seats would be refused.
    pub seats_bind: bool,
    /// Options that its record has to carry, written or by the game's default.
    pub options: BTreeMap<String, String>,
    /// The setup that its record has to carry.
    pub setup: Option<String>,
    /// The same in a sentence.
    pub note: Text,
}

/// Names in a row: “Ada, Ben and Cleo”.
pub(super) fn list<S: AsRef<str>>(names: &[S], of: impl IntoIterator<Item = usize>) -> Text {
    Text::list(of.into_iter().map(|at| Text::same(name(names, at))))
}

/// The name of an entrant.
pub(super) fn name<S: AsRef<str>>(names: &[S], at: usize) -> &str {
    names.get(at).map_or("?", AsRef::as_ref)
}

/// Sentences one after the other.
pub(super) fn sentences(parts: &[Text]) -> Text {
    Text::sentences(parts.iter().filter(|part| !part.is_empty()).cloned())
}

/// More games than this are not opened as a sum.
const MAX_TERMS: usize = 30;

/// Every entrant with the total and what it is made of: “Ada 2 (1 + 0 + 1), Ben 1 (0 + 1 + 0)”.
pub(super) fn sums<S: AsRef<str>>(names: &[S], totals: &[Points], games: &[Vec<Points>]) -> Text {
    let entrants = totals.iter().enumerate().map(|(entrant, total)| {
        let terms: Vec<Text> = games.iter().filter_map(|game| game.get(entrant)).map(|points| points.text()).collect();
        let (name, total) = (Text::same(name(names, entrant)), total.text());
        match terms.len() {
            2..=MAX_TERMS => text!("series-total-of", name, total, terms = Text::joined(terms, " + ")),
            _ => text!("series-total", name, total),
        }
    });
    Text::joined(entrants, ", ")
}

/// Ranks by a key, greatest first, for those present; the others behind them, and never first.
pub(super) fn ranks<K: Ord>(keys: &[K], forfeited: &[bool]) -> Vec<u32> {
    let present = || keys.iter().zip(forfeited).filter(|(_, out)| !**out).map(|(key, _)| key);
    let behind = (present().count() as u32 + 1).max(2);
    keys.iter()
        .zip(forfeited)
        .map(|(key, out)| if *out { behind } else { 1 + present().filter(|other| *other > key).count() as u32 })
        .collect()
}

/// Who has won, from the final ranks.
pub(super) fn verdict<S: AsRef<str>>(names: &[S], ranks: &[u32], forfeited: &[bool]) -> Text {
    let winners: Vec<usize> = ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(at, _)| at).collect();
    let out: Vec<usize> = forfeited.iter().enumerate().filter(|(_, out)| **out).map(|(at, _)| at).collect();
    let (who, absent) = (list(names, winners.iter().copied()), list(names, out.iter().copied()));
    let result = match winners.as_slice() {
        [] => text!("series-nobody-wins"),
        [_] => text!("series-wins", who),
        _ if winners.len() == names.len() => {
            if names.len() == 2 {
                text!("series-draw")
            } else {
                text!("series-all-share-first-place")
            }
        }
        _ => text!("series-share-first", who),
    };
    let forfeits = match out.len() {
        0 => Text::EMPTY,
        _ => text!("series-forfeited", who = absent, count = out.len()),
    };
    sentences(&[forfeits, result])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_forfeit_rank_behind() {
        assert_eq!(ranks(&[5, 9, 9, 7], &[false, false, true, false]), [3, 1, 4, 2]);
        assert_eq!(ranks(&[0, 0], &[true, true]), [2, 2]);
        assert_eq!(ranks(&[0, 3], &[false, true]), [1, 2]);
    }

    #[test]
    fn sums_open() {
        let points = |row: [i64; 2]| row.map(Points::hundredths).to_vec();
        let games = [points([100, 0]), points([50, 50])];
        assert_eq!(sums(&["Ada", "Ben"], &points([150, 50]), &games).english(), "Ada 1½ (1 + ½), Ben ½ (0 + ½)");
    }
}
