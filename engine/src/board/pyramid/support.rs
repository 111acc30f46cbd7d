use super::set::Set;
use super::size::Size;

impl<S: Size> Set<S> {
    /// The points that have two or more of their four supports in this set.
    #[inline]
    pub fn twice_supported(self) -> Self {
        let (a, b) = (self, self.south());
        let (c, d) = (a.west(), b.west());
        ((a & b) | (c & d) | ((a | b) & (c | d))).raised()
    }
}
