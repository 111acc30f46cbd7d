//! Rows of records.

use podium_engine::record::{Reading, Verdict};

use crate::competitions::event::Actor;
use crate::competitions::state::TableId;
use crate::competitions::store::RecordRow;
use crate::db::chain::now;
use crate::ids;
use crate::web::error::{Error, Result};

/// The row of a record that holds, to be stored with the events that speak of it.
pub fn row(competition: &str, table: TableId, text: &str, verdict: &Verdict, by: &Actor) -> Result<RecordRow> {
    let Verdict::Holds(holds) = verdict else { return Err(Error::NotFound) };
    Ok(RecordRow {
        id: ids::new_id(),
        competition_id: Some(competition.to_owned()),
        table_number: Some(table.0.into()),
        game: holds.game.to_owned(),
        text: text.to_owned(),
        verdict: serde_json::to_string(verdict)?,
        turns: holds.turns as i64,
        submitted_by: by.id(),
        created_at: now().naive_utc(),
    })
}

/// The names of the seats as a record has them.
pub fn names(reading: &Reading<'_>, players: usize) -> Vec<Option<String>> {
    (1..=players).map(|seat| reading.value(&format!("P{seat}")).map(str::to_owned)).collect()
}
