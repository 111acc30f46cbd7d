//! Projections of the events for queries: the row of a competition, its entries, who beat whom.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diesel::prelude::*;

use super::event::Event;
use super::format;
use super::state::{Competition, Entry, EntryId, EntryState, Status, Table, TableId};
use crate::competitions::counting;
use crate::dates::Date;
use crate::error::Result;
use crate::ids::{self, ClubId, PlayerId};
use crate::store::Connection;
use crate::store::schema::{competitions, entries, outcome_seats, outcomes, rating_marks, site};

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
    /// Where they finished, and among how many; none as long as the competition goes on.
    pub place: Option<i64>,
    pub among: Option<i64>,
}

impl EntryRow {
    pub fn of(competition: &Competition, entry: &Entry, places: &Places) -> Self {
        let (place, among) = places.get(&entry.id).copied().unzip();
        Self {
            place,
            among,
            competition_id: competition.id.clone(),
            number: i64::from(entry.id.0),
            player_id: entry.player,
            state: entry_state(entry.state).to_owned(),
        }
    }
}

/// Where entries finished, each in their last stage, and among how many.
pub type Places = BTreeMap<EntryId, (i64, i64)>;

/// The places of a competition that is over.
pub fn places(competition: &Competition) -> Places {
    let is_over = matches!(competition.status, Status::Finished | Status::Archived);
    if !is_over || competition.settings.rehearsal {
        return Places::new();
    }
    let mut places = Places::new();
    for stage in 0..competition.stages.len() {
        let board = format::standings(competition, stage);
        let among = board.rows.len() as i64;
        places.extend(board.rows.iter().filter_map(|row| Some((row.entry, (i64::from(row.rank?), among)))));
    }
    places
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
    pub club_id: ClubId,
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
    pub decided_at: chrono::NaiveDateTime,
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
    let is_new = before.status != after.status || after.status != Status::Running;
    let (were, are) = if is_new { (places(before), places(after)) } else { Default::default() };
    for (number, entry) in entered(after).iter().enumerate() {
        let row = EntryRow::of(after, entry, &are);
        if entered(before).get(number).is_some_and(|old| EntryRow::of(before, old, &were) == row) {
            continue;
        }
        let old = entries::table.filter(entries::competition_id.eq(&after.id)).filter(entries::number.eq(row.number));
        diesel::delete(old).execute(connection)?;
        diesel::insert_into(entries::table).values(row).execute(connection)?;
    }
    for table in touched(after, events) {
        put_outcome(connection, after, table)?;
    }
    if before.hidden != after.hidden {
        mark_all(connection, &after.id, after.club)?;
    }
    Ok(())
}

/// Raised when the same events come to other rows of results. A job renews rows of earlier versions.
const RESULTS: &str = "2";
/// Where the site notes the version, and the last competition that is renewed.
const NOTE: &str = "results";
const RENEWED: &str = "results:renewed";

/// Whether all rows of results are of this version.
pub fn are_renewed(connection: &mut Connection) -> Result<bool> {
    Ok(noted(connection, NOTE)?.as_deref() == Some(RESULTS))
}

fn noted(connection: &mut Connection, name: &str) -> Result<Option<String>> {
    Ok(site::table.filter(site::name.eq(name)).select(site::value).first(connection).optional()?)
}

fn write_note(connection: &mut Connection, name: &str, value: &str) -> Result<()> {
    diesel::delete(site::table.filter(site::name.eq(name))).execute(connection)?;
    diesel::insert_into(site::table).values((site::name.eq(name), site::value.eq(value))).execute(connection)?;
    Ok(())
}

/// Renews the rows of some more competitions, read by `read`; false once all are.
pub fn renew_some(
    connection: &mut Connection,
    read: impl Fn(&mut Connection, &str) -> Result<Arc<Competition>>,
) -> Result<bool> {
    let after = noted(connection, RENEWED)?.unwrap_or_default();
    let next = competitions::table.filter(competitions::id.gt(after)).order(competitions::id).limit(20);
    let next: Vec<String> = next.select(competitions::id).load(connection)?;
    for id in &next {
        let competition = read(connection, id)?;
        competition.tables.iter().try_for_each(|table| put_outcome(connection, &competition, table.id))?;
        for (entry, (place, among)) in places(&competition) {
            let row = entries::table.filter(entries::competition_id.eq(id));
            diesel::update(row.filter(entries::number.eq(i64::from(entry.0))))
                .set((entries::place.eq(place), entries::among.eq(among)))
                .execute(connection)?;
        }
    }
    match next.last() {
        Some(last) => write_note(connection, RENEWED, last)?,
        None => {
            write_note(connection, NOTE, RESULTS)?;
            diesel::delete(site::table.filter(site::name.eq(RENEWED))).execute(connection)?;
        }
    }
    Ok(!next.is_empty())
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
    let all = events.iter().any(|event| {
        matches!(event, Event::SettingsChanged { .. } | Event::EntryEdited { .. } | Event::ClubMerged { .. })
    });
    if all {
        return after.tables.iter().map(|table| table.id).collect();
    }
    events.iter().filter_map(Event::table).collect()
}

