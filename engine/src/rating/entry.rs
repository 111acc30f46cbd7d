use serde::{Deserialize, Serialize};

use crate::text;
use crate::text::Text;

/// The most players at a table that is rated.
pub const MAX_PLAYERS: usize = 10;

/// A finished table in the log of results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place in the log: within a period results count in this order.
    pub number: u64,
    /// The rating period, a round or a week, counted from anywhere.
    pub period: u32,
    /// What is rated: the game, or a variant that is rated apart.
    pub game: String,
    /// Who played.
    pub players: Vec<u64>,
    /// The rank of each, 1 is best, equal ranks sharing the better one.
    pub ranks: Vec<u32>,
    /// How the result came about.
    pub kind: Kind,
    /// How long the match was, in games or points; 1 for a single game.
    pub length: u32,
}

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// By playing against each other.
    Played,
    /// By a forfeit, in whole or in part.
    Forfeit,
    /// Without an opponent.
    Bye,
    /// Alone, or all together.
    Solo,
}

impl Entry {
    /// A single game that was played.
    pub fn played(number: u64, period: u32, game: &str, players: Vec<u64>, ranks: Vec<u32>) -> Self {
        Self { number, period, game: game.to_owned(), players, ranks, kind: Kind::Played, length: 1 }
    }

    /// How many results it counts for between two.
    pub fn weight(&self) -> f64 {
        f64::from(self.length.clamp(1, 25)).sqrt()
    }

    /// Whether its numbers belong together.
    pub(super) fn check(&self) -> Result<(), Text> {
        let number = self.number;
        let mut players = self.players.clone();
        players.sort_unstable();
        players.dedup();
        if players.len() != self.players.len() || self.ranks.len() != self.players.len() {
            return Err(text!("rating-result-not-rank-each-different", number));
        }
        let right = |rank: &u32| *rank as usize == 1 + self.ranks.iter().filter(|other| *other < rank).count();
        // Large tables are not rated, so their ranks are not checked.
        match self.ranks.len() > MAX_PLAYERS || self.ranks.iter().all(right) {
            true => Ok(()),
            false => Err(text!("rating-ranks-result-not-counted-1", number)),
        }
    }

    /// Why it changes no rating, if it does not.
    pub(super) fn unrated(&self) -> Option<Text> {
        let players = self.players.len();
        match self.kind {
            Kind::Forfeit => Some(text!("rating-forfeits-not-rated")),
            Kind::Bye => Some(text!("rating-byes-not-rated")),
            Kind::Solo => Some(text!("rating-solo-games-not-rated")),
            Kind::Played if (2..=MAX_PLAYERS).contains(&players) => None,
            Kind::Played => Some(text!("rating-games-2-rated-not", max_players = MAX_PLAYERS, players)),
        }
    }
}
