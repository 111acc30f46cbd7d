use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use num_traits::{One, PrimInt, Zero};

use super::point::Point;
use super::size::{Four, Size};
use crate::chance::Chance;

/// Some points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<S: Size>(S::Bits);

impl Set<Four> {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// All 30 points.
    pub const ALL: Self = Self(Four::MASKS.all);
    /// The 16 holes of level 0.
    pub const HOLES: Self = Self(Four::MASKS.holes);

    /// Points by name, for constants: `Set::points("a1 b2")`.
    ///
    /// # Panics
    /// On anything but points separated by single spaces, so that a wrong constant does not compile.
    #[allow(clippy::indexing_slicing, clippy::panic, reason = "runs at compile time")]
    pub const fn points(names: &str) -> Self {
        let names = names.as_bytes();
        let mut bits = 0;
        let mut at = 0;
        while at < names.len() {
            assert!(at + 1 < names.len() && (at == 0 || names[at - 1] == b' '));
            let (level, x) = match names[at] {
                column @ b'a'..=b'd' => (0, column - b'a'),
                column @ b'e'..=b'g' => (1, column - b'e'),
                column @ b'h'..=b'i' => (2, column - b'h'),
                b'j' => (3, 0),
                _ => panic!("not a column of the pyramid"),
            };
            let y = names[at + 1] - b'1';
            assert!(y < 4 - level);
            bits |= 1 << (16 * level + 4 * x + y);
            at += 3;
        }
        Self(bits)
    }

    /// The points of this set that are not in the other, for constants.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The points of either set, for constants.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points as a word, for keys and tables.
    pub const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
}

impl<S: Size> Set<S> {
    /// No point.
    #[inline]
    pub fn empty() -> Self {
        Self(S::Bits::zero())
    }

    /// Every point.
    #[inline]
    pub fn all() -> Self {
        Self(S::MASKS.all)
    }

    /// The holes of level 0.
    #[inline]
    pub fn holes() -> Self {
        Self(S::MASKS.holes)
    }

    /// The points of one level.
    pub fn level(level: usize) -> Self {
        let mut bits = S::MASKS.holes;
        for _ in 0..level {
            bits = S::raise(bits);
        }
        Self(bits)
    }

    /// The names of the points, as a scene has them.
    pub fn spots(self) -> Vec<String> {
        self.iter().map(|point| point.to_string()).collect()
    }

    /// Whether there is no point in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// How many points there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the point is one of them.
    #[inline]
    pub fn contains(self, point: Point<S>) -> bool {
        !(self & point).is_empty()
    }

    /// Whether all points of `other` are in it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// Whether the two have a point in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The first point in alphabetical order.
    #[inline]
    pub fn first(self) -> Option<Point<S>> {
        (!self.is_empty()).then(|| Point::from_bit(self.0.trailing_zeros() as usize))
    }

    /// The last point in alphabetical order, so one of the highest level.
    #[inline]
    pub fn last(self) -> Option<Point<S>> {
        (!self.is_empty())
            .then(|| Point::from_bit(S::Bits::zero().count_zeros() as usize - 1 - self.0.leading_zeros() as usize))
    }

    /// One of the points, each equally likely.
    #[inline]
    pub fn pick(self, chance: &mut Chance) -> Option<Point<S>> {
        let mut rest = self.0;
        for _ in 0..chance.below(self.len()) {
            rest = rest & (rest - S::Bits::one());
        }
        Self(rest).first()
    }

    /// The points one step north of these; likewise the other three.
    #[inline]
    pub fn north(self) -> Self {
        Self((self.0 << 1) & S::MASKS.off_south)
    }

    /// One step south.
    #[inline]
    pub fn south(self) -> Self {
        Self((self.0 >> 1) & S::MASKS.off_north)
    }

    /// One step east.
    #[inline]
    pub fn east(self) -> Self {
        Self((self.0 << S::N) & S::MASKS.off_west)
    }

    /// One step west.
    #[inline]
    pub fn west(self) -> Self {
        Self((self.0 >> S::N) & S::MASKS.off_east)
    }

    /// The same column and row one level up.
    #[inline]
    pub fn raised(self) -> Self {
        Self(S::raise(self.0))
    }

    /// The same column and row one level down.
    #[inline]
    pub fn lowered(self) -> Self {
        Self(S::lower(self.0))
    }

