//! StileLibero: swim to the far edge and back, as far as the dice differ.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use smallvec::{SmallVec, smallvec};

use crate::board::paint::seat_paint;
use crate::chance::Chance;
use crate::contest::series::{Rule, Scale, Scoring};
use crate::game::{
    BoardKind, Category, Change, ChangeKind, Choice, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Paint, Pen,
    Piece, Scan, Scene, Seat, Seen, Shape, Start, Step, Telling, Values, Variant, display_notation, throws,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of StileLibero.
#[derive(Debug, Clone)]
pub struct Stilelibero {
    petit: bool,
    /// The numbers of the squares, one lane per seat, all of one length.
    lanes: Vec<Vec<u8>>,
    /// Squares swum, one number per seat; 0 on the block.
    swum: Vec<usize>,
}

/// The dice in the order thrown, and the advance where it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throw {
    dice: SmallVec<[u8; 6]>,
    advance: Option<u8>,
}

impl Notation for Throw {
    fn write(&self, pen: &mut Pen<'_>) {
        for die in &self.dice {
            pen.die(*die);
        }
        if let Some(advance) = self.advance {
            pen.sign("=").advance(advance);
        }
    }
}
display_notation!(Throw);

impl Deeds for Throw {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        self.dice.to_vec()
    }

    /// Only where an advance was chosen; otherwise the position after it has to tell.
    fn throws(&self) -> Vec<Vec<u8>> {
        let mut dice = self.dice();
        dice.sort_unstable();
        self.advance.map(|_| dice).into_iter().collect()
    }
}

/// How often each value was thrown since the turn or the far edge.
#[derive(Debug, Clone, Copy, Default)]
struct Series([u8; 6]);

impl Series {
    fn add(&mut self, die: u8) {
        if let Some(count) = self.0.get_mut(usize::from(die) - 1) {
            *count += 1;
        }
    }

    fn different(&self) -> u8 {
        self.0.iter().filter(|count| **count > 0).count() as u8
    }

    /// The advances allowed, the largest first.
    fn advances(&self) -> SmallVec<[u8; 2]> {
        let single = self.0.iter().filter(|count| **count == 1).count() as u8;
        self.0.iter().copied().filter(|count| *count >= 4).chain([single]).collect()
    }
}

/// Where dice lead: the squares swum before the last series, and what that series allows.
struct Reach {
    from: usize,
    advances: SmallVec<[u8; 2]>,
}

impl Reach {
    fn largest(&self) -> u8 {
        self.advances.first().copied().unwrap_or(0)
    }
}

impl Stilelibero {
    fn length(&self) -> usize {
        self.lanes.first().map_or(0, Vec::len)
    }

    fn at(&self, seat: Seat) -> usize {
        self.swum.get(seat.index()).copied().unwrap_or(0)
    }

    /// The square of so many squares swum, 0 the block; past the finish the swimmer waits at square 1.
    fn square(&self, swum: usize) -> usize {
        if swum <= self.length() { swum } else { (2 * self.length()).saturating_sub(swum).max(1) }
    }

    fn has_finished(&self, swum: usize) -> bool {
        swum + 1 >= 2 * self.length()
    }

    /// How many dice may be thrown.
    fn due(&self, seat: Seat) -> RangeInclusive<usize> {
        let lane = self.lanes.get(seat.index());
        let number = self.square(self.at(seat)).checked_sub(1).and_then(|square| lane?.get(square));
        let most = number.map_or(6, |number| usize::from(*number));
        if self.petit { most..=most } else { 1..=most }
    }

    fn reach(&self, seat: Seat, dice: &[u8]) -> Reach {
        let (mut from, mut series) = (self.at(seat), Series::default());
        let turns_at_edge = !self.petit && from > 0;
        for die in dice {
            series.add(*die);
            let largest = series.advances().first().copied().unwrap_or(0);
            if turns_at_edge && from < self.length() && from + usize::from(largest) >= self.length() {
                (from, series) = (self.length(), Series::default());
            }
        }
        let advances = if turns_at_edge { series.advances() } else { smallvec![series.different()] };
        Reach { from, advances }
    }

