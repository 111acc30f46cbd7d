//! Sprout: together, build a pyramid in which no colour crowds itself.

use crate::board::pyramid::{Colour, Point, Pyramid, Set, Stock};
use crate::chance::Chance;
use crate::game::{
    Category, Choice, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Piece, Scan, Scene, Seat, Seen, Shape,
    Start, Step, Telling, Values, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sprout.
#[derive(Debug, Clone)]
pub struct Sprout {
    board: Pyramid,
    bag: Stock,
    /// The ball each seat holds.
    held: Vec<Colour>,
    /// Changes the team has left.
    changes: u8,
}

/// A change of the held ball, where it goes, and the ball drawn afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Planting {
    change: Option<Colour>,
    point: Point,
    drawn: Option<Colour>,
}

impl Notation for Planting {
    fn write(&self, pen: &mut Pen<'_>) {
        if let Some(colour) = self.change {
            pen.sign("*").add(colour).comma();
        }
        pen.add(self.point);
        if let Some(colour) = self.drawn {
            pen.sign(":").add(colour);
        }
    }
}
display_notation!(Planting);

impl Deeds for Planting {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::place(self.point)]
    }
}

impl Sprout {
    fn held(&self, seat: Seat) -> Colour {
        self.held.get(seat.index()).copied().unwrap_or(Colour::White)
    }

    /// Where a ball of that colour may stand.
    fn places(&self, colour: Colour) -> Set {
        let alike = self.board.of(colour);
        self.board.playable() - alike.diagonal() - alike.resting_on(2)
    }

    /// The colours the seat can put down: the held one, and those it can change it for.
    fn colours(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let held = self.held(seat);
        let changes = self.bag.colours().filter(move |colour| self.changes > 0 && *colour != held);
        std::iter::once(held).chain(changes)
    }

    /// The bag after the held ball was changed for that colour.
    fn bag_after(&self, seat: Seat, colour: Colour) -> Stock {
        let mut bag = self.bag;
        if colour != self.held(seat) {
            bag.put(self.held(seat));
            bag.take(colour);
        }
        bag
    }

    fn is_last_ball(&self) -> bool {
        self.board.empty().len() == 1
    }
}

impl Game for Sprout {
    type Turn = Planting;

