//! What the two seats of a table are called in explanations.

use super::swiss::Side;
use crate::game::Facts;
use crate::text;
use crate::text::{Phrase, Text};

/// What the two seats of a table are called. Pairings and standings know them as White and Black, as FIDE’s texts do,
/// whatever the game: [`Side::White`] is the first seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SideNames {
    /// By who moves first: where the game has no names for its seats, or is not known.
    #[default]
    ByTurn,
    /// By the game’s own names, the first seat first.
    Named([Phrase; 2]),
}

impl SideNames {
    /// White moves first, as in chess.
    pub const WHITE_BLACK: Self = Self::Named([Phrase::new("common-white"), Phrase::new("common-black")]);

    /// As a game calls them.
    pub const fn of(facts: &Facts) -> Self {
        match facts.seats {
            [first, second, ..] => Self::Named([*first, *second]),
            _ => Self::ByTurn,
        }
    }

    /// A side in a text, which asks for a form of it: `.with` (“with White”, “moving first”), `.due` (“White”, “to move
    /// first”).
    pub fn text(self, side: Side) -> Text {
        match (self, side) {
            (Self::Named([first, _]), Side::White) => first.into(),
            (Self::Named([_, second]), Side::Black) => second.into(),
            (Self::ByTurn, Side::White) => text!("common-moves-first"),
            (Self::ByTurn, Side::Black) => text!("common-moves-second"),
        }
    }
}
