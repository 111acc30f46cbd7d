//! A player's profile: where they played, with what results, and against whom.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::catalogue;

use crate::access::people::{self, Shown};
use crate::access::visible;
use crate::accounts::model::User;
use crate::competitions::counting::{self, Basis, Holder, Why};
use crate::competitions::project::Row;
use crate::competitions::state::{Competition, Standing, Table};
use crate::error::Result;
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, entries, outcome_seats, outcomes, players, roster, users};

/// The most competitions shown.
const COMPETITIONS: i64 = 50;
/// The most club lists shown.
const CLUB_LISTS: i64 = 50;
/// The most results counted.
const RESULTS: i64 = 2000;

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

    /// Competitions with the slug of their club and the number of the entry, newest first.
    pub fn competitions(&self, connection: &mut Connection) -> Result<Vec<(Row, String, i64)>> {
        Ok(entries::table
            .inner_join(competitions::table.inner_join(clubs::table))
            .filter(entries::player_id.eq_any(&self.ids))
            .filter(entries::state.eq("accepted"))
            .filter(visible::competition())
            .order(competitions::created_at.desc())
            .limit(COMPETITIONS)
            .select((Row::as_select(), clubs::slug, entries::number))
            .load(connection)?)
    }

    /// Results, newest first.
    pub fn results(&self, connection: &mut Connection) -> Result<Vec<PlayedTable>> {
        let rows: Vec<OwnRow> = outcomes::table
            .inner_join(
                outcome_seats::table.on(outcome_seats::competition_id
                    .eq(outcomes::competition_id)
                    .and(outcome_seats::number.eq(outcomes::number))),
            )
            .inner_join(competitions::table.inner_join(clubs::table))
            .filter(outcome_seats::player_id.eq_any(&self.ids))
            .filter(visible::competition())
            .order((outcomes::decided_at.desc(), outcomes::competition_id, outcomes::number))
            .limit(RESULTS)
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
        let tables: Vec<(String, i64)> = rows.iter().map(|row| (row.id.clone(), row.number)).collect();
        let mut others = self.others(connection, &tables)?;
        let accounts = others.values().flatten().filter_map(|other| other.user).collect();
        let proved = proved(connection, accounts)?;
        let played = rows.into_iter().map(|row| {
            let seats = others.remove(&(row.id.clone(), row.number)).unwrap_or_default();
            PlayedTable {
                counts: row.counts(&seats, &proved),
                others: seats.into_iter().filter(|other| other.seat != row.seat).collect(),
                path: format!("/clubs/{}/{}/tables/{}", row.club, row.slug, row.number),
                at: row.at.and_utc(),
                competition: row.name,
                game: row.game,
                how: row.how,
                place: row.place,
            }
        });
        Ok(played.collect())
    }

    /// The club lists this person may be on: id, name and slug of the club, and the game.
    pub fn club_lists(&self, connection: &mut Connection) -> Result<Vec<(ClubId, String, String, String)>> {
        Ok(outcomes::table
            .inner_join(
                outcome_seats::table.on(outcome_seats::competition_id
                    .eq(outcomes::competition_id)
                    .and(outcome_seats::number.eq(outcomes::number))),
            )
            .inner_join(competitions::table.inner_join(clubs::table))
            .filter(outcome_seats::player_id.eq_any(&self.ids))
            .filter(outcomes::rated.eq(true))
            .filter(visible::counted())
            .filter(visible::club())
            .order((clubs::name, clubs::id, outcomes::game))
            .select((clubs::id, clubs::name, clubs::slug, outcomes::game))
            .distinct()
            .limit(CLUB_LISTS)
            .load(connection)?)
    }

    /// Everybody at those tables.
    fn others(
        &self,
        connection: &mut Connection,
        tables: &[(String, i64)],
    ) -> Result<HashMap<(String, i64), Vec<Other>>> {
        let mut found: HashMap<(String, i64), Vec<Other>> = HashMap::new();
        let mut wanted: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
        for (competition, number) in tables {
            wanted.entry(competition).or_default().push(*number);
        }
        let ids: Vec<&str> = wanted.keys().copied().collect();
        for ids in ids.chunks(500) {
            type SeatRow = (String, i64, i64, i64, PlayerId, Option<UserId>, Option<i64>);
            let seats: Vec<SeatRow> = outcome_seats::table
                .inner_join(players::table)
                .filter(outcome_seats::competition_id.eq_any(ids))
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
            let here = |competition: &str, number: i64| {
                wanted.get(competition).is_some_and(|numbers| numbers.contains(&number))
            };
            let seats: Vec<_> = seats.into_iter().filter(|seat| here(&seat.0, seat.1)).collect();
            let met: BTreeSet<PlayerId> = seats.iter().map(|seat| seat.4).collect();
            let shown = people::shown(connection, &met.into_iter().collect::<Vec<_>>())?;
            for (competition, number, seat, place, id, user, erased) in seats {
                let Some(person) = shown.get(&id).cloned() else { continue };
                let key = user.map_or_else(|| id.into(), PersonId::from);
                let other = Other { person, key, user, is_erased: erased.is_some(), place, seat };
                found.entry((competition, number)).or_default().push(other);
            }
        }
        Ok(found)
    }
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
    /// Players of one account count as one person.
    key: PersonId,
    user: Option<UserId>,
    is_erased: bool,
    pub place: i64,
    seat: i64,
}

