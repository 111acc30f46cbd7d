//! Who may look at a record.

use crate::competitions::state::{Competition, Table};
use crate::web::Viewer;

/// Whether everybody may look at the records of a competition, by its format and status as words. In a score attack all
/// play the same position: while it runs, the records of others would show how.
pub fn are_open(format: &str, status: &str) -> bool {
    format != "score-attack" || matches!(status, "finished" | "archived")
}

/// The same of a competition.
pub fn is_open(competition: &Competition) -> bool {
    are_open(competition.settings.format.word(), competition.status.word())
}

/// Whether somebody may look at the records of a table: everybody, or staff and whoever sits there.
pub fn may_see(viewer: &Viewer, competition: &Competition, table: Option<&Table>) -> bool {
    let is_own = || viewer.entry.zip(table).is_some_and(|(entry, table)| table.seat_of(entry).is_some());
    is_open(competition) || viewer.is_arbiter() || is_own()
}
