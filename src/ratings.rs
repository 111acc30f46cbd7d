//! Ratings per game, on the list of the site and on one list per club.
//!
//! A change of a result leaves a mark (`competitions/project.rs`). A job ([`update`]) counts from the earliest mark on:
//! usually that is one result, of a few players; after a correction it is everything since, in slices. Pages read rows and
//! compute nothing.

pub mod history;
mod log;
pub mod rated;
#[cfg(test)]
mod tests;
pub mod update;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::rating::{Book, Duelist, Entry, Evidence, Glicko2, Rating, Sitter, Standing, WengLin};

use crate::ids::{ClubId, NotAnId, PersonId, PlayerId};
use crate::store::schema::rating_steps;

/// Raised when the same results yield different ratings: all lists are then counted again.
pub const VERSION: i64 = 3;

/// Days of a rating period.
const PERIOD: i64 = 30;

/// The period of a moment.
fn period(at: NaiveDateTime) -> u32 {
    let days = at.and_utc().timestamp().div_euclid(24 * 60 * 60);
    u32::try_from(days / PERIOD).unwrap_or_default()
}

/// The period of now.
fn this_period() -> u32 {
    period(crate::store::chain::now().naive_utc())
}

/// Whose rating list.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Results that [`counting`](crate::competitions::counting) counts for everybody.
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

/// A ladder of a game: tables of two (2), or of more (3).
fn ladder(seats: usize) -> i64 {
    if seats == 2 { 2 } else { 3 }
}

/// Somebody on a ladder.
type Key = (i64, PersonId);

/// Where somebody stood after a result.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = rating_steps)]
struct Step {
    list_id: i64,
    seats: i64,
    person: PersonId,
    at: NaiveDateTime,
    competition_id: String,
    number: i64,
    player_id: PlayerId,
    place: i64,
    /// How long the match was.
    length: i64,
    period: i64,
    /// What the result is computed from.
    from_value: f64,
    from_deviation: f64,
    volatility: f64,
    information: f64,
    surplus: f64,
    together: i64,
    results: i64,
    /// The rating after it.
    value: f64,
    deviation: f64,
}

impl Step {
    fn new(list_id: i64, table: &log::Played, seat: &log::Seat, from: Rating, standing: Standing) -> Self {
        let after = standing.rating();
        let (volatility, evidence, together) = match standing {
            Standing::Pairs(Duelist { from, evidence, together, .. }) => (from.volatility, evidence, together),
            Standing::Tables(_) => (0.0, Evidence::default(), 1),
        };
        Self {
            list_id,
            seats: ladder(table.seats.len()),
            person: seat.person,
            at: table.at,
            competition_id: table.competition.clone(),
            number: table.number,
            player_id: seat.player,
            place: seat.place,
            length: i64::from(table.length),
            period: i64::from(standing.period()),
            from_value: from.value(),
            from_deviation: from.deviation(),
            volatility,
            information: evidence.information,
            surplus: evidence.surplus,
            together: i64::from(together),
            results: i64::from(standing.results()),
            value: after.value(),
            deviation: after.deviation(),
        }
    }

    /// The rating that the result is computed from.
    fn from(&self) -> Rating {
        match self.seats {
            2 => Rating::Glicko2(Glicko2 {
                rating: self.from_value,
                deviation: self.from_deviation,
                volatility: self.volatility,
            }),
            _ => Rating::WengLin(WengLin { mu: self.from_value, sigma: self.from_deviation }),
        }
    }

    /// All that the next result needs to know.
    fn standing(&self) -> Standing {
        let whole = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        let (period, results) = (whole(self.period), whole(self.results));
        match self.from() {
            Rating::Glicko2(from) => {
                let evidence = Evidence { information: self.information, surplus: self.surplus };
                Standing::Pairs(Duelist { period, from, evidence, together: whole(self.together), results })
            }
            Rating::WengLin(_) => {
                let now = WengLin { mu: self.value, sigma: self.deviation };
                Standing::Tables(Sitter { period, now, results })
            }
        }
    }
}

/// Counts a result: `before` says where each of its people stood, if they stood anywhere.
fn count(list_id: i64, game: &str, table: &log::Played, before: impl Fn(&Key) -> Option<Standing>) -> Vec<Step> {
    let seats = table.seats.len();
    // Sums of decimals depend on their order: by person they are the same whoever sat where.
    let mut people: Vec<PersonId> = table.seats.iter().map(|seat| seat.person).collect();
    people.sort_unstable();
    people.dedup();
    let mut book = Book::default();
    for (number, person) in people.iter().enumerate() {
        if let Some(standing) = before(&(ladder(seats), *person)) {
            book.seat(game, number as u64, standing);
        }
    }
    let number = |person: PersonId| people.binary_search(&person).map_or(u64::MAX, |at| at as u64);
    let entry = Entry {
        number: 1,
        period: period(table.at),
        game: game.to_owned(),
        players: table.seats.iter().map(|seat| number(seat.person)).collect(),
        ranks: table.seats.iter().map(|seat| u32::try_from(seat.place).unwrap_or(u32::MAX)).collect(),
        kind: table.kind,
        length: table.length,
    };
    // What is not rated changes nothing.
    let changes = book.record(&entry).unwrap_or_default();
    let step = |seat: &log::Seat| {
        let change = changes.iter().find(|change| change.player == number(seat.person))?;
        let standing = book.standing(game, change.player, seats)?;
        Some(Step::new(list_id, table, seat, change.from, standing))
    };
    table.seats.iter().filter_map(step).collect()
}
