//! Spagyric: a secret choice of colours decides who places, and exactly four in a group win.

use crate::board::pyramid::{Colour, Point, Pyramid, Stock, not_due};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scene, Seat, Secret, Seen, Start, Telling,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spagyric.
#[derive(Debug, Clone)]
pub struct Spagyric {
    board: Pyramid,
    /// A choice leaves its stock when both have chosen, so that nobody sees it before.
    stocks: [Stock; 2],
    discard: Stock,
    /// P1's choice, while P2 chooses.
    choice: Option<Colour>,
    /// The ball that the winner of the round is to place.
    ball: Option<Colour>,
}

/// A turn of Spagyric.
#[derive(Debug, Clone, Copy)]
pub enum Turn {
    /// `W`: a choice.
    Choose(Colour),
    /// `b2`: the winner's placement.
    Place(Point),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Choose(colour) => pen.add(colour),
            Self::Place(point) => pen.add(point),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Choose(_) => Vec::new(),
            Self::Place(point) => vec![Deed::place(point)],
        }
    }
}

fn beats(colour: Colour, other: Colour) -> bool {
    use Colour::{Black, Red, White};
    matches!((colour, other), (White, Black) | (Black, Red) | (Red, White))
}

impl Spagyric {
    fn is_playoff(&self) -> bool {
        self.stocks.iter().all(|stock| stock.is_empty())
    }

    /// What the seat can choose from.
    fn available(&self, seat: Seat) -> Stock {
        let [first, second] = self.stocks;
        if self.is_playoff() {
            let mut left = self.discard;
            if let Some(taken) = self.choice {
                left.take(taken);
            }
            left
        } else if seat == Seat::P1 {
            first
        } else {
            second
        }
    }

    /// Both have chosen.
    fn compare(&mut self, first: Colour, second: Colour) -> Next {
        let is_playoff = self.is_playoff();
        if is_playoff {
            self.discard.take(first);
            self.discard.take(second);
        } else {
            let [one, other] = &mut self.stocks;
            one.take(first);
            other.take(second);
        }
        let (winner, won, lost) =
            if beats(first, second) { (Seat::P1, first, second) } else { (Seat::P2, second, first) };
        if first == second {
            if !is_playoff {
                self.discard.put(first);
                self.discard.put(second);
            }
            self.next_round()
        } else if is_playoff {
            Outcome::win(winner, 2, "playoff").into()
        } else {
            self.discard.put(lost);
            self.ball = Some(won);
            Next::Turn(winner)
        }
    }

    fn next_round(&self) -> Next {
        if self.is_playoff() && self.discard.total() < 2 {
            Outcome::draw(2, "exhausted").into()
        } else {
            Next::Turn(Seat::P1)
        }
    }
}

