use std::fmt;

use crate::text;
use crate::text::{Arg, Text};

use serde::{Serialize, Serializer};

/// A player's place in the record, `P1` first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const P1: Self = Self(0);
    /// The second seat.
    pub const P2: Self = Self(1);
    /// The third seat.
    pub const P3: Self = Self(2);

    /// The seat with that index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opponent, in a game of two.
    #[inline]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The next seat round a table of `players`.
    #[inline]
    pub const fn after(self, players: usize) -> Self {
        if self.0 as usize + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }

    /// The seat in words: its name in the game, once the text is [told with names](crate::text::Text::calling).
    pub fn text(self) -> Text {
        text!("game-seat", seat = self)
    }

    /// All seats of a table of `players`, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self::new)
    }
}

/// As its tag has it: `P1`.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat.index())
    }
}
