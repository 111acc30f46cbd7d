//! Everybody against everybody, once or twice, by the Berger tables.

mod withdrawal;

pub use withdrawal::{Standing, WithdrawalRule, settle, why as why_withdrawn};

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::sentences;
use crate::chance::Chance;
use crate::text;
use crate::text::Text;

/// How many may play.
pub const PLAYERS: RangeInclusive<usize> = 2..=256;

/// How often each pair meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, with seats exchanged.
    Double,
}

/// Who is which number of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Numbers {
    /// As the players are listed.
    Listed,
    /// Drawn by lot from this seed.
    Drawn(u64),
}

/// Two players at one table, by index in the list of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Who has the first seat (White).
    pub first: usize,
    /// Who has the second seat (Black).
    pub second: usize,
}

/// What is played in one round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The round of the Berger table this is, from 1: the last two of a double round robin's first
    /// cycle are exchanged.
    pub table: usize,
    /// Whether this is the second cycle, with seats exchanged.
    pub second_cycle: bool,
    /// The games, in the order of the table.
    pub games: Vec<Game>,
    /// Who has no opponent, in a field of odd size.
    pub bye: Option<usize>,
}

/// All rounds of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// Once or twice.
    pub cycles: Cycles,
    /// How the numbers were given.
    pub numbers: Numbers,
    /// The players by number: number 1 first.
    pub players: Vec<usize>,
    /// The rounds in order.
    pub rounds: Vec<Round>,
}

impl Schedule {
    /// The schedule for so many players.
    pub fn new(players: usize, cycles: Cycles, numbers: Numbers) -> Result<Self, Text> {
        let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
        if !PLAYERS.contains(&players) {
            return Err(text!("round-robin-round-robin-players-not", fewest, most, players));
        }
        let mut order: Vec<usize> = (0..players).collect();
        if let Numbers::Drawn(seed) = numbers {
            Chance::seeded(seed).shuffle(&mut order);
        }
        let even = players.next_multiple_of(2);
        let mut tables: Vec<usize> = (1..even).collect();
        let mut rounds = Vec::new();
        if cycles == Cycles::Double {
            // Otherwise numbers 1 and n/2 + 1 would sit alike three times where the cycles meet.
            if let [.., last_but_one, last] = tables.as_mut_slice() {
                std::mem::swap(last_but_one, last);
            }
        }
        rounds.extend(tables.iter().map(|table| round(&order, *table, false)));
        if cycles == Cycles::Double {
            rounds.extend((1..even).map(|table| round(&order, table, true)));
        }
        Ok(Self { cycles, numbers, players: order, rounds })
    }

    /// The number of a player in the table, from 1.
    pub fn number(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|other| *other == player).map(|index| index + 1)
    }

    /// Why two players meet in this round (from 0) and sit as they do.
    pub fn why(&self, round: usize, game: Game) -> Option<Text> {
        let drawn = self.rounds.get(round).filter(|drawn| drawn.games.contains(&game))?;
        let (first, second) = (self.number(game.first)?, self.number(game.second)?);
        let (table, size) = (drawn.table, self.players.len().next_multiple_of(2));
        let meeting = text!("round-robin-number-first-seat-against-number", first, second, table, size);
        let cycle = if drawn.second_cycle {
            Some(text!("round-robin-seats-exchanged-second-cycle"))
        } else if table != round + 1 {
            Some(text!("round-robin-last-two-rounds-first-cycle"))
        } else {
            None
        };
        let lots = match self.numbers {
            Numbers::Drawn(seed) => Some(text!("round-robin-numbers-drawn-lot-seed", seed)),
            Numbers::Listed => None,
        };
        Some(sentences::join([Some(meeting), cycle, lots].into_iter().flatten()))
    }

    /// Why a player has no game in this round (from 0).
    pub fn why_bye(&self, round: usize) -> Option<Text> {
        let drawn = self.rounds.get(round)?;
        let number = self.number(drawn.bye?)?;
        let (players, last, table) = (self.players.len(), self.players.len() + 1, drawn.table);
        Some(text!("round-robin-number-free-players-odd-field", number, players, table, last))
    }
}

