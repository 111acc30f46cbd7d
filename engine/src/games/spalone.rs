//! Spalone: balls drawn from a bag climb only on two of their own colour.

use crate::board::pyramid::{Colour, Point, Pyramid, Set, Stock};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Seen, Start, Telling,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spalone.
#[derive(Debug, Clone)]
pub struct Spalone {
    board: Pyramid,
    bag: Stock,
}

/// A turn of Spalone: the colour drawn and where it goes, `Wb2`, or `W` if it goes nowhere.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    drawn: Colour,
    point: Option<Point>,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.drawn);
        if let Some(point) = self.point {
            pen.add(point);
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        self.point.iter().map(|point| Deed::coloured(self.drawn.paint(), point)).collect()
    }
}

/// The points of which at least two supports are among the balls.
fn on_two(balls: Set) -> Set {
    let (a, b) = (balls, balls.south());
    let (c, d) = (a.west(), b.west());
    ((a & b) | (c & d) | ((a | b) & (c | d))).raised()
}

impl Spalone {
    /// Where a ball of the colour can go.
    fn open(&self, colour: Colour) -> Set {
        self.board.playable() & (Set::HOLES | on_two(self.board.of(colour)))
    }
}

impl Game for Spalone {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spalone",
        rules: 1,
        name: Phrase::same("Spalone"),
        author: "Cameron Browne",
        year: "2012",
        category: Category::Puzzle,
        ends: &[
            ("full", Phrase::new("common-pyramid-complete")),
            ("stuck", Phrase::new("spalone-ball-drawn-fits-nowhere")),
        ],
        notation: &[
            ("Wb2", Phrase::new("spalone-white-ball-drawn-put-b2")),
            ("W", Phrase::new("spalone-white-ball-drawn-fits-nowhere")),
        ],
        summary: Phrase::new("spalone-summary"),
        ..Facts::SOLO
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), bag: Stock::new(10, 10, 10) })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let drawn = Colour::scan(&mut scan)?;
        let point = if scan.is_done() { None } else { Some(Point::scan(&mut scan)?) };
        scan.done(Turn { drawn, point })
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        self.bag.require(turn.drawn)?;
        let (open, name) = (self.open(turn.drawn), turn.drawn.name());
        match (turn.point, open.first()) {
            (None, Some(point)) => Err(text!("spalone-ball-still-placed-example", name, point)),
            (Some(point), _) if !open.contains(point) => {
                self.board.require_playable(point)?;
                Err(text!("spalone-fewer-two-balls-under", point, name))
            }
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        self.bag.take(turn.drawn);
        let Some(point) = turn.point else { return Outcome::solved(false, 1, "stuck").into() };
        self.board.place(turn.drawn, point);
        if self.board.is_full() { Outcome::solved(true, 1, "full").into() } else { Next::Turn(seat) }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        for drawn in self.bag.colours() {
            let open = self.open(drawn);
            if open.is_empty() {
                turns.push(Turn { drawn, point: None });
            }
            turns.extend(open.iter().map(|point| Turn { drawn, point: Some(point) }));
        }
        Some(turns)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let drawn = self.bag.draw(chance)?;
        Some(Turn { drawn, point: self.open(drawn).pick(chance) })
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_hand(None, Phrase::new("common-bag"), self.bag.pieces())
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        if turn.point.is_some() {
            return Telling::default();
        }
        let ball = turn.drawn.a_ball();
        Telling::whole(text!("spalone-draws-fits-nowhere", ball))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_ball_climbs_on_two_of_its_colour() {
        let table = start("spalone", 1).plays("Wa1 Wa2 Bb1").forbids("We1 W B Wa1").plays("Rb2").allows("We1 Wc1 Bd4");
        table.forbids("Be1 Re1 Wj1 resign").cannot_read("a3 Wk1 W,a3 pass Wa3,Wa4");
    }

    #[test]
    fn two_supports_are_any_two_of_the_four() {
        for point in Set::ALL - Set::HOLES {
            let supports = point.supports();
            for (a, b) in supports.iter().flat_map(|a| supports.iter().map(move |b| (a, b))) {
                assert_eq!(on_two(Set::from(a) | b).contains(point), a != b);
            }
        }
    }

    #[test]
    fn the_bag_has_ten_balls_of_each_colour() {
        let ten = "Wa1 Wa2 Wa3 Wa4 Wb1 Wb2 Wb3 Wb4 Wc1 Wc2";
        start("spalone", 1).plays(ten).forbids("Wc3 W").allows("Bc3");
    }

    /// Level 0 in columns of one colour: 4 white, 8 black, 4 red.
    const LEVEL_0: &str = "Wa1 Wa2 Wa3 Wa4 Bb1 Bb2 Bb3 Bb4 Bc1 Bc2 Bc3 Bc4 Rd1 Rd2 Rd3 Rd4";

    #[test]
    fn stuck_when_the_ball_drawn_fits_nowhere() {
        let table = start("spalone", 1).plays(LEVEL_0).plays("We1 We2 We3 Bf1 Bf2 Rg1 Rg2 Rg3").forbids("B");
        // Left are f3 (on four black balls), h1 (W W B B) and i1 (B B R R).
        let table = table.plays("Wh1 Ri1").forbids("B Wf3 Rf3");
        let outcome = table.plays("W").ends("stuck", &[1]);
        assert_eq!((outcome.solved, outcome.scores), (Some(false), None));
    }

    #[test]
    fn full_solves_the_puzzle() {
        let white = Set::points("a1 a2 a3 a4 e1 e2 e3 h1 h2");
        let red = Set::points("d1 d2 d3 d4 g1 g2 g3 i1 i2");
        let black = Set::ALL - white - red - Set::points("j1");
        let mut game = Spalone { board: Pyramid::with(white, black, red), bag: Stock::new(1, 0, 0) };
        let turn = game.parse("Wj1").unwrap();
        assert!(game.check(Seat::P1, &turn).is_ok());
        assert_eq!(game.play(Seat::P1, &turn), Next::End(Outcome::solved(true, 1, "full")));
    }
}
