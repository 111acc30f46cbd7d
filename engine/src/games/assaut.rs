//! Assaut: twenty-four soldiers storm a fortress that two officers hold.

use smallvec::SmallVec;
use std::collections::HashSet;

use crate::board::grid::cross::{
    ADVANCES, FORTRESS, JOINS, POINTS, Point, Set, can_step, jumpers, jumps, most, most_above, steps,
};
use crate::board::grid::{self, Direction};
use crate::board::pyramid::not_due;
use crate::chance::Chance;
use crate::contest::series::{Rule, Tied};
use crate::game::{
    BoardKind, Category, Crossing, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Paint, Pen, Repetition,
    Scan, Scene, Seat, Shape, Start, Step, Variant, display_notation, in_any_order,
};
use crate::text;
use crate::text::{Phrase, Text};

const OFFICERS: Seat = Seat::P1;
const SOLDIERS: Seat = Seat::P2;

/// A position of Assaut.
#[derive(Debug, Clone)]
pub struct Assaut {
    men: grid::Men<u64, 7>,
    /// The officers that may be huffed now.
    open: Set,
    seen: Repetition<(u64, u64, u64)>,
    forced: bool,
}

/// A turn of Assaut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// `c6,e6`: the officers take their posts.
    Posts(Point, Point),
    /// `c4-c5`, or `xd5,c4-c5` after a huff.
    Step {
        /// The officer that is removed first.
        huffed: Option<Point>,
        /// Where the man stood.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// `d6xd4xb4`: where an officer stood and the points it lands on.
    Jump(Point, Landings),
    /// `xd5`: the last officer is huffed.
    Huff(Point),
}

type Landings = SmallVec<[Point; 8]>;

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Posts(first, second) => _ = pen.spot(first).comma().spot(second),
            Self::Step { huffed, from, to } => {
                if let Some(officer) = huffed {
                    pen.cross(officer, Crossing::Huff).comma();
                }
                pen.spot(from).sign("-").spot(to);
            }
            Self::Jump(from, landings) => {
                pen.spot(from);
                for landing in landings {
                    pen.cross(landing, Crossing::Landing);
                }
            }
            Self::Huff(officer) => _ = pen.cross(officer, Crossing::Huff),
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Posts(first, second) => vec![Deed::place(first), Deed::place(second)],
            Self::Step { huffed, from, to } => huffed.iter().map(Deed::remove).chain([Deed::go(from, to)]).collect(),
            Self::Jump(from, landings) => vec![Deed::take(std::iter::once(from).chain(landings))],
            Self::Huff(officer) => vec![Deed::remove(officer)],
        }
    }
}

impl Assaut {
    #[inline]
    fn empty(&self) -> Set {
        POINTS - self.men.occupied()
    }

    /// The officers that could capture.
    fn capturers(&self) -> Set {
        jumpers(self.men.of(OFFICERS), self.men.of(SOLDIERS), self.empty())
    }

    /// The most soldiers the officer on `from` can capture.
    fn most(&self, from: Point) -> usize {
        most(from.into(), self.men.of(SOLDIERS), self.empty() | from)
    }

    /// Whether the officer on `from` can capture more than that.
    fn could_take_more(&self, from: Point, taken: usize) -> bool {
        most_above(taken, from.into(), self.men.of(SOLDIERS), self.empty() | from) > taken
    }

    /// The soldiers' steps once `huffed` is gone.
    fn advances(&self, huffed: Set) -> [Set; 8] {
        steps(self.men.of(SOLDIERS), &ADVANCES, self.empty() | huffed)
    }

    fn officer_steps(&self) -> [Set; 8] {
        steps(self.men.of(OFFICERS), &JOINS, self.empty())
    }

    fn can_move(&self, seat: Seat) -> bool {
        if seat == OFFICERS {
            return can_step(self.men.of(OFFICERS), &JOINS, self.empty()) || !self.capturers().is_empty();
        }
        let last = self.men.of(OFFICERS).len() == 1;
        let can_advance = |huffed: Set| can_step(self.men.of(SOLDIERS), &ADVANCES, self.empty() | huffed);
        can_advance(Set::empty()) || self.open.iter().any(|officer| last || can_advance(officer.into()))
    }

    fn check_posts(first: Point, second: Point) -> Result<(), Text> {
        if first == second || !FORTRESS.covers(Set::from(first) | second) {
            return Err(text!("assaut-officers-go-two-different-points"));
        }
        Ok(())
    }

