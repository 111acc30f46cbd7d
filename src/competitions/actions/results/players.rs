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
        return Err(text!(
            "In this competition a result is proved by its record: paste or upload it.",
            "Dans cette compétition, un résultat se prouve par la partie notée : collez-la ou téléversez-la."
        ));
    }
    check_number(table, number)?;
    if number > table.games.len() {
        attack::may_try(competition, table, now)?;
    }
    if let Some(there) = number.checked_sub(1).and_then(|place| table.games.get(place)) {
        let result = claim.game(competition, table, number)?;
        let (agrees, own) = (same(&there.result, &result), there.from == Some(who));
        let brings_record = claim.record().is_some() && there.record.is_none();
        let by = there.from.map_or("—", |from| competition.name(from));
        match there.state {
            GameState::Settled if agrees && !brings_record => return Ok(Vec::new()),
            GameState::Settled => {
                return Err(text!(
                    "Game {number} has a result already. If it is wrong, tell an organiser.",
                    "La partie {number} a déjà un résultat. S’il est faux, signalez-le à un organisateur."
                ));
            }
            GameState::Waiting if agrees && own && !brings_record => return Ok(Vec::new()),
            GameState::Waiting if agrees && !own && !brings_record => {
                return confirm(competition, id, number, Party::Player(who));
            }
            GameState::Waiting | GameState::Disputed if !own && !agrees => {
                return Err(text!(
                    "{by} reported another result for game {number}. Dispute it, and say what is wrong.",
                    "{by} a annoncé un autre résultat pour la partie {number}. Contestez-le en disant ce qui est faux."
                ));
            }
            GameState::Disputed if !own => {
                return Err(text!(
                    "Game {number} is disputed: an arbiter decides.",
                    "La partie {number} est contestée : un arbitre tranchera."
                ));
            }
            GameState::Waiting | GameState::Disputed => {}
        }
    }
    goes_on(table)?;
    let open =
        |(at, game): (usize, &crate::competitions::state::Game)| at + 1 != number && game.state == GameState::Disputed;
    if let Some(at) = table.games.iter().enumerate().position(open) {
        let disputed = at + 1;
        return Err(text!(
            "Game {disputed} is disputed: an arbiter decides it first.",
            "La partie {disputed} est contestée : un arbitre doit d’abord trancher."
        ));
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
            return Err(text!(
                "You reported this yourself: somebody else at the table has to confirm it.",
                "Vous l’avez annoncé vous-même : à un autre de la table de le confirmer."
            ));
        }
        if competition.settings.confirm.by == Confirmer::Staff && game.state == GameState::Waiting {
            return Err(text!(
                "In this competition organisers confirm the results.",
                "Dans cette compétition, l’organisation confirme les résultats."
            ));
        }
    }
    match game.state {
        GameState::Settled => Ok(Vec::new()),
        GameState::Waiting => Ok(vec![Event::GameConfirmed { table: id, game: number }]),
        // Between two players, the one who disagreed may give in; an arbiter rules instead, so that the reason is kept.
        GameState::Disputed if by != Party::Staff && table.seats.len() == 2 => {
            Ok(vec![Event::GameConfirmed { table: id, game: number }])
        }
        GameState::Disputed if by != Party::Staff => Err(text!(
            "Game {number} is disputed: an arbiter decides.",
            "La partie {number} est contestée : un arbitre tranchera."
        )),
        GameState::Disputed => Err(text!(
            "Game {number} is disputed: decide it with a ruling.",
            "La partie {number} est contestée : tranchez par une décision."
        )),
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
        return Err(text!(
            "This is your own report: hand in the right one instead.",
            "C’est votre propre annonce : remettez plutôt la bonne."
        ));
    }
    let at_once = competition.settings.confirm.by == Confirmer::Nobody
        && game.source == Source::Reported
        && game.confirmed_by.is_empty()
        && game.ruling.is_none();
    match game.state {
        GameState::Disputed => return Ok(Vec::new()),
        GameState::Settled if !at_once => {
            return Err(text!(
                "Game {number} is settled. If it is wrong, tell an organiser.",
                "La partie {number} est réglée. Si elle est fausse, signalez-le à un organisateur."
            ));
        }
        GameState::Waiting | GameState::Settled => {}
    }
    let turns = game.result.played().map_or(0, |played| played.turns);
    if let Some(turn) = turn
        && !(1..=turns).contains(&turn)
    {
        return Err(text!("The record has no turn {turn}.", "La partie n’a pas de coup {turn}."));
    }
    Ok(vec![Event::GameDisputed { table: id, game: number, reason: reason(why)?.into(), turn }])
}
