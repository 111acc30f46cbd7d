//! Spice: one or two balls per turn, and a removal for whoever faces a new largest group.

use crate::board::pyramid::Action::{Pass, Place, Remove};
use crate::board::pyramid::Colour::{Black, Red, White};
use crate::board::pyramid::{APEX, Actions, Colour, INTERIOR, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start, Step, in_any_order};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spice.
#[derive(Debug, Clone)]
pub struct Spice {
    board: Pyramid,
    /// The size of the largest white or black group.
    largest: usize,
    /// The seat to move may remove a ball.
    right: bool,
    past: Repetition<(Pyramid, Seat, bool)>,
}

/// On the red base every white or black ball and every contact of theirs stays in sight, so groups
/// are visible groups.
fn largest_group(board: &Pyramid, colour: Colour) -> usize {
    board.groups(colour).map(Set::len).max().unwrap_or(0)
}

impl Spice {
    fn removable(&self) -> Set {
        if self.right { self.board.mobile() - self.board.of(Red) } else { Set::EMPTY }
    }

    /// The most balls that may be placed when the board, after a removal or not, looks like this.
    fn most(&self, colour: Colour, board: &Pyramid) -> usize {
        let first_turn = self.board.occupied() == INTERIOR;
        board.left(colour, 16).min(if first_turn { 1 } else { 2 })
    }

    /// Lists what may follow on a removal, or on nothing.
    fn list(&self, colour: Colour, board: Pyramid, begun: Actions, turns: &mut Vec<Actions>) {
        let most = self.most(colour, &board);
        if most == 0 {
            turns.push(if begun.is_empty() { Actions::pass() } else { begun });
            return;
        }
        for first in board.playable() {
            let turn = begun.clone().then(Place(first));
            let mut board = board;
            board.place(colour, first);
            // What rests on the first ball comes after it in the alphabet too.
            let seconds = board.playable().iter().filter(|second| most > 1 && *second > first);
            turns.extend(seconds.map(|second| turn.clone().then(Place(second))));
            turns.push(turn);
        }
    }
}

