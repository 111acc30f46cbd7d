//! Four balls in a square, and the point that rests on them.

use super::balls::Balls;
use super::colour::Colour;
use super::set::Set;
use super::size::Size;

impl<S: Size> Set<S> {
    /// The points of which two supports or more are in this set.
    #[inline]
    pub fn on_two(self) -> Self {
        let (south, west) = (self.south(), self.west());
        let both = south.west();
        ((self & south) | (west & both) | ((self | south) & (west | both))).raised()
    }
}

impl<S: Size> Balls<S> {
    /// How many white, black and red balls stand on these points.
    #[inline]
    pub fn tally(&self, points: Set<S>) -> [usize; 3] {
        Colour::ALL.map(|colour| (self.of(colour) & points).len())
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{AnySet, Set, Six, Size};

    fn as_counted<S: Size>(set: AnySet<S>) {
        let counted = AnySet::all().iter().filter(|point| (point.supports() & set).len() >= 2).collect();
        assert_eq!(set.on_two(), counted);
    }

    #[test]
    fn two_supports_of_four() {
        for (a, b) in Set::ALL.iter().flat_map(|a| Set::ALL.iter().map(move |b| (a, b))) {
            as_counted(Set::from(a) | b);
        }
        for (a, b) in AnySet::<Six>::all().iter().flat_map(|a| AnySet::all().iter().map(move |b| (a, b))) {
            as_counted(AnySet::from(a) | b);
        }
    }
}
