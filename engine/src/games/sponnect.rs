//! Sponnect: join two opposite edges round a red core; passing is allowed, but never twice running.

use crate::board::pyramid::{Action, Colour, INTERIOR, Pyramid, Set, edges, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sponnect.
#[derive(Debug, Clone)]
pub struct Sponnect {
    board: Pyramid,
    /// Whether the last turn was a pass.
    passed: bool,
}

impl Game for Sponnect {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "sponnect",
        rules: 1,
        name: Phrase::same("Sponnect"),
        author: "Martin Windischer",
        year: "2011",
        category: Category::Connection,
        ends: &[("connection", Phrase::new("common-two-opposite-edges-joined"))],
        notation: &[
            ("b1", Phrase::new("sponnect-ball-your-colour-b1")),
            ("pass", Phrase::new("sponnect-no-ball-not-after-pass")),
        ],
        summary: Phrase::new("sponnect-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::EMPTY, Set::EMPTY, INTERIOR), passed: false })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Pass | Action::Place(_)))
    }

    fn check(&self, _: Seat, turn: &Action) -> Result<(), Text> {
        match *turn {
            Action::Place(point) => self.board.require_playable(point),
            Action::Pass if self.passed => Err(text!("sponnect-opponent-just-passed-ball-placed")),
            Action::Pass => Ok(()),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        self.passed = *turn == Action::Pass;
        let colour = Colour::of(seat);
        if let Action::Place(point) = *turn {
            self.board.place(colour, point);
        }
        let (from, to) = edges(colour);
        if self.board.of(colour).joins(from, to) {
            Outcome::win(seat, 2, "connection").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Action>> {
        let pass = (!self.passed).then_some(Action::Pass);
        Some(self.board.playable().iter().map(Action::Place).chain(pass).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Action> {
        let points = self.board.playable();
        if !self.passed && chance.one_in(points.len() + 1) {
            return Some(Action::Pass);
        }
        points.pick(chance).map(Action::Place)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let colour = Colour::of(winner);
        let chain = || self.board.visible_chains(colour, &[edges(colour)]);
        if end == "connection" { chain().spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::APEX;
    use crate::game::testing::start;

    #[test]
    fn joined_edges_win() {
        start("sponnect", 2).plays("a1 b4 b1 c4 c1 d4 d1").ends("connection", &[1, 2]);
        start("sponnect", 2).plays("pass a1 d1 a2 d2 a3 d3 a4").ends("connection", &[2, 1]);
    }

    #[test]
    fn two_passes_never_follow_each_other() {
        start("sponnect", 2).plays("pass").forbids("pass").plays("a1 pass").forbids("pass").plays("a2").allows("pass");
    }

    #[test]
    fn the_core_is_red() {
        start("sponnect", 2).forbids("b2 f2 e1").cannot_read("Pass passe Wa1 xb2 a1,b1 a1-b1");
    }

    #[test]
    fn balls_do_not_run_out() {
        let game = Sponnect { board: Pyramid::with(!INTERIOR - APEX, Set::EMPTY, INTERIOR), passed: true };
        assert!(game.check(Seat::P1, &Action::Place("j1".parse().unwrap())).is_ok());
    }
}
