//! Spurn: who makes a group of four is out.

use crate::board::pyramid::{Placement, Placing, Point, Pyramid};
use crate::game::{Category, Facts, Next, Outcome, Scene, Seat, Start};
use crate::text::Phrase;

/// A position of Spurn.
pub type Spurn = Placing<Rules>;

/// The state of Spurn besides the board.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The seat that was eliminated first.
    out: Option<Seat>,
}

impl Rules {
    /// The next seat that is still in, unless the pyramid is complete.
    fn next(&self, board: &Pyramid, seat: Seat) -> Next {
        if board.is_full() {
            let rank = |seat| if self.out == Some(seat) { 3 } else { 1 };
            return Outcome::ranked(Seat::all(3).map(rank).collect::<Vec<_>>(), "full").into();
        }
        let next = seat.after(3);
        Next::Turn(if self.out == Some(next) { next.after(3) } else { next })
    }
}

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "spurn",
        rules: 1,
        name: Phrase::same("Spurn"),
        author: "Nathan Morse",
        year: "2012",
        category: Category::Elimination,
        ends: &[("last", Phrase::new("spurn-seat-left")), ("full", Phrase::new("common-pyramid-complete"))],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("spurn-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self { out: None })
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, point: Point) -> Next {
        if board.group(point).len() >= 4 {
            let Some(first) = self.out.replace(seat) else { return self.next(board, seat) };
            let rank = |other| if other == first { 3 } else { 1 + u32::from(other == seat) };
            return Outcome::ranked(Seat::all(3).map(rank).collect::<Vec<_>>(), "last").into();
        }
        self.next(board, seat)
    }

    fn picture(&self, board: &Pyramid) -> Scene {
        let scene = board.scene();
        match self.out {
            Some(seat) => scene.with_note_told(Phrase::new("spurn-eliminated"), seat, seat.text()),
            None => scene,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::{CHEQUER, Set};
    use crate::game::Game as _;
    use crate::game::testing::start;

    #[test]
    fn a_group_of_four_is_legal_and_costs_the_game() {
        let table = start("spurn", 3).plays("a1 a4 d1 a2 b4 d2 b1 c3 c2").goes_on().plays("b2").goes_on();
        assert_eq!(table.0.seat(), Seat::P2);
        let table = table.plays("d4 a3");
        assert_eq!(table.0.seat(), Seat::P2);
        table.forbids("b2 a2").cannot_read("pass Wa3 a3,b3");
    }

    #[test]
    fn the_second_to_go_is_second() {
        // White is out with a1 a2 b1 b2, then Black with a4 b4 c4 d4.
        let table = start("spurn", 3).plays("a1 a4 d1 a2 b4 d2 b1 c3 c1 b2 c4");
        table.ends("last", &[3, 2, 1]);
    }

    #[test]
    fn hidden_balls_count() {
        let board = Pyramid::with(Set::points("b2 c2 b3"), Set::EMPTY, Set::ALL.minus(Set::points("b2 c2 b3 c3")));
        let mut game = Spurn { board, rules: Rules { out: Some(Seat::P2) } };
        let outcome = Outcome::ranked([2, 3, 1], "last");
        assert_eq!(game.play(Seat::P1, &"c3".parse().unwrap()), outcome.into());
    }

    #[test]
    fn a_full_pyramid_is_shared_by_those_still_in() {
        let above = Set::ALL.minus(Set::HOLES).minus(Set::points("j1"));
        let board = Pyramid::with(CHEQUER, Set::HOLES.minus(CHEQUER), above);
        let play = |out| Spurn { board, rules: Rules { out } }.play(Seat::P1, &"j1".parse().unwrap());
        assert_eq!(play(None), Outcome::ranked([1, 1, 1], "full").into());
        assert_eq!(play(Some(Seat::P3)), Outcome::ranked([1, 1, 3], "full").into());
    }
}
