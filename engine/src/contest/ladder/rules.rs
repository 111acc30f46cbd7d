//! The rules of a ladder, each of which the organiser may change.

use serde::{Deserialize, Serialize};

/// How far up a player may challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    /// Holds down to this rung, from 1; `None` to the foot.
    pub to_rung: Option<usize>,
    /// Rungs up.
    pub up: usize,
}

/// What a challenger who wins gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// The place of the one who lost; everybody between moves down by one.
    #[default]
    TakesThePlace,
    /// Half the way there, rounded up.
    GoesHalfWay,
}

/// The rules of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// Ranges from the top down.
    pub ranges: Vec<Range>,
    /// What a challenger who wins gets.
    pub winner: Winner,
    /// Days to answer a challenge; after that it counts as refused.
    pub days_to_answer: u32,
    /// Days to play from the day it was accepted; after that it lapses and nobody moves.
    pub days_to_play: u32,
    /// Days before the same two may play again.
    pub days_between: u32,
    /// Open challenges that a player may have made at a time.
    pub open_challenges: usize,
    /// Places lost by refusing.
    pub refusal: usize,
    /// Places lost by not coming.
    pub no_show: usize,
}

impl Default for Rules {
    fn default() -> Self {
        let range = |to_rung, up| Range { to_rung, up };
        Self {
            ranges: vec![range(Some(5), 2), range(Some(8), 3), range(Some(15), 4), range(None, 5)],
            winner: Winner::TakesThePlace,
            days_to_answer: 3,
            days_to_play: 14,
            days_between: 0,
            open_challenges: 1,
            refusal: 3,
            no_show: 5,
        }
    }
}

impl Rules {
    /// How far up somebody on a rung, from 1, may challenge.
    pub fn range(&self, rung: usize) -> usize {
        let holds = |range: &&Range| range.to_rung.is_none_or(|last| rung <= last);
        self.ranges.iter().find(holds).map_or(0, |range| range.up)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_ranges_widen_downwards() {
        let rules = Rules::default();
        let ranges: Vec<usize> = [2, 5, 6, 8, 9, 15, 16, 99].map(|rung| rules.range(rung)).to_vec();
        assert_eq!(ranges, [2, 2, 3, 3, 4, 4, 5, 5]);
    }
}
