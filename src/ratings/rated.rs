//! Stored ratings: a job writes them when results have changed, and verification recomputes and compares them.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use crate::error::Result;
use crate::ids::PlayerId;
use crate::ratings::{GameRatings, List, Stamp, all_stamps};
use crate::store::schema::{ratings, site};
use crate::store::{self, Connection};

/// Raised when the same results yield different ratings.
pub const VERSION: u32 = 2;

/// Where somebody stands in a game, as of the last result.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = ratings)]
pub struct Row {
    /// See [`List::key`].
    pub list: String,
    pub game: String,
    /// 2, or 3 for all larger tables.
    pub seats: i64,
    /// The first player of that person.
    pub player_id: PlayerId,
    pub value: f64,
    pub deviation: f64,
    pub results: i64,
}

/// A row's place in a game.
pub type Key = (i64, PlayerId);

impl Row {
    fn key(&self) -> Key {
        (self.seats, self.player_id)
    }

    /// Machines differ in the last digits of logarithms.
    pub fn is_near(&self, other: &Self) -> bool {
        let near = |one: f64, two: f64| (one - two).abs() < 1e-6;
        near(self.value, other.value) && near(self.deviation, other.deviation) && self.results == other.results
    }
}

/// Where the site notes for which results the ratings of a game on a list are kept.
fn note(list: &List, game: &str) -> String {
    format!("{NOTES}{game}:{}", list.key())
}

/// What these notes begin with.
const NOTES: &str = "ratings:";

/// Every list with results or ratings.
pub fn lists(connection: &mut Connection) -> Result<BTreeSet<(List, String)>> {
    let mut lists: BTreeSet<(List, String)> = all_stamps(connection)?.into_keys().collect();
    let kept = ratings::table.select((ratings::list, ratings::game)).distinct();
    let kept = kept.load::<(String, String)>(connection)?;
    for (list, game) in kept {
        lists.insert((List::read(&list)?, game));
    }
    Ok(lists)
}

/// The lists whose results have changed since their ratings were written.
pub fn due(connection: &mut Connection) -> Result<BTreeSet<(List, String)>> {
    let stamps = all_stamps(connection)?;
    let noted = site::table.filter(site::name.like(format!("{NOTES}%"))).select((site::name, site::value));
    let noted: BTreeMap<String, String> = noted.load::<(String, String)>(connection)?.into_iter().collect();
    let is_due = |(list, game): &(List, String)| {
        let known: Option<Stamp> = noted.get(&note(list, game)).and_then(|value| serde_json::from_str(value).ok());
        known != Some(stamps.get(&(list.clone(), game.clone())).copied().unwrap_or_default())
    };
    Ok(lists(connection)?.into_iter().filter(is_due).collect())
}

/// The ratings of a game that are kept.
pub fn kept(connection: &mut Connection, list: &List, game: &str) -> Result<BTreeMap<Key, Row>> {
    let rows = ratings::table.filter(ratings::list.eq(list.key())).filter(ratings::game.eq(game));
    let rows: Vec<Row> = rows.select(Row::as_select()).load(connection)?;
    Ok(rows.into_iter().map(|row| (row.key(), row)).collect())
}

/// The ratings of a game, computed from its results.
pub fn computed(connection: &mut Connection, list: &List, game: &str) -> Result<BTreeMap<Key, Row>> {
    let book = GameRatings::load(connection, list, game)?;
    let rows = [2, 3].into_iter().flat_map(|seats| {
        // As of the last result: a deviation's growth over time is not stored.
        let listed = book.replay.book.list(game, seats, 0).into_iter();
        listed.map(move |listed| (seats, listed))
    });
    let rows = rows.filter_map(|(seats, listed)| {
        Some(Row {
            list: list.key().to_owned(),
            game: game.to_owned(),
            seats: seats as i64,
            player_id: book.player(listed.player)?.to_owned(),
            value: listed.rating.value(),
            deviation: listed.rating.deviation(),
            results: i64::from(listed.results),
        })
    });
    Ok(rows.map(|row| (row.key(), row)).collect())
}

/// Ratings ready to be written, and the results they come from.
#[derive(Debug)]
pub struct Fresh {
    list: List,
    game: String,
    stamp: Stamp,
    rows: BTreeMap<Key, Row>,
}

/// Computes the ratings of a game and the note of its results at one moment.
pub fn fresh(connection: &mut Connection, list: &List, game: &str) -> Result<Fresh> {
    let (list, game) = (list.clone(), game.to_owned());
    store::snapshot(connection, |connection| {
        let stamp = all_stamps(connection)?.remove(&(list.clone(), game.clone())).unwrap_or_default();
        Ok(Fresh { stamp, rows: computed(connection, &list, &game)?, list, game })
    })
}

/// Writes what differs.
pub fn write(connection: &mut Connection, fresh: &Fresh) -> Result<()> {
    let Fresh { list, game, stamp, rows } = fresh;
    let there = kept(connection, list, game)?;
    for (seats, player) in there.iter().filter(|(key, row)| rows.get(*key) != Some(*row)).map(|(key, _)| key) {
        let old = ratings::table.filter(ratings::list.eq(list.key())).filter(ratings::game.eq(game));
        let old = old.filter(ratings::seats.eq(seats)).filter(ratings::player_id.eq(player));
        diesel::delete(old).execute(connection)?;
    }
    for row in rows.iter().filter(|(key, row)| there.get(*key) != Some(*row)).map(|(_, row)| row) {
        diesel::insert_into(ratings::table).values(row).execute(connection)?;
    }
    let (name, value) = (note(list, game), serde_json::to_string(stamp)?);
    diesel::delete(site::table.filter(site::name.eq(&name))).execute(connection)?;
    diesel::insert_into(site::table).values((site::name.eq(&name), site::value.eq(value))).execute(connection)?;
    Ok(())
}
