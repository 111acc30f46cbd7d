//! A player's profile: where they played, with what results, and against whom.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use podium_engine::catalogue;

use crate::access::people::{self, Shown};
use crate::access::visible;
use crate::accounts::model::User;
use crate::competitions::counting::{self, Basis, Holder, Why};
use crate::competitions::project::Row;
use crate::competitions::state::{Competition, Standing, Table};
use crate::error::Result;
use crate::ids::{PersonId, PlayerId, UserId};
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, entries, outcome_seats, outcomes, players, roster, users};

mod seats {
    use crate::store::schema::outcome_seats;

    // A seat, and another one at the same table.
    diesel::alias!(outcome_seats as own_seats: OwnSeats, outcome_seats as other_seats: OtherSeats);
}

/// The most competitions shown.
const COMPETITIONS: i64 = 50;
/// The most opponents shown.
const OPPONENTS: usize = 100;

/// A player, with the other players of the same account.
#[derive(Debug)]
pub struct Person {
    pub player: Player,
    pub ids: Vec<PlayerId>,
    /// The name shown to the reader.
    pub name: String,
}

impl Person {
    /// The person at an address, if this reader may open their page.
    pub fn find(connection: &mut Connection, reader: Option<&User>, slug: &str) -> Result<Self> {
        let people::Seen { player, ids, name, .. } = people::find(connection, reader, slug)?;
        Ok(Self { player, ids, name })
    }

    /// Clubs with this person on the roster: name and slug.
    pub fn clubs(&self, connection: &mut Connection) -> Result<Vec<(String, String)>> {
        Ok(roster::table
            .inner_join(clubs::table)
            .filter(roster::player_id.eq_any(&self.ids))
            .filter(visible::club())
            .order(clubs::name)
            .select((clubs::name, clubs::slug))
            .distinct()
            .load(connection)?)
    }

    /// Competitions, newest first.
    pub fn competitions(&self, connection: &mut Connection) -> Result<Vec<Taken>> {
        Ok(entries::table
            .inner_join(competitions::table.inner_join(clubs::table))
            .filter(entries::player_id.eq_any(&self.ids))
            .filter(entries::state.eq("accepted"))
            .filter(visible::competition())
            .order(competitions::created_at.desc())
            .limit(COMPETITIONS)
            .select((Row::as_select(), clubs::slug, entries::place, entries::among))
            .load(connection)?)
    }

    /// Some results, newest first, after a place among them.
    pub fn results(
        &self,
        connection: &mut Connection,
        after: Option<&Played>,
        most: usize,
    ) -> Result<Vec<PlayedTable>> {
        let mut rows = outcomes::table
            .inner_join(
                outcome_seats::table.on(outcome_seats::competition_id
                    .eq(outcomes::competition_id)
                    .and(outcome_seats::number.eq(outcomes::number))),
            )
            .inner_join(competitions::table.inner_join(clubs::table))
            .filter(outcome_seats::player_id.eq_any(&self.ids))
            .filter(visible::competition())
            .into_boxed();
        if let Some(Played { at, competition, number }) = after {
            // The first condition is what the index goes by.
            rows = rows.filter(outcome_seats::decided_at.le(at));
            let same = outcome_seats::decided_at.eq(at);
            let later = outcome_seats::competition_id.lt(competition);
            let later = later.or(outcome_seats::competition_id.eq(competition).and(outcome_seats::number.lt(number)));
            rows = rows.filter(outcome_seats::decided_at.lt(at).or(same.and(later)));
        }
        let newest = (outcome_seats::decided_at.desc(), outcome_seats::competition_id, outcome_seats::number);
        let rows: Vec<OwnRow> = rows
            .order(newest)
            .limit(most as i64)
            .select((
                outcomes::competition_id,
                outcomes::number,
                outcomes::game,
                outcomes::how,
                outcomes::decided_at,
                outcome_seats::seat,
                outcome_seats::place,
                competitions::name,
                competitions::slug,
                clubs::slug,
                outcomes::rated,
                outcomes::basis,
                outcomes::voices,
            ))
            .load(connection)?;
        let tables: Vec<(&str, i64)> = rows.iter().map(|row| (row.id.as_str(), row.number)).collect();
        let mut others = others(connection, &tables)?;
        let accounts = others.values().flatten().filter_map(|other| other.user).collect();
        let proved = proved(connection, accounts)?;
        let played = rows.into_iter().map(|row| {
            let seats = others.remove(&(row.id.clone(), row.number)).unwrap_or_default();
            PlayedTable {
                counts: row.counts(&seats, &proved),
                others: seats.into_iter().filter(|other| other.seat != row.seat).collect(),
                path: format!("/clubs/{}/{}/tables/{}", row.club, row.slug, row.number),
                id: Played { at: row.at, competition: row.id, number: row.number },
                at: row.at.and_utc(),
                competition: row.name,
                game: row.game,
                how: row.how,
                place: row.place,
            }
        });
        Ok(played.collect())
    }

