//! Spaniel: three players, two balls per turn, and a line of any one colour.

use crate::board::pyramid::{Colour, Point, Pyramid, Set, TOUCHING_THREES};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spaniel.
#[derive(Debug, Clone)]
pub struct Spaniel {
    board: Pyramid,
}

/// `b2,c2`: two balls, or `b2`: one that ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair(Point, Option<Point>);

impl Notation for Pair {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.0);
        if let Some(second) = self.1 {
            pen.comma().add(second);
        }
    }
}
display_notation!(Pair);

impl Deeds for Pair {
    fn deeds(&self) -> Vec<Deed> {
        std::iter::once(self.0).chain(self.1).map(Deed::place).collect()
    }
}

/// The colours of a seat’s first and second ball.
const fn colours(seat: Seat) -> (Colour, Colour) {
    match seat.index() {
        0 => (Colour::Black, Colour::White),
        1 => (Colour::Red, Colour::Black),
        _ => (Colour::White, Colour::Red),
    }
}

/// Puts a ball on the board; whether it completes a line.
#[inline]
fn places(board: &mut Pyramid, colour: Colour, point: Point) -> bool {
    board.place(colour, point);
    board.of(colour).has_touching_three()
}

impl Spaniel {
    /// The board after the first ball, and whether that completes a line.
    #[inline]
    fn after_first(&self, seat: Seat, point: Point) -> (Pyramid, bool) {
        let mut board = self.board;
        let line = places(&mut board, colours(seat).0, point);
        (board, line)
    }
}

impl Game for Spaniel {
    type Turn = Pair;

    const FACTS: Facts = Facts {
        id: "spaniel",
        rules: 1,
        name: Phrase::same("Spaniel"),
        author: "Joseph Symons-Smyth",
        year: "2012",
        category: Category::Alignment,
        players: (3, 3),
        ends: &[
            ("line", Phrase::new("spaniel-three-touching-balls-colour-line")),
            ("full", Phrase::new("common-pyramid-full-2")),
        ],
        notation: &[
            ("b2,c2", Phrase::new("spaniel-your-first-ball-b2-your")),
            ("b2", Phrase::new("spaniel-your-first-ball-b2-completes")),
        ],
        summary: Phrase::new("spaniel-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Pair> {
        let mut scan = Scan::new(text);
        let first = Point::scan(&mut scan)?;
        let second = if scan.eat(",") { Some(Point::scan(&mut scan)?) } else { None };
        scan.done(Pair(first, second))
    }

    fn check(&self, seat: Seat, &Pair(first, second): &Pair) -> Result<(), Text> {
        self.board.require_playable(first)?;
        match (self.after_first(seat, first), second) {
            ((_, true), None) => Ok(()),
            ((board, false), Some(second)) => board.require_playable(second),
            ((_, true), Some(_)) => Err(text!("spaniel-ball-completes-line-ends-game", first)),
            ((_, false), None) => Err(text!("spaniel-ball-completes-no-line-second", first)),
        }
    }

    fn play(&mut self, seat: Seat, &Pair(first, second): &Pair) -> Next {
        let (colour, second_colour) = colours(seat);
        let line = places(&mut self.board, colour, first)
            || second.is_some_and(|second| places(&mut self.board, second_colour, second));
        if line {
            Outcome::win(seat, 3, "line").into()
        } else if self.board.is_full() {
            Outcome::draw(3, "full").into()
        } else {
            Next::Turn(seat.after(3))
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Pair>> {
        let mut turns = Vec::new();
        for first in self.board.playable() {
            let (board, line) = self.after_first(seat, first);
            if line {
                turns.push(Pair(first, None));
            } else {
                turns.extend(board.playable().iter().map(|second| Pair(first, Some(second))));
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Pair> {
        let first = self.board.playable().pick(chance)?;
        let (board, line) = self.after_first(seat, first);
        Some(Pair(first, if line { None } else { board.playable().pick(chance) }))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, _: Seat) -> Vec<String> {
        let one_colour = |line: &&Set| Colour::ALL.iter().any(|colour| self.board.of(*colour).covers(**line));
        let lines = TOUCHING_THREES.iter().filter(one_colour);
        if end == "line" { lines.fold(Set::EMPTY, |all, line| all | *line).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn the_first_ball_of_a_turn_can_win_and_stands_alone() {
        let table = start("spaniel", 3).plays("a1,d4 d1,b1 a4,d2");
        table.forbids("c1,c2 c2").plays("c1").ends("line", &[1, 2, 2]);
    }

    #[test]
    fn the_second_ball_can_win() {
        start("spaniel", 3).plays("a1,d4 d1,b1 a4,d2 a2,b2").plays("c3,c1").ends("line", &[2, 1, 2]);
    }

    #[test]
    fn level_diagonals_are_no_lines() {
        // White b1, c2, d3.
        start("spaniel", 3).plays("a1,b1 d1,a3 d3,a4").plays("b4,c2").goes_on();
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        start("spaniel", 3)
            .plays("a1,b1 d4,a2")
            .allows("b2,e1")
            .forbids("e1,b2 b2,b2 b2")
            .cannot_read("pass b2,e1,c1 Wb2");
    }

    #[test]
    fn a_full_pyramid_is_a_draw() {
        let turns = "d4,c1 b2,a3 d3,a4 a2,c2 d1,b3 d2,c3 b1,e2 c4,f1 a1,g2 g1,b4 e1,f3 g3,f2 e3,h1 h2,i2 i1,j1";
        start("spaniel", 3).plays(turns).ends("full", &[1, 1, 1]);
    }
}
