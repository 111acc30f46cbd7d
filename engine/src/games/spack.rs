//! Spack: match the colours below; exactly two give two balls back.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set, Stock, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spack.
#[derive(Debug, Clone)]
pub struct Spack {
    board: Pyramid,
    stocks: [Stock; 2],
    seen: Repetition<(Pyramid, [Stock; 2], Seat)>,
}

impl Spack {
    fn stock(&self, seat: Seat) -> Stock {
        self.stocks.get(seat.index()).copied().unwrap_or(Stock::new(0, 0, 0))
    }

    fn stock_mut(&mut self, seat: Seat) -> &mut Stock {
        let [first, second] = &mut self.stocks;
        if seat == Seat::P1 { first } else { second }
    }

    /// Where a ball of that colour can go: empty holes, and platforms with a ball of its colour.
    fn places(&self, colour: Colour) -> Set {
        self.board.playable() & (Set::HOLES | self.board.of(colour).riders())
    }

    /// Whether a ball of that colour on that point would rest on exactly two of its kind.
    fn is_pair(&self, colour: Colour, point: Point) -> bool {
        (self.board.of(colour) & point.supports()).len() == 2
    }

    /// Least to most, as stocks are compared.
    fn sorted(&self) -> [[u8; 3]; 2] {
        self.stocks.map(|stock| {
            let mut counts = stock.counts();
            counts.sort_unstable();
            counts
        })
    }

    fn ended(&self, outcome: Outcome) -> Next {
        outcome.with_scores(self.sorted().map(|[least, ..]| i64::from(least))).into()
    }
}