impl Game for Spagyric {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spagyric",
        rules: 1,
        name: Phrase::same("Spagyric"),
        author: "Nathan Morse",
        year: "2011",
        category: Category::Score,
        ends: &[
            ("four", Phrase::new("spagyric-visible-group-exactly-four")),
            ("misfit", Phrase::new("spagyric-visible-group-three-more-four")),
            ("playoff", Phrase::new("spagyric-choice-out-discard-decided")),
            ("exhausted", Phrase::new("spagyric-discard-ran-out")),
        ],
        notation: &[
            ("W", Phrase::new("spagyric-chooses-white-ball")),
            ("b2", Phrase::new("spagyric-winner-round-places-ball-b2")),
        ],
        summary: Phrase::new("spagyric-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self {
            board: Pyramid::new(),
            stocks: [Stock::new(8, 8, 8); 2],
            discard: Stock::new(0, 0, 0),
            choice: None,
            ball: None,
        })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Some(Turn::Choose(colour)),
            _ => text.parse().ok().map(Turn::Place),
        }
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match (*turn, self.ball) {
            (Turn::Choose(colour), None) => self.available(seat).require(colour),
            (Turn::Place(point), Some(_)) => self.board.require_playable(point),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match *turn {
            Turn::Choose(colour) => match self.choice.take() {
                Some(first) => self.compare(first, colour),
                None => {
                    self.choice = Some(colour);
                    Next::Turn(Seat::P2)
                }
            },
            Turn::Place(point) => {
                if let Some(colour) = self.ball.take() {
                    self.board.place(colour, point);
                }
                match self.board.visible_group(point).len() {
                    0..=2 => self.next_round(),
                    4 => Outcome::win(seat, 2, "four").into(),
                    _ => Outcome::win(seat.other(), 2, "misfit").into(),
                }
            }
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        Some(match self.ball {
            Some(_) => self.board.playable().iter().map(Turn::Place).collect(),
            None => self.available(seat).colours().map(Turn::Choose).collect(),
        })
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        match self.ball {
            Some(_) => self.board.playable().pick(chance).map(Turn::Place),
            None => self.available(seat).draw(chance).map(Turn::Choose),
        }
    }

    fn secret(&self, seat: Seat, _: &str) -> Option<Secret> {
        self.ball.is_none().then(|| Secret::new(seat, usize::from(self.choice.is_some())))
    }

    fn scene(&self) -> Scene {
        let mut scene = self.board.scene();
        for (seat, stock) in self.stocks.iter().enumerate() {
            scene = scene.with_hand(Some(seat), Phrase::new("common-stock"), stock.pieces());
        }
        scene = scene.with_hand(None, Phrase::new("spagyric-discard"), self.discard.pieces());
        match self.ball {
            Some(colour) => scene.with_note_told(Phrase::new("common-ball-place"), colour, colour.name().into()),
            None => scene,
        }
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        let Turn::Choose(colour) = turn else { return Telling::default() };
        let words = colour.a_ball();
        Telling::whole(text!("spagyric-chooses", words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn the_winner_places_the_winning_ball() {
        let table =
            start("spagyric", 2).forbids("a1").cannot_read("w Wa1 WB pass a5").plays("B").forbids("a1").plays("W");
        // White beats Black, so P2 places.
        assert_eq!(table.0.seat(), Seat::P2);
        let table = table.forbids("W e1").plays("a1");
        assert_eq!(table.0.seat(), Seat::P1);
        for (choices, winner) in [("B R", Seat::P1), ("R B", Seat::P2), ("R W", Seat::P1), ("W R", Seat::P2)] {
            assert_eq!(start("spagyric", 2).plays(choices).0.seat(), winner);
        }
        // Equal balls: the next round.
        let table = start("spagyric", 2).plays("R R").forbids("a1");
        assert_eq!(table.0.seat(), Seat::P1);
    }

    #[test]
    fn a_stock_has_eight_balls_of_a_colour() {
        start("spagyric", 2).plays(&"W W ".repeat(8)).forbids("W").plays("B").forbids("W").allows("R");
    }

    #[test]
    fn exactly_four_wins_and_three_loses() {
        // P1 wins every round with white; two pairs that the last ball joins make five, one pair and one make four.
        let three = start("spagyric", 2).plays("W B a1 W B a2 W B a3");
        three.ends("misfit", &[2, 1]);
        start("spagyric", 2).plays("W B a1 W B a2 W B b3 W B a3").ends("four", &[1, 2]);
        start("spagyric", 2).plays("W B a1 W B a2 W B a4 W B b4 W B a3").ends("misfit", &[2, 1]);
        // P2 places and loses.
        start("spagyric", 2).plays("B W a1 B W a2 B W a3").ends("misfit", &[1, 2]);
    }

    #[test]
    fn a_playoff_out_of_the_discard_follows_the_empty_stocks() {
        let rounds = format!("{}{}{}", "W W ".repeat(8), "B B ".repeat(8), "R R ".repeat(8));
        let table = start("spagyric", 2).plays(&rounds).goes_on().forbids("a1");
        start("spagyric", 2).plays(&rounds).plays("W B").ends("playoff", &[1, 2]);
        start("spagyric", 2).plays(&rounds).plays("R R W R").ends("playoff", &[2, 1]);
        // Equal balls are put away: after eight rounds with white none is left.
        let table = table.plays(&"W W ".repeat(8)).forbids("W").plays(&"B B ".repeat(8)).plays(&"R R ".repeat(7));
        table.goes_on().plays("R R").ends("exhausted", &[1, 1]);
    }

    #[test]
    fn the_second_takes_of_what_the_first_left() {
        let mut game = Spagyric {
            board: Pyramid::new(),
            stocks: [Stock::new(0, 0, 0); 2],
            discard: Stock::new(1, 1, 0),
            choice: None,
            ball: None,
        };
        assert_eq!(game.play(Seat::P1, &Turn::Choose(Colour::White)), Next::Turn(Seat::P2));
        assert!(game.check(Seat::P2, &Turn::Choose(Colour::White)).is_err());
        assert!(game.check(Seat::P2, &Turn::Choose(Colour::Black)).is_ok());
    }
}
