//! Who may look at a record.

use super::{Access, Who, may};
use crate::clubs::model::{Club, Role};
use crate::competitions::format::ScoreAttack;
use crate::competitions::state::{Competition, Table, TableId};
use crate::error::Result;
use crate::store::Connection;
use podium_engine::text;
use podium_engine::text::Text;

/// The format whose records are shown once the competition is over.
pub const SEALED: &str = ScoreAttack::WORD;

/// Whether everybody may see the records of a competition with this format and status (as stored words). Where all play the
/// same position alone, other people's records would give the solution away while it runs.
pub fn are_open(format: &str, status: &str) -> bool {
    format != SEALED || matches!(status, "finished" | "archived")
}

/// The same for a competition.
pub fn is_open(competition: &Competition) -> bool {
    are_open(competition.settings.format.word(), competition.status.word())
}

/// Whether the viewer may see the records of a table: everybody may, or only staff and those seated there.
pub fn may_see(viewer: &Who, competition: &Competition, table: Option<&Table>) -> bool {
    let is_own = || viewer.entry.zip(table).is_some_and(|(entry, table)| table.seat_of(entry).is_some());
    is_open(competition) || viewer.is_arbiter() || is_own()
}

/// Where a game was played, if a viewer of the competition `here` may know it.
pub fn place(
    who: &Who,
    here: &str,
    connection: &mut Connection,
    there: &Competition,
    table: TableId,
    game: usize,
) -> Result<Option<Text>> {
    let seats = there.table(table).map(|table| table.seats.as_slice()).unwrap_or_default();
    let names = seats.iter().map(|&entry| there.name(entry)).collect::<Vec<_>>().join(" – ");
    if there.id == here {
        return Ok(Some(text!("refused-game", game, names)));
    }
    let club = Club::get(connection, there.club)?;
    let role = match &who.user {
        Some(user) => Role::of(connection, club.id, user.id)?,
        None => None,
    };
    let (title, house) = (there.settings.name.to_string(), club.name.clone());
    let about = Who {
        club: Some(club.into()),
        role,
        competition: Some(there.clone().into()),
        table: Some(table),
        entry: None,
        ..who.clone()
    };
    Ok(may(Access::Anyone, &about).is_ok().then(|| text!("refused-game-2", game, names, title, house)))
}
