//! A league: divisions one above the other, fixtures with windows, and the next season drawn up from
//! the last.
//!
//! As with a ladder the list of events is the source of truth: [`replay`] gives the state on any day,
//! [`close()`] the next season, and doing either again gives the same again.

mod calendar;
mod close;
mod movement;
mod replay;
mod rules;
mod standings;

use serde::{Deserialize, Serialize};

use super::day::{Day, Window};

pub use calendar::{Calendar, fixtures};
pub use close::{Close, Intake, close};
pub use movement::{Band, Bands, Moved, PlayOff, Why, play_offs};
pub use replay::{FixtureState, Refused, Score, State, Status, replay};
pub use rules::{Fill, Overdue, Rules, Withdrawal};
pub use standings::{Criterion, Line};

/// A season of a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Season {
    /// Its number; the next season has the next.
    pub number: u32,
    /// The rules.
    pub rules: Rules,
    /// The divisions, the highest tier first.
    pub divisions: Vec<Division>,
    /// The seed of all lots.
    pub seed: u64,
}

/// Players who all meet each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// Its name.
    pub name: String,
    /// How far down it is, from 0; several divisions may be on one tier.
    pub tier: usize,
    /// Names or handles, each for one player alone.
    pub players: Vec<String>,
    /// Who meets whom, in order.
    pub fixtures: Vec<Fixture>,
}

/// Two players who are to meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixture {
    /// The round, from 0.
    pub round: usize,
    /// Who begins, or plays at home.
    pub home: String,
    /// The other.
    pub away: String,
    /// When it is to be played.
    pub window: Window,
}

/// Which fixture: its division and its place there, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct At {
    /// The division.
    pub division: usize,
    /// The fixture.
    pub fixture: usize,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub day: Day,
    /// What.
    pub what: What,
}

/// What happened. A later result of the same fixture replaces an earlier one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A fixture was played; more is better.
    Played {
        /// Which.
        at: At,
        /// The score of the first.
        home: u32,
        /// The score of the second.
        away: u32,
    },
    /// Somebody did not play.
    Forfeited {
        /// Which.
        at: At,
        /// Who did not play: one of the two, or `None` for both.
        by: Option<String>,
    },
    /// The result is taken back, and the fixture is open again.
    Annulled {
        /// Which.
        at: At,
    },
    /// A fixture is put off.
    Postponed {
        /// Which.
        at: At,
        /// Who asked; `None` where the organiser decided, which counts against nobody.
        by: Option<String>,
        /// The new last day.
        to: Day,
    },
    /// A player leaves the season.
    Withdrawn {
        /// Who.
        player: String,
    },
    /// A play-off for a place in the higher tier was played.
    PlayOff {
        /// Who defended the place.
        holder: String,
        /// Who wanted it.
        challenger: String,
        /// Which of the two won.
        winner: String,
    },
}
