//! Spectacular Tumble: take the pyramid down to its base and end next to a black ball.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spectacular Tumble.
#[derive(Debug, Clone)]
pub struct SpectacularTumble {
    board: Pyramid,
}

/// The pyramid where no `Setup` gives one.
const USUAL: &str = "RWRWWRWRRWRWWRWRWRWRWRWRWBRRBW";

fn colour(seat: Seat) -> Colour {
    if seat == Seat::P1 { Colour::Red } else { Colour::White }
}

/// The balls that can be removed: mobile, not black, and no hole opens.
fn removable(board: &Pyramid) -> Set {
    board.mobile() - board.of(Colour::Black) - (board.free() & Set::HOLES)
}

fn require_removable(board: &Pyramid, point: Point) -> Result<(), Text> {
    board.require_mobile(point)?;
    if board.at(point) == Some(Colour::Black) {
        return Err(text!("spectacular-tumble-black-balls-never-removed"));
    }
    if removable(board).contains(point) {
        return Ok(());
    }
    Err(text!("spectacular-tumble-ball-supports-nothing-no-hole", point))
}

impl SpectacularTumble {
    /// The balls that can be the second of a turn.
    fn seconds(&self, own: Colour, first: Point) -> Set {
        let is_own = self.board.of(own).contains(first);
        let mut board = self.board;
        board.remove(first);
        let rest = removable(&board);
        if is_own { rest } else { rest & board.of(own) }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let own = colour(seat);
        let removable = removable(&self.board);
        !removable.meets(self.board.of(own)) && removable.iter().all(|first| self.seconds(own, first).is_empty())
    }
}

