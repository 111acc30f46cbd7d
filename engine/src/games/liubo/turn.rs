//! A turn of Liubo as it is written.

use super::place::Place;
use crate::game::{Deed, Deeds, Notation, Pen, Scan, display_notation};
use crate::text::Phrase;

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

impl Notation for Origin {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Waiting => pen.held("in", Phrase::new("liubo-enter")),
            Self::Stone(place) => pen.add(place),
            Self::Owl(place) => pen.spot_as(format_args!("O{place}"), place),
        };
    }
}
display_notation!(Origin);

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

impl Notation for Move {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.from).sign("-").add(self.to);
        if self.promotes {
            pen.choice("!", Phrase::new("liubo-promote-owl"));
        }
    }
}
display_notation!(Move);

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

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        let Some(Throw { numbers: (a, b), first, second }) = self.0 else {
            pen.pass();
            return;
        };
        pen.die(a).die(b).sign(":").add(first);
        if let Some(second) = second {
            pen.comma().add(second);
        }
    }
}
display_notation!(Turn);

/// Several stones may stand on one station, so the scenes tell better than the turn which of them moved.
impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        self.0.map_or_else(Vec::new, |throw| vec![throw.numbers.0, throw.numbers.1])
    }
}

crate::shown_as_written!(Move);
