//! The rows of ratings: read by pages, and computed again by verification.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Duration};
use diesel::prelude::*;
use podium_engine::rating::{Glicko2, Rating, Standing, WengLin};

use crate::competitions::settings::Settings;
use crate::error::Result;
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
use crate::ratings::{Key, List, count, ladder, log, this_period};
use crate::store::Connection;
use crate::store::schema::{players, rating_lists, rating_marks, ratings};

/// Where somebody stands on a list, after their last result.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = ratings)]
pub struct Row {
    pub list_id: i64,
    /// 2, or 3 for all larger tables.
    pub seats: i64,
    /// An account, or a player without one.
    pub person: PersonId,
    /// The player of their last result.
    pub player_id: PlayerId,
    pub value: f64,
    pub deviation: f64,
    pub volatility: f64,
    /// The period of their last result.
    pub period: i64,
    pub results: i64,
    /// What lists sort by: the conservative value, as of the period the list is aged to.
    pub height: f64,
}

impl Row {
    pub(super) fn of(list_id: i64, (seats, person): Key, player_id: PlayerId, standing: Standing) -> Self {
        let rating = standing.rating();
        let volatility = match rating {
            Rating::Glicko2(rating) => rating.volatility,
            Rating::WengLin(_) => 0.0,
        };
        let mut row = Self {
            list_id,
            seats,
            person,
            player_id,
            value: rating.value(),
            deviation: rating.deviation(),
            volatility,
            period: i64::from(standing.period()),
            results: i64::from(standing.results()),
            height: 0.0,
        };
        row.height = row.rating().conservative();
        row
    }

    /// The rating as of now: deviations grow while nobody plays.
    pub fn rating(&self) -> Rating {
        let period = u32::try_from(self.period).unwrap_or_default();
        let idle = this_period().saturating_sub(period).saturating_sub(1);
        let rating = match self.seats {
            2 => {
                Rating::Glicko2(Glicko2 { rating: self.value, deviation: self.deviation, volatility: self.volatility })
            }
            _ => Rating::WengLin(WengLin { mu: self.value, sigma: self.deviation }),
        };
        rating.idle(idle)
    }

    fn at_entry(&self) -> u32 {
        match self.rating() {
            Rating::Glicko2(rating) => rating.rating.round().max(0.0) as u32,
            Rating::WengLin(rating) => (rating.mu * 100.0).round().max(0.0) as u32,
        }
    }

    /// Machines differ in the last digits of logarithms.
    pub fn is_near(&self, other: &Self) -> bool {
        let near = |one: f64, two: f64| (one - two).abs() < 1e-6;
        near(self.value, other.value) && near(self.deviation, other.deviation) && self.results == other.results
    }
}

/// A place in a list, to go on from.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    pub rank: usize,
    pub height: f64,
    pub person: PersonId,
}

impl Place {
    /// As it stands in an address.
    pub fn word(&self) -> String {
        format!("{}_{}_{}", self.rank, self.height, self.person)
    }

    pub fn read(word: &str) -> Option<Self> {
        let mut parts = word.splitn(3, '_');
        let (rank, height, person) = (parts.next()?, parts.next()?, parts.next()?);
        let height: f64 = height.parse().ok().filter(|height: &f64| height.is_finite())?;
        Some(Self { rank: rank.parse().ok().filter(|rank| *rank < 100_000_000)?, height, person: person.parse().ok()? })
    }
}

/// Some people of a list at tables of so many, the best first, after a place.
pub fn some(
    connection: &mut Connection,
    list: &List,
    game: &str,
    seats: usize,
    after: Option<&Place>,
    most: usize,
) -> Result<Vec<(Place, Row)>> {
    let Some(id) = id(connection, list, game)? else { return Ok(Vec::new()) };
    let mut rows = ratings::table.filter(ratings::list_id.eq(id)).filter(ratings::seats.eq(ladder(seats))).into_boxed();
    if let Some(after) = after {
        // The first condition is what the index goes by.
        rows = rows.filter(ratings::height.le(after.height));
        rows = rows.filter(ratings::height.lt(after.height).or(ratings::person.lt(after.person)));
    }
    let rows = rows.order((ratings::height.desc(), ratings::person.desc())).limit(most as i64);
    let rows: Vec<Row> = rows.select(Row::as_select()).load(connection)?;
    let first = after.map_or(1, |after| after.rank + 1);
    let placed = |(rank, row): (usize, Row)| (Place { rank, height: row.height, person: row.person }, row);
    Ok((first..).zip(rows).map(placed).collect())
}

fn id(connection: &mut Connection, list: &List, game: &str) -> Result<Option<i64>> {
    let own = rating_lists::table.filter(rating_lists::list.eq(list.key())).filter(rating_lists::game.eq(game));
    Ok(own.select(rating_lists::id).first(connection).optional()?)
}

/// Who these players are for ratings.
pub fn people(connection: &mut Connection, ids: &[PlayerId]) -> Result<HashMap<PlayerId, PersonId>> {
    let own = players::table.filter(players::id.eq_any(ids));
    let own: Vec<(PlayerId, Option<UserId>, Option<PlayerId>)> =
        own.select((players::id, players::user_id, players::same_as)).load(connection)?;
    Ok(own.into_iter().map(|(id, user, same_as)| (id, log::person(id, user, same_as))).collect())
}

