use std::str::FromStr;

use super::action::{Action, Actions};
use super::colour::Colour;
use crate::game::Seat;
use crate::text;
use crate::text::Text;

impl Colour {
    /// The colour of a seat where P1 is Red and P2 Black.
    #[inline]
    pub const fn red_first(seat: Seat) -> Self {
        match seat {
            Seat::P1 => Self::Red,
            _ => Self::Black,
        }
    }

    /// The sentence for a ball of a colour that the seat may not play.
    pub fn not_yours(self) -> Text {
        let (en, fr) = (self.name().en, self.name().fr);
        text!("A {en} ball is not yours to play.", "Vous n’avez pas de bille {fr} à jouer.")
    }
}

impl FromStr for Action {
    type Err = ();

    /// Reads a turn of one action.
    fn from_str(text: &str) -> Result<Self, ()> {
        match Actions::read(text).as_deref() {
            Some([action]) => Ok(*action),
            _ => Err(()),
        }
    }
}
