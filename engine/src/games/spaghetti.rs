//! Spaghetti: every ball next to the last one; the longest path wins.

use crate::board::pyramid::Colour::{Black, Red, White};
use crate::board::pyramid::{APEX, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spaghetti.
#[derive(Debug, Clone)]
pub struct Spaghetti {
    board: Pyramid,
    last: Option<Point>,
    /// Who last played a black ball.
    black_by: Seat,
}

/// The longest path from `start` through `rest`, in balls.
fn longest_from(start: Point, rest: Set, contacts: &impl Fn(Point) -> Set) -> usize {
    let next = contacts(start) & rest;
    1 + next.iter().map(|point| longest_from(point, rest - point, contacts)).max().unwrap_or(0)
}

/// The longest path of a colour along visible contacts, in balls.
fn longest_path(board: &Pyramid, colour: Colour) -> usize {
    let sight = board.sight();
    let balls = board.of(colour) & sight.visible;
    let contacts = |point: Point| sight.contacts(point.into());
    balls.iter().map(|start| longest_from(start, balls - start, &contacts)).max().unwrap_or(0)
}

impl Spaghetti {
    /// The playable points beside the last ball or on it.
    fn near(&self) -> Set {
        self.last.map_or(Set::EMPTY, |last| self.board.playable() & (Set::from(last).around() | last.riders()))
    }

    fn open(&self) -> Set {
        let near = self.near();
        if near.is_empty() { self.board.playable() } else { near }
    }

    fn finish(&mut self) -> Outcome {
        self.board.place_all(Black, APEX);
        let paths = [White, Red].map(|colour| longest_path(&self.board, colour) as i64);
        match paths {
            [white, red] if white == red => Outcome::win(self.black_by.other(), 2, "full").with_scores(paths),
            _ => Outcome::highest(paths, "full"),
        }
    }
}

impl Game for Spaghetti {
    type Turn = Point;

    const FACTS: Facts = Facts {
        id: "spaghetti",
        rules: 1,
        name: Phrase::same("Spaghetti"),
        author: "Phil Leduc",
        year: "2011",
        category: Category::Connection,
        seats: &[Phrase::new("common-white"), Phrase::new("common-red")],
        ends: &[("full", Phrase::new("common-pyramid-full"))],
        notation: &[("b2", Phrase::new("spaghetti-ball-b2-colour-rules-fix"))],
        summary: Phrase::new("spaghetti-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), last: None, black_by: Seat::P1 })
    }

    fn parse(&self, text: &str) -> Option<Point> {
        text.parse().ok()
    }

    fn check(&self, _: Seat, point: &Point) -> Result<(), Text> {
        self.board.require_playable(*point)?;
        if self.open().contains(*point) {
            return Ok(());
        }
        let near = self.near().iter().map(|point| point.to_string()).collect::<Vec<_>>().join(", ");
        Err(text!("spaghetti-not-next-last-ball-what", point, near))
    }

    fn play(&mut self, seat: Seat, point: &Point) -> Next {
        if self.near().is_empty() {
            self.board.place(Black, *point);
            self.black_by = seat;
        } else {
            self.board.place(if seat == Seat::P1 { White } else { Red }, *point);
        }
        self.last = Some(*point);
        if self.board.empty() == APEX { self.finish().into() } else { Next::Turn(seat.other()) }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Point>> {
        Some(self.open().iter().collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Point> {
        self.open().pick(chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_ball_goes_next_to_the_last_one_or_on_it() {
        start("spaghetti", 2).forbids("e1").cannot_read("Ba1 pass").plays("a1").forbids("c1 a3 a1").allows("a2 b1 b2");
        start("spaghetti", 2).plays("a1 b1 b2 a2").allows("a3 b3 e1").forbids("c1 c3");
    }

    #[test]
    fn a_black_ball_is_played_only_when_forced_and_then_anywhere() {
        let mut game = Spaghetti::start(&Start::new(2)).unwrap();
        let mut seat = Seat::P1;
        for (turn, colour) in [("b1", Black), ("b2", Red), ("a2", White), ("a1", Red), ("e1", White), ("d4", Black)] {
            let point = turn.parse().unwrap();
            assert!(game.check(seat, &point).is_ok());
            game.play(seat, &point);
            assert_eq!(game.board.at(point), Some(colour), "{turn}");
            seat = seat.other();
        }
        assert_eq!(game.black_by, Seat::P2);
        start("spaghetti", 2).plays("b1 b2 a2 a1").forbids("c1 a3").plays("e1").allows("c1 d4 a3");
    }

    fn path(white: &str) -> usize {
        let white: Set = white.split(' ').map(|name| name.parse::<Point>().unwrap()).collect();
        longest_path(&Pyramid::with(white, !white, Set::EMPTY), White)
    }

    #[test]
    fn a_path_is_counted_along_visible_contacts() {
        assert_eq!(path("a1 a2 a3 a4 e2"), 5);
        assert_eq!(path("a1 b1 c1 d1 e1 f1 g1"), 7);
        assert_eq!(path("a2 b2 c2 d2"), 1);
        assert_eq!(path("a1 a3 b4 e3 j1 h1"), 3);
    }

    fn last_turn(black_by: Seat) -> Outcome {
        let red = Set::points("a1");
        let board = Pyramid::with(Set::EMPTY, !(red | Set::points("i2 j1")), red);
        let mut game = Spaghetti { board, last: "i1".parse().ok(), black_by };
        match game.play(Seat::P1, &"i2".parse().unwrap()) {
            Next::End(outcome) => outcome,
            Next::Turn(_) => panic!("29 balls end the game"),
        }
    }

    #[test]
    fn with_equal_paths_whoever_last_played_black_loses() {
        assert_eq!(last_turn(Seat::P1), Outcome::ranked([2, 1], "full").with_scores([1, 1]));
        assert_eq!(last_turn(Seat::P2), Outcome::ranked([1, 2], "full").with_scores([1, 1]));
    }
}
