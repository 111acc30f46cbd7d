use serde::Serialize;

use super::{Next, Seat};

/// The result of a finished game, one number per seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// 1 is best; seats that tie share the better rank and the next rank is skipped.
    pub ranks: Vec<u32>,
    /// What the rules count, where they count something.
    pub scores: Option<Vec<i64>>,
    /// For solitaire and cooperative games.
    pub solved: Option<bool>,
    /// Why the game ended.
    pub end: &'static str,
}

impl Outcome {
    /// Ranks as given.
    pub fn ranked(ranks: impl Into<Vec<u32>>, end: &'static str) -> Self {
        Self { ranks: ranks.into(), scores: None, solved: None, end }
    }

    /// `winner` has rank 1, all others rank 2.
    pub fn win(winner: Seat, players: usize, end: &'static str) -> Self {
        Self::ranked(Seat::all(players).map(|seat| if seat == winner { 1 } else { 2 }).collect::<Vec<_>>(), end)
    }

    /// All share rank 1.
    pub fn draw(players: usize, end: &'static str) -> Self {
        Self::ranked(vec![1; players], end)
    }

    /// More is better; the scores are kept.
    pub fn highest(scores: impl Into<Vec<i64>>, end: &'static str) -> Self {
        let scores = scores.into();
        Self { ranks: Self::rank_by(&scores), scores: Some(scores), solved: None, end }
    }

    /// Fewer is better; the scores are kept.
    pub fn lowest(scores: impl Into<Vec<i64>>, end: &'static str) -> Self {
        let scores = scores.into();
        let negated: Vec<i64> = scores.iter().map(|score| -score).collect();
        Self { ranks: Self::rank_by(&negated), scores: Some(scores), solved: None, end }
    }

    /// Everybody together, or one alone: solved or not.
    pub fn solved(solved: bool, players: usize, end: &'static str) -> Self {
        Self { solved: Some(solved), ..Self::draw(players, end) }
    }

    /// The same outcome with these scores.
    pub fn with_scores(self, scores: impl Into<Vec<i64>>) -> Self {
        Self { scores: Some(scores.into()), ..self }
    }

    /// Ranks by any key, greatest first, equal keys sharing the better rank.
    pub fn rank_by<K: Ord>(keys: &[K]) -> Vec<u32> {
        keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u32).collect()
    }
}

impl From<Outcome> for Next {
    fn from(outcome: Outcome) -> Self {
        Self::End(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_rank() {
        assert_eq!(Outcome::highest([5, 9, 9, 2], "x").ranks, [3, 1, 1, 4]);
        assert_eq!(Outcome::lowest([5, 9, 9, 2], "x").ranks, [2, 3, 3, 1]);
    }
}
