//! Sphlying Marbles: three colours chase each other round a collapsing pyramid.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::contest::series::Rule;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sphlying Marbles.
#[derive(Debug, Clone)]
pub struct SphlyingMarbles {
    board: Pyramid,
}

/// The colours in the order of the seats; each captures the next.
const CHASE: [Colour; 3] = [Colour::White, Colour::Red, Colour::Black];

fn colour(seat: Seat) -> Colour {
    match seat {
        Seat::P1 => Colour::White,
        Seat::P2 => Colour::Red,
        _ => Colour::Black,
    }
}

fn prey(hunter: Colour) -> Colour {
    match hunter {
        Colour::White => Colour::Red,
        Colour::Red => Colour::Black,
        Colour::Black => Colour::White,
    }
}

impl SphlyingMarbles {
    /// The balls of the hunter's prey that these balls can capture.
    fn captured_by(&self, hunter: Colour, hunters: Set) -> Set {
        let hunters = hunters & self.board.of(hunter) & self.board.mobile();
        let below = hunters.supports() & self.board.carrying_one();
        let beside = hunters.beside() & self.board.free();
        self.board.of(prey(hunter)) & (below | beside)
    }

    fn can_capture(&self, hunter: Colour) -> bool {
        !self.captured_by(hunter, Set::ALL).is_empty()
    }

    fn is_over(&self) -> bool {
        !CHASE.into_iter().any(|hunter| self.can_capture(hunter))
    }

    /// The captures of a seat, by the capturing ball.
    fn captures(&self, seat: Seat) -> impl Iterator<Item = (Point, Set)> {
        let hunter = colour(seat);
        let hunters = self.board.of(hunter) & self.board.mobile();
        hunters.iter().map(move |from| (from, self.captured_by(hunter, from.into())))
    }

    fn capture(&mut self, from: Point, to: Point) {
        if from.supports().contains(to) {
            self.board.remove(to);
        } else if let Some(hunter) = self.board.take(to).and_then(|_| self.board.remove(from)) {
            self.board.place(hunter.colour, to);
        }
    }
}

impl Game for SphlyingMarbles {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sphlying-marbles",
        rules: 1,
        name: Phrase::same("Sphlying Marbles"),
        author: "Néstor Romeral Andrés",
        year: "2016",
        category: Category::Score,
        players: (3, 3),
        seats: &[Phrase::new("common-white"), Phrase::new("common-red"), Phrase::new("common-black")],
        setup: Some(Phrase::new("sphlying-marbles-setup")),
        ends: &[("passed", Phrase::new("sphlying-marbles-nobody-capture"))],
        notation: &[
            ("h1-e1", Phrase::new("sphlying-marbles-ball-h1-captures-e1")),
            ("pass", Phrase::new("sphlying-marbles-no-capture-possible")),
        ],
        summary: Phrase::new("sphlying-marbles-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let game = Self { board: Pyramid::read_whole(start.setup, [10; 3])? };
        if game.is_over() {
            return Err(text!("sphlying-marbles-nobody-capture-pyramid-built-anew"));
        }
        Ok(game)
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let deals = std::iter::repeat_with(|| Pyramid::deal_whole([10; 3], chance)).take(1000);
        deals.into_iter().find(|setup| Self::start(&Start { setup: Some(setup), ..start.clone() }).is_ok())
    }

