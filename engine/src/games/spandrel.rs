//! Spandrel: three seats build with all three colours at once, for the largest visible group.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spandrel.
#[derive(Debug, Clone)]
pub struct Spandrel {
    board: Pyramid,
}

const ORDERS: [[Colour; 3]; 6] = {
    use Colour::{Black, Red, White};
    [
        [White, Black, Red],
        [White, Red, Black],
        [Black, White, Red],
        [Black, Red, White],
        [Red, White, Black],
        [Red, Black, White],
    ]
};

fn playable(occupied: Set) -> Set {
    (Set::HOLES | occupied.platforms()) - occupied
}

/// The points that make a chain of three with these two: one ball touches the other two.
fn thirds(first: Point, second: Point) -> Set {
    let (a, b) = (first.contacts(), second.contacts());
    if a.contains(second) { a | b } else { a & b }
}

fn turn(colours: [Colour; 3], points: [Point; 3]) -> Actions {
    colours.into_iter().zip(points).map(|(colour, point)| Action::Ball(colour, point)).collect()
}

impl Spandrel {
    /// Every way to go on with two balls, and the points where the third could then be put.
    fn pairs(&self) -> impl Iterator<Item = (Point, Point, Set)> {
        let occupied = self.board.occupied();
        playable(occupied).iter().flat_map(move |first| {
            let occupied = occupied | first;
            playable(occupied).iter().map(move |second| (first, second, playable(occupied | second)))
        })
    }

    /// Whether no three points make a chain, so that none is asked for.
    fn is_waived(&self) -> bool {
        !self.pairs().any(|(first, second, rest)| rest.meets(thirds(first, second)))
    }
}

impl Game for Spandrel {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spandrel",
        rules: 1,
        name: Phrase::same("Spandrel"),
        author: "Nathan Morse",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[("Wa1,Rb1,Bb2", Phrase::new("spandrel-white-red-black-ball-order"))],
        summary: Phrase::new("spandrel-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Ball(..), Action::Ball(..), Action::Ball(..)]))
    }

    fn check(&self, _: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Ball(x, first), Action::Ball(y, second), Action::Ball(z, third)] = **turn else {
            return Ok(());
        };
        if x == y || y == z || x == z {
            return Err(text!("spandrel-turn-takes-ball-each-three"));
        }
        let mut board = self.board;
        for (colour, point) in [(x, first), (y, second), (z, third)] {
            board.require_playable(point)?;
            board.place(colour, point);
        }
        if thirds(first, second).contains(third) || self.is_waived() {
            return Ok(());
        }
        Err(text!("spandrel-three-balls-touch-other-two"))
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
        let [white, black, red] = Colour::ALL.map(|colour| self.board.largest_visible_group(colour) as i64);
        // Equal groups stand in the order of the last turns: P1 made the tenth, P3 the ninth, P2 the eighth.
        let ranks = Outcome::rank_by(&[(white, 3), (black, 1), (red, 2)]);
        Outcome::ranked(ranks, "full").with_scores([white, black, red]).into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Actions>> {
        let waived = self.is_waived();
        let mut turns = Vec::new();
        for (first, second, rest) in self.pairs() {
            for third in if waived { rest } else { rest & thirds(first, second) } {
                turns.extend(ORDERS.map(|colours| turn(colours, [first, second, third])));
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let occupied = self.board.occupied();
        for _ in 0..64 {
            let first = playable(occupied).pick(chance)?;
            let second = playable(occupied | first).pick(chance)?;
            if let Some(third) = (playable(occupied | first | second) & thirds(first, second)).pick(chance) {
                return Some(turn(*chance.pick(&ORDERS)?, [first, second, third]));
            }
        }
        chance.pick(&self.turns(seat)?).cloned()
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    /// The board level and f1 e2 f2 g2 f3, after which no chain is left.
    const SEVEN: &str = "Wa1,Ba2,Rb1 Wa3,Ba4,Rb4 Wc1,Bd1,Rd2 Wd4,Bd3,Rc4 Wb2,Bc2,Rf1 Wb3,Bc3,Rf3 We2,Rf2,Bg2";

    #[test]
    fn one_of_the_three_touches_the_other_two() {
        start("spandrel", 3)
            .allows("Wa1,Rb1,Bb2 Wa1,Bc1,Rb1 Ba3,Wa2,Ra1")
            .forbids("Wa1,Rb1,Bc2 Wa1,Rb2,Bc3 Wa1,Wb1,Rc1 Wa1,Rb1,Be1 Wa1,Rb1,Bb1")
            .cannot_read("Wa1,Rb1 Wa1 a1,b1,c1 Wa1,Rb1,Bc1,Wd1 xa1 pass");
    }

    #[test]
    fn a_ball_may_rest_on_balls_of_the_same_turn() {
        start("spandrel", 3).plays("Wa1,Ba2,Rb1").allows("Wb2,Be1,Rc2 Rb2,Wb3,Be1").forbids("Be1,Wb2,Rc2");
    }

    #[test]
    fn the_condition_is_waived_where_no_chain_is_left() {
        let table = start("spandrel", 3).plays(SEVEN);
        table.allows("We1,Bg1,Re3 We1,Bh1,Rg3").forbids("We1,Bh1,Rj1 We1,Wg1,Re3");
    }

    #[test]
    fn a_full_pyramid_ends_and_counts_visible_groups() {
        let table = start("spandrel", 3).plays(SEVEN).plays("We1,Bg1,Re3 Wg3,Bi2,Ri1 Wh1,Bh2,Rj1");
        assert_eq!(table.ends("full", &[2, 1, 3]).scores, Some(vec![5, 6, 4]));
    }

    #[test]
    fn the_seat_that_played_last_breaks_ties() {
        let table = start("spandrel", 3).plays(SEVEN).plays("We1,Bg1,Re3 Wg3,Bi2,Ri1 Bh1,Wh2,Rj1");
        assert_eq!(table.ends("full", &[1, 2, 3]).scores, Some(vec![5, 5, 4]));
    }
}
