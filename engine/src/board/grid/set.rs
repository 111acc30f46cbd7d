#![allow(clippy::indexing_slicing, reason = "a direction is below 8 and a square below 81 by construction")]

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use num_traits::PrimInt;
use smallvec::SmallVec;

use super::{Direction, Square};
use crate::chance::Chance;
use crate::game::Scan;

/// The bits of a set: `u64` up to 8×8, `u128` for 9×9.
pub trait Word: PrimInt + fmt::Debug + fmt::Binary + std::hash::Hash + Send + Sync + 'static {
    /// The low bits of a constant.
    fn low(bits: u128) -> Self;
}

impl Word for u64 {
    #[inline]
    fn low(bits: u128) -> Self {
        bits as Self
    }
}

impl Word for u128 {
    #[inline]
    fn low(bits: u128) -> Self {
        bits
    }
}

/// Some squares of an N×N board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<W, const N: usize>(W);

/// What the steps need, for every size.
struct Masks<const N: usize>;

impl<const N: usize> Masks<N> {
    const ALL: u128 = (1 << (N * N)) - 1;

    /// For each direction the distance between bits, and the squares that can be entered in it.
    const STEPS: [(u32, u128); 8] = {
        let mut steps = [(0, 0); 8];
        let mut at = 0;
        while at < 8 * N * N {
            let direction = Direction::ALL[at % 8];
            let (x, y) = direction.offset();
            // A rotation counts modulo the word, so that a step back may wrap around.
            steps[at % 8].0 = (y * N as isize + x) as u32;
            if let Some(next) = Square::<N>::from_bit(at / 8).towards(direction) {
                steps[at % 8].1 |= 1 << next.index();
            }
            at += 1;
        }
        steps
    };

    /// For each direction and square what lies beyond it as far as the edge.
    const RAYS: [[u128; 81]; 8] = {
        let mut rays = [[0; 81]; 8];
        let mut at = 0;
        while at < 8 * N * N {
            let mut square = Square::<N>::from_bit(at / 8);
            while let Some(next) = square.towards(Direction::ALL[at % 8]) {
                rays[at % 8][at / 8] |= 1 << next.index();
                square = next;
            }
            at += 1;
        }
        rays
    };
}

/// Squares by name, for constants.
const fn named<const N: usize>(names: &str) -> u128 {
    let names = names.as_bytes();
    let mut bits = 0;
    let mut at = 0;
    while at < names.len() {
        assert!(at + 1 < names.len() && (at == 0 || names[at - 1] == b' '));
        let (column, row) = ((names[at] - b'a') as usize, (names[at + 1] - b'1') as usize);
        assert!(column < N && row < N);
        bits |= 1 << (row * N + column);
        at += 3;
    }
    bits
}

impl<const N: usize> Set<u64, N> {
    /// Squares by name: `Set::squares("a1 b2")`.
    ///
    /// # Panics
    /// On anything but squares separated by single spaces, so that a wrong constant does not compile.
    pub const fn squares(names: &str) -> Self {
        Self(named::<N>(names) as u64)
    }
}

impl<const N: usize> Set<u128, N> {
    /// Squares by name: `Set::squares("a1 b2")`.
    ///
    /// # Panics
    /// On anything but squares separated by single spaces, so that a wrong constant does not compile.
    pub const fn squares(names: &str) -> Self {
        Self(named::<N>(names))
    }
}

impl<W: Word, const N: usize> Set<W, N> {
    /// The set with these bits, which must be squares of the board.
    #[inline]
    pub const fn from_bits(bits: W) -> Self {
        Self(bits)
    }

    /// One bit per square, for keys and constants.
    #[inline]
    pub const fn bits(self) -> W {
        self.0
    }

    /// No square.
    #[inline]
    pub fn empty() -> Self {
        Self(W::zero())
    }

    /// The whole board.
    #[inline]
    pub fn all() -> Self {
        Self(W::low(Masks::<N>::ALL))
    }

    /// Whether there is no square in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// How many squares there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the square is one of them.
    #[inline]
    pub fn contains(self, square: Square<N>) -> bool {
        self.meets(square)
    }

    /// Whether the two have a square in common.
    #[inline]
    pub fn meets(self, other: impl Into<Self>) -> bool {
        !(self & other).is_empty()
    }

    /// Whether all squares of the other are in it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// The lowest square.
    #[inline]
    pub fn first(self) -> Option<Square<N>> {
        (!self.is_empty()).then(|| Square::from_bit(self.0.trailing_zeros() as usize))
    }

    /// The square with that number in their order, from 0.
    #[inline]
    pub fn nth(self, number: usize) -> Option<Square<N>> {
        let mut rest = self;
        for _ in 0..number {
            rest = rest.without_first();
        }
        rest.first()
    }

    #[inline]
    fn without_first(self) -> Self {
        if self.is_empty() { self } else { Self(self.0 & (self.0 - W::one())) }
    }

    /// One of the squares, each equally likely.
    #[inline]
    pub fn pick(self, chance: &mut Chance) -> Option<Square<N>> {
        self.nth(chance.below(self.len()))
    }

    /// One of the squares of several sets with what comes with its set, each equally likely.
    #[inline]
    pub fn pick_among<T: Copy>(sets: impl Iterator<Item = (T, Self)>, chance: &mut Chance) -> Option<(T, Square<N>)> {
        let sets: SmallVec<[_; 9]> = sets.map(|(with, set)| (with, set, set.len())).collect();
        let mut number = chance.below(sets.iter().map(|(_, _, len)| len).sum());
        for (with, set, len) in &sets {
            if number < *len {
                return Some((*with, set.nth(number)?));
            }
            number -= len;
        }
        None
    }