impl Game for Spice {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spice",
        rules: 1,
        name: Phrase::same("Spice"),
        author: "Martin Grider",
        year: "2011",
        category: Category::Connection,
        ends: &[
            ("full", Phrase::new("common-pyramid-full")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[
            ("a1", Phrase::new("spice-ball-your-colour")),
            ("a1,e1", Phrase::new("spice-two-balls-after-other")),
            ("xd1,a1,b1", Phrase::new("spice-ball-d1-removed-two-placed")),
            ("xd4", Phrase::new("spice-removal-empty-hand")),
            ("pass", Phrase::new("spice-hand-empty")),
        ],
        lines: &[(
            "xd4",
            None,
            "d2 xd2,c4,b4 a3 c1,d1 f3 a2 d4 e2 a1,a4 d2,g1 xd4,b1 f1 xb1,d4 e1,f1 xa1,d3 g2,e1 xd4,d4,h1 g3 xa3,e3 i1,h2 xa4,i2,h1",
        )],
        summary: Phrase::new("spice-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::with(Set::EMPTY, Set::EMPTY, INTERIOR);
        let past = Repetition::from_start((board, Seat::P1, false));
        Ok(Self { board, largest: 0, right: false, past })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| match **turn {
            [Remove(_), ref placed @ ..] => matches!(placed, [] | [Place(_)] | [Place(_), Place(_)]),
            ref placed => matches!(placed, [Pass] | [Place(_)] | [Place(_), Place(_)]),
        })
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let colour = Colour::of(seat);
        let mut board = self.board;
        if let Some(Remove(point)) = turn.first() {
            if !self.right {
                return Err(text!("spice-no-right-remove-ball-last"));
            }
            board.require_mobile(*point)?;
            if board.remove(*point).is_some_and(|removal| removal.colour == Red) {
                return Err(text!("spice-red-balls-stay"));
            }
        }
        let most = self.most(colour, &board);
        let placed = turn.iter().filter(|action| matches!(action, Place(_))).count();
        if placed > most || (placed == 0 && most > 0) {
            return Err(text!("spice-turn-places-least-ball-while", most));
        }
        for action in turn.iter() {
            if let Place(point) = *action {
                board.require_playable(point)?;
                board.place(colour, point);
            }
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            match *action {
                Remove(point) => drop(self.board.remove(point)),
                Place(point) => self.board.place(Colour::of(seat), point),
                _ => {}
            }
        }
        if self.board.is_full() {
            self.board.take_all(APEX);
            let groups = [White, Black].map(|colour| largest_group(&self.board, colour) as i64);
            return Outcome::highest(groups, "full").into();
        }
        let largest = largest_group(&self.board, White).max(largest_group(&self.board, Black));
        self.right = largest > self.largest;
        self.largest = largest;
        let next = seat.other();
        if self.past.third((self.board, next, self.right)) {
            return Outcome::draw(2, "repetition").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let colour = Colour::of(seat);
        let mut turns = Vec::new();
        self.list(colour, self.board, Actions::default(), &mut turns);
        for ball in self.removable() {
            let mut board = self.board;
            board.remove(ball);
            self.list(colour, board, Remove(ball).into(), &mut turns);
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let colour = Colour::of(seat);
        let mut board = self.board;
        let mut turn = Actions::default();
        let removable = self.removable();
        if !removable.is_empty() && chance.one_in(2) {
            let ball = removable.pick(chance)?;
            board.remove(ball);
            turn.push(Remove(ball));
        }
        let most = self.most(colour, &board);
        for _ in 0..most.min(1 + chance.below(2)) {
            let Some(point) = board.playable().pick(chance) else { break };
            board.place(colour, point);
            turn.push(Place(point));
        }
        Some(if turn.is_empty() { Actions::pass() } else { turn })
    }

    fn scene(&self) -> Scene {
        let scene = self.board.scene();
        if self.right { scene.with_note(Phrase::new("spice-right-remove"), "✓") } else { scene }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn the_first_turn_is_one_ball_and_gives_black_the_right() {
        let table = start("spice", 2).forbids("a1,a2 pass xb2,a1 b2 e1").cannot_read("Wa1 xa1,xb1 a1,xb1 a1,a2,a3");
        table.plays("a1").allows("xa1,a1 xa1,a2,a3 a2").forbids("xa1 xb2,a2 xf2,a2 a1 pass");
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        start("spice", 2).plays("a1 a2").allows("b1,e1").forbids("e1,b1");
    }

    #[test]
    fn the_right_follows_a_larger_largest_group_of_either_colour_for_one_turn() {
        let table = start("spice", 2).plays("a1 d4").forbids("xd4,a4").plays("a2").allows("xa1,d1");
        table.plays("a4 d1").forbids("xd1,c1");
    }

    #[test]
    fn the_largest_group_is_measured_before_the_removal() {
        // Black cuts the pair and makes one of its own: two before, two after.
        start("spice", 2).plays("a1 d4 a2 xa2,d3").forbids("xd3,a2");
    }

    fn position(white: Set, black: Set, right: bool) -> Spice {
        let board = Pyramid::with(white, black, INTERIOR);
        let largest = largest_group(&board, White).max(largest_group(&board, Black));
        Spice { board, largest, right, past: Repetition::new() }
    }

    const SIXTEEN: Set = Set::points("a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 e1 e2 e3 f1 f3");

    #[test]
    fn an_empty_hand_passes_or_only_removes() {
        let legal = |position: &Spice, text: &str| position.check(Seat::P1, &position.parse(text).unwrap()).is_ok();
        let game = position(SIXTEEN, Set::points("d4"), true);
        assert!(legal(&game, "pass") && legal(&game, "xd4") && legal(&game, "xf3,g1") && legal(&game, "xf3,f3"));
        assert!(!legal(&game, "g1") && !legal(&game, "xd4,g1") && !legal(&game, "xf3") && !legal(&game, "xf3,f3,g1"));
        let game = position(SIXTEEN, Set::points("d4"), false);
        assert!(legal(&game, "pass") && !legal(&game, "xd4"));
    }

    #[test]
    fn a_full_pyramid_is_counted_without_its_apex() {
        let white = SIXTEEN | Set::points("h1 h2");
        let mut game = position(white, !(white | INTERIOR | APEX), true);
        let Next::End(outcome) = game.play(Seat::P1, &game.parse("j1").unwrap()) else { panic!("the pyramid is full") };
        assert_eq!((outcome.end, outcome.scores), ("full", Some(vec![18, 6])));
    }

    #[test]
    fn a_position_with_the_same_seat_and_right_draws_the_third_time() {
        let mut game = position(SIXTEEN, Set::points("d4"), true);
        let mut turn = |seat, text| {
            let turn = game.parse(text).unwrap();
            assert!(game.check(seat, &turn).is_ok());
            game.play(seat, &turn)
        };
        // White takes d4 off and Black puts it back, which enlarges nothing; then nobody has the right.
        assert_eq!(turn(Seat::P1, "xd4"), Next::Turn(Seat::P2));
        assert_eq!(turn(Seat::P2, "d4"), Next::Turn(Seat::P1));
        game.past = Repetition::from_start((game.board, Seat::P2, false));
        assert!(!game.past.third((game.board, Seat::P2, true)));
        assert_eq!(game.clone().play(Seat::P1, &Actions::pass()), Next::Turn(Seat::P2));
        assert!(!game.past.third((game.board, Seat::P2, false)));
        assert_eq!(game.play(Seat::P1, &Actions::pass()), Next::End(Outcome::draw(2, "repetition")));
    }
}
