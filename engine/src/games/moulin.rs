//! Moulin, nine men's morris: three in a line take an opposing man.

use crate::board::grid;
use crate::board::grid::morris::{POINTS, Point, Set, in_mills, mills, neighbours};
use crate::board::pyramid::not_due;
use crate::chance::Chance;
use crate::game::{
    BoardKind, Category, Choice, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Paint, Pen, Piece, Repetition,
    Scan, Scene, Seat, Shape, Start, Values, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// Men of each seat.
const MEN: u8 = 9;

/// A position of Moulin.
#[derive(Debug, Clone)]
pub struct Moulin {
    men: grid::Men<u64, 7>,
    in_hand: [u8; 2],
    seen: Repetition<(u64, u64)>,
    /// A seat with at most that many men flies.
    fly: usize,
    protect_mills: bool,
    double_takes_two: bool,
}

/// A man comes or goes to a point, and others are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    from: Option<Point>,
    to: Point,
    takes: [Option<Point>; 2],
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        if let Some(from) = self.from {
            pen.spot(from).sign("-");
        }
        pen.spot(self.to);
        for take in self.takes.iter().flatten() {
            pen.take(take);
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        let path = || self.from.into_iter().chain([self.to]).chain(self.takes.into_iter().flatten());
        vec![match (self.from, self.takes) {
            (None, [None, None]) => Deed::place(self.to),
            (Some(from), [None, None]) => Deed::go(from, self.to),
            _ => Deed::take(path()),
        }]
    }
}

impl Moulin {
    #[inline]
    fn in_hand(&self, seat: Seat) -> u8 {
        let [first, second] = self.in_hand;
        if seat == Seat::P1 { first } else { second }
    }

    #[inline]
    fn empty(&self) -> Set {
        POINTS - self.men.occupied()
    }

    #[inline]
    fn flies(&self, seat: Seat) -> bool {
        self.men.of(seat).len() <= self.fly
    }

    /// The empty points that a man may move to.
    #[inline]
    fn targets(&self, seat: Seat, from: Point) -> Set {
        let empty = self.empty();
        if self.flies(seat) { empty } else { neighbours(from) & empty }
    }

    /// How many men the seat has to take after a man went to `to`.
    #[inline]
    fn due(&self, seat: Seat, from: Option<Point>, to: Point) -> usize {
        let most = if self.double_takes_two { 2 } else { 1 };
        let mills = mills((self.men.of(seat) - Set::from(from)) | to, to);
        mills.min(most).min(self.men.of(seat.other()).len())
    }

    /// Those of `men` that may be taken.
    #[inline]
    fn takable(&self, men: Set) -> Set {
        if !self.protect_mills {
            return men;
        }
        let open = men - in_mills(men);
        if open.is_empty() { men } else { open }
    }

    /// Calls `with` for every way to take `due` men.
    fn each_taking(&self, seat: Seat, due: usize, mut with: impl FnMut([Option<Point>; 2])) {
        let men = self.men.of(seat.other());
        if due == 0 {
            return with([None; 2]);
        }
        for first in self.takable(men) {
            if due == 1 {
                with([Some(first), None]);
                continue;
            }
            for second in self.takable(men - first) {
                with([Some(first), Some(second)]);
            }
        }
    }

    fn random_taking(&self, seat: Seat, due: usize, chance: &mut Chance) -> [Option<Point>; 2] {
        let mut men = self.men.of(seat.other());
        let mut takes = [None; 2];
        for take in takes.iter_mut().take(due) {
            *take = self.takable(men).pick(chance);
            men -= Set::from(*take);
        }
        takes
    }

    fn can_move(&self, seat: Seat) -> bool {
        self.in_hand(seat) > 0 || self.men.of(seat).iter().any(|from| !self.targets(seat, from).is_empty())
    }

