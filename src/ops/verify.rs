//! Is everything as it was written? Walks every chain, judges every record again, replays every competition and compares.

use std::collections::{BTreeMap, BTreeSet};

use diesel::Connection as _;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use podium_engine::contest::series;
use podium_engine::record::{Reading, Verdict, judge};

use crate::competitions::event::Event;
use crate::competitions::format;
use crate::competitions::project::{self, EntryRow, OutcomeRow, Row, SeatRow};
use crate::competitions::state::Competition;
use crate::competitions::store::{self, RecordRow, SEAL};
use crate::db::Connection;
use crate::db::chain::{self, EventRow};
use crate::db::schema::{competitions, entries, events, outcome_seats, outcomes, records};
use crate::ids;
use crate::web::error::{Error, Result};

/// What was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    pub chains: usize,
    pub events: usize,
    pub competitions: usize,
    pub records: usize,
    pub standings: usize,
}

/// The first thing that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch(pub String);

/// Found wrong, or could not look.
#[derive(Debug)]
pub enum Stop {
    Mismatch(Mismatch),
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

type Step<T = ()> = Result<T, Stop>;

fn wrong<T>(what: impl Into<String>) -> Step<T> {
    Err(Stop::Mismatch(Mismatch(what.into())))
}

/// Verifies the whole database as it stands at one moment.
pub fn verify(connection: &mut Connection) -> Result<Result<Checked, Mismatch>> {
    let checked = connection.transaction(|connection| {
        if matches!(connection, Connection::Postgres(_)) {
            connection.batch_execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")?;
        }
        all(connection)
    });
    sorted(checked)
}

/// The same within a transaction of the caller's.
pub fn within(connection: &mut Connection) -> Result<Result<Checked, Mismatch>> {
    sorted(all(connection))
}

fn sorted(checked: Step<Checked>) -> Result<Result<Checked, Mismatch>> {
    match checked {
        Ok(checked) => Ok(Ok(checked)),
        Err(Stop::Mismatch(mismatch)) => Ok(Err(mismatch)),
        Err(Stop::Failed(error)) => Err(error),
    }
}

fn all(connection: &mut Connection) -> Step<Checked> {
    let mut checked = Checked::default();
    let streams: Vec<String> =
        events::table.select(events::stream).distinct().order(events::stream).load(connection)?;
    let mut known: BTreeSet<String> =
        competitions::table.select(competitions::id).load::<String>(connection)?.into_iter().collect();
    for stream in streams {
        let rows = chain::rows(connection, &stream, 0)?;
        chained(&stream, &rows)?;
        checked.chains += 1;
        checked.events += rows.len();
        if let Some(id) = stream.strip_prefix("competition:") {
            if !known.remove(id) {
                return wrong(format!("the competition {id} has a chain of events and no row in competitions"));
            }
            checked.standings += competition(connection, id, rows)?;
            checked.competitions += 1;
        }
    }
    if let Some(id) = known.first() {
        return wrong(format!("the competition {id} has no chain of events"));
    }
    checked.records = all_records(connection)?;
    Ok(checked)
}

/// The competitions of one club, within a transaction.
pub fn club(connection: &mut Connection, club: &str) -> Step {
    let all: Vec<String> =
        competitions::table.filter(competitions::club_id.eq(club)).select(competitions::id).load(connection)?;
    for id in all {
        let rows = chain::rows(connection, &store::stream(&id), 0)?;
        competition(connection, &id, rows)?;
    }
    Ok(())
}

/// Revisions without a gap, each row with the hash of the one before and its own.
pub fn chained(stream: &str, rows: &[EventRow]) -> Step {
    let mut previous = "";
    for (expected, row) in (1..).zip(rows) {
        let revision = row.revision;
        if revision != expected {
            return wrong(format!("{stream}: event {expected} is missing, event {revision} comes in its place"));
        }
        if row.previous != previous {
            return wrong(format!("{stream}: event {revision} does not follow from the one before it"));
        }
        if row.hash != row.expected_hash() {
            return wrong(format!("{stream}: event {revision} was changed after it was written"));
        }
        previous = &row.hash;
    }
    Ok(())
}

/// Replays a competition and compares it with what is kept of it; how many standings it has.
fn competition(connection: &mut Connection, id: &str, rows: Vec<EventRow>) -> Step<usize> {
    for row in &rows {
        proofs(connection, id, row)?;
    }
    let row: Row = competitions::table.filter(competitions::id.eq(id)).select(Row::as_select()).first(connection)?;
    let Ok(replayed) = store::replay(None, rows, Some((row.id.clone(), row.club_id.clone(), row.slug.clone()))) else {
        return wrong(format!("competition:{id}: its events cannot be replayed"));
    };
    let expected = Row::of(&replayed);
    if expected != row {
        let field = differing(&expected, &row);
        return wrong(format!("competitions: the row of {id} differs from its events in “{field}”"));
    }
    people(connection, &replayed)?;
    results(connection, &replayed)?;
    // A standing is not stored: it is made of what was compared above.
    Ok((0..replayed.stages.len()).filter(|&stage| !format::standings(&replayed, stage).rows.is_empty()).count())
}

/// The record that an event speaks of is there, is the same text, and shows that result.
fn proofs(connection: &mut Connection, competition: &str, row: &EventRow) -> Step {
    let place = format!("competition:{competition}: event {}", row.revision);
    let Ok(event) = serde_json::from_str::<Event>(&row.body) else {
        return wrong(format!("{place} cannot be read"));
    };
    let (Some(id), Some(table)) = (event.record(), event.table()) else { return Ok(()) };
    let found = records::table.filter(records::id.eq(id)).select(RecordRow::as_select());
    let Some(record) = found.first::<RecordRow>(connection).optional()? else {
        return wrong(format!("{place} speaks of the record {id}, which is gone"));
    };
    let at = (record.competition_id.as_deref(), record.table_number);
    if at != (Some(competition), Some(i64::from(table.0))) {
        return wrong(format!("records: the record {id} is not kept at table {table} of {competition} any more"));
    }
    let body: serde_json::Value = serde_json::from_str(&row.body)?;
    let seal = body.as_object().and_then(|body| body.values().next()?.get(SEAL)?.as_str());
    if seal != Some(&ids::hashed(&record.text)) {
        return wrong(format!("records: the text of the record {id} was changed after {place}"));
    }
    let (Event::GameReported { result, .. } | Event::GameEntered { result, .. }) = &event else { return Ok(()) };
    let shown = match (Reading::of(record.text.as_bytes()), judge(record.text.as_bytes())) {
        (Ok(reading), Verdict::Holds(holds)) => series::Game::judged(result.seats.clone(), &reading, &holds).ok(),
        _ => None,
    };
    if shown.as_ref() != Some(result) {
        return wrong(format!("{place} tells another result than its record {id}"));
    }
    Ok(())
}

fn people(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let there = entries::table.filter(entries::competition_id.eq(id)).order(entries::number);
    let there: Vec<EntryRow> = there.select(EntryRow::as_select()).load(connection)?;
    let expected: Vec<EntryRow> = replayed.entries.iter().map(|entry| EntryRow::of(replayed, entry)).collect();
    same("entries", id, |row: &EntryRow| row.number, expected, there)
}

fn results(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let mut expected = (Vec::new(), Vec::new());
    for (outcome, seats) in replayed.tables.iter().filter_map(|table| project::outcome(replayed, table)) {
        expected.0.push(outcome);
        expected.1.extend(seats);
    }
    let there = outcomes::table.filter(outcomes::competition_id.eq(id)).order(outcomes::number);
    let there: Vec<OutcomeRow> = there.select(OutcomeRow::as_select()).load(connection)?;
    same("outcomes", id, |row: &OutcomeRow| row.number, expected.0, there)?;
    let there = outcome_seats::table.filter(outcome_seats::competition_id.eq(id));
    let there = there.order((outcome_seats::number, outcome_seats::seat)).select(SeatRow::as_select());
    same("outcome_seats", id, |row: &SeatRow| (row.number, row.seat), expected.1, there.load(connection)?)
}

/// Two lists of rows by their keys; the first that differs is named.
fn same<T, K>(table: &str, competition: &str, key: impl Fn(&T) -> K, expected: Vec<T>, there: Vec<T>) -> Step
where
    T: PartialEq,
    K: Ord + std::fmt::Debug,
{
    let mut pairs: BTreeMap<K, (Option<T>, Option<T>)> = BTreeMap::new();
    for row in expected {
        let pair = pairs.entry(key(&row)).or_default();
        pair.0 = Some(row);
    }
    for row in there {
        let pair = pairs.entry(key(&row)).or_default();
        pair.1 = Some(row);
    }
    for (key, (expected, there)) in pairs {
        let what = match (&expected, &there) {
            (Some(_), None) => "is missing",
            (None, Some(_)) => "should not be there",
            (expected, there) if expected != there => "differs from its events",
            _ => continue,
        };
        return wrong(format!("{table}: the row {key:?} of {competition} {what}"));
    }
    Ok(())
}

/// The name of the first field that is not the same.
fn differing(expected: &Row, there: &Row) -> &'static str {
    let fields = [
        ("name", expected.name == there.name),
        ("game", expected.game == there.game),
        ("format", expected.format == there.format),
        ("status", expected.status == there.status),
        ("rehearsal", expected.rehearsal == there.rehearsal),
        ("starts_on", expected.starts_on == there.starts_on),
        ("ends_on", expected.ends_on == there.ends_on),
        ("players", expected.players == there.players),
        ("revision", expected.revision == there.revision),
        ("head", expected.head == there.head),
        ("created_at", expected.created_at == there.created_at),
        ("changed_at", expected.changed_at == there.changed_at),
    ];
    fields.iter().find(|(_, same)| !same).map_or("its address", |(name, _)| *name)
}