    /// Records against the opponents met most often, counted by the database. Forfeits do not count.
    pub fn balances(&self, connection: &mut Connection) -> Result<Vec<Balance>> {
        let (own, other) = (seats::own_seats, seats::other_seats);
        let met = own
            .inner_join(
                other.on(other
                    .field(outcome_seats::competition_id)
                    .eq(own.field(outcome_seats::competition_id))
                    .and(other.field(outcome_seats::number).eq(own.field(outcome_seats::number)))
                    .and(other.field(outcome_seats::seat).ne(own.field(outcome_seats::seat)))),
            )
            .inner_join(
                outcomes::table.on(outcomes::competition_id
                    .eq(own.field(outcome_seats::competition_id))
                    .and(outcomes::number.eq(own.field(outcome_seats::number)))),
            )
            .inner_join(competitions::table.on(competitions::id.eq(own.field(outcome_seats::competition_id))))
            .filter(own.field(outcome_seats::player_id).eq_any(&self.ids))
            .filter(outcomes::how.ne("forfeit"))
            .filter(visible::competition())
            .group_by(other.field(outcome_seats::player_id))
            .order(diesel::dsl::count_star().desc())
            .limit(2 * OPPONENTS as i64)
            .select((
                other.field(outcome_seats::player_id),
                sql::<BigInt>("sum(CASE WHEN own_seats.place < other_seats.place THEN 1 ELSE 0 END)"),
                sql::<BigInt>("sum(CASE WHEN own_seats.place = other_seats.place THEN 1 ELSE 0 END)"),
                sql::<BigInt>("sum(CASE WHEN own_seats.place > other_seats.place THEN 1 ELSE 0 END)"),
            ));
        let met: Vec<(PlayerId, i64, i64, i64)> = met.load(connection)?;
        let ids: Vec<PlayerId> = met.iter().map(|(id, ..)| *id).collect();
        let shown = people::shown(connection, &ids)?;
        let accounts = players::table.filter(players::id.eq_any(ids)).filter(players::user_id.is_not_null());
        let accounts =
            accounts.select((players::id, players::user_id)).load::<(PlayerId, Option<UserId>)>(connection)?;
        let accounts: HashMap<PlayerId, Option<UserId>> = accounts.into_iter().collect();
        // Players of one account count as one person.
        let mut found: BTreeMap<PersonId, Balance> = BTreeMap::new();
        for (id, better, level, worse) in met {
            let Some(Shown { name, path }) = shown.get(&id).cloned() else { continue };
            let key = accounts.get(&id).copied().flatten().map_or_else(|| id.into(), PersonId::from);
            let new = Balance { name, path, better: 0, level: 0, worse: 0 };
            let balance = found.entry(key).or_insert(new);
            balance.better += better;
            balance.level += level;
            balance.worse += worse;
        }
        let mut balances: Vec<Balance> = found.into_values().collect();
        balances.sort_by(|a, b| b.met().cmp(&a.met()).then_with(|| a.name.cmp(&b.name)));
        balances.truncate(OPPONENTS);
        Ok(balances)
    }
}

