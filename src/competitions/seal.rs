//! The standings stored in an event, so that the chain preserves them: when a round is published, and at the end.
//!
//! They are stored as ranks and exact values by code: how a page shows them, and in which language, may change.

#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::format;
use super::format::exact::{Code, Exact, Values};
use super::state::{Competition, EntryId};

/// The version of how standings are computed: raised when any tie-break or ranking yields different values.
pub const STANDINGS_VERSION: u32 = 2;
/// Before this version, open play ordered ties by name, and names may be erased or changed.
const EQUALS_BY_ENTRY: u32 = 2;

/// Standings as stored in an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The program version that computed them.
    pub program: String,
    /// Its [`STANDINGS_VERSION`].
    pub standings: u32,
    pub stages: Vec<SealedStage>,
}

/// Standings of one stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredStage", into = "StoredStage")]
pub struct SealedStage {
    /// Counted from 0.
    pub stage: usize,
    /// The best first.
    pub lines: Vec<Line>,
}

/// The stored form: codes once, values in their order.
#[derive(Serialize, Deserialize)]
struct StoredStage {
    stage: usize,
    codes: Vec<Code>,
    lines: Vec<(EntryId, Option<u32>, Vec<Option<Exact>>)>,
}

impl From<SealedStage> for StoredStage {
    fn from(SealedStage { stage, lines }: SealedStage) -> Self {
        let mut codes: Vec<Code> = Vec::new();
        for (code, _) in lines.iter().flat_map(|line| &line.values) {
            if !codes.contains(code) {
                codes.push(*code);
            }
        }
        let stored = |line: &Line| {
            let values = codes.iter().map(|code| value_of(line, *code)).collect();
            (line.entry, line.rank, values)
        };
        Self { stage, lines: lines.iter().map(stored).collect(), codes }
    }
}

impl From<StoredStage> for SealedStage {
    fn from(StoredStage { stage, codes, lines }: StoredStage) -> Self {
        let line = |(entry, rank, values): (EntryId, Option<u32>, Vec<Option<Exact>>)| {
            let values = codes.iter().zip(values).filter_map(|(code, value)| Some((*code, value?))).collect();
            Line { entry, rank, values }
        };
        Self { stage, lines: lines.into_iter().map(line).collect() }
    }
}

/// One player's row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub entry: EntryId,
    /// None for somebody who is not ranked (yet).
    pub rank: Option<u32>,
    pub values: Values,
}

/// A difference between stored and recomputed standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// Counted from 0.
    pub stage: usize,
    /// From 1: where the entry is in the stored standings, or else in the computed ones.
    pub line: usize,
    /// Whose line it is.
    pub entry: EntryId,
    pub what: What,
    /// As stored.
    pub was: Option<Exact>,
    /// As recomputed.
    pub now: Option<Exact>,
}

/// What differs in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Its number, from 1.
    Line,
    Rank,
    Value(Code),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line => f.write_str("line"),
            Self::Rank => f.write_str("rank"),
            Self::Value(code) => code.fmt(f),
        }
    }
}

/// Fills in the standings of an event that stores them.
pub fn fill(event: &mut Event, before: &Competition) {
    let computed = standings(event, before).map(Box::new);
    if let Event::RoundPublished { standings, .. } | Event::Closed { standings } = event {
        *standings = computed;
    }
}

/// The stages whose standings an event stores: the one whose next round is published, or all at the end.
pub fn stages(event: &Event, before: &Competition) -> Option<Range<usize>> {
    match event {
        Event::RoundPublished { stage, .. } => Some(*stage..stage.saturating_add(1)),
        Event::Closed { .. } => Some(0..before.stages.len()),
        _ => None,
    }
}

/// The standings that an event stores.
pub fn standings(event: &Event, before: &Competition) -> Option<Sealed> {
    let stages = stages(event, before)?.map(|stage| SealedStage { stage, lines: lines(before, stage) });
    let program = env!("CARGO_PKG_VERSION").to_owned();
    Some(Sealed { program, standings: STANDINGS_VERSION, stages: stages.collect() })
}

fn lines(competition: &Competition, stage: usize) -> Vec<Line> {
    let rows = format::standings(competition, stage).rows.into_iter();
    rows.map(|row| Line { entry: row.entry, rank: row.rank, values: row.values }).collect()
}

/// The differences between an event's stored standings and those computed from the results before it.
pub fn differences(before: &Competition, event: &Event, sealed: &Sealed) -> Vec<Difference> {
    let computed = standings(event, before).map(|computed| computed.stages).unwrap_or_default();
    let mut differences = Vec::new();
    for SealedStage { stage, lines: kept } in &sealed.stages {
        let now = computed.iter().find(|computed| computed.stage == *stage);
        let by_entry = sealed.standings >= EQUALS_BY_ENTRY;
        compare(*stage, kept, now.map_or(&[], |now| &now.lines), by_entry, &mut differences);
    }
    for SealedStage { stage, lines } in &computed {
        if sealed.stages.iter().all(|kept| kept.stage != *stage) {
            compare(*stage, &[], lines, true, &mut differences);
        }
    }
    differences
}

/// With `by_entry`, the order of ties matters as well.
fn compare(stage: usize, kept: &[Line], computed: &[Line], by_entry: bool, differences: &mut Vec<Difference>) {
    let find = |lines: &[Line], entry| lines.iter().position(|line: &Line| line.entry == entry);
    for (at, was) in kept.iter().enumerate() {
        let there = find(computed, was.entry);
        let now = there.and_then(|there| computed.get(there));
        let (line, entry) = (at + 1, was.entry);
        let mut check = |what, was, now| {
            if was != now {
                differences.push(Difference { stage, line, entry, what, was, now });
            }
        };
        let is_equal = |other: &Line| now.is_some_and(|now| (now.rank, &now.values) == (other.rank, &other.values));
        if by_entry || !computed.get(at).is_some_and(is_equal) {
            check(What::Line, Some(line.into()), there.map(|there| (there + 1).into()));
        }
        let Some(now) = now else { continue };
        check(What::Rank, was.rank.map(Exact::from), now.rank.map(Exact::from));
        for &(code, value) in &was.values {
            check(What::Value(code), Some(value), value_of(now, code));
        }
        for &(code, value) in now.values.iter().filter(|(code, _)| value_of(was, *code).is_none()) {
            check(What::Value(code), None, Some(value));
        }
    }
    for (at, now) in computed.iter().enumerate().filter(|(_, now)| find(kept, now.entry).is_none()) {
        let (line, entry) = (at + 1, now.entry);
        differences.push(Difference { stage, line, entry, what: What::Line, was: None, now: Some(line.into()) });
    }
}

fn value_of(line: &Line, code: Code) -> Option<Exact> {
    line.values.iter().find(|(other, _)| *other == code).map(|(_, value)| *value)
}
