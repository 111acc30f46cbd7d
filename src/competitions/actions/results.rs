//! Results: reported, confirmed, disputed, ruled, entered and struck.

mod claim;
mod clock;
mod doubtful;
mod players;
mod staff;

use podium_engine::contest::series::{self, Progress};
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::state::{Competition, Game, GameState, Table};

pub use claim::{Bare, Claim, MOST_SCORE, expectation};
pub use clock::{confirm_due, settle_overdue};
pub use doubtful::{Used, doubted};
pub use players::{confirm, dispute, report};
pub use staff::{adjourn, close_match, enter, forfeit, rule, strike};

/// Whether two results are the same for everybody.
fn same(one: &series::Game, other: &series::Game) -> bool {
    let told = |game: &series::Game| {
        let mut seats: Vec<_> = match &game.ending {
            series::Ending::Played(played) => game
                .seats
                .iter()
                .enumerate()
                .map(|(at, seat)| {
                    (
                        *seat,
                        played.ranks.get(at).copied(),
                        played.scores.as_ref().and_then(|scores| scores.get(at).copied()),
                    )
                })
                .collect(),
            series::Ending::Forfeit(by) => by.iter().map(|seat| (*seat, None, None)).collect(),
            series::Ending::Adjourned => Vec::new(),
        };
        seats.sort_unstable();
        (seats, game.played().is_some(), game.played().and_then(|played| played.solved))
    };
    told(one) == told(other)
}

/// The match score with changed games, all of them counted; a sentence if they are not a valid match.
fn fits(competition: &Competition, table: &Table, change: impl FnOnce(&mut Vec<Game>)) -> Result<Progress, Text> {
    let mut tried = table.clone();
    change(&mut tried.games);
    for game in &mut tried.games {
        game.state = GameState::Settled;
    }
    competition.progress(&tried)
}

/// Refuses if the match was ended by forfeit or by hand.
fn goes_on(table: &Table) -> Result<(), Text> {
    let place = table.place;
    if !table.forfeits.is_empty() {
        return Err(text!("act-table-forfeited-take-forfeit-back", table = place));
    }
    if table.closed {
        return Err(text!("act-match-table-ended-organiser-reopen", table = place));
    }
    Ok(())
}

/// Puts a result in its place among the games, or after the last.
fn put(games: &mut Vec<Game>, number: usize, result: &series::Game) {
    match number.checked_sub(1).and_then(|place| games.get_mut(place)) {
        Some(there) => there.result = result.clone(),
        None => {
            let at = chrono::DateTime::UNIX_EPOCH;
            games.push(Game {
                result: result.clone(),
                record: None,
                sha256: None,
                state: GameState::Settled,
                source: crate::competitions::state::Source::Entered,
                at,
                by: crate::competitions::event::Actor::System,
                from: None,
                confirmed_by: Vec::new(),
                dispute: None,
                ruling: None,
                doubts: Vec::new(),
                is_held: false,
            });
        }
    }
}

/// The number of a game that may be reported or entered: an existing one, or the next.
fn number(table: &Table, number: usize) -> Result<(), Text> {
    let next = table.games.len() + 1;
    match (1..=next).contains(&number) {
        true => Ok(()),
        false => Err(text!("act-game-cannot-come-before-game", number, next)),
    }
}

#[cfg(test)]
mod tests;
