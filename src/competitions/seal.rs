//! What an event is written with beside itself, so that the chain keeps it, too: the club at the beginning, the text of the
//! record it speaks of, and the standings when a round is published and at the end.

use serde_json::Value;

use super::event::Event;
use super::format;
use super::state::{Competition, EntryId};
use crate::ids;
use crate::web::error::Result;

/// The field of an event that holds the hash of its record's text.
pub const RECORD: &str = "record-sha256";
/// The field of an event that holds standings.
pub const STANDINGS: &str = "standings";

/// The field of the first event that holds the club.
pub const CLUB: &str = "club";

/// A line of standings: the rank, who, the values after the name.
pub type Line = (Option<u32>, EntryId, Vec<String>);

/// An event as it is written.
pub fn seal(event: &Event, before: &Competition, record: Option<&str>) -> Result<Value> {
    let standings = standings(event, before).map(serde_json::to_value).transpose()?;
    let record = record.map(|text| ids::hashed(text).into());
    with(event, [(RECORD, record), (STANDINGS, standings)])
}

/// The first event of a club's competition as it is written.
pub fn begun(event: &Event, club: &str) -> Result<Value> {
    with(event, [(CLUB, Some(club.into()))])
}

fn with<const N: usize>(event: &Event, kept: [(&str, Option<Value>); N]) -> Result<Value> {
    let mut body = serde_json::to_value(event)?;
    if let Some(fields) = body.as_object_mut().and_then(|body| body.values_mut().next()?.as_object_mut()) {
        fields.extend(kept.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
    }
    Ok(body)
}

/// A field that an event was written with.
pub fn field<'a>(body: &'a Value, name: &str) -> Option<&'a Value> {
    body.as_object()?.values().next()?.get(name)
}

/// The standings that an event is written with, stage by stage: of the one whose next round is published, of all at the
/// end.
pub fn standings(event: &Event, before: &Competition) -> Option<Vec<(usize, Vec<Line>)>> {
    let stages = match event {
        Event::RoundPublished { stage, .. } => *stage..*stage + 1,
        Event::Closed {} => 0..before.stages.len(),
        _ => return None,
    };
    Some(stages.map(|stage| (stage, lines(before, stage))).collect())
}

fn lines(competition: &Competition, stage: usize) -> Vec<Line> {
    let rows = format::standings(competition, stage).rows.into_iter();
    rows.map(|row| (row.rank, row.entry, row.cells.into_iter().map(|cell| cell.plain).collect())).collect()
}