/// A competition that somebody takes part in, with the slug of its club, and where they finished among how many.
#[derive(Debug, Queryable)]
pub struct Taken {
    pub row: Row,
    pub club: String,
    pub place: Option<i64>,
    pub among: Option<i64>,
}

/// A place in somebody's results, to go on from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    at: NaiveDateTime,
    competition: String,
    number: i64,
}

impl Played {
    /// As it stands in an address.
    pub fn word(&self) -> String {
        format!("{}_{}_{}", self.at.and_utc().timestamp_millis(), self.number, self.competition)
    }

    pub fn read(word: &str) -> Option<Self> {
        let mut parts = word.splitn(3, '_');
        let (at, number, competition) = (parts.next()?, parts.next()?, parts.next()?);
        let at = DateTime::from_timestamp_millis(at.parse().ok()?)?.naive_utc();
        Some(Self { at, number: number.parse().ok()?, competition: competition.to_owned() })
    }
}

/// Everybody at these tables.
fn others(connection: &mut Connection, tables: &[(&str, i64)]) -> Result<HashMap<(String, i64), Vec<Other>>> {
    let mut found: HashMap<(String, i64), Vec<Other>> = HashMap::new();
    for tables in tables.chunks(100) {
        type SeatRow = (String, i64, i64, i64, PlayerId, Option<UserId>, Option<i64>);
        let mut seats = outcome_seats::table.inner_join(players::table).into_boxed();
        for (competition, number) in tables {
            let one = outcome_seats::competition_id.eq(*competition).and(outcome_seats::number.eq(*number));
            seats = seats.or_filter(one);
        }
        let seats: Vec<SeatRow> = seats
            .order((outcome_seats::competition_id, outcome_seats::number, outcome_seats::seat))
            .select((
                outcome_seats::competition_id,
                outcome_seats::number,
                outcome_seats::seat,
                outcome_seats::place,
                players::id,
                players::user_id,
                players::erased,
            ))
            .load(connection)?;
        let met: BTreeSet<PlayerId> = seats.iter().map(|seat| seat.4).collect();
        let shown = people::shown(connection, &met.into_iter().collect::<Vec<_>>())?;
        for (competition, number, seat, place, id, user, erased) in seats {
            let Some(person) = shown.get(&id).cloned() else { continue };
            let other = Other { person, user, is_erased: erased.is_some(), place, seat };
            found.entry((competition, number)).or_default().push(other);
        }
    }
    Ok(found)
}

/// A result as it is stored, seen from one seat.
#[derive(Debug, Queryable)]
struct OwnRow {
    id: String,
    number: i64,
    game: String,
    how: String,
    at: chrono::NaiveDateTime,
    seat: i64,
    place: i64,
    name: String,
    slug: String,
    club: String,
    rated: bool,
    basis: String,
    voices: String,
}

impl OwnRow {
    /// On which lists it counts, and why; none if unrated.
    fn counts(&self, seats: &[Other], proved: &HashSet<UserId>) -> Option<Why> {
        let together = catalogue::find(&self.game).is_some_and(|game| game.facts.cooperative);
        if !self.rated || self.how == "forfeit" || together || seats.len() < 2 {
            return None;
        }
        let holder = |Other { user, is_erased, .. }: &Other| {
            let is_proved = user.as_ref().is_some_and(|user| proved.contains(user));
            Holder::new(*user, is_proved, *is_erased)
        };
        let holders: Vec<Holder> = seats.iter().map(holder).collect();
        Some(counting::why(&Basis::read(&self.basis, &self.voices)?, &holders))
    }
}

/// Those of these accounts with a proved address.
pub fn proved(connection: &mut Connection, accounts: BTreeSet<UserId>) -> Result<HashSet<UserId>> {
    let accounts: Vec<UserId> = accounts.into_iter().collect();
    let mut proved = HashSet::new();
    for ids in accounts.chunks(500) {
        let found = users::table.filter(users::id.eq_any(ids)).filter(users::verified_at.is_not_null());
        proved.extend(found.select(users::id).load::<UserId>(connection)?);
    }
    Ok(proved)
}

