//! Spin: two colours that meet become the third.

use crate::board::pyramid::{Colour, Point, Pyramid, Set, Stock};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, Step, Variant,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spin.
#[derive(Debug, Clone)]
pub struct Spin {
    board: Pyramid,
    hand: Stock,
}

/// A turn of Spin: `Wb2` or `Wb2/b3`.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    colour: Colour,
    point: Point,
    partner: Option<Point>,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.colour).add(self.point);
        if let Some(partner) = self.partner {
            pen.sign("/").add(partner);
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::coloured(self.colour.paint(), self.point)]
    }
}

/// Reads a hand, `W4 B4 R4`, of 1 to 16 balls.
fn read_hand(text: &str) -> Option<Stock> {
    let mut scan = Scan::new(text);
    let mut number = |letter| scan.eat(letter).then(|| scan.number(16))?.map(|number| number as u8);
    let (white, black, red) = (number("W")?, number(" B")?, number(" R")?);
    let hand = Stock::new(white, black, red);
    scan.done(hand).filter(|hand| (1..=16).contains(&hand.total()))
}

impl Spin {
    fn empty_holes(&self) -> Set {
        Set::HOLES - self.board.occupied()
    }

    /// The balls side by side with a new one whose colour differs from it.
    fn partners(&self, colour: Colour, point: Point) -> Set {
        point.beside() & (self.board.occupied() - self.board.of(colour))
    }
}

