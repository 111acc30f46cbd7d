//! Games in which a turn is one ball on one point: what they share.

use std::fmt::Debug;

use super::{Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Facts, Game, Next, Scene, Seat, Start};
use crate::text::Text;

/// What such a game implements; its fields are the state it keeps besides the board.
pub trait Placement: Clone + Debug + Send + Sync + Sized + 'static {
    /// What there is to know about the game.
    const FACTS: Facts;

    /// The board at the start, and the state kept besides it.
    fn begin(start: &Start<'_>) -> (Pyramid, Self);

    /// The points a seat may choose from, all of them playable.
    fn open(&self, board: &Pyramid, _seat: Seat) -> Set {
        board.playable()
    }

    /// Why a playable point is not open.
    fn refuse(&self, _board: &Pyramid, _point: Point) -> Text {
        super::not_due()
    }

    /// The colour of the ball that a seat places now.
    fn colour(&self, _board: &Pyramid, seat: Seat) -> Colour {
        Colour::of(seat)
    }

    /// What follows once the ball is on the board.
    fn placed(&mut self, board: &mut Pyramid, seat: Seat, point: Point) -> Next;

    /// The position as something to draw.
    fn picture(&self, board: &Pyramid) -> Scene {
        board.scene()
    }

    /// The points that decided a game which ended like this.
    fn deciding(&self, _board: &Pyramid, _end: &str, _winner: Seat) -> Set {
        Set::EMPTY
    }

    /// How the scores came about.
    fn tell(&self, _board: &Pyramid) -> Vec<Text> {
        Vec::new()
    }
}

/// A position of such a game.
#[derive(Debug, Clone)]
pub struct Placing<P> {
    pub(crate) board: Pyramid,
    pub(crate) rules: P,
}

impl<P: Placement> Game for Placing<P> {
    type Turn = Point;

    const FACTS: Facts = P::FACTS;

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (board, rules) = P::begin(start);
        Ok(Self { board, rules })
    }

    fn parse(&self, text: &str) -> Option<Point> {
        text.parse().ok()
    }

    fn check(&self, seat: Seat, point: &Point) -> Result<(), Text> {
        self.board.require_playable(*point)?;
        let open = self.rules.open(&self.board, seat).contains(*point);
        if open { Ok(()) } else { Err(self.rules.refuse(&self.board, *point)) }
    }

    #[inline]
    fn play(&mut self, seat: Seat, point: &Point) -> Next {
        self.board.place(self.rules.colour(&self.board, seat), *point);
        self.rules.placed(&mut self.board, seat, *point)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Point>> {
        Some(self.rules.open(&self.board, seat).iter().collect())
    }

    #[inline]
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Point> {
        self.rules.open(&self.board, seat).pick(chance)
    }

    fn scene(&self) -> Scene {
        self.rules.picture(&self.board)
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        self.rules.deciding(&self.board, end, winner).spots()
    }

    fn account(&self) -> Vec<Text> {
        self.rules.tell(&self.board)
    }
}