    fn first(&self) -> Seat {
        let apex = Set::ALL.last().and_then(|apex| self.board.at(apex));
        Seat::all(3).find(|seat| Some(colour(*seat)) == apex).unwrap_or(Seat::P1)
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Pass] | [Action::Move(..)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let hunter = colour(seat);
        let [Action::Move(from, to)] = **turn else {
            if !self.can_capture(hunter) {
                return Ok(());
            }
            return Err(text!("sphlying-marbles-pass-seat-cannot-capture"));
        };
        self.board.require_colour(from, hunter)?;
        self.board.require_mobile(from)?;
        self.board.require_colour(to, prey(hunter))?;
        if self.captured_by(hunter, from.into()).contains(to) {
            return Ok(());
        }
        Err(text!("sphlying-marbles-cannot-capture-takes-ball-rests", from, to))
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        if let [Action::Move(from, to)] = **turn {
            self.capture(from, to);
        }
        if !self.is_over() {
            return Next::Turn(seat.after(3));
        }
        Outcome::highest(CHASE.map(|colour| self.board.of(colour).len() as i64), "passed").into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let each = |(from, captured): (Point, Set)| captured.iter().map(move |to| Action::Move(from, to).into());
        let mut turns: Vec<Actions> = self.captures(seat).flat_map(each).collect();
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let mut nth = chance.below(self.captures(seat).map(|(_, captured)| captured.len()).sum());
        for (from, captured) in self.captures(seat) {
            if let Some(to) = captured.iter().nth(nth) {
                return Some(Action::Move(from, to).into());
            }
            nth -= captured.len();
        }
        Some(Actions::pass())
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        Colour::letter_steps(partial, &[30], "", [10; 3])
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn usual_match() -> Rule {
        Rule::FlyingMarbles { target: 20 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start_from, try_start};

    const SETUP: &str = "WWBRWRRWWRWRBBBWWBRWRRBBBRRBWB";

    fn game(white: &str, red: &str, black: &str) -> SphlyingMarbles {
        SphlyingMarbles { board: Pyramid::with(Set::points(white), Set::points(black), Set::points(red)) }
    }

    fn legal(game: &SphlyingMarbles, seat: Seat, turn: &str) -> bool {
        game.check(seat, &game.parse(turn).unwrap()).is_ok()
    }

    #[test]
    fn the_setup_is_ten_of_each_with_a_capture() {
        let start = |setup| try_start("sphlying-marbles", &Start { setup, ..Start::new(3) });
        assert!(start(Some(SETUP)).is_ok());
        let lower = SETUP.to_lowercase();
        for setup in [None, Some(""), Some(" "), Some(&SETUP[1..]), Some(lower.as_str())] {
            assert!(start(setup).is_err(), "{setup:?}");
        }
        // Two ridges and the apex are white, two ridges black, and White does not capture black.
        let dead = Some("WWRBWWRRRRRRWRRBWRBBBBWBBWBWBW");
        assert!(Pyramid::read_whole(dead, [10; 3]).is_ok() && start(dead).is_err());
    }

    #[test]
    fn the_colour_of_the_apex_begins() {
        let table = start_from("sphlying-marbles", &Start { setup: Some(SETUP), ..Start::new(3) });
        assert_eq!(table.0.seat(), Seat::P3);
        table.forbids("pass j1-h1 j1-i1 h1-e1").cannot_read("a1 xa1 j1-i2,h1-e1 Wj1").plays("j1-i2");
    }

    #[test]
    fn a_ball_captures_what_it_rests_on_if_that_supports_no_other() {
        let mut game = game("e1 f1", "a1 b1 a2 c1", "b2 c2");
        assert!(legal(&game, Seat::P1, "e1-a1") && legal(&game, Seat::P1, "e1-a2"));
        // Two balls rest on b1, and b2 is black.
        assert!(
            !legal(&game, Seat::P1, "e1-b1") && !legal(&game, Seat::P1, "e1-b2") && !legal(&game, Seat::P1, "e1-c1")
        );
        game.capture("e1".parse().unwrap(), "a1".parse().unwrap());
        assert_eq!(game.board.of(Colour::White), Set::points("a1 f1"));
        assert_eq!(game.board.of(Colour::Red), Set::points("b1 a2 c1"));
    }

    #[test]
    fn a_ball_captures_a_free_ball_beside_it_and_what_it_carried_drops() {
        let mut game = game("a1", "b1 a2 d4", "b2 e1 c1");
        // b1 and a2 carry e1; c1 is free, but black.
        assert!(!legal(&game, Seat::P1, "a1-b1") && !legal(&game, Seat::P1, "a1-a2"));
        assert!(legal(&game, Seat::P2, "b1-c1"));
        game.capture("b1".parse().unwrap(), "c1".parse().unwrap());
        assert_eq!(game.board.of(Colour::Black), Set::points("b1 b2"));
        assert_eq!(game.board.of(Colour::Red), Set::points("a2 c1 d4"));
    }

    #[test]
    fn a_pinned_ball_captures_nothing() {
        let game = game("b2", "b3", "a1 b1 a2 c1 c2 e1 f1");
        assert!(!legal(&game, Seat::P1, "b2-b3") && legal(&game, Seat::P1, "pass"));
    }

    #[test]
    fn a_pass_is_for_a_seat_without_capture_and_the_end_for_all() {
        let mut game = game("a1 d4", "b1", "d1");
        assert!(legal(&game, Seat::P2, "pass") && !legal(&game, Seat::P1, "pass") && legal(&game, Seat::P3, "pass"));
        let turn = game.parse("a1-b1").unwrap();
        assert_eq!(game.play(Seat::P1, &turn), Outcome::highest([2, 0, 1], "passed").into());
    }
}
