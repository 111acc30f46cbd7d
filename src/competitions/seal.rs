//! The standings that an event is written with, so that the chain keeps them: when a round is published, and at the end.

use super::event::Event;
use super::format;
use super::state::{Competition, EntryId};

/// A line of standings: the rank, who, the values after the name.
pub type Line = (Option<u32>, EntryId, Vec<String>);

/// Standings by stage.
pub type Sealed = Vec<(usize, Vec<Line>)>;

/// Puts the standings into an event that is written with them.
pub fn fill(event: &mut Event, before: &Competition) {
    let sealed = standings(event, before).map(Box::new);
    if let Event::RoundPublished { standings, .. } | Event::Closed { standings } = event {
        *standings = sealed;
    }
}

/// The standings that an event is written with, stage by stage: of the one whose next round is published, of all at the
/// end.
pub fn standings(event: &Event, before: &Competition) -> Option<Sealed> {
    let stages = match event {
        Event::RoundPublished { stage, .. } => *stage..*stage + 1,
        Event::Closed { .. } => 0..before.stages.len(),
        _ => return None,
    };
    Some(stages.map(|stage| (stage, lines(before, stage))).collect())
}

fn lines(competition: &Competition, stage: usize) -> Vec<Line> {
    let rows = format::standings(competition, stage).rows.into_iter();
    rows.map(|row| (row.rank, row.entry, row.cells.into_iter().map(|cell| cell.plain).collect())).collect()
}