    fn check_step(&self, seat: Seat, empty: Set, from: Point, to: Point) -> Result<(), Text> {
        self.men.require_own(seat, from)?;
        if !empty.contains(to) {
            self.men.require_empty(to)?;
        }
        let along = |ways| can_step(from.into(), ways, to.into());
        if !along(&JOINS) {
            return Err(text!("assaut-no-line-joins", from, to));
        }
        if seat == SOLDIERS && !along(&ADVANCES) {
            return Err(if FORTRESS.contains(from) {
                text!("assaut-soldier-never-leaves-fortress")
            } else {
                text!("assaut-not-nearer-fortress", to, from)
            });
        }
        if seat == OFFICERS
            && self.forced
            && let Some(officer) = self.capturers().first()
        {
            return Err(text!("assaut-officer-capture", officer));
        }
        Ok(())
    }

    fn check_jumps(&self, from: Point, landings: &[Point]) -> Result<(), Text> {
        self.men.require_own(OFFICERS, from)?;
        let (mut at, mut soldiers, empty) = (from, self.men.of(SOLDIERS), self.empty() | from);
        for landing in landings {
            let Some((over, _)) = jumps(at.into(), soldiers, empty).find(|(_, end)| end.contains(*landing)) else {
                return Err(text!("assaut-officer-cannot-jump-soldier", at, landing));
            };
            soldiers -= over;
            at = *landing;
        }
        let (taken, most) = (landings.len(), if self.forced { self.most(from) } else { 0 });
        if taken < most {
            return Err(text!("assaut-officer-capture-not", from, most, taken));
        }
        Ok(())
    }

    fn check_huff(&self, officer: Point, last: bool) -> Result<(), Text> {
        if !self.open.contains(officer) {
            return Err(text!("assaut-no-officer-huffed", officer));
        }
        match (last, self.men.of(OFFICERS).len() == 1) {
            (true, false) => Err(text!("assaut-move-follow-huff")),
            (false, true) => Err(text!("assaut-huffing-last-officer-ends-game")),
            _ => Ok(()),
        }
    }

    /// The captures of an officer that take at least so many.
    fn captures(&self, from: Point, least: usize) -> Vec<Turn> {
        let walk = |once| {
            let (path, turns) = (Landings::new(), Vec::new());
            let mut captures = Captures { from, empty: self.empty() | from, least, path, turns, once };
            captures.walk(from, self.men.of(SOLDIERS));
            captures.turns
        };
        let all = walk(None);
        if all.len() <= MANY { all } else { walk(Some(HashSet::new())) }
    }

    fn random_jumps(&self, from: Point, chance: &mut Chance) -> Option<Turn> {
        let (mut at, mut soldiers, empty) = (from, self.men.of(SOLDIERS), self.empty() | from);
        let mut left = if self.forced { self.most(from) } else { 0 };
        let mut path = Landings::new();
        while path.is_empty() || self.forced || !chance.one_in(4) {
            let good =
                |(over, landing): &(Set, Set)| !self.forced || 1 + most(*landing, soldiers - *over, empty) == left;
            let ways: SmallVec<[(Set, Set); 8]> = jumps(at.into(), soldiers, empty).filter(good).collect();
            let Some((over, Some(landing))) = chance.pick(&ways).map(|(over, landing)| (*over, landing.first())) else {
                break;
            };
            path.push(landing);
            soldiers -= over;
            at = landing;
            left = left.saturating_sub(1);
        }
        (!path.is_empty()).then_some(Turn::Jump(from, path))
    }
}

/// Past that many captures only one way to each end is listed; contrived positions have millions.
const MANY: usize = 20_000;

/// A walk through the captures of an officer.
struct Captures {
    from: Point,
    empty: Set,
    least: usize,
    path: Landings,
    turns: Vec<Turn>,
    /// Where the walk has been, if it need not come twice.
    once: Option<HashSet<(Point, Set)>>,
}

impl Captures {
    fn walk(&mut self, at: Point, soldiers: Set) {
        for (over, landing) in jumps(at.into(), soldiers, self.empty) {
            let (Some(landing), left) = (landing.first(), soldiers - over) else { continue };
            let fresh = self.once.as_mut().map_or(self.turns.len() <= MANY, |seen| seen.insert((landing, left)));
            if fresh {
                self.path.push(landing);
                if self.path.len() >= self.least {
                    self.turns.push(Turn::Jump(self.from, self.path.clone()));
                }
                self.walk(landing, left);
                self.path.pop();
            }
        }
    }
}

