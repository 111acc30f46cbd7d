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
        if let Some((lifted, _)) = self.lifted(from) {
            lifted.require_playable(to)?;
        }
        self.move_ball(from, to);
        Ok(())
    }

    /// Moves a mobile ball to a point that is playable once it has left.
    #[inline]
    pub fn move_ball(&mut self, from: Point<S>, to: Point<S>) {
        if let Some(removal) = self.remove(from) {
            self.place(removal.colour, to);
        }
    }

    /// The pyramid without a mobile ball, once its pile has dropped, and the colour of the ball.
    #[inline]
    pub fn lifted(&self, point: Point<S>) -> Option<(Self, Colour)> {
        let mut balls = *self;
        let removal = balls.remove(point)?;
        Some((balls, removal.colour))
    }
}
