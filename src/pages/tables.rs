//! The page of a table, for reporting, confirming and disputing results, and a player's own page in a competition.

pub mod entering;
pub mod forms;
pub mod link;
pub mod mine;
pub mod submit;
pub mod table;
pub mod times;

use podium_engine::text;

use crate::competitions::actions::Party;
use crate::competitions::state::{Competition, EntryId, Table};
use crate::error::{Error, Result};
use crate::web::{Route, Viewer};

/// Every route of tables and seats.
pub fn routes() -> Vec<Route> {
    let lists = [entering::routes, link::routes, mine::routes, table::routes, submit::routes, times::routes];
    lists.iter().flat_map(|list| list()).collect()
}

/// The address of the viewer's competition.
pub fn competition_path(viewer: &Viewer) -> Result<String> {
    Ok(format!("{}/{}", viewer.club()?.path(), viewer.competition()?.slug))
}

/// The address of the viewer's table.
pub fn table_path(viewer: &Viewer) -> Result<String> {
    Ok(format!("{}/tables/{}", competition_path(viewer)?, viewer.table()?))
}

/// The viewer's entry, if it is seated at the addressed table.
fn seated(viewer: &Viewer) -> Option<EntryId> {
    let (competition, table) = (viewer.competition.as_ref()?, viewer.table?);
    viewer.entry.filter(|&entry| competition.table(table).is_some_and(|table| table.seat_of(entry).is_some()))
}

/// On whose behalf the viewer acts at the table: authorization lets only its players and arbiters through.
fn party(viewer: &Viewer) -> Party {
    seated(viewer).map_or(Party::Staff, Party::Player)
}

/// The player's entry at the table; arbiters have pages of their own.
fn player(viewer: &Viewer) -> Result<EntryId> {
    seated(viewer).ok_or_else(|| Error::Refused(text!("refused-only-somebody-sits-table")))
}

/// The table where a player has something to do, else their last one.
pub fn current(competition: &Competition, entry: EntryId) -> Option<&Table> {
    let own = || competition.public_tables().filter(|table| table.seat_of(entry).is_some());
    own().find(|table| !competition.standing(table).is_settled()).or_else(|| own().last())
}
