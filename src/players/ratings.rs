//! Ratings of a game, replayed from all its results and kept until a result changes.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use chrono::NaiveDateTime;
use diesel::dsl::{count_star, max, sql};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable};
use podium_engine::catalogue;
use podium_engine::rating::{Book, Change, Entry, Kind, Listed, Rating, Replay};

use crate::competitions::settings::Settings;
use crate::db::Connection;
use crate::db::chain::now;
use crate::db::schema::{outcome_seats, outcomes, players};
use crate::web::error::Result;

/// Days of a rating period.
const PERIOD: i64 = 30;

/// The period of a moment.
fn period(at: NaiveDateTime) -> u32 {
    let days = at.and_utc().timestamp().div_euclid(24 * 60 * 60);
    u32::try_from(days / PERIOD).unwrap_or_default()
}

/// What the ratings of a game depend on: how many results, the newest of them, how long their matches were, how many
/// guests were claimed.
pub type Stamp = (i64, Option<NaiveDateTime>, Option<i64>, i64);

/// Ratings by game, with what they were made of.
type Kept = HashMap<String, (Stamp, Arc<GameRatings>)>;

/// The ratings of every game that was asked for.
#[derive(Debug, Clone, Default)]
pub struct Ratings {
    kept: Arc<RwLock<Kept>>,
}

/// A table in the log of results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    pub competition: String,
    pub number: i64,
    pub at: NaiveDateTime,
}

/// The ratings of one game. Players of one account are one person.
#[derive(Debug, Default)]
pub struct GameRatings {
    pub replay: Replay,
    game: String,
    /// By the number of the result, from 1 on.
    meetings: Vec<Meeting>,
    /// A player's number in the book.
    numbers: HashMap<String, u64>,
    /// Somebody's players by that number.
    people: Vec<Vec<String>>,
}

impl Ratings {
    /// The ratings of a game as they stand.
    pub fn of(&self, connection: &mut Connection, game: &str) -> Result<Arc<GameRatings>> {
        let stamp = stamp(connection, game)?;
        self.at(connection, game, stamp)
    }

    /// The ratings of several games; those that are known cost no question of their own.
    pub fn of_all(&self, connection: &mut Connection, games: &[&str]) -> Result<Vec<Arc<GameRatings>>> {
        let mut stamps = stamps(connection, games)?;
        games.iter().map(|&game| self.at(connection, game, stamps.remove(game).unwrap_or_default())).collect()
    }

    fn at(&self, connection: &mut Connection, game: &str, stamp: Stamp) -> Result<Arc<GameRatings>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner).get(game).cloned();
        if let Some((_, known)) = kept.filter(|(known, _)| *known == stamp) {
            return Ok(known);
        }
        let made = Arc::new(GameRatings::load(connection, game)?);
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        kept.insert(game.to_owned(), (stamp, made.clone()));
        Ok(made)
    }

    /// What somebody enters a competition with: the rating in its game at its tables, if there is one. Those of larger
    /// tables, around 25, are told in hundredths, so that they still tell people apart.
    pub fn at_entry(&self, connection: &mut Connection, settings: &Settings, player: &str) -> Result<Option<u32>> {
        let rating = self.of(connection, &settings.game)?.rating(player, settings.seats);
        Ok(rating.map(|rating| match rating {
            Rating::Glicko2(rating) => rating.rating.round().max(0.0) as u32,
            Rating::WengLin(rating) => (rating.mu * 100.0).round().max(0.0) as u32,
        }))
    }
}

/// The stamp of a game.
pub fn stamp(connection: &mut Connection, game: &str) -> Result<Stamp> {
    Ok(stamps(connection, &[game])?.remove(game).unwrap_or_default())
}

/// The stamps of those games that have results.
fn stamps(connection: &mut Connection, games: &[&str]) -> Result<HashMap<String, Stamp>> {
    let lengths = sql::<Nullable<BigInt>>("CAST(sum(length) AS BIGINT)");
    let claimed = sql::<BigInt>("(SELECT count(*) FROM players WHERE user_id IS NOT NULL OR same_as IS NOT NULL)");
    let found: Vec<(String, Stamp)> = outcomes::table
        .filter(outcomes::game.eq_any(games))
        .filter(outcomes::rated.eq(true))
        .group_by(outcomes::game)
        .select((outcomes::game, (count_star(), max(outcomes::decided_at), lengths, claimed)))
        .load(connection)?;
    Ok(found.into_iter().collect())
}

