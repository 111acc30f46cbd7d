//! The turn of Spline+, which Spyramid borrows: place one of 16 own balls, or move an own ball
//! elsewhere, but not onto a ball that falls by it. The same position for the third time is a draw.

use std::fmt::Debug;

use super::action::Action;
use super::colour::Colour;
use super::moves::Lifted;
use super::require::not_due;
use super::{Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// What a game with that turn is played for.
pub trait Aim: Clone + Debug + Send + Sync + 'static {
    /// What there is to know about the game.
    const FACTS: Facts;

    /// The aim of that variant.
    fn new(start: &Start<'_>) -> Self;

    /// Whether the turn that `seat` has made ends the game; repetition is seen to after it.
    fn end(&self, board: &Pyramid, seat: Seat) -> Option<Outcome>;

    /// The points that decided a game which ended like this.
    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set;
}

/// A position of a game with that turn.
#[derive(Debug, Clone)]
pub struct PlaceOrMove<A> {
    aim: A,
    board: Pyramid,
    seen: Repetition<(Pyramid, Seat)>,
}

/// The end by repetition, for the facts.
pub const REPETITION: (&str, Phrase) = ("repetition", Phrase::new("common-same-position-third-time"));

/// The notation, for the facts.
pub const PLACE_OR_MOVE: &[(&str, Phrase)] =
    &[("b2", Phrase::new("common-ball-your-colour-b2")), ("b2-d1", Phrase::new("board-your-ball-moves-b2-d1"))];

impl<A: Aim> Game for PlaceOrMove<A> {
    type Turn = Action;

    const FACTS: Facts = A::FACTS;

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::new();
        Ok(Self { aim: A::new(start), board, seen: Repetition::from_start((board, Seat::P1)) })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Place(_) | Action::Move(..)))
    }

    fn check(&self, seat: Seat, turn: &Action) -> Result<(), Text> {
        let own = Colour::of(seat);
        match *turn {
            Action::Place(point) => {
                self.board.require_left(own, 16)?;
                self.board.require_playable(point)
            }
            Action::Move(from, to) => self.board.require_move_elsewhere(own, from, to),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        match *turn {
            Action::Place(point) => {
                self.board.place(Colour::of(seat), point);
                // No ball ever leaves, so a position with fewer balls cannot return.
                self.seen.forget();
            }
            Action::Move(from, to) => self.board.move_ball(from, to),
            _ => {}
        }
        let repeated = self.seen.third((self.board, seat.other()));
        let repetition = || repeated.then(|| Outcome::draw(2, "repetition"));
        self.aim.end(&self.board, seat).or_else(repetition).map_or(Next::Turn(seat.other()), Next::End)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Action>> {
        Some(self.board.places_and_moves(Colour::of(seat)).collect())
    }

    /// Placements and moves come up about equally often.
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let own = Colour::of(seat);
        let places = self.board.playable_for(own);
        let moved = if places.is_empty() || chance.one_in(2) {
            self.board.random_move(self.board.of(own), elsewhere, chance)
        } else {
            None
        };
        moved.or_else(|| places.pick(chance).map(Action::Place))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        self.aim.deciding(&self.board, end, winner).spots()
    }
}

/// Where a moved ball may go.
#[inline]
fn elsewhere(lifted: &Lifted) -> Set {
    lifted.off_fallen() - lifted.from
}

impl Pyramid {
    /// An own mobile ball goes to another point, off any fallen ball.
    fn require_move_elsewhere(&self, own: Colour, from: Point, to: Point) -> Result<(), Text> {
        self.require_colour(from, own)?;
        self.require_mobile(from)?;
        if from == to {
            return Err(text!("board-ball-go-another-point", from));
        }
        let Some(lifted) = self.lift(from) else { return Ok(()) };
        lifted.board.require_playable(to)?;
        let Some(fallen) = (to.supports() & lifted.removal.fallen).first() else { return Ok(()) };
        Err(text!("board-rest-ball-falls", to, fallen))
    }

    /// Every placement and move of that colour; asking for the first tells quickly whether there is any.
    pub fn places_and_moves(&self, own: Colour) -> impl Iterator<Item = Action> {
        self.playable_for(own).iter().map(Action::Place).chain(self.moves(self.of(own), elsewhere))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::spline_plus::SplinePlus;

    #[test]
    fn with_16_balls_on_the_board_a_seat_can_only_move() {
        let board = Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY);
        let Ok(start) = SplinePlus::start(&Start::new(2)) else { return };
        let game = SplinePlus { board, ..start };
        let [e1, f1, a1] = ["e1", "f1", "a1"].map(|point| point.parse().unwrap());
        assert!(game.check(Seat::P1, &Action::Place(e1)).is_err());
        assert!(game.check(Seat::P1, &Action::Move(a1, f1)).is_ok());
        assert!(game.turns(Seat::P1).unwrap().iter().all(|turn| matches!(turn, Action::Move(..))));
        assert!(game.check(Seat::P2, &Action::Place(e1)).is_ok());
    }
}
