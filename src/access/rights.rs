//! What somebody may do with a reported game.

use crate::access::who::Who;
use crate::competitions::settings::Confirmer;
use crate::competitions::state::{Competition, EntryId, Game, GameState, Source, Table};

/// What the viewer may do with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rights {
    /// Counted from 1.
    pub number: usize,
    pub confirm: bool,
    pub dispute: bool,
    /// Turns in its record; 0 without one.
    pub turns: usize,
}

impl Rights {
    /// For every game of a table that the viewer may act on.
    pub fn of(competition: &Competition, table: &Table, viewer: &Who) -> Vec<Self> {
        let mine = viewer.entry.filter(|&entry| table.seat_of(entry).is_some());
        let games = table.games.iter().enumerate();
        games
            .map(|(at, game)| {
                let (confirm, dispute) = rights(competition, table, game, viewer.is_arbiter(), mine);
                Self { number: at + 1, confirm, dispute, turns: game.result.played().map_or(0, |played| played.turns) }
            })
            .filter(|rights| rights.confirm || rights.dispute)
            .collect()
    }
}

/// Whether somebody may confirm and dispute a game.
fn rights(
    competition: &Competition,
    table: &Table,
    game: &Game,
    is_arbiter: bool,
    mine: Option<EntryId>,
) -> (bool, bool) {
    let by = competition.settings.confirm.by;
    let waits = game.state == GameState::Waiting;
    let other = mine.is_some() && game.from != mine;
    let staff = is_arbiter && (mine.is_none() || (other && by == Confirmer::Staff));
    let gives_in = game.state == GameState::Disputed && table.seats.len() == 2 && other;
    let at_once = by == Confirmer::Nobody
        && game.state == GameState::Settled
        && game.source == Source::Reported
        && game.confirmed_by.is_empty()
        && game.ruling.is_none();
    let agrees = staff || (other && by != Confirmer::Staff);
    ((waits && agrees) || gives_in, other && (waits || at_once))
}
