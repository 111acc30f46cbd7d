//! Standings: places by any ordered list of tie-breaks, each value opening as a sum.
//!
//! A [`Sheet`] is the field of a two-player contest, [`Tables`] are contests at tables of more. Both
//! are a [`Source`] of values; [`rank`] puts the entrants in order and [`Standings::explain`] opens a
//! value of the order. Nothing is explained before somebody asks, so that ranking stays fast.

mod buchholz;
mod code;
mod encounter;
mod expectancy;
mod koya;
mod lots;
mod number;
mod open;
mod own;
mod rating;
mod scores;
mod sheet;
mod tables;
mod tie_break;
mod value;
mod what_if;

use serde::{Deserialize, Serialize};

pub use code::UnknownTieBreak;
pub use number::Number;
pub use open::{Adjourned, adjourned_as_draws};
pub use scores::GameScore;
pub use sheet::{Details, Pairings, Sheet};
pub use tables::{Bye, Seat, Table, Tables};
pub use tie_break::{Cut, Limit, TieBreak};
pub use value::{Left, Term, Value};
pub use what_if::{Changed, Effect, OpenTable, Range, WhatIf, WhiteScore, what_if};

/// What values can be read off.
pub trait Source {
    /// How many take part.
    fn entrants(&self) -> usize;

    /// The values of all entrants; `groups` are those who are still tied, in order. `None` is a value
    /// that does not exist and ranks last.
    fn column(&self, tie_break: TieBreak, groups: &[&[usize]]) -> Vec<Option<Number>>;

    /// The values of some entrants opened as sums; `groups` as for a column.
    fn explain(&self, tie_break: TieBreak, groups: &[&[usize]], entrants: &[usize]) -> Vec<Value>;
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// From 1, all different.
    pub place: usize,
    /// The best place of those whom only the start number tells apart.
    pub shared: usize,
    /// By index in the field.
    pub entrant: usize,
    /// One value per tie-break.
    pub values: Vec<Option<Number>>,
}

/// A total order of the entrants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// In order of weight.
    pub tie_breaks: Vec<TieBreak>,
    /// From the first place on.
    pub rows: Vec<Row>,
}

/// Orders the entrants by the tie-breaks, then by start number.
pub fn rank(source: &impl Source, tie_breaks: &[TieBreak]) -> Standings {
    let mut order: Vec<usize> = (0..source.entrants()).collect();
    // Where a group of tied entrants ends.
    let mut ends: Vec<usize> = if order.is_empty() { Vec::new() } else { vec![order.len()] };
    let mut columns: Vec<Vec<Option<Number>>> = Vec::with_capacity(tie_breaks.len());
    for tie_break in tie_breaks {
        let mut groups: Vec<&[usize]> = Vec::with_capacity(ends.len());
        let mut rest = order.as_slice();
        let mut start = 0;
        for end in &ends {
            let (group, after) = rest.split_at_checked(end - start).unwrap_or((rest, &[]));
            groups.push(group);
            (rest, start) = (after, *end);
        }
        let column = source.column(*tie_break, &groups);
        let value = |entrant: &usize| column.get(*entrant).copied().flatten();
        let mut next_ends = Vec::with_capacity(ends.len());
        let mut next_order = Vec::with_capacity(order.len());
        for group in groups {
            let mut group = group.to_vec();
            group.sort_by(|one, other| {
                let by_value = match (value(one), value(other)) {
                    (Some(one), Some(other)) if tie_break.lower_is_better() => one.cmp(&other),
                    (one, other) => other.cmp(&one),
                };
                by_value.then(one.cmp(other))
            });
            for same in group.chunk_by(|one, other| value(one) == value(other)) {
                next_order.extend_from_slice(same);
                next_ends.push(next_order.len());
            }
        }
        (order, ends) = (next_order, next_ends);
        columns.push(column);
    }
    let mut rows = Vec::with_capacity(order.len());
    let mut ends = ends.into_iter();
    let (mut shared, mut end) = (1, ends.next().unwrap_or(0));
    for (at, entrant) in order.into_iter().enumerate() {
        if at >= end {
            (shared, end) = (at + 1, ends.next().unwrap_or(usize::MAX));
        }
        let values = columns.iter().map(|column| column.get(entrant).copied().flatten()).collect();
        rows.push(Row { place: at + 1, shared, entrant, values });
    }
    Standings { tie_breaks: tie_breaks.to_vec(), rows }
}

impl Standings {
    /// The value of a row (from 0) in a column (from 0), opened; `None` where there is none.
    pub fn explain(&self, source: &impl Source, row: usize, column: usize) -> Option<Value> {
        let (row, tie_break) = (self.rows.get(row)?, self.tie_breaks.get(column)?);
        let group = self.tied(column).find(|group| group.contains(&row.entrant))?;
        source.explain(*tie_break, &[&group], &[row.entrant]).pop()
    }

    /// All values of a column (from 0), opened, row by row; none where there is no such column.
    pub fn explain_column(&self, source: &impl Source, column: usize) -> Vec<Value> {
        let Some(tie_break) = self.tie_breaks.get(column) else { return Vec::new() };
        let groups: Vec<Vec<usize>> = self.tied(column).collect();
        let groups: Vec<&[usize]> = groups.iter().map(Vec::as_slice).collect();
        let entrants: Vec<usize> = self.rows.iter().map(|row| row.entrant).collect();
        source.explain(*tie_break, &groups, &entrants)
    }

    /// Those who are tied before a column.
    fn tied(&self, column: usize) -> impl Iterator<Item = Vec<usize>> {
        let groups = self.rows.chunk_by(move |one, other| one.values.get(..column) == other.values.get(..column));
        groups.map(|rows| {
            let mut group: Vec<usize> = rows.iter().map(|row| row.entrant).collect();
            group.sort_unstable();
            group
        })
    }
}
