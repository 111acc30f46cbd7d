use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use super::Size;
use super::set::Set;
use crate::game::{Deed, Deeds, Notation, Pen, Scan};

/// A place for a ball.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point<S> {
    bit: u8,
    size: PhantomData<S>,
}

impl<S: Size> Point<S> {
    /// The point of that level, column and row, each counted from 0.
    pub fn new(level: usize, x: usize, y: usize) -> Option<Self> {
        let side = S::N.checked_sub(level)?;
        (x < side && y < side).then(|| Self::from_bit(S::bit(level, x, y)))
    }

    /// The point so far away from this one, if there is one.
    pub fn offset(self, levels: isize, x: isize, y: isize) -> Option<Self> {
        let (level, column, row) = self.place();
        Self::new(level.checked_add_signed(levels)?, column.checked_add_signed(x)?, row.checked_add_signed(y)?)
    }

    #[inline]
    pub(super) const fn from_bit(bit: usize) -> Self {
        Self { bit: bit as u8, size: PhantomData }
    }

    /// A number for tables, below 64 (n = 4) or 128 (n = 6).
    #[inline]
    pub const fn index(self) -> usize {
        self.bit as usize
    }

    /// Level, column and row, each counted from 0.
    #[inline]
    pub fn place(self) -> (usize, usize, usize) {
        S::place(self.index())
    }

    /// The level, 0 at the bottom.
    #[inline]
    pub fn level(self) -> usize {
        self.place().0
    }

    /// The four points it rests on; none for a hole.
    #[inline]
    pub fn supports(self) -> Set<S> {
        Set::from(self).supports()
    }

    /// The points that rest on it.
    #[inline]
    pub fn riders(self) -> Set<S> {
        Set::from(self).riders()
    }

    /// The points side by side with it on its level.
    #[inline]
    pub fn beside(self) -> Set<S> {
        Set::from(self).beside()
    }

    /// The points that touch it: beside, below and above.
    #[inline]
    pub fn contacts(self) -> Set<S> {
        Set::from(self).contacts()
    }

    /// Reads a point off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        scan.attempt(|scan| {
            let mut column = scan.char(|c| c.is_ascii_lowercase().then(|| c as usize - 'a' as usize))?;
            let row = scan.digit(1, 9)? as usize - 1;
            let mut level = 0;
            while level < S::N && column >= S::N - level {
                column -= S::N - level;
                level += 1;
            }
            Self::new(level, column, row)
        })
    }
}

impl<S: Size> FromStr for Point<S> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|point| scan.done(point)).ok_or(())
    }
}

impl<S: Size> fmt::Display for Point<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, x, y) = self.place();
        let before: usize = (0..level).map(|below| S::N - below).sum();
        write!(f, "{}{}", (b'a' + (before + x) as u8) as char, y + 1)
    }
}

impl<S: Size> Notation for Point<S> {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.spot(self);
    }
}

/// A turn that is a point is a ball on it.
impl<S: Size> Deeds for Point<S> {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::place(self)]
    }

    /// There is none, but column o was once read as an opening throw, and fingerprints are stored: those of Margo have to
    /// stay what they were.
    fn throws(&self) -> Vec<Vec<u8>> {
        let (level, x, y) = self.place();
        let column = (0..level).map(|below| S::N - below).sum::<usize>() + x;
        if column == 14 { vec![vec![y as u8 + 1]] } else { Vec::new() }
    }
}

impl<S: Size> fmt::Debug for Point<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<S: Size> From<Point<S>> for crate::text::Arg {
    fn from(at: Point<S>) -> Self {
        Self::Text(crate::text::Text::same(at))
    }
}