    /// One of the squares of these sets, with the place of its set, each equally likely.
    #[inline]
    pub fn pick_of<const K: usize>(sets: [Self; K], chance: &mut Chance) -> Option<(usize, Square<N>)> {
        let sizes = sets.map(Self::len);
        let number = chance.below(sizes.iter().sum());
        let (mut picked, mut before) = ((0, Self::empty(), 0), 0);
        // To the end without a branch: where the number falls is hard to predict.
        for (at, (set, size)) in sets.into_iter().zip(sizes).enumerate() {
            let rank = number.wrapping_sub(before);
            picked = if rank < size { (at, set, rank) } else { picked };
            before += size;
        }
        let (at, set, rank) = picked;
        Some((at, set.nth(rank)?))
    }

    /// The squares one step from these.
    #[inline]
    pub fn towards(self, direction: Direction) -> Self {
        let (distance, entered) = const { &Masks::<N>::STEPS }[direction as usize];
        Self(self.0.rotate_left(distance) & W::low(entered))
    }

    /// The orthogonal neighbours of any of these.
    #[inline]
    pub fn beside(self) -> Self {
        Direction::STRAIGHT.into_iter().fold(Self::empty(), |beside, direction| beside | self.towards(direction))
    }

    /// What lies beyond a square as far as the edge.
    #[inline]
    pub fn ray(square: Square<N>, direction: Direction) -> Self {
        Self(W::low(const { &Masks::<N>::RAYS }[direction as usize][square.index()]))
    }

    /// Reads one of these squares off the front of a turn.
    pub fn scan(self, scan: &mut Scan<'_>) -> Option<Square<N>> {
        let mut ahead = *scan;
        let square = Square::scan(&mut ahead).filter(|square| self.contains(*square))?;
        *scan = ahead;
        Some(square)
    }

    /// The squares in order.
    #[inline]
    pub fn iter(self) -> Squares<W, N> {
        Squares(self)
    }
}

/// The squares of a set in order, row by row.
#[derive(Debug, Clone)]
pub struct Squares<W: Word, const N: usize>(Set<W, N>);

impl<W: Word, const N: usize> Iterator for Squares<W, N> {
    type Item = Square<N>;

    #[inline]
    fn next(&mut self) -> Option<Square<N>> {
        let square = self.0.first();
        self.0 = self.0.without_first();
        square
    }
}

impl<W: Word, const N: usize> IntoIterator for Set<W, N> {
    type Item = Square<N>;
    type IntoIter = Squares<W, N>;

    #[inline]
    fn into_iter(self) -> Squares<W, N> {
        self.iter()
    }
}

impl<W: Word, const N: usize> From<Square<N>> for Set<W, N> {
    #[inline]
    fn from(square: Square<N>) -> Self {
        Self(W::one() << square.index())
    }
}

impl<W: Word, const N: usize> From<Option<Square<N>>> for Set<W, N> {
    #[inline]
    fn from(square: Option<Square<N>>) -> Self {
        square.map_or_else(Self::empty, Self::from)
    }
}

impl<W: Word, const N: usize> Not for Set<W, N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::all() - self
    }
}

impl<W: Word, const N: usize, T: Into<Self>> BitAnd<T> for Set<W, N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: T) -> Self {
        Self(self.0 & other.into().0)
    }
}

impl<W: Word, const N: usize, T: Into<Self>> BitOr<T> for Set<W, N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: T) -> Self {
        Self(self.0 | other.into().0)
    }
}

impl<W: Word, const N: usize, T: Into<Self>> Sub<T> for Set<W, N> {
    type Output = Self;

    #[inline]
    fn sub(self, other: T) -> Self {
        Self(self.0 & !other.into().0)
    }
}

impl<W: Word, const N: usize, T: Into<Self>> BitOrAssign<T> for Set<W, N> {
    #[inline]
    fn bitor_assign(&mut self, other: T) {
        *self = *self | other;
    }
}

impl<W: Word, const N: usize, T: Into<Self>> SubAssign<T> for Set<W, N> {
    #[inline]
    fn sub_assign(&mut self, other: T) {
        *self = *self - other;
    }
}

impl<W: Word, const N: usize> fmt::Debug for Set<W, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Nine = Set<u128, 9>;
    type Eight = Set<u64, 8>;

    #[test]
    fn a_step_stays_on_the_board() {
        for direction in Direction::ALL {
            for square in Nine::all() {
                assert_eq!(Nine::from(square).towards(direction), square.towards(direction).into());
            }
            for square in Eight::all() {
                assert_eq!(Eight::from(square).towards(direction), square.towards(direction).into());
            }
        }
        assert_eq!(Eight::squares("a1 h8").beside(), Eight::squares("a2 b1 h7 g8"));
    }

    #[test]
    fn a_ray_goes_to_the_edge() {
        let Some(square) = Nine::squares("g7").first() else { panic!("g7 is a square") };
        assert_eq!(Nine::ray(square, Direction::NorthEast), Nine::squares("h8 i9"));
        assert_eq!(Nine::ray(square, Direction::East), Nine::squares("h7 i7"));
    }

    #[test]
    fn names_read_back() {
        for square in Nine::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "a", "j1", "a0", "A1", "a1 ", "1a", "a10"] {
            assert_eq!(wrong.parse::<Square<9>>(), Err(()), "{wrong}");
        }
        assert_eq!("i9".parse::<Square<8>>(), Err(()));
    }
}
