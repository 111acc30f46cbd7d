//! Spight: knights on a pyramid that gather into one group.

use crate::board::pyramid::{Action, CHEQUER, Colour, Lifted, Point, Pyramid, REPETITION, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spight.
#[derive(Debug, Clone)]
pub struct Spight {
    board: Pyramid,
    seen: Repetition<(Pyramid, Seat)>,
}

/// Where a knight goes from a point: its move on the level, and the jump of 1½ by ½ one level up.
#[inline]
fn knight(from: Point) -> Set {
    let from = Set::from(from);
    let far_east_west = from.east().east() | from.west().west();
    let far_north_south = from.north().north() | from.south().south();
    let level = far_east_west.north() | far_east_west.south() | far_north_south.east() | far_north_south.west();
    let wide = from.east() | from.west().west();
    let tall = from.north() | from.south().south();
    level | (wide | wide.south() | tall | tall.west()).raised()
}

#[inline]
fn reachable(lifted: &Lifted) -> Set {
    lifted.board.playable() & knight(lifted.from)
}

impl Spight {
    fn moves(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.board.moves(self.board.of(Colour::of(seat)), reachable)
    }

    fn can_move(&self, seat: Seat) -> bool {
        self.moves(seat).next().is_some()
    }

    /// A seat whose visible balls form one visible group, `seat` looked at first.
    fn connected(&self, seat: Seat) -> Option<Seat> {
        let sight = self.board.sight();
        [seat, seat.other()].into_iter().find(|seat| {
            let balls = self.board.of(Colour::of(*seat)) & sight.visible;
            balls.first().is_some_and(|first| sight.reach(balls, first.into()) == balls)
        })
    }
}

impl Game for Spight {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "spight",
        rules: 1,
        name: Phrase::same("Spight"),
        author: "Cameron Browne, Néstor Romeral Andrés",
        year: "2011",
        category: Category::Connection,
        ends: &[
            ("connected", Phrase::new("spight-all-visible-balls-colour-form")),
            ("blocked", Phrase::new("spight-nobody-move")),
            REPETITION,
        ],
        notation: &[
            ("a1-f1", Phrase::new("spight-your-ball-a1-moves-f1")),
            ("pass", Phrase::new("spight-without-legal-move")),
        ],
        summary: Phrase::new("spight-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::with(CHEQUER, Set::HOLES - CHEQUER, Set::EMPTY);
        Ok(Self { board, seen: Repetition::from_start((board, Seat::P1)) })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Pass | Action::Move(..)))
    }

    fn check(&self, seat: Seat, turn: &Action) -> Result<(), Text> {
        match *turn {
            Action::Pass if self.can_move(seat) => Err(text!("spight-seat-pass-when-cannot-move")),
            Action::Pass => Ok(()),
            Action::Move(from, to) => {
                self.board.require_colour(from, Colour::of(seat))?;
                self.board.require_mobile(from)?;
                if !knight(from).contains(to) {
                    return Err(text!("spight-neither-knights-move-nor-jump", from, to));
                }
                self.board.lift(from).map_or(Ok(()), |lifted| lifted.board.require_playable(to))
            }
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        if let Action::Move(from, to) = *turn {
            self.board.move_ball(from, to);
        }
        let next = seat.other();
        if let Some(winner) = self.connected(seat) {
            Outcome::win(winner, 2, "connected").into()
        } else if !self.can_move(next) && !self.can_move(seat) {
            Outcome::draw(2, "blocked").into()
        } else if self.seen.third((self.board, next)) {
            Outcome::draw(2, "repetition").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Action>> {
        let moves: Vec<Action> = self.moves(seat).collect();
        Some(if moves.is_empty() { vec![Action::Pass] } else { moves })
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let moved = self.board.random_move(self.board.of(Colour::of(seat)), reachable, chance);
        Some(moved.unwrap_or(Action::Pass))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let seen = || self.board.of(Colour::of(winner)) & self.board.visible();
        if end == "connected" { seen().spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn with(white: &str, black: &str) -> Spight {
        let board = Pyramid::with(Set::points(white), Set::points(black), Set::EMPTY);
        Spight { board, seen: Repetition::new() }
    }

    fn moved(from: &str, to: &str) -> Action {
        Action::Move(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn knights_move_on_their_level_or_jump_up() {
        let reach = |from: &str| knight(from.parse().unwrap());
        assert_eq!(reach("a1"), Set::points("b3 c2 f1 e2"));
        assert_eq!(reach("c3"), Set::points("a2 a4 b1 d1 f1 g1 e2 e3"));
        assert_eq!(reach("e1"), Set::points("f3 g2 i1 h2"));
        assert_eq!(reach("f2"), Set::EMPTY);
    }

    #[test]
    fn the_ball_is_own_and_mobile_and_the_point_playable() {
        start("spight", 2)
            .allows("a1-f1 a1-e2")
            .forbids("a1-c2 b1-g1 a1-e1 a1-b3 a1-h1 pass")
            .cannot_read("a1 a1- xa1 a1-e4");
        assert!(with("b1 d4", "a1 c1 a2 b2 c2 e1 f1").check(Seat::P1, &moved("b1", "d2")).is_err());
    }

    #[test]
    fn one_visible_group_wins() {
        let wins = |seat| Next::End(Outcome::win(seat, 2, "connected"));
        assert_eq!(with("a1 d2", "a4 c4").play(Seat::P1, &moved("a1", "c2")), wins(Seat::P1));
        // Both at once: the mover. Only the other: that one, here by a drop.
        assert_eq!(with("a1 d2", "a4 b4").play(Seat::P1, &moved("a1", "c2")), wins(Seat::P1));
        assert_eq!(with("a1 d4", "b1 a2 b2 e1").play(Seat::P1, &moved("a1", "c2")), wins(Seat::P2));
    }

    #[test]
    fn nobody_able_to_move_is_a_draw() {
        let white = CHEQUER | Set::points("g1 e3");
        let mut spight = Spight { board: Pyramid::with(white, !white, Set::EMPTY), seen: Repetition::new() };
        assert_eq!(spight.turns(Seat::P1), Some(vec![Action::Pass]));
        assert_eq!(spight.check(Seat::P1, &Action::Pass), Ok(()));
        assert_eq!(spight.play(Seat::P1, &Action::Pass), Next::End(Outcome::draw(2, "blocked")));
    }

    #[test]
    fn the_same_position_for_the_third_time_is_a_draw() {
        let there_and_back = "d2-b1 c2-d4 b1-d2 d4-c2";
        let table = start("spight", 2).plays("d4-f3 b1-e2").plays(there_and_back).goes_on();
        table.plays(there_and_back).ends("repetition", &[1, 1]);
    }
}