    /// The points side by side with any of these on their level.
    #[inline]
    pub fn beside(self) -> Self {
        self.north() | self.south() | self.east() | self.west()
    }

    /// The points next to any of these on their level, side by side or diagonally.
    #[inline]
    pub fn around(self) -> Self {
        let column = self | self.north() | self.south();
        (column | column.east() | column.west()) - self
    }

    /// The points diagonally next to any of these on their level.
    #[inline]
    pub fn diagonal(self) -> Self {
        let column = self.north() | self.south();
        column.east() | column.west()
    }

    /// The points that any of these rests on.
    #[inline]
    pub fn supports(self) -> Self {
        let below = self.lowered();
        let column = below | below.north();
        column | column.east()
    }

    /// The points that rest on any of these.
    #[inline]
    pub fn riders(self) -> Self {
        let column = self | self.south();
        (column | column.west()).raised()
    }

    /// The points that touch any of these: beside, below and above.
    #[inline]
    pub fn contacts(self) -> Self {
        self.beside() | self.supports() | self.riders()
    }

    /// The points two levels down, straight below these.
    #[inline]
    pub fn straight_below(self) -> Self {
        self.lowered().lowered().north().east()
    }

    /// The points whose four supports are all in this set.
    #[inline]
    pub fn platforms(self) -> Self {
        let pair = self & self.south();
        (pair & pair.west()).raised()
    }

    /// Everything that can be reached from `seed` by contacts within this set.
    #[inline]
    pub fn reach(self, seed: Self) -> Self {
        let mut reached = seed & self;
        loop {
            let wider = (reached | reached.contacts()) & self;
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// The groups that contacts make of this set.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = self.reach(rest.first()?.into());
            rest -= group;
            Some(group)
        })
    }

    /// The points in alphabetical order.
    #[inline]
    pub fn iter(self) -> Points<S> {
        Points(self)
    }
}

/// The points of a set, in alphabetical order.
#[derive(Debug, Clone)]
pub struct Points<S: Size>(Set<S>);

impl<S: Size> Iterator for Points<S> {
    type Item = Point<S>;

    #[inline]
    fn next(&mut self) -> Option<Point<S>> {
        let point = self.0.first()?;
        let bits = self.0.0;
        self.0 = Set(bits & (bits - S::Bits::one()));
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<S: Size> ExactSizeIterator for Points<S> {}

impl<S: Size> IntoIterator for Set<S> {
    type Item = Point<S>;
    type IntoIter = Points<S>;

    #[inline]
    fn into_iter(self) -> Points<S> {
        self.iter()
    }
}

impl<S: Size> FromIterator<Point<S>> for Set<S> {
    fn from_iter<I: IntoIterator<Item = Point<S>>>(points: I) -> Self {
        points.into_iter().fold(Self::empty(), |set, point| set | point)
    }
}

impl<S: Size> From<Point<S>> for Set<S> {
    #[inline]
    fn from(point: Point<S>) -> Self {
        Self(S::Bits::one() << point.index())
    }
}

impl<S: Size> Default for Set<S> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<S: Size> Not for Set<S> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & S::MASKS.all)
    }
}

/// Gives the binary operators on sets, with a point allowed on the right.
macro_rules! operators {
    ($($trait:ident $method:ident ($a:ident, $b:ident) $value:expr;)*) => {$(
        impl<S: Size, T: Into<Set<S>>> $trait<T> for Set<S> {
            type Output = Self;
            #[inline]
            fn $method(self, other: T) -> Self {
                let ($a, $b) = (self.0, other.into().0);
                Self($value)
            }
        }
    )*};
}

operators! {
    BitAnd bitand (a, b) a & b;
    BitOr bitor (a, b) a | b;
    BitXor bitxor (a, b) a ^ b;
    Sub sub (a, b) a & !b;
}

impl<S: Size, T: Into<Self>> BitOrAssign<T> for Set<S> {
    #[inline]
    fn bitor_assign(&mut self, other: T) {
        *self = *self | other;
    }
}

impl<S: Size, T: Into<Self>> BitAndAssign<T> for Set<S> {
    #[inline]
    fn bitand_assign(&mut self, other: T) {
        *self = *self & other;
    }
}

impl<S: Size, T: Into<Self>> SubAssign<T> for Set<S> {
    #[inline]
    fn sub_assign(&mut self, other: T) {
        *self = *self - other;
    }
}

impl<S: Size> fmt::Debug for Set<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