/// Every record judged again; how many there are.
fn all_records(connection: &mut Connection) -> Step<usize> {
    let mut last = String::new();
    let mut count = 0;
    loop {
        let page = records::table.filter(records::id.gt(&last)).order(records::id).limit(200);
        let page: Vec<RecordRow> = page.select(RecordRow::as_select()).load(connection)?;
        let Some(end) = page.last() else { return Ok(count) };
        last = end.id.clone();
        for record in &page {
            judged(record)?;
            count += 1;
        }
    }
}

/// Whether a record has the verdict that is kept with it.
pub fn judged(record: &RecordRow) -> Step {
    let id = &record.id;
    let now = serde_json::to_value(judge(record.text.as_bytes()))?;
    let kept: Option<serde_json::Value> = serde_json::from_str(&record.verdict).ok();
    if kept.as_ref() != Some(&now) {
        return wrong(format!("records: the record {id} is judged otherwise than its kept verdict says"));
    }
    if now.get("turns").is_some_and(|turns| turns.as_i64() != Some(record.turns)) {
        return wrong(format!("records: the record {id} has another number of turns than is kept"));
    }
    if now.get("game").and_then(serde_json::Value::as_str).is_some_and(|game| game != record.game) {
        return wrong(format!("records: the record {id} is of another game than is kept"));
    }
    Ok(())
}