/// On which lists the result of a table counts, and why; none if unrated or undecided.
pub fn counts(connection: &mut Connection, competition: &Competition, table: &Table) -> Result<Option<Why>> {
    let together = competition.facts().is_some_and(|facts| facts.cooperative);
    let standing = competition.standing(table);
    if !competition.settings.rated || together || table.seats.len() < 2 || !standing.is_settled() {
        return Ok(None);
    }
    if standing == Standing::Forfeit || competition.settings.rehearsal {
        return Ok(None);
    }
    let seats = table.seats.iter().filter_map(|&entry| Some(competition.entry(entry)?.player.as_str()));
    let seats: Vec<&str> = seats.collect();
    type Row = (PlayerId, Option<UserId>, Option<i64>, Option<chrono::NaiveDateTime>);
    let rows: Vec<Row> = players::table
        .left_join(users::table)
        .filter(players::id.eq_any(&seats))
        .select((players::id, players::user_id, players::erased, users::verified_at.nullable()))
        .load(connection)?;
    let holder = |player: &&str| {
        let row = rows.iter().find(|(id, ..)| **id == **player);
        row.map_or(Holder::Guest, |(_, user, erased, verified)| {
            Holder::new(*user, verified.is_some(), erased.is_some())
        })
    };
    let holders: Vec<Holder> = seats.iter().map(holder).collect();
    Ok(Some(counting::why(&counting::basis(table), &holders)))
}

/// Somebody else at a table.
#[derive(Debug, Clone)]
pub struct Other {
    pub person: Shown,
    user: Option<UserId>,
    is_erased: bool,
    pub place: i64,
    seat: i64,
}

/// A table that somebody played at.
#[derive(Debug)]
pub struct PlayedTable {
    pub id: Played,
    pub path: String,
    pub competition: String,
    pub game: String,
    /// The state of the result.
    pub how: String,
    pub at: DateTime<Utc>,
    pub place: i64,
    pub others: Vec<Other>,
    /// On which rating lists it counts, and why.
    pub counts: Option<Why>,
}

impl PlayedTable {
    /// `won`, `drawn` or `lost` between two; the place at larger tables.
    pub fn word(&self) -> &'static str {
        match self.others.as_slice() {
            [] => "solo",
            [other] if other.place > self.place => "won",
            [other] if other.place < self.place => "lost",
            [_] => "drawn",
            _ => "placed",
        }
    }
}

/// Somebody's record against one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    pub name: String,
    pub path: Option<String>,
    pub better: i64,
    pub level: i64,
    pub worse: i64,
}

impl Balance {
    pub const fn met(&self) -> i64 {
        self.better + self.level + self.worse
    }

    fn surplus(&self) -> i64 {
        self.better - self.worse
    }
}

/// The opponent with the best score against this person, of those met at least twice.
pub fn nemesis(balances: &[Balance]) -> Option<&Balance> {
    balances
        .iter()
        .filter(|balance| balance.met() >= 2 && balance.surplus() < 0)
        .min_by_key(|balance| balance.surplus())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(name: &str, better: i64, level: i64, worse: i64) -> Balance {
        Balance { name: name.to_owned(), path: None, better, level, worse }
    }

    #[test]
    fn the_nemesis_is_who_wins_most() {
        // Met only once, Cleo does not count.
        let balances = [against("ben", 1, 0, 2), against("dan", 1, 1, 0), against("cleo", 0, 0, 1)];
        assert_eq!(nemesis(&balances).map(|balance| balance.name.as_str()), Some("ben"));
        assert_eq!(nemesis(&balances[1..]), None);
    }

    #[test]
    fn a_place_among_results_is_read_as_it_was_written() {
        let at = DateTime::from_timestamp_millis(1_700_000_000_123).unwrap().naive_utc();
        let place = Played { at, competition: "abc".to_owned(), number: 7 };
        assert_eq!(Played::read(&place.word()), Some(place));
        assert_eq!(Played::read("x_7_abc"), None);
    }
}
