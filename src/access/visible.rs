//! Visibility as query conditions: every list, feed, search and file filters by one of these.

use diesel::dsl::auto_type;
use diesel::prelude::*;

use super::records::SEALED;
use crate::access::who::Who;
use crate::competitions::project::Row;
use crate::competitions::state::Status;
use crate::error::Result;
use crate::ids::ClubId;
use crate::site::act::Hidden;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, players, records};

type Backend = <Connection as diesel::Connection>::Backend;

mod of_competitions {
    // The club of a competition, aliased because a query may have joined `clubs` already.
    diesel::alias!(crate::store::schema::clubs as host: Host);
}
use of_competitions::host;

/// Clubs that everybody may know of: neither hidden nor merged into another.
#[auto_type]
pub fn club() -> _ {
    clubs::hidden.is_null().and(clubs::same_as.is_null())
}

/// Competitions that everybody may know of: announced, and neither they nor their club are hidden.
#[auto_type]
pub fn competition() -> _ {
    let draft: &'static str = Status::Draft.word();
    let hidden_hosts = host.filter(host.field(clubs::hidden).is_not_null()).select(host.field(clubs::id));
    competitions::rehearsal
        .eq(false)
        .and(competitions::status.ne(draft))
        .and(competitions::hidden.is_null())
        .and(competitions::club_id.ne_all(hidden_hosts))
}

/// Competitions whose results count in ratings: not those that administrators removed.
#[auto_type]
pub fn counted() -> _ {
    let removed: &'static str = Hidden::Removed.word();
    competitions::hidden.is_null().or(competitions::hidden.assume_not_null().ne(removed))
}

/// Competitions in the lists of their staff: including drafts and hidden ones, but no rehearsals.
#[auto_type]
pub fn competition_of_staff() -> _ {
    competitions::rehearsal.eq(false)
}

/// Competitions that only their staff know of yet.
#[auto_type]
pub fn draft() -> _ {
    let draft: &'static str = Status::Draft.word();
    competitions::status.eq(draft)
}

/// The competitions of the addressed club that this viewer may see: its staff see all of them.
pub fn competitions_of<'a>(viewer: &Who, club: ClubId) -> competitions::BoxedQuery<'a, Backend> {
    let own = competitions::table.filter(competitions::club_id.eq(club)).into_boxed();
    if viewer.is_arbiter() { own } else { own.filter(competition()) }
}

/// Players that everybody may look up: neither hidden nor merged into another.
#[auto_type]
pub fn player() -> _ {
    players::hidden.is_null().and(players::same_as.is_null())
}

/// Records that everybody may see, of competitions that everybody may know of.
#[auto_type]
pub fn record_of_seen() -> _ {
    records::hidden.is_null()
}

/// What administrators did to a record.
pub fn hidden_record(connection: &mut Connection, id: &str) -> Result<Option<Hidden>> {
    let word: Option<String> = records::table.filter(records::id.eq(id)).select(records::hidden).first(connection)?;
    Ok(word.as_deref().map(Hidden::from_word))
}

/// Records that everybody may see, of `records` left-joined with `competitions`: of a public competition, or of none. Those
/// of a score attack are public once it is over (`access/records.rs`).
#[auto_type]
pub fn record() -> _ {
    let public: competition = competition();
    let sealed: &'static str = SEALED;
    let is_over = competitions::status.eq("finished").or(competitions::status.eq("archived"));
    let seen = public.and(competitions::format.ne(sealed).or(is_over));
    records::hidden.is_null().and(records::competition_id.is_null().or(seen.assume_not_null()))
}

/// The public competitions of a club, most recently changed first.
pub fn latest_of(connection: &mut Connection, club: ClubId) -> Result<Vec<Row>> {
    Ok(competitions::table
        .filter(competitions::club_id.eq(club))
        .filter(competition())
        .order((competitions::changed_at.desc(), competitions::id))
        .limit(500)
        .select(Row::as_select())
        .load(connection)?)
}
