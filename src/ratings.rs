//! Ratings per game, computed from all its results and cached until a result changes.

pub mod rated;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use chrono::NaiveDateTime;
use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Timestamp};
use podium_engine::catalogue;
use podium_engine::rating::{Against, Book, Change, Entry, Kind, Listed, Rating, Replay};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::access::visible;
use crate::competitions::counting::{self, Basis, Holder};
use crate::competitions::settings::Settings;
use crate::error::Result;
use crate::ids::{ClubId, NotAnId, PersonId, PlayerId, UserId};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{competitions, outcome_seats, outcomes, players, users};

/// Days of a rating period.
const PERIOD: i64 = 30;

/// The period of a moment.
fn period(at: NaiveDateTime) -> u32 {
    let days = at.and_utc().timestamp().div_euclid(24 * 60 * 60);
    u32::try_from(days / PERIOD).unwrap_or_default()
}

/// Whose rating list.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Results that [`counting`] counts for everybody.
    Site,
    /// All rated results of a club, by its id.
    Club(ClubId),
}

impl List {
    /// As it is stored.
    pub fn key(&self) -> &str {
        match self {
            Self::Site => "",
            Self::Club(club) => club,
        }
    }

    pub fn read(key: &str) -> Result<Self, NotAnId> {
        if key.is_empty() { Ok(Self::Site) } else { key.parse().map(Self::Club) }
    }
}

/// A cache validator for the ratings of a game: how many results, the newest of them, how long their matches were, how many
/// are classified, how many guests were claimed, how many addresses proved.
pub type Stamp = (i64, Option<NaiveDateTime>, Option<i64>, Option<i64>, i64, i64);

/// Ratings by list and game, with the validator they were computed for.
type Kept = Cache<(List, String), (Stamp, Arc<GameRatings>), Bytes>;

#[derive(Debug, Clone)]
struct Bytes;

impl Weighter<(List, String), (Stamp, Arc<GameRatings>)> for Bytes {
    fn weight(&self, _: &(List, String), (_, ratings): &(Stamp, Arc<GameRatings>)) -> u64 {
        300 + ratings.weight() as u64
    }
}

/// A cache of ratings, least recently used evicted first.
#[derive(Debug, Clone)]
pub struct Ratings {
    kept: Arc<Kept>,
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
    numbers: HashMap<PlayerId, u64>,
    /// Somebody's players by that number.
    people: Vec<Vec<PlayerId>>,
}

impl Ratings {
    /// Limits the cache to this many bytes.
    pub fn new(bytes: u64) -> Self {
        // Fewer than 32 make a single shard, so that a long list fits.
        Self { kept: Arc::new(Cache::with_weighter(31, bytes, Bytes)) }
    }

    /// The ratings of a game on a list as they stand.
    pub fn of(&self, connection: &mut Connection, list: &List, game: &str) -> Result<Arc<GameRatings>> {
        let stamp = stamps(connection, list, &[game])?.remove(game).unwrap_or_default();
        self.at(connection, list, game, stamp)
    }

    /// The ratings of several games; cached ones need no query of their own.
    pub fn of_all(&self, connection: &mut Connection, list: &List, games: &[&str]) -> Result<Vec<Arc<GameRatings>>> {
        let mut stamps = stamps(connection, list, games)?;
        games.iter().map(|&game| self.at(connection, list, game, stamps.remove(game).unwrap_or_default())).collect()
    }

    /// The ratings on several lists of clubs, each named by its club and game, with one question for all that are known.
    pub fn of_clubs(&self, connection: &mut Connection, lists: &[(ClubId, String)]) -> Result<Vec<Arc<GameRatings>>> {
        let clubs: Vec<ClubId> = lists.iter().map(|(club, _)| *club).collect();
        let stamps = outcomes::table.inner_join(competitions::table).filter(outcomes::rated.eq(true));
        let stamps = stamps.filter(visible::counted());
        let stamps: Vec<(ClubId, String, Stamp)> = stamps
            .filter(competitions::club_id.eq_any(clubs))
            .group_by((competitions::club_id, outcomes::game))
            .select((competitions::club_id, outcomes::game, columns()))
            .load(connection)?;
        let mut stamps: HashMap<(ClubId, String), Stamp> =
            stamps.into_iter().map(|(club, game, stamp)| ((club, game), stamp)).collect();
        let of = |list: &(ClubId, String)| {
            self.at(connection, &List::Club(list.0), &list.1, stamps.remove(list).unwrap_or_default())
        };
        lists.iter().map(of).collect()
    }

    fn at(&self, connection: &mut Connection, list: &List, game: &str, stamp: Stamp) -> Result<Arc<GameRatings>> {
        let key = (list.clone(), game.to_owned());
        if let Some((_, known)) = self.kept.get(&key).filter(|(known, _)| *known == stamp) {
            return Ok(known);
        }
        let made = Arc::new(GameRatings::load(connection, list, game)?);
        self.kept.insert(key, (stamp, made.clone()));
        Ok(made)
    }

