//! What happened in a bracket, as it is stored: nothing here depends on the order of the entries.

use serde::{Deserialize, Serialize};

use super::MatchId;

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Which match.
    pub id: MatchId,
    /// Between whom, in any order. A result is of these two and of nobody else.
    pub between: [usize; 2],
    /// How it ended.
    pub ending: Ending,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Won by this entrant.
    Won(usize),
    /// Not played: this entrant goes through, and the other goes on as a loser.
    Walkover(usize),
    /// Neither came: both are out of the competition.
    DoubleForfeit,
}

impl Ending {
    /// Who won.
    pub const fn winner(self) -> Option<usize> {
        match self {
            Self::Won(winner) | Self::Walkover(winner) => Some(winner),
            Self::DoubleForfeit => None,
        }
    }
}

/// Everything reported.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Log {
    /// The results.
    pub reports: Vec<Report>,
    /// Who has left: their matches without a result are walkovers for the other.
    pub withdrawn: Vec<usize>,
}
