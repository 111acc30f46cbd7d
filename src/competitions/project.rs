//! What is kept beside the events to find things by: the row of a competition, who takes part, who beat whom.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::event::Event;
use super::settings::Format;
use super::state::{Competition, EntryState, TableId};
use crate::db::Connection;
use crate::db::schema::{competitions, entries, outcome_seats, outcomes};
use crate::web::error::Result;

/// The row of a competition.
#[derive(Debug, Clone, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = competitions, treat_none_as_null = true)]
pub struct Row {
    pub id: String,
    pub club_id: String,
    pub slug: String,
    pub name: String,
    pub game: String,
    pub format: String,
    pub status: String,
    pub rehearsal: bool,
    pub starts_on: Option<chrono::NaiveDate>,
    pub ends_on: Option<chrono::NaiveDate>,
    pub players: i64,
    pub revision: i64,
    pub head: String,
    pub created_at: chrono::NaiveDateTime,
    pub changed_at: chrono::NaiveDateTime,
}

impl Row {
    fn of(competition: &Competition) -> Self {
        let settings = &competition.settings;
        Self {
            id: competition.id.clone(),
            club_id: competition.club.clone(),
            slug: competition.slug.clone(),
            name: settings.name.clone(),
            game: settings.game.clone(),
            format: settings.format.word().to_owned(),
            status: competition.status.word().to_owned(),
            rehearsal: settings.rehearsal,
            starts_on: settings.starts_on,
            ends_on: settings.ends_on,
            players: competition.entries.iter().filter(|entry| entry.state == EntryState::Accepted).count() as i64,
            revision: competition.revision as i64,
            head: competition.head.clone(),
            created_at: competition.created_at.naive_utc(),
            changed_at: competition.changed_at.naive_utc(),
        }
    }
}

impl Format {
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Swiss { .. } => "swiss",
            Self::RoundRobin { .. } => "round-robin",
            Self::Knockout { .. } => "knockout",
            Self::Groups { .. } => "groups",
            Self::Tables { .. } => "tables",
            Self::League { .. } => "league",
            Self::Ladder { .. } => "ladder",
            Self::OpenPlay { .. } => "open-play",
            Self::ScoreAttack { .. } => "score-attack",
        }
    }
}

/// The rows of a new competition.
pub fn insert(connection: &mut Connection, competition: &Competition) -> Result<()> {
    diesel::insert_into(competitions::table).values(Row::of(competition)).execute(connection)?;
    Ok(())
}

/// Brings the rows from one state to the next.
pub fn update(connection: &mut Connection, before: &Competition, after: &Competition, events: &[Event]) -> Result<()> {
    let row = competitions::table.filter(competitions::id.eq(&after.id));
    diesel::update(row).set(Row::of(after)).execute(connection)?;
    // Who rehearses does not take part in anything, and need not exist.
    let entered = if after.settings.rehearsal { &[] } else { after.entries.as_slice() };
    for (place, entry) in entered.iter().enumerate() {
        if before.entries.get(place).is_some_and(|old| old.player == entry.player && old.state == entry.state) {
            continue;
        }
        let number = i64::from(entry.id.0);
        let old = entries::table.filter(entries::competition_id.eq(&after.id)).filter(entries::number.eq(number));
        diesel::delete(old).execute(connection)?;
        let state = entry_state(entry.state);
        diesel::insert_into(entries::table)
            .values((
                entries::competition_id.eq(&after.id),
                entries::number.eq(number),
                entries::player_id.eq(&entry.player),
                entries::state.eq(state),
            ))
            .execute(connection)?;
    }
    for table in touched(after, events) {
        put_outcome(connection, after, table)?;
    }
    Ok(())
}

pub const fn entry_state(state: EntryState) -> &'static str {
    match state {
        EntryState::Requested => "requested",
        EntryState::Accepted => "accepted",
        EntryState::WaitingList => "waiting-list",
        EntryState::Refused => "refused",
    }
}

/// The tables whose results may differ now.
fn touched(after: &Competition, events: &[Event]) -> BTreeSet<TableId> {
    let all = events.iter().any(|event| matches!(event, Event::SettingsChanged { .. } | Event::EntryEdited { .. }));
    if all {
        return after.tables.iter().map(|table| table.id).collect();
    }
    events.iter().filter_map(Event::table).collect()
}

fn put_outcome(connection: &mut Connection, competition: &Competition, id: TableId) -> Result<()> {
    let number = i64::from(id.0);
    let seats = outcome_seats::table.filter(outcome_seats::competition_id.eq(&competition.id));
    diesel::delete(seats.filter(outcome_seats::number.eq(number))).execute(connection)?;
    let old = outcomes::table.filter(outcomes::competition_id.eq(&competition.id));
    diesel::delete(old.filter(outcomes::number.eq(number))).execute(connection)?;
    let Some(table) = competition.table(id).filter(|table| competition.is_public(table)) else { return Ok(()) };
    if competition.settings.rehearsal {
        return Ok(());
    }
    let Some(result) = competition.result(table) else { return Ok(()) };
    diesel::insert_into(outcomes::table)
        .values((
            outcomes::competition_id.eq(&competition.id),
            outcomes::number.eq(number),
            outcomes::game.eq(&competition.settings.game),
            outcomes::how.eq(competition.standing(table).word()),
            outcomes::rated.eq(competition.settings.rated),
            outcomes::length.eq(i64::from(competition.settings.rule.length())),
            outcomes::decided_at.eq(table.changed_at.naive_utc()),
        ))
        .execute(connection)?;
    for (seat, (&entry, rank)) in table.seats.iter().zip(&result.ranks).enumerate() {
        let Some(entry) = competition.entry(entry) else { continue };
        let points = result.progress.scores.get(seat).map(|points| points.text().en.into_owned()).unwrap_or_default();
        diesel::insert_into(outcome_seats::table)
            .values((
                outcome_seats::competition_id.eq(&competition.id),
                outcome_seats::number.eq(number),
                outcome_seats::seat.eq(seat as i64),
                outcome_seats::player_id.eq(&entry.player),
                outcome_seats::place.eq(i64::from(*rank)),
                outcome_seats::points.eq(points),
            ))
            .execute(connection)?;
    }
    Ok(())
}
