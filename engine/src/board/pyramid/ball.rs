use std::str::FromStr;

use super::{Colour, Point, Pyramid, SUPPLY, Set};
use crate::chance::Chance;
use crate::game::{Deed, Deeds, Notation, Pen, Scan, display_notation};
use crate::text;
use crate::text::Text;

/// A ball of a colour on a point: `Rb2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl Notation for Ball {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.colour).add(self.point);
    }
}
display_notation!(Ball);

impl Deeds for Ball {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::coloured(self.colour.paint(), self.point)]
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

    /// These points for one colour and those for another.
    #[inline]
    pub fn of(choices: [(Colour, Set); 2]) -> Self {
        let mut open = [Set::EMPTY; 3];
        for (colour, points) in choices {
            if let Some(offer) = open.get_mut(colour.index()) {
                *offer = points;
            }
        }
        Self(open)
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

impl Pyramid {
    /// The points where a ball of that colour can be put, none when all 16 of it are on the board.
    #[inline]
    pub fn playable_for(&self, colour: Colour) -> Set {
        if self.left(colour, SUPPLY) > 0 { self.playable() } else { Set::EMPTY }
    }

    /// The ball is of that colour or red, one of its 16 is left, and the point is playable.
    pub fn require_own_or_red(&self, own: Colour, ball: Ball) -> Result<(), Text> {
        if ball.colour != own && ball.colour != Colour::Red {
            let name = own.name();
            return Err(text!("board-ball-red-not-opponents-colour", name));
        }
        self.require_left(ball.colour, SUPPLY)?;
        self.require_playable(ball.point)
    }
}

crate::shown_as_written!(Ball);
