//! Sphex: two balls per turn and a red one between them, to join opposite sides.

use crate::board::pyramid::{APEX, Action, Actions, Colour, EAST, NORTH, Pyramid, SOUTH, Set, WEST, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sphex.
#[derive(Debug, Clone)]
pub struct Sphex {
    board: Pyramid,
    /// Full pyramids with the seat to move.
    seen: Repetition<(Pyramid, Seat)>,
}

/// The opposite sides of the board.
const SIDES: [(Set, Set); 2] = [(WEST, EAST), (SOUTH, NORTH)];

/// Whether the colour joins two opposite sides of the board.
fn has_chain(board: &Pyramid, colour: Colour) -> bool {
    let balls = board.of(colour);
    SIDES.into_iter().any(|(from, to)| balls.meets(from) && balls.meets(to) && balls.reach(from).meets(to))
}

/// A turn of placements under way.
#[derive(Debug, Clone)]
struct Placing {
    board: Pyramid,
    own: Colour,
    first_turn: bool,
    owns: usize,
    reds: usize,
    won: bool,
}

impl Placing {
    fn place(&mut self, action: Action) {
        match action {
            Action::Place(point) => {
                self.board.place(self.own, point);
                self.owns += 1;
                self.won = self.won || has_chain(&self.board, self.own);
            }
            Action::Ball(colour, point) => {
                self.board.place(colour, point);
                self.reds += 1;
            }
            _ => {}
        }
    }

    /// Whether the turn may end here.
    fn may_stop(&self) -> bool {
        self.owns == if self.first_turn { 1 } else { 2 } || self.won || self.board.is_full()
    }

    fn may_place_own(&self) -> bool {
        !self.won && self.owns < if self.first_turn { 1 } else { 2 }
    }

    fn may_place_red(&self) -> bool {
        !self.won && !self.first_turn && self.reds == 0 && !self.board.is_full()
    }

    /// Gathers every turn that begins like this.
    fn gather(&self, begun: &Actions, turns: &mut Vec<Actions>) {
        if !begun.is_empty() && self.may_stop() {
            turns.push(begun.clone());
        }
        for action in self.due() {
            let mut next = self.clone();
            next.place(action);
            next.gather(&begun.clone().then(action), turns);
        }
    }

    /// What can be placed next.
    fn due(&self) -> impl Iterator<Item = Action> {
        self.board.playable().iter().flat_map(|point| {
            let own = self.may_place_own().then_some(Action::Place(point));
            let red = self.may_place_red().then_some(Action::Ball(Colour::Red, point));
            own.into_iter().chain(red)
        })
    }

    /// The ways to go on, of which each can be brought to an end.
    fn steps(mut self, partial: &str) -> Option<Vec<Step>> {
        let begun = if partial.is_empty() { Actions::default() } else { Actions::read(partial)? };
        for action in begun.iter() {
            self.due().find(|due| due == action)?;
            self.place(*action);
        }
        let step = |action: Action| {
            let mut next = self.clone();
            next.place(action);
            Step::new(next.may_stop(), next.due().next().is_some(), |pen| pen.joint(partial).add(action))
        };
        Some(self.due().map(step).collect())
    }
}

impl Sphex {
    fn placing(&self, seat: Seat) -> Placing {
        let first_turn = self.board.occupied().is_empty();
        Placing { board: self.board, own: Colour::of(seat), first_turn, owns: 0, reds: 0, won: false }
    }

    /// The balls that can go to the top of a full pyramid.
    fn rising(&self, seat: Seat) -> Set {
        (self.board.of(Colour::of(seat)) & self.board.mobile()) - APEX
    }

    fn check_placements(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let mut placing = self.placing(seat);
        for action in turn.iter() {
            if placing.won {
                return Err(text!("sphex-ball-before-completes-chain-nothing"));
            }
            if let Action::Place(point) | Action::Ball(_, point) = *action {
                placing.board.require_playable(point)?;
            }
            let allowed = if let Action::Place(_) = action { placing.may_place_own() } else { placing.may_place_red() };
            if !allowed {
                return Err(if placing.first_turn {
                    text!("sphex-first-turn-ball-your-own")
                } else {
                    text!("sphex-turn-two-balls-your-own")
                });
            }
            placing.place(*action);
        }
        if placing.may_stop() {
            return Ok(());
        }
        Err(text!("sphex-turn-two-balls-your-own-2"))
    }
}

impl Game for Sphex {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sphex",
        rules: 1,
        name: Phrase::same("Sphex"),
        author: "Cameron Browne, Stephen Tavener",
        year: "2011",
        category: Category::Connection,
        ends: &[
            ("chain", Phrase::new("sphex-chain-between-opposite-sides")),
            ("repetition", Phrase::new("sphex-position-stood-third-time")),
        ],
        notation: &[
            ("b2", Phrase::new("sphex-first-turn-ball")),
            ("b2,c2", Phrase::new("sphex-two-balls-your-colour")),
            ("d2,Rc3,d4", Phrase::new("sphex-red-between")),
            ("xa1", Phrase::new("sphex-full-pyramid-ball-a1-goes")),
            ("pass", Phrase::new("sphex-no-ball-go-top")),
        ],
        lines: &[(
            "pass",
            None,
            "a3 Rb1,d2,b4 Rd4,a1,d1 c1,Rc4,c3 Rd3,g3,a4 Rc2,b3,f3 g1,Rg2,e3 b2,f2 f1,i1,Ri2 a2,Re1,e2 Rh2,h1,j1",
        )],
        summary: Phrase::new("sphex-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), seen: Repetition::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Ball, Pass, Place, Remove};
        let is_placement = |action: &Action| matches!(action, Place(_) | Ball(Colour::Red, _));
        Actions::read(text)
            .filter(|turn| matches!(**turn, [Pass] | [Remove(_)]) || turn.len() <= 3 && turn.iter().all(is_placement))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        match (&**turn, self.board.is_full()) {
            ([Action::Pass], true) if self.rising(seat).is_empty() => Ok(()),
            ([Action::Pass], _) => Err(text!("sphex-pass-seat-no-ball-put")),
            ([Action::Remove(point)], true) => {
                self.board.require_colour(*point, Colour::of(seat))?;
                self.board.require_mobile(*point)?;
                if !APEX.contains(*point) {
                    return Ok(());
                }
                Err(text!("sphex-apex-cannot-taken-put-back"))
            }
            ([Action::Place(_) | Action::Ball(..), ..], false) => self.check_placements(seat, turn),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let (own, next) = (Colour::of(seat), seat.other());
        for action in turn.iter() {
            match *action {
                Action::Place(point) => self.board.place(own, point),
                Action::Ball(colour, point) => self.board.place(colour, point),
                Action::Remove(point) => {
                    if let Some(removal) = self.board.remove(point) {
                        self.board.place(removal.colour, removal.vacated);
                        if !has_chain(&self.board, own) && has_chain(&self.board, Colour::of(next)) {
                            return Outcome::win(next, 2, "chain").into();
                        }
                    }
                }
                _ => {}
            }
        }
        if has_chain(&self.board, own) {
            Outcome::win(seat, 2, "chain").into()
        } else if self.board.is_full() && self.seen.third((self.board, next)) {
            Outcome::draw(2, "repetition").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns: Vec<Actions> = Vec::new();
        if !self.board.is_full() {
            self.placing(seat).gather(&Actions::default(), &mut turns);
            return Some(turns);
        }
        turns.extend(self.rising(seat).iter().map(|point| Actions::from(Action::Remove(point))));
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        if !self.board.is_full() {
            return self.placing(seat).steps(partial).unwrap_or_default();
        }
        let turns = self.turns(seat).filter(|_| partial.is_empty()).unwrap_or_default();
        turns.iter().map(|turn| Step::last(|pen| pen.add(turn))).collect()
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        if self.board.is_full() {
            let rising = self.rising(seat).pick(chance);
            return Some(rising.map_or_else(Actions::pass, |point| Action::Remove(point).into()));
        }
        let mut placing = self.placing(seat);
        let mut turn = Actions::default();
        let red_at = chance.below(6);
        loop {
            let red = red_at == turn.len() && placing.may_place_red();
            if !red && placing.may_stop() {
                return Some(turn);
            }
            let point = placing.board.playable().pick(chance)?;
            let action = if red { Action::Ball(Colour::Red, point) } else { Action::Place(point) };
            placing.place(action);
            turn.push(action);
        }
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let joins = |group: &Set| SIDES.iter().any(|(from, to)| group.meets(*from) && group.meets(*to));
        let chains = self.board.groups(Colour::of(winner)).filter(joins);
        if end == "chain" { chains.fold(Set::EMPTY, |all, group| all | group).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// A full pyramid, red where neither colour is.
    fn full(white: Set, black: Set) -> Sphex {
        Sphex { board: Pyramid::with(white, black, Set::ALL - white - black), seen: Repetition::new() }
    }

    fn play(game: &mut Sphex, seat: Seat, turn: &str) -> Next {
        let turn = game.parse(turn).unwrap();
        assert_eq!(game.check(seat, &turn), Ok(()), "{turn}");
        game.play(seat, &turn)
    }

    #[test]
    fn the_first_turn_is_one_ball() {
        start("sphex", 2)
            .allows("b2")
            .forbids("b2,c2 Rb2 Rb2,c2 e1 xa1 pass")
            .cannot_read("Wb2 b2,c2,d2,a1 xa1,b1 Bb2");
    }

    #[test]
    fn later_turns_are_two_balls_and_at_most_one_red() {
        start("sphex", 2)
            .plays("b2")
            .allows("a1,a2 Ra1,a2,a3 a1,Ra2,a3 a1,a2,Ra3")
            .forbids("a1 Ra1 a1,Ra2 Ra1,Ra2 a1,a2,a3 a1,Rb1,Ra2 b2,c2 a1,a1");
    }

    #[test]
    fn a_ball_may_rest_on_balls_of_the_same_turn() {
        start("sphex", 2).plays("a1 a2,b1").allows("b2,e1 Rb2,e1,d4 b2,Re1,d4").forbids("e1,b2 d4,e1,Rb2");
    }

    #[test]
    fn a_chain_wins_at_once_and_ends_the_turn() {
        let table = start("sphex", 2).plays("a1 a4,b4 b1,c1 d2,d3").forbids("d1,a3 d1,Ra3 d1,a3,Rb3");
        table.allows("a3,d1 Ra3,d1 a3,Rb3,d1").plays("d1").ends("chain", &[1, 2]);
    }

    #[test]
    fn the_turn_that_fills_the_pyramid_may_be_short() {
        let red = Set::ALL - Set::points("j1");
        let legal = |board: Pyramid, turn: &str| {
            let game = Sphex { board, seen: Repetition::new() };
            game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok()
        };
        let one = Pyramid::with(Set::EMPTY, Set::EMPTY, red);
        assert!(legal(one, "j1") && legal(one, "Rj1") && !legal(one, "pass") && !legal(one, "xa1"));
        let two = Pyramid::with(Set::EMPTY, Set::EMPTY, red - Set::points("i2"));
        assert!(legal(two, "i2,j1") && legal(two, "Ri2,j1") && legal(two, "i2,Rj1") && !legal(two, "i2"));
    }

    #[test]
    fn a_random_turn_stops_when_the_pyramid_is_full() {
        let board = Pyramid::with(Set::EMPTY, Set::EMPTY, Set::ALL - Set::points("i2 j1"));
        let game = Sphex { board, seen: Repetition::new() };
        for seed in 0..50 {
            let turn = game.random_turn(Seat::P1, &mut Chance::seeded(seed)).unwrap();
            assert_eq!(game.check(Seat::P1, &turn), Ok(()), "{turn}");
        }
    }

    #[test]
    fn a_full_pyramid_sends_a_mobile_ball_of_the_mover_to_the_top() {
        let game = full(Set::points("a1 b2 j1"), Set::points("d4"));
        let legal = |turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        assert!(legal("xa1") && !legal("xb2") && !legal("xj1") && !legal("xd4") && !legal("pass") && !legal("a1"));
        let mut played = game.clone();
        assert_eq!(play(&mut played, Seat::P1, "xa1"), Next::Turn(Seat::P2));
        // The white apex went down to h1, the ball from a1 to the top.
        assert_eq!(played.board.of(Colour::White), Set::points("b2 h1 j1"));
    }

    #[test]
    fn a_seat_without_such_a_ball_passes() {
        let game = full(Set::points("b2 j1"), Set::points("d4"));
        assert_eq!(game.turns(Seat::P1), Some(vec![Actions::pass()]));
        assert_eq!(game.check(Seat::P1, &Actions::pass()), Ok(()));
    }

    #[test]
    fn a_chain_given_away_wins_for_the_opponent() {
        // The ridge above a1 drops by one: black e1 comes to a1 and joins b1 c1 d1.
        let mut game = full(Set::points("a1"), Set::points("b1 c1 d1 e1"));
        assert_eq!(play(&mut game, Seat::P1, "xa1"), Outcome::win(Seat::P2, 2, "chain").into());
    }

    #[test]
    fn a_full_pyramid_that_stands_for_the_third_time_is_a_draw() {
        // White's one mobile ball goes to the top; from then on nobody can move another, and all pass.
        let mut game = full(Set::points("a1"), Set::points("b2"));
        assert_eq!(play(&mut game, Seat::P1, "xa1"), Next::Turn(Seat::P2));
        for seat in [Seat::P2, Seat::P1, Seat::P2] {
            assert_eq!(play(&mut game, seat, "pass"), Next::Turn(seat.other()));
        }
        assert_eq!(play(&mut game, Seat::P1, "pass"), Outcome::draw(2, "repetition").into());
    }
}