/// A round of the Berger table, from 1. Against the last number stands x; the pairs x ± 1, x ± 2, …
/// around the circle of the other numbers make up the rest, and the plus has the first seat.
fn round(players: &[usize], table: usize, second_cycle: bool) -> Round {
    let even = players.len().next_multiple_of(2);
    let circle = even - 1;
    let x = (table - 1) * (even / 2) % circle;
    let player = |number: usize| players.get(number).copied();
    // The last number sits first in every other round: against the upper half of the numbers.
    let against_last = if x < even / 2 { (x, even - 1) } else { (even - 1, x) };
    let around = (1..even / 2).map(|step| ((x + step) % circle, (x + circle - step) % circle));
    let mut drawn = Round { table, second_cycle, games: Vec::new(), bye: None };
    for (first, second) in std::iter::once(against_last).chain(around) {
        match (player(first), player(second)) {
            (Some(first), Some(second)) if second_cycle => drawn.games.push(Game { first: second, second: first }),
            (Some(first), Some(second)) => drawn.games.push(Game { first, second }),
            (free, None) | (None, free) => drawn.bye = free,
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rounds as the handbook prints them, numbers from 1.
    fn printed(players: usize) -> Vec<String> {
        let schedule = Schedule::new(players, Cycles::Single, Numbers::Listed).unwrap();
        let line = |round: &Round| {
            round.games.iter().map(|g| format!("{}-{}", g.first + 1, g.second + 1)).collect::<Vec<_>>().join(" ")
        };
        schedule.rounds.iter().map(line).collect()
    }

    #[test]
    fn tables_of_the_handbook() {
        assert_eq!(printed(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(printed(6), ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
        assert_eq!(
            printed(8),
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ]
        );
        assert_eq!(
            printed(10),
            [
                "1-10 2-9 3-8 4-7 5-6",
                "10-6 7-5 8-4 9-3 1-2",
                "2-10 3-1 4-9 5-8 6-7",
                "10-7 8-6 9-5 1-4 2-3",
                "3-10 4-2 5-1 6-9 7-8",
                "10-8 9-7 1-6 2-5 3-4",
                "4-10 5-3 6-2 7-1 8-9",
                "10-9 1-8 2-7 3-6 4-5",
                "5-10 6-4 7-3 8-2 9-1",
            ]
        );
    }

    #[test]
    fn an_odd_field_leaves_out_whoever_meets_the_missing_number() {
        let schedule = Schedule::new(5, Cycles::Single, Numbers::Listed).unwrap();
        let byes: Vec<_> = schedule.rounds.iter().map(|round| round.bye.map(|player| player + 1)).collect();
        assert_eq!(byes, [Some(1), Some(4), Some(2), Some(5), Some(3)]);
        assert!(schedule.why_bye(1).unwrap().english().starts_with("Number 4 has a bye"));
    }

    #[test]
    fn the_first_cycle_of_two_exchanges_its_last_two_rounds() {
        let schedule = Schedule::new(6, Cycles::Double, Numbers::Listed).unwrap();
        let tables: Vec<_> = schedule.rounds.iter().map(|round| round.table).collect();
        assert_eq!(tables, [1, 2, 3, 5, 4, 1, 2, 3, 4, 5]);
        let why = schedule.why(3, Game { first: 2, second: 5 }).unwrap();
        assert!(why.english().contains("swapped") && why.say("fr").contains("interverties"), "{why:?}");
        assert_eq!(schedule.why(3, Game { first: 5, second: 2 }), None);
    }

    #[test]
    fn sizes_out_of_bounds_get_a_sentence() {
        assert!(Schedule::new(1, Cycles::Single, Numbers::Listed).is_err());
        assert!(Schedule::new(usize::MAX, Cycles::Double, Numbers::Drawn(1)).is_err());
    }
}
