//! Touching lines of three, found for all points at once.

use super::set::Set;
use super::size::Size;

impl<S: Size> Set<S> {
    /// The last points of the touching lines of three within this set, one set per direction: north,
    /// east, and the four ways up.
    #[inline]
    fn ends_of_threes(self) -> [Self; 6] {
        let ends = |step: fn(Self) -> Self| step(step(self) & self) & self;
        [
            ends(Self::north),
            ends(Self::east),
            ends(Self::raised),
            ends(|set| set.west().raised()),
            ends(|set| set.south().raised()),
            ends(|set| set.west().south().raised()),
        ]
    }

    /// How many touching lines of three there are within this set; four in a row are two.
    #[inline]
    pub fn touching_threes(self) -> usize {
        self.ends_of_threes().into_iter().map(Self::len).sum()
    }

    /// Whether there is a touching line of three within this set.
    #[inline]
    pub fn has_touching_three(self) -> bool {
        self.ends_of_threes().into_iter().any(|ends| !ends.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Set, TOUCHING_THREES};

    #[test]
    fn every_touching_line_is_found_and_nothing_else() {
        assert_eq!(Set::ALL.touching_threes(), TOUCHING_THREES.len());
        for line in TOUCHING_THREES {
            assert_eq!(line.touching_threes(), 1, "{line:?}");
            assert!(line.has_touching_three());
            for point in line {
                assert!(!(line - point).has_touching_three());
            }
        }
        assert!(!Set::points("a1 b2 c3 d4 e1 f2").has_touching_three());
    }
}
