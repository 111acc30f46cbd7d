//! Spinimax: every platform fills itself, with the colour that is least below it.

use crate::board::pyramid::{APEX, Colour, Placement, Placing, Point, Pyramid, Set};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spinimax.
pub type Spinimax = Placing<Rules>;

/// The state of Spinimax besides the board.
#[derive(Debug, Clone)]
pub struct Rules;

/// The colour of the ball that appears over so many white, black and red ones: the least, if it is
/// alone in that, else the greatest.
fn on_top(tally: [usize; 3]) -> Colour {
    let [white, black, red] = tally;
    match (white, black, red) {
        (w, b, r) if w < b && w < r => Colour::White,
        (w, b, r) if b < w && b < r => Colour::Black,
        (w, b, r) if r < w && r < b => Colour::Red,
        (w, b, r) if w > b && w > r => Colour::White,
        (_, b, r) if b > r => Colour::Black,
        _ => Colour::Red,
    }
}

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "spinimax",
        rules: 1,
        name: Phrase::same("Spinimax"),
        author: "Cameron Browne",
        year: "2011",
        category: Category::Completion,
        ends: &[("apex", Phrase::new("spinimax-apex-filled"))],
        notation: &[("b2", Phrase::new("spinimax-ball-your-colour-hole-b2"))],
        summary: Phrase::new("spinimax-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self)
    }

    fn open(&self, board: &Pyramid, _: Seat) -> Set {
        Set::HOLES - board.occupied()
    }

    fn refuse(&self, _: &Pyramid, point: Point) -> Text {
        text!("spinimax-fills-itself-turn-ball-hole", point)
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, point: Point) -> Next {
        let mut top = point;
        while let Some(platform) = (board.playable() - Set::HOLES).first() {
            board.place(on_top(board.tally(platform.supports())), platform);
            top = platform;
        }
        match board.at(top).filter(|_| APEX.contains(top)) {
            Some(colour) => Outcome::win(Seat::new(colour.index()), 3, "apex").into(),
            None => Next::Turn(seat.after(3)),
        }
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        if end == "apex" { board.of(Colour::of(winner)) & APEX } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use super::on_top;
    use crate::board::pyramid::Colour::{Black, Red, White};
    use crate::game::testing::start;

    #[test]
    fn an_absent_colour_counts_as_the_minority() {
        assert_eq!([[3, 1, 0], [3, 0, 1], [1, 3, 0]].map(on_top), [Red, Black, Red]);
        assert_eq!([[2, 2, 0], [2, 0, 2], [0, 2, 2], [0, 1, 3]].map(on_top), [Red, Black, White, White]);
    }

    #[test]
    fn without_a_minority_the_majority_decides() {
        assert_eq!([[4, 0, 0], [0, 4, 0], [0, 0, 4]].map(on_top), [White, Black, Red]);
        assert_eq!([[2, 1, 1], [1, 2, 1], [1, 1, 2]].map(on_top), [White, Black, Red]);
    }

    #[test]
    fn the_colour_of_the_apex_wins() {
        // In alphabetical order every square is 2, 1 and 1 on all levels, and the apex white.
        start("spinimax", 3).plays("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4").ends("apex", &[1, 2, 2]);
    }

    #[test]
    fn only_holes_are_played() {
        start("spinimax", 3).plays("a1 a2 b1").forbids("e1 a1").plays("b2").forbids("e1").cannot_read("Wc1 pass e4");
    }
}
