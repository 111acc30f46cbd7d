//! Splade: a full line of exactly two colours, won by the one that plays after the other.

use crate::board::pyramid::{Colour, Placement, Placing, Point, Pyramid, Set, has_mixed_line, lines_where};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start, Variant};
use crate::text::Phrase;

/// A position of Splade.
pub type Splade = Placing<Rules>;

/// The state of Splade besides the board.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The variant in which the seat before the other wins.
    before: bool,
}

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "splade",
        rules: 1,
        name: Phrase::same("Splade"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Alignment,
        variants: &[
            Variant { id: "standard", about: Phrase::new("splade-variant-standard") },
            Variant { id: "before", about: Phrase::new("splade-variant-before") },
        ],
        ends: &[
            ("line", Phrase::new("splade-full-line-exactly-two-colours")),
            ("full", Phrase::new("common-pyramid-full-2")),
        ],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("splade-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn begin(start: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self { before: start.variant == "before" })
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, _: Point) -> Next {
        let next = seat.after(3);
        // Every line completed holds the mover’s colour: the mover beats one of the others and loses to the third.
        let (beaten, winning) = if self.before { (next, next.after(3)) } else { (next.after(3), next) };
        let has_line_with = |other: Seat| has_mixed_line(board.of(Colour::of(seat)), board.of(Colour::of(other)));
        if has_line_with(beaten) {
            Outcome::win(seat, 3, "line").into()
        } else if has_line_with(winning) {
            Outcome::win(winning, 3, "line").into()
        } else if board.is_full() {
            Outcome::draw(3, "full").into()
        } else {
            Next::Turn(next)
        }
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        if end != "line" {
            return Set::EMPTY;
        }
        let colour = Colour::of(winner);
        let own = board.of(colour);
        let others = colour.others().map(|other| board.of(other));
        let mixed = |line: Set, other: Set| (own | other).covers(line) && line.meets(own) && line.meets(other);
        lines_where(|line| others.iter().any(|other| mixed(line, *other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::Game as _;
    use crate::game::testing::{start, start_with};

    /// What follows White’s d1, given the balls that stand.
    fn after_white_d1(before: bool, white: &str, black: &str, red: &str) -> Next {
        let board = Pyramid::with(Set::points(white), Set::points(black), Set::points(red));
        Splade { board, rules: Rules { before } }.play(Seat::P1, &"d1".parse().unwrap())
    }

    fn wins(winner: Seat) -> Next {
        Outcome::win(winner, 3, "line").into()
    }

    #[test]
    fn the_later_of_two_colours_wins() {
        start("splade", 3).plays("a1 b1 a4 c1 b4 a3 d1").ends("line", &[2, 1, 2]);
        assert_eq!(after_white_d1(false, "a1", "b1 c1", ""), wins(Seat::P2));
        assert_eq!(after_white_d1(false, "a1", "", "b1 c1"), wins(Seat::P1));
        start("splade", 3).plays("a4 a1 b1 a3 c1 d1").ends("line", &[2, 2, 1]);
    }

    #[test]
    fn the_earlier_wins_in_the_other_variant() {
        start_with("splade", 3, "before", "").plays("a1 b1 a4 c1 b4 a3 d1").ends("line", &[1, 2, 2]);
        assert_eq!(after_white_d1(true, "a1", "b1 c1", ""), wins(Seat::P1));
        assert_eq!(after_white_d1(true, "a1", "", "b1 c1"), wins(Seat::P3));
        start_with("splade", 3, "before", "").plays("a4 a1 b1 a3 c1 d1").ends("line", &[2, 1, 2]);
    }

    #[test]
    fn lines_of_one_or_three_colours_do_nothing() {
        assert_eq!(after_white_d1(false, "a1 b1 c1", "", ""), Next::Turn(Seat::P2));
        assert_eq!(after_white_d1(false, "a1", "b1", "c1"), Next::Turn(Seat::P2));
    }

    #[test]
    fn the_mover_has_precedence() {
        // The row is white and black, the column white and red.
        for before in [false, true] {
            assert_eq!(after_white_d1(before, "a1", "b1 c1", "d2 d3 d4"), wins(Seat::P1));
        }
    }

    #[test]
    fn a_full_pyramid_without_a_line_is_a_draw() {
        // One colour per level, and j1 comes last.
        let [white, black, red] = [Set::HOLES, Set::level(1), Set::level(2)];
        let mut game = Splade { board: Pyramid::with(white, black, red), rules: Rules { before: false } };
        assert_eq!(game.play(Seat::P3, &"j1".parse().unwrap()), Next::End(Outcome::draw(3, "full")));
    }

    #[test]
    fn nobody_resigns_at_a_table_of_three() {
        start("splade", 3).forbids("resign draw timeout e1").cannot_read("pass Wa1");
    }
}
