//! Projections of the events for queries: the row of a competition, its entries, who beat whom.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::event::Event;
use super::state::{Competition, Entry, EntryState, Table, TableId};
use crate::competitions::counting;
use crate::dates::Date;
use crate::error::Result;
use crate::ids::{ClubId, PlayerId};
use crate::store::Connection;
use crate::store::schema::{competitions, entries, outcome_seats, outcomes};

/// The row of a competition.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = competitions, treat_none_as_null = true)]
pub struct Row {
    pub id: String,
    pub club_id: ClubId,
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
    /// The moderation state.
    pub hidden: Option<String>,
}

impl Row {
    pub fn of(competition: &Competition) -> Self {
        let settings = &competition.settings;
        Self {
            id: competition.id.clone(),
            club_id: competition.club,
            slug: competition.slug.clone(),
            name: settings.name.to_string(),
            game: settings.game.clone(),
            format: settings.format.word().to_owned(),
            status: competition.status.word().to_owned(),
            rehearsal: settings.rehearsal,
            starts_on: settings.starts_on.map(Date::naive),
            ends_on: settings.ends_on.map(Date::naive),
            players: competition.entries.iter().filter(|entry| entry.state == EntryState::Accepted).count() as i64,
            revision: competition.revision as i64,
            head: competition.head.clone(),
            created_at: competition.created_at.naive_utc(),
            changed_at: competition.changed_at.naive_utc(),
            hidden: competition.hidden.map(|hidden| hidden.word().to_owned()),
        }
    }
}

/// The row of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = entries)]
pub struct EntryRow {
    pub competition_id: String,
    pub number: i64,
    pub player_id: PlayerId,
    pub state: String,
}

impl EntryRow {
    pub fn of(competition: &Competition, entry: &Entry) -> Self {
        Self {
            competition_id: competition.id.clone(),
            number: i64::from(entry.id.0),
            player_id: entry.player,
            state: entry_state(entry.state).to_owned(),
        }
    }
}

/// The row of a counted table.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = outcomes)]
pub struct OutcomeRow {
    pub competition_id: String,
    pub number: i64,
    pub game: String,
    pub how: String,
    pub rated: bool,
    pub length: i64,
    pub decided_at: chrono::NaiveDateTime,
    /// What its result is based on: see [`Basis`](crate::competitions::counting::Basis). Empty for results of earlier
    /// versions that no job has classified yet.
    pub basis: String,
    /// The accounts that agreed, if any.
    pub voices: String,
}

/// The row of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = outcome_seats)]
pub struct SeatRow {
    pub competition_id: String,
    pub number: i64,
    pub seat: i64,
    pub player_id: PlayerId,
    pub place: i64,
    /// Points in the match.
    pub hundredths: i64,
}

/// The rows of a new competition.
pub fn insert(connection: &mut Connection, competition: &Competition) -> Result<()> {
    diesel::insert_into(competitions::table).values(Row::of(competition)).execute(connection)?;
    Ok(())
}

/// Updates the rows from one state to the next.
pub fn update(connection: &mut Connection, before: &Competition, after: &Competition, events: &[Event]) -> Result<()> {
    let row = competitions::table.filter(competitions::id.eq(&after.id));
    diesel::update(row).set(Row::of(after)).execute(connection)?;
    for (place, entry) in entered(after).iter().enumerate() {
        if entered(before).get(place).is_some_and(|old| old.player == entry.player && old.state == entry.state) {
            continue;
        }
        let row = EntryRow::of(after, entry);
        let old = entries::table.filter(entries::competition_id.eq(&after.id)).filter(entries::number.eq(row.number));
        diesel::delete(old).execute(connection)?;
        diesel::insert_into(entries::table).values(row).execute(connection)?;
    }
    for table in touched(after, events) {
        put_outcome(connection, after, table)?;
    }
    Ok(())
}

