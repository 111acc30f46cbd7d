//! Why a round is as it is, worked out from the field before it.

use serde::Serialize;

use super::history::History;
use super::reason::{Bye, Note, SeatsSoFar, Together};
use super::{Clubs, Field, Round, System, Table, design};
use crate::contest::pairing::Impossible;

/// Why everybody sits where they sit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// One per table, in the order of the round.
    pub tables: Vec<ExplainedTable>,
    /// Why each player without a table has none, in the order of the round.
    pub byes: Vec<Bye>,
}

/// Why a table is as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExplainedTable {
    /// Why these players are together.
    pub why: Together,
    /// What could not be avoided: repeated meetings, club mates, a short table.
    pub notes: Vec<Note>,
    /// Why each has this seat, in the order of the seats.
    pub seats: Vec<SeatsSoFar>,
}

/// Explains a round that was drawn, or made by hand, for this field; refuses one that is no round of it.
pub fn explain(field: &Field, round: &Round) -> Result<Explained, Impossible> {
    field.check()?;
    field.check_round(field.rounds.len() + 1, round)?;
    let history = History::of(field);
    let planned = field.system == System::Mixed
        && design::next_round(field, &field.present()).is_some_and(|planned| planned.tables == round.tables);
    let tables = round.tables.iter().map(|table| ExplainedTable {
        why: why(field, table, planned),
        notes: notes(field, &history, table),
        seats: table.seats.iter().map(|player| seats_so_far(&history, table, *player)).collect(),
    });
    let bye = |player: &usize| Bye {
        byes: history.byes.get(*player).copied().unwrap_or(0),
        points: points_of(field, *player),
    };
    Ok(Explained { tables: tables.collect(), byes: round.byes.iter().map(bye).collect() })
}

fn why(field: &Field, table: &Table, planned: bool) -> Together {
    let points = || table.seats.iter().map(|player| points_of(field, *player));
    let (most, least) = (points().max().unwrap_or(0), points().min().unwrap_or(0));
    match field.system {
        _ if planned => Together::Design { round: field.rounds.len() + 1 },
        System::Mixed => Together::Mixed,
        System::ByRank => Together::Standings { most, least },
        System::ByPoints => Together::Points { most, least },
    }
}

fn notes(field: &Field, history: &History, table: &Table) -> Vec<Note> {
    let mut notes = Vec::new();
    for (index, a) in table.seats.iter().enumerate() {
        for b in table.seats.iter().skip(index + 1) {
            let (players, times) = ([*a, *b], history.met(*a, *b));
            if times > 0 {
                notes.push(Note::Met { players, times });
            }
            let [one, other] = players.map(|player| field.entrants.get(player)?.club.as_deref());
            if field.clubs != Clubs::Ignore && one.is_some() && one == other {
                notes.push(Note::SameClub { players });
            }
        }
    }
    if table.seats.len() < field.size {
        notes.push(Note::Short { seats: table.seats.len(), full: field.size });
    }
    notes
}

fn seats_so_far(history: &History, table: &Table, player: usize) -> SeatsSoFar {
    SeatsSoFar(history.seats.get(player).into_iter().flatten().take(table.seats.len()).copied().collect())
}

fn points_of(field: &Field, player: usize) -> u32 {
    field.entrants.get(player).map_or(0, |entrant| entrant.points)
}
