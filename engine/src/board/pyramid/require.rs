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
            Err(text!("There is already a ball on {point}.", "Il y a déjà une bille en {point}."))
        } else {
            Err(text!(
                "{point} is not supported: the four points below it must be filled first.",
                "{point} n’est pas soutenu : les quatre points en dessous doivent d’abord être occupés."
            ))
        }
    }

    /// Requires a ball.
    pub fn require_ball(&self, point: Point<S>) -> Result<Colour, Text> {
        self.at(point).ok_or_else(|| text!("There is no ball on {point}.", "Il n’y a pas de bille en {point}."))
    }

    /// Requires a ball of that colour.
    pub fn require_colour(&self, point: Point<S>, colour: Colour) -> Result<(), Text> {
        let there = self.require_ball(point)?.name();
        let wanted = colour.name();
        if there == wanted {
            return Ok(());
        }
        let ((en, fr), (en_wanted, fr_wanted)) = ((there.en, there.fr), (wanted.en, wanted.fr));
        Err(text!(
            "The ball on {point} is {en}; it has to be {en_wanted}.",
            "La bille en {point} est {fr} ; elle doit être {fr_wanted}."
        ))
    }

    /// Requires a ball that is not pinned.
    pub fn require_mobile(&self, point: Point<S>) -> Result<(), Text> {
        self.require_ball(point)?;
        if self.mobile().contains(point) {
            return Ok(());
        }
        Err(text!(
            "The ball on {point} is pinned: it supports two balls or more.",
            "La bille en {point} est bloquée : elle en soutient au moins deux."
        ))
    }

    /// Requires a ball on which nothing rests.
    pub fn require_free(&self, point: Point<S>) -> Result<(), Text> {
        self.require_ball(point)?;
        if self.free().contains(point) {
            return Ok(());
        }
        Err(text!("The ball on {point} supports another.", "La bille en {point} en soutient une autre."))
    }

    /// Requires that one more ball of that colour is left, of `all`.
    pub fn require_left(&self, colour: Colour, all: usize) -> Result<(), Text> {
        if self.left(colour, all) > 0 {
            return Ok(());
        }
        let (en, fr) = (colour.name().en, colour.name().fr);
        Err(text!("All {all} {en} balls are on the board.", "Les {all} billes {fr}s sont toutes sur le plateau."))
    }
}

/// The sentence for a turn that is not of the form due at this moment.
pub fn not_due() -> Text {
    text!("A turn of this form is not due at this moment.", "Un coup de cette forme n’est pas attendu à ce moment.")
}
