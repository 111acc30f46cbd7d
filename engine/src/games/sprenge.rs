//! Sprenge: each turn puts down the two colours of the others; the largest group wins.

use std::cmp::Reverse;

use crate::board::pyramid::{Action, Actions, Colour, Pyramid, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sprenge.
#[derive(Debug, Clone)]
pub struct Sprenge {
    board: Pyramid,
}

impl Game for Sprenge {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sprenge",
        rules: 1,
        name: Phrase::same("Sprenge"),
        author: "Nathan Morse",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[("Bb2,Re1", Phrase::new("sprenge-white-puts-black-b2-red"))],
        summary: Phrase::new("sprenge-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Ball(..), Action::Ball(..)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Ball(first, point), Action::Ball(second, other)] = **turn else { return Err(not_due()) };
        let own = Colour::of(seat);
        if first == own || second == own {
            return Err(text!("sprenge-you-put-down-colours-others"));
        }
        if first == second {
            return Err(text!("sprenge-two-balls-two-other-colours"));
        }
        let mut board = self.board;
        board.require_playable(point)?;
        board.place(first, point);
        board.require_playable(other)
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            if let Action::Ball(colour, point) = *action {
                self.board.place(colour, point);
            }
        }
        if !self.board.is_full() {
            return Next::Turn(seat.after(3));
        }
        let sizes = Colour::ALL.map(|colour| (self.board.largest_visible_group(colour), Reverse(colour)));
        Outcome::ranked(Outcome::rank_by(&sizes), "full").with_scores(sizes.map(|(size, _)| size as i64)).into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let [a, b] = Colour::of(seat).others();
        let mut turns = Vec::new();
        for (first, second) in [(a, b), (b, a)] {
            for point in self.board.playable() {
                let mut board = self.board;
                board.place(first, point);
                let ball = Action::Ball(first, point);
                turns.extend(board.playable().iter().map(|other| [ball, Action::Ball(second, other)].into()));
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let [a, b] = Colour::of(seat).others();
        let (first, second) = if chance.one_in(2) { (a, b) } else { (b, a) };
        let point = self.board.playable().pick(chance)?;
        let mut board = self.board;
        board.place(first, point);
        Some([Action::Ball(first, point), Action::Ball(second, board.playable().pick(chance)?)].into())
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::testing::start;

    #[test]
    fn one_ball_of_each_other_colour() {
        let table = start("sprenge", 3).forbids("Wa1,Ba2 Ba1,Ba2 Ra1,Wa2 Ba1,Ra1 Ba1,Re1").allows("Ra1,Ba2 Ba1,Ra2");
        table.cannot_read("Ba1 Ba1,Ra2,Ba3 a1,a2 xa1,Ba2 pass").forbids("resign draw");
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        start("sprenge", 3).plays("Ba1,Rb1 Wa2,Rd4").allows("Bb2,We1").forbids("We1,Bb2");
    }

    #[test]
    fn equal_groups_rank_white_before_black_before_red() {
        let mut game = Sprenge { board: Pyramid::with(Set::EMPTY, Set::EMPTY, Set::ALL.minus(Set::points("i2 j1"))) };
        let outcome = Outcome::ranked([2, 3, 1], "full").with_scores([1, 1, 23]);
        assert_eq!(game.play(Seat::P3, &Actions::read("Wi2,Bj1").unwrap()), outcome.into());
    }
}
