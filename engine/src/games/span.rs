//! Span: join two opposite edges, in sight.

use crate::board::pyramid::{Colour, Placement, Placing, Point, Pyramid, Set, edges};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start};
use crate::text::Phrase;

/// A position of Span.
pub type Span = Placing<Rules>;

/// The state of Span besides the board.
#[derive(Debug, Clone)]
pub struct Rules;

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "span",
        rules: 1,
        name: Phrase::same("Span"),
        author: "Cameron Browne",
        year: "2011",
        category: Category::Connection,
        ends: &[("connection", Phrase::new("common-two-opposite-edges-joined"))],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("span-summary"),
        ..Facts::WHITE_BLACK
    };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self)
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, _: Point) -> Next {
        let colour = Colour::of(seat);
        let (from, to) = edges(colour);
        if board.visibly_joins(colour, from, to) {
            Outcome::win(seat, 2, "connection").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        let colour = Colour::of(winner);
        if end == "connection" { board.visible_chains(colour, &[edges(colour)]) } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::Game as _;
    use crate::game::testing::start;

    #[test]
    fn joined_edges_win() {
        start("span", 2).plays("a1 a2 b1 b2 c1 c2 d1").ends("connection", &[1, 2]);
    }

    #[test]
    fn a_corner_belongs_to_both_its_edges() {
        start("span", 2).plays("b1 a1 c1 a2 b2 a3 c2 a4").ends("connection", &[2, 1]);
    }

    #[test]
    fn an_overpass_cuts_an_underpass() {
        let play = |black: &str| {
            let mut span =
                Span { board: Pyramid::with(Set::points("a2 b2 c2"), Set::points(black), Set::EMPTY), rules: Rules };
            span.play(Seat::P1, &"d2".parse().unwrap())
        };
        assert_eq!(play("b1 c1 b3 c3 f1"), Next::End(Outcome::win(Seat::P1, 2, "connection")));
        assert_eq!(play("b1 c1 b3 c3 f1 f2"), Next::Turn(Seat::P2));
    }

    #[test]
    fn higher_balls_touch_no_edge() {
        // White crosses level 1 from e1 to g1 without a ball in column a.
        let white = Set::points("e1 f1 d1");
        let mut span = Span { board: Pyramid::with(white, Set::HOLES - white, Set::EMPTY), rules: Rules };
        assert_eq!(span.play(Seat::P1, &"g1".parse().unwrap()), Next::Turn(Seat::P2));
    }

    #[test]
    fn only_points_are_read() {
        start("span", 2).forbids("e1 j1").cannot_read("pass Wa1 e4");
    }
}
