//! A good seating of a large field: greedily down the order, then local search.

#![allow(clippy::indexing_slicing, reason = "tables and seats are made in this file alone")]

use std::collections::VecDeque;

use smallvec::SmallVec;

use super::cost::{Cost, Judge};
use crate::chance::Chance;

/// A change is kept if it is no worse than the seating so many changes ago, which leads out of small
/// dead ends (late acceptance).
const MEMORY: usize = 32;

/// So many fresh starts from the best seating, each after a few blind changes, may bring nothing
/// before the search ends.
const FRESH_STARTS: usize = 12;

/// Tables of these sizes. The number of steps depends on the field alone, so that the same lots
/// give the same seating on every machine.
pub(super) fn seat(judge: &Judge, sizes: &[usize], chance: &mut Chance) -> Vec<Vec<usize>> {
    let mut seating = Seating::greedy(judge, sizes);
    // The best so far is copied only when it is about to be left.
    let mut best = seating.clone();
    let mut least = seating.total;
    let mut memory = [seating.total; MEMORY];
    let (steps, patience) = ((2_000 + 400 * judge.count()).min(300_000), 100 + 20 * judge.count());
    let (mut idle, mut starts) = (0, 0);
    for step in 0..steps {
        if least.is_zero() || seating.tables.len() < 2 || starts > FRESH_STARTS {
            break;
        }
        let change = seating.propose(chance);
        let total = seating.cost_of(judge, &change);
        let remembered = &mut memory[step % MEMORY];
        if total <= seating.total || total <= *remembered {
            if total > seating.total && seating.total < best.total {
                best.clone_from(&seating);
            }
            seating.apply(&change, total);
        }
        *remembered = seating.total;
        idle += 1;
        if seating.total < least {
            least = seating.total;
            (idle, starts) = (0, 0);
        } else if idle > patience {
            if seating.total < best.total {
                best.clone_from(&seating);
            }
            seating.clone_from(&best);
            for _ in 0..2 + chance.below(3) {
                let change = seating.propose(chance);
                let total = seating.cost_of(judge, &change);
                seating.apply(&change, total);
            }
            memory = [seating.total; MEMORY];
            (idle, starts) = (0, starts + 1);
        }
    }
    if seating.total < best.total { seating.tables } else { best.tables }
}

/// A seat: table and place at it.
type At = (usize, usize);

/// Players who go round: the first to the seat of the second, and so on.
type Change = SmallVec<[At; 3]>;

#[derive(Clone)]
struct Seating {
    tables: Vec<Vec<usize>>,
    costs: Vec<Cost>,
    total: Cost,
    /// What the tables of the change last looked at would cost.
    tried: Vec<(usize, Cost)>,
}

impl Seating {
    /// Each table takes the first who is left, then again and again the first who has met fewest of
    /// the table.
    fn greedy(judge: &Judge, sizes: &[usize]) -> Self {
        let mut left: VecDeque<usize> = (0..judge.count()).collect();
        let mut tables: Vec<Vec<usize>> = Vec::with_capacity(sizes.len());
        for size in sizes {
            let mut table: Vec<usize> = Vec::with_capacity(*size);
            while table.len() < *size {
                let meetings = |place: usize| table.iter().map(|other| judge.met(place, *other)).sum::<u16>();
                let Some(next) = (0..left.len()).min_by_key(|index| (meetings(left[*index]), *index)) else { break };
                table.extend(left.remove(next));
            }
            tables.push(table);
        }
        let costs: Vec<Cost> = tables.iter().map(|table| judge.table(table)).collect();
        let total = costs.iter().fold(Cost::default(), |sum, cost| sum + *cost);
        Self { tables, costs, total, tried: Vec::new() }
    }

