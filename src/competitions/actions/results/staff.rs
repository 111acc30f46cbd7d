//! What organisers and arbiters do with results.

use chrono::{DateTime, Utc};
use podium_engine::contest::series;
use podium_engine::text;
use podium_engine::text::Text;

use super::number as check_number;
use super::{Claim, fits, goes_on, put, same};
use crate::competitions::actions::{Done, game, reason, remark, running, table, unsettled};
use crate::competitions::event::{Decision, Event};
use crate::competitions::state::{Competition, GameState, Table, TableId};

/// An arbiter decides a dispute.
pub fn rule(competition: &Competition, id: TableId, number: usize, decision: Decision, why: &str) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    if game(table, number)?.state != GameState::Disputed {
        return Err(text!("act-game-table-disputed-any-more", number, table = table.place));
    }
    let reason = reason(why)?;
    match &decision {
        Decision::Stands => fits(competition, table, |_| {}),
        Decision::Instead { result } => fits(competition, table, |games| put(games, number, result)),
        Decision::Struck => without(competition, table, number),
    }?;
    Ok(vec![Event::GameRuled { table: id, game: number, decision, reason: reason.into() }])
}

/// The match without a game; the games that remain must still be a valid match.
fn without(competition: &Competition, table: &Table, number: usize) -> Result<series::Progress, Text> {
    fits(competition, table, |games| {
        if (1..=games.len()).contains(&number) {
            games.remove(number - 1);
        }
    })
    .map_err(|_| {
        let last = table.games.len();
        text!("act-later-games-hang-game-strike", number, last)
    })
}

/// An organiser enters a game, replacing any earlier result. Changing a settled one needs a reason.
pub fn enter(competition: &Competition, id: TableId, number: usize, claim: Claim<'_>, why: &str) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    check_number(table, number)?;
    goes_on(table)?;
    let result = claim.game(competition, table, number)?;
    let there = number.checked_sub(1).and_then(|place| table.games.get(place));
    let settled = there.filter(|there| there.state == GameState::Settled);
    if let Some(there) = settled
        && same(&there.result, &result)
        && (claim.record().is_none() || there.record == claim.record().map(|record| record.id))
    {
        return Ok(Vec::new());
    }
    fits(competition, table, |games| put(games, number, &result))?;
    let reason = if settled.is_some() { reason(why)? } else { remark(why)? };
    Ok(vec![Event::GameEntered { table: id, game: number, result, record: claim.record(), reason: reason.into() }])
}

/// An organiser strikes a game: it must be played again.
pub fn strike(competition: &Competition, id: TableId, number: usize, why: &str) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    game(table, number)?;
    goes_on(table)?;
    let reason = reason(why)?;
    without(competition, table, number)?;
    Ok(vec![Event::GameStruck { table: id, game: number, reason: reason.into() }])
}

/// These seats, counted from 0, lose the match without playing on; all of them is a double forfeit, none revokes a forfeit.
pub fn forfeit(competition: &Competition, id: TableId, seats: &[usize], why: &str) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    let mut seats = seats.to_vec();
    seats.sort_unstable();
    seats.dedup();
    if seats == table.forfeits {
        return Ok(Vec::new());
    }
    if seats.iter().any(|&seat| seat >= table.seats.len()) {
        return Err(text!("act-table-such-seat", table = table.place));
    }
    if table.forfeits.is_empty() {
        unsettled(competition, table)?;
    }
    let reason = if table.forfeits.is_empty() { remark(why)? } else { reason(why)? };
    let mut tried = table.clone();
    tried.forfeits = seats.clone();
    competition.progress(&tried)?;
    Ok(vec![Event::TableForfeited { table: id, seats, reason: reason.into() }])
}

/// Adjourns the game under way.
pub fn adjourn(competition: &Competition, id: TableId, until: Option<DateTime<Utc>>) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    if table.adjourned == Some(until) {
        return Ok(Vec::new());
    }
    unsettled(competition, table)?;
    goes_on(table)?;
    Ok(vec![Event::TableAdjourned { table: id, until }])
}

/// Ends a match as it stands, or reopens it.
pub fn close_match(competition: &Competition, id: TableId, closed: bool) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    if table.closed == closed {
        return Ok(Vec::new());
    }
    if closed {
        unsettled(competition, table)?;
        goes_on(table)?;
        if table.games.iter().any(|game| game.state != GameState::Settled) {
            return Err(text!("act-game-table-settled-yet-confirm", table = table.place));
        }
    }
    Ok(vec![Event::TableClosed { table: id, closed }])
}
