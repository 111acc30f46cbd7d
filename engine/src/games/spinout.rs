//! Spinout: spin a pile now and then, and line up three on the faces.

use crate::board::pyramid::{Action, Actions, Colour, EXTERIOR, Point, Pyramid, Set, TOUCHING_THREES};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spinout.
#[derive(Debug, Clone)]
pub struct Spinout {
    board: Pyramid,
    /// Whether the last turn was a spin.
    spun: bool,
}

fn colour(seat: Seat) -> Colour {
    if seat == Seat::P1 { Colour::White } else { Colour::Red }
}

/// The lines of three on the faces.
fn lines() -> impl Iterator<Item = Set> {
    TOUCHING_THREES.into_iter().filter(|line| EXTERIOR.covers(*line))
}

impl Spinout {
    fn has_hand(&self, seat: Seat) -> bool {
        self.board.left(colour(seat), 16) > 0
    }

    /// The balls that the seat may take out of the bottom of a pile.
    fn spinnable(&self, seat: Seat) -> Set {
        if self.spun || !self.has_hand(seat.other()) { Set::EMPTY } else { self.board.carrying_one() }
    }

    fn spin(&mut self, point: Point) {
        if let Some(removal) = self.board.remove(point) {
            self.board.place(removal.colour, removal.vacated);
        }
    }

    fn result(&self) -> Outcome {
        let scores = [Seat::P1, Seat::P2].map(|seat| {
            let balls = self.board.of(colour(seat));
            lines().filter(|line| balls.covers(*line)).count() as i64
        });
        let [white, red] = [Seat::P1, Seat::P2].map(|seat| (self.board.of(colour(seat)) & EXTERIOR).len());
        let [lines_white, lines_red] = scores;
        let wins = if lines_white == lines_red { white < red } else { lines_white > lines_red };
        Outcome::win(if wins { Seat::P1 } else { Seat::P2 }, 2, "full").with_scores(scores)
    }
}

impl Game for Spinout {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spinout",
        rules: 1,
        name: Phrase::same("Spinout"),
        author: "Giacomo Galimberti",
        year: "2011",
        category: Category::Score,
        seats: &[Phrase::new("common-white"), Phrase::new("common-red")],
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[
            ("b2", Phrase::new("common-ball-your-colour-b2")),
            ("xb2", Phrase::new("spinout-spin-ball-b2-goes-top")),
        ],
        summary: Phrase::new("spinout-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), spun: false })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Place(_)] | [Action::Remove(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        match **turn {
            [Action::Remove(point)] => {
                self.board.require_mobile(point)?;
                if self.spinnable(seat).contains(point) {
                    return Ok(());
                }
                Err(if self.spun {
                    text!("spinout-spin-not-answer-spin")
                } else if !self.has_hand(seat.other()) {
                    text!("spinout-other-seat-out-balls-placements")
                } else {
                    text!("spinout-ball-supports-none", point)
                })
            }
            [Action::Place(point)] => self.board.require_playable(point),
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        self.spun = false;
        match **turn {
            [Action::Place(point)] => self.board.place(colour(seat), point),
            [Action::Remove(point)] => {
                self.spin(point);
                self.spun = true;
            }
            _ => {}
        }
        if self.board.is_full() {
            return self.result().into();
        }
        Next::Turn(if self.has_hand(seat.other()) { seat.other() } else { seat })
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let places = self.board.playable().iter().map(|point| Action::Place(point).into());
        Some(places.chain(self.spinnable(seat).iter().map(|point| Action::Remove(point).into())).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let spin = if chance.one_in(3) { self.spinnable(seat).pick(chance).map(Action::Remove) } else { None };
        spin.or_else(|| self.board.playable().pick(chance).map(Action::Place)).map(Actions::from)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    const LEVEL_0: &str = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4";

    #[test]
    fn a_spin_takes_a_ball_under_exactly_one_to_the_top() {
        let table = start("spinout", 2).plays("a1 b1 a2 b2").forbids("xa1").plays("e1").forbids("xe1 xc1 e2");
        let table = table.cannot_read("e1>N Wc1 pass xa1,c1 a1-c1").plays("xa1");
        let scene = table.0.scene();
        let paint = |point: &str| scene.boards[0].pieces.iter().find(|ball| ball.at == point).map(|ball| ball.paint);
        assert_eq!((paint("a1"), paint("e1")), (Some(Colour::White.paint()), Some(Colour::White.paint())));
        let table = start("spinout", 2).plays("a1 b1 a2 b2 e1 xb1");
        let scene = table.0.scene();
        let paint = |point: &str| scene.boards[0].pieces.iter().find(|ball| ball.at == point).map(|ball| ball.paint);
        assert_eq!((paint("b1"), paint("e1")), (Some(Colour::White.paint()), Some(Colour::Red.paint())));
    }

    #[test]
    fn a_spin_may_not_answer_a_spin() {
        start("spinout", 2).plays("a1 b1 a2 b2 e1 xb1").forbids("xa1 xb1").plays("c1").allows("xa1 xb1");
    }

    #[test]
    fn a_ball_under_two_cannot_spin() {
        start("spinout", 2).plays("a1 b1 a2 b2 c1 c2 e1 f1").forbids("xb1 xb2").allows("xa1 xc2");
    }

    #[test]
    fn a_seat_out_of_balls_has_no_more_turns() {
        // Fifteen white balls stand, and White places the last one.
        let white = Set::HOLES - Set::points("d4");
        let mut game = Spinout { board: Pyramid::with(white, Set::EMPTY, Set::points("e1 f1")), spun: false };
        assert_eq!(game.play(Seat::P1, &game.parse("d4").unwrap()), Next::Turn(Seat::P2));
        assert!(game.check(Seat::P2, &game.parse("xa1").unwrap()).is_err());
        assert_eq!(game.play(Seat::P2, &game.parse("g1").unwrap()), Next::Turn(Seat::P2));
    }

    #[test]
    fn there_are_28_lines_on_the_faces() {
        assert_eq!(lines().count(), 28);
    }

    #[test]
    fn lines_decide_and_then_fewer_balls_in_sight() {
        // Four in a row are two lines; a row through the inside is none.
        let four = Set::points("a1 b1 c1 d1 a2 b2 c2");
        let board = Pyramid::with(four, Set::EMPTY, Set::ALL - four);
        assert_eq!(Spinout { board, spun: false }.result().scores.map(|scores| scores[0]), Some(2));
        // Twelve exterior points that leave no line to either colour.
        let twelve = Set::points("a1 a2 b4 d1 d3 e3 f1 g1 g3 h1 h2 i2");
        let ranks = |white: Set, red: Set| {
            let outcome = Spinout { board: Pyramid::with(white, Set::EMPTY, red), spun: false }.result();
            assert_eq!(outcome.scores, Some(vec![0, 0]));
            outcome.ranks
        };
        assert_eq!(ranks(twelve, Set::ALL - twelve), [1, 2]);
        assert_eq!(ranks(Set::ALL - twelve, twelve), [2, 1]);
    }

    #[test]
    fn a_full_pyramid_ends_the_game() {
        let rest = "e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2";
        assert_eq!(start("spinout", 2).plays(LEVEL_0).plays(rest).goes_on().plays("j1").outcome().end, "full");
    }
}
