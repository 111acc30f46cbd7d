use std::fmt::Debug;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A signed number wide enough for the criteria of a pairing, packed one above the other.
pub(super) trait Weight:
    Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// Bits that a positive number may use.
    const BITS: usize;
    /// Nothing.
    const ZERO: Self;
    /// That number of units at that bit.
    fn at(value: u32, bit: usize) -> Self;
    /// Half of an even number.
    fn half(self) -> Self;
    /// Whether two numbers make a third.
    fn sums_to(a: &Self, b: &Self, sum: &Self) -> bool;
}

/// Work that can be done with numbers of any width.
pub(super) trait Solve {
    /// What comes out.
    type Answer;
    /// Does the work.
    fn solve<W: Weight>(&self) -> Self::Answer;
}

/// Works with numbers as narrow as the bits allow.
pub(super) fn with_width<S: Solve>(bits: usize, work: &S) -> S::Answer {
    if bits <= <i128 as Weight>::BITS {
        work.solve::<i128>()
    } else if bits <= Wide::<4>::BITS {
        work.solve::<Wide<4>>()
    } else if bits <= Wide::<8>::BITS {
        work.solve::<Wide<8>>()
    } else if bits <= Wide::<16>::BITS {
        work.solve::<Wide<16>>()
    } else {
        work.solve::<Wide<64>>()
    }
}

/// Bits that hold every number up to `most`.
pub(super) fn bits_for(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

impl Weight for i128 {
    const BITS: usize = 126;
    const ZERO: Self = 0;

    fn at(value: u32, bit: usize) -> Self {
        Self::from(value) << bit
    }

    fn half(self) -> Self {
        self >> 1
    }

    #[inline]
    fn sums_to(a: &Self, b: &Self, sum: &Self) -> bool {
        a + b == *sum
    }
}

/// A number of N words, two's complement, the lowest word first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn is_negative(&self) -> bool {
        self.0.last().is_some_and(|top| top >> 63 == 1)
    }
}

impl<const N: usize> Weight for Wide<N> {
    const BITS: usize = 64 * N - 2;
    const ZERO: Self = Self([0; N]);

    fn at(value: u32, bit: usize) -> Self {
        let shifted = u128::from(value) << (bit % 64);
        let mut words = [0; N];
        for (word, part) in words.iter_mut().skip(bit / 64).zip([shifted as u64, (shifted >> 64) as u64]) {
            *word = part;
        }
        Self(words)
    }

    fn half(self) -> Self {
        let mut words = self.0;
        let mut carry = u64::from(self.is_negative()) << 63;
        for word in words.iter_mut().rev() {
            let low = *word & 1;
            *word = *word >> 1 | carry;
            carry = low << 63;
        }
        Self(words)
    }

    /// The lowest words differ first, so that most comparisons end there.
    #[inline]
    fn sums_to(a: &Self, b: &Self, sum: &Self) -> bool {
        let mut carry = false;
        a.0.iter().zip(&b.0).zip(&sum.0).all(|((a, b), sum)| {
            let (partial, first) = a.overflowing_add(*b);
            let (total, second) = partial.overflowing_add(u64::from(carry));
            carry = first || second;
            total == *sum
        })
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.is_negative().cmp(&self.is_negative()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

#[allow(clippy::suspicious_op_assign_impl, reason = "carries are joined")]
impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        let mut carry = false;
        for (word, add) in self.0.iter_mut().zip(other.0) {
            let (sum, first) = word.overflowing_add(add);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, first || second);
        }
    }
}

#[allow(clippy::suspicious_op_assign_impl, reason = "borrows are joined")]
impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        let mut borrow = false;
        for (word, sub) in self.0.iter_mut().zip(other.0) {
            let (difference, first) = word.overflowing_sub(sub);
            let (difference, second) = difference.overflowing_sub(u64::from(borrow));
            (*word, borrow) = (difference, first || second);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn wide_numbers_count_like_built_in_ones() {
        let mut chance = Chance::seeded(1);
        let wide = |number: i128| {
            let unsigned = |n: i128| Wide::<2>([n as u64, (n >> 64) as u64]);
            unsigned(number)
        };
        for _ in 0..2000 {
            let mut number = || (i128::from(chance.bits() as i64) << chance.below(62)) >> chance.below(40);
            let (a, b) = (number(), number());
            assert_eq!(wide(a) + wide(b), wide(a + b));
            assert_eq!(wide(a) - wide(b), wide(a - b));
            assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            assert_eq!(wide(a).half(), wide(a >> 1));
            assert!(Weight::sums_to(&wide(a), &wide(b), &wide(a + b)));
            assert_eq!(Weight::sums_to(&wide(a), &wide(b), &wide(a)), b == 0);
        }
        assert_eq!(Wide::<2>::at(5, 62), wide(5 << 62));
    }
}
