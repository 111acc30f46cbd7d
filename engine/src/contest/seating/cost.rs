//! The cost of a seating, the most important part first.

#![allow(clippy::indexing_slicing, reason = "players are places in the order, made in this folder alone")]

use std::collections::BTreeMap;
use std::ops::{Add, Sub};

use super::history::History;
use super::{Clubs, Field, System};

/// The cost of a table or of all of them. An earlier line outweighs all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Cost {
    /// Earlier meetings, squared, over all pairs.
    repeats: u64,
    /// Pairs who met in the last round already.
    at_once: u64,
    /// Pairs of one club, where clubs are protected.
    clubs: u64,
    /// Differences of points, squared, over all pairs.
    spread: u128,
    /// Pairs of one club, where they are only better apart.
    mates: u64,
    /// Earlier short tables of those who sit at one now.
    short: u64,
}

impl Add for Cost {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            repeats: self.repeats + other.repeats,
            at_once: self.at_once + other.at_once,
            clubs: self.clubs + other.clubs,
            spread: self.spread + other.spread,
            mates: self.mates + other.mates,
            short: self.short + other.short,
        }
    }
}

/// Only ever takes away what was added before.
impl Sub for Cost {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self {
            repeats: self.repeats - other.repeats,
            at_once: self.at_once - other.at_once,
            clubs: self.clubs - other.clubs,
            spread: self.spread - other.spread,
            mates: self.mates - other.mates,
            short: self.short - other.short,
        }
    }
}

impl Cost {
    /// Whether nothing at all is wrong.
    pub(super) fn is_zero(self) -> bool {
        self == Self::default()
    }
}

/// Judges tables of players, who are named by their place in the order.
pub(super) struct Judge {
    order: Vec<usize>,
    size: usize,
    points: Vec<u32>,
    /// Earlier meetings, and whether in the last round.
    met: Vec<(u16, bool)>,
    /// One number per club; 0 for players without one.
    club: Vec<usize>,
    clubs: Clubs,
    by_points: bool,
    short: Vec<u32>,
}

impl Judge {
    /// Judges the players of the order.
    pub(super) fn new(field: &Field, history: &History, order: Vec<usize>) -> Self {
        let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
        let club = order.iter().map(|player| match &field.entrants[*player].club {
            Some(club) if field.clubs != Clubs::Ignore => {
                let next = numbers.len() + 1;
                *numbers.entry(club).or_insert(next)
            }
            _ => 0,
        });
        let club = club.collect();
        let pairs = order.iter().flat_map(|a| order.iter().map(|b| (history.met(*a, *b), history.met_last(*a, *b))));
        Self {
            met: pairs.collect(),
            club,
            clubs: field.clubs,
            size: field.size,
            points: order.iter().map(|player| field.entrants[*player].points).collect(),
            by_points: field.system == System::ByPoints,
            short: order.iter().map(|player| history.short[*player]).collect(),
            order,
        }
    }

    /// How many there are to seat.
    pub(super) fn count(&self) -> usize {
        self.order.len()
    }

    /// The players of the field at a table of places.
    pub(super) fn players(&self, table: &[usize]) -> Vec<usize> {
        table.iter().map(|place| self.order[*place]).collect()
    }

    /// How often two have met.
    pub(super) fn met(&self, a: usize, b: usize) -> u16 {
        self.met[a * self.order.len() + b].0
    }

    /// The cost of a table.
    pub(super) fn table(&self, table: &[usize]) -> Cost {
        let mut cost = Cost::default();
        for (index, a) in table.iter().enumerate() {
            for b in &table[..index] {
                self.add_pair(&mut cost, *a, *b);
            }
        }
        if table.len() < self.size {
            cost.short = table.iter().map(|place| u64::from(self.short[*place])).sum();
        }
        cost
    }

    /// What one more player costs at a table, but for the table being short.
    pub(super) fn joining(&self, table: &[usize], a: usize) -> Cost {
        let mut cost = Cost::default();
        table.iter().for_each(|b| self.add_pair(&mut cost, a, *b));
        cost
    }

    fn add_pair(&self, cost: &mut Cost, a: usize, b: usize) {
        let (met, last) = self.met[a * self.order.len() + b];
        cost.repeats += u64::from(met) * u64::from(met);
        cost.at_once += u64::from(last);
        if self.club[a] != 0 && self.club[a] == self.club[b] {
            match self.clubs {
                Clubs::Protect => cost.clubs += 1,
                _ => cost.mates += 1,
            }
        }
        if self.by_points {
            let apart = u128::from(self.points[a].abs_diff(self.points[b]));
            cost.spread += apart * apart;
        }
    }
}

/// Tables of these sizes straight down the order.
pub(super) fn in_order(count: usize, sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut places = 0..count;
    sizes.iter().map(|size| places.by_ref().take(*size).collect()).collect()
}
