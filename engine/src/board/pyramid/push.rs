use std::fmt;

use super::balls::Balls;
use super::colour::Colour;
use super::point::Point;
use super::set::Set;
use super::size::Size;
use crate::game::{Notation, Pen, Scan};
use crate::text;
use crate::text::{Phrase, Text};

/// Where a pushed ball goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'N',
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
        }
    }

    /// Reads a direction letter off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        scan.char(|c| Self::ALL.into_iter().find(|direction| direction.letter() == c))
    }

    /// The next point that way on the same level.
    pub fn from<S: Size>(self, point: Point<S>) -> Option<Point<S>> {
        let (x, y) = match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        };
        point.offset(0, x, y)
    }

    /// The way back.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Notation for Direction {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::North => pen.choice("N", Phrase::new("board-north")),
            Self::East => pen.choice("E", Phrase::new("board-east")),
            Self::South => pen.choice("S", Phrase::new("board-south")),
            Self::West => pen.choice("W", Phrase::new("board-west")),
        };
    }
}

/// A push that can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Push<S: Size> {
    /// The balls pushed, the first one at the point of entry.
    train: Vec<Point<S>>,
    /// Where the foremost ball comes to rest: the next point, or the one empty support of it.
    pub landing: Point<S>,
}

impl<S: Size> Balls<S> {
    /// Checks a push that begins with the ball on `point`: the unbroken run of balls that way, all
    /// of them free, goes one step; the foremost stays on its level or drops by one into a certain
    /// place, and never leaves the game.
    pub fn push(&self, point: Point<S>, direction: Direction) -> Result<Push<S>, Text> {
        let (occupied, free) = (self.occupied(), self.free());
        let mut train = Vec::new();
        let mut next = Some(point);
        while let Some(ball) = next.filter(|ball| occupied.contains(*ball)) {
            if !free.contains(ball) {
                return Err(text!("board-ball-supports-another-cannot-pushed", ball));
            }
            train.push(ball);
            next = direction.from(ball);
        }
        let Some(target) = next else {
            return Err(text!("board-push-drive-ball-off-pyramid", point));
        };
        if train.is_empty() {
            return Err(text!("board-no-ball-push", point));
        }
        let playable = self.playable();
        let landing = if playable.contains(target) {
            Some(target)
        } else {
            let gaps = target.supports() - occupied;
            gaps.first().filter(|gap| gaps.len() == 1 && playable.contains(*gap))
        };
        landing.map(|landing| Push { train, landing }).ok_or_else(|| text!("board-ball-pushed-over-no-single", target))
    }

    /// Makes a push and puts a ball of that colour where it began.
    pub fn enter(&mut self, colour: Colour, push: &Push<S>) {
        let mut arriving = Some(colour);
        for (at, point) in push.train.iter().enumerate() {
            let leaving = self.take(*point);
            if let Some(colour) = arriving {
                self.place(colour, *point);
            }
            arriving = leaving;
            if at + 1 == push.train.len()
                && let Some(colour) = arriving
            {
                self.place(colour, push.landing);
            }
        }
    }

    /// The points from the edge, where a ball moving that way comes in, up to but without `point`.
    pub fn approach(point: Point<S>, direction: Direction) -> Set<S> {
        std::iter::successors(direction.opposite().from(point), |at| direction.opposite().from(*at)).collect()
    }
}

crate::shown_as_written!(Direction);
