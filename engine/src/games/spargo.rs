//! Spargo: Go that climbs. Margo is the same game on a larger board.

use crate::board::pyramid::{AnyPoint, AnySet, Balls, Colour, Four, Size};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spargo.
pub type Spargo = Go<Four>;

/// A board size on which the game has a name.
pub trait Edition: Size {
    /// What there is to know about the game.
    const FACTS: Facts;
}

/// A position on a board of any size.
#[derive(Debug, Clone)]
pub struct Go<S: Size> {
    board: Balls<S>,
    players: usize,
    /// The positions that all turns have left, with the seat to move; the start is the first.
    past: Repetition<(Balls<S>, Seat)>,
}

/// Why a ball may not be placed on a playable point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    Suicide,
    Ko,
}

/// The holes beside an empty hole: a ball there gives its visible group freedom.
fn airy<S: Size>(board: &Balls<S>) -> AnySet<S> {
    (AnySet::holes() - board.occupied()).beside()
}

/// The balls of these colours that have no freedom.
fn stifled<S: Size>(board: &Balls<S>, colours: &[Colour]) -> AnySet<S> {
    let (sight, airy) = (board.sight(), airy(board));
    let without = |colour: &Colour| board.of(*colour) - sight.reach(board.of(*colour), airy);
    colours.iter().map(without).fold(AnySet::empty(), |stifled, more| stifled | more)
}

impl<S: Size> Go<S> {
    /// The position after a ball on a playable point and its captures, if the rules allow it.
    fn after(&self, colour: Colour, point: AnyPoint<S>) -> Result<Balls<S>, Fault> {
        let mut board = self.board;
        board.place(colour, point);
        let doomed = stifled(&board, &colour.others());
        if !doomed.is_empty() {
            // Top down, what carries nothing is taken off: there stays what carries something that stays.
            let mut staying = board.occupied() - doomed;
            for _ in 1..S::N {
                staying |= staying.supports();
            }
            board.take_all(doomed - staying);
        }
        if !board.sight().reach(board.of(colour), point.into()).meets(airy(&board)) {
            return Err(Fault::Suicide);
        }
        if self.recent().any(|past| *past == board) { Err(Fault::Ko) } else { Ok(board) }
    }

    /// The positions left by the last turns, as many as there are players.
    fn recent(&self) -> impl Iterator<Item = &Balls<S>> {
        (0..self.players).map_while(|back| self.past.recent(back)).map(|(board, _)| board)
    }

    fn is_legal(&self, colour: Colour, point: AnyPoint<S>) -> bool {
        // Own balls are never taken, so a ball with air is legal unless a recent position had the same own balls.
        let own = self.board.of(colour) | point;
        (airy(&self.board).contains(point) && !self.recent().any(|past| past.of(colour) == own))
            || self.after(colour, point).is_ok()
    }

    fn open(&self, seat: Seat) -> impl Iterator<Item = AnyPoint<S>> {
        let colour = Colour::of(seat);
        self.board.playable().iter().filter(move |point| self.is_legal(colour, *point))
    }
}

