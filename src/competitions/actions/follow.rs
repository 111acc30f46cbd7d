//! What follows from an action by itself, and what an organiser should know before doing it.

use chrono::{DateTime, Utc};
use podium_engine::text;
use podium_engine::text::Text;

use super::entries::promoted;
use crate::competitions::event::{Event, StageKind};
use crate::competitions::format::{self, Next, knockout, ladder};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, Status, TableId};

/// The most changed places that are told one by one.
const MOST_TOLD: usize = 8;

/// The events of an action with those that follow from them: bracket tables that fall because other players stand in
/// their matches now, tables that became ready, the foot of a ladder for a late entry, places for those who wait. The store
/// appends them together.
pub fn complete(competition: &Competition, events: Vec<Event>, now: DateTime<Utc>) -> Vec<Event> {
    let mut all = events;
    if all.is_empty() {
        return all;
    }
    let mut after = after(competition, &all, now);
    for event in promoted(&after) {
        after.follow(now, &event);
        all.push(event);
    }
    if after.status != Status::Running {
        return all;
    }
    if matches!(after.settings.format, Format::Ladder { .. }) && competition.status == Status::Running {
        let members = |competition: &Competition| -> Vec<EntryId> {
            competition.stages.first().map(|stage| stage.entries.clone()).unwrap_or_default()
        };
        let before = members(competition);
        for entry in members(&after).into_iter().filter(|entry| !before.contains(entry)) {
            for event in ladder::joined(&after, entry, now) {
                after.follow(now, &event);
                all.push(event);
            }
        }
    }
    for stage in 0..after.stages.len() {
        let mut then = |event: Event, after: &mut Competition| {
            after.follow(now, &event);
            all.push(event);
        };
        for table in knockout::voided(&after, stage) {
            then(Event::TableVoided { table, why: String::new() }, &mut after);
        }
        let Some((published, comes_up)) = after
            .stages
            .get(stage)
            .map(|stage| (stage.published(), matches!(stage.kind, StageKind::Bracket { .. } | StageKind::Open)))
        else {
            continue;
        };
        if comes_up
            && published > 0
            && let Ok(Next::Tables(tables)) = format::next(&after, stage)
        {
            then(Event::TablesAdded { stage, round: published, tables }, &mut after);
        }
    }
    all
}

fn after(competition: &Competition, events: &[Event], now: DateTime<Utc>) -> Competition {
    let mut after = competition.clone();
    events.iter().for_each(|event| after.follow(now, event));
    after
}

/// What events would change, in sentences: places, bracket tables that fall, rounds that were paired on the old result.
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
        1 => Some(text!(
            "Round {last} was paired on the old result. Its pairings stay as they are.",
            "La ronde {last} a été appariée sur l’ancien résultat. Ses tables restent telles quelles."
        )),
        _ => {
            let from = first + 1;
            Some(text!(
                "Rounds {from} to {last} were paired on the old result. Their pairings stay as they are.",
                "Les rondes {from} à {last} ont été appariées sur l’ancien résultat. Leurs tables restent telles quelles."
            ))
        }
    }
}

/// The table whose result an event changes.
const fn changes(event: &Event) -> Option<TableId> {
    match event {
        Event::GameReported { table, .. }
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
                (Some(was), Some(is)) if was != is => {
                    Some(text!("{name}: from place {was} to {is}.", "{name} : de la place {was} à la place {is}."))
                }
                (None, Some(is)) => Some(text!("{name}: now on place {is}.", "{name} : désormais à la place {is}.")),
                (Some(was), None) => Some(text!(
                    "{name}: no place any more, was on {was}.",
                    "{name} : n’est plus classé, était à la place {was}."
                )),
                _ => None,
            }
        })
        .collect();
    let more = moved.len().saturating_sub(MOST_TOLD);
    let mut told: Vec<Text> = moved.into_iter().take(MOST_TOLD).collect();
    if more > 0 {
        told.push(text!("More places that change: {more}.", "Autres places qui changent : {more}."));
    }
    told
}

#[cfg(test)]
mod tests;