impl Game for Spack {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spack",
        rules: 1,
        name: Phrase::same("Spack"),
        author: "Markus Hagenauer",
        year: "2012",
        category: Category::Score,
        ends: &[
            ("blocked", Phrase::new("spack-next-seat-place-no-ball")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[
            ("Wb2", Phrase::new("common-white-ball-b2")),
            ("We1,xa1,xb2", Phrase::new("spack-white-exactly-two-whites-goes")),
        ],
        summary: Phrase::new("spack-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        let (board, stocks) = (Pyramid::new(), [Stock::new(8, 8, 8); 2]);
        Ok(Self { board, stocks, seen: Repetition::from_start((board, stocks, Seat::P1)) })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Ball, Remove};
        Actions::read(text).filter(|turn| matches!(**turn, [Ball(..)] | [Ball(..), Remove(_), Remove(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Ball(colour, point), ref removals @ ..] = **turn else { return Err(not_due()) };
        self.stock(seat).require(colour)?;
        self.board.require_playable(point)?;
        if !self.places(colour).contains(point) {
            let name = colour.name();
            return Err(text!("spack-none-balls-below", point, name));
        }
        match (self.is_pair(colour, point), removals.is_empty()) {
            (true, true) => Err(text!("spack-two-balls-taken-exactly-two", point)),
            (false, false) => Err(text!("spack-nothing-taken-not-exactly-two", point)),
            _ => {
                let mut board = self.board;
                for action in removals {
                    let Action::Remove(taken) = *action else { return Err(not_due()) };
                    board.require_free(taken)?;
                    board.take(taken);
                }
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let [Action::Ball(colour, point), ref removals @ ..] = **turn else { return Next::Turn(seat) };
        self.stock_mut(seat).take(colour);
        if removals.is_empty() {
            self.board.place(colour, point);
        } else {
            self.stock_mut(seat.other()).put(colour);
        }
        for action in removals {
            if let Action::Remove(taken) = *action
                && let Some(colour) = self.board.take(taken)
            {
                self.stock_mut(seat).put(colour);
            }
        }
        let next = seat.other();
        if self.stock(next).colours().all(|colour| self.places(colour).is_empty()) {
            return self.ended(Outcome::ranked(Outcome::rank_by(&self.sorted()), "blocked"));
        }
        if self.seen.third((self.board, self.stocks, next)) {
            return self.ended(Outcome::draw(2, "repetition"));
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns = Vec::new();
        for colour in self.stock(seat).colours() {
            for point in self.places(colour) {
                let turn = Actions::from(Action::Ball(colour, point));
                if !self.is_pair(colour, point) {
                    turns.push(turn);
                    continue;
                }
                for first in self.board.free() {
                    let mut board = self.board;
                    board.take(first);
                    let turn = turn.clone().then(Action::Remove(first));
                    turns.extend(board.free().iter().map(|second| turn.clone().then(Action::Remove(second))));
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let places = || self.stock(seat).colours().map(|colour| (colour, self.places(colour)));
        let mut at = chance.below(places().map(|(_, points)| points.len()).sum());
        for (colour, points) in places() {
            let Some(point) = points.iter().nth(at) else {
                at -= points.len();
                continue;
            };
            let mut turn = Actions::from(Action::Ball(colour, point));
            if self.is_pair(colour, point) {
                let mut board = self.board;
                for _ in 0..2 {
                    let taken = board.free().pick(chance)?;
                    board.take(taken);
                    turn.push(Action::Remove(taken));
                }
            }
            return Some(turn);
        }
        None
    }

    fn scene(&self) -> Scene {
        Stock::reserves(self.stocks, self.board.scene())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_platform_needs_a_ball_of_the_colour() {
        let table = start("spack", 2).plays("Wa1 Bb1 Ba2 Bb2").forbids("Re1").allows("We1 Be1 Rd4");
        table.forbids("We1,xa1,xb1 Wa1").cannot_read("e1 We1,xa1 We1,xa1,xb1,xb2 pass xa1");
    }

    #[test]
    fn exactly_two_give_two_balls_for_one() {
        let table = start("spack", 2).plays("Wa1 Wb1 Ba2 Bb2").forbids("We1 Re1 We1,xa1,xa1 We1,xe1,xa1 We1,xa1,xd4");
        let table = table.plays("We1,xa1,xb2");
        let stocks: Vec<String> = table.0.scene().hands.iter().map(|hand| format!("{:?}", counts(hand))).collect();
        assert_eq!(stocks, ["[7, 8, 8]", "[8, 7, 8]"]);
        table.allows("Wa1 Bb2");
    }

    fn counts(hand: &crate::game::Hand) -> Vec<u8> {
        hand.pieces.iter().map(|piece| piece.count).collect()
    }

    #[test]
    fn the_second_ball_may_be_freed_by_the_first() {
        let board = Pyramid::with(Set::points("a1 b1 c1"), Set::points("a2 b2 c2"), Set::points("e1"));
        let game = Spack { board, stocks: [Stock::new(1, 1, 1); 2], seen: Repetition::new() };
        let legal = |turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        assert!(legal("Wf1,xe1,xa1") && !legal("Wf1,xa1,xe1") && legal("Bf1,xc1,xc2"));
    }

    #[test]
    fn a_position_for_the_third_time_draws() {
        let mut game = Spack::start(&Start::new(2)).unwrap();
        let turn = game.parse("Wa1").unwrap();
        let mut after = game.clone();
        assert_eq!(after.play(Seat::P1, &turn), Next::Turn(Seat::P2));
        let key = (after.board, after.stocks, Seat::P2);
        assert!(!game.seen.third(key) && !game.seen.third(key));
        let outcome = Outcome::draw(2, "repetition").with_scores([7, 8]);
        assert_eq!(game.play(Seat::P1, &turn), outcome.into());
    }

    #[test]
    fn blocked_compares_the_rarest_colours_first() {
        let board = Pyramid::with(Set::EMPTY, Set::ALL.minus(Set::points("j1 i2")), Set::EMPTY);
        let play = |stocks| {
            let mut game = Spack { board, stocks, seen: Repetition::new() };
            let turn = game.parse("Bi2").unwrap();
            game.play(Seat::P1, &turn)
        };
        let next = play([Stock::new(1, 3, 5), Stock::new(9, 0, 9)]);
        assert_eq!(next, Outcome::ranked([1, 2], "blocked").with_scores([1, 0]).into());
        assert_eq!(play([Stock::new(1, 3, 5), Stock::new(9, 1, 9)]), Next::Turn(Seat::P2));
        let next = play([Stock::new(4, 1, 2), Stock::new(2, 0, 4)]);
        assert_eq!(next, Outcome::ranked([1, 1], "blocked").with_scores([0, 0]).into());
    }
}
