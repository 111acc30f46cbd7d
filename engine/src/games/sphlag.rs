//! Sphlag: two balls at the other seat's flag win.

use crate::board::pyramid::{Action, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start, Variant};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sphlag.
#[derive(Debug, Clone)]
pub struct Sphlag {
    board: Pyramid,
    /// White's first ball must touch its own flag.
    balanced: bool,
    passed: bool,
    /// Each position with the seat to move; the latest is the one on the board.
    seen: Repetition<(Pyramid, Seat)>,
}

const BALLS: usize = 16;

/// The points that touch White's flag on d1.
const AT_WHITE_FLAG: Set = Set::points("c1 d2 g1");
/// The points that touch Black's flag on a4.
const AT_BLACK_FLAG: Set = Set::points("a3 b4 e3");

const fn base(seat: Seat) -> Set {
    match seat {
        Seat::P1 => Set::points("b1 c1 c2 d2 d3"),
        _ => Set::points("a2 a3 b3 b4 c4"),
    }
}

/// Steps from one point to another, as the rules count them.
fn steps(from: Point, to: Point) -> usize {
    let ((l, x, y), (m, u, v)) = (from.place(), to.place());
    (2 * x + l).abs_diff(2 * u + m) + (2 * y + l).abs_diff(2 * v + m)
}

impl Sphlag {
    /// Where a new ball can go.
    fn entries(&self, seat: Seat) -> Set {
        let colour = Colour::of(seat);
        if self.board.left(colour, BALLS) == 0 {
            return Set::EMPTY;
        }
        let holes = base(seat) & self.board.playable();
        let first = self.balanced && seat == Seat::P1 && self.board.of(colour).is_empty();
        if first { holes & AT_WHITE_FLAG } else { holes }
    }

    /// The board without the ball that moves, and where that ball can go, ko aside.
    fn lifted(&self, from: Point) -> (Pyramid, Set) {
        let mut board = self.board;
        board.remove(from);
        let near = board.playable().iter().filter(|to| steps(from, *to) <= 4).collect();
        (board, near)
    }

