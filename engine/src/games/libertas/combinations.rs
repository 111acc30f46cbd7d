//! The combinations of a hand that are worth most together, found exactly.
//!
//! Two sets of one colour are never worth more than the two merged, so a colour is worth what its number
//! of flags and its longest run say. It remains to decide, number by number, which flags leave their
//! colour for a kind or for a run of seven. States that agree in all that matters later are merged, and
//! those that cannot exceed a total already found by a first narrow pass are dropped.

#![allow(clippy::indexing_slicing, reason = "arrays of 4 colours and of 11 numbers, indexed by colours and numbers")]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use smallvec::SmallVec;

use crate::board::cards::{Flag, Flags};

const NUMBERS: usize = 11;
const THREE: u32 = 480;
const FOUR: u32 = 960;
const RUN: u32 = 200;
/// What a Libertas adds to three of a kind.
const THREE_GAIN: u32 = 320;
/// States kept at each number in the first pass.
const NARROW: usize = 48;

/// Cards that count together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Combination {
    /// Its flags.
    pub cards: Vec<Flag>,
    /// Whether a Libertas is with them.
    pub libertas: bool,
    /// What they count.
    pub points: u32,
}

/// Flags of one colour, any numbers.
const fn plain(flags: u8) -> u32 {
    match flags {
        0..=2 => 0,
        3..=7 => 60 << (flags - 3),
        _ => 960 + 1000 * (flags as u32 - 7),
    }
}

/// The same with a Libertas; more than six flags take none.
const fn with_libertas(flags: u8) -> u32 {
    match flags {
        0..=2 => 0,
        3..=6 => 100 << (flags - 3),
        _ => 800,
    }
}

/// What is known of a colour on the way: flags left to it, its longest run, and the run still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Suit {
    flags: u8,
    longest: u8,
    open: u8,
}

impl Suit {
    fn keep(&mut self) {
        self.flags += 1;
        self.open += 1;
        self.longest = self.longest.max(self.open);
    }

    fn value(self) -> u32 {
        plain(self.flags).max(2 * plain(self.longest))
    }

    fn libertas_value(self) -> u32 {
        with_libertas(self.flags).max(2 * with_libertas(self.longest))
    }

    fn gain(self) -> u32 {
        self.libertas_value().saturating_sub(self.value())
    }
}

/// All that matters later of the decisions so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct State {
    suits: [Suit; 4],
    /// Threes of a kind, as far as there are Libertas cards for them.
    threes: u8,
    /// Runs of seven under way, by the number 1 to 5 they began with.
    runs: [u8; 5],
}

impl std::hash::Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let suits = self.suits.iter().fold(u64::from(self.threes), |bits, suit| {
            bits << 12 | u64::from(suit.flags) << 8 | u64::from(suit.longest) << 4 | u64::from(suit.open)
        });
        let runs = self.runs.iter().fold(0, |bits, count| bits << 3 | u64::from(*count));
        state.write_u64(suits.rotate_left(13) ^ runs);
    }
}