/// Everything that somebody is rated in: the list, the game, and where they stand.
pub fn of(connection: &mut Connection, people: &[PersonId], most: i64) -> Result<Vec<(List, String, Row)>> {
    let own = ratings::table.inner_join(rating_lists::table).filter(ratings::person.eq_any(people));
    let own = own.order((rating_lists::list, rating_lists::game, ratings::seats)).limit(most);
    let own: Vec<(String, String, Row)> =
        own.select((rating_lists::list, rating_lists::game, Row::as_select())).load(connection)?;
    own.into_iter().map(|(list, game, row)| Ok((List::read(&list)?, game, row))).collect()
}

/// What players enter a competition with: their rating in its game at its tables on the site's list, or else on the list of
/// its club. Those of larger tables, around 25, are told in hundredths, so that they still tell people apart.
pub fn at_entry(
    connection: &mut Connection,
    club: ClubId,
    settings: &Settings,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, u32>> {
    let mut found = HashMap::new();
    for ids in ids.chunks(500) {
        let known = people(connection, ids)?;
        let keys: BTreeSet<PersonId> = known.values().copied().collect();
        let own = ratings::table.inner_join(rating_lists::table).filter(ratings::person.eq_any(keys));
        let own =
            own.filter(rating_lists::list.eq_any(["", club.as_str()])).filter(rating_lists::game.eq(&settings.game));
        // The site's list comes last, and replaces what a club's says.
        let own = own.filter(ratings::seats.eq(ladder(settings.seats))).order(rating_lists::list.desc());
        let rows: Vec<Row> = own.select(Row::as_select()).load(connection)?;
        let rated: HashMap<PersonId, u32> = rows.iter().map(|row| (row.person, row.at_entry())).collect();
        found.extend(known.iter().filter_map(|(id, person)| Some((*id, *rated.get(person)?))));
    }
    Ok(found)
}

/// The games in which a list has anybody.
pub fn games(connection: &mut Connection, list: &List) -> Result<Vec<String>> {
    let own = rating_lists::table.filter(rating_lists::list.eq(list.key()));
    let own: Vec<(i64, String)> =
        own.order(rating_lists::game).select((rating_lists::id, rating_lists::game)).load(connection)?;
    let mut games = Vec::new();
    for (id, game) in own {
        let first = ratings::table.filter(ratings::list_id.eq(id)).select(ratings::seats).limit(1);
        if first.first::<i64>(connection).optional()?.is_some() {
            games.push(game);
        }
    }
    Ok(games)
}

/// Every list that was ever counted.
pub fn lists(connection: &mut Connection) -> Result<BTreeSet<(List, String)>> {
    let all = rating_lists::table.select((rating_lists::list, rating_lists::game));
    let all: Vec<(String, String)> = all.load(connection)?;
    all.into_iter().map(|(list, game)| Ok((List::read(&list)?, game))).collect()
}

/// The lists whose results have changed since they were counted.
pub fn due(connection: &mut Connection) -> Result<BTreeSet<(List, String)>> {
    let due = rating_lists::table.filter(rating_lists::due_from.is_not_null());
    let due: Vec<(String, String)> = due.select((rating_lists::list, rating_lists::game)).load(connection)?;
    let marked = rating_marks::table.select((rating_marks::club_id, rating_marks::game)).distinct();
    let marked: Vec<(String, String)> = marked.load(connection)?;
    let site = marked.iter().map(|(_, game)| (String::new(), game.clone())).collect::<Vec<_>>();
    let all = due.into_iter().chain(marked).chain(site);
    all.map(|(list, game)| Ok((List::read(&list)?, game))).collect()
}

/// The rows of a list.
pub fn kept(connection: &mut Connection, list: &List, game: &str) -> Result<BTreeMap<(i64, PersonId), Row>> {
    let Some(id) = id(connection, list, game)? else { return Ok(BTreeMap::new()) };
    let rows: Vec<Row> = ratings::table.filter(ratings::list_id.eq(id)).select(Row::as_select()).load(connection)?;
    Ok(rows.into_iter().map(|row| ((row.seats, row.person), row)).collect())
}

/// How many results are read at once.
const SLICE: i64 = if cfg!(test) { 4 } else { 5000 };

/// The same, counted anew from the first result on.
pub fn computed(connection: &mut Connection, list: &List, game: &str) -> Result<BTreeMap<(i64, PersonId), Row>> {
    let id = id(connection, list, game)?.unwrap_or_default();
    let mut standings: BTreeMap<Key, (Standing, PlayerId)> = BTreeMap::new();
    let mut from = Some(DateTime::UNIX_EPOCH.naive_utc());
    while let Some(start) = from {
        let upto = log::boundary(connection, list, game, start, SLICE)?;
        for table in log::between(connection, list, game, start, upto)? {
            let steps = count(id, game, &table, |key| standings.get(key).map(|(standing, _)| *standing));
            for step in steps {
                standings.insert((step.seats, step.person), (step.standing(), step.player_id));
            }
        }
        from = upto.map(|upto| upto + Duration::milliseconds(1));
    }
    let row = |(key, (standing, player)): (Key, (Standing, PlayerId))| (key, Row::of(id, key, player, standing));
    Ok(standings.into_iter().map(row).collect())
}
