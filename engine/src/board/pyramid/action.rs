use std::str::FromStr;

use smallvec::SmallVec;

use super::colour::Colour;
use super::push::Direction;
use super::{Four, Point};
use crate::game::{Deed, Deeds, Notation, Pen, Scan, display_notation};

/// One action of a turn, as the notation of the pyramid games has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`
    Pass,
    /// `b2`: a ball whose colour goes without saying.
    Place(Point),
    /// `Rb2`: a ball of that colour.
    Ball(Colour, Point),
    /// `xb2`: the ball there is removed.
    Remove(Point),
    /// `b2-e1`: the ball moves.
    Move(Point, Point),
    /// `e2>E`: a ball enters, pushing.
    Enter(Point, Direction),
    /// `We2>E`: a ball of that colour enters, pushing.
    BallEnter(Colour, Point, Direction),
}

impl Action {
    /// Reads one action off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        if scan.eat("x") {
            return Point::scan(scan).map(Self::Remove);
        }
        if let Some(colour) = Colour::scan(scan) {
            let point = Point::scan(scan)?;
            return Some(if scan.eat(">") {
                Self::BallEnter(colour, point, Direction::scan(scan)?)
            } else {
                Self::Ball(colour, point)
            });
        }
        let point = super::point::Point::<Four>::scan(scan)?;
        Some(if scan.eat("-") {
            Self::Move(point, Point::scan(scan)?)
        } else if scan.eat(">") {
            Self::Enter(point, Direction::scan(scan)?)
        } else {
            Self::Place(point)
        })
    }
}

/// Reads a turn of one action, `pass` included; the game says which it takes.
impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|action| scan.done(action)).ok_or(())
    }
}

impl Notation for Action {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Pass => pen.pass(),
            Self::Place(point) => pen.add(point),
            Self::Ball(colour, point) => pen.add(colour).add(point),
            Self::Remove(point) => pen.remove(point),
            Self::Move(from, to) => pen.add(from).sign("-").add(to),
            Self::Enter(point, direction) => pen.add(point).sign(">").add(direction),
            Self::BallEnter(colour, point, direction) => pen.add(colour).add(point).sign(">").add(direction),
        };
    }
}
display_notation!(Action);

impl Action {
    fn deed(&self) -> Option<Deed> {
        Some(match *self {
            Self::Pass => return None,
            Self::Place(point) => Deed::place(point),
            Self::Ball(colour, point) => Deed::coloured(colour.paint(), point),
            Self::Remove(point) => Deed::remove(point),
            Self::Move(from, to) => Deed::go(from, to),
            Self::Enter(point, direction) | Self::BallEnter(_, point, direction) => Deed::push(point, direction),
        })
    }
}

impl Deeds for Action {
    fn deeds(&self) -> Vec<Deed> {
        self.deed().into_iter().collect()
    }
}

/// A turn of actions joined by commas; a game accepts the shapes its grammar names.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Actions(SmallVec<[Action; 5]>);

impl Actions {
    /// `pass`
    pub fn pass() -> Self {
        Action::Pass.into()
    }

    /// Reads a whole turn; `pass` stands alone.
    pub fn read(text: &str) -> Option<Self> {
        if text == "pass" {
            return Some(Self::pass());
        }
        let mut scan = Scan::new(text);
        let mut actions = SmallVec::new();
        loop {
            actions.push(Action::scan(&mut scan)?);
            if !scan.eat(",") {
                return scan.done(Self(actions));
            }
        }
    }

    /// Adds an action at the end.
    pub fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    /// The same turn with one more action.
    pub fn then(mut self, action: Action) -> Self {
        self.0.push(action);
        self
    }
}

impl std::ops::Deref for Actions {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.0
    }
}

impl From<Action> for Actions {
    fn from(action: Action) -> Self {
        Self(SmallVec::from_slice(&[action]))
    }
}

impl<const K: usize> From<[Action; K]> for Actions {
    fn from(actions: [Action; K]) -> Self {
        Self(SmallVec::from_slice(&actions))
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        Self(actions.into_iter().collect())
    }
}

impl Notation for Actions {
    fn write(&self, pen: &mut Pen<'_>) {
        for (at, action) in self.0.iter().enumerate() {
            if at > 0 {
                pen.comma();
            }
            pen.add(action);
        }
    }
}
display_notation!(Actions);

impl Deeds for Actions {
    fn deeds(&self) -> Vec<Deed> {
        self.0.iter().filter_map(Action::deed).collect()
    }
}

crate::shown_as_written!(Actions);