    /// Two or, one time in four, three players at different tables, near each other more often than
    /// not; the first from a table that costs something.
    fn propose(&self, chance: &mut Chance) -> Change {
        let count = self.tables.len();
        let mut first = chance.below(count);
        for _ in 0..4 {
            if self.costs[first].is_zero() {
                first = chance.below(count);
            }
        }
        let mut tables: SmallVec<[usize; 3]> = SmallVec::from_slice(&[first]);
        let wanted = if count > 2 && chance.one_in(4) { 3 } else { 2 };
        while tables.len() < wanted {
            let table = if chance.one_in(2) { chance.below(count) } else { (first + 1 + chance.below(4)) % count };
            let back = (first + count - (table + count - first) % count) % count;
            let table = if chance.one_in(2) { table } else { back };
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
        tables.into_iter().map(|table| (table, chance.below(self.tables[table].len()))).collect()
    }

    /// What everything would cost after a change.
    fn cost_of(&mut self, judge: &Judge, change: &Change) -> Cost {
        self.rotate(change);
        let mut total = self.total;
        self.tried.clear();
        for (table, _) in change {
            let cost = judge.table(&self.tables[*table]);
            total = total + cost - self.costs[*table];
            self.tried.push((*table, cost));
        }
        self.rotate_back(change);
        total
    }

    /// Makes the change that was looked at last.
    fn apply(&mut self, change: &Change, total: Cost) {
        self.rotate(change);
        for (table, cost) in self.tried.drain(..) {
            self.costs[table] = cost;
        }
        self.total = total;
    }

    fn rotate(&mut self, change: &Change) {
        for pair in change.windows(2) {
            self.exchange(pair[0], pair[1]);
        }
    }

    fn rotate_back(&mut self, change: &Change) {
        for pair in change.windows(2).rev() {
            self.exchange(pair[0], pair[1]);
        }
    }

    fn exchange(&mut self, a: At, b: At) {
        let player = self.tables[a.0][a.1];
        self.tables[a.0][a.1] = std::mem::replace(&mut self.tables[b.0][b.1], player);
    }
}

#[cfg(test)]
mod tests {
    use super::super::history::History;
    use super::super::{Clubs, Entrant, Field, Round, System, Table, exact};
    use super::*;

    /// On fields small enough to try everything, the search nearly always finds the best there is.
    #[test]
    fn the_search_is_as_good_as_trying_everything() {
        let (mut equal, mut all) = (0, 0);
        for seed in 0..200 {
            let mut chance = Chance::seeded(seed);
            let (size, count) = [(3, 9), (4, 12), (3, 12), (5, 10), (4, 11), (6, 12)][chance.below(6)];
            let mut players: Vec<usize> = (0..count).collect();
            let rounds = (0..1 + chance.below(3)).map(|_| {
                chance.shuffle(&mut players);
                let tables = players.chunks(size).map(|seats| Table { seats: seats.to_vec() }).collect();
                Round { tables, byes: Vec::new() }
            });
            let rounds = rounds.collect();
            let entrants = (0..count).map(|_| Entrant { points: 10 * chance.below(8) as u32, ..Entrant::default() });
            let field = Field {
                entrants: entrants.collect(),
                absent: Vec::new(),
                rounds,
                planned: 9,
                size,
                smallest: 2,
                system: System::ByPoints,
                clubs: Clubs::Ignore,
                seed,
            };
            let mut order: Vec<usize> = (0..count).collect();
            order.sort_by_key(|player| std::cmp::Reverse(field.entrants[*player].points));
            let judge = Judge::new(&field, &History::of(&field), order);
            let sizes = super::super::sizes(count, size, 2).tables;
            let cost =
                |tables: &[Vec<usize>]| tables.iter().fold(Cost::default(), |sum, table| sum + judge.table(table));
            let best = cost(&exact::seat(&judge, &sizes).unwrap());
            let found = cost(&seat(&judge, &sizes, &mut chance));
            assert!(found >= best);
            all += 1;
            equal += u32::from(found == best);
        }
        assert!(equal * 100 >= all * 97, "{equal} of {all}");
    }
}