    /// One spelling of these dice for each advance they allow.
    fn spellings(&self, seat: Seat, dice: SmallVec<[u8; 6]>) -> impl Iterator<Item = Throw> + use<> {
        let advances = self.reach(seat, &dice).advances;
        advances
            .into_iter()
            .enumerate()
            .map(move |(at, advance)| Throw { dice: dice.clone(), advance: (at > 0).then_some(advance) })
    }

    fn read_lanes(value: &str, players: usize) -> Option<Vec<Vec<u8>>> {
        let lanes: Option<Vec<Vec<u8>>> = value
            .split('/')
            .map(|lane| lane.bytes().map(|c| (b'3'..=b'6').contains(&c).then(|| c - b'0')).collect())
            .collect();
        let lanes = lanes?;
        let length = lanes.first()?.len();
        if !(7..=60).contains(&length) || lanes.iter().any(|lane| lane.len() != length) {
            return None;
        }
        match lanes.as_slice() {
            [lane] => Some(vec![lane.clone(); players]),
            _ => (lanes.len() == players).then_some(lanes),
        }
    }
}

/// All strings of `length` dice.
fn all_dice(length: usize) -> impl Iterator<Item = SmallVec<[u8; 6]>> {
    (0..6usize.pow(length as u32))
        .map(move |code| (0..length as u32).rev().map(|at| (code / 6usize.pow(at) % 6) as u8 + 1).collect())
}

impl Game for Stilelibero {
    type Turn = Throw;

