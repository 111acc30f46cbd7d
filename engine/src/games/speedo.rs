//! Speedo: take one ball off, put two of the other colours on.

use crate::board::pyramid::{
    Colour, Couple, Couples, Point, Pyramid, SUPPLY, Set, Touch, not_due, product, product_in_words,
};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, Step, display_notation,
    in_any_order,
};
use crate::text::{Phrase, Text};

/// A position of Speedo.
#[derive(Debug, Clone)]
pub struct Speedo {
    board: Pyramid,
}

/// A turn of Speedo.
#[derive(Debug, Clone, Copy)]
pub enum Turn {
    /// `b2`: the opening ball.
    Open(Point),
    /// `xb2,Wc1,Re1`: one ball off, two balls on.
    Exchange(Point, Couple),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Open(point) => pen.add(point),
            Self::Exchange(point, couple) => pen.take(point).comma().add(couple),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Open(point) => vec![Deed::place(point)],
            Self::Exchange(point, couple) => std::iter::once(Deed::remove(point)).chain(couple.deeds()).collect(),
        }
    }
}

/// Two balls to place once a ball of that colour is gone.
const fn couples(removed: Colour) -> Couples {
    Couples { colours: removed.others(), touch: Touch::Free }
}

impl Speedo {
    fn is_opening(&self) -> bool {
        self.board.occupied().is_empty()
    }

    /// The mobile balls whose removal leaves two colours that can both be placed.
    fn removable(&self) -> Set {
        let left = |colour: &Colour| self.board.left(*colour, SUPPLY) > 0;
        let colours = Colour::ALL.into_iter().filter(|colour| colour.others().iter().all(left));
        colours.fold(Set::EMPTY, |balls, colour| balls | self.board.of(colour)) & self.board.mobile()
    }
}

impl Game for Speedo {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "speedo",
        rules: 1,
        name: Phrase::same("Speedo"),
        author: "Cameron Browne",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[
            ("b2", Phrase::new("speedo-opening-white-ball-b2")),
            ("xd1,Wb2,Rc1", Phrase::new("speedo-take-black-ball-off-d1")),
        ],
        summary: Phrase::new("speedo-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let turn = if scan.eat("x") {
            let point = Point::scan(&mut scan)?;
            scan.eat(",").then(|| Some(Turn::Exchange(point, Couple::scan(&mut scan)?)))??
        } else {
            Turn::Open(Point::scan(&mut scan)?)
        };
        scan.done(turn)
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        match *turn {
            Turn::Open(point) if self.is_opening() => self.board.require_playable(point),
            Turn::Exchange(point, couple) if !self.is_opening() => {
                self.board.require_mobile(point)?;
                let (board, removed) = self.board.lifted(point).ok_or_else(not_due)?;
                couples(removed).check(&board, couple)
            }
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match *turn {
            Turn::Open(point) => self.board.place(Colour::White, point),
            Turn::Exchange(point, couple) => {
                self.board.remove(point);
                couple.place(&mut self.board);
            }
        }
        if self.board.is_full() {
            Outcome::highest(Colour::ALL.map(|colour| product(self.board.visible_groups(colour))), "full").into()
        } else {
            Next::Turn(seat.after(3))
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        if self.is_opening() {
            return Some(Set::HOLES.iter().map(Turn::Open).collect());
        }
        let mut turns = Vec::new();
        for point in self.removable() {
            let Some((board, removed)) = self.board.lifted(point) else { continue };
            turns.extend(couples(removed).all(&board).map(|couple| Turn::Exchange(point, couple)));
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        if self.is_opening() {
            return Set::HOLES.pick(chance).map(Turn::Open);
        }
        let point = self.removable().pick(chance)?;
        let (board, removed) = self.board.lifted(point)?;
        Some(Turn::Exchange(point, couples(removed).random(&board, chance)?))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn account(&self) -> Vec<Text> {
        Colour::ALL.map(|colour| product_in_words(colour, self.board.visible_groups(colour))).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn speedo(white: Set, black: Set, red: Set) -> Speedo {
        Speedo { board: Pyramid::with(white, black, red) }
    }

    fn is_legal(speedo: &Speedo, turn: &str) -> bool {
        speedo.check(Seat::P1, &speedo.parse(turn).unwrap()).is_ok()
    }

    #[test]
    fn the_opening_is_one_ball_in_a_hole() {
        start("speedo", 3)
            .forbids("e1 xa1,Ba2,Ra3")
            .cannot_read("Wa1 pass xa1 xa1,Ba2 a1,Ba2,Ra3 xa1,a2,a3")
            .allows("d4");
    }

    #[test]
    fn one_ball_of_each_colour_that_was_not_removed() {
        let table =
            start("speedo", 3).plays("a1").forbids("a2 xa2,Ba3,Ra4 xa1,Bb1,Bc1 xa1,Wb1,Bc1 xa1,Bb1,Rb1 xa1,Bb1,Re1");
        table.allows("xa1,Ba1,Rb1 xa1,Rb1,Ba1").plays("xa1,Ba1,Rb1").allows("xa1,Wa1,Ra2");
    }

    #[test]
    fn a_mobile_ball_is_removed_and_its_rider_drops() {
        let five = speedo(Set::points("a1 a2"), Set::points("b1 b2"), Set::points("e1"));
        assert!(is_legal(&five, "xa1,Be1,Rd4"), "on the fallen ball");
        assert!(!is_legal(&five, "xa1,Bc1,Ra1"), "the fallen ball lies there");
        let six = speedo(Set::points("a1 a2 a3 b3"), Set::points("b1 b2"), Set::points("e1 e2"));
        assert!(!is_legal(&six, "xa2,Bc1,Rd1"), "a2 supports two balls");
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        let four = speedo(Set::points("a1 a2"), Set::points("b1"), Set::points("d4"));
        assert!(is_legal(&four, "xd4,Bb2,We1"));
        assert!(!is_legal(&four, "xd4,Be1,Wb2"));
    }

    #[test]
    fn a_colour_of_which_sixteen_stand_is_removed_or_left_alone() {
        let holes = Set::HOLES - Set::points("d4");
        let full = speedo(holes | Set::points("e1"), Set::points("d4"), Set::EMPTY);
        assert!(!is_legal(&full, "xd4,Wd4,Re2"), "no white ball is left");
        assert!(is_legal(&full, "xe1,Be1,Re2"));
        let turns = full.turns(Seat::P1).unwrap();
        assert!(!turns.is_empty() && turns.iter().all(|turn| full.check(Seat::P1, turn).is_ok()));
    }

    #[test]
    fn full_ends_the_game_with_products_of_visible_groups() {
        let white = Set::points("b2 c2 b3 c3 f2 h1 h2 i2");
        let last = speedo(white, Set::ALL - white - Set::points("i1 j1"), Set::points("i1"));
        let turn = last.parse("xi1,Bi1,Wj1").unwrap();
        let Next::End(outcome) = last.clone().play(Seat::P3, &turn) else { panic!("the pyramid is full") };
        // White: h1 h2 i2 j1 in one group, the rest hidden. Black: one group round the pyramid. Red: nothing.
        assert_eq!((outcome.end, outcome.scores), ("full", Some(vec![4, 21, 0])));
        assert_eq!(outcome.ranks, [2, 1, 3]);
    }

    #[test]
    fn groups_of_1_1_1_2_and_2_score_4() {
        assert_eq!(product(Set::points("a1 a3 b2 c3 c4 d1 d2").groups()), 4);
    }
}