impl Game for Spin {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spin",
        rules: 1,
        name: Phrase::same("Spin"),
        author: "Enrique Blasco",
        year: "2011",
        category: Category::Puzzle,
        variants: &[
            Variant { id: "standard", about: Phrase::new("spin-variant-standard") },
            Variant { id: "very-easy", about: Phrase::new("spin-variant-very-easy") },
            Variant { id: "easy", about: Phrase::new("spin-variant-easy") },
            Variant { id: "medium", about: Phrase::new("spin-variant-medium") },
            Variant { id: "hard", about: Phrase::new("spin-variant-hard") },
        ],
        setup: Some(Phrase::new("spin-setup")),
        ends: &[
            ("solved", Phrase::new("spin-all-balls-colour")),
            ("failed", Phrase::new("spin-hand-empty-colours-differ")),
        ],
        notation: &[
            ("Wb2", Phrase::new("common-white-ball-b2")),
            ("Wb2/b3", Phrase::new("spin-white-ball-b2-changes-colour")),
        ],
        summary: Phrase::new("spin-summary"),
        ..Facts::SOLO
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let hand = match start.variant {
            "very-easy" => Stock::new(2, 2, 2),
            "easy" => Stock::new(3, 3, 3),
            "medium" => Stock::new(4, 4, 4),
            "hard" => Stock::new(6, 5, 5),
            _ => start.setup.and_then(read_hand).ok_or_else(|| text!("spin-setup-hand-1-16-balls"))?,
        };
        Ok(Self { board: Pyramid::new(), hand })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let (colour, point) = (Colour::scan(&mut scan)?, Point::scan(&mut scan)?);
        let partner = if scan.eat("/") { Some(Point::scan(&mut scan)?) } else { None };
        scan.done(Turn { colour, point, partner })
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        let point = turn.point;
        if !Set::HOLES.contains(point) {
            return Err(text!("spin-above-board", point));
        }
        self.board.require_playable(point)?;
        self.hand.require(turn.colour)?;
        let partners = self.partners(turn.colour, point);
        match turn.partner {
            Some(partner) if !partners.contains(partner) => {
                Err(text!("spin-no-ball-another-colour-beside", partner, point))
            }
            None if partners.len() > 1 => Err(text!("spin-several-balls-beside-another-colour", point)),
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        self.hand.take(turn.colour);
        let partner = turn.partner.or_else(|| self.partners(turn.colour, turn.point).first());
        match partner.and_then(|partner| Some((partner, self.board.take(partner)?))) {
            Some((partner, colour)) => {
                self.board.place_all(turn.colour.third(colour), Set::from(turn.point) | partner);
            }
            None => self.board.place(turn.colour, turn.point),
        }
        if !self.hand.is_empty() {
            return Next::Turn(seat);
        }
        let solved = Colour::ALL.into_iter().filter(|colour| !self.board.of(*colour).is_empty()).count() == 1;
        Outcome::solved(solved, 1, if solved { "solved" } else { "failed" }).into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        for (colour, point) in self.hand.colours().flat_map(|c| self.empty_holes().iter().map(move |p| (c, p))) {
            let partners = self.partners(colour, point);
            if partners.len() < 2 {
                turns.push(Turn { colour, point, partner: None });
            } else {
                turns.extend(partners.iter().map(|partner| Turn { colour, point, partner: Some(partner) }));
            }
        }
        Some(turns)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let (colour, point) = (self.hand.draw(chance)?, self.empty_holes().pick(chance)?);
        let partners = self.partners(colour, point);
        let partner = if partners.len() > 1 { partners.pick(chance) } else { None };
        Some(Turn { colour, point, partner })
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let mut hand = Stock::new(0, 0, 0);
        for _ in 0..=chance.below(16) {
            hand.put(*chance.pick(&Colour::ALL)?);
        }
        let [white, black, red] = Colour::ALL.map(|colour| hand.count(colour));
        (start.variant == "standard").then(|| format!("W{white} B{black} R{red}"))
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        let counts: Vec<usize> = partial.split(' ').filter_map(|word| word.get(1..)?.parse().ok()).collect();
        let (held, colour) = (counts.iter().sum::<usize>(), Colour::ALL.get(counts.len()));
        let Some(colour) = colour.filter(|_| start.variant == "standard" && held <= 16) else { return Vec::new() };
        let is_last = counts.len() == 2;
        let fewest = u32::from(is_last && held == 0);
        let sign = if partial.is_empty() { "" } else { " " };
        (fewest..=16 - held as u32)
            .map(|count| Step::ending(is_last, |pen| pen.sign(sign).add(colour).number(count)))
            .collect()
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_hand(Some(0), Phrase::new("common-hand"), self.hand.pieces())
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Start;
    use crate::game::testing::{Table, start_from, start_with, try_start};

    fn hand(setup: &str) -> Table {
        start_from("spin", &Start { setup: Some(setup), ..Start::new(1) })
    }

    #[test]
    fn the_setup_is_a_hand() {
        let starts = |setup: Option<&str>| try_start("spin", &Start { setup, ..Start::new(1) }).is_ok();
        for good in ["W4 B4 R4", "W0 B0 R1", "W16 B0 R0", "W6 B5 R5"] {
            assert!(starts(Some(good)), "{good}");
        }
        let bad =
            ["", "W0 B0 R0", "W6 B6 R5", "W17 B0 R0", "W04 B4 R4", "W4  B4 R4", " W4 B4 R4", "W4 B4 R4 ", "w4 b4 r4"];
        for bad in bad.into_iter().chain(["W4 B4", "B4 W4 R4", "W4\tB4 R4", "W B4 R4", "W4B4R4", "W+4 B4 R4"]) {
            assert!(!starts(Some(bad)), "{bad}");
        }
        assert!(!starts(None));
        let unread = Start { setup: Some("nonsense"), variant: "easy", ..Start::new(1) };
        assert!(try_start("spin", &unread).is_ok());
    }

    #[test]
    fn partners_turn_into_the_third_colour() {
        // White beside white: nothing. Black beside one white: both red.
        hand("W2 B1 R0").plays("Wa1 Wc1 Bd1").ends("failed", &[1]);
        let outcome = hand("W1 B1 R0").plays("Wa1 Bb1").ends("solved", &[1]);
        assert_eq!((outcome.solved, outcome.scores), (Some(true), None));
        hand("W1 B1 R0").plays("Wa1 Bb2").ends("failed", &[1]);
        // a1 and a2 turn red; a3, the new neighbour of another colour, stays white until b3 is placed.
        hand("W2 B2 R0").plays("Wa1 Wa3 Ba2/a1 Bb3").ends("solved", &[1]);
    }

    #[test]
    fn a_partner_is_named_where_there_are_several() {
        let table =
            hand("W2 B2 R0").plays("Wa1 Wc1").forbids("Bb1 Bb1/b2 Bb1/d1 Wd4/d3 Bb1/e1").allows("Bb1/a1 Bb1/c1");
        table.allows("Bd1 Bd1/c1 Bd4").plays("Bb1/a1").goes_on();
    }

    #[test]
    fn only_holes_and_only_balls_of_the_hand() {
        let table = hand("W1 B1 R0").forbids("Ra1 We1 Wj1 Wa1/a2").cannot_read("Wa5 a1 W Wa1/ Wa1,Bb1 Wa1/a2/a3 pass");
        table.plays("Wa1").forbids("Ba1 Wb1 resign");
    }

    #[test]
    fn each_variant_has_its_hand() {
        for (variant, whites) in [("very-easy", 2), ("easy", 3), ("medium", 4), ("hard", 6)] {
            let places = ["Wa1", "Wa2", "Wa3", "Wa4", "Wb1", "Wb2", "Wb3"];
            let table = start_with("spin", 1, variant, "").plays(&places[..whites].join(" "));
            table.forbids(places[whites]);
        }
    }
}