    const FACTS: Facts = Facts {
        id: "stilelibero",
        rules: 1,
        name: Phrase::same("StileLibero"),
        author: "Silvano Sorrentino",
        year: "21st c.",
        category: Category::Race,
        players: (2, 8),
        variants: &[
            Variant { id: "standard", about: Phrase::new("stilelibero-variant-standard") },
            Variant { id: "petit-bain", about: Phrase::new("stilelibero-variant-petit-bain") },
            Variant { id: "grand-bain", about: Phrase::new("stilelibero-variant-grand-bain") },
        ],
        options: &[Choice {
            key: "lane",
            values: Values::Free("64534635463546353546"),
            about: Phrase::new("stilelibero-option-lane"),
        }],
        ends: &[("finish", Phrase::new("stilelibero-swimmer-back-start"))],
        notation: &[
            ("2235", Phrase::new("stilelibero-dice-order-thrown-largest-advance")),
            ("444412=2", Phrase::new("stilelibero-advance-where-another-largest-chosen")),
        ],
        summary: Phrase::new("stilelibero-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (value, players) = (start.option(&Self::FACTS, "lane"), start.players);
        let lanes =
            Self::read_lanes(value, players).ok_or_else(|| text!("stilelibero-option-lane-takes-string-7", players))?;
        Ok(Self { petit: start.variant == "petit-bain", lanes, swum: vec![0; players] })
    }

    fn parse(&self, text: &str) -> Option<Throw> {
        let mut scan = Scan::new(text);
        let dice: SmallVec<_> = (0..6).map_while(|_| scan.digit(1, 6)).collect();
        let advance = if scan.eat("=") { Some(scan.digit(0, 6)?) } else { None };
        scan.done(Throw { dice, advance }).filter(|throw| !throw.dice.is_empty())
    }

    fn check(&self, seat: Seat, throw: &Throw) -> Result<(), Text> {
        let (due, thrown) = (self.due(seat), throw.dice.len());
        let (least, most) = (due.start(), due.end());
        if !due.contains(&thrown) {
            return Err(if least == most {
                text!("stilelibero-dice-thrown-exactly-due-here", thrown, most)
            } else {
                text!("stilelibero-dice-thrown-most-allowed-here", thrown, most)
            });
        }
        let advances = self.reach(seat, &throw.dice).advances;
        match throw.advance {
            Some(advance) if !advances.contains(&advance) => {
                let allowed = Text::joined(advances.iter().map(Text::same), " / ");
                Err(text!("stilelibero-dice-not-allow-advance-but", advance, allowed))
            }
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, throw: &Throw) -> Next {
        let reach = self.reach(seat, &throw.dice);
        let now = reach.from + usize::from(throw.advance.unwrap_or(reach.largest()));
        if let Some(swum) = self.swum.get_mut(seat.index()) {
            *swum = now;
        }
        let players = self.swum.len();
        if self.petit && self.has_finished(now) {
            return Outcome::win(seat, players, "finish").into();
        }
        let round_ends = seat.index() + 1 == players;
        if !self.petit && round_ends && self.swum.iter().any(|swum| self.has_finished(*swum)) {
            let keys: Vec<_> = self.swum.iter().enumerate().map(|(lane, swum)| (*swum, Reverse(lane))).collect();
            return Outcome::ranked(Outcome::rank_by(&keys), "finish").into();
        }
        Next::Turn(seat.after(players))
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Throw>> {
        let due = self.due(seat);
        if *due.end() > 5 {
            return None;
        }
        Some(due.flat_map(all_dice).flat_map(|dice| self.spellings(seat, dice)).collect())
    }

    /// Goes on while another die is more likely to help than to spoil, and at times against better sense.
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Throw> {
        let (due, mut dice) = (self.due(seat), SmallVec::<[u8; 6]>::new());
        let diving = self.at(seat) == 0;
        while dice.len() < *due.end() {
            if dice.len() >= *due.start() {
                let values: u8 = dice.iter().fold(0, |seen, die| seen | 1 << die);
                let goes_on = diving || 6 - values.count_ones() > u32::from(self.reach(seat, &dice).largest());
                if goes_on == chance.one_in(5) {
                    break;
                }
            }
            dice.push(chance.die());
        }
        let spellings: SmallVec<[Throw; 2]> = self.spellings(seat, dice).collect();
        if chance.one_in(4) { spellings.last() } else { spellings.first() }.cloned()
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        let written = if partial.is_empty() { None } else { self.parse(partial) };
        if !partial.is_empty() && written.as_ref().is_none_or(|throw| throw.advance.is_some()) {
            return Vec::new();
        }
        let dice = written.map(|throw| throw.dice).unwrap_or_default();
        let due = self.due(seat);
        let others = |dice: &[u8]| -> SmallVec<[u8; 2]> {
            let due = due.contains(&dice.len());
            if due { self.reach(seat, dice).advances.into_iter().skip(1).collect() } else { SmallVec::new() }
        };
        let mut steps = Vec::new();
        if dice.len() < *due.end() {
            steps.extend((1..=6).map(|die| {
                let mut dice = dice.clone();
                dice.push(die);
                let open = dice.len() < *due.end() || !others(&dice).is_empty();
                Step::new(due.contains(&dice.len()), open, |pen| pen.die(die))
            }));
        }
        steps.extend(others(&dice).iter().map(|advance| Step::last(|pen| pen.sign("=").advance(*advance))));
        steps
    }

    fn scene(&self) -> Scene {
        let mut pieces = Vec::new();
        for ((seat, lane), swum) in Seat::all(self.lanes.len()).zip(&self.lanes).zip(&self.swum) {
            let number = seat.index() + 1;
            // The block carries the numbers of its lane.
            let label = lane.iter().map(ToString::to_string).collect();
            pieces.push(Piece { label, ..Piece::new(format!("{number}.0"), Shape::Tile, Paint::Plain) });
            let square = self.square(*swum);
            pieces.push(Piece::new(format!("{number}.{square}"), Shape::Man, seat_paint(seat)));
        }
        let kind = BoardKind::Pool { lanes: self.lanes.len() as u8, length: self.length() as u8 };
        Scene::of(kind, pieces).with_scores(self.swum.iter().map(|swum| *swum as i64).collect::<Vec<_>>())
    }

    fn usual_match() -> Rule {
        Rule::Table { games: 3, scoring: Scoring::Places(Scale::default()) }
    }

    fn telling(turn: &Throw, seen: &Seen<'_>) -> Telling {
        let words = throws(&turn.dice);
        let length = seen.after.boards.iter().find_map(|board| match board.kind {
            BoardKind::Pool { length, .. } => Some(length),
            _ => None,
        });
        let square = |spot: &str| spot.split_once('.').and_then(|(_, square)| square.parse::<u32>().ok());
        let scored = |scene: &Scene| scene.scores.as_ref()?.get(seen.seat.index()).copied();
        let swum = scored(seen.after).zip(scored(seen.before)).map_or(0, |(after, before)| after - before);
        let moved = seen.changes.iter().find(|change| change.kind == ChangeKind::Moved);
        let there = moved.and_then(|change| square(&change.spot));
        Telling::whole(match (swum, there.or(length.map(u32::from))) {
            (0, _) | (_, None) => text!("stilelibero-stays", words),
            (1, Some(at)) => text!("stilelibero-swims-1-square", words, at),
            (swum, Some(at)) => {
                text!("stilelibero-swims-squares", words, swum, at)
            }
        })
    }

    fn tells_of(_: &Change) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Start;
    use crate::game::testing::{Table, start_with, try_start};

    /// Lanes of seven squares, all with the number 6.
    fn short(variant: &str) -> Table {
        start_with("stilelibero", 2, variant, "lane=6666666")
    }

    fn starts(players: usize, lane: &str) -> bool {
        try_start("stilelibero", &Start { options: vec![("lane", lane)], ..Start::new(players) }).is_ok()
    }

    #[test]
    fn lanes_are_one_string_or_one_a_seat() {
        assert!(starts(3, "3456345") && starts(2, "3456345/5555555") && starts(2, &"3".repeat(60)));
        for wrong in ["", "345634", "3456342", "3456347", "3456345/", "3456345/55555555", "3456345/5555555/3333333"] {
            assert!(!starts(2, wrong), "{wrong}");
        }
        assert!(!starts(2, &"3".repeat(61)));
    }

    #[test]
    fn the_dive_counts_different_values_of_one_to_six_dice() {
        short("standard").allows("1 111111=1 123456=6 1123=3").forbids("1123=2 111111=6 1=0");
        short("standard").cannot_read("1234561 7 0 - 12=7 12= =1 1=11");
        short("petit-bain").allows("112233 112233=3").forbids("11223 1 112233=0");
    }

    #[test]
    fn later_at_most_the_number_on_the_square() {
        let lane = "lane=6453333";
        start_with("stilelibero", 2, "grand-bain", lane).plays("12 1").allows("1 1234").forbids("12345 121234");
        start_with("stilelibero", 2, "petit-bain", lane).plays("111112 111111").allows("1234").forbids("1 123 12345");
    }

    #[test]
    fn a_series_allows_its_single_values_or_a_value_thrown_four_times() {
        let table = || short("standard").plays("1 1");
        table().allows("444412 444412=4 444412=2 11223=1 11=0 11").forbids("444412=3 444412=1 11=2 111=3");
    }

    #[test]
    fn at_the_edge_one_turns_with_the_dice_left() {
        // From 3 the fourth different die reaches 7; the fifth and sixth are a new series.
        let table = || short("standard").plays("123 1");
        table().allows("1234=0 12345=1 123456=2 123455=0").forbids("1234=4 12345=5 123456=6");
        // Excess is lost: from 5 the second single die reaches 7; then four more of one value.
        short("standard").plays("12345 1").allows("121111=4 121111=0").forbids("121111=5");
        // Largest first: 44 44 from 3 turns with the fourth 4, no choice.
        table().allows("4444=0").forbids("4444=4");
    }

    #[test]
    fn grand_bain_ends_with_the_round_and_ties_go_to_the_lower_lane() {
        let turns = "123456 123456 12 12 123456 123456";
        // 6, then the edge at 7 with one die: the second is 1 more (8); then 6 more: 14, past 13.
        short("grand-bain").plays(turns).ends("finish", &[1, 2]);
        short("grand-bain").plays("123456 123456 12 123 123456").goes_on().plays("123456").ends("finish", &[2, 1]);
    }

    #[test]
    fn petit_bain_ends_at_once() {
        short("petit-bain").plays("123456 123456 123456 123456 111111").ends("finish", &[1, 2]);
        short("petit-bain").plays("123456 123456 112233 123456 111111 111111").ends("finish", &[2, 1]);
    }
}
