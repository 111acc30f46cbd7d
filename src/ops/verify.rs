//! Is everything as it was written? Walks every chain, judges every record again, replays every competition and compares.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use podium_engine::contest::series;
use podium_engine::record::{Reading, Verdict, judge};
use serde::Deserialize;

use crate::admin::log as admin;
use crate::clubs::log::{self, Deed};
use crate::clubs::model::Role;
use crate::competitions::event::{Actor, Event};
use crate::competitions::format::exact::Exact;
use crate::competitions::project::{self, EntryRow, OutcomeRow, Row, SeatRow};
use crate::competitions::seal::{self, Difference};
use crate::competitions::state::Competition;
use crate::competitions::store::{self, RecordRow};
use crate::db::chain::{self, EventRow};
use crate::db::schema::{
    circuits, clubs, competitions, entries, events, outcome_seats, outcomes, players, records, users,
};
use crate::db::{self, Connection};
use crate::ids;
use crate::players::rated;
use crate::web::error::{Error, Result};

/// What was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    pub chains: usize,
    pub events: usize,
    pub competitions: usize,
    pub records: usize,
    pub standings: usize,
    pub ratings: usize,
    /// Games whose results have changed since their ratings were written; a job does that within a minute.
    pub unrated: usize,
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
    sorted(db::snapshot(connection, all))
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
    let mut site_rows = Vec::new();
    let mut clubs: BTreeSet<String> = clubs::table.select(clubs::id).load::<String>(connection)?.into_iter().collect();
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
        } else if let Some(id) = stream.strip_prefix("club:") {
            if !clubs.remove(id) {
                return wrong(format!("the club {id} has a chain of events and no row in clubs"));
            }
            club_row(connection, id, &rows)?;
        } else if stream == admin::STREAM {
            site_rows = rows;
        }
    }
    if let Some(id) = known.first() {
        return wrong(format!("the competition {id} has no chain of events"));
    }
    if let Some(id) = clubs.first() {
        return wrong(format!("the club {id} has no chain of events"));
    }
    administrators(connection, &site_rows)?;
    checked.records = all_records(connection)?;
    for game in rated::games(connection)? {
        match rated::is_due(connection, &game)? {
            true => checked.unrated += 1,
            false => checked.ratings += ratings(connection, &game)?,
        }
    }
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
    let rows = chain::rows(connection, &log::stream(club), 0)?;
    club_row(connection, club, &rows)
}

/// An event of a chain, and the account of whoever did it.
fn read<T: for<'a> Deserialize<'a>>(row: &EventRow) -> Step<(T, Option<String>)> {
    let by = match serde_json::from_str(&row.actor) {
        Ok(Actor::User { id, .. }) => Some(id),
        _ => None,
    };
    match serde_json::from_str(&row.body) {
        Ok(deed) => Ok((deed, by)),
        Err(_) => wrong(format!("{}: event {} cannot be read", row.stream, row.revision)),
    }
}

/// The administrators are those that the chain of the site made.
fn administrators(connection: &mut Connection, rows: &[EventRow]) -> Step {
    let mut expected = BTreeSet::new();
    for row in rows {
        match read(row)?.0 {
            admin::Deed::AdminSet { user, is_admin: true, .. } => drop(expected.insert(user)),
            admin::Deed::AdminSet { user, .. } | admin::Deed::AccountDeleted(user) => drop(expected.remove(&user)),
            admin::Deed::Disabled { .. } => {}
        }
    }
    let there = users::table.filter(users::is_admin.eq(true)).filter(users::deleted_at.is_null());
    let there: Vec<String> = there.select(users::id).load(connection)?;
    same("users", "the administrators", String::clone, expected.into_iter().collect(), there)
}

