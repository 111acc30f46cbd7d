//! The stations of Liubo and the lines between them.

use std::fmt;

use crate::game::{Notation, Pen, Scan};

/// Stations of the ring stand first, 0 for station 1; then the crossings and the centre.
const NAMES: [&str; PLACES] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "A",
    "B", "C", "D", "R", "S", "T", "U", "X", "X",
];
const RING: u8 = 20;
/// Station 1.
pub(super) const ONE: Place = Place(0);
/// The centre, for stones on the way from 6 to 16, and for the Owl.
pub(super) const CENTRE: Place = Place(28);
/// The centre, for stones on the way from 11 to 1.
pub(super) const CENTRE_FROM_11: Place = Place(29);
/// How many places there are.
pub(super) const PLACES: usize = 30;

/// A station; the centre is two places, one a crossing, for a stone there keeps its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place(u8);

impl Place {
    /// Every place, the ring first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    /// For tables with one entry per place.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where a stone enters with that number.
    pub(super) const fn entry(number: u8) -> Self {
        Self(number - 1)
    }

    /// Reads a station off the front of a turn.
    pub(super) fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        if let Some(number) = scan.number(RING as u32) {
            return number.checked_sub(1).map(|at| Self(at as u8));
        }
        (RING..=CENTRE.0).map(Self).find(|place| scan.eat(NAMES[place.0 as usize]))
    }

    /// The station, without regard to the way through the centre.
    pub(super) fn station(self) -> Self {
        if self == CENTRE_FROM_11 { CENTRE } else { self }
    }

    /// Where a stone goes next.
    pub(super) fn next(self) -> Self {
        Self(match self.0 {
            0..=18 => self.0 + 1,
            19 => 0,
            21 => CENTRE.0,
            23 => 15,
            25 => CENTRE_FROM_11.0,
            27 => 0,
            28 => 22,
            29 => 26,
            crossing => crossing + 1,
        })
    }

    /// The first station of the crossing that begins here.
    pub(super) fn crossing(self) -> Option<Self> {
        match self.0 {
            5 => Some(Self(20)),
            10 => Some(Self(24)),
            _ => None,
        }
    }

    /// All stations an Owl may step to.
    pub(super) fn neighbours(self) -> impl Iterator<Item = Self> {
        let along: [Option<u8>; 4] = match self.0 {
            0 => [Some(19), Some(1), Some(27), None],
            5 => [Some(4), Some(6), Some(20), None],
            10 => [Some(9), Some(11), Some(24), None],
            15 => [Some(14), Some(16), Some(23), None],
            19 => [Some(18), Some(0), None, None],
            20 => [Some(5), Some(21), None, None],
            21 => [Some(20), Some(28), None, None],
            22 => [Some(28), Some(23), None, None],
            23 => [Some(22), Some(15), None, None],
            24 => [Some(10), Some(25), None, None],
            25 => [Some(24), Some(28), None, None],
            26 => [Some(28), Some(27), None, None],
            27 => [Some(26), Some(0), None, None],
            28 | 29 => [Some(21), Some(22), Some(25), Some(26)],
            ring => [Some(ring - 1), Some(ring + 1), None, None],
        };
        along.into_iter().flatten().map(Self)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.0 as usize])
    }
}

impl Notation for Place {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.spot(self);
    }
}

crate::shown_as_written!(Place);