    const FACTS: Facts = Facts {
        id: "sprout",
        rules: 1,
        name: Phrase::same("Sprout"),
        author: "Angelo Nikolaou",
        year: "2011–2012",
        category: Category::Puzzle,
        players: (1, 5),
        cooperative: true,
        options: &[Choice {
            key: "level",
            values: Values::Words(&["medium", "easy", "hard"]),
            about: Phrase::new("sprout-option-level"),
        }],
        setup: Some(Phrase::new("sprout-setup")),
        ends: &[
            ("full", Phrase::new("common-pyramid-complete-solved")),
            ("stuck", Phrase::new("sprout-held-ball-no-place-lost")),
        ],
        notation: &[
            ("b2:R", Phrase::new("sprout-held-ball-b2-red-drawn")),
            ("*W,b2:R", Phrase::new("sprout-first-held-ball-changed-white")),
            ("j1", Phrase::new("sprout-last-ball-completes-pyramid")),
        ],
        summary: Phrase::new("sprout-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let players = start.players;
        let Some(held) = start.setup.and_then(|setup| Colour::letters(setup, players)) else {
            return Err(text!("sprout-setup-give-first-ball-each", players));
        };
        let mut bag = Stock::new(16, 16, 16);
        for colour in &held {
            bag.take(*colour);
        }
        let changes = match start.option(&Self::FACTS, "level") {
            "easy" => 3,
            "hard" => 1,
            _ => 2,
        };
        Ok(Self { board: Pyramid::new(), bag, held, changes })
    }

    fn parse(&self, text: &str) -> Option<Planting> {
        let mut scan = Scan::new(text);
        let change = if scan.eat("*") { Some(Colour::scan(&mut scan)?) } else { None };
        if change.is_some() && !scan.eat(",") {
            return None;
        }
        let point = Point::scan(&mut scan)?;
        let drawn = if scan.eat(":") { Some(Colour::scan(&mut scan)?) } else { None };
        scan.done(Planting { change, point, drawn })
    }

    fn check(&self, seat: Seat, turn: &Planting) -> Result<(), Text> {
        if let Some(colour) = turn.change {
            if self.changes == 0 {
                return Err(text!("sprout-team-no-change-left"));
            }
            if colour == self.held(seat) {
                return Err(text!("sprout-held-ball-already-colour"));
            }
            self.bag.require(colour)?;
        }
        let colour = turn.change.unwrap_or(self.held(seat));
        let (point, alike) = (turn.point, self.board.of(colour));
        self.board.require_playable(point)?;
        if alike.diagonal().contains(point) {
            let name = colour.name();
            return Err(text!("sprout-ball-diagonally-next", name, point));
        }
        if alike.resting_on(2).contains(point) {
            let name = colour.name();
            return Err(text!("sprout-two-more-balls-below", point, name));
        }
        match turn.drawn {
            Some(_) if self.is_last_ball() => Err(text!("sprout-nothing-drawn-after-last-ball")),
            Some(drawn) => self.bag_after(seat, colour).require(drawn),
            None if self.is_last_ball() => Ok(()),
            None => Err(text!("sprout-ball-drawn-written")),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Planting) -> Next {
        let players = self.held.len();
        let colour = turn.change.unwrap_or(self.held(seat));
        self.bag = self.bag_after(seat, colour);
        self.changes = self.changes.saturating_sub(turn.change.is_some().into());
        self.board.place(colour, turn.point);
        if self.board.is_full() {
            return Outcome::solved(true, players, "full").into();
        }
        if let (Some(held), Some(drawn)) = (self.held.get_mut(seat.index()), turn.drawn) {
            self.bag.take(drawn);
            *held = drawn;
        }
        let next = seat.after(players);
        if self.colours(next).all(|colour| self.places(colour).is_empty()) {
            return Outcome::solved(false, players, "stuck").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Planting>> {
        let mut turns = Vec::new();
        for colour in self.colours(seat) {
            let change = Some(colour).filter(|colour| *colour != self.held(seat));
            for point in self.places(colour) {
                if self.is_last_ball() {
                    turns.push(Planting { change, point, drawn: None });
                } else {
                    let drawn = self.bag_after(seat, colour).colours();
                    turns.extend(drawn.map(|drawn| Planting { change, point, drawn: Some(drawn) }));
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Planting> {
        let held = self.held(seat);
        let useful = |colour: &Colour| !self.places(*colour).is_empty();
        let keeps = useful(&held) && !chance.one_in(10);
        let change = || self.colours(seat).skip(1).filter(useful);
        let colour = if keeps { None } else { change().nth(chance.below(change().count())) }.unwrap_or(held);
        let point = self.places(colour).pick(chance)?;
        let drawn = if self.is_last_ball() { None } else { self.bag_after(seat, colour).draw(chance) };
        Some(Planting { change: Some(colour).filter(|colour| *colour != held), point, drawn })
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let mut bag = Stock::new(16, 16, 16);
        let draws = std::iter::from_fn(|| bag.draw(chance).filter(|colour| bag.take(*colour)));
        Some(draws.take(start.players).map(Colour::letter).collect())
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        Colour::letter_steps(partial, &[start.players], "", [16; 3])
    }

    fn scene(&self) -> Scene {
        let hand = |scene: Scene, (seat, colour): (usize, &Colour)| {
            let ball = Piece::new("", Shape::Ball, colour.paint());
            scene.with_hand(Some(seat), Phrase::new("sprout-held-ball"), vec![ball])
        };
        let scene = self.board.scene().with_hand(None, Stock::BAG, self.bag.pieces());
        let scene = self.held.iter().enumerate().fold(scene, hand);
        scene.with_note(Phrase::new("sprout-changes-left"), self.changes)
    }

    fn telling(turn: &Planting, _: &Seen<'_>) -> Telling {
        let changes = turn.change.map(Colour::a_ball);
        let draws = turn.drawn.map(Colour::a_ball);
        Telling {
            first: changes.map(|ball| text!("sprout-changes-held-ball", ball)),
            then: draws.map(|ball| text!("sprout-draws", ball)),
            ..Telling::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, try_start};

    fn begin(setup: &str) -> Table {
        start_from("sprout", &Start { setup: Some(setup), ..Start::new(setup.len()) })
    }

    #[test]
    fn the_setup_is_a_letter_a_seat() {
        for setup in [None, Some(""), Some("W"), Some("WBR"), Some("W B"), Some("wb"), Some("WX")] {
            assert!(try_start("sprout", &Start { setup, ..Start::new(2) }).is_err(), "{setup:?}");
        }
        assert!(try_start("sprout", &Start { setup: Some("WB"), ..Start::new(2) }).is_ok());
    }

    #[test]
    fn no_ball_of_its_colour_diagonally_next() {
        begin("WW").plays("b2:R").forbids("a1:W c1:W a3:W c3:W").allows("a2:W b1:W d4:B");
    }

    #[test]
    fn at_most_one_support_of_its_colour() {
        begin("W").plays("a1:W b1:B a2:B b2:B").forbids("e1:W").allows("*W,d4:R *R,e1:W");
        begin("W").plays("a1:W b1:B a2:R b2:B").allows("e1:W *R,e1:W").forbids("*W,e1:B");
    }

    #[test]
    fn a_change_is_to_another_colour_and_once_a_turn() {
        let table = begin("W").forbids("*W,a1:W").allows("*B,a1:W *R,a1:R").cannot_read("*B,*R,a1:W *Ba1:W a1:w");
        let table = table.forbids("a1 resign timeout draw").plays("*B,a1:W *B,b1:W").forbids("*B,c1:W").allows("c1:W");
        assert_eq!(table.0.scene().notes[0].written, "0");
    }

    #[test]
    fn the_last_ball_draws_nothing_and_solves() {
        let board = Pyramid::with(Set::EMPTY, Set::ALL.minus(Set::points("j1")), Set::EMPTY);
        let mut game = Sprout { board, bag: Stock::new(5, 5, 5), held: vec![Colour::Red], changes: 0 };
        let [alone, drawing] = ["j1", "j1:W"].map(|text| game.parse(text).unwrap());
        assert!(game.check(Seat::P1, &drawing).is_err() && game.check(Seat::P1, &alone).is_ok());
        assert_eq!(game.play(Seat::P1, &alone), Outcome::solved(true, 1, "full").into());
    }

    #[test]
    fn stuck_when_neither_the_held_ball_nor_a_change_has_a_place() {
        // After i1 only i2 is open, diagonal to the white h1 and on four red balls.
        let board = Pyramid::with(Set::points("h1"), Set::HOLES, Set::level(1) | Set::points("h2"));
        let play = |bag, changes| {
            let mut game = Sprout { board, bag, held: vec![Colour::Black], changes };
            let turn = game.parse("i1:W").unwrap();
            game.play(Seat::P1, &turn)
        };
        let stuck: Next = Outcome::solved(false, 1, "stuck").into();
        assert_eq!(play(Stock::new(5, 5, 5), 1), Next::Turn(Seat::P1));
        assert_eq!(play(Stock::new(5, 0, 5), 1), stuck);
        assert_eq!(play(Stock::new(5, 5, 5), 0), stuck);
    }
}
