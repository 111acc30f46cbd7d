//! Editing a drawn round before it is published, with fresh warnings.

mod warnings;

use podium_engine::text;
use podium_engine::text::Text;

use super::rounds::drawn;
use super::{Done, running};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, Event, StageKind};
use crate::competitions::reasons::{ByeReason, Why};
use crate::competitions::state::{Competition, EntryId, Round, RoundState};

pub use warnings::warnings;

/// One change to a draft. Tables are counted from 1, as printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Two entries swap places, wherever they are.
    Swap(EntryId, EntryId),
    /// Somebody sits out.
    SitOut(EntryId),
    /// Somebody takes a seat at the end of a table.
    Sit { entry: EntryId, table: usize },
    /// These form a new table, in this order.
    Open(Vec<EntryId>),
    /// The seats of a table in another order: the first begins.
    Order { table: usize, seats: Vec<EntryId> },
    /// Everybody of one table moves to another.
    Merge { from: usize, into: usize },
}

/// Changes a draft; returns the resulting round with warnings for the organiser.
pub fn adjust(competition: &Competition, at: usize, round: usize, change: Change) -> Done {
    running(competition)?;
    let drawn = drawn(competition, at, round)?;
    if drawn.state == RoundState::Published {
        return Err(text!("act-round-published-cannot-changed-any", kind = competition.kind_of_rounds(at), round));
    }
    if !matches!(change, Change::Order { .. }) {
        is_free(competition, at)?;
    }
    let old = draft(competition, drawn);
    let mut draw = old.clone();
    make(competition, &mut draw, change)?;
    draw.tables.retain(|table| !table.seats.is_empty());
    if draw.tables == old.tables && draw.byes == old.byes {
        return Ok(Vec::new());
    }
    sizes(competition, &draw)?;
    for table in &mut draw.tables {
        if !old.tables.iter().any(|before| before.seats == table.seats) {
            (table.why, table.seating) = (Why::ByHand, None);
        }
    }
    draw.by_hand = true;
    match competition.settings.format.rules().explain(competition, at, &draw) {
        Some(explained) => draw = explained?,
        None => draw.warnings = warnings(competition, at, round, &draw),
    }
    Ok(vec![Event::RoundDrawn { stage: at, round, draw }])
}

/// Refuses where the pairings of all rounds were planned ahead: a pair moved from one round to another would be drawn again
/// in its own.
fn is_free(competition: &Competition, at: usize) -> Result<(), Text> {
    match competition.stages.get(at).map(|stage| &stage.kind) {
        Some(StageKind::Bracket { .. }) => Err(text!("act-bracket-says-meets-only-seats")),
        Some(StageKind::Schedule { .. } | StageKind::Division { .. }) => {
            Err(text!("act-schedule-says-meets-every-round"))
        }
        _ => Ok(()),
    }
}

/// A draft as a draw.
fn draft(competition: &Competition, round: &Round) -> Draw {
    let tables = round.tables.iter().filter_map(|&id| competition.table(id));
    Draw {
        tables: tables
            .map(|table| DrawnTable {
                seats: table.seats.clone(),
                why: table.why.clone(),
                seating: table.seating.clone(),
                bracket: table.bracket,
            })
            .collect(),
        byes: round.byes.clone(),
        warnings: round.warnings.clone(),
        by_hand: round.by_hand,
    }
}

fn make(competition: &Competition, draw: &mut Draw, change: Change) -> Result<(), Text> {
    match change {
        Change::Swap(one, other) => {
            is_there(competition, draw, one)?;
            is_there(competition, draw, other)?;
            let swap = |id: &mut EntryId| {
                if *id == one {
                    *id = other;
                } else if *id == other {
                    *id = one;
                }
            };
            draw.tables.iter_mut().flat_map(|table| &mut table.seats).for_each(swap);
            for bye in &mut draw.byes {
                if bye.entry == one || bye.entry == other {
                    bye.entry = if bye.entry == one { other } else { one };
                    (bye.kind, bye.why) = (ByeKind::Pairing, ByeReason::ByHand);
                }
            }
        }
        Change::SitOut(entry) => {
            if draw.byes.iter().any(|bye| bye.entry == entry) {
                return Ok(());
            }
            stand_up(competition, draw, entry)?;
            draw.byes.push(DrawnBye { entry, kind: ByeKind::Pairing, why: ByeReason::ByHand });
        }
        Change::Sit { entry, table } => {
            if seats(draw, table)?.contains(&entry) {
                return Ok(());
            }
            stand_up(competition, draw, entry)?;
            seats(draw, table)?.push(entry);
        }
        Change::Open(entries) => {
            if draw.tables.iter().any(|table| table.seats == entries) {
                return Ok(());
            }
            for &entry in &entries {
                stand_up(competition, draw, entry)?;
            }
            draw.tables.push(DrawnTable { seats: entries, why: Why::ByHand, seating: None, bracket: None });
        }
        Change::Order { table, seats: order } => {
            let seats = seats(draw, table)?;
            let sorted = |ids: &[EntryId]| {
                let mut ids = ids.to_vec();
                ids.sort_unstable();
                ids
            };
            if sorted(seats) != sorted(&order) {
                return Err(text!("act-others-sit-table-now-look", table));
            }
            *seats = order;
        }
        Change::Merge { from, into } => {
            if from == into {
                return Ok(());
            }
            seats(draw, into)?;
            let moving = std::mem::take(seats(draw, from)?);
            seats(draw, into)?.extend(moving);
        }
    }
    Ok(())
}

fn seats(draw: &mut Draw, table: usize) -> Result<&mut Vec<EntryId>, Text> {
    let found = table.checked_sub(1).and_then(|at| draw.tables.get_mut(at));
    found.map(|table| &mut table.seats).ok_or_else(|| text!("act-table-round", table))
}

fn is_there(competition: &Competition, draw: &Draw, entry: EntryId) -> Result<(), Text> {
    let seated = draw.tables.iter().any(|table| table.seats.contains(&entry));
    let out = draw.byes.iter().any(|bye| bye.entry == entry);
    match competition.entry(entry).filter(|entry| entry.is_in()) {
        Some(_) if seated || out => Ok(()),
        _ => {
            let name = competition.name(entry);
            Err(text!("act-round", name))
        }
    }
}

/// Removes somebody from their place.
fn stand_up(competition: &Competition, draw: &mut Draw, entry: EntryId) -> Result<(), Text> {
    is_there(competition, draw, entry)?;
    draw.tables.iter_mut().for_each(|table| table.seats.retain(|&id| id != entry));
    draw.byes.retain(|bye| bye.entry != entry);
    Ok(())
}

/// Tables must be playable, except that one may be short for a moment while people are moved: that is a warning.
fn sizes(competition: &Competition, draw: &Draw) -> Result<(), Text> {
    let most = competition.facts().map_or(12, |facts| usize::from(facts.players.1));
    let full = competition.settings.seats.max(2).min(most);
    let most = if competition.settings.seats == 2 { full } else { most };
    match draw.tables.iter().position(|table| table.seats.len() > most) {
        None => Ok(()),
        Some(at) => {
            let table = at + 1;
            Err(text!("act-table-seat-more-move-somebody", table, most))
        }
    }
}

#[cfg(test)]
mod tests;
