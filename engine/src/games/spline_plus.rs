//! Spline+: Spline with balls that move; the longest line counts.

use crate::board::pyramid::{Aim, Colour, FULL_LINES, PLACE_OR_MOVE, PlaceOrMove, Pyramid, REPETITION, Set};
use crate::game::{Category, Facts, Outcome, Seat, Start};
use crate::text::Phrase;

/// A position of Spline+.
pub type SplinePlus = PlaceOrMove<Line>;

/// The aim of Spline+.
#[derive(Debug, Clone)]
pub struct Line;

/// The longest full line, empty without any; the longer lines stand first in the table.
fn longest_line(balls: Set) -> Set {
    FULL_LINES.iter().find(|line| balls.covers(**line)).copied().unwrap_or(Set::EMPTY)
}

impl Aim for Line {
    const FACTS: Facts = Facts {
        id: "spline-plus",
        rules: 1,
        name: Phrase::same("Spline+"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Alignment,
        ends: &[("line", Phrase::new("common-full-line-colour")), REPETITION],
        notation: PLACE_OR_MOVE,
        summary: Phrase::new("spline-plus-summary"),
        ..Facts::WHITE_BLACK
    };

    fn new(_: &Start<'_>) -> Self {
        Self
    }

    fn end(&self, board: &Pyramid, seat: Seat) -> Option<Outcome> {
        let [own, theirs] = [seat, seat.other()].map(|seat| longest_line(board.of(Colour::of(seat))).len());
        let winner = if own >= theirs { seat } else { seat.other() };
        (own.max(theirs) > 0).then(|| Outcome::win(winner, 2, "line"))
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        if end == "line" { longest_line(board.of(Colour::of(winner))) } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_line_wins() {
        start("spline-plus", 2).plays("a1 a2 b1 b2 c1 c2 d1").ends("line", &[1, 2]);
        start("spline-plus", 2).plays("a1 a2 b1 b2 c1 c2 d4 d3 d4-d1").ends("line", &[1, 2]);
    }

    #[test]
    fn a_ball_may_not_be_put_back_where_it_was() {
        start("spline-plus", 2).plays("a1 b1").forbids("a1-a1 a1-b1 b1-a2 c1-c2 a1-e1").allows("a1-a2");
    }

    #[test]
    fn nothing_is_put_on_a_fallen_ball() {
        // With b1 gone e1 falls into its place, and both e1 and f1 would rest on it.
        let table = start("spline-plus", 2).plays("b1 a1 a2 b2 c1 c2 d4 e1");
        table.allows("f1 b1-d1").forbids("b1-e1 b1-f1");
    }

    #[test]
    fn the_longer_line_wins_and_the_mover_wins_a_tie() {
        let [four, other_four, two] = ["a1 b1 c1 d1", "a2 b2 c2 d2", "h1 i1"].map(Set::points);
        let winner = |white, black, mover| Line.end(&Pyramid::with(white, black, Set::EMPTY), mover).unwrap().ranks;
        assert_eq!(winner(two, four, Seat::P1), [2, 1]);
        assert_eq!(winner(four, two, Seat::P2), [1, 2]);
        assert_eq!(winner(four, other_four, Seat::P2), [2, 1]);
        assert_eq!(winner(four, other_four, Seat::P1), [1, 2]);
    }

    #[test]
    fn a_pinned_ball_stays() {
        start("spline-plus", 2).plays("a1 a2 b1 b2 c2 c1 e1 f1").forbids("b1-d4").allows("a1-d4");
    }

    #[test]
    fn dropping_balls_into_the_opponents_line_loses() {
        // White’s c1 goes, and black f1 drops into a1 b1 c1 d1.
        start("spline-plus", 2).plays("b2 b1 c1 d1 c2 f1 a3 a1").plays("c1-a4").ends("line", &[2, 1]);
    }

    #[test]
    fn the_same_position_for_the_third_time_is_a_draw() {
        let there_and_back = "a1-a2 b1-b2 a2-a1 b2-b1";
        let table = start("spline-plus", 2).plays("a1 b1").plays(there_and_back).goes_on();
        table.plays(there_and_back).ends("repetition", &[1, 1]);
    }

    #[test]
    fn only_placements_and_moves_are_read() {
        start("spline-plus", 2).cannot_read("pass xa1 Wa1 a1,b1 a1-e4 a1>E").forbids("a1-b1");
    }
}
