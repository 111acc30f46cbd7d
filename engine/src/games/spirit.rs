//! Spirit of Shibumi: no ball in line with a free ball of its colour.

use crate::board::pyramid::{Colour, Point, Pyramid, SUPPLY, Set};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scene, Seat, Start, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spirit.
#[derive(Debug, Clone)]
pub struct Spirit {
    board: Pyramid,
    players: usize,
    passes: usize,
}

/// A turn of Spirit.
#[derive(Debug, Clone, Copy)]
pub enum Turn {
    /// `b2`
    Place(Point),
    /// `pass`
    Pass,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Place(point) => pen.add(point),
            Self::Pass => pen.pass(),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Place(point) => vec![Deed::place(point)],
            Self::Pass => Vec::new(),
        }
    }
}

/// Everything in the row or the column of any of these, on their level.
fn rows_and_columns(balls: Set) -> Set {
    let (mut rows, mut columns) = (balls, balls);
    for _ in 1..4 {
        rows |= rows.east() | rows.west();
        columns |= columns.north() | columns.south();
    }
    rows | columns
}

impl Spirit {
    /// The points in line with a free ball of the colour.
    fn barred(&self, colour: Colour) -> Set {
        rows_and_columns(self.board.free() & self.board.of(colour))
    }

    fn open(&self, colour: Colour) -> Set {
        if self.board.left(colour, SUPPLY) == 0 {
            return Set::EMPTY;
        }
        self.board.playable() - self.barred(colour)
    }

    fn ended(&self, end: &'static str) -> Next {
        let scores: Vec<i64> =
            Seat::all(self.players).map(|seat| self.board.of(Colour::of(seat)).len() as i64).collect();
        Outcome::highest(scores, end).into()
    }
}

impl Game for Spirit {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spirit",
        rules: 1,
        name: Phrase::same("Spirit (of Shibumi)"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Score,
        players: (2, 3),
        ends: &[
            ("full", Phrase::new("common-pyramid-complete")),
            ("passes", Phrase::new("spirit-everybody-passed-row")),
        ],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2")), ("pass", Phrase::new("spirit-no-ball"))],
        summary: Phrase::new("spirit-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), players: start.players, passes: 0 })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        if text == "pass" { Some(Turn::Pass) } else { text.parse().ok().map(Turn::Place) }
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        let Turn::Place(point) = *turn else { return Ok(()) };
        let colour = Colour::of(seat);
        self.board.require_playable(point)?;
        self.board.require_left(colour, SUPPLY)?;
        if !self.barred(colour).contains(point) {
            return Ok(());
        }
        Err(text!("spirit-free-ball-same-colour-stands", point))
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match *turn {
            Turn::Place(point) => {
                self.board.place(Colour::of(seat), point);
                self.passes = 0;
            }
            Turn::Pass => self.passes += 1,
        }
        if self.board.is_full() {
            self.ended("full")
        } else if self.passes == self.players {
            self.ended("passes")
        } else {
            Next::Turn(seat.after(self.players))
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let places = self.open(Colour::of(seat)).iter().map(Turn::Place);
        Some(places.chain([Turn::Pass]).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let open = self.open(Colour::of(seat));
        if chance.one_in(open.len() + 1) {
            return Some(Turn::Pass);
        }
        open.pick(chance).map(Turn::Place)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_free_ball_bars_its_whole_row_and_column() {
        let table = start("spirit", 2).plays("b2 b1").forbids("b4 d2 a2 b3 b1 e1").allows("a1 c3 d4 a3");
        // A ball in between blocks nothing.
        table.plays("pass c2").forbids("d2").cannot_read("Wa1 xa1 b2-c3");
    }

    #[test]
    fn a_covered_ball_bars_nothing_and_levels_are_apart() {
        // White b2 carries e1 in the end; e1 bars level 1 only.
        let table = start("spirit", 2).plays("b2 a2 a1 b1").plays("e1 d4").allows("b3 c2 a4");
        table.plays("pass pass").ends("passes", &[1, 1]);
    }

    #[test]
    fn passes_end_the_game_when_everybody_passes_in_a_row() {
        let outcome = start("spirit", 2).plays("a1 pass b2 pass pass").ends("passes", &[1, 2]);
        assert_eq!(outcome.scores, Some(vec![2, 0]));
        let table = start("spirit", 3).plays("a1 pass pass b2 pass pass").goes_on();
        assert_eq!(table.plays("pass").ends("passes", &[1, 2, 2]).scores, Some(vec![2, 0, 0]));
    }

    #[test]
    fn there_are_sixteen_balls_of_a_colour() {
        let board = Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY);
        let spirit = Spirit { board, players: 2, passes: 0 };
        let e1 = spirit.parse("e1").unwrap();
        assert!(spirit.check(Seat::P1, &e1).is_err() && spirit.check(Seat::P2, &e1).is_ok());
        assert_eq!(spirit.turns(Seat::P1).unwrap().len(), 1);
    }

    #[test]
    fn full_ends_the_game() {
        let board = Pyramid::with(Set::HOLES, Set::ALL - Set::HOLES - Set::points("j1"), Set::EMPTY);
        let mut spirit = Spirit { board, players: 2, passes: 1 };
        let apex = spirit.parse("j1").unwrap();
        let Next::End(outcome) = spirit.play(Seat::P2, &apex) else { panic!("the pyramid is full") };
        assert_eq!((outcome.end, outcome.scores), ("full", Some(vec![16, 14])));
    }
}