    /// Whether a position repeats the one before the turn or the one after the mover's last turn.
    fn is_ko(&self, after: Pyramid) -> bool {
        after == self.board || self.seen.recent(1).is_some_and(|(board, _)| *board == after)
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = (Point, Point)> {
        let colour = Colour::of(seat);
        (self.board.of(colour) & self.board.mobile()).iter().flat_map(move |from| {
            let (lifted, near) = self.lifted(from);
            near.iter().map(move |to| (from, to)).filter(move |(_, to)| {
                let mut after = lifted;
                after.place(colour, *to);
                !self.is_ko(after)
            })
        })
    }

    fn touches(&self) -> [usize; 2] {
        [(self.board.of(Colour::White) & AT_BLACK_FLAG).len(), (self.board.of(Colour::Black) & AT_WHITE_FLAG).len()]
    }
}

impl Game for Sphlag {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "sphlag",
        rules: 1,
        name: Phrase::same("Sphlag"),
        author: "Lars Rose",
        year: "2011",
        category: Category::Race,
        variants: &[
            Variant { id: "standard", about: Phrase::new("common-rules-written") },
            Variant { id: "balanced", about: Phrase::new("sphlag-variant-balanced") },
        ],
        ends: &[
            ("flag", Phrase::new("sphlag-two-balls-other-flag")),
            ("passes", Phrase::new("sphlag-two-passes-row")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[
            ("c1", Phrase::new("sphlag-new-ball-your-base")),
            ("c1-f1", Phrase::new("sphlag-ball-c1-moves-f1")),
            ("pass", Phrase::new("sphlag-no-action")),
        ],
        summary: Phrase::new("sphlag-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::with(Set::EMPTY, Set::EMPTY, Set::points("d1 a4 b2 c3"));
        let seen = Repetition::from_start((board, Seat::P1));
        Ok(Self { board, balanced: start.variant == "balanced", passed: false, seen })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        let due = |action: &Action| matches!(action, Action::Place(_) | Action::Move(..) | Action::Pass);
        text.parse().ok().filter(due)
    }

    fn check(&self, seat: Seat, turn: &Action) -> Result<(), Text> {
        let colour = Colour::of(seat);
        let mut after = match *turn {
            Action::Pass => return Ok(()),
            Action::Place(point) if !self.entries(seat).contains(point) => {
                self.board.require_left(colour, BALLS)?;
                self.board.require_playable(point)?;
                return Err(if base(seat).contains(point) {
                    text!("sphlag-whites-first-ball-touch-own")
                } else {
                    text!("sphlag-not-hole-your-base", point)
                });
            }
            Action::Place(_) => self.board,
            Action::Move(from, to) => {
                self.board.require_colour(from, colour)?;
                self.board.require_mobile(from)?;
                let (lifted, near) = self.lifted(from);
                if !near.contains(to) {
                    lifted.require_playable(to)?;
                    return Err(text!("sphlag-more-four-steps", to, from));
                }
                lifted
            }
            _ => return Err(not_due()),
        };
        if let Action::Place(to) | Action::Move(_, to) = *turn {
            after.place(colour, to);
        }
        if self.is_ko(after) {
            return Err(text!("sphlag-position-before-turn-after-your"));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        let colour = Colour::of(seat);
        match *turn {
            Action::Place(point) => {
                self.board.place(colour, point);
                // Balls stay on the board, so no earlier position can return.
                self.seen.forget();
            }
            Action::Move(from, to) => {
                self.board.remove(from);
                self.board.place(colour, to);
            }
            _ => {}
        }
        let passed = *turn == Action::Pass;
        let both_passed = std::mem::replace(&mut self.passed, passed) && passed;
        let touches = self.touches();
        let third = self.seen.third((self.board, seat.other()));
        let at_flag = |seat: &Seat| touches.get(seat.index()).is_some_and(|touches| *touches >= 2);
        let outcome = if let Some(winner) = [seat, seat.other()].into_iter().find(at_flag) {
            Outcome::win(winner, 2, "flag")
        } else if both_passed {
            let [white, black] = [Colour::White, Colour::Black].map(|colour| self.board.left(colour, BALLS));
            let [at_black, at_white] = touches;
            Outcome::ranked(Outcome::rank_by(&[(at_black, white), (at_white, black)]), "passes")
        } else if third {
            Outcome::draw(2, "repetition")
        } else {
            return Next::Turn(seat.other());
        };
        outcome.with_scores(touches.map(|touches| touches as i64)).into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Action>> {
        let entries = self.entries(seat).iter().map(Action::Place);
        let moves = self.moves(seat).map(|(from, to)| Action::Move(from, to));
        Some(entries.chain(moves).chain([Action::Pass]).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let colour = Colour::of(seat);
        if chance.one_in(10) {
            return Some(Action::Pass);
        }
        let entries = self.entries(seat);
        let movable = self.board.of(colour) & self.board.mobile();
        // A few tries are enough: ko leaves most moves open.
        for _ in 0..8 {
            if let Some(point) = entries.pick(chance)
                && chance.one_in(3)
            {
                return Some(Action::Place(point));
            }
            let Some(from) = movable.pick(chance) else { continue };
            let (mut after, near) = self.lifted(from);
            let Some(to) = near.pick(chance) else { continue };
            after.place(colour, to);
            if !self.is_ko(after) {
                return Some(Action::Move(from, to));
            }
        }
        Some(Action::Pass)
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores(self.touches().map(|touches| touches as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, start_with};

    #[test]
    fn new_balls_enter_in_the_base_only() {
        start("sphlag", 2)
            .allows("b1 c1 c2 d2 d3")
            .forbids("a2 a1 d4 b2 d1 e1")
            .plays("c1")
            .forbids("c1 b1")
            .allows("a2");
    }

    #[test]
    fn steps_are_half_holes() {
        let steps = |from: &str, to: &str| steps(from.parse().unwrap(), to.parse().unwrap());
        assert_eq!([steps("a1", "b1"), steps("a1", "e1"), steps("a1", "f1"), steps("c1", "f1")], [2, 2, 4, 2]);
        start("sphlag", 2).plays("c1 pass").allows("c1-a1 c1-b1 c1-c2 c1-d2").forbids("c1-b3 c1-c4 c1-d3 c1-c1 c1-b2");
    }

    #[test]
    fn only_own_mobile_balls_move() {
        let table = start("sphlag", 2).plays("c1 a2").forbids("a2-a1 b2-b3 d1-c2 b1-a1");
        table.cannot_read("c1-f9 xc1 Wc1 c1,c2 c1>N").allows("pass c1-b1");
    }

    #[test]
    fn ko_forbids_the_positions_before_the_turn_and_after_ones_last() {
        let mut game = Sphlag::start(&Start::new(2)).unwrap();
        let legal = |game: &Sphlag, turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        game.board.place_all(Colour::White, Set::points("a1 b1 e1"));
        game.board.place_all(Colour::Black, Set::points("a2"));
        // e1 drops into a1 and the ball from a1 takes its place: nothing has changed.
        assert!(!legal(&game, "a1-e1") && legal(&game, "e1-c1"));
        let mut earlier = game.board;
        earlier.take_all(Set::points("e1"));
        earlier.place_all(Colour::White, Set::points("c1"));
        assert!(!game.seen.third((earlier, Seat::P2)) && !game.seen.third((game.board, Seat::P1)));
        assert!(!legal(&game, "e1-c1") && legal(&game, "e1-c2"));
    }

    #[test]
    fn two_touches_win_and_the_mover_comes_first() {
        let mut game = Sphlag::start(&Start::new(2)).unwrap();
        game.board.place_all(Colour::White, Set::points("a3 b4"));
        game.board.place_all(Colour::Black, Set::points("c1 d2"));
        for (seat, ranks) in [(Seat::P1, [1, 2]), (Seat::P2, [2, 1])] {
            let outcome = Outcome::ranked(ranks, "flag").with_scores([2, 2]);
            assert_eq!(game.clone().play(seat, &Action::Pass), outcome.into());
        }
        game.board.take_all(Set::points("c1"));
        let outcome = Outcome::ranked([1, 2], "flag").with_scores([2, 1]);
        assert_eq!(game.play(Seat::P2, &Action::Pass), outcome.into());
    }

    #[test]
    fn two_passes_compare_touches_then_balls() {
        start("sphlag", 2).plays("pass pass").ends("passes", &[1, 1]);
        start("sphlag", 2).plays("c1 pass pass").ends("passes", &[2, 1]);
        let outcome = start("sphlag", 2).plays("d2 b4 d2-c1 pass pass").ends("passes", &[1, 1]);
        assert_eq!(outcome.scores, Some(vec![0, 0]));
    }

    #[test]
    fn a_position_for_the_third_time_draws() {
        let round = "c1-b1 pass b1-c2 pass c2-c1 pass";
        let table = start("sphlag", 2).plays("c1 pass").plays(round).goes_on();
        table.plays("c1-b1 pass b1-c2 pass c2-c1").ends("repetition", &[1, 1]);
    }

    #[test]
    fn balanced_puts_the_first_white_ball_at_its_flag() {
        let table = start_with("sphlag", 2, "balanced", "").forbids("b1 c2 d3").allows("c1 d2 pass");
        table.plays("pass b3").forbids("b1").plays("d2 pass").allows("b1 c2");
    }
}
