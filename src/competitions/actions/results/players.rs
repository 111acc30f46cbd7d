//! What players do with results.

use chrono::{DateTime, Utc};
use podium_engine::text;

use super::number as check_number;
use super::{Claim, fits, goes_on, put, same};
use crate::competitions::actions::{Done, Party, game, reason, running, seat, table};
use crate::competitions::event::Event;
use crate::competitions::format::attack;
use crate::competitions::settings::{Confirmer, Records};
use crate::competitions::state::{Competition, EntryId, GameState, Source, TableId};

/// A player at a table reports its number-th game.
pub fn report(
    competition: &Competition,
    id: TableId,
    number: usize,
    who: EntryId,
    claim: Claim<'_>,
    now: DateTime<Utc>,
) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    seat(competition, table, who)?;
    if competition.settings.records == Records::Required && claim.record().is_none() {
        return Err(text!("act-competition-result-proved-record-paste"));
    }
    check_number(table, number)?;
    if number > table.games.len() {
        attack::may_try(competition, table, now)?;
    }
    if let Some(there) = number.checked_sub(1).and_then(|place| table.games.get(place)) {
        let result = claim.game(competition, table, number)?;
        let (agrees, own) = (same(&there.result, &result), there.from == Some(who));
        let record = claim.record();
        let brings_record = record.is_some() && there.record.is_none();
        // The same score by other moves.
        let corrects = record.is_some_and(|record| there.sha256.as_ref().is_some_and(|there| *there != record.sha256));
        let by = there.from.map_or("—", |from| competition.name(from));
        match there.state {
            GameState::Settled if agrees && !brings_record && !corrects => return Ok(Vec::new()),
            GameState::Settled => {
                return Err(text!("act-game-result-already-if-wrong", number));
            }
            GameState::Waiting if agrees && own && !brings_record && !corrects => return Ok(Vec::new()),
            GameState::Waiting if agrees && !own && !brings_record => {
                return confirm(competition, id, number, Party::Player(who));
            }
            GameState::Waiting | GameState::Disputed if !own && !agrees => {
                return Err(text!("act-reported-another-result-game-dispute", by, number));
            }
            GameState::Disputed if !own => {
                return Err(text!("act-game-disputed-arbiter-decides", number));
            }
            GameState::Waiting | GameState::Disputed => {}
        }
    }
    goes_on(table)?;
    let open =
        |(at, game): (usize, &crate::competitions::state::Game)| at + 1 != number && game.state == GameState::Disputed;
    if let Some(at) = table.games.iter().enumerate().position(open) {
        let disputed = at + 1;
        return Err(text!("act-game-disputed-arbiter-decides-first", disputed));
    }
    let result = claim.game(competition, table, number)?;
    fits(competition, table, |games| put(games, number, &result))?;
    Ok(vec![Event::GameReported { table: id, game: number, result, record: claim.record(), from: Some(who) }])
}

/// Confirms a reported game, by somebody who did not report it.
pub fn confirm(competition: &Competition, id: TableId, number: usize, by: Party) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    let game = game(table, number)?;
    if let Party::Player(who) = by {
        seat(competition, table, who)?;
        if game.from == Some(who) {
            return Err(text!("act-reported-yourself-somebody-else-table"));
        }
        if competition.settings.confirm.by == Confirmer::Staff && game.state == GameState::Waiting {
            return Err(text!("act-competition-organisers-confirm-results"));
        }
    }
    match game.state {
        GameState::Settled => Ok(Vec::new()),
        GameState::Waiting => Ok(vec![Event::GameConfirmed { table: id, game: number }]),
        // Between two players, the one who disagreed may give in; an arbiter rules instead, so that the reason is kept.
        GameState::Disputed if by != Party::Staff && table.seats.len() == 2 => {
            Ok(vec![Event::GameConfirmed { table: id, game: number }])
        }
        GameState::Disputed if by != Party::Staff => Err(text!("act-game-disputed-arbiter-decides", number)),
        GameState::Disputed => Err(text!("act-game-disputed-decide-ruling", number)),
    }
}

/// Disputes a reported game, perhaps from a given turn on.
pub fn dispute(
    competition: &Competition,
    id: TableId,
    number: usize,
    who: EntryId,
    why: &str,
    turn: Option<usize>,
) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    seat(competition, table, who)?;
    let game = game(table, number)?;
    if game.from == Some(who) {
        return Err(text!("act-own-report-hand-right-instead"));
    }
    let at_once = competition.settings.confirm.by == Confirmer::Nobody
        && game.source == Source::Reported
        && game.confirmed_by.is_empty()
        && game.ruling.is_none();
    match game.state {
        GameState::Disputed => return Ok(Vec::new()),
        GameState::Settled if !at_once => {
            return Err(text!("act-game-settled-if-wrong-tell", number));
        }
        GameState::Waiting | GameState::Settled => {}
    }
    let turns = game.result.played().map_or(0, |played| played.turns);
    if let Some(turn) = turn
        && !(1..=turns).contains(&turn)
    {
        return Err(text!("act-record-turn", turn));
    }
    Ok(vec![Event::GameDisputed { table: id, game: number, reason: reason(why)?.into(), turn }])
}
