//! The edges of the board that White and Black have to join.

use super::colour::Colour;
use super::set::Set as AnySet;
use super::size::Size;
use super::{EAST, NORTH, SOUTH, Set, WEST};

/// The two edges of a colour: West and East for White, South and North for Black. A corner hole
/// belongs to both its edges.
pub const fn edges(colour: Colour) -> (Set, Set) {
    match colour {
        Colour::White => (WEST, EAST),
        _ => (SOUTH, NORTH),
    }
}

impl<S: Size> AnySet<S> {
    /// Whether contacts within this set lead from one set to the other.
    #[inline]
    pub fn joins(self, from: Self, to: Self) -> bool {
        self.meets(from) && self.meets(to) && self.reach(from).meets(to)
    }
}