/// A multiplication is enough for keys that nobody chooses.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, bits: u64) {
        let mixed = (self.0 ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// A state with the best way to it.
#[derive(Debug, Clone, Copy)]
struct Node {
    state: State,
    /// Points of kinds and of runs, those under way included.
    points: u32,
    bound: u32,
    before: usize,
    /// Colours whose flag of this number goes to a kind, and to runs, one bit per colour.
    kind: u8,
    run: u8,
}

/// What the numbers above one may still bring.
#[derive(Debug, Clone, Copy, Default)]
struct Future {
    flags: [u8; 4],
    /// The run that begins with the next number.
    leading: [u8; 4],
    longest: [u8; 4],
    threes: u8,
    fours: u8,
    runs: u8,
}

struct Search {
    libertas: usize,
    /// The colours held of each number, one bit per colour.
    held: [u8; NUMBERS],
    /// For each number 1 to 5, how many runs could begin there.
    begin: [u8; 5],
    future: [Future; NUMBERS],
}

impl Search {
    fn new(flags: Flags, libertas: usize) -> Self {
        let mut held = [0u8; NUMBERS];
        for flag in flags.iter() {
            held[usize::from(flag.number()) - 1] |= 1 << flag.colour();
        }
        let count = |number: &u8| number.count_ones() as u8;
        let mut begin = [0; 5];
        for (first, begin) in begin.iter_mut().enumerate() {
            *begin = held[first..first + 7].iter().map(count).min().unwrap_or(0);
        }
        let mut future = [Future::default(); NUMBERS];
        for (at, future) in future.iter_mut().enumerate() {
            let later = &held[at + 1..];
            future.threes = later.iter().filter(|number| count(number) == 3).count() as u8;
            future.fours = later.iter().filter(|number| count(number) == 4).count() as u8;
            future.runs = begin.iter().skip(at + 1).sum();
            for colour in 0..4 {
                let mut suit = Suit::default();
                for number in later {
                    if number >> colour & 1 == 1 {
                        suit.keep();
                    } else {
                        suit.open = 0;
                    }
                }
                future.flags[colour] = suit.flags;
                future.longest[colour] = suit.longest;
                future.leading[colour] = later.iter().take_while(|number| **number >> colour & 1 == 1).count() as u8;
            }
        }
        Self { libertas, held, begin, future }
    }

    /// What the Libertas cards add, handed to the largest gains.
    fn gains(&self, suits: &[Suit; 4], threes: u8) -> u32 {
        if self.libertas == 0 {
            return 0;
        }
        let mut gains = suits.map(Suit::gain);
        gains.sort_unstable_by(|a, b| b.cmp(a));
        let threes = usize::from(threes).min(self.libertas);
        let large = gains.iter().take(self.libertas).take_while(|gain| **gain > THREE_GAIN).count();
        let threes = threes.min(self.libertas - large);
        gains.iter().take(self.libertas - threes).sum::<u32>() + threes as u32 * THREE_GAIN
    }

    /// No way on from this state, numbers up to `at` decided, is worth more.
    fn bound(&self, state: &State, points: u32, at: usize) -> u32 {
        let future = &self.future[at];
        let mut suits = state.suits;
        for (colour, suit) in suits.iter_mut().enumerate() {
            suit.flags += future.flags[colour];
            suit.longest = suit.longest.max(future.longest[colour]).max(suit.open + future.leading[colour]);
        }
        let colours: u32 = suits.iter().map(|suit| suit.value()).sum();
        let kinds = u32::from(future.threes) * THREE + u32::from(future.fours) * FOUR;
        let gains = self.gains(&suits, state.threes + future.threes);
        points + colours + kinds + gains + u32::from(future.runs) * RUN
    }

    /// The ways to give the flags of one number to kinds and runs.
    fn decide(&self, node: &Node, at: usize, mut each: impl FnMut(Node)) {
        let held = self.held[at];
        let under_way: u8 = node.state.runs.iter().sum();
        for kind in (0..16u8).filter(|kind| kind & !held == 0 && [0, 3, 4].contains(&kind.count_ones())) {
            let left = held & !kind;
            for run in (0..16u8).filter(|run| run & !left == 0) {
                let Some(begun) = (run.count_ones() as u8).checked_sub(under_way) else { continue };
                if begun > self.begin.get(at).copied().unwrap_or(0) {
                    continue;
                }
                let mut state = node.state;
                for (colour, suit) in state.suits.iter_mut().enumerate() {
                    if (left & !run) >> colour & 1 == 1 {
                        suit.keep();
                    } else {
                        suit.open = 0;
                    }
                }
                if let Some(runs) = state.runs.get_mut(at) {
                    *runs = begun;
                }
                if let Some(runs) = at.checked_sub(6).and_then(|first| state.runs.get_mut(first)) {
                    *runs = 0;
                }
                let kind_points = match kind.count_ones() {
                    3 => THREE,
                    4 => FOUR,
                    _ => 0,
                };
                if kind_points == THREE && usize::from(state.threes) < self.libertas {
                    state.threes += 1;
                }
                let points = node.points + kind_points + u32::from(begun) * RUN;
                let bound = self.bound(&state, points, at);
                each(Node { state, points, bound, before: 0, kind, run });
            }
        }
    }

    /// The best way that is worth more than `floor`, looking at no more than `width` states per number; and
    /// whether no state was left out.
    fn pass(&self, floor: Option<u32>, width: usize) -> (Option<Way>, bool) {
        let root = Node { state: State::default(), points: 0, bound: 0, before: 0, kind: 0, run: 0 };
        let mut levels: Vec<Vec<Node>> = vec![vec![root]];
        let mut complete = true;
        for at in 0..NUMBERS {
            let mut nodes: Vec<Node> = Vec::new();
            let mut known: HashMap<State, usize, BuildHasherDefault<Multiply>> = HashMap::default();
            for (before, node) in levels[at].iter().enumerate() {
                self.decide(node, at, |node| {
                    if floor.is_some_and(|floor| node.bound <= floor) {
                        return;
                    }
                    let node = Node { before, ..node };
                    let index = *known.entry(node.state).or_insert_with(|| {
                        nodes.push(node);
                        nodes.len() - 1
                    });
                    if nodes[index].points < node.points {
                        nodes[index] = node;
                    }
                });
            }
            if nodes.len() > width {
                nodes.sort_by_key(|node| std::cmp::Reverse((node.bound, node.points)));
                nodes.truncate(width);
                complete = false;
            }
            levels.push(nodes);
        }
        // After the last number the bound is the value.
        let last = levels.last().and_then(|nodes| nodes.iter().enumerate().max_by_key(|(_, node)| node.bound));
        let way = last.map(|(mut index, node)| {
            let mut choices = [(0, 0); NUMBERS];
            for (level, choice) in levels.iter().skip(1).zip(&mut choices).rev() {
                let node = level[index];
                *choice = (node.kind, node.run);
                index = node.before;
            }
            Way { value: node.bound, choices }
        });
        (way, complete)
    }

    fn best(&self) -> Option<Way> {
        let (narrow, complete) = self.pass(None, NARROW);
        if complete {
            return narrow;
        }
        let floor = narrow.as_ref().map(|way| way.value);
        self.pass(floor, usize::MAX).0.or(narrow)
    }
}

/// For each number the colours that go to a kind and to runs.
struct Way {
    value: u32,
    choices: [(u8, u8); NUMBERS],
}

/// The combinations of a hand that are worth most together.
pub fn best(flags: Flags, libertas: usize) -> Vec<Combination> {
    let Some(way) = Search::new(flags, libertas).best() else { return Vec::new() };
    let mut left = flags;
    let mut runs: Vec<Vec<Flag>> = Vec::new();
    // Each combination with what it would be with a Libertas.
    let mut pairs: Vec<(Combination, Option<Combination>)> = Vec::new();
    for ((kind, run), number) in way.choices.into_iter().zip(1..) {
        let of_number = |mask: u8| {
            (0..4).filter(move |colour| mask >> colour & 1 == 1).map(move |colour| Flag::new(colour, number))
        };
        of_number(kind | run).for_each(|flag| left.remove(flag));
        let cards: Vec<Flag> = of_number(kind).collect();
        let with = |cards: &[Flag], libertas, points| Combination { cards: cards.to_vec(), libertas, points };
        match cards.len() {
            3 => pairs.push((with(&cards, false, THREE), Some(with(&cards, true, THREE + THREE_GAIN)))),
            4 => pairs.push((with(&cards, false, FOUR), None)),
            _ => {}
        }
        let mut flags = of_number(run);
        runs.iter_mut().filter(|cards| cards.len() < 7).zip(&mut flags).for_each(|(cards, flag)| cards.push(flag));
        runs.extend(flags.map(|flag| vec![flag]));
    }
    pairs.extend(runs.into_iter().map(|cards| (Combination { cards, libertas: false, points: RUN }, None)));
    pairs.extend((0..4).filter_map(|colour| {
        let numbers = left.numbers(colour);
        Some((suit_set(colour, numbers, false)?, suit_set(colour, numbers, true)))
    }));
    let gain = |(plain, with): &(Combination, Option<Combination>)| {
        with.as_ref().map_or(0, |with| with.points.saturating_sub(plain.points))
    };
    pairs.sort_by_key(|pair| std::cmp::Reverse(gain(pair)));
    let chosen = pairs.into_iter().enumerate().map(|(at, pair)| {
        let upgraded = at < libertas && gain(&pair) > 0;
        if upgraded { pair.1.unwrap_or(pair.0) } else { pair.0 }
    });
    chosen.collect()
}

/// The best set of one colour among these numbers.
fn suit_set(colour: usize, numbers: u16, libertas: bool) -> Option<Combination> {
    let mut suit = Suit::default();
    let mut last = 0;
    for number in 1..=NUMBERS as u8 {
        if numbers >> number & 1 == 0 {
            suit.open = 0;
            continue;
        }
        suit.keep();
        if suit.open == suit.longest {
            last = number;
        }
    }
    let most = if libertas { 6 } else { NUMBERS };
    let (value, points) = if libertas {
        (with_libertas(suit.longest), suit.libertas_value())
    } else {
        (plain(suit.longest), suit.value())
    };
    let all = (1..=NUMBERS as u8).filter(|number| numbers >> number & 1 == 1);
    let cards: SmallVec<[u8; NUMBERS]> = if points == 2 * value {
        (last + 1 - suit.longest..=last).take(most).collect()
    } else {
        all.take(most).collect()
    };
    let cards = cards.into_iter().map(|number| Flag::new(colour, number)).collect();
    (points > 0).then_some(Combination { cards, libertas, points })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::game::Scan;

    fn hand(text: &str) -> Flags {
        text.split_whitespace().map(|flag| Flag::scan(&mut Scan::new(flag)).expect("a flag")).collect()
    }

    /// The value of a hand, after a look at every combination that makes it up.
    fn value(flags: Flags, libertas: usize) -> u32 {
        let combinations = best(flags, libertas);
        let mut left = flags;
        for Combination { cards, libertas, points } in &combinations {
            for card in cards {
                assert!(left.has(*card), "{card} is used twice");
                left.remove(*card);
            }
            assert_eq!(worth(cards, *libertas), Some(*points), "{cards:?}");
        }
        assert!(combinations.iter().filter(|combination| combination.libertas).count() <= libertas);
        let total = combinations.iter().map(|combination| combination.points).sum();
        assert_eq!(Search::new(flags, libertas).best().map_or(0, |way| way.value), total);
        total
    }

    /// The table of the rules, for cards in any order.
    fn worth(cards: &[Flag], libertas: bool) -> Option<u32> {
        let mut numbers: Vec<u8> = cards.iter().map(|card| card.number()).collect();
        numbers.sort_unstable();
        let one_colour = cards.iter().all(|card| card.colour() == cards[0].colour());
        let one_number = numbers.iter().all(|number| *number == numbers[0]);
        let successive = numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
        let set = match (cards.len(), libertas) {
            (3, false) => 60,
            (4, false) => 120,
            (5, false) => 240,
            (6, false) => 480,
            (7, false) => 960,
            (8, false) => 1960,
            (9, false) => 2960,
            (10, false) => 3960,
            (11, false) => 4960,
            (3, true) => 100,
            (4, true) => 200,
            (5, true) => 400,
            (6, true) => 800,
            _ => 0,
        };
        let of_colour = if one_colour { set * if successive { 2 } else { 1 } } else { 0 };
        let of_kind = match (one_number, cards.len(), libertas) {
            (true, 3, false) => 480,
            (true, 3, true) => 800,
            (true, 4, false) => 960,
            _ => 0,
        };
        let run = if cards.len() == 7 && successive && !libertas { 200 } else { 0 };
        Some(of_colour.max(of_kind).max(run)).filter(|points| *points > 0)
    }

    /// Every way to part the hand, by the set of cards left.
    fn exhaustive(flags: Flags, libertas: usize) -> u32 {
        let cards: Vec<Flag> = flags.iter().collect();
        let full = 1usize << cards.len();
        let chosen = |set: usize| -> Vec<Flag> {
            (0..cards.len()).filter(|at| set >> at & 1 == 1).map(|at| cards[at]).collect()
        };
        let worths: Vec<(u32, u32)> = (0..full)
            .map(|set| {
                let chosen = chosen(set);
                if chosen.len() < 3 {
                    (0, 0)
                } else {
                    (worth(&chosen, false).unwrap_or(0), worth(&chosen, true).unwrap_or(0))
                }
            })
            .collect();
        let useful: Vec<usize> = (0..full).filter(|set| worths[*set].0 > 0).collect();
        let mut best = vec![vec![0; libertas + 1]; full];
        for set in 1..full {
            let lowest = 1 << set.trailing_zeros();
            for cards in 0..=libertas {
                let mut top = best[set & !lowest][cards];
                for part in useful.iter().filter(|part| **part & lowest > 0 && **part & !set == 0) {
                    top = top.max(worths[*part].0 + best[set & !part][cards]);
                    if cards > 0 && worths[*part].1 > 0 {
                        top = top.max(worths[*part].1 + best[set & !part][cards - 1]);
                    }
                }
                best[set][cards] = top;
            }
        }
        best[full - 1][libertas]
    }

    #[test]
    fn hands_worked_by_hand() {
        assert_eq!(value(hand(""), 4), 0);
        assert_eq!(value(hand("R1 R3 R5"), 0), 60);
        assert_eq!(value(hand("R4 R5 R6"), 0), 120);
        assert_eq!(value(hand("R4 R5 R6"), 2), 200);
        assert_eq!(value(hand("R1 R2 R3 R4 R5 R6"), 1), 1600);
        assert_eq!(value(hand("R1 R2 R3 R4 R5 R6 R7"), 1), 1920);
        assert_eq!(value(hand("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11"), 4), 9920);
        assert_eq!(value(hand("R1 R3 R5 R7 R9 R11 R2 R8"), 0), 1960);
        assert_eq!(value(hand("R5 B5 G5"), 0), 480);
        assert_eq!(value(hand("R5 B5 G5"), 1), 800);
        assert_eq!(value(hand("R5 B5 G5 Y5"), 0), 960);
        assert_eq!(value(hand("R5 B5 G5 Y5"), 1), 960);
        assert_eq!(value(hand("R1 B2 G3 Y4 R5 B6 G7"), 3), 200);
        // A run of six, doubled, beats the kind with what it would leave (480 + 240); a run of five (480) does not.
        assert_eq!(value(hand("R1 R2 R3 R4 R5 R6 B5 G5"), 0), 960);
        assert_eq!(value(hand("R1 R2 R3 R4 R5 B5 G5"), 0), 480 + 240);
        // Two kinds and one Libertas: 800 + 480.
        assert_eq!(value(hand("R5 B5 G5 R9 B9 G9"), 1), 1280);
    }

    #[test]
    fn every_flag_and_every_libertas() {
        assert_eq!(value(Flags::deck(11), 4), 4 * 9920);
        // Six of each colour: four runs with a Libertas, or six fours of a kind.
        assert_eq!(value(Flags::deck(6), 4), 6400);
        assert_eq!(value(Flags::deck(6), 1), 5760);
    }

    #[test]
    fn agrees_with_an_exhaustive_search() {
        let mut chance = Chance::seeded(1985);
        for round in 0..160u8 {
            // Few numbers make kinds likely, one flag of each number makes runs of seven likely.
            let mut deck: Vec<Flag> = Flags::deck(4 + round % 8).iter().collect();
            chance.shuffle(&mut deck);
            let begin = 1 + chance.below(5) as u8;
            let run = (begin..begin + 7).map(|number| Flag::new(chance.below(4), number)).collect::<Vec<_>>();
            let run = run.into_iter().take(if round % 3 == 0 { 7 } else { 0 });
            let size = 6 + usize::from(round % 6);
            let flags: Flags = run.chain(deck).take(size).collect();
            let libertas = chance.below(4);
            assert_eq!(value(flags, libertas), exhaustive(flags, libertas), "{flags:?} {libertas}");
        }
    }
}
