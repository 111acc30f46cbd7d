//! The rules of a league, each of which the organiser may change.

use serde::{Deserialize, Serialize};

use super::Criterion;
use crate::contest::swiss::Tenths;

/// What happens to a fixture that was not played in its window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overdue {
    /// It waits for the organiser.
    #[default]
    Wait,
    /// Both lose.
    BothLose,
    /// A draw without a score.
    Draw,
}

/// What happens to the results of somebody who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// With less than half of the fixtures played none counts, else the others are forfeited.
    #[default]
    ByHalf,
    /// None counts.
    Void,
    /// Those that were played count, the others are forfeited.
    Keep,
}

/// Who fills a hole in a tier when there is no wild card for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fill {
    /// The best of the tier below who were not promoted: the best third, say.
    #[default]
    BestBelow,
    /// The best of those who were to go down.
    Reprieve,
}

/// The rules of a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// What a win is worth.
    pub win: Tenths,
    /// What a draw is worth.
    pub draw: Tenths,
    /// What a loss is worth.
    pub loss: Tenths,
    /// What a fixture is worth that one forfeits.
    pub forfeit: Tenths,
    /// What decides between equal points, in order; lots come last.
    pub criteria: Vec<Criterion>,
    /// How many of each division go up.
    pub promoted: usize,
    /// How many of each division go down.
    pub relegated: usize,
    /// How many of each division play off against the tier below or above.
    pub play_offs: usize,
    /// Who fills a hole.
    pub fill: Fill,
    /// What happens to a fixture that was not played in its window.
    pub overdue: Overdue,
    /// What happens to the results of somebody who leaves.
    pub withdrawal: Withdrawal,
    /// How often a player may ask to put a fixture off.
    pub postponements: usize,
    /// How many days after its window a fixture may be put off.
    pub longest_postponement: u32,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            win: 10,
            draw: 5,
            loss: 0,
            forfeit: 0,
            criteria: vec![Criterion::Direct, Criterion::Wins, Criterion::Difference, Criterion::For],
            promoted: 2,
            relegated: 2,
            play_offs: 0,
            fill: Fill::default(),
            overdue: Overdue::default(),
            withdrawal: Withdrawal::default(),
            postponements: 2,
            longest_postponement: 28,
        }
    }
}