/// The entries to store: those of a rehearsal do not take part in anything and need not exist.
pub fn entered(competition: &Competition) -> &[Entry] {
    if competition.settings.rehearsal { &[] } else { &competition.entries }
}

pub const fn entry_state(state: EntryState) -> &'static str {
    match state {
        EntryState::Requested => "requested",
        EntryState::Accepted => "accepted",
        EntryState::WaitingList => "waiting-list",
        EntryState::Refused => "refused",
    }
}

/// The tables whose results may have changed.
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
    let Some((outcome, seats)) = competition.table(id).and_then(|table| outcome(competition, table)) else {
        return Ok(());
    };
    diesel::insert_into(outcomes::table).values(outcome).execute(connection)?;
    for seat in seats {
        diesel::insert_into(outcome_seats::table).values(seat).execute(connection)?;
    }
    Ok(())
}

/// Writes all rows of an imported competition.
pub fn write(connection: &mut Connection, competition: &Competition) -> Result<()> {
    insert(connection, competition)?;
    for entry in entered(competition) {
        diesel::insert_into(entries::table).values(EntryRow::of(competition, entry)).execute(connection)?;
    }
    for table in &competition.tables {
        put_outcome(connection, competition, table.id)?;
    }
    Ok(())
}

/// Classifies results of an earlier version; those changed since are classified already.
pub fn note_bases(connection: &mut Connection, competition: &Competition) -> Result<()> {
    for table in &competition.tables {
        let (basis, number) = (counting::basis(table), i64::from(table.id.0));
        let row = outcomes::table.filter(outcomes::competition_id.eq(&competition.id));
        diesel::update(row.filter(outcomes::number.eq(number)).filter(outcomes::basis.eq("")))
            .set((outcomes::basis.eq(basis.word()), outcomes::voices.eq(basis.voices())))
            .execute(connection)?;
    }
    Ok(())
}

/// Some of the competitions with unclassified results of an earlier version.
pub fn without_bases(connection: &mut Connection) -> Result<Vec<String>> {
    let found = outcomes::table.filter(outcomes::basis.eq("")).select(outcomes::competition_id);
    Ok(found.distinct().limit(200).load(connection)?)
}

/// The rows of a counted table.
pub fn outcome(competition: &Competition, table: &Table) -> Option<(OutcomeRow, Vec<SeatRow>)> {
    if competition.settings.rehearsal || !competition.is_public(table) {
        return None;
    }
    let result = competition.result(table)?;
    let number = i64::from(table.id.0);
    let basis = counting::basis(table);
    let outcome = OutcomeRow {
        basis: basis.word().to_owned(),
        voices: basis.voices(),
        competition_id: competition.id.clone(),
        number,
        game: competition.settings.game.clone(),
        how: competition.standing(table).word().to_owned(),
        rated: competition.settings.rated,
        length: i64::from(competition.settings.rule.length()),
        decided_at: table.changed_at.naive_utc(),
    };
    let seats = table.seats.iter().zip(&result.ranks).enumerate().filter_map(|(seat, (&entry, rank))| {
        Some(SeatRow {
            competition_id: competition.id.clone(),
            number,
            seat: seat as i64,
            player_id: competition.entry(entry)?.player,
            place: i64::from(*rank),
            hundredths: result.progress.scores.get(seat).map_or(0, |points| points.as_hundredths()),
        })
    });
    Some((outcome, seats.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competitions::event::StageKind;
    use crate::competitions::testing::Builder;

    #[test]
    fn points_are_kept_as_exact_numbers() {
        let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]);
        let cup = cup.result(1, &[1, 1]).result(2, &[2, 1]);
        let kept = |table| {
            let (_, seats) = outcome(&cup.it, cup.table(table)).unwrap();
            seats.iter().map(|seat| (seat.place, seat.hundredths)).collect::<Vec<_>>()
        };
        assert_eq!((kept(1), kept(2)), (vec![(1, 50), (1, 50)], vec![(2, 0), (1, 100)]));
    }
}
