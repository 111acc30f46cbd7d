//! A good seating of a large field: greedily down the order, then many small changes.

#![allow(clippy::indexing_slicing, reason = "tables and seats are made in this file alone")]

use std::collections::VecDeque;

use super::cost::{Cost, Judge};
use crate::chance::Chance;

/// A change is kept if it is no worse than the seating so many changes ago; this leads out of dead
/// ends (late acceptance).
const MEMORY: usize = 64;

/// Tables of these sizes. The number of steps depends on the field alone, so that the same lots
/// give the same seating on every machine.
pub(super) fn seat(judge: &Judge, sizes: &[usize], chance: &mut Chance) -> Vec<Vec<usize>> {
    let mut seating = Seating::greedy(judge, sizes);
    let steps = (2_000 + 400 * judge.count()).min(300_000);
    let mut best = (seating.total, seating.tables.clone());
    let mut memory = vec![seating.total; MEMORY];
    for step in 0..steps {
        if best.0.is_zero() || seating.tables.len() < 2 {
            break;
        }
        let change = seating.propose(chance);
        let total = seating.cost_of(judge, &change);
        let remembered = &mut memory[step % MEMORY];
        if total <= seating.total || total <= *remembered {
            seating.apply(change, total);
            if total < best.0 {
                best = (total, seating.tables.clone());
            }
        }
        *remembered = (*remembered).min(seating.total);
    }
    best.1
}

/// A seat: table and place at it.
type At = (usize, usize);

/// Players who go round: the first to the seat of the second, and so on.
type Change = Vec<At>;

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
        let mut tables = vec![first];
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
    fn apply(&mut self, change: Change, total: Cost) {
        self.rotate(&change);
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