    fn check_move(&self, seat: Seat, from: Point, to: Point) -> Result<(), Text> {
        self.men.require_own(seat, from)?;
        self.men.require_empty(to)?;
        if self.targets(seat, from).contains(to) {
            return Ok(());
        }
        let men = self.men.of(seat).len();
        Err(text!("moulin-not-neighbours-not-fly-men", from, to, seat, men))
    }

    fn check_taking(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        let due = self.due(seat, turn.from, turn.to);
        let written = turn.takes.iter().flatten().count();
        if written != due {
            return Err(text!("moulin-number-men-taken-here-not", due, written));
        }
        let mut men = self.men;
        for take in turn.takes.into_iter().flatten() {
            men.require_own(seat.other(), take)?;
            let left = men.of_mut(seat.other());
            if !self.takable(*left).contains(take) {
                return Err(text!("moulin-man-protected-mill-while-others", take));
            }
            *left -= take;
        }
        Ok(())
    }
}

impl Game for Moulin {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "moulin",
        rules: 1,
        name: Phrase::new("moulin-name"),
        author: "Traditional",
        year: "antiquity",
        category: Category::Alignment,
        options: &[
            Choice { key: "fly", values: Values::Words(&["4", "3", "off"]), about: Phrase::new("moulin-option-fly") },
            Choice {
                key: "protect-mills",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new("moulin-option-protect-mills"),
            },
            Choice {
                key: "double-mill",
                values: Values::Words(&["one", "two"]),
                about: Phrase::new("moulin-option-double-mill"),
            },
        ],
        ends: &[("reduced", Phrase::new("moulin-player-fewer-three-men")), grid::BLOCKED, grid::REPETITION],
        notation: &[
            ("d2", Phrase::new("moulin-man-hand-d2")),
            ("d2-b2", Phrase::new("moulin-man-d2-goes-b2")),
            ("d2-b2xa4", Phrase::new("moulin-makes-mill-takes-man-a4")),
        ],
        summary: Phrase::new("moulin-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let option = |key| start.option(&Self::FACTS, key);
        Ok(Self {
            men: grid::Men::new(Set::empty(), Set::empty()),
            in_hand: [MEN; 2],
            seen: Repetition::new(),
            fly: option("fly").parse().unwrap_or(0),
            protect_mills: option("protect-mills") == "yes",
            double_takes_two: option("double-mill") == "two",
        })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let first = POINTS.scan(&mut scan)?;
        let second = if scan.eat("-") { Some(POINTS.scan(&mut scan)?) } else { None };
        let mut turn = Turn { from: second.and(Some(first)), to: second.unwrap_or(first), takes: [None; 2] };
        for take in &mut turn.takes {
            if scan.eat("x") {
                *take = Some(POINTS.scan(&mut scan)?);
            }
        }
        scan.done(turn)
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match turn.from {
            None if self.in_hand(seat) > 0 => self.men.require_empty(turn.to)?,
            Some(from) if self.in_hand(seat) == 0 => self.check_move(seat, from, turn.to)?,
            _ => return Err(not_due()),
        }
        self.check_taking(seat, turn)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let next = seat.other();
        if let Some(from) = turn.from {
            self.men.shift(seat, from, turn.to);
        } else {
            *self.men.of_mut(seat) |= turn.to;
            let [first, second] = &mut self.in_hand;
            let hand = if seat == Seat::P1 { first } else { second };
            *hand = hand.saturating_sub(1);
        }
        for take in turn.takes.into_iter().flatten() {
            *self.men.of_mut(next) -= take;
            self.seen.forget();
        }
        if self.men.of(next).len() + usize::from(self.in_hand(next)) < 3 {
            return Outcome::win(seat, 2, "reduced").into();
        }
        if !self.can_move(next) {
            return Outcome::win(seat, 2, "blocked").into();
        }
        // The board leaves the highest bits free; one tells whose turn it is.
        let key = (self.men.of(seat).bits(), self.men.of(next).bits() | ((next.index() as u64) << 63));
        if self.in_hand == [0; 2] && self.seen.third(key) {
            return Outcome::draw(2, "repetition").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        let mut list = |from, targets: Set| {
            for to in targets {
                self.each_taking(seat, self.due(seat, from, to), |takes| turns.push(Turn { from, to, takes }));
            }
        };
        if self.in_hand(seat) > 0 {
            list(None, self.empty());
        } else {
            self.men.of(seat).iter().for_each(|from| list(Some(from), self.targets(seat, from)));
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let (from, to) = if self.in_hand(seat) > 0 {
            (None, self.empty().pick(chance)?)
        } else {
            let targets = self.men.of(seat).iter().map(|from| (from, self.targets(seat, from)));
            let (from, to) = Set::pick_among(targets, chance)?;
            (Some(from), to)
        };
        Some(Turn { from, to, takes: self.random_taking(seat, self.due(seat, from, to), chance) })
    }

    fn scene(&self) -> Scene {
        let hand = |seat: Seat, paint| {
            let count = self.in_hand(seat);
            let men = Piece { count, ..Piece::new("", Shape::Man, paint) };
            (Some(seat.index()), Phrase::new("moulin-hand"), if count > 0 { vec![men] } else { Vec::new() })
        };
        let (seat, name, white) = hand(Seat::P1, Paint::White);
        let scene =
            Scene::of(BoardKind::Morris, self.men.pieces(Paint::White, Paint::Black)).with_hand(seat, name, white);
        let (seat, name, black) = hand(Seat::P2, Paint::Black);
        scene.with_hand(seat, name, black)
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        if end != "reduced" {
            return Vec::new();
        }
        let mut mills: Vec<String> = in_mills(self.men.of(winner)).iter().map(|point| point.to_string()).collect();
        mills.sort_unstable();
        mills
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// A position of one's own with empty hands.
    fn board(white: &str, black: &str) -> Moulin {
        let mut game = Moulin::start(&Start::new(2)).unwrap();
        game.men = grid::Men::new(Set::squares(white), Set::squares(black));
        game.in_hand = [0; 2];
        game
    }

    fn allows(game: &Moulin, seat: Seat, turns: &str) -> Vec<bool> {
        turns.split(' ').map(|text| game.check(seat, &game.parse(text).unwrap()).is_ok()).collect()
    }

    fn end(mut game: Moulin, seat: Seat, text: &str) -> Option<(&'static str, Vec<u32>)> {
        let turn = game.parse(text).unwrap();
        assert_eq!(game.check(seat, &turn), Ok(()));
        match game.play(seat, &turn) {
            Next::Turn(_) => None,
            Next::End(outcome) => Some((outcome.end, outcome.ranks)),
        }
    }

    #[test]
    fn men_are_placed_first_and_moved_afterwards() {
        start("moulin", 2)
            .plays("d2")
            .forbids("d2 d2-d3 d3xd2 d3-d1xa1xa4")
            .allows("a1")
            .cannot_read("d4 a2 d2-d4 d2xb1 d1xa1xa4xa7 D1 d2- pass xd2 d2-d3-d1");
        let game = board("a1 b2 c3 g7 f6", "d5 c5 e4 e5 d6");
        assert_eq!(
            allows(&game, Seat::P1, "a1-d1 a1-g1 b2-d1 a4 g7-g4 d5-d3 a1-a1 c3-c4"),
            [true, false, false, false, true, false, false, true]
        );
    }

    #[test]
    fn a_mill_takes_one_man_and_must() {
        start("moulin", 2)
            .plays("a1 b2 d1 b4")
            .forbids("g1 g1xa7 g1xa1 g1xb2xb4")
            .plays("g1xb4")
            .forbids("b6xg1")
            .plays("b6");
    }

    #[test]
    fn false_alignments_are_no_mill() {
        // Across the centre, along a diagonal, and round a corner.
        start("moulin", 2).plays("c4 a1 e4 a4").plays("b4 b2").plays("f4 d2");
        start("moulin", 2).plays("a1 d7 b2 d6").plays("c3");
    }

    #[test]
    fn two_mills_at_once_take_one_man_or_two() {
        let one = Moulin { in_hand: [1, 0], ..board("d1 a4 a7 g1 c3", "b2 d2 f2 e4 e5") };
        assert_eq!(allows(&one, Seat::P1, "a1xb2 a1 a1xb2xe4"), [true, false, false]);
        let two = Moulin { double_takes_two: true, ..one };
        assert_eq!(allows(&two, Seat::P1, "a1xb2 a1 a1xb2xe4 a1xb2xb2"), [false, false, true, false]);
        let single = Moulin { men: grid::Men::new(two.men.of(Seat::P1), Set::squares("e4")), in_hand: [1, 5], ..two };
        assert_eq!(allows(&single, Seat::P1, "a1xe4 a1xe4xe5"), [true, false], "never more than there are");
    }

    #[test]
    fn mills_protect_under_the_option_and_each_removal_is_judged_anew() {
        let open = Moulin { in_hand: [1, 0], ..board("d1 a4 a7 g1", "b2 d2 f2 e4") };
        assert_eq!(allows(&open, Seat::P1, "a1xb2 a1xe4"), [true, true]);
        let shut = Moulin { protect_mills: true, double_takes_two: true, ..open };
        assert_eq!(allows(&shut, Seat::P1, "a1xb2xe4 a1xe4xb2 a1xb2xd2"), [false, true, false]);
        let all = Moulin { men: grid::Men::new(shut.men.of(Seat::P1), Set::squares("b2 d2 f2")), ..shut };
        assert_eq!(allows(&all, Seat::P1, "a1xb2xd2 a1xd2xd2"), [true, false], "the broken mill protects no more");
    }

    #[test]
    fn few_men_fly() {
        let four = || board("a1 d1 f4 g7", "b2 d2 c4 e4 e5");
        let flies = |fly, game| allows(&Moulin { fly, ..game }, Seat::P1, "a1-c5 a1-b2 a1-a4");
        assert_eq!(flies(4, four()), [true, false, true]);
        assert_eq!(flies(3, four()), [false, false, true]);
        assert_eq!(flies(3, board("a1 d1 f4", "b2 d2 c4 e4 e5")), [true, false, true]);
        assert_eq!(flies(0, board("a1 d1 f4", "b2 d2 c4 e4 e5")), [false, false, true]);
    }

    #[test]
    fn fewer_than_three_men_lose() {
        assert_eq!(end(board("a1 d1 g4 c3", "b2 d5 e4"), Seat::P1, "g4-g1xb2"), Some(("reduced", vec![1, 2])));
        let in_hand = Moulin { in_hand: [1, 1], ..board("a1 d1 c3", "b2 d5 e4") };
        assert_eq!(end(in_hand, Seat::P1, "g1xb2"), None);
    }

    #[test]
    fn a_seat_that_cannot_move_loses() {
        let shut = || Moulin { fly: 0, ..board("a1 d1 g1 a4", "b4 d2 g7 a7 e3") };
        assert_eq!(end(shut(), Seat::P2, "g7-g4"), Some(("blocked", vec![2, 1])));
        assert_eq!(end(Moulin { fly: 4, ..shut() }, Seat::P2, "g7-g4"), None);
        assert_eq!(end(Moulin { in_hand: [1, 0], ..shut() }, Seat::P2, "g7-g4"), None);
    }

    #[test]
    fn the_third_repetition_is_a_draw_from_the_eighteenth_placement_on() {
        let placed = "a1 b2 d1 d2 a4 b4 g4 f4 b6 a7 d6 d7 e5 f6 c4 d5 e3 d3";
        let round = "c4-c5 f4-e4 c5-c4 e4-f4 ";
        let table = start("moulin", 2).plays(placed).plays(round).goes_on();
        table.plays(round).ends("repetition", &[1, 1]);
    }
}
