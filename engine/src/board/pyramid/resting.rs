use super::set::Set;
use super::size::Size;

impl<S: Size> Set<S> {
    /// The points that rest on at least so many points of this set, of the four below them.
    #[inline]
    pub fn resting_on(self, at_least: usize) -> Self {
        let (a, b) = (self, self.west());
        let (c, d) = (a.south(), b.south());
        let below = match at_least {
            0 | 1 => a | b | c | d,
            2 => (a & b) | (c & d) | ((a | b) & (c | d)),
            3 => (a & b & (c | d)) | (c & d & (a | b)),
            _ => a & b & c & d,
        };
        below.raised()
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::Set;
    use crate::chance::Chance;

    #[test]
    fn supports_are_counted_one_by_one() {
        let mut chance = Chance::seeded(3);
        for _ in 0..200 {
            let set: Set = Set::ALL.iter().filter(|_| chance.one_in(2)).collect();
            for at_least in 1..=4 {
                let counted = Set::ALL.iter().filter(|point| (point.supports() & set).len() >= at_least).collect();
                assert_eq!(set.resting_on(at_least), counted);
            }
        }
    }
}
