//! Ratings as the database keeps them: a job writes them when results have changed, and whoever verifies the database
//! computes them again and compares.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use super::ratings::{GameRatings, Stamp, stamp};
use crate::db::schema::{outcomes, ratings, site};
use crate::db::{self, Connection};
use crate::web::error::Result;

/// Raised when the same results give other ratings.
pub const VERSION: u32 = 1;

/// Where somebody stands in a game, as of the last result.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = ratings)]
pub struct Row {
    pub game: String,
    /// 2, or 3 for all larger tables.
    pub seats: i64,
    /// The first player of that person.
    pub player_id: String,
    pub value: f64,
    pub deviation: f64,
    pub results: i64,
}

/// A row's place in a game.
pub type Key = (i64, String);

impl Row {
    fn key(&self) -> Key {
        (self.seats, self.player_id.clone())
    }

    /// Machines differ in the last digits of logarithms.
    pub fn is_near(&self, other: &Self) -> bool {
        let near = |one: f64, two: f64| (one - two).abs() < 1e-6;
        near(self.value, other.value) && near(self.deviation, other.deviation) && self.results == other.results
    }
}

/// Where the site notes for which results the ratings of a game are kept.
fn note(game: &str) -> String {
    format!("ratings:{game}")
}

/// The results for which the ratings of a game are kept.
fn noted(connection: &mut Connection, game: &str) -> Result<Option<Stamp>> {
    let value = site::table.filter(site::name.eq(note(game))).select(site::value);
    let value: Option<String> = value.first(connection).optional()?;
    Ok(value.and_then(|value| serde_json::from_str(&value).ok()))
}

/// Every game with results or ratings.
pub fn games(connection: &mut Connection) -> Result<BTreeSet<String>> {
    let played = outcomes::table.filter(outcomes::rated.eq(true)).select(outcomes::game).distinct();
    let mut games: BTreeSet<String> = played.load(connection)?.into_iter().collect();
    games.extend(ratings::table.select(ratings::game).distinct().load::<String>(connection)?);
    Ok(games)
}

/// Whether results have changed since the ratings of a game were written.
pub fn is_due(connection: &mut Connection, game: &str) -> Result<bool> {
    Ok(noted(connection, game)? != Some(stamp(connection, game)?))
}

/// The ratings of a game that are kept.
pub fn kept(connection: &mut Connection, game: &str) -> Result<BTreeMap<Key, Row>> {
    let rows: Vec<Row> = ratings::table.filter(ratings::game.eq(game)).select(Row::as_select()).load(connection)?;
    Ok(rows.into_iter().map(|row| (row.key(), row)).collect())
}

/// The ratings of a game, computed from its results.
pub fn computed(connection: &mut Connection, game: &str) -> Result<BTreeMap<Key, Row>> {
    let book = GameRatings::load(connection, game)?;
    let rows = [2, 3].into_iter().flat_map(|seats| {
        // As of the last result: what time does to a deviation is not kept.
        let listed = book.replay.book.list(game, seats, 0).into_iter();
        listed.map(move |listed| (seats, listed))
    });
    let rows = rows.filter_map(|(seats, listed)| {
        Some(Row {
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
    game: String,
    stamp: Stamp,
    rows: BTreeMap<Key, Row>,
}

/// Computes the ratings of a game and the note of its results at one moment.
pub fn fresh(connection: &mut Connection, game: &str) -> Result<Fresh> {
    db::snapshot(connection, |connection| {
        Ok(Fresh { game: game.to_owned(), stamp: stamp(connection, game)?, rows: computed(connection, game)? })
    })
}

/// Writes what differs.
pub fn write(connection: &mut Connection, fresh: &Fresh) -> Result<()> {
    let Fresh { game, stamp, rows } = fresh;
    let there = kept(connection, game)?;
    for (seats, player) in there.iter().filter(|(key, row)| rows.get(*key) != Some(*row)).map(|(key, _)| key) {
        let old = ratings::table.filter(ratings::game.eq(game)).filter(ratings::seats.eq(seats));
        diesel::delete(old.filter(ratings::player_id.eq(player))).execute(connection)?;
    }
    for row in rows.iter().filter(|(key, row)| there.get(*key) != Some(*row)).map(|(_, row)| row) {
        diesel::insert_into(ratings::table).values(row).execute(connection)?;
    }
    let (name, value) = (note(game), serde_json::to_string(stamp)?);
    diesel::delete(site::table.filter(site::name.eq(&name))).execute(connection)?;
    diesel::insert_into(site::table).values((site::name.eq(&name), site::value.eq(value))).execute(connection)?;
    Ok(())
}
