//! Span: join two opposite edges, in sight.

use crate::board::pyramid::{Colour, Point, Pyramid, edges};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Span.
#[derive(Debug, Clone)]
pub struct Span {
    board: Pyramid,
}

impl Game for Span {
    type Turn = Point;

    const FACTS: Facts = Facts {
        id: "span",
        name: Phrase::same("Span"),
        author: "Cameron Browne",
        year: "2011",
        category: Category::Connection,
        ends: &[("connection", Phrase::new("Two opposite edges are joined", "Deux bords opposés sont reliés"))],
        notation: &[("b2", Phrase::new("a ball of your colour on b2", "une bille de sa couleur en b2"))],
        summary: Phrase::new(
            "In turn, place a ball of your colour. White wins by joining West (a1–a4) and East (d1–d4), Black by joining \
             South (a1–d1) and North (a4–d4), with balls in visible contact: a contact that two balls above both cover is \
             cut.",
            "À tour de rôle, on pose une bille de sa couleur. Blanc gagne en reliant l’ouest (a1–a4) à l’est (d1–d4), Noir en \
             reliant le sud (a1–d1) au nord (a4–d4), par des billes en contact visible : un contact que deux billes couvrent \
             par-dessus est coupé.",
        ),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Point> {
        text.parse().ok()
    }

    fn check(&self, _: Seat, point: &Point) -> Result<(), Text> {
        self.board.require_playable(*point)
    }

    fn play(&mut self, seat: Seat, point: &Point) -> Next {
        let colour = Colour::of(seat);
        self.board.place(colour, *point);
        let (from, to) = edges(colour);
        if self.board.visibly_joins(colour, from, to) {
            Outcome::win(seat, 2, "connection").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Point>> {
        Some(self.board.playable().iter().collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Point> {
        self.board.playable().pick(chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
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
            let mut span = Span { board: Pyramid::with(Set::points("a2 b2 c2"), Set::points(black), Set::EMPTY) };
            span.play(Seat::P1, &"d2".parse().unwrap())
        };
        assert_eq!(play("b1 c1 b3 c3 f1"), Next::End(Outcome::win(Seat::P1, 2, "connection")));
        assert_eq!(play("b1 c1 b3 c3 f1 f2"), Next::Turn(Seat::P2));
    }

    #[test]
    fn higher_balls_touch_no_edge() {
        // White crosses level 1 from e1 to g1 without a ball in column a.
        let white = Set::points("e1 f1 d1");
        let mut span = Span { board: Pyramid::with(white, Set::HOLES - white, Set::EMPTY) };
        assert_eq!(span.play(Seat::P1, &"g1".parse().unwrap()), Next::Turn(Seat::P2));
    }

    #[test]
    fn only_points_are_read() {
        start("span", 2).forbids("e1 j1").cannot_read("pass Wa1 e4");
    }
}
