//! Sparks: replace your own balls by red ones and climb to the apex.

use crate::board::pyramid::{APEX, Action, Actions, CHEQUER, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sparks.
#[derive(Debug, Clone)]
pub struct Sparks {
    board: Pyramid,
}

/// Takes a ball of the mover with what follows by itself; whether the red ball is then still in hand.
fn take(board: &mut Pyramid, point: Point) -> bool {
    let rider = (point.riders() & board.occupied()).first().and_then(|rider| board.at(rider));
    board.remove(point);
    if rider.is_none() {
        board.place(Colour::Red, point);
    }
    rider.is_some_and(|colour| colour != Colour::Red)
}

impl Sparks {
    fn reserve(&self) -> usize {
        self.board.left(Colour::Red, 14)
    }

    /// The balls that the seat may take.
    fn takeable(&self, seat: Seat) -> Set {
        let free = self.board.free();
        let carrying_one = self.board.carrying_one();
        self.board.of(Colour::of(seat))
            & if self.reserve() > 0 {
                free | (carrying_one & free.supports())
            } else {
                carrying_one & (free & self.board.of(Colour::Red)).supports()
            }
    }

    fn require_takeable(&self, seat: Seat, point: Point) -> Result<(), Text> {
        self.board.require_colour(point, Colour::of(seat))?;
        if self.takeable(seat).contains(point) {
            return Ok(());
        }
        Err(if self.reserve() == 0 {
            text!("sparks-no-red-ball-left-reserve")
        } else {
            text!("sparks-ball-taken-if-supports-nothing", point)
        })
    }
}

impl Game for Sparks {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sparks",
        rules: 1,
        name: Phrase::same("Sparks"),
        author: "Dieter Stein",
        year: "2011",
        category: Category::Completion,
        ends: &[("apex", Phrase::new("sparks-players-ball-apex")), ("stuck", Phrase::new("sparks-no-ball-taken"))],
        notation: &[
            ("xb1,e1", Phrase::new("sparks-your-ball-leaves-b1-e1")),
            ("xb2,f2,Re1", Phrase::new("sparks-same-b2-f2-red-ball")),
            ("xb2,Re1,f2", Phrase::new("sparks-red-ball-first")),
        ],
        summary: Phrase::new("sparks-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::HOLES - CHEQUER, CHEQUER, Set::EMPTY) })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Ball, Place, Remove};
        Actions::read(text).filter(|turn| {
            matches!(
                **turn,
                [Remove(_), Place(_)]
                    | [Remove(_), Place(_), Ball(Colour::Red, _)]
                    | [Remove(_), Ball(Colour::Red, _), Place(_)]
            )
        })
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Remove(from), placements @ ..] = &**turn else { return Err(not_due()) };
        self.require_takeable(seat, *from)?;
        let mut board = self.board;
        let red_in_hand = take(&mut board, *from);
        if red_in_hand != (placements.len() == 2) {
            return Err(if red_in_hand {
                text!("sparks-white-black-ball-drops-red", from)
            } else {
                text!("sparks-no-red-ball-left-place")
            });
        }
        for action in placements {
            if let Action::Place(point) | Action::Ball(_, point) = *action {
                board.require_playable(point)?;
                board.place(Colour::Red, point);
            }
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let mut reached = false;
        for action in turn.iter() {
            match *action {
                Action::Remove(point) => {
                    take(&mut self.board, point);
                }
                Action::Place(point) => {
                    self.board.place(Colour::of(seat), point);
                    reached = APEX.contains(point);
                }
                Action::Ball(colour, point) => self.board.place(colour, point),
                _ => {}
            }
        }
        let next = seat.other();
        if reached {
            Outcome::win(seat, 2, "apex").into()
        } else if self.takeable(next).is_empty() {
            Outcome::win(seat, 2, "stuck").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns = Vec::new();
        for from in self.takeable(seat) {
            let mut board = self.board;
            let red_in_hand = take(&mut board, from);
            for first in board.playable() {
                let begun = Actions::from(Action::Remove(from));
                if !red_in_hand {
                    turns.push(begun.then(Action::Place(first)));
                    continue;
                }
                let mut board = board;
                board.place(Colour::Red, first);
                for second in board.playable() {
                    let red = |point| Action::Ball(Colour::Red, point);
                    turns.push(begun.clone().then(Action::Place(first)).then(red(second)));
                    turns.push(begun.clone().then(red(first)).then(Action::Place(second)));
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let from = self.takeable(seat).pick(chance)?;
        let mut board = self.board;
        let red_in_hand = take(&mut board, from);
        let first = board.playable().pick(chance)?;
        let begun = Actions::from(Action::Remove(from));
        if !red_in_hand {
            return Some(begun.then(Action::Place(first)));
        }
        board.place(Colour::Red, first);
        let second = board.playable().pick(chance)?;
        Some(if chance.one_in(2) {
            begun.then(Action::Place(first)).then(Action::Ball(Colour::Red, second))
        } else {
            begun.then(Action::Ball(Colour::Red, first)).then(Action::Place(second))
        })
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_note(Phrase::new("sparks-red-balls-reserve"), self.reserve())
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        if end == "apex" { (self.board.of(Colour::of(winner)) & APEX).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_free_ball_leaves_a_red_one_behind() {
        let table = start("sparks", 2).forbids("xa1,e1 xb1,e1,Rf1 xb1,h1 xe1,f1").cannot_read("xb1,Re1 e1 xb1 xb1,We1");
        let scene = table.plays("xb1,e1").0.scene();
        let red = |point: &str| scene.boards[0].pieces.iter().any(|p| p.at == point && p.paint == Colour::Red.paint());
        assert!(red("b1") && !red("e1"));
    }

    #[test]
    fn a_red_ball_that_drops_is_the_only_one_to_enter() {
        // Black puts a red ball on e2 after a white one dropped into a1; then a2 and a3 lie under it.
        let table = start("sparks", 2).plays("xb1,e1 xa1,g3,Re2");
        table.forbids("xa2,g1,Rf1 xa4,e1,Rf1 xd3,f1").allows("xa2,e2 xa2,f1 xd3,f1,Rg3");
    }

    #[test]
    fn a_white_or_black_ball_that_drops_brings_a_red_one() {
        let table = start("sparks", 2).plays("xb1,e1").forbids("xa1,f1 xa1,Rh1,f1");
        table.allows("xa1,e1,Rf1 xa1,Re1,f1 xa1,f1,Re1").forbids("xa1,f1,Rf1");
    }

    #[test]
    fn a_ball_under_two_levels_cannot_be_taken() {
        let tall = Set::points("a1 b1 a2 b2 c1 c2 a3 b3 c3 d1 d2 d3 a4 b4 c4 d4 e1 f1 e2 f2 h1");
        let white = Set::points("a1 f1 h1");
        let game = Sparks { board: Pyramid::with(white, tall - white, Set::EMPTY) };
        assert_eq!(game.takeable(Seat::P1), Set::points("f1 h1"));
    }

    #[test]
    fn an_empty_reserve_leaves_only_balls_under_a_red_one() {
        let white = Set::points("h1 a1");
        let black = Set::ALL - white - Set::points("j1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2");
        let red = Set::ALL - white - black;
        let mut game = Sparks { board: Pyramid::with(white, black, red) };
        assert_eq!((game.reserve(), game.takeable(Seat::P1)), (0, Set::points("h1")));
        let turn = game.parse("xh1,j1").unwrap();
        assert_eq!(game.check(Seat::P1, &turn), Ok(()));
        assert_eq!(game.play(Seat::P1, &turn), Outcome::win(Seat::P1, 2, "apex").into());
    }

    #[test]
    fn a_seat_that_can_take_nothing_is_stuck() {
        // Every black ball lies under two others once White has played.
        let white = Set::points("a1 a2 a3 a4 g1 g2 g3");
        let red = Set::points("b1 c1 d1 d2 d3 d4 b4 c4 e1 e2 e3 f1 f3");
        let mut game = Sparks { board: Pyramid::with(white, Set::points("b2 b3 c2 c3"), red) };
        let turn = game.parse("xg2,f2").unwrap();
        assert_eq!(game.check(Seat::P1, &turn), Ok(()));
        assert_eq!(game.play(Seat::P1, &turn), Outcome::win(Seat::P1, 2, "stuck").into());
    }
}
