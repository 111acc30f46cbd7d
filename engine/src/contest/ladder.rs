//! A ladder: whoever beats somebody higher up takes their place.
//!
//! The list of events is the source of truth. [`replay`] plays it from the start, so that a correction of an
//! early event gives the right ladder today; an event that the rules forbid changes nothing and is
//! listed with the reason.

mod challenge;
mod replay;
mod rules;

pub use challenge::{Challenge, targets};
pub use replay::{Ladder, Move, Refused, Why, replay};
pub use rules::{Range, Rules, Winner};

use serde::{Deserialize, Serialize};

use super::day::Day;

/// Something that happened. Players are named by a name or handle that is theirs alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub day: Day,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A player enters at the foot of the ladder.
    Joined(String),
    /// A player leaves; everybody below moves up.
    Left(String),
    /// Somebody challenges somebody higher up.
    Challenged {
        /// Who challenges.
        by: String,
        /// Whom.
        whom: String,
    },
    /// The one who was challenged agrees to play.
    Accepted {
        /// Who had challenged.
        by: String,
        /// Who agrees.
        whom: String,
    },
    /// The one who was challenged does not want to play.
    Refused {
        /// Who had challenged.
        by: String,
        /// Who refuses.
        whom: String,
    },
    /// The challenge is taken back, by agreement or by the organiser; nobody moves.
    Cancelled {
        /// Who had challenged.
        by: String,
        /// Who had been challenged.
        whom: String,
    },
    /// The challenge was played.
    Played {
        /// Who had challenged.
        by: String,
        /// Who had been challenged.
        whom: String,
        /// Who won; `None` for a draw.
        winner: Option<String>,
    },
    /// One of the two did not come.
    NoShow {
        /// Who had challenged.
        by: String,
        /// Who had been challenged.
        whom: String,
        /// Who did not come.
        absent: String,
    },
    /// The organiser puts a player on a rung, from 1.
    Placed {
        /// Who.
        player: String,
        /// Where.
        rung: usize,
    },
}
