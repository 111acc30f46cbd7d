//! Shut the box: throw, shut boxes, count what stays open.

use std::fmt;

use smallvec::SmallVec;

use crate::chance::Chance;
use crate::contest::series::{Best, Rule, Tied};
use crate::game::{
    Board, BoardKind, Category, Change, Choice, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Paint, Pen, Piece,
    Scan, Scene, Seat, Seen, Shape, Start, Step, Telling, Values, Variant, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Shut the box, between two rounds.
#[derive(Debug, Clone)]
pub struct ShutTheBox {
    rules: Rules,
    boxes: u8,
    players: usize,
    /// What each seat that has played left open.
    left: Vec<Boxes>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rules {
    Standard,
    French,
    Sum,
}

/// Boxes 1 to 12, bit n for box n.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Boxes(u16);

impl Boxes {
    const NONE: Self = Self(0);

    fn first(n: u8) -> Self {
        Self((2 << n) - 2)
    }

    fn only(n: u8) -> Self {
        Self(1 << n)
    }

    fn has(self, n: u8) -> bool {
        self.0 >> n & 1 == 1
    }

    fn with(self, n: u8) -> Self {
        Self(self.0 | 1 << n)
    }

    fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn iter(self) -> impl Iterator<Item = u8> {
        (1..=12).filter(move |n| self.has(*n))
    }

    /// How many dice are thrown while these are open.
    fn dice(self) -> usize {
        if self.0 >> 7 == 0 { 1 } else { 2 }
    }
}

impl fmt::Display for Boxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (at, n) in self.iter().enumerate() {
            write!(f, "{}{n}", if at > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

/// A throw and the boxes it shuts, in the order written; none for `-`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throw {
    dice: SmallVec<[u8; 2]>,
    boxes: SmallVec<[u8; 6]>,
}

impl Throw {
    fn scan_dice(scan: &mut Scan<'_>) -> Option<SmallVec<[u8; 2]>> {
        let mut dice = SmallVec::from_slice(&[scan.digit(1, 6)?]);
        dice.extend(scan.digit(1, 6));
        Some(dice)
    }

    fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let dice = Self::scan_dice(scan)?;
        Self::scan_boxes(dice, scan)
    }

    fn scan_boxes(dice: SmallVec<[u8; 2]>, scan: &mut Scan<'_>) -> Option<Self> {
        if !scan.eat(":") {
            return None;
        }
        let mut boxes = SmallVec::new();
        if !scan.eat("-") {
            loop {
                boxes.push(scan.number(12).filter(|n| *n > 0)? as u8);
                if !scan.eat("+") {
                    break;
                }
            }
        }
        Some(Self { dice, boxes })
    }

    fn set(&self) -> Boxes {
        self.boxes.iter().fold(Boxes::NONE, |set, n| set.with(*n))
    }
}

impl Notation for Throw {
    fn write(&self, pen: &mut Pen<'_>) {
        for die in &self.dice {
            pen.die(*die);
        }
        pen.sign(":");
        if self.boxes.is_empty() {
            pen.nothing();
        }
        for (at, n) in self.boxes.iter().enumerate() {
            pen.sign(if at > 0 { "+" } else { "" }).spot(n);
        }
    }
}
display_notation!(Throw);

/// A seat's whole round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round(Vec<Throw>);

impl Notation for Round {
    fn write(&self, pen: &mut Pen<'_>) {
        for (at, throw) in self.0.iter().enumerate() {
            if at > 0 {
                pen.comma();
            }
            pen.add(throw);
        }
    }
}
display_notation!(Round);

impl Deeds for Round {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        self.0.last().map_or_else(Vec::new, |throw| throw.dice.to_vec())
    }

    fn throws(&self) -> Vec<Vec<u8>> {
        let sorted = |throw: &Throw| {
            let mut dice = throw.dice.to_vec();
            dice.sort_unstable();
            dice
        };
        self.0.iter().map(sorted).collect()
    }
}

impl ShutTheBox {
    /// Every set of open boxes that these dice may shut.
    fn ways(&self, open: Boxes, dice: &[u8]) -> SmallVec<[Boxes; 16]> {
        let mut ways = SmallVec::new();
        let sum = dice.iter().sum();
        if self.rules == Rules::Sum {
            add_sums(open, sum, 12, Boxes::NONE, &mut ways);
            return ways;
        }
        if open.has(sum) {
            ways.push(Boxes::only(sum));
        }
        let own = dice.iter().filter(|die| open.has(**die)).fold(Boxes::NONE, |set, die| set.with(*die));
        if !own.is_empty() && !ways.contains(&own) {
            ways.push(own);
        }
        ways
    }

    /// The boxes open after a throw, or why it cannot be.
    fn shut(&self, open: Boxes, throw: &Throw) -> Result<Boxes, Text> {
        let (due, set) = (open.dice(), throw.set());
        if throw.dice.len() != due {
            return Err(if due == 2 {
                text!("shut-the-box-two-dice-due-box-above", throw)
            } else {
                text!("shut-the-box-die-due-all-boxes-above", throw)
            });
        }
        let ways = self.ways(open, &throw.dice);
        let legal = if set.is_empty() { ways.is_empty() } else { ways.contains(&set) };
        if legal && set.0.count_ones() as usize == throw.boxes.len() {
            return Ok(open.minus(set));
        }
        if let Some(n) = throw.boxes.iter().find(|n| !open.has(**n)) {
            return Err(text!("shut-the-box-box-not-open", throw, n));
        }
        let list = ways.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Err(if ways.is_empty() {
            text!("shut-the-box-nothing-shut", throw)
        } else {
            text!("shut-the-box-cannot-dice-shut", throw, list)
        })
    }

    fn score(&self, open: Boxes) -> i64 {
        match self.rules {
            Rules::French => open.iter().fold(0, |score, n| score * if n < 10 { 10 } else { 100 } + i64::from(n)),
            Rules::Standard | Rules::Sum => open.iter().map(i64::from).sum(),
        }
    }

    /// The boxes with which to go on after these dice, some being named already.
    fn shut_steps(&self, open: Boxes, dice: &[u8], named: Boxes) -> Vec<Step> {
        let ways = self.ways(open, dice);
        if ways.is_empty() && named.is_empty() {
            return vec![Step::last(|pen| pen.sign(":").nothing())];
        }
        let sign = if named.is_empty() { ":" } else { "+" };
        let fitting = || ways.iter().filter(|way| named.minus(**way).is_empty());
        let next = fitting().fold(Boxes::NONE, |next, way| Boxes(next.0 | way.minus(named).0));
        next.iter()
            .map(|n| {
                let is_last = open.minus(named.with(n)).is_empty() && ways.contains(&named.with(n));
                Step::ending(is_last, |pen| pen.sign(sign).spot(n))
            })
            .collect()
    }
}

/// Every way to make `sum` of different open boxes, none above `high`.
fn add_sums(open: Boxes, sum: u8, high: u8, so_far: Boxes, ways: &mut SmallVec<[Boxes; 16]>) {
    for n in (1..=high.min(sum)).rev().filter(|n| open.has(*n)) {
        if n == sum {
            ways.push(so_far.with(n));
        } else {
            add_sums(open, sum - n, n - 1, so_far.with(n), ways);
        }
    }
}

impl Game for ShutTheBox {
    type Turn = Round;

    const FACTS: Facts = Facts {
        id: "shut-the-box",
        rules: 1,
        name: Phrase::new("shut-the-box-name"),
        author: "Traditional",
        year: "18th c.",
        category: Category::Dice,
        players: (1, 12),
        variants: &[
            Variant { id: "standard", about: Phrase::new("shut-the-box-variant-standard") },
            Variant { id: "french", about: Phrase::new("shut-the-box-variant-french") },
            Variant { id: "sum", about: Phrase::new("shut-the-box-variant-sum") },
        ],
        options: &[Choice {
            key: "boxes",
            values: Values::Words(&["9", "12"]),
            about: Phrase::new("shut-the-box-option-boxes"),
        }],
        ends: &[("counted", Phrase::new("shut-the-box-everyone-played-round"))],
        notation: &[
            ("43:7,62:6+2,66:-", Phrase::new("shut-the-box-round-three-throws-4-3")),
            ("66:6,66:-", Phrase::new("shut-the-box-double-shut-box-die")),
        ],
        summary: Phrase::new("shut-the-box-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let rules = match start.variant {
            "french" => Rules::French,
            "sum" => Rules::Sum,
            _ => Rules::Standard,
        };
        let boxes = if start.option(&Self::FACTS, "boxes") == "12" { 12 } else { 9 };
        Ok(Self { rules, boxes, players: start.players, left: Vec::new() })
    }

    fn parse(&self, text: &str) -> Option<Round> {
        let mut scan = Scan::new(text);
        let throws = scan.list(",", Throw::scan)?;
        scan.done(Round(throws))
    }

    fn check(&self, _: Seat, round: &Round) -> Result<(), Text> {
        let mut open = Boxes::first(self.boxes);
        let mut over = false;
        for throw in &round.0 {
            if over {
                return Err(text!("shut-the-box-round-over-before", throw));
            }
            open = self.shut(open, throw)?;
            over = open.is_empty() || throw.boxes.is_empty();
        }
        if over {
            return Ok(());
        }
        Err(text!("shut-the-box-round-not-over-goes-until"))
    }

    fn play(&mut self, seat: Seat, round: &Round) -> Next {
        let shut = round.0.iter().fold(Boxes::NONE, |shut, throw| Boxes(shut.0 | throw.set().0));
        self.left.push(Boxes::first(self.boxes).minus(shut));
        if self.left.len() < self.players {
            return Next::Turn(seat.after(self.players));
        }
        let scores: Vec<i64> = self.left.iter().map(|open| self.score(*open)).collect();
        let solved = (self.players == 1).then(|| scores == [0]);
        Outcome { solved, ..Outcome::lowest(scores, "counted") }.into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Round>> {
        None
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Round> {
        let mut open = Boxes::first(self.boxes);
        let mut throws = Vec::with_capacity(8);
        loop {
            let dice: SmallVec<[u8; 2]> = (0..open.dice()).map(|_| chance.die()).collect();
            let way = chance.pick(&self.ways(open, &dice)).copied().unwrap_or(Boxes::NONE);
            throws.push(Throw { dice, boxes: way.iter().collect() });
            open = open.minus(way);
            if way.is_empty() || open.is_empty() {
                return Some(Round(throws));
            }
        }
    }

    fn steps(&self, _: Seat, partial: &str) -> Vec<Step> {
        let mut scan = Scan::new(partial);
        let mut open = Boxes::first(self.boxes);
        let mut comma = "";
        while !scan.is_done() {
            if !scan.eat(comma) {
                return Vec::new();
            }
            let Some(dice) = Throw::scan_dice(&mut scan) else { return Vec::new() };
            if scan.is_done() {
                return if dice.len() == open.dice() { self.shut_steps(open, &dice, Boxes::NONE) } else { Vec::new() };
            }
            let Some(throw) = Throw::scan_boxes(dice, &mut scan) else { return Vec::new() };
            if scan.is_done() && !self.ways(open, &throw.dice).contains(&throw.set()) {
                return self.shut_steps(open, &throw.dice, throw.set());
            }
            match self.shut(open, &throw) {
                Ok(after) if !throw.boxes.is_empty() && !after.is_empty() => open = after,
                _ => return Vec::new(),
            }
            comma = ",";
        }
        let dice = 1..=6;
        if open.dice() == 1 {
            dice.map(|a| Step::more(|pen| pen.joint(partial).die(a))).collect()
        } else {
            let throws = dice.clone().flat_map(|a| dice.clone().map(move |b| (a, b)));
            throws.map(|(a, b)| Step::more(|pen| pen.joint(partial).die(a).die(b))).collect()
        }
    }

    fn scene(&self) -> Scene {
        // A tile stands on each open box; who has not played has them all.
        let left = |seat: Seat| self.left.get(seat.index()).copied().unwrap_or(Boxes::first(self.boxes));
        let board = |seat: Seat| {
            let tile = |n: u8| Piece { label: n.to_string(), ..Piece::new(n, Shape::Tile, Paint::Plain) };
            let pieces = left(seat).iter().map(tile).collect();
            Board { kind: BoardKind::Boxes(self.boxes), name: seat.to_string(), pieces }
        };
        let boards = Seat::all(self.players).map(board).collect();
        let scores: Vec<i64> = Seat::all(self.players).map(|seat| self.score(left(seat))).collect();
        Scene { boards, ..Scene::default() }.with_scores(scores)
    }

    fn usual_match() -> Rule {
        Rule::Totals { games: 5, best: Best::Lowest, tied: Tied::Shared }
    }

    fn telling(turn: &Round, _: &Seen<'_>) -> Telling {
        let thrown = turn.0.iter().map(|throw| {
            let dice = throw.dice.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
            if throw.boxes.is_empty() {
                return text!("shut-the-box-shuts-nothing", dice);
            }
            let words = Text::list(throw.boxes.iter().map(Text::same).collect::<Vec<_>>());
            text!("shut-the-box-shuts", dice, words)
        });
        let words = Text::list(thrown.collect::<Vec<_>>());
        Telling::whole(text!("shut-the-box-throws", words))
    }

    fn tells_of(_: &Change) -> bool {
        true
    }
}

crate::shown_as_written!(Throw);

#[cfg(test)]
mod tests {
    use crate::game::testing::{Table, start, start_with};

    const ALL_SHUT: &str = "63:9,62:8,61:7,6:6,5:5,4:4,3:3,2:2,1:1";

    fn alone() -> Table {
        start("shut-the-box", 1)
    }

    #[test]
    fn the_round_ends_when_nothing_can_be_shut_or_all_is() {
        let outcome = alone().plays(ALL_SHUT).ends("counted", &[1]);
        assert_eq!((outcome.scores, outcome.solved), (Some(vec![0]), Some(true)));
        let outcome = alone().plays("66:6,66:-").ends("counted", &[1]);
        assert_eq!((outcome.scores, outcome.solved), (Some(vec![39]), Some(false)));
        alone().forbids("66:6 66:6,66:-,12:3").forbids(&format!("{ALL_SHUT},1:-"));
    }

    #[test]
    fn shutting_is_compulsory() {
        alone().forbids("66:- 34:- 43:7,43:-");
    }

    #[test]
    fn one_of_two_open_dice_boxes_may_not_be_shut_alone() {
        alone()
            .forbids("43:4 43:3,66:6")
            .allows("43:4+3,66:6,66:- 44:4,43:3,44:8,44:-")
            .forbids("44:4,43:3+4,44:8,44:-");
    }

    #[test]
    fn a_double_shuts_its_box_alone() {
        alone().allows("44:4,44:8,44:- 44:8,44:4,44:-").forbids("44:4+4,44:8,44:- 22:2+4,66:6,66:-");
    }

    #[test]
    fn two_dice_while_a_box_above_6_is_open_then_one() {
        alone().forbids("6:6,6:-").allows("63:9,62:8,61:7,6:6,6:-").forbids("63:9,62:8,61:7,66:6,6:-");
        let twelve = || start_with("shut-the-box", 1, "standard", "boxes=12");
        twelve().forbids("63:9,62:8,61:7,6:6,6:-").allows("63:9,62:8,61:7,66:6,66:12,66:-");
    }

    #[test]
    fn boxes_that_are_not_there_are_illegal_and_numbers_above_12_unreadable() {
        alone().forbids("66:12,66:6,66:- 43:7,43:7 43:7+7 resign");
        alone().cannot_read("43:13 43:0 43:07 43: 43 433:7 70:7 43:7, 43:+7 43:-,").forbids("43:-,43:-");
    }

    #[test]
    fn any_boxes_of_the_sum_in_the_variant_sum() {
        let sum = || start_with("shut-the-box", 1, "sum", "");
        sum().allows("66:9+2+1,66:8+4,66:7+5,3:3,6:6").forbids("66:6,66:- 66:9+2,66:- 66:6+6,66:-");
        sum().allows("63:9,62:8,61:7,6:3+2+1,1:-").forbids("63:9,62:8,61:7,6:3+2,1:-");
    }

    #[test]
    fn the_french_score_is_read_as_one_number() {
        let french = |options| start_with("shut-the-box", 2, "french", options);
        let outcome = french("").plays("63:9,62:8,61:7,6:6,5:5,6:- 66:6,66:-").ends("counted", &[1, 2]);
        assert_eq!((outcome.scores, outcome.solved), (Some(vec![1234, 12_345_789]), None));
        let outcome = french("boxes=12").plays("11:2,11:1,11:-").plays("11:1,11:2,11:-").ends("counted", &[1, 1]);
        assert_eq!(outcome.scores, Some(vec![3_456_789_101_112; 2]));
    }

    #[test]
    fn the_lowest_score_wins_and_ties_share_the_rank() {
        start("shut-the-box", 3).plays("66:6,66:-").plays(ALL_SHUT).plays("66:6,66:-").ends("counted", &[2, 1, 2]);
    }
}
