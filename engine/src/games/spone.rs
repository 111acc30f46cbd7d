//! Spone: push balls in on the upper levels; the largest group of all is even for White, odd for Black.

use crate::board::pyramid::{Action, Colour, Direction, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Spone.
#[derive(Debug, Clone)]
pub struct Spone {
    board: Pyramid,
}

impl Spone {
    fn entries(&self) -> [(Direction, Set); 4] {
        Direction::ALL.map(|direction| (direction, self.board.entries(direction)))
    }
}

impl Game for Spone {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "spone",
        rules: 1,
        name: Phrase::same("Spone"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[
            ("e1", Phrase::new("common-ball-your-colour-e1")),
            ("e1>N", Phrase::new("spone-ball-comes-e1-pushes-what")),
        ],
        summary: Phrase::new("spone-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::EMPTY, Set::EMPTY, Set::points("b2 c2 b3 c3")) })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Place(_) | Action::Enter(..)))
    }

    fn check(&self, _: Seat, turn: &Action) -> Result<(), Text> {
        match *turn {
            Action::Place(point) => self.board.require_playable(point),
            Action::Enter(point, direction) => self.board.require_entry(point, direction).map(drop),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        match *turn {
            Action::Place(point) => self.board.place(Colour::of(seat), point),
            Action::Enter(point, direction) => {
                if let Ok(push) = self.board.push(point, direction) {
                    self.board.enter(Colour::of(seat), &push);
                }
            }
            _ => {}
        }
        if !self.board.is_full() {
            return Next::Turn(seat.other());
        }
        let sizes = [Colour::White, Colour::Black].map(|colour| self.board.largest_visible_group(colour));
        let even = sizes.into_iter().max().is_some_and(|largest| largest % 2 == 0);
        let winner = if even { Seat::P1 } else { Seat::P2 };
        Outcome::win(winner, 2, "full").with_scores(sizes.map(|size| size as i64)).into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Action>> {
        let placements = self.board.playable().iter().map(Action::Place);
        let entries = self
            .entries()
            .into_iter()
            .flat_map(|(direction, points)| points.iter().map(move |point| Action::Enter(point, direction)));
        Some(placements.chain(entries).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Action> {
        let (points, entries) = (self.board.playable(), self.entries());
        let mut at = chance.below(points.len() + entries.iter().map(|(_, points)| points.len()).sum::<usize>());
        for (direction, points) in entries {
            if at < points.len() {
                return points.iter().nth(at).map(|point| Action::Enter(point, direction));
            }
            at -= points.len();
        }
        points.iter().nth(at).map(Action::Place)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    fn after(turns: &str) -> String {
        let scene = start("spone", 2).plays(turns).0.scene();
        let level_1 =
            scene.boards[0].pieces.iter().filter(|piece| ('e'..='g').contains(&piece.at.chars().next().unwrap()));
        level_1.map(|piece| format!("{}{:?} ", piece.at, piece.paint)).collect()
    }

    const LEVEL_0: &str = "a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 d4 ";

    #[test]
    fn an_entry_pushes_a_run_of_free_balls_one_step() {
        assert_eq!(after(&format!("{LEVEL_0} e1 e1>N")), "e1Black e2White ");
        assert_eq!(after(&format!("{LEVEL_0} e1 e2 e1>N")), "e1White e2White e3Black ");
    }

    #[test]
    fn nothing_is_pushed_out_or_on_the_board_level() {
        let edge = start("spone", 2).plays(LEVEL_0).plays("e1 e2 e3");
        edge.forbids("e1>N e3>N e3>S e1>S e1>W a1>N f1>N").allows("e1>E e2>E e3>E");
    }

    #[test]
    fn a_ball_comes_in_over_empty_platforms_only() {
        start("spone", 2).plays("b1 c1 b4 c4 f2").allows("f2>N f2>S").forbids("f2>E f2>W");
    }

    #[test]
    fn a_ball_falls_into_the_only_gap_below_it() {
        assert_eq!(after("b1 c1 b4 f2 f2>N"), "f2White ");
        start("spone", 2).plays("b1 c1 b4 f2 f2>N").forbids("c4").allows("f3");
        start("spone", 2).plays("b1 c1 f2").forbids("f2>N");
    }

    #[test]
    fn nothing_under_a_ball_is_pushed() {
        let table = start("spone", 2).plays(LEVEL_0).plays("e1 e2 f1 f2 h1");
        table.forbids("e1>N f1>N e2>E").cannot_read("e1>X e1>n e1> We1 pass");
    }

    #[test]
    fn an_even_largest_group_wins_for_white_whoever_owns_it() {
        let table = start("spone", 2).plays(LEVEL_0).plays("e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2 j1");
        assert_eq!(table.ends("full", &[1, 2]).scores, Some(vec![6, 8]));
    }
}
