//! Keeping those of one group apart in the knockout.

#![allow(clippy::indexing_slicing, reason = "tiers, groups and seeds are numbered by this file alone")]

use super::{Qualifier, seeding};
use crate::chance::Chance;

/// How often the search may restart, which it rarely needs.
const STARTS: u64 = 40;

/// Who takes which seed, tier after tier: first all the firsts in the order of their groups, then the
/// seconds, in the order that keeps group mates apart longest, and so on.
pub(super) fn arrange(groups: usize, advance: usize) -> Vec<Qualifier> {
    let mut best = Tiers::new(groups, advance);
    best.improve();
    for start in 1..STARTS {
        if best.is_ideal() {
            break;
        }
        let mut other = Tiers::new(groups, advance);
        let mut chance = Chance::seeded(start);
        other.seeds.iter_mut().skip(1).for_each(|tier| chance.shuffle(tier));
        other.improve();
        if other.total() < best.total() {
            best = other;
        }
    }
    let mut qualifiers = vec![Qualifier { group: 0, place: 0 }; groups * advance];
    for (tier, seeds) in best.seeds.iter().enumerate() {
        for (group, seed) in seeds.iter().enumerate() {
            qualifiers[*seed] = Qualifier { group, place: tier + 1 };
        }
    }
    qualifiers
}

/// The seed, from 0, of every group in every tier.
struct Tiers {
    seeds: Vec<Vec<usize>>,
    /// Where a seed stands in the bracket, from top to bottom.
    position: Vec<usize>,
}

impl Tiers {
    fn new(groups: usize, advance: usize) -> Self {
        let places = seeding::places((groups * advance).next_power_of_two());
        let mut position = vec![0; places.len()];
        for (index, seed) in places.into_iter().enumerate() {
            position[seed - 1] = index;
        }
        Self { seeds: (0..advance).map(|tier| (tier * groups..(tier + 1) * groups).collect()).collect(), position }
    }

    /// The rounds still to come after the one in which two seeds meet if both keep winning.
    fn rounds_left(&self, a: usize, b: usize) -> u32 {
        let meet = usize::BITS - (self.position[a] ^ self.position[b]).leading_zeros();
        self.position.len().ilog2() - meet
    }

    /// What it costs a group to have a seed in a tier: one early meeting weighs more than all later
    /// ones together, of which there are fewer than 2¹⁵.
    fn price(&self, group: usize, tier: usize, seed: usize) -> u128 {
        let mates = self.seeds.iter().enumerate().filter(|(other, _)| *other != tier);
        mates.map(|(_, seeds)| 1 << (15 * self.rounds_left(seed, seeds[group]))).sum()
    }

    fn total(&self) -> u128 {
        let tiers = self.seeds.iter().enumerate();
        tiers
            .flat_map(|(tier, seeds)| seeds.iter().enumerate().map(move |(group, seed)| self.price(group, tier, *seed)))
            .sum()
    }

    /// Exchanges groups inside their tiers as long as that makes meetings later; the firsts stay.
    fn improve(&mut self) {
        let groups = self.seeds[0].len();
        let mut is_better = true;
        while std::mem::take(&mut is_better) {
            for tier in 1..self.seeds.len() {
                for a in 0..groups {
                    for b in a + 1..groups {
                        let (here, there) = (self.seeds[tier][a], self.seeds[tier][b]);
                        let now = self.price(a, tier, here) + self.price(b, tier, there);
                        if self.price(a, tier, there) + self.price(b, tier, here) < now {
                            self.seeds[tier].swap(a, b);
                            is_better = true;
                        }
                    }
                }
            }
        }
    }

    /// Whether no mates meet earlier than they must: 2ʲ of them can each have their own 2ʲth part.
    fn is_ideal(&self) -> bool {
        let allowed = self.seeds.len().next_power_of_two().ilog2();
        let groups = 0..self.seeds[0].len();
        let tiers = &self.seeds;
        groups.into_iter().all(|group| {
            let pairs =
                tiers.iter().enumerate().flat_map(|(tier, a)| tiers[..tier].iter().map(move |b| (a[group], b[group])));
            pairs.into_iter().all(|(a, b)| self.rounds_left(a, b) < allowed)
        })
    }
}
