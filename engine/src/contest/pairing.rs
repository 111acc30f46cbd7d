//! Who meets whom.

mod complete;
pub mod double;
pub mod dutch;
mod impossible;
mod matching;
pub mod plain;
mod player;
pub mod reason;
mod weight;
pub mod wishes;

use crate::text;
use crate::text::Text;
use reason::{Bye, Meeting, Sides};

/// Two players at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// The first side, by index in the field.
    pub white: usize,
    /// The second side.
    pub black: usize,
    /// Why these two meet.
    pub why: Meeting,
    /// Why the sides are as they are.
    pub side: Sides,
}

/// The tables of a round, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The pairs.
    pub tables: Vec<Pair>,
    /// Who has the bye, and why.
    pub bye: Option<(usize, Bye)>,
}

/// No pairing keeps to the rules; which of them stand in the way and which to relax.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible {
    /// In a sentence.
    pub text: Text,
    /// Who remains without an opponent at best, by index in the field.
    pub stuck: Vec<usize>,
}

/// The most players that one round can pair: more would take minutes and gigabytes.
pub const MOST_PLAYERS: usize = 3000;

/// Refuses a field that is too large to be paired.
fn check_size(players: usize) -> Result<(), Impossible> {
    if players <= MOST_PLAYERS {
        return Ok(());
    }
    let text = text!("pairing-players-many-pair-once-most", players, most_players = MOST_PLAYERS);
    Err(Impossible { text, stuck: Vec::new() })
}