/// A table that somebody played at.
#[derive(Debug)]
pub struct PlayedTable {
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
    pub better: u32,
    pub level: u32,
    pub worse: u32,
}

impl Balance {
    pub const fn met(&self) -> u32 {
        self.better + self.level + self.worse
    }

    fn surplus(&self) -> i64 {
        i64::from(self.better) - i64::from(self.worse)
    }
}

/// Head-to-head records, most frequent opponents first. Forfeits do not count.
pub fn balances(results: &[PlayedTable]) -> Vec<Balance> {
    let mut found: BTreeMap<PersonId, Balance> = BTreeMap::new();
    for result in results.iter().filter(|result| result.how != "forfeit") {
        for other in &result.others {
            let balance = found.entry(other.key).or_insert_with(|| Balance {
                name: other.person.name.clone(),
                path: other.person.path.clone(),
                better: 0,
                level: 0,
                worse: 0,
            });
            match result.place.cmp(&other.place) {
                std::cmp::Ordering::Less => balance.better += 1,
                std::cmp::Ordering::Equal => balance.level += 1,
                std::cmp::Ordering::Greater => balance.worse += 1,
            }
        }
    }
    let mut balances: Vec<Balance> = found.into_values().collect();
    balances.sort_by(|a, b| b.met().cmp(&a.met()).then_with(|| a.name.cmp(&b.name)));
    balances
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

    fn met(name: &str, own: i64, theirs: i64, how: &str) -> PlayedTable {
        let person = Shown { name: name.to_owned(), path: None };
        PlayedTable {
            path: String::new(),
            competition: String::new(),
            game: "reversi".to_owned(),
            how: how.to_owned(),
            at: Default::default(),
            place: own,
            others: vec![Other { person, key: name.into(), user: None, is_erased: false, place: theirs, seat: 1 }],
            counts: None,
        }
    }

    #[test]
    fn the_nemesis_is_who_wins_most() {
        let results = [
            met("ben", 2, 1, "proved"),
            met("ben", 2, 1, "entered"),
            met("ben", 1, 2, "confirmed"),
            met("ben", 1, 2, "forfeit"),
            met("cleo", 2, 1, "proved"),
            met("dan", 1, 1, "proved"),
            met("dan", 1, 2, "proved"),
        ];
        assert_eq!(results[0].word(), "lost");
        assert_eq!(results[5].word(), "drawn");
        let balances = balances(&results);
        let lines: Vec<_> = balances.iter().map(|b| (b.name.as_str(), b.better, b.level, b.worse)).collect();
        assert_eq!(lines, [("ben", 1, 0, 2), ("dan", 1, 1, 0), ("cleo", 0, 0, 1)]);
        // Met only once, Cleo does not count.
        assert_eq!(nemesis(&balances).map(|balance| balance.name.as_str()), Some("ben"));
        assert_eq!(nemesis(&balances[1..]), None);
    }
}
