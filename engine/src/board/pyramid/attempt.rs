//! Actions that are carried out if they are allowed, for turns of several actions.

use super::balls::Balls;
use super::colour::Colour;
use super::point::Point;
use super::size::Size;
use crate::text::Text;

/// How many balls of a colour there are unless a game says otherwise.
pub const SUPPLY: usize = 16;

impl<S: Size> Balls<S> {
    /// Puts one of the colour's 16 balls on a playable point, or says why not.
    pub fn try_place(&mut self, colour: Colour, point: Point<S>) -> Result<(), Text> {
        self.require_playable(point)?;
        self.require_left(colour, SUPPLY)?;
        self.place(colour, point);
        Ok(())
    }

    /// Moves a mobile ball to a point that is playable once it has left, or says why not.
    pub fn try_move(&mut self, from: Point<S>, to: Point<S>) -> Result<(), Text> {
        self.require_mobile(from)?;
        let mut after = *self;
        let removal = after.remove(from);
        after.require_playable(to)?;
        if let Some(removal) = removal {
            after.place(removal.colour, to);
        }
        *self = after;
        Ok(())
    }
}