impl Edition for Four {
    const FACTS: Facts = Facts {
        id: "spargo",
        rules: 1,
        name: Phrase::same("Spargo"),
        author: "Cameron Browne",
        year: "2006–2011",
        category: Category::Capture,
        players: (2, 3),
        ends: &[
            ("blocked", Phrase::new("spargo-seat-move-no-legal-turn")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("spargo-summary"),
        ..Facts::WHITE_BLACK_RED
    };
}

impl<S: Edition> Game for Go<S> {
    type Turn = AnyPoint<S>;

    const FACTS: Facts = S::FACTS;

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let board = Balls::new();
        Ok(Self { board, players: start.players, past: Repetition::from_start((board, Seat::P1)) })
    }

    fn parse(&self, text: &str) -> Option<AnyPoint<S>> {
        text.parse().ok()
    }

    fn check(&self, seat: Seat, point: &AnyPoint<S>) -> Result<(), Text> {
        self.board.require_playable(*point)?;
        match self.after(Colour::of(seat), *point) {
            Ok(_) => Ok(()),
            Err(Fault::Suicide) => Err(text!("spargo-ball-no-freedom-visible-group", point)),
            Err(Fault::Ko) => Err(text!("spargo-bring-back-position-last-turns", point)),
        }
    }

    fn play(&mut self, seat: Seat, point: &AnyPoint<S>) -> Next {
        if let Ok(board) = self.after(Colour::of(seat), *point) {
            self.board = board;
        }
        let next = seat.after(self.players);
        let repeated = self.past.third((self.board, next));
        if self.open(next).next().is_none() {
            let colours = Seat::all(self.players).map(Colour::of);
            let balls: Vec<i64> = colours.map(|colour| self.board.of(colour).len() as i64).collect();
            return Outcome::highest(balls, "blocked").into();
        }
        if repeated { Outcome::draw(self.players, "repetition").into() } else { Next::Turn(next) }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<AnyPoint<S>>> {
        Some(self.open(seat).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<AnyPoint<S>> {
        let mut untried = self.board.playable();
        loop {
            let point = untried.pick(chance)?;
            if self.is_legal(Colour::of(seat), point) {
                return Some(point);
            }
            untried -= point;
        }
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

    /// The game of these turns, all of them legal.
    fn game(players: usize, turns: &str) -> Spargo {
        let mut game = Spargo::start(&Start::new(players)).unwrap();
        let mut seat = Seat::P1;
        for turn in turns.split(' ') {
            let point = turn.parse().unwrap();
            assert_eq!(game.check(seat, &point), Ok(()), "{turn}");
            assert!(matches!(game.play(seat, &point), Next::Turn(_)));
            seat = seat.after(players);
        }
        game
    }

    fn position(white: &str, black: &str) -> Spargo {
        let set = |names: &str| names.split(' ').filter_map(|name| name.parse().ok()).collect::<Set>();
        let board = Balls::with(set(white), set(black), Set::EMPTY);
        Spargo { board, players: 2, past: Repetition::new() }
    }

    fn whites(game: &Spargo) -> Set {
        game.board.of(Colour::White)
    }

    #[test]
    fn balls_without_freedom_are_taken_and_suicide_is_forbidden() {
        assert_eq!(whites(&game(2, "a1 a2 d4 b1")), Set::points("d4"));
        start("spargo", 2).plays("a1 a2 d4 b1").forbids("a1 b1 e1").cannot_read("pass Wa1").plays("d3").allows("a1");
    }

    #[test]
    fn a_taken_ball_that_carries_one_that_stays_is_a_zombie() {
        assert_eq!(whites(&game(2, "a1 a2 b1 b2 d4 e1 d3 c1")), Set::points("a1 b1 d3 d4"));
    }

    #[test]
    fn freedom_is_tested_after_the_captures() {
        // a1 has no air of its own, but takes a2, whose last hole it fills.
        let mut game = position("b2 a3 c1 b3", "a2 b1");
        game.play(Seat::P1, &"a1".parse().unwrap());
        assert_eq!((whites(&game), game.board.of(Colour::Black)), (Set::points("a1 a3 b2 b3 c1"), Set::EMPTY));
    }

    #[test]
    fn groups_far_from_the_ball_placed_are_taken_and_own_ones_stand() {
        let mut game = position("a1 d3 c4", "a2 b1 d4");
        game.play(Seat::P2, &"c2".parse().unwrap());
        assert_eq!((whites(&game), game.board.of(Colour::Black)), (Set::points("d3 c4"), Set::points("a2 b1 c2 d4")));
    }

    #[test]
    fn a_hidden_ball_has_no_freedom_and_stays_under_what_stays() {
        let white = "a1 a2 a3 b1 b3 c1 c2 c3 e1 e2 f1 f2";
        let mut game = position(white, "b2");
        game.play(Seat::P1, &"h1".parse().unwrap());
        assert_eq!(game.board.of(Colour::Black), Set::points("b2"));
    }

    #[test]
    fn two_players_may_not_take_straight_back() {
        let ko = start("spargo", 2).plays("c2 a1 d1 b2 b1 c1").forbids("b1");
        ko.plays("d4 a4").allows("b1");
    }

    #[test]
    fn with_three_players_no_position_of_the_last_three_turns_returns() {
        start("spargo", 3).plays("a1 c2 a4 b2 d1 b4 d4 b1 a3 c1").forbids("b1");
    }

    #[test]
    fn most_balls_win_when_the_seat_to_move_is_blocked() {
        let turns = "a1 d2 a4 b4 c3 c2 c4 d3 b1 g2 d4 a3 g3 b2 c1 d1 g1 a2 b1 a1 e1 b3 c4 a4 f3 e3 f2 d4 e2 f2";
        assert_eq!(start("spargo", 2).plays(turns).ends("blocked", &[2, 1]).scores, Some(vec![4, 15]));
    }

    #[test]
    fn a_position_draws_the_third_time() {
        let mut game = position("", "");
        let then = (Balls::with(Set::points("a1"), Set::EMPTY, Set::EMPTY), Seat::P2);
        game.past = Repetition::from_start(then);
        game.past.third(then);
        game.past.third((Balls::new(), Seat::P1));
        game.past.third((Balls::new(), Seat::P1));
        assert_eq!(game.play(Seat::P1, &"a1".parse().unwrap()), Next::End(Outcome::draw(2, "repetition")));
    }
}