impl Game for SpectacularTumble {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spectacular-tumble",
        rules: 1,
        name: Phrase::same("Spectacular Tumble"),
        author: "James C. Jenista",
        year: "2012",
        category: Category::Score,
        seats: &[Phrase::new("common-red"), Phrase::new("common-white")],
        setup: Some(Phrase::new("spectacular-tumble-setup")),
        ends: &[("base", Phrase::new("spectacular-tumble-base-left"))],
        notation: &[
            ("xe1", Phrase::new("spectacular-tumble-ball-e1-removed")),
            ("xe1,xa1", Phrase::new("spectacular-tumble-a1")),
            ("pass", Phrase::new("spectacular-tumble-no-removal-possible")),
        ],
        lines: &[(
            "pass",
            Some("RRWRRRBWWWWBWRWWRWWRRWWRRWWRRR"),
            "xj1,xh1 xh2,xi1 xi2,xe2 xe3,xf1 xf2,xf3 xg1,xg2 xg3",
        )],
        summary: Phrase::new("spectacular-tumble-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::read_whole(start.setup.or(Some(USUAL)), [14, 2, 14])? })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Pass, Remove};
        Actions::read(text).filter(|turn| matches!(**turn, [Pass] | [Remove(_)] | [Remove(_), Remove(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let own = colour(seat);
        let mut board = self.board;
        let mut has_own = false;
        for action in turn.iter() {
            if let Action::Remove(point) = *action {
                require_removable(&board, point)?;
                has_own |= board.at(point) == Some(own);
                board.remove(point);
            } else if self.must_pass(seat) {
                return Ok(());
            } else {
                return Err(text!("spectacular-tumble-pass-seat-remove-nothing"));
            }
        }
        if has_own {
            return Ok(());
        }
        let name = own.name();
        Err(text!("spectacular-tumble-least-balls-removed", name))
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            if let Action::Remove(point) = *action {
                self.board.remove(point);
            }
        }
        if self.board.occupied().len() > 16 {
            return Next::Turn(seat.other());
        }
        let near_black = self.board.of(Colour::Black).around();
        let count = |colour| (self.board.of(colour) & near_black).len() as i64;
        Outcome::highest([count(Colour::Red), count(Colour::White)], "base").into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let own = colour(seat);
        let mut turns = Vec::new();
        for first in removable(&self.board) {
            if self.board.of(own).contains(first) {
                turns.push(Action::Remove(first).into());
            }
            let seconds = self.seconds(own, first).iter();
            turns.extend(seconds.map(|second| Actions::from([Action::Remove(first), Action::Remove(second)])));
        }
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let own = colour(seat);
        let firsts = removable(&self.board);
        for _ in 0..16 {
            let first = firsts.pick(chance)?;
            if self.board.of(own).contains(first) && chance.one_in(4) {
                return Some(Action::Remove(first).into());
            }
            if let Some(second) = self.seconds(own, first).pick(chance) {
                return Some([Action::Remove(first), Action::Remove(second)].into());
            }
        }
        chance.pick(&self.turns(seat)?).cloned()
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        Colour::letter_steps(partial, &[30], "", [14, 2, 14])
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, try_start};

    #[test]
    fn the_usual_pyramid_alternates_with_black_on_level_2() {
        let game = SpectacularTumble::start(&Start::new(2)).unwrap();
        assert_eq!(game.board.of(Colour::Black), Set::points("h1 i2"));
        assert!(game.board.of(Colour::White).contains("j1".parse().unwrap()));
    }

    #[test]
    fn the_setup_counts_its_balls() {
        for setup in ["", " ", &USUAL.to_lowercase(), &USUAL.replacen('W', "B", 1), &format!("{USUAL}W")] {
            assert!(
                try_start("spectacular-tumble", &Start { setup: Some(setup), ..Start::new(2) }).is_err(),
                "{setup}"
            );
        }
    }

    #[test]
    fn one_or_two_balls_go_and_one_is_the_movers() {
        start("spectacular-tumble", 2)
            .allows("xa1 xa1,xh1 xj1,xi1 xj1,xa1")
            .forbids("xj1 xj1,xd1 xh1 xa1,xe1 xa1,xj1 xb1 xf2 pass xa1,xb2")
            .cannot_read("a1 xa1,xa1,xa1 xa1,pass Rxa1");
    }

    #[test]
    fn no_hole_can_open() {
        let black = Set::points("d3 d4");
        let red = (Set::HOLES | Set::points("e1")) - black;
        let game = SpectacularTumble { board: Pyramid::with(Set::EMPTY, black, red) };
        assert_eq!(removable(&game.board), Set::points("a1 a2 b1 b2 e1"));
        let legal = |text: &str| game.check(Seat::P1, &game.parse(text).unwrap()).is_ok();
        assert!(legal("xe1") && legal("xb2") && !legal("xd1") && !legal("xe1,xa1") && !legal("xa1,xa1"));
    }

    #[test]
    fn a_pass_needs_a_seat_without_removal() {
        // Above the board only a white ball is left, and what it rests on is white: Red has nothing to take.
        let (white, black) = (Set::points("a1 a2 b1 b2 e1"), Set::points("d3 d4"));
        let game = SpectacularTumble { board: Pyramid::with(white, black, Set::HOLES - white - black) };
        assert!(game.must_pass(Seat::P1) && !game.must_pass(Seat::P2));
        assert_eq!(game.turns(Seat::P1), Some(vec![Actions::pass()]));
        assert_eq!(game.check(Seat::P1, &Actions::pass()), Ok(()));
        assert!(game.check(Seat::P2, &Actions::pass()).is_err());
    }

    #[test]
    fn an_opposing_ball_may_go_first_if_it_sets_one_free() {
        // White f1 on level 1 pins b1; once it is gone, only e1 rests on red b1.
        let (black, red) = (Set::points("d3 d4"), Set::points("b1"));
        let white = (Set::HOLES | Set::points("e1 f1")) - red - black;
        let game = SpectacularTumble { board: Pyramid::with(white, black, red) };
        let turn = |text: &str| game.check(Seat::P1, &game.parse(text).unwrap()).is_ok();
        assert!(!game.must_pass(Seat::P1) && turn("xf1,xb1") && turn("xe1,xb1") && !turn("xf1") && !turn("xb1"));
    }

    #[test]
    fn the_base_scores_balls_next_to_black() {
        // One white ball is left above the board; black on a1 and d4 then have b1 a2 b2 and c4 d3 c3 for neighbours.
        let black = Set::points("a1 d4");
        let white = Set::points("b1 b2 b3 c2 e2 c4");
        let board = Pyramid::with(white, black, Set::HOLES - white - black);
        let mut game = SpectacularTumble { board };
        let turn = game.parse("xe2").unwrap();
        let outcome = Outcome::ranked([1, 1], "base").with_scores([3, 3]);
        assert_eq!(game.play(Seat::P2, &turn), outcome.into());
    }
}
