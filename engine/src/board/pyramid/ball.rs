use std::fmt;
use std::str::FromStr;

use super::{Colour, Point, Set};
use crate::chance::Chance;
use crate::game::Scan;

/// A ball of a colour on a point: `Rb2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ball {
    /// Its colour.
    pub colour: Colour,
    /// Where it goes.
    pub point: Point,
}

impl Ball {
    /// Reads a ball off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        Some(Self { colour: Colour::scan(scan)?, point: Point::scan(scan)? })
    }
}

impl FromStr for Ball {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|ball| scan.done(ball)).ok_or(())
    }
}

impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.point)
    }
}

/// The points open to a ball of each colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offers([Set; 3]);

impl Offers {
    /// Asks for each colour.
    pub fn new(open: impl FnMut(Colour) -> Set) -> Self {
        Self(Colour::ALL.map(open))
    }

    /// Whether no ball of any colour can be placed.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|points| points.is_empty())
    }

    /// Whether the ball is on offer.
    #[inline]
    pub fn contains(&self, ball: Ball) -> bool {
        self.0.get(ball.colour.index()).is_some_and(|points| points.contains(ball.point))
    }

    /// Every ball on offer.
    pub fn iter(self) -> impl Iterator<Item = Ball> {
        let each = |(colour, points): (Colour, Set)| points.iter().map(move |point| Ball { colour, point });
        Colour::ALL.into_iter().zip(self.0).flat_map(each)
    }

    /// One of the balls, each equally likely.
    pub fn pick(&self, chance: &mut Chance) -> Option<Ball> {
        let mut nth = chance.below(self.0.iter().map(|points| points.len()).sum());
        for (colour, points) in Colour::ALL.into_iter().zip(self.0) {
            if nth < points.len() {
                return points.iter().nth(nth).map(|point| Ball { colour, point });
            }
            nth -= points.len();
        }
        None
    }
}