impl GameRatings {
    pub fn load(connection: &mut Connection, game: &str) -> Result<Self> {
        type Seat = (String, i64, NaiveDateTime, String, i64, String, i64, Option<String>, Option<String>);
        let seats: Vec<Seat> = outcomes::table
            .inner_join(
                outcome_seats::table.on(outcome_seats::competition_id
                    .eq(outcomes::competition_id)
                    .and(outcome_seats::number.eq(outcomes::number))),
            )
            .inner_join(players::table.on(players::id.eq(outcome_seats::player_id)))
            .filter(outcomes::game.eq(game))
            .filter(outcomes::rated.eq(true))
            .order((outcomes::decided_at, outcomes::competition_id, outcomes::number, outcome_seats::seat))
            .select((
                outcomes::competition_id,
                outcomes::number,
                outcomes::decided_at,
                outcomes::how,
                outcomes::length,
                outcome_seats::player_id,
                outcome_seats::place,
                players::user_id,
                players::same_as,
            ))
            .load(connection)?;
        let mut ratings = Self { game: game.to_owned(), ..Self::default() };
        let mut accounts: HashMap<String, u64> = HashMap::new();
        let mut log: Vec<Entry> = Vec::new();
        for (competition, number, at, how, length, player, place, user, same_as) in seats {
            // Players of one account, or who turned out to be one, are one person.
            let who = user.or(same_as).unwrap_or_else(|| player.clone());
            let person = ratings.person(&mut accounts, player, who);
            let meeting = Meeting { competition, number, at };
            if ratings.meetings.last() != Some(&meeting) {
                ratings.meetings.push(meeting);
                let kind = if how == "forfeit" { Kind::Forfeit } else { Kind::Played };
                let length = u32::try_from(length).unwrap_or(1);
                let (players, ranks) = (Vec::new(), Vec::new());
                let (number, period) = (ratings.meetings.len() as u64, period(at));
                log.push(Entry { number, period, game: game.to_owned(), players, ranks, kind, length });
            }
            if let Some(entry) = log.last_mut() {
                entry.players.push(person);
                entry.ranks.push(u32::try_from(place).unwrap_or(u32::MAX));
            }
        }
        let together = catalogue::find(game).is_some_and(|game| game.facts.cooperative);
        for entry in &mut log {
            if together || entry.players.len() < 2 {
                entry.kind = Kind::Solo;
            }
        }
        ratings.replay = Book::replay(&log);
        Ok(ratings)
    }

    /// The number of a player in the book, given out in the order in which people appear.
    fn person(&mut self, accounts: &mut HashMap<String, u64>, player: String, who: String) -> u64 {
        if let Some(&known) = self.numbers.get(&player) {
            return known;
        }
        let fresh = self.people.len() as u64;
        let number = *accounts.entry(who).or_insert(fresh);
        match self.people.get_mut(number as usize) {
            Some(own) => own.push(player.clone()),
            None => self.people.push(vec![player.clone()]),
        }
        self.numbers.insert(player, number);
        number
    }

    /// Everybody, the best first; at tables of two, or of more.
    pub fn list(&self, seats: usize) -> Vec<Listed> {
        self.replay.book.list(&self.game, seats, period(now().naive_utc()))
    }

    /// A player's rating at tables of so many.
    pub fn rating(&self, player: &str, seats: usize) -> Option<Rating> {
        let number = *self.numbers.get(player)?;
        self.replay.book.rating(&self.game, number, seats, period(now().naive_utc()))
    }

    /// The first of somebody's players.
    pub fn player(&self, number: u64) -> Option<&str> {
        self.people.get(number as usize)?.first().map(String::as_str)
    }

    /// What happened to a player's rating, the newest first, with the table it happened at.
    pub fn changes(&self, player: &str) -> Vec<(&Change, &Meeting)> {
        let Some(number) = self.numbers.get(player) else { return Vec::new() };
        let own = self.replay.changes.iter().rev().filter(|change| change.player == *number);
        own.filter_map(|change| {
            let at = usize::try_from(change.number).ok()?.checked_sub(1)?;
            Some((change, self.meetings.get(at)?))
        })
        .collect()
    }
}
