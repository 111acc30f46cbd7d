use super::{BAR, Hop, MEN, OFF};
use crate::chance::Chance;

/// A set of points in one side's count, bit p for point p.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(pub u32);

impl Points {
    /// No point.
    pub const NONE: Self = Self(0);
    /// The points of the board.
    pub const BOARD: Self = Self::span(1, 24);
    /// The six points from which checkers are borne off.
    pub const HOME: Self = Self::span(1, 6);

    /// The points from `low` to `high`.
    pub const fn span(low: u8, high: u8) -> Self {
        Self((1 << (high + 1)) - (1 << low))
    }

    /// That point alone.
    #[inline]
    pub const fn at(point: u8) -> Self {
        Self(1 << point)
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn has(self, point: u8) -> bool {
        self.0 & (1 << point) != 0
    }

    /// Whether there is no point in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points that are in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points that are in either set.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points that are not in the other set.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The farthest point of the set.
    #[inline]
    pub const fn farthest(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.ilog2() as u8) }
    }

    /// The points, farthest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            let point = left.farthest()?;
            left = left.without(Self::at(point));
            Some(point)
        })
    }

    /// One of the points.
    #[inline]
    pub fn pick(self, chance: &mut Chance) -> Option<u8> {
        let mut left = self.0;
        for _ in 0..chance.below(left.count_ones() as usize) {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| left.trailing_zeros() as u8)
    }
}

/// The checkers of one side, in its own count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Side {
    /// Four bits per point, from `OFF` to `BAR`.
    men: u128,
    any: Points,
    pairs: Points,
}

impl Side {
    /// So many checkers on each of these points.
    pub fn new(men: &[(u8, u8)]) -> Self {
        let mut side = Self { men: 0, any: Points::NONE, pairs: Points::NONE };
        for (point, count) in men {
            side.men = side.men.wrapping_add(u128::from(*count) << (4 * point));
            side.refresh(*point);
        }
        side
    }

    /// How many checkers stand there.
    #[inline]
    pub const fn count(&self, point: u8) -> u8 {
        ((self.men >> (4 * point)) & 15) as u8
    }

    /// Where there is a checker, bar and off included.
    #[inline]
    pub const fn any(&self) -> Points {
        self.any
    }

    /// Where there are two or more.
    #[inline]
    pub const fn pairs(&self) -> Points {
        self.pairs
    }

    /// Whether every checker is in the home or off.
    #[inline]
    pub const fn is_home(&self) -> bool {
        self.any.without(Points::HOME).without(Points::at(OFF)).is_empty()
    }

    /// Whether every checker is off.
    #[inline]
    pub const fn is_off(&self) -> bool {
        self.count(OFF) == MEN
    }

    /// A key that is equal for equal arrangements only.
    #[inline]
    pub(super) const fn key(&self) -> u128 {
        self.men
    }

    /// Moves one checker.
    #[inline]
    pub fn shift(&mut self, from: u8, to: u8) {
        self.carry(from, to);
        self.refresh(from);
        self.refresh(to);
    }

    /// Moves a checker for every hop, in whichever order they work.
    pub(super) fn follow(&mut self, hops: &[Hop]) {
        for hop in hops {
            self.carry(hop.from, hop.to);
        }
        for hop in hops {
            self.refresh(hop.from);
            self.refresh(hop.to);
        }
    }

    #[inline]
    fn carry(&mut self, from: u8, to: u8) {
        debug_assert!(from <= BAR && to <= BAR);
        self.men = self.men.wrapping_add(1 << (4 * to)).wrapping_sub(1 << (4 * from));
    }

    #[inline]
    fn refresh(&mut self, point: u8) {
        let (count, at) = (self.count(point), Points::at(point));
        self.any = if count > 0 { self.any.or(at) } else { self.any.without(at) };
        self.pairs = if count > 1 { self.pairs.or(at) } else { self.pairs.without(at) };
    }
}
