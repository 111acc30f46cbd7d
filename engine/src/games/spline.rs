//! Spline: the first full line on any level wins.

use crate::board::pyramid::{Colour, Placement, Placing, Point, Pyramid, Set, full_lines_through, lines_where};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start};
use crate::text::Phrase;

/// A position of Spline.
pub type Spline = Placing<Rules>;

/// The state of Spline besides the board.
#[derive(Debug, Clone)]
pub struct Rules;

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "spline",
        rules: 1,
        name: Phrase::same("Spline"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Alignment,
        ends: &[("line", Phrase::new("common-full-line-colour"))],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("spline-summary"),
        ..Facts::WHITE_BLACK
    };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self)
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, point: Point) -> Next {
        if full_lines_through(board.of(Colour::of(seat)), point) {
            Outcome::win(seat, 2, "line").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        let own = board.of(Colour::of(winner));
        if end == "line" { lines_where(|line| own.covers(line)) } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Set, full_lines_through};
    use crate::game::testing::start;

    #[test]
    fn a_full_line_wins_on_every_level() {
        start("spline", 2).plays("a1 a2 b1 b2 c1 c2 d1").ends("line", &[1, 2]);
        let level_0 = "a1 b1 b2 a2 c1 d1 d2 c2 b3 a3 a4 b4 d3 c3 c4 d4";
        start("spline", 2).plays(level_0).plays("e1 f1 e2 f2 e3").ends("line", &[1, 2]);
    }

    #[test]
    fn the_second_ball_of_one_colour_on_level_2_makes_a_line() {
        let level_2 = Set::level(2);
        for (a, b) in level_2.iter().flat_map(|a| level_2.iter().map(move |b| (a, b))).filter(|(a, b)| a != b) {
            assert!(full_lines_through(Set::from(a) | b, b), "{a} {b}");
        }
    }

    #[test]
    fn a_point_needs_its_four_supports() {
        start("spline", 2).plays("a1 a2 b1").forbids("e1 a1 j1").plays("b2").allows("e1").cannot_read("e4 A1 pass xa1");
    }
}
