//! Events that follow automatically from an action, and what an organiser should know beforehand.

use chrono::{DateTime, Utc};
use podium_engine::text;
use podium_engine::text::Text;

use super::entries::promoted;
use crate::competitions::event::{Event, StageKind};
use crate::competitions::format::{self, Next, knockout};
use crate::competitions::state::{Competition, EntryId, Status, TableId};
use crate::error::Result;

/// The most changed places that are listed individually.
const MOST_TOLD: usize = 8;

/// A competition to which events are being added.
pub trait Timeline {
    /// Its state after the events so far.
    fn state(&self) -> &Competition;
    /// Adds an event.
    fn push(&mut self, event: Event) -> Result<()>;
    /// The time of all of it.
    fn now(&self) -> DateTime<Utc>;
}

/// Adds the events that follow from an action: bracket tables voided because their players changed, tables that became
/// ready, a late entry joining the foot of a ladder, places for those on the waiting list.
pub fn add(before: &Competition, timeline: &mut impl Timeline) -> Result<()> {
    for event in promoted(timeline.state()) {
        timeline.push(event)?;
    }
    let now = timeline.now();
    if timeline.state().status != Status::Running {
        return Ok(());
    }
    if before.status == Status::Running {
        for entry in newcomers(before, timeline.state()) {
            let state = timeline.state();
            for event in state.settings.format.rules().joined(state, entry, now) {
                timeline.push(event)?;
            }
        }
    }
    for stage in 0..timeline.state().stages.len() {
        for table in knockout::voided(timeline.state(), stage) {
            timeline.push(Event::TableVoided { table, why: Default::default() })?;
        }
        let Some((published, comes_up)) = timeline
            .state()
            .stages
            .get(stage)
            .map(|stage| (stage.published(), matches!(stage.kind, StageKind::Bracket { .. } | StageKind::Open)))
        else {
            continue;
        };
        if comes_up
            && published > 0
            && let Ok(Next::Tables(tables)) = format::next(timeline.state(), stage)
        {
            timeline.push(Event::TablesAdded { stage, round: published, tables })?;
        }
    }
    Ok(())
}

/// Entries that are in the first stage now and were not before.
fn newcomers(before: &Competition, after: &Competition) -> Vec<EntryId> {
    let members = |competition: &'_ Competition| competition.stages.first().map(|stage| stage.entries.clone());
    let (known, now) = (members(before).unwrap_or_default(), members(after).unwrap_or_default());
    if known.len() == now.len() {
        return Vec::new();
    }
    now.into_iter().filter(|entry| !known.contains(entry)).collect()
}

/// Events on a copy, none of which are stored.
struct Draft {
    state: Competition,
    events: Vec<Event>,
    now: DateTime<Utc>,
}

impl Timeline for Draft {
    fn state(&self) -> &Competition {
        &self.state
    }

    fn push(&mut self, event: Event) -> Result<()> {
        self.state.follow(self.now, &event);
        self.events.push(event);
        Ok(())
    }

    fn now(&self) -> DateTime<Utc> {
        self.now
    }
}

/// The events of an action with those that follow from them.
pub fn complete(competition: &Competition, events: Vec<Event>, now: DateTime<Utc>) -> Vec<Event> {
    if events.is_empty() {
        return events;
    }
    let mut draft = Draft { state: competition.clone(), events: Vec::new(), now };
    // Only on a copy, so a failure stores nothing.
    let _ = events.into_iter().try_for_each(|event| draft.push(event)).and_then(|()| add(competition, &mut draft));
    draft.events
}

fn after(competition: &Competition, events: &[Event], now: DateTime<Utc>) -> Competition {
    let mut after = competition.clone();
    events.iter().for_each(|event| after.follow(now, event));
    after
}

/// The consequences of events as sentences: places, voided bracket tables, rounds paired on the old result.
pub fn consequences(competition: &Competition, events: &[Event], now: DateTime<Utc>) -> Vec<Text> {
    let after = after(competition, events, now);
    let mut told = Vec::new();
    for stage in 0..competition.stages.len() {
        told.extend(knockout::consequences(&after, stage));
        told.extend(paired_since(competition, events, stage));
        told.extend(places(competition, &after, stage));
    }
    told
}

/// Rounds of a stage that were drawn after a round whose result changes now.
fn paired_since(competition: &Competition, events: &[Event], at: usize) -> Option<Text> {
    let stage = competition.stages.get(at).filter(|stage| stage.kind == StageKind::Rounds)?;
    let touched = events.iter().filter_map(changes).filter_map(|id| competition.table(id));
    let first = touched
        .filter(|table| table.stage == at && competition.result(table).is_some())
        .map(|table| table.round)
        .min()?;
    let last = stage.rounds.len();
    match last.saturating_sub(first) {
        0 => None,
        1 => Some(text!("act-round-paired-old-result-pairings", last)),
        _ => {
            let from = first + 1;
            Some(text!("act-rounds-were-paired-old-result", from, last))
        }
    }
}

/// The table whose result an event changes.
const fn changes(event: &Event) -> Option<TableId> {
    match event {
        Event::GameReported { table, .. }
        | Event::GameDoubted { table, .. }
        | Event::GameConfirmed { table, .. }
        | Event::GameDisputed { table, .. }
        | Event::GameRuled { table, .. }
        | Event::GameEntered { table, .. }
        | Event::GameStruck { table, .. }
        | Event::TableForfeited { table, .. }
        | Event::TableClosed { table, .. }
        | Event::TableVoided { table, .. } => Some(*table),
        _ => None,
    }
}

/// Whose place in the standings changes, and how.
fn places(before: &Competition, after: &Competition, stage: usize) -> Vec<Text> {
    let ranks = |competition: &Competition| -> Vec<(EntryId, Option<u32>)> {
        format::standings(competition, stage).rows.iter().map(|row| (row.entry, row.rank)).collect()
    };
    let (old, new) = (ranks(before), ranks(after));
    let moved: Vec<Text> = new
        .iter()
        .filter_map(|(entry, rank)| {
            let was = old.iter().find(|(other, _)| other == entry).and_then(|(_, rank)| *rank);
            let name = after.name(*entry);
            match (was, *rank) {
                (Some(was), Some(is)) if was != is => Some(text!("act-place", name, was, is)),
                (None, Some(is)) => Some(text!("act-now-place", name, is)),
                (Some(was), None) => Some(text!("act-place-any-more", name, was)),
                _ => None,
            }
        })
        .collect();
    let more = moved.len().saturating_sub(MOST_TOLD);
    let mut told: Vec<Text> = moved.into_iter().take(MOST_TOLD).collect();
    if more > 0 {
        told.push(text!("act-more-places-change", more));
    }
    told
}

#[cfg(test)]
mod tests;
