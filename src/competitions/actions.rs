//! What people do: each action looks at the current competition and returns events, or the reason why it refuses.
//!
//! Authorization happens in the middleware; here are the domain rules. An action repeated returns no events where that is
//! harmless, and refuses where it is not.

pub mod adjust;
pub mod entries;
pub mod follow;
pub mod import;
pub mod results;
pub mod rounds;
pub mod settings;
pub mod times;

use podium_engine::text;
use podium_engine::text::Text;

use super::event::Event;
use super::state::{Competition, Entry, EntryId, Game, Standing, Status, Table, TableId};
use crate::texts::Kind;

/// What an action returns.
pub type Done = Result<Vec<Event>, Text>;

/// On whose behalf somebody acts at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Party {
    /// A player.
    Player(EntryId),
    /// An arbiter or organiser.
    Staff,
}

fn entry(competition: &Competition, id: EntryId) -> Result<&Entry, Text> {
    competition.entry(id).ok_or_else(|| text!("act-entry-competition", id))
}

/// A table that is visible to everybody.
fn table(competition: &Competition, id: TableId) -> Result<&Table, Text> {
    let table = competition.table(id).filter(|table| competition.is_public(table));
    table.ok_or_else(|| text!("act-table-any-more-look-round"))
}

/// A game of a table, counted from 1.
fn game(table: &Table, number: usize) -> Result<&Game, Text> {
    number.checked_sub(1).and_then(|place| table.games.get(place)).ok_or_else(|| {
        let table = table.place;
        text!("act-table-game", table, number)
    })
}

/// The seat of an entry, which must be seated at the table.
fn seat(competition: &Competition, table: &Table, who: EntryId) -> Result<usize, Text> {
    table.seat_of(who).ok_or_else(|| {
        let (name, table) = (competition.name(who), table.place);
        text!("act-sit-table", name, table)
    })
}

/// Refuses unless the competition runs.
fn running(competition: &Competition) -> Result<(), Text> {
    match competition.status {
        Status::Running => Ok(()),
        Status::Draft | Status::Open | Status::Ready => Err(text!("act-competition-started-yet")),
        Status::Finished => Err(text!("act-competition-closed-organiser-reopen")),
        Status::Archived => Err(text!("act-competition-archived-organiser-reopen")),
    }
}

/// Refuses once the competition has started.
fn not_started(competition: &Competition) -> Result<(), Text> {
    match competition.status {
        Status::Draft | Status::Open | Status::Ready => Ok(()),
        _ => Err(text!("act-competition-already-started")),
    }
}

/// Refuses once the match of a table is settled.
fn unsettled(competition: &Competition, table: &Table) -> Result<(), Text> {
    let place = table.place;
    match competition.standing(table) {
        standing if standing.is_settled() => Err(text!("act-match-table-over", table = place)),
        Standing::Voided => Err(text!("act-table-taken-back", table = place)),
        _ => Ok(()),
    }
}

/// Refuses an empty explanation, and one that is too long.
pub(super) fn reason(given: &str) -> Result<String, Text> {
    match remark(given)? {
        given if given.is_empty() => Err(text!("act-say-why-few-words")),
        given => Ok(given),
    }
}

/// An optional explanation.
pub(super) fn remark(given: &str) -> Result<String, Text> {
    Kind::Reason.read(given)
}
