//! Spillway: balls tumble down the four ridges and join the bases at their foot.

use crate::board::pyramid::{APEX, Action, Actions, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spillway.
#[derive(Debug, Clone, Copy)]
pub struct Spillway {
    board: Pyramid,
    points: [i64; 2],
}

/// The points whose balls change: the four ridges.
const CASCADE: Set = Set::points("a1 a4 d1 d4 e1 e3 g1 g3 h1 h2 i1 i2 j1");

const RED: Set = Set::points("b1 c1 d2 d3 b2 e2 f3");
const BLACK: Set = Set::points("b4 c4 a2 a3 c3 f1 g2");

/// Seven balls of one's colour stand on the board, nine more fall.
const BALLS: usize = 16;

/// The bases of a seat: North and South, East and West.
const fn bases(seat: Seat) -> [(Set, Set); 2] {
    match seat {
        Seat::P1 => [(Set::points("f3"), Set::points("b1 c1")), (Set::points("d2 d3"), Set::points("e2"))],
        _ => [(Set::points("b4 c4"), Set::points("f1")), (Set::points("g2"), Set::points("a2 a3"))],
    }
}

impl Spillway {
    fn points(&self, seat: Seat) -> i64 {
        self.points.get(seat.index()).copied().unwrap_or(0)
    }

    /// The balls that can be taken away.
    fn loose(&self) -> Set {
        self.board.of(Colour::White) & CASCADE
    }

    fn has_ball(&self, seat: Seat) -> bool {
        self.board.left(Colour::red_first(seat), BALLS) > 0
    }

    /// Scores a seat's connections and bleaches its balls on the cascade; whether there were any. The connection that
    /// wins stays to be seen.
    fn settle(&mut self, seat: Seat) -> bool {
        let colour = Colour::red_first(seat);
        let joined = |(from, to): &(Set, Set)| self.board.visibly_joins(colour, *from, *to);
        let connections = bases(seat).iter().filter(|bases| joined(bases)).count();
        if connections == 0 {
            return false;
        }
        if let Some(points) = self.points.get_mut(seat.index()) {
            *points += connections as i64;
        }
        if self.has_won(seat) {
            return true;
        }
        let spent = self.board.of(colour) & CASCADE;
        self.board.take_all(spent);
        self.board.place_all(Colour::White, spent);
        true
    }

    /// Takes a ball off a ridge, fills the apex, and settles the mover: whether it may go on.
    fn tumble(&mut self, seat: Seat, point: Point) -> bool {
        self.board.remove(point);
        self.board.place_all(Colour::red_first(seat), APEX);
        self.settle(seat) && !self.has_won(seat)
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.points(seat) >= 3
    }

    fn require_loose(&self, point: Point) -> Result<(), Text> {
        if !CASCADE.contains(point) {
            return Err(text!("spillway-not-ridge", point));
        }
        self.board.require_colour(point, Colour::White)
    }
}

impl Game for Spillway {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spillway",
        rules: 1,
        name: Phrase::same("Spillway"),
        author: "Erik Dresner",
        year: "2012",
        category: Category::Connection,
        seats: &[Phrase::new("common-red"), Phrase::new("common-black")],
        ends: &[("connections", Phrase::new("spillway-seat-three-connections"))],
        notation: &[
            ("xe1", Phrase::new("spillway-white-ball-e1-leaves-your")),
            ("xe1,xa1", Phrase::new("spillway-second-removal-after-connection")),
            ("pass", Phrase::new("spillway-you-no-ball-left")),
        ],
        lines: &[("pass", None, "xh2 xd4 xg3 xh1 xd1 xd4 xe1 xg1 xa1 xe3 xd1 xa4 xd1 xe1 xj1 xg1 xg1 xa4")],
        summary: Phrase::new("spillway-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::ALL.minus(RED).minus(BLACK), BLACK, RED), points: [0; 2] })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Pass, Remove};
        Actions::read(text).filter(|turn| matches!(**turn, [Pass | Remove(_)] | [Remove(_), Remove(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        match (self.has_ball(seat), &**turn) {
            (false, [Action::Pass]) => Ok(()),
            (false, _) => Err(text!("spillway-you-no-ball-left-pass")),
            (true, [Action::Remove(point)]) => self.require_loose(*point),
            (true, [Action::Remove(point), Action::Remove(second)]) => {
                self.require_loose(*point)?;
                let mut after = *self;
                if after.tumble(seat, *point) {
                    return after.require_loose(*second);
                }
                Err(text!("spillway-second-removal-needs-connection-made"))
            }
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            if let Action::Remove(point) = *action {
                self.tumble(seat, point);
            }
        }
        if !self.has_won(seat) {
            self.settle(seat.other());
        }
        match [seat, seat.other()].into_iter().find(|seat| self.has_won(*seat)) {
            Some(winner) => Outcome::win(winner, 2, "connections").with_scores(self.points).into(),
            None => Next::Turn(seat.other()),
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        if !self.has_ball(seat) {
            return Some(vec![Actions::pass()]);
        }
        let mut turns = Vec::new();
        for point in self.loose() {
            let turn = Actions::from(Action::Remove(point));
            let mut after = *self;
            if after.tumble(seat, point) {
                turns.extend(after.loose().iter().map(|second| turn.clone().then(Action::Remove(second))));
            }
            turns.push(turn);
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        if !self.has_ball(seat) {
            return Some(Actions::pass());
        }
        let point = self.loose().pick(chance)?;
        let mut turn = Actions::from(Action::Remove(point));
        let mut after = *self;
        if after.tumble(seat, point) && chance.one_in(2) {
            turn.push(Action::Remove(after.loose().pick(chance)?));
        }
        Some(turn)
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores(self.points)
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let chains = || self.board.visible_chains(Colour::red_first(winner), &bases(winner));
        if end == "connections" { chains().spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// The start with balls of a colour on some cascade points.
    fn cascade(colour: Colour, points: &str, scores: [i64; 2]) -> Spillway {
        let mut game = Spillway::start(&Start::new(2)).unwrap();
        game.board.take_all(Set::points(points));
        game.board.place_all(colour, Set::points(points));
        Spillway { points: scores, ..game }
    }

    #[test]
    fn the_start_has_the_printed_rows() {
        let game = Spillway::start(&Start::new(2)).unwrap();
        let letter = |name: &str| game.board.at(name.parse().unwrap()).unwrap().letter();
        let rows = ["a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1", "e3 f3 g3 e2 f2 g2 e1 f1 g1", "h1 h2 i1 i2 j1"];
        let rows = rows.map(|row| row.split(' ').map(letter).collect::<String>());
        assert_eq!(rows, ["WBBWBWBRBRWRWRRW", "WRWRWBWBW", "WWWWW"]);
        assert_eq!(game.loose(), CASCADE);
    }

    #[test]
    fn balls_drop_down_the_ridge_and_the_apex_is_filled() {
        let mut game = Spillway::start(&Start::new(2)).unwrap();
        game.play(Seat::P1, &Actions::read("xj1").unwrap());
        game.play(Seat::P2, &Actions::read("xa1").unwrap());
        assert_eq!(game.board.of(Colour::Red) & CASCADE, Set::points("h1"));
        assert_eq!(game.board.of(Colour::Black) & CASCADE, Set::points("j1"));
    }

    #[test]
    fn only_white_balls_on_ridges_are_taken() {
        let table = start("spillway", 2).forbids("xb3 xb2 xf2 xb1 pass xe1,xa1").cannot_read("e1 xe1,xa1,xd1 xe1,e1");
        table.plays("xj1").forbids("xj1").allows("xh1 xa1");
    }

    #[test]
    fn a_connection_scores_and_may_be_followed_by_another_removal() {
        // f3 i2 i1 g1 c1: i2 rests on f3, touches i1, which rests on g1, which rests on c1.
        let game = cascade(Colour::Red, "i2 i1", [0, 0]);
        assert!(!game.clone().settle(Seat::P1));
        let game = cascade(Colour::Red, "i2 i1 g1", [0, 0]);
        let mut settled = game;
        assert!(settled.settle(Seat::P1));
        assert_eq!((settled.points, settled.loose()), ([1, 0], CASCADE));
        let ready = cascade(Colour::Red, "j1 i1 g1", [0, 0]);
        let legal = |game: &Spillway, turn: &str| game.check(Seat::P1, &Actions::read(turn).unwrap()).is_ok();
        assert!(
            legal(&ready, "xi2") && legal(&ready, "xi2,xg1") && !legal(&ready, "xi2,xb3") && !legal(&ready, "xd1,xa1")
        );
        let winning = Spillway { points: [2, 0], ..ready };
        assert!(legal(&winning, "xi2") && !legal(&winning, "xi2,xg1"));
    }

    #[test]
    fn three_connections_win_in_ones_own_turn_or_before_it() {
        let turn = |text: &str| Actions::read(text).unwrap();
        let mut game = cascade(Colour::Red, "j1 i1 g1", [2, 0]);
        let outcome = Outcome::ranked([1, 2], "connections").with_scores([3, 0]);
        assert_eq!(game.play(Seat::P1, &turn("xi2")), outcome.into());
        let mut game = cascade(Colour::Red, "j1 i1 g1", [2, 1]);
        let outcome = Outcome::ranked([1, 2], "connections").with_scores([3, 1]);
        assert_eq!(game.play(Seat::P2, &turn("xi2")), outcome.into());
    }

    #[test]
    fn a_seat_without_balls_passes() {
        let game = cascade(Colour::Red, "a1 a4 d1 d4 e1 e3 h1 h2 j1", [0, 0]);
        assert_eq!(game.turns(Seat::P1), Some(vec![Actions::pass()]));
        assert!(game.check(Seat::P1, &Actions::read("xg1").unwrap()).is_err());
        assert!(game.check(Seat::P2, &Actions::pass()).is_err());
    }
}
