//! Four balls in a square, and the point that rests on them.

use super::balls::Balls;
use super::colour::Colour;
use super::set::Set;
use super::size::Size;

impl<S: Size> Balls<S> {
    /// How many white, black and red balls stand on these points.
    #[inline]
    pub fn tally(&self, points: Set<S>) -> [usize; 3] {
        Colour::ALL.map(|colour| (self.of(colour) & points).len())
    }
}