fn random_step(steps: [Set; 8], huffed: Option<Point>, chance: &mut Chance) -> Option<Turn> {
    let (way, from) = Set::pick_of(steps, chance)?;
    Some(Turn::Step { huffed, from, to: Set::from(from).towards(*Direction::ALL.get(way)?).first()? })
}

fn list_steps(steps: [Set; 8], huffed: Option<Point>) -> impl Iterator<Item = Turn> {
    Direction::ALL.into_iter().zip(steps).flat_map(move |(direction, men)| {
        men.iter().filter_map(move |from| Some(Turn::Step { huffed, from, to: from.towards(direction)? }))
    })
}

impl Game for Assaut {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "assaut",
        rules: 1,
        name: Phrase::new("assaut-name"),
        author: "Traditional",
        year: "before 1914",
        category: Category::Hunt,
        seats: &[Phrase::new("assaut-officers"), Phrase::new("assaut-soldiers")],
        variants: &[
            Variant { id: "standard", about: Phrase::new("assaut-variant-standard") },
            Variant { id: "forced", about: Phrase::new("assaut-variant-forced") },
        ],
        ends: &[
            ("huffed", Phrase::new("assaut-no-officer-left")),
            ("fortress", Phrase::new("assaut-soldiers-fill-fortress")),
            ("reduced", Phrase::new("assaut-fewer-nine-soldiers-left")),
            grid::BLOCKED,
            grid::REPETITION,
        ],
        notation: &[
            ("c6,e6", Phrase::new("assaut-officers-posts-turn-1")),
            ("c4-c5", Phrase::new("assaut-man-c4-goes-c5")),
            ("d6xf4xd4", Phrase::new("assaut-officer-d6-jumps-two-soldiers")),
            ("xe7,d4-d5", Phrase::new("assaut-huffs-officer-e7-moves")),
            ("xc7", Phrase::new("assaut-huffs-last-officer")),
        ],
        summary: Phrase::new("assaut-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self {
            men: grid::Men::new(Set::empty(), POINTS - FORTRESS),
            open: Set::empty(),
            seen: Repetition::new(),
            forced: start.variant == "forced",
        })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        if scan.eat("x") {
            let officer = POINTS.scan(&mut scan)?;
            if scan.is_done() {
                return Some(Turn::Huff(officer));
            }
            let from = scan.eat(",").then(|| POINTS.scan(&mut scan)).flatten()?;
            let to = scan.eat("-").then(|| POINTS.scan(&mut scan)).flatten()?;
            return scan.done(Turn::Step { huffed: Some(officer), from, to });
        }
        let from = POINTS.scan(&mut scan)?;
        if scan.eat(",") {
            let second = POINTS.scan(&mut scan)?;
            return scan.done(Turn::Posts(from, second));
        }
        if scan.eat("-") {
            let to = POINTS.scan(&mut scan)?;
            return scan.done(Turn::Step { huffed: None, from, to });
        }
        let mut landings = Landings::new();
        while scan.eat("x") {
            landings.push(POINTS.scan(&mut scan)?);
        }
        if landings.is_empty() { None } else { scan.done(Turn::Jump(from, landings)) }
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        let posted = !self.men.of(OFFICERS).is_empty();
        match turn {
            Turn::Posts(first, second) if !posted => Self::check_posts(*first, *second),
            Turn::Step { huffed: None, from, to } if posted => self.check_step(seat, self.empty(), *from, *to),
            Turn::Step { huffed: Some(officer), from, to } if posted && seat == SOLDIERS => {
                self.check_huff(*officer, false)?;
                self.check_step(seat, self.empty() | *officer, *from, *to)
            }
            Turn::Jump(from, landings) if posted && seat == OFFICERS => self.check_jumps(*from, landings),
            Turn::Huff(officer) if posted && seat == SOLDIERS => self.check_huff(*officer, true),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let next = seat.other();
        let mut open = Set::empty();
        match turn {
            Turn::Posts(first, second) => *self.men.of_mut(OFFICERS) = Set::from(*first) | *second,
            Turn::Step { huffed, from, to } => {
                if seat == OFFICERS {
                    open = self.capturers();
                    if open.contains(*from) {
                        open = (open - *from) | *to;
                    }
                } else if huffed.is_some() || !FORTRESS.contains(*from) {
                    self.seen.forget();
                }
                *self.men.of_mut(OFFICERS) -= Set::from(*huffed);
                self.men.shift(seat, *from, *to);
            }
            Turn::Jump(from, landings) => {
                let end = landings.last().copied().unwrap_or(*from);
                if !self.forced && self.could_take_more(*from, landings.len()) {
                    open = end.into();
                }
                let mut at = *from;
                for landing in landings {
                    *self.men.of_mut(SOLDIERS) -= Set::from(at.halfway(*landing));
                    at = *landing;
                }
                self.men.shift(OFFICERS, *from, end);
                self.seen.forget();
            }
            Turn::Huff(officer) => *self.men.of_mut(OFFICERS) -= *officer,
        }
        self.open = open;
        let (officers, soldiers) = (self.men.of(OFFICERS), self.men.of(SOLDIERS));
        if officers.is_empty() {
            return Outcome::win(SOLDIERS, 2, "huffed").into();
        }
        if soldiers.covers(FORTRESS) {
            return Outcome::win(SOLDIERS, 2, "fortress").into();
        }
        if soldiers.len() < 9 {
            return Outcome::win(OFFICERS, 2, "reduced").into();
        }
        if !self.can_move(next) {
            return Outcome::win(seat, 2, "blocked").into();
        }
        // The board leaves the highest bits free; one tells whose turn it is.
        let key = (soldiers.bits() | ((next.index() as u64) << 63), officers.bits(), open.bits());
        if self.seen.third(key) {
            return Outcome::draw(2, "repetition").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let officers = self.men.of(OFFICERS);
        if officers.is_empty() {
            let posts = |first: Point| {
                FORTRESS.iter().filter(move |second| first < *second).map(move |second| Turn::Posts(first, second))
            };
            return Some(FORTRESS.iter().flat_map(posts).collect());
        }
        if seat == SOLDIERS {
            let mut turns: Vec<Turn> = list_steps(self.advances(Set::empty()), None).collect();
            for officer in self.open {
                if officers.len() == 1 {
                    turns.push(Turn::Huff(officer));
                } else {
                    turns.extend(list_steps(self.advances(officer.into()), Some(officer)));
                }
            }
            return Some(turns);
        }
        let mut turns = Vec::new();
        let capturers = self.capturers();
        if !self.forced || capturers.is_empty() {
            turns.extend(list_steps(self.officer_steps(), None));
        }
        for from in capturers {
            let least = if self.forced { self.most(from) } else { 1 };
            turns.extend(self.captures(from, least));
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let officers = self.men.of(OFFICERS);
        if officers.is_empty() {
            let first = FORTRESS.pick(chance)?;
            return Some(Turn::Posts(first, (FORTRESS - first).pick(chance)?));
        }
        if seat == OFFICERS {
            let capturers = self.capturers();
            if let Some(from) = capturers.pick(chance)
                && (self.forced || !chance.one_in(4))
            {
                return self.random_jumps(from, chance);
            }
            let step = random_step(self.officer_steps(), None, chance);
            return step.or_else(|| self.random_jumps(capturers.first()?, chance));
        }
        let plain = random_step(self.advances(Set::empty()), None, chance);
        let Some(officer) = self.open.pick(chance).filter(|_| plain.is_none() || chance.one_in(2)) else {
            return plain;
        };
        if officers.len() == 1 {
            return Some(Turn::Huff(officer));
        }
        random_step(self.advances(officer.into()), Some(officer), chance).or(plain)
    }

    fn scene(&self) -> Scene {
        let mut pieces = self.men.pieces(Paint::White, Paint::Black);
        for officer in pieces.iter_mut().filter(|piece| piece.paint == Paint::White) {
            officer.shape = Shape::King;
        }
        Scene::of(BoardKind::Cross, pieces)
    }

    /// The sides differ, so each plays both.
    fn usual_match() -> Rule {
        Rule::Exchange { tied: Tied::Shared }
    }

    fn who(seat: Seat) -> Text {
        if seat == OFFICERS { text!("assaut-officers-side") } else { text!("assaut-soldiers-side") }
    }

    fn paint(seat: Seat) -> Option<Paint> {
        Some(if seat == Seat::P1 { Paint::White } else { Paint::Black })
    }

    fn noun(shape: Shape) -> Noun {
        match shape {
            Shape::King => Noun::new("piece-officer"),
            _ => Noun::new("piece-soldier"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, start_with};

    /// A position of one's own, no officer being open to huffing.
    fn board(officers: &str, soldiers: &str) -> Assaut {
        let mut game = Assaut::start(&Start::new(2)).unwrap();
        game.men = grid::Men::new(Set::squares(officers), Set::squares(soldiers));
        game
    }

    fn forced(game: Assaut) -> Assaut {
        Assaut { forced: true, ..game }
    }

    fn allows(game: &Assaut, seat: Seat, turns: &str) -> Vec<bool> {
        turns.split(' ').map(|text| game.check(seat, &game.parse(text).unwrap()).is_ok()).collect()
    }

    /// The officers open to huffing after an officers' turn.
    fn open(mut game: Assaut, text: &str) -> Set {
        let turn = game.parse(text).unwrap();
        assert_eq!(game.check(OFFICERS, &turn), Ok(()));
        game.play(OFFICERS, &turn);
        game.open
    }

    fn end(mut game: Assaut, seat: Seat, text: &str) -> Option<(&'static str, Vec<u32>)> {
        let turn = game.parse(text).unwrap();
        assert_eq!(game.check(seat, &turn), Ok(()));
        match game.play(seat, &turn) {
            Next::Turn(_) => None,
            Next::End(outcome) => Some((outcome.end, outcome.ranks)),
        }
    }

    /// Soldiers far away, so that nobody is short of them.
    const CROWD: &str = "c1 d1 e1 c2 d2 e2 a3 g3";

    fn crowd(officers: &str, soldiers: &str) -> Assaut {
        let mut game = board(officers, soldiers);
        *game.men.of_mut(SOLDIERS) |= Set::squares(CROWD);
        game
    }

    #[test]
    fn the_officers_take_two_posts_in_the_fortress() {
        start("assaut", 2)
            .forbids("c6,c6 c4,c5 c6-c5 c6xc4 xc6 xc6,c4-c5 c4-c5")
            .allows("c6,e6 e6,c6")
            .cannot_read("c6 c6,e6,d5 a1,c6 c6-d8 c6x xc6,c4 c6,e6-e5 pass");
    }

    #[test]
    fn soldiers_come_nearer_and_stay_in_the_fortress() {
        let game = crowd("c7 e7", "d4 b4 f5 d5");
        assert_eq!(
            allows(&game, SOLDIERS, "d4-c5 d4-e4 d4-d3 d4-c3 b4-a5 b4-c5 b4-b5 f5-e5 f5-g5"),
            [true, false, false, false, false, true, true, true, false]
        );
        assert_eq!(
            allows(&game, SOLDIERS, "d5-c5 d5-d6 d5-c6 d2-c3 d2-d4 c2-d3 c7-c6"),
            [true, true, false, true, false, false, false]
        );
        assert_eq!(allows(&crowd("c7 e7", "c5"), SOLDIERS, "c5-c4 c5-b5 c5-d6 c5-d5"), [false, false, true, true]);
    }

    #[test]
    fn officers_step_along_any_join() {
        let game = crowd("d6 c4", "");
        assert_eq!(
            allows(&game, OFFICERS, "d6-d5 d6-c5 d6-e7 c4-b5 c4-d5 c4-a4 c4-d4 d6-d6 a3-a4"),
            [true, true, true, false, false, false, true, false, false]
        );
    }

    #[test]
    fn officers_jump_soldiers_in_a_straight_line() {
        let game = crowd("d6 e7", "d5 c4 c5");
        assert_eq!(
            allows(&game, OFFICERS, "d6xd4 d6xd4xb4 d6xb4 d6xd4xd2 d6xd4xb4xd6 e7xc5 d6xd4xb4xb4"),
            [true, true, true, false, true, false, false]
        );
        // c4 has no diagonals, and officers are not jumped.
        assert_eq!(allows(&crowd("c4 d4", "d5"), OFFICERS, "c4xe6 c4xe4 d4xd6"), [false, false, true]);
    }

    #[test]
    fn a_step_instead_of_a_capture_opens_every_officer_that_could_capture() {
        assert_eq!(open(crowd("d6 e7", "d5"), "e7-e6"), Set::squares("d6"));
        assert_eq!(open(crowd("d6 e7", "d5"), "d6-c6"), Set::squares("c6"));
        assert_eq!(open(crowd("d6 e6", "d5 e5"), "d6-c6"), Set::squares("c6 e6"));
        assert_eq!(open(crowd("d6 e7", "d4"), "d6-c6"), Set::empty());
    }

    #[test]
    fn a_capture_below_the_officers_own_greatest_number_opens_it() {
        assert_eq!(open(crowd("d6 e7", "d5 c4"), "d6xd4"), Set::squares("d4"));
        assert_eq!(open(crowd("d6 e7", "d5 c4"), "d6xd4xb4"), Set::empty());
        // The other officer could capture too; to leave that is no fault.
        assert_eq!(open(crowd("d6 e7", "d5 e6"), "d6xd4"), Set::empty());
    }

    #[test]
    fn a_huff_comes_before_the_move_and_takes_one_officer() {
        let game = Assaut { open: Set::squares("d5 c6"), ..crowd("d5 c6", "c4 d4") };
        assert_eq!(
            allows(&game, SOLDIERS, "xd5,c4-c5 xd5,d4-d5 xd5 xc6 xc6,d4-d5 c4-c5 xe7,c4-c5"),
            [true, true, false, false, false, true, false]
        );
        let game = Assaut { open: Set::squares("d5"), ..crowd("d5", "c4 d4") };
        assert_eq!(allows(&game, SOLDIERS, "xd5 xd5,c4-c5 c4-c5"), [true, false, true]);
        assert_eq!(end(game, SOLDIERS, "xd5"), Some(("huffed", vec![2, 1])));
    }

    #[test]
    fn an_officer_is_open_for_one_turn_only() {
        let table = start("assaut", 2).plays("c5,c6 d4-d5 c6-c7");
        let table = table.allows("xc5,c4-c5 xc5,d3-d4").forbids("xc7,d3-d4 xc5");
        table.plays("d3-d4 c5xe5").forbids("xe5,d2-d3 xc7,d2-d3").allows("d2-d3");
    }

    #[test]
    fn captures_are_compulsory_in_forced_and_nothing_is_huffed() {
        let game = forced(crowd("d6 e7", "d5 c4 e6"));
        assert_eq!(
            allows(&game, OFFICERS, "d6xd4 d6xd4xb4 e7xe5 e7xe5xc5xc3 d6-c6 e7-d7"),
            [false, true, false, true, false, false]
        );
        start_with("assaut", 2, "forced", "")
            .plays("c5,c6 d4-d5")
            .forbids("c6-c7")
            .plays("c5xe5")
            .forbids("xe5,c4-c5 xc6");
    }

    #[test]
    fn nine_soldiers_fill_the_fortress() {
        let game = board("a3 g3", "d4 c5 e5 c6 d6 e6 c7 d7 e7");
        assert_eq!(end(game, SOLDIERS, "d4-d5"), Some(("fortress", vec![2, 1])));
    }

    #[test]
    fn fewer_than_nine_soldiers_are_too_few() {
        assert_eq!(end(crowd("d6 e7", "d5"), OFFICERS, "d6xd4"), Some(("reduced", vec![1, 2])));
        assert_eq!(end(crowd("d6 e7", "d5 b3"), OFFICERS, "d6xd4"), None);
    }

    #[test]
    fn a_seat_without_a_turn_loses() {
        // The officer in the corner has soldiers all round, and soldiers behind them.
        let game = board("e7", "d7 e6 d6 c7 c5 e5 d4 c6 a3 b3");
        assert_eq!(end(game, SOLDIERS, "d4-d5"), Some(("blocked", vec![2, 1])));
        // The soldiers can only go where the officer to be huffed stands.
        let game = board("d5 a3", "c5 c6 c7 d6 d7 e5 e6 e7 c4");
        assert!(!game.can_move(SOLDIERS));
        assert!(Assaut { open: Set::squares("d5"), ..game.clone() }.can_move(SOLDIERS));
        assert!(!Assaut { open: Set::squares("a3"), ..game }.can_move(SOLDIERS));
    }

    #[test]
    fn the_third_repetition_is_a_draw() {
        let round = "e7-e6 c5-d5 e6-e7 d5-c5 ";
        let table = start("assaut", 2).plays("c7,e7 c4-c5").plays(round).goes_on();
        table.plays(round).ends("repetition", &[1, 1]);
    }

    #[test]
    fn contrived_captures_are_listed_once_for_each_end() {
        let game = board("c1", "d1 b3 d3 f3 b5 d5 f5 d7 a4 c2 c4 c6 e2 e4 e6 g4 b4 d2 d4 f4 d6");
        let turns = game.turns(OFFICERS).unwrap();
        assert!((MANY..100_000).contains(&turns.len()));
        assert!(turns.iter().all(|turn| game.check(OFFICERS, turn).is_ok()));
    }
}