    /// What somebody enters a competition with: the rating in its game at its tables on the site's list, or else on the
    /// list of its club. Those of larger tables, around 25, are told in hundredths, so that they still tell people apart.
    pub fn at_entry(
        &self,
        connection: &mut Connection,
        club: ClubId,
        settings: &Settings,
        player: PlayerId,
    ) -> Result<Option<u32>> {
        let mut rating = None;
        for list in [List::Site, List::Club(club)] {
            if rating.is_none() {
                rating = self.of(connection, &list, &settings.game)?.rating(player, settings.seats);
            }
        }
        Ok(rating.map(|rating| match rating {
            Rating::Glicko2(rating) => rating.rating.round().max(0.0) as u32,
            Rating::WengLin(rating) => (rating.mu * 100.0).round().max(0.0) as u32,
        }))
    }
}

/// The stamps of those games that have results on a list.
fn stamps(connection: &mut Connection, list: &List, games: &[&str]) -> Result<HashMap<String, Stamp>> {
    let mut rows = outcomes::table
        .inner_join(competitions::table)
        .filter(outcomes::game.eq_any(games))
        .filter(outcomes::rated.eq(true))
        .filter(visible::counted())
        .group_by(outcomes::game)
        .select((outcomes::game, columns()))
        .into_boxed();
    if let List::Club(club) = list {
        rows = rows.filter(competitions::club_id.eq(club));
    }
    Ok(rows.load::<(String, Stamp)>(connection)?.into_iter().collect())
}

/// The stamps of every list of every game.
pub fn all_stamps(connection: &mut Connection) -> Result<BTreeMap<(List, String), Stamp>> {
    let site = outcomes::table.inner_join(competitions::table).filter(outcomes::rated.eq(true));
    let site = site.filter(visible::counted()).group_by(outcomes::game);
    let site: Vec<(String, Stamp)> = site.select((outcomes::game, columns())).load(connection)?;
    let clubs = outcomes::table.inner_join(competitions::table).filter(outcomes::rated.eq(true));
    let clubs = clubs.filter(visible::counted());
    let clubs: Vec<(ClubId, String, Stamp)> = clubs
        .group_by((competitions::club_id, outcomes::game))
        .select((competitions::club_id, outcomes::game, columns()))
        .load(connection)?;
    let site = site.into_iter().map(|(game, stamp)| ((List::Site, game), stamp));
    Ok(site.chain(clubs.into_iter().map(|(club, game, stamp)| ((List::Club(club), game), stamp))).collect())
}

type Column<T> = SqlLiteral<T>;
type Sum = Column<Nullable<BigInt>>;
type Count = Column<BigInt>;

/// The columns of a stamp.
fn columns() -> (Count, Column<Nullable<Timestamp>>, Sum, Sum, Count, Count) {
    (
        sql("count(*)"),
        sql("max(decided_at)"),
        sql("CAST(sum(length) AS BIGINT)"),
        sql("CAST(sum(CASE WHEN basis = '' THEN 0 ELSE 1 END) AS BIGINT)"),
        sql("(SELECT count(*) FROM players WHERE user_id IS NOT NULL OR same_as IS NOT NULL)"),
        sql("(SELECT count(*) FROM users WHERE verified_at IS NOT NULL)"),
    )
}

/// A seat in the log of results.
#[derive(Debug, Queryable)]
struct Seat {
    competition: String,
    number: i64,
    at: NaiveDateTime,
    how: String,
    length: i64,
    basis: String,
    voices: String,
    player: PlayerId,
    place: i64,
    user: Option<UserId>,
    same_as: Option<PlayerId>,
    erased: Option<i64>,
    verified: Option<NaiveDateTime>,
}

impl Seat {
    /// Players of one account, and merged players, are one person.
    fn who(&self) -> PersonId {
        self.user.map_or_else(|| self.same_as.unwrap_or(self.player).into(), PersonId::from)
    }
}

