use std::fmt;
use std::str::FromStr;

<<<<<<< HEAD
use super::colour::Colour;
use super::{Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::Scan;
use crate::text;
use crate::text::Text;

/// `Rb2`: a ball of that colour is put on that point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
=======
use super::{Colour, Point, Set};
use crate::chance::Chance;
use crate::game::Scan;

/// A ball of a colour on a point: `Rb2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
>>>>>>> annex1
pub struct Ball {
    /// Its colour.
    pub colour: Colour,
    /// Where it goes.
    pub point: Point,
}

impl Ball {
<<<<<<< HEAD
    /// A ball of either colour on each of its points.
    pub fn list(choices: [(Colour, Set); 2]) -> Vec<Self> {
        let of = |(colour, points): (Colour, Set)| points.iter().map(move |point| Self { colour, point });
        choices.into_iter().flat_map(of).collect()
    }

    /// One of that list, each equally likely.
    #[inline]
    pub fn pick(choices: [(Colour, Set); 2], chance: &mut Chance) -> Option<Self> {
        let [first, second] = choices;
        let one = chance.below(first.1.len() + second.1.len()) < first.1.len();
        let (colour, points) = if one { first } else { second };
        Some(Self { colour, point: points.pick(chance)? })
=======
    /// Reads a ball off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        Some(Self { colour: Colour::scan(scan)?, point: Point::scan(scan)? })
>>>>>>> annex1
    }
}

impl FromStr for Ball {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut scan = Scan::new(text);
<<<<<<< HEAD
        let colour = Colour::scan(&mut scan).ok_or(())?;
        let point = Point::scan(&mut scan).ok_or(())?;
        scan.done(Self { colour, point }).ok_or(())
=======
        Self::scan(&mut scan).and_then(|ball| scan.done(ball)).ok_or(())
>>>>>>> annex1
    }
}

impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.point)
    }
}

<<<<<<< HEAD
impl Pyramid {
    /// The points where a ball of that colour can be put, none when all 16 of it are on the board.
    #[inline]
    pub fn playable_for(&self, colour: Colour) -> Set {
        if self.left(colour, 16) > 0 { self.playable() } else { Set::EMPTY }
    }

    /// The ball is of that colour or red, one of its 16 is left, and the point is playable.
    pub fn require_own_or_red(&self, own: Colour, ball: Ball) -> Result<(), Text> {
        if ball.colour != own && ball.colour != Colour::Red {
            let (en, fr) = (own.name().en, own.name().fr);
            return Err(text!(
                "The ball has to be {en} or red, not the opponent’s colour.",
                "La bille doit être {fr} ou rouge, pas de la couleur adverse."
            ));
        }
        self.require_left(ball.colour, 16)?;
        self.require_playable(ball.point)
=======
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
>>>>>>> annex1
    }
}
