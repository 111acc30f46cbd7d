//! The best seating of a small field, by trying them all.

#![allow(clippy::indexing_slicing, reason = "places are made in this file alone")]

use super::cost::{Cost, Judge};

/// More ways than these to make up the tables are too many to try.
const MOST_WAYS: u64 = 20_000;

/// The cheapest tables, if the field is small enough; the first found among equals, so that an order
/// by lot decides by lot.
pub(super) fn seat(judge: &Judge, sizes: &[usize]) -> Option<Vec<Vec<usize>>> {
    if ways(sizes)? > MOST_WAYS {
        return None;
    }
    let open = sizes.iter().map(|size| Open { left: *size, players: Vec::new() }).collect();
    let mut trial = Trial { judge, tables: open, best: None };
    trial.place(0, Cost::default());
    trial.best.map(|(_, tables)| tables)
}

/// In how many ways the tables can be made up: multinomial, tables of one size being alike.
fn ways(sizes: &[usize]) -> Option<u64> {
    let (mut ways, mut seated) = (1u64, 0u64);
    for (index, size) in sizes.iter().enumerate() {
        for seat in 1..=*size as u64 {
            seated += 1;
            ways = ways.checked_mul(seated)? / seat;
        }
        // The division is exact only over the whole; a little too many is harmless here.
        let alike = sizes.iter().take(index + 1).filter(|other| *other == size).count() as u64;
        ways = ways.div_ceil(alike);
    }
    Some(ways)
}

struct Open {
    left: usize,
    players: Vec<usize>,
}

struct Trial<'a> {
    judge: &'a Judge,
    tables: Vec<Open>,
    best: Option<(Cost, Vec<Vec<usize>>)>,
}

impl Trial<'_> {
    /// Puts the next player at every table in turn; empty tables of one size are all the same.
    fn place(&mut self, next: usize, so_far: Cost) {
        if self.best.as_ref().is_some_and(|(best, _)| so_far >= *best) {
            return;
        }
        if next == self.judge.count() {
            let tables: Vec<Vec<usize>> = self.tables.iter().map(|table| table.players.clone()).collect();
            let cost = tables.iter().fold(Cost::default(), |sum, table| sum + self.judge.table(table));
            if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
                self.best = Some((cost, tables));
            }
            return;
        }
        for table in 0..self.tables.len() {
            let open = &self.tables[table];
            let tried = |other: &Open| other.players.is_empty() && other.left == open.left;
            if open.left == 0 || open.players.is_empty() && self.tables[..table].iter().any(tried) {
                continue;
            }
            let cost = so_far + self.judge.joining(&open.players, next);
            self.tables[table].left -= 1;
            self.tables[table].players.push(next);
            self.place(next + 1, cost);
            self.tables[table].players.pop();
            self.tables[table].left += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_counted() {
        assert_eq!(ways(&[3, 3, 3]), Some(280));
        assert_eq!(ways(&[4, 4, 4]), Some(5_775));
        assert_eq!(ways(&[4, 3]), Some(35));
        assert!(ways(&[8; 12]).is_none_or(|ways| ways > MOST_WAYS));
        assert!(ways(&[4; 4]).is_some_and(|ways| ways > MOST_WAYS));
    }
}
