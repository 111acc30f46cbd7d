use super::colour::Colour;
use crate::game::Seat;

impl Colour {
    /// The colour of a seat where P1 is Red and P2 Black.
    #[inline]
    pub const fn red_first(seat: Seat) -> Self {
        match seat {
            Seat::P1 => Self::Red,
            _ => Self::Black,
        }
    }
}
