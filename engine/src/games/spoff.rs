//! Spoff: clear the pyramid by pairs of one colour from different groups.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spoff.
#[derive(Debug, Clone)]
pub struct Spoff {
    board: Pyramid,
}

impl Spoff {
    /// The balls that can go together with this mobile one.
    fn partners(&self, point: Point) -> Set {
        let Some(colour) = self.board.at(point) else { return Set::EMPTY };
        (self.board.of(colour) & self.board.mobile()) - self.board.visible_group(point)
    }

    fn is_stuck(&self) -> bool {
        // If the first mobile ball of a colour has no partner, all of them are in its group.
        let mobile = self.board.mobile();
        let firsts = Colour::ALL.into_iter().filter_map(|colour| (self.board.of(colour) & mobile).first());
        firsts.into_iter().all(|first| self.partners(first).is_empty())
    }

    /// Removes both balls, the second from where the first removal leaves it.
    fn remove(&mut self, first: Point, second: Point) {
        let pile = self.board.pile(first);
        let below = pile.iter().take_while(|ball| *ball < second).last().unwrap_or(first);
        self.board.remove(first);
        self.board.remove(if pile.contains(second) { below } else { second });
    }
}

impl Game for Spoff {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spoff",
        rules: 1,
        name: Phrase::same("Spoff"),
        author: "Cameron Browne",
        year: "2011",
        setup: Some(Phrase::new("spoff-setup")),
        ends: &[("cleared", Phrase::new("spoff-pyramid-cleared")), ("stuck", Phrase::new("spoff-no-pair-removed"))],
        notation: &[("xa1,xi2", Phrase::new("spoff-balls-a1-i2-removed-order"))],
        summary: Phrase::new("spoff-summary"),
        ..Facts::SOLO
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let game = Self { board: Pyramid::read_whole(start.setup, [10; 3])? };
        if game.is_stuck() {
            return Err(text!("spoff-pyramid-allows-no-first-turn"));
        }
        Ok(game)
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let mut deals = std::iter::repeat_with(|| Pyramid::deal_whole([10; 3], chance)).take(1000);
        deals.find(|setup| Self::start(&Start { setup: Some(setup), ..start.clone() }).is_ok())
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Remove(_), Action::Remove(_)]))
    }

    fn check(&self, _: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Remove(first), Action::Remove(second)] = **turn else { return Ok(()) };
        self.board.require_mobile(first)?;
        self.board.require_mobile(second)?;
        if let Some(colour) = self.board.at(first) {
            self.board.require_colour(second, colour)?;
        }
        if self.partners(first).contains(second) {
            return Ok(());
        }
        Err(text!("spoff-belong-visible-group", first, second))
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        if let [Action::Remove(first), Action::Remove(second)] = **turn {
            self.remove(first, second);
        }
        if self.board.occupied().is_empty() {
            Outcome::solved(true, 1, "cleared").into()
        } else if self.is_stuck() {
            Outcome::solved(false, 1, "stuck").into()
        } else {
            Next::Turn(seat)
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Actions>> {
        let pairs = self.board.mobile().iter().flat_map(|first| {
            let partners = self.partners(first).iter();
            partners.map(move |second| Actions::from([Action::Remove(first), Action::Remove(second)]))
        });
        Some(pairs.collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let mobile = self.board.mobile();
        for _ in 0..8 {
            let first = mobile.pick(chance)?;
            if let Some(second) = self.partners(first).pick(chance) {
                return Some([Action::Remove(first), Action::Remove(second)].into());
            }
        }
        chance.pick(&self.turns(seat)?).cloned()
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        Colour::letter_steps(partial, &[30], "", [10; 3])
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, try_start};

    const SETUP: &str = "BWWRBRWWWBRBRBWRRWBRWBBBRRRWWB";

    fn begin() -> Table {
        start_from("spoff", &Start { setup: Some(SETUP), ..Start::new(1) })
    }

    fn game(white: &str, black: &str, red: &str) -> Spoff {
        Spoff { board: Pyramid::with(Set::points(white), Set::points(black), Set::points(red)) }
    }

    #[test]
    fn the_setup_is_ten_of_each_with_a_first_turn() {
        let start = |setup| try_start("spoff", &Start { setup, ..Start::new(1) });
        let lower = SETUP.to_lowercase();
        for setup in [None, Some(""), Some(" "), Some(&SETUP[1..]), Some(lower.as_str())] {
            assert!(start(setup).is_err(), "{setup:?}");
        }
        // All mobile balls of a colour in one group: ridges from a1 and d1 white, from a4 black, from d4 red.
        let dead = Some("WWRBBBRBWRRBWWRRWRBBBBWRRWBWRW");
        assert!(Pyramid::read_whole(dead, [10; 3]).is_ok() && start(dead).is_err());
    }

    #[test]
    fn two_mobile_balls_of_one_colour_from_different_groups() {
        begin()
            .allows("xg3,xh2 xh2,xg3")
            .forbids("xb1,xg3 xg3,xi1 xg3,xg3 xf2,xg3")
            .cannot_read("xg3 xg3,h2 pass xa1,xb1,xc1");
    }

    #[test]
    fn the_second_ball_is_taken_from_where_it_dropped_to() {
        // White on a1 and, two levels up, on h1; removing a1 lets e1 and h1 drop.
        let mut game = game("a1 h1", "e1 f1 e2 f2", "b1 c1 a2 b2 c2 a3 b3 c3");
        assert!(game.check(Seat::P1, &game.parse("xa1,xh1").unwrap()).is_ok());
        game.remove("a1".parse().unwrap(), "h1".parse().unwrap());
        assert_eq!(game.board.of(Colour::White), Set::EMPTY);
        assert_eq!(game.board.of(Colour::Black), Set::points("a1 f1 e2 f2"));
    }

    #[test]
    fn the_order_matters_for_two_balls_under_one_rider() {
        let end = |first: &str, second: &str| {
            let mut game = game("a1 b2", "e1", "a2 b1");
            game.remove(first.parse().unwrap(), second.parse().unwrap());
            game.board.of(Colour::Black)
        };
        assert_eq!((end("a1", "b2"), end("b2", "a1")), (Set::points("a1"), Set::points("b2")));
    }

    #[test]
    fn a_cleared_pyramid_is_solved() {
        let mut game = game("a1 c1", "", "");
        let turn = game.parse("xa1,xc1").unwrap();
        assert_eq!(game.play(Seat::P1, &turn), Outcome::solved(true, 1, "cleared").into());
    }

    #[test]
    fn without_a_pair_the_puzzle_is_stuck() {
        let mut game = game("a1 c1", "d4 d3", "a4");
        let turn = game.parse("xa1,xc1").unwrap();
        assert_eq!(game.play(Seat::P1, &turn), Outcome::solved(false, 1, "stuck").into());
    }
}
