#![allow(clippy::indexing_slicing, reason = "a level is below 6 by construction of the loops")]

use std::fmt::Debug;
use std::hash::Hash;

use num_traits::PrimInt;

/// How large a pyramid is, and how it lies in a word.
pub trait Size: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// One bit per point.
    type Bits: PrimInt + Debug + Hash + Send + Sync;
    /// Holes per side.
    const N: usize;
    /// The masks.
    const MASKS: Masks<Self::Bits>;

    /// The same column and row one level up; points that do not exist fall away.
    fn raise(bits: Self::Bits) -> Self::Bits;
    /// The same column and row one level down; level 0 falls away.
    fn lower(bits: Self::Bits) -> Self::Bits;
    /// The bit of a point that exists.
    fn bit(level: usize, x: usize, y: usize) -> usize;
    /// Level, column and row of a bit.
    fn place(bit: usize) -> (usize, usize, usize);
}

/// Sets of points that the shifts need.
#[derive(Debug, Clone, Copy)]
pub struct Masks<B> {
    pub(super) all: B,
    pub(super) holes: B,
    /// Points with a neighbour to their south, north, west, east.
    pub(super) off_south: B,
    pub(super) off_north: B,
    pub(super) off_west: B,
    pub(super) off_east: B,
}

/// The usual board: 4×4, 30 points in 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Four;

/// Margo's board: 6×6, 91 points in 126 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Six;

const fn four_bit(level: usize, x: usize, y: usize) -> usize {
    16 * level + 4 * x + y
}

/// Where each level of the 6×6 board begins: a level of side k takes 6k bits.
const SIX_BASE: [usize; 7] = [0, 36, 66, 90, 108, 120, 126];

const fn six_bit(level: usize, x: usize, y: usize) -> usize {
    SIX_BASE[level] + 6 * x + y
}

const fn masks(n: usize) -> Masks<u128> {
    let mut masks = Masks { all: 0, holes: 0, off_south: 0, off_north: 0, off_west: 0, off_east: 0 };
    let mut level = 0;
    while level < n {
        let side = n - level;
        let mut at = 0;
        while at < side * side {
            let (x, y) = (at / side, at % side);
            let bit: u128 = 1 << if n == 4 { four_bit(level, x, y) } else { six_bit(level, x, y) };
            masks.all |= bit;
            if level == 0 {
                masks.holes |= bit;
            }
            if y > 0 {
                masks.off_south |= bit;
            }
            if y + 1 < side {
                masks.off_north |= bit;
            }
            if x > 0 {
                masks.off_west |= bit;
            }
            if x + 1 < side {
                masks.off_east |= bit;
            }
            at += 1;
        }
        level += 1;
    }
    masks
}

const fn four_masks() -> Masks<u64> {
    let wide = masks(4);
    Masks {
        all: wide.all as u64,
        holes: wide.holes as u64,
        off_south: wide.off_south as u64,
        off_north: wide.off_north as u64,
        off_west: wide.off_west as u64,
        off_east: wide.off_east as u64,
    }
}

impl Size for Four {
    type Bits = u64;
    const N: usize = 4;
    const MASKS: Masks<u64> = four_masks();

    #[inline]
    fn raise(bits: u64) -> u64 {
        (bits << 16) & Self::MASKS.all
    }

    #[inline]
    fn lower(bits: u64) -> u64 {
        bits >> 16
    }

    #[inline]
    fn bit(level: usize, x: usize, y: usize) -> usize {
        four_bit(level, x, y)
    }

    #[inline]
    fn place(bit: usize) -> (usize, usize, usize) {
        (bit / 16, bit / 4 % 4, bit % 4)
    }
}

/// The bits of one level of the 6×6 board, points or not.
const fn six_level(level: usize) -> u128 {
    (1u128 << SIX_BASE[level + 1]) - (1u128 << SIX_BASE[level])
}

impl Size for Six {
    type Bits = u128;
    const N: usize = 6;
    const MASKS: Masks<u128> = masks(6);

    #[inline]
    fn raise(bits: u128) -> u128 {
        let mut raised = 0;
        for level in 0..5 {
            // A last column has nothing above it and would run into the level after.
            let shift = SIX_BASE[level + 1] - SIX_BASE[level];
            raised |= ((bits & six_level(level)) << shift) & six_level(level + 1);
        }
        raised & Self::MASKS.all
    }

    #[inline]
    fn lower(bits: u128) -> u128 {
        let mut lowered = 0;
        for level in 1..6 {
            lowered |= (bits & six_level(level)) >> (SIX_BASE[level] - SIX_BASE[level - 1]);
        }
        lowered
    }

    #[inline]
    fn bit(level: usize, x: usize, y: usize) -> usize {
        SIX_BASE.get(level).map_or(0, |base| base + 6 * x + y)
    }

    #[inline]
    fn place(bit: usize) -> (usize, usize, usize) {
        let level = SIX_BASE.iter().rposition(|base| *base <= bit).unwrap_or(0);
        let within = bit - SIX_BASE.get(level).copied().unwrap_or(0);
        (level, within / 6, within % 6)
    }
}
