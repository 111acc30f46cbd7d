//! The conditions that most games share, each with the sentence for a turn that does not meet it.

use super::balls::Balls;
use super::colour::Colour;
use super::point::Point;
use super::size::Size;
use crate::text;
use crate::text::Text;

impl<S: Size> Balls<S> {
    /// Requires that a ball can be put there now.
    pub fn require_playable(&self, point: Point<S>) -> Result<(), Text> {
        if self.playable().contains(point) {
            Ok(())
        } else if self.occupied().contains(point) {
            Err(text!("board-already-ball", point))
        } else {
            Err(text!("board-not-supported-four-points-below", point))
        }
    }

    /// Requires a ball.
    pub fn require_ball(&self, point: Point<S>) -> Result<Colour, Text> {
        self.at(point).ok_or_else(|| text!("board-no-ball", point))
    }

    /// Requires a ball of that colour.
    pub fn require_colour(&self, point: Point<S>, colour: Colour) -> Result<(), Text> {
        let there = self.require_ball(point)?.name();
        let wanted = colour.name();
        if there == wanted {
            return Ok(());
        }
        Err(text!("board-ball-colour", point, there, wanted))
    }

    /// Requires a ball that is not pinned.
    pub fn require_mobile(&self, point: Point<S>) -> Result<(), Text> {
        self.require_ball(point)?;
        if self.mobile().contains(point) {
            return Ok(());
        }
        Err(text!("board-ball-pinned-supports-two-balls", point))
    }

    /// Requires a ball on which nothing rests.
    pub fn require_free(&self, point: Point<S>) -> Result<(), Text> {
        self.require_ball(point)?;
        if self.free().contains(point) {
            return Ok(());
        }
        Err(text!("board-ball-supports-another", point))
    }

    /// Requires that one more ball of that colour is left, of `all`.
    pub fn require_left(&self, colour: Colour, all: usize) -> Result<(), Text> {
        if self.left(colour, all) > 0 {
            return Ok(());
        }
        let name = colour.name();
        Err(text!("board-all-balls-board", all, name))
    }
}

/// The sentence for a turn that is not of the form due at this moment.
pub fn not_due() -> Text {
    text!("board-turn-form-not-due-moment")
}
