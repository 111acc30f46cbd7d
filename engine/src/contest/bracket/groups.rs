//! Groups first: seeded like a snake, everybody against everybody in each, and the best of each go on
//! to a knockout in which those of one group are kept apart as long as possible.

use serde::{Deserialize, Serialize};

use super::{ENTRANTS, apart};
use crate::contest::round_robin::{Cycles, Numbers, Schedule};
use crate::text;
use crate::text::Text;

/// The groups, and how many of each go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Groups {
    /// The entrants of each group, the highest seed first.
    pub groups: Vec<Vec<usize>>,
    /// How many of each group go on.
    pub advance: usize,
}

/// Who takes a seed of the knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qualifier {
    /// The group, from 0.
    pub group: usize,
    /// The place in it, from 1.
    pub place: usize,
}

impl Groups {
    /// Deals entrants, in the order of their seeds, to so many groups: to and fro, like a snake.
    pub fn snake(seeds: &[usize], groups: usize, advance: usize) -> Result<Self, Text> {
        let entrants = seeds.len();
        let smallest = entrants.checked_div(groups).unwrap_or(0);
        if entrants > *ENTRANTS.end() || smallest < 2 {
            let most = ENTRANTS.end();
            return Err(text!("bracket-groups-need-least-two-players", most, entrants, groups));
        }
        if advance == 0 || advance > smallest || groups * advance < 2 {
            return Err(text!("bracket-cannot-go-groups", advance, smallest));
        }
        let mut dealt = vec![Vec::new(); groups];
        for (row, seeds) in seeds.chunks(groups).enumerate() {
            for (index, entrant) in seeds.iter().enumerate() {
                let group = if row.is_multiple_of(2) { index } else { groups - 1 - index };
                if let Some(group) = dealt.get_mut(group) {
                    group.push(*entrant);
                }
            }
        }
        Ok(Self { groups: dealt, advance })
    }

    /// The round robin of a group; its players are indices into the group.
    pub fn schedule(&self, group: usize, cycles: Cycles, numbers: Numbers) -> Result<Schedule, Text> {
        Schedule::new(self.groups.get(group).map_or(0, Vec::len), cycles, numbers)
    }

    /// Who takes which seed of the knockout: the first of every group, then the seconds, and so on, so
    /// that firsts meet seconds. Inside each tier groups are exchanged until those of one group meet
    /// as late as they can.
    pub fn qualifiers(&self) -> Vec<Qualifier> {
        match self.groups.len().checked_mul(self.advance) {
            Some(count) if ENTRANTS.contains(&count) => apart::arrange(self.groups.len(), self.advance),
            _ => Vec::new(),
        }
    }

    /// Why an entrant is in a group.
    pub fn why(&self, entrant: usize) -> Option<Text> {
        let place = |group: &Vec<usize>| group.iter().position(|other| *other == entrant);
        let (group, row) = self.groups.iter().enumerate().find_map(|(index, group)| Some((index, place(group)?)))?;
        let (count, letter) = (self.groups.len(), letter(group));
        let seed = row * count + if row.is_multiple_of(2) { group + 1 } else { count - group };
        Some(text!("bracket-seed-group-seeds-dealt-groups", seed, letter, count))
    }

    /// Why a qualifier has a seed of the knockout, counted from 1.
    pub fn why_seed(&self, seed: usize) -> Option<Text> {
        let Qualifier { group, place } = *self.qualifiers().get(seed.checked_sub(1)?)?;
        let letter = letter(group);
        Some(text!("bracket-number-group-seed-firsts-come", place, letter, seed))
    }

    /// The entrants of the knockout in the order of their seeds, from the final order of each group.
    pub fn seeds(&self, standings: &[Vec<usize>]) -> Result<Vec<usize>, Text> {
        let complete = standings.len() == self.groups.len()
            && standings.iter().zip(&self.groups).all(|(ranked, group)| {
                let sorted = |list: &[usize]| {
                    let mut list = list.to_vec();
                    list.sort_unstable();
                    list
                };
                sorted(ranked) == sorted(group)
            });
        let entrant = |q: &Qualifier| standings.get(q.group)?.get(q.place - 1).copied();
        let seeds = self.qualifiers().iter().map(entrant).collect::<Option<Vec<_>>>();
        seeds.filter(|_| complete).ok_or_else(|| text!("bracket-standings-not-groups"))
    }
}

/// A, B, … Z, and numbers from 27 on.
fn letter(group: usize) -> String {
    u8::try_from(group)
        .ok()
        .filter(|index| *index < 26)
        .map_or_else(|| (group + 1).to_string(), |index| char::from(b'A' + index).to_string())
}