/// The name, the members and the circuits of a club are those of its chain.
fn club_row(connection: &mut Connection, club: &str, rows: &[EventRow]) -> Step {
    let (mut name, mut roles, mut expected) = (None, BTreeMap::new(), BTreeMap::new());
    for row in rows {
        let (deed, by) = read(row)?;
        match (deed, by) {
            (Deed::Created { name: called }, by) => {
                name = Some(called);
                roles.extend(by.map(|user| (user, Role::Owner)));
            }
            (Deed::Edited { name: called }, _) => name = Some(called),
            (Deed::Joined { role }, Some(user)) | (Deed::RoleSet { user, role, .. }, _) => {
                roles.insert(user, role);
            }
            (Deed::Left, Some(user)) | (Deed::Removed { user, .. }, _) => drop(roles.remove(&user)),
            (Deed::Moved { members }, _) => roles = members,
            (Deed::CircuitSet { slug, name, rules, legs }, _) => drop(expected.insert(slug, (name, rules, legs))),
            (Deed::CircuitDeleted { slug, .. }, _) => drop(expected.remove(&slug)),
            _ => {}
        }
    }
    let there = Role::all(connection, club)?.into_iter().collect();
    same("members", club, |row: &(String, Role)| row.0.clone(), roles.into_iter().collect(), there)?;
    let there: String = clubs::table.filter(clubs::id.eq(club)).select(clubs::name).first(connection)?;
    if name != Some(there) {
        return wrong(format!("clubs: the row of {club} differs from its events in “name”"));
    }
    type Found = (String, String, String, String);
    let there = circuits::table.filter(circuits::club_id.eq(club));
    let there: Vec<Found> =
        there.select((circuits::slug, circuits::name, circuits::rules, circuits::legs)).load(connection)?;
    let expected = expected.into_iter().map(|(slug, (name, rules, legs))| (slug, name, rules, legs)).collect();
    same("circuits", club, |row: &Found| row.0.clone(), expected, there)
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

/// Replays a competition and compares it with what is kept of it; how many standings were computed again.
fn competition(connection: &mut Connection, id: &str, rows: Vec<EventRow>) -> Step<usize> {
    let row: Row = competitions::table.filter(competitions::id.eq(id)).select(Row::as_select()).first(connection)?;
    let address = (row.id.clone(), row.club_id.clone(), row.slug.clone());
    let (mut replayed, mut standings) = (None, 0);
    for row in rows {
        let place = format!("competition:{id}: event {}", row.revision);
        let (event, _) = read::<Event>(&row)?;
        belongs(&address.1, &row)?;
        proofs(connection, id, &event, &row)?;
        if let Some(before) = &replayed {
            standings += places(before, &event, &row)?;
        }
        let Ok(after) = store::replay(replayed.take(), vec![row], Some(address.clone())) else {
            return wrong(format!("{place} cannot be replayed"));
        };
        replayed = Some(after);
    }
    let Some(replayed) = replayed else { return wrong(format!("the competition {id} has no chain of events")) };
    let expected = Row::of(&replayed);
    if expected != row {
        let field = differing(&expected, &row);
        return wrong(format!("competitions: the row of {id} differs from its events in “{field}”"));
    }
    people(connection, &replayed)?;
    results(connection, &replayed)?;
    Ok(standings)
}

/// A competition is kept at the club that its first event was written with.
fn belongs(club: &str, row: &EventRow) -> Step {
    if row.revision != 1 {
        return Ok(());
    }
    let body: serde_json::Value = serde_json::from_str(&row.body)?;
    match seal::field(&body, seal::CLUB) {
        // Chains of older versions do not say so.
        None => Ok(()),
        Some(there) if there == club => Ok(()),
        Some(there) => wrong(format!("competitions: {} is not kept at its club {there} any more", row.stream)),
    }
}

/// The standings that an event was written with are those of the results before it; how many they are.
fn places(before: &Competition, event: &Event, row: &EventRow) -> Step<usize> {
    let Some(stages) = seal::stages(event, before) else { return Ok(0) };
    let (stream, revision, name) = (&row.stream, row.revision, &before.settings.name);
    let body: serde_json::Value = serde_json::from_str(&row.body)?;
    let Some(sealed) = seal::sealed(&body) else {
        return wrong(format!("standings: {stream}: event {revision} of “{name}” was written without them"));
    };
    let told = |value: Option<Exact>| value.map_or_else(|| "none".to_owned(), |value| value.to_string());
    match seal::differences(before, event, &sealed).first() {
        None => Ok(stages.len()),
        Some(Difference { stage, entry, what, was, now, .. }) => wrong(format!(
            "standings: {stream}: event {revision} of “{name}” was written with {what} {} for {} in stage {}; its results give {}",
            told(*was),
            before.name(*entry),
            stage + 1,
            told(*now),
        )),
    }
}

/// The ratings of a game are those of its results; how many they are.
fn ratings(connection: &mut Connection, game: &str) -> Step<usize> {
    let (kept, computed) = (rated::kept(connection, game)?, rated::computed(connection, game)?);
    let differs = |key: &&rated::Key| match (kept.get(*key), computed.get(*key)) {
        (Some(kept), Some(computed)) => !kept.is_near(computed),
        _ => true,
    };
    if let Some(key) = kept.keys().chain(computed.keys()).find(differs) {
        let (seats, player) = key;
        let name = players::table.filter(players::id.eq(player)).select(players::name).first::<String>(connection);
        let told = |row: Option<&rated::Row>| match row {
            Some(rated::Row { value, deviation, results, .. }) => {
                format!("{value:.2} ± {deviation:.2} after {results} results")
            }
            None => "none".to_owned(),
        };
        return wrong(format!(
            "ratings: {} ({player}) in {game} at tables of {seats}: kept is {}, the results give {}",
            name.optional()?.unwrap_or_default(),
            told(kept.get(key)),
            told(computed.get(key)),
        ));
    }
    Ok(computed.len())
}

/// The record that an event speaks of is there, is the same text, and shows that result.
fn proofs(connection: &mut Connection, competition: &str, event: &Event, row: &EventRow) -> Step {
    let place = format!("competition:{competition}: event {}", row.revision);
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
    let sealed = seal::field(&body, seal::RECORD).and_then(|sealed| sealed.as_str());
    if sealed != Some(&ids::hashed(&record.text)) {
        return wrong(format!("records: the text of the record {id} was changed after {place}"));
    }
    let (Event::GameReported { result, .. } | Event::GameEntered { result, .. }) = event else { return Ok(()) };
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
    let expected: Vec<EntryRow> =
        project::entered(replayed).iter().map(|entry| EntryRow::of(replayed, entry)).collect();
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
fn same<T, K>(table: &str, of: &str, key: impl Fn(&T) -> K, expected: Vec<T>, there: Vec<T>) -> Step
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
        return wrong(format!("{table}: the row {key:?} of {of} {what}"));
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
