//! A turn of Liubo as it is written.

use std::fmt;

use super::place::Place;
use crate::game::{Deed, Deeds, Scan};

/// A piece by where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    Waiting,
    Stone(Place),
    Owl(Place),
}

impl Origin {
    fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        if scan.eat("in") {
            Some(Self::Waiting)
        } else if scan.eat("O") {
            Place::scan(scan).map(Self::Owl)
        } else {
            Place::scan(scan).map(Self::Stone)
        }
    }

    /// As the notation has it: stones in the centre are written alike.
    pub(super) fn written(self) -> Self {
        if let Self::Stone(place) = self { Self::Stone(place.station()) } else { self }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Waiting => f.write_str("in"),
            Self::Stone(place) => write!(f, "{place}"),
            Self::Owl(place) => write!(f, "O{place}"),
        }
    }
}

/// One number walked, as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) from: Origin,
    pub(super) to: Place,
    pub(super) promotes: bool,
}

impl Move {
    fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let from = Origin::scan(scan)?;
        let to = if scan.eat("-") { Place::scan(scan)? } else { return None };
        Some(Self { from, to, promotes: scan.eat("!") })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}{}", self.from, self.to, if self.promotes { "!" } else { "" })
    }
}

/// A turn of Liubo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn(pub(super) Option<Throw>);

/// The numbers and the moves; no throw at all is `pass`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Throw {
    pub(super) numbers: (u8, u8),
    pub(super) first: Move,
    pub(super) second: Option<Move>,
}

impl Throw {
    pub(super) fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let numbers = (scan.digit(1, 4)?, scan.digit(1, 4)?);
        let first = if scan.eat(":") { Move::scan(scan)? } else { return None };
        let second = if scan.eat(",") { Some(Move::scan(scan)?) } else { None };
        Some(Self { numbers, first, second })
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Throw { numbers: (a, b), first, second }) = self.0 else { return f.write_str("pass") };
        write!(f, "{a}{b}:{first}")?;
        second.map_or(Ok(()), |second| write!(f, ",{second}"))
    }
}

/// Several stones may stand on one station, so the scenes tell better than the turn which of them moved.
impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        self.0.map_or_else(Vec::new, |throw| vec![throw.numbers.0, throw.numbers.1])
    }
}
