//! Spodd: more balls on a diagonal take it.

use crate::board::pyramid::{Colour, Coupled, Couples, Coupling, Pyramid, Set, Touch};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start, Variant};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spodd.
pub type Spodd = Coupled<Rules>;

/// The state of Spodd besides the board.
#[derive(Debug, Clone)]
pub struct Rules {
    /// What each diagonal is worth.
    worth: [i64; 5],
}

/// The points in sight of a full pyramid with level + column + row = 1, 2, … 5.
const DIAGONALS: [Set; 5] = [
    Set::points("a2 b1 e1"),
    Set::points("a3 c1 e2 f1 h1"),
    Set::points("a4 d1 e3 g1 h2 i1 j1"),
    Set::points("b4 d2 f3 g2 i2"),
    Set::points("c4 d3 g3"),
];

const CORNERS: Set = Set::points("a1 d4");

impl Rules {
    /// White and black balls on each diagonal, and what it is worth.
    fn diagonals(&self, board: &Pyramid) -> impl Iterator<Item = (usize, usize, i64)> {
        let [white, black] = Self::COUPLES.colours.map(|colour| board.of(colour));
        DIAGONALS
            .into_iter()
            .zip(self.worth)
            .map(move |(points, worth)| ((white & points).len(), (black & points).len(), worth))
    }

    fn scores(&self, board: &Pyramid) -> [i64; 2] {
        self.diagonals(board).fold([0; 2], |[white, black], (of_white, of_black, worth)| {
            if of_white > of_black { [white + worth, black] } else { [white, black + worth] }
        })
    }
}

impl Coupling for Rules {
    const FACTS: Facts = Facts {
        id: "spodd",
        rules: 1,
        name: Phrase::same("Spodd"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Score,
        variants: &[
            Variant { id: "standard", about: Phrase::new("spodd-variant-standard") },
            Variant { id: "weighted", about: Phrase::new("spodd-variant-weighted") },
        ],
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[("Wa2,Bb2", Phrase::new("common-white-ball-a2-black-b2"))],
        summary: Phrase::new("spodd-summary"),
        ..Facts::WHITE_BLACK
    };

    const COUPLES: Couples = Couples { colours: [Colour::White, Colour::Black], touch: Touch::WherePossible };

    fn begin(start: &Start<'_>) -> (Pyramid, Self) {
        let worth = if start.variant == "weighted" { [1, 2, 3, 2, 1] } else { [1; 5] };
        (Pyramid::with(Set::EMPTY, Set::EMPTY, CORNERS), Self { worth })
    }

    fn placed(&mut self, board: &Pyramid, seat: Seat) -> Next {
        if board.is_full() { Outcome::highest(self.scores(board), "full").into() } else { Next::Turn(seat.other()) }
    }

    fn tell(&self, board: &Pyramid) -> Vec<Text> {
        let line = |(at, (white, black, worth)): (usize, (usize, usize, i64))| {
            let number = at + 1;
            text!("spodd-diagonal-worth-white-black", number, worth, white, black)
        };
        self.diagonals(board).enumerate().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::{EXTERIOR, Point};
    use crate::game::testing::{start, start_with};

    /// Level 0 full and just f1 e2 g2 f3 on level 1.
    const UNTOUCHING: &str = "Wa3,Ba4 Wb2,Bb3 Wc1,Bd1 Wc2,Bd2 Wc3,Bc4 Wb1,Bf1 Wa2,Be2 Wb4,Bf3 Wd3,Bg2";
    const REST: &str = "We1,Bg1 Wf2,Bh1 We3,Bh2 Wg3,Bi2 Wi1,Bj1";

    #[test]
    fn one_white_and_one_black_ball_that_touch() {
        let table = start("spodd", 2).forbids("Wa1,Ba2 Wa2,Wb2 Ra2,Bb2 Wa2,Bb3 Wa2,Bc2 Wa2,Be1 Wa2,Ba2");
        let table = table.allows("Wa2,Bb2 Ba2,Wb2").cannot_read("Wa2 a2,b2 Wa2,Bb2,Wc2 Wa2,Bb2, pass Wa2;Bb2");
        table.plays("Wa2,Bb2").allows("Wb1,Bc1 Wb1,Be1").forbids("We1,Bb1");
    }

    #[test]
    fn where_no_two_points_touch_any_two_will_do() {
        let table = start("spodd", 2).plays(UNTOUCHING).allows("We1,Bg1 Be3,Wf2").forbids("We1,Wg1 We1,Bh1 We1,Be1");
        table.plays("We1,Bg1").forbids("We3,Bg3").allows("Wf2,Bh1");
    }

    #[test]
    fn full_ends_the_game_and_each_diagonal_counts() {
        // White has diagonals 1 and 5, Black 2, 3 and 4.
        let outcome = start("spodd", 2).plays(UNTOUCHING).plays(REST).ends("full", &[2, 1]);
        assert_eq!(outcome.scores, Some(vec![2, 3]));
        let outcome = start_with("spodd", 2, "weighted", "").plays(UNTOUCHING).plays(REST).ends("full", &[2, 1]);
        assert_eq!(outcome.scores, Some(vec![2, 7]));
    }

    #[test]
    fn a_diagonal_is_level_column_and_row() {
        let sum = |point: Point| point.level() + point.place().1 + point.place().2;
        for (at, points) in DIAGONALS.into_iter().enumerate() {
            assert_eq!(points, EXTERIOR.iter().filter(|point| sum(*point) == at + 1).collect());
        }
    }
}
