//! Two dice, as the table games write them.

use std::fmt;

use crate::chance::Chance;
use crate::game::{Notation, Pen, Scan};

/// Two numbers from 1 to 6, in the order they are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(u8, u8);

impl Dice {
    /// Reads two digits off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        Some(Self(scan.digit(1, 6)?, scan.digit(1, 6)?))
    }

    /// A throw, the first die first.
    pub fn throw(chance: &mut Chance) -> Self {
        Self(chance.die(), chance.die())
    }

    /// The 36 throws of two dice that can be told apart.
    pub fn ordered() -> impl Iterator<Item = Self> {
        (1..=6).flat_map(|first| (1..=6).map(move |second| Self(first, second)))
    }

    /// The 21 throws of two dice that are alike, larger number first.
    pub fn alike() -> impl Iterator<Item = Self> {
        Self::ordered().filter(|dice| dice.0 >= dice.1)
    }

    /// The number written first.
    pub const fn first(self) -> u8 {
        self.0
    }

    /// The number written second.
    pub const fn second(self) -> u8 {
        self.1
    }

    /// The larger number.
    pub fn high(self) -> u8 {
        self.0.max(self.1)
    }

    /// The smaller number.
    pub fn low(self) -> u8 {
        self.0.min(self.1)
    }

    /// Whether both numbers are the same.
    pub const fn is_double(self) -> bool {
        self.0 == self.1
    }

    /// The same numbers, the larger first.
    pub fn sorted(self) -> Self {
        Self(self.high(), self.low())
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl Notation for Dice {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.die(self.0).die(self.1);
    }
}

crate::shown_as_written!(Dice);
