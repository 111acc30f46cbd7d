#![allow(clippy::indexing_slicing, reason = "a square of a board of at most 9×9 is below 81 by construction")]

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use super::Direction;
use crate::game::Scan;

/// A square of an N×N board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const N: usize>(u8);

impl<const N: usize> Square<N> {
    /// The square of that column and row, each counted from 0.
    #[inline]
    pub const fn new(column: usize, row: usize) -> Option<Self> {
        if column < N && row < N { Some(Self((row * N + column) as u8)) } else { None }
    }

    #[inline]
    pub(super) const fn from_bit(bit: usize) -> Self {
        Self(bit as u8)
    }

    /// A number for tables, below N².
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 being a.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % N
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / N
    }

    /// The square next to it.
    pub const fn towards(self, direction: Direction) -> Option<Self> {
        let (x, y) = direction.offset();
        match (self.column().checked_add_signed(x), self.row().checked_add_signed(y)) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// The square halfway to another one, if there is one.
    pub const fn halfway(self, other: Self) -> Option<Self> {
        let (column, row) = (self.column() + other.column(), self.row() + other.row());
        if column.is_multiple_of(2) && row.is_multiple_of(2) { Self::new(column / 2, row / 2) } else { None }
    }

    /// Reads a square off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let mut ahead = *scan;
        let column = ahead.char(|c| c.is_ascii_lowercase().then(|| c as usize - 'a' as usize))?;
        let row = ahead.digit(1, 9)? as usize - 1;
        let square = Self::new(column, row)?;
        *scan = ahead;
        Some(square)
    }
}

impl<const N: usize> FromStr for Square<N> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|square| scan.done(square)).ok_or(())
    }
}

impl<const N: usize> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl<const N: usize> fmt::Debug for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A value for every square of an N×N board.
#[derive(Debug, Clone)]
pub struct Table<T, const N: usize>([T; 81]);

impl<T, const N: usize> Table<T, N> {
    /// A table of values in the order of [`Square::index`]; those past the board are never read.
    pub const fn new(values: [T; 81]) -> Self {
        Self(values)
    }
}

impl<T, const N: usize> Index<Square<N>> for Table<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, square: Square<N>) -> &T {
        &self.0[square.index()]
    }
}

impl<const N: usize> From<Square<N>> for crate::text::Arg {
    fn from(at: Square<N>) -> Self {
        Self::Text(crate::text::Text::same(at))
    }
}