impl GameRatings {
    pub fn load(connection: &mut Connection, list: &List, game: &str) -> Result<Self> {
        let mut rows = outcomes::table
            .inner_join(
                outcome_seats::table.on(outcome_seats::competition_id
                    .eq(outcomes::competition_id)
                    .and(outcome_seats::number.eq(outcomes::number))),
            )
            .inner_join(players::table.on(players::id.eq(outcome_seats::player_id)))
            .inner_join(competitions::table.on(competitions::id.eq(outcomes::competition_id)))
            .left_join(users::table.on(players::user_id.eq(users::id.nullable())))
            .filter(outcomes::game.eq(game))
            .filter(outcomes::rated.eq(true))
            .filter(visible::counted())
            .order((outcomes::decided_at, outcomes::competition_id, outcomes::number, outcome_seats::seat))
            .select((
                outcomes::competition_id,
                outcomes::number,
                outcomes::decided_at,
                outcomes::how,
                outcomes::length,
                outcomes::basis,
                outcomes::voices,
                outcome_seats::player_id,
                outcome_seats::place,
                players::user_id,
                players::same_as,
                players::erased,
                users::verified_at.nullable(),
            ))
            .into_boxed();
        rows = match list {
            List::Site => rows.filter(outcomes::basis.eq_any(["record", "agreed"])),
            List::Club(club) => rows.filter(competitions::club_id.eq(club)),
        };
        let seats: Vec<Seat> = rows.load(connection)?;
        let mut ratings = Self { game: game.to_owned(), ..Self::default() };
        let mut accounts: HashMap<PersonId, u64> = HashMap::new();
        let mut log: Vec<Entry> = Vec::new();
        let together = catalogue::find(game).is_some_and(|game| game.facts.cooperative);
        for table in seats.chunk_by(|one, two| (&one.competition, one.number) == (&two.competition, two.number)) {
            let Some(first) = table.first() else { continue };
            if *list == List::Site && !is_for_the_site(first, table) {
                continue;
            }
            ratings.meetings.push(Meeting {
                competition: first.competition.clone(),
                number: first.number,
                at: first.at,
            });
            let kind = match first.how.as_str() {
                _ if together || table.len() < 2 => Kind::Solo,
                "forfeit" => Kind::Forfeit,
                _ => Kind::Played,
            };
            log.push(Entry {
                number: ratings.meetings.len() as u64,
                period: period(first.at),
                game: game.to_owned(),
                players: table.iter().map(|seat| ratings.person(&mut accounts, seat.player, seat.who())).collect(),
                ranks: table.iter().map(|seat| u32::try_from(seat.place).unwrap_or(u32::MAX)).collect(),
                kind,
                length: u32::try_from(first.length).unwrap_or(1),
            });
        }
        ratings.replay = Book::replay(&log);
        ratings.replay.changes.shrink_to_fit();
        ratings.meetings.shrink_to_fit();
        ratings.people.shrink_to_fit();
        ratings.numbers.shrink_to_fit();
        Ok(ratings)
    }

    /// The number of a player in the book, given out in the order in which people appear.
    fn person(&mut self, accounts: &mut HashMap<PersonId, u64>, player: PlayerId, who: PersonId) -> u64 {
        if let Some(&known) = self.numbers.get(&player) {
            return known;
        }
        let fresh = self.people.len() as u64;
        let number = *accounts.entry(who).or_insert(fresh);
        match self.people.get_mut(number as usize) {
            Some(own) => own.push(player),
            None => self.people.push(vec![player]),
        }
        self.numbers.insert(player, number);
        number
    }

    /// About how many bytes they take in memory.
    pub fn weight(&self) -> usize {
        let of_change =
            |change: &Change| size_of::<Change>() + change.game.len() + size_of::<Against>() * change.against.len();
        let of_meeting = |meeting: &Meeting| size_of::<Meeting>() + meeting.competition.len();
        let of_player = 3 * size_of::<PlayerId>() + size_of::<u64>();
        let held = size_of::<Self>()
            + self.replay.changes.iter().map(of_change).sum::<usize>()
            + self.replay.passed.iter().map(|(_, why)| 100 + why.weight()).sum::<usize>()
            + self.meetings.iter().map(of_meeting).sum::<usize>()
            + self.numbers.len() * of_player
            + 160 * self.people.len();
        // Allocators round up.
        held + held / 4
    }

    /// Everybody, the best first; at tables of two, or of more.
    pub fn list(&self, seats: usize) -> Vec<Listed> {
        self.replay.book.list(&self.game, seats, period(now().naive_utc()))
    }

    /// A player's rating at tables of so many.
    pub fn rating(&self, player: PlayerId, seats: usize) -> Option<Rating> {
        let number = *self.numbers.get(&player)?;
        self.replay.book.rating(&self.game, number, seats, period(now().naive_utc()))
    }

    /// The first of somebody's players.
    pub fn player(&self, number: u64) -> Option<PlayerId> {
        self.people.get(number as usize)?.first().copied()
    }

    /// What happened to a player's rating, the newest first, with the table it happened at.
    pub fn changes(&self, player: PlayerId) -> Vec<(&Change, &Meeting)> {
        let Some(number) = self.numbers.get(&player) else { return Vec::new() };
        let own = self.replay.changes.iter().rev().filter(|change| change.player == *number);
        own.filter_map(|change| {
            let at = usize::try_from(change.number).ok()?.checked_sub(1)?;
            Some((change, self.meetings.get(at)?))
        })
        .collect()
    }
}

fn is_for_the_site(first: &Seat, table: &[Seat]) -> bool {
    let holder = |seat: &Seat| Holder::new(seat.user, seat.verified.is_some(), seat.erased.is_some());
    let holders: Vec<Holder> = table.iter().map(holder).collect();
    let basis = Basis::read(&first.basis, &first.voices);
    basis.is_some_and(|basis| counting::why(&basis, &holders).is_for_the_site())
}
