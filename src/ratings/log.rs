//! The rated results of a list, in the order in which they count.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::rating::Kind;

use crate::access::visible;
use crate::competitions::counting::{self, Basis, Holder};
use crate::error::Result;
use crate::ids::{PersonId, PlayerId, UserId};
use crate::ratings::List;
use crate::store::Connection;
use crate::store::schema::{competitions, outcome_seats, outcomes, players, users};

/// A result.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Played {
    pub competition: String,
    pub number: i64,
    pub at: NaiveDateTime,
    pub kind: Kind,
    pub length: u32,
    pub seats: Vec<Seat>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Seat {
    /// Players of one account, and merged players, are one person.
    pub person: PersonId,
    pub player: PlayerId,
    pub place: i64,
}

/// A row of the log.
#[derive(Debug, Queryable)]
struct Row {
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

/// Who a player is for ratings.
pub(super) fn person(player: PlayerId, user: Option<UserId>, same_as: Option<PlayerId>) -> PersonId {
    user.map_or_else(|| same_as.unwrap_or(player).into(), PersonId::from)
}

/// The moment of the `most`-th result from a moment on; none if there are fewer.
pub(super) fn boundary(
    connection: &mut Connection,
    list: &List,
    game: &str,
    from: NaiveDateTime,
    most: i64,
) -> Result<Option<NaiveDateTime>> {
    let mut rows = outcomes::table.filter(outcomes::game.eq(game)).filter(outcomes::decided_at.ge(from)).into_boxed();
    if let List::Club(club) = list {
        rows = rows.filter(outcomes::club_id.eq(club));
    }
    let rows = rows.order(outcomes::decided_at).offset(most - 1).limit(1).select(outcomes::decided_at);
    Ok(rows.first(connection).optional()?)
}

/// The results from a moment on, up to and with another.
pub(super) fn between(
    connection: &mut Connection,
    list: &List,
    game: &str,
    from: NaiveDateTime,
    upto: Option<NaiveDateTime>,
) -> Result<Vec<Played>> {
    let mut rows = outcomes::table
        .inner_join(outcome_seats::table.on(
            outcome_seats::competition_id.eq(outcomes::competition_id).and(outcome_seats::number.eq(outcomes::number)),
        ))
        .inner_join(players::table.on(players::id.eq(outcome_seats::player_id)))
        .inner_join(competitions::table.on(competitions::id.eq(outcomes::competition_id)))
        .left_join(users::table.on(players::user_id.eq(users::id.nullable())))
        .filter(outcomes::game.eq(game))
        .filter(outcomes::rated.eq(true))
        .filter(outcomes::decided_at.ge(from))
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
        List::Club(club) => rows.filter(outcomes::club_id.eq(club)),
    };
    if let Some(upto) = upto {
        rows = rows.filter(outcomes::decided_at.le(upto));
    }
    let rows: Vec<Row> = rows.load(connection)?;
    let together = catalogue::find(game).is_some_and(|game| game.facts.cooperative);
    let tables = rows.chunk_by(|one, two| (&one.competition, one.number) == (&two.competition, two.number));
    let played = tables.filter_map(|table| {
        let first = table.first()?;
        (*list != List::Site || is_for_the_site(first, table)).then(|| Played {
            competition: first.competition.clone(),
            number: first.number,
            at: first.at,
            kind: match first.how.as_str() {
                _ if together || table.len() < 2 => Kind::Solo,
                "forfeit" => Kind::Forfeit,
                _ => Kind::Played,
            },
            length: u32::try_from(first.length).unwrap_or(1),
            seats: table.iter().map(Seat::of).collect(),
        })
    });
    Ok(played.collect())
}

impl Seat {
    fn of(row: &Row) -> Self {
        let person = person(row.player, row.user, row.same_as);
        Self { person, player: row.player, place: row.place }
    }
}

fn is_for_the_site(first: &Row, table: &[Row]) -> bool {
    let holder = |seat: &Row| Holder::new(seat.user, seat.verified.is_some(), seat.erased.is_some());
    let holders: Vec<Holder> = table.iter().map(holder).collect();
    let basis = Basis::read(&first.basis, &first.voices);
    basis.is_some_and(|basis| counting::why(&basis, &holders).is_for_the_site())
}