/// Writes the rows of a table if they differ, and notes that ratings are due from there on.
fn put_outcome(connection: &mut Connection, competition: &Competition, id: TableId) -> Result<()> {
    let number = i64::from(id.0);
    let old = outcomes::table.filter(outcomes::competition_id.eq(&competition.id)).filter(outcomes::number.eq(number));
    let was: Option<OutcomeRow> = old.select(OutcomeRow::as_select()).first(connection).optional()?;
    let now = competition.table(id).and_then(|table| outcome(competition, table));
    if was.is_none() && now.is_none() {
        return Ok(());
    }
    let seats = outcome_seats::table.filter(outcome_seats::competition_id.eq(&competition.id));
    let seats = seats.filter(outcome_seats::number.eq(number));
    if let (Some(was), Some((now, sat))) = (&was, &now)
        && was == now
        && *sat == seats.order(outcome_seats::seat).select(SeatRow::as_select()).load::<SeatRow>(connection)?
    {
        return Ok(());
    }
    if was.is_some() {
        diesel::delete(seats).execute(connection)?;
        diesel::delete(old).execute(connection)?;
    }
    let times = was.iter().chain(now.iter().map(|(row, _)| row)).filter(|row| row.rated).map(|row| row.decided_at);
    let games: BTreeSet<&String> = was.iter().chain(now.iter().map(|(row, _)| row)).map(|row| &row.game).collect();
    if let Some(at) = times.min() {
        for game in games {
            mark(connection, game, competition.club, at)?;
        }
    }
    if let Some((outcome, seats)) = now {
        diesel::insert_into(outcomes::table).values(outcome).execute(connection)?;
        for seat in seats {
            diesel::insert_into(outcome_seats::table).values(seat).execute(connection)?;
        }
    }
    Ok(())
}

/// Notes that the ratings of a game are due from a moment on, on the lists of the site and of a club. Triggers do the same
/// where it changes who somebody is.
fn mark(connection: &mut Connection, game: &str, club: ClubId, at: chrono::NaiveDateTime) -> Result<()> {
    let place = (rating_marks::game.eq(game), rating_marks::club_id.eq(club), rating_marks::at.eq(at));
    diesel::insert_into(rating_marks::table).values((rating_marks::id.eq(ids::new_id()), place)).execute(connection)?;
    Ok(())
}

/// Notes the same for all results of a competition, which began or ceased to count.
pub(crate) fn mark_all(connection: &mut Connection, competition: &str, club: ClubId) -> Result<()> {
    let rated = outcomes::table.filter(outcomes::competition_id.eq(competition)).filter(outcomes::rated.eq(true));
    let from: Vec<(String, Option<chrono::NaiveDateTime>)> = rated
        .group_by(outcomes::game)
        .select((outcomes::game, diesel::dsl::min(outcomes::decided_at)))
        .load(connection)?;
    for (game, at) in from {
        if let Some(at) = at {
            mark(connection, &game, club, at)?;
        }
    }
    Ok(())
}

/// Writes all rows of an imported competition.
pub fn write(connection: &mut Connection, competition: &Competition) -> Result<()> {
    insert(connection, competition)?;
    let places = places(competition);
    for entry in entered(competition) {
        diesel::insert_into(entries::table).values(EntryRow::of(competition, entry, &places)).execute(connection)?;
    }
    for table in &competition.tables {
        put_outcome(connection, competition, table.id)?;
    }
    Ok(())
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
        decided_at: table.decided_at.unwrap_or(table.changed_at).naive_utc(),
        club_id: competition.club,
    };
    let decided_at = outcome.decided_at;
    let seats = table.seats.iter().zip(&result.ranks).enumerate().filter_map(|(seat, (&entry, rank))| {
        Some(SeatRow {
            competition_id: competition.id.clone(),
            number,
            seat: seat as i64,
            player_id: competition.entry(entry)?.player,
            place: i64::from(*rank),
            hundredths: result.progress.scores.get(seat).map_or(0, |points| points.as_hundredths()),
            decided_at,
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

    #[test]
    fn a_corrected_result_keeps_its_date() {
        let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]).result(1, &[1, 2]);
        let decided = |cup: &Builder| outcome(&cup.it, cup.table(1)).unwrap().0.decided_at;
        let (at, mut cup) = (decided(&cup), cup);
        cup.now += chrono::Duration::days(100);
        let result = podium_engine::contest::series::Game::entered(vec![0, 1], vec![2, 1], None);
        let (game, reason) = (1, "typo".into());
        let cup = cup.then(Event::GameEntered { table: TableId(1), game, result, record: None, reason });
        assert_eq!(cup.it.result(cup.table(1)).unwrap().ranks, [2, 1], "corrected");
        assert_eq!(decided(&cup), at);
        // Struck and played again, it is another result.
        let cup = cup.then(Event::GameStruck { table: TableId(1), game: 1, reason: "wrong".into() });
        assert!(outcome(&cup.it, cup.table(1)).is_none());
        assert!(decided(&cup.result(1, &[1, 2])) > at);
    }
}
