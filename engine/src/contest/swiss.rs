//! The field of a Swiss competition: who is in it, what has been played, and what that means for
//! the next pairing. Seats are called White and Black, as FIDE's texts have them; in games without
//! colours White is the seat that begins.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Points in tenths, so that halves and odd systems stay whole.
pub type Tenths = u32;

/// One of the two seats of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Side {
    White,
    Black,
}

impl Side {
    /// The other seat.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// Won, drawn or lost, whether over the board or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Score {
    Win,
    Draw,
    Loss,
}

/// What a player did in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outing {
    /// A game that was played.
    Played {
        /// Against whom, by index.
        opponent: usize,
        /// On which side.
        side: Side,
        /// With what result.
        score: Score,
    },
    /// Paired, but not played.
    Forfeit {
        /// Against whom, by index.
        opponent: usize,
        /// On which side, where that was settled.
        side: Option<Side>,
        /// With what result.
        score: Score,
    },
    /// The bye that the pairing gave to the odd player.
    PairingBye,
    /// A bye that was asked for, or an absence, with its result.
    Bye(Score),
}

impl Outing {
    /// The opponent and side of a game that was played.
    pub const fn played(self) -> Option<(usize, Side)> {
        match self {
            Self::Played { opponent, side, .. } => Some((opponent, side)),
            _ => None,
        }
    }

    /// Whether the pairing knew of the player in that round.
    pub const fn was_paired(self) -> bool {
        !matches!(self, Self::Bye(_))
    }
}

/// What results are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Points {
    pub win: Tenths,
    pub draw: Tenths,
    pub loss: Tenths,
    /// A loss by forfeit.
    pub forfeit_loss: Tenths,
    /// A bye without points, or an absence.
    pub zero_bye: Tenths,
    pub pairing_bye: Tenths,
}

impl Default for Points {
    fn default() -> Self {
        Self { win: 10, draw: 5, loss: 0, forfeit_loss: 0, zero_bye: 0, pairing_bye: 10 }
    }
}

impl Points {
    /// What one round gave.
    pub const fn of(&self, outing: Outing) -> Tenths {
        match outing {
            Outing::PairingBye => self.pairing_bye,
            Outing::Played { score, .. } | Outing::Forfeit { score, .. } | Outing::Bye(score) => match score {
                Score::Win => self.win,
                Score::Draw => self.draw,
                Score::Loss => match outing {
                    Outing::Played { .. } => self.loss,
                    Outing::Forfeit { .. } => self.forfeit_loss,
                    _ => self.zero_bye,
                },
            },
        }
    }
}

/// A player of the field.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Entrant {
    /// What explanations call the player; by number if empty.
    pub name: String,
    /// One outing per round; one more than the rounds played where the player is known to be away in
    /// the next.
    pub outings: Vec<Outing>,
    /// Points added for the pairing only, one number per round.
    pub acceleration: Vec<Tenths>,
}

/// Players who are not to meet, from one round to another (counted from 0, the end not included).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Apart {
    /// Any two of them.
    pub players: Vec<usize>,
    /// In these rounds.
    pub rounds: std::ops::Range<usize>,
}

/// Everything a pairing looks at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// The players by start number, from 0.
    pub entrants: Vec<Entrant>,
    /// Rounds played.
    pub played: usize,
    /// Rounds in all.
    pub rounds: usize,
    /// What results are worth.
    pub points: Points,
    /// The side of the first player in the first round, where lots have decided.
    pub first_side: Option<Side>,
    /// Who is kept apart.
    pub apart: Vec<Apart>,
}

impl Field {
    /// The player's name, or the number from 1 where there is none.
    pub fn called(&self, player: usize) -> String {
        let name = self.entrants.get(player).map(|entrant| entrant.name.as_str()).filter(|name| !name.is_empty());
        name.map_or_else(|| (player + 1).to_string(), str::to_owned)
    }

    /// The points of a player after so many rounds.
    pub fn points_after(&self, player: usize, rounds: usize) -> Tenths {
        let outings = self.entrants.get(player).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
        outings.iter().take(rounds).map(|outing| self.points.of(*outing)).sum()
    }

    /// The points that count for the pairing of the round after so many: with acceleration.
    pub fn pairing_points(&self, player: usize, rounds: usize) -> Tenths {
        let extra = self.entrants.get(player).and_then(|entrant| entrant.acceleration.get(rounds));
        self.points_after(player, rounds) + extra.copied().unwrap_or(0)
    }

    /// Whether a player takes part in the next round.
    pub fn is_present(&self, player: usize) -> bool {
        self.entrants.get(player).is_some_and(|entrant| entrant.outings.len() <= self.played)
    }

    /// Adds the points of the Baku acceleration to the upper half of the field.
    pub fn accelerate_baku(&mut self) {
        let upper = 2 * self.entrants.len().div_ceil(4);
        let accelerated = self.rounds.div_ceil(2);
        let full = accelerated.div_ceil(2);
        let points = self.points;
        for entrant in self.entrants.iter_mut().take(upper) {
            entrant.acceleration =
                (0..accelerated).map(|round| if round < full { points.win } else { points.draw }).collect();
        }
    }

    /// The side that the first player had, read off the first round with colours.
    pub fn inferred_first_side(&self) -> Option<Side> {
        let side_in = |outing: &Outing| match outing {
            Outing::Played { side, .. } => Some(*side),
            Outing::Forfeit { side, .. } => *side,
            _ => None,
        };
        let first_round = (0..self.played)
            .find(|round| self.entrants.iter().any(|e| e.outings.get(*round).and_then(side_in).is_some()))?;
        // The pairing bye has no side; then the next player's tells.
        let mut number = 0;
        for entrant in &self.entrants {
            if !entrant.outings.iter().take(first_round + 1).any(|outing| outing.was_paired()) {
                continue;
            }
            if let Some(side) = entrant.outings.get(first_round).and_then(side_in) {
                return Some(if number % 2 == 0 { side } else { side.other() });
            }
            number += 1;
        }
        None
    }
}
