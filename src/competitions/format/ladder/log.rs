//! The events of a ladder: those of the log in order, merged with the results of tables.

use std::collections::VecDeque;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::contest::ladder::{Event, What};

use super::super::roster::{self, Labels};
use crate::competitions::event;
use crate::competitions::state::{Competition, EntryId, Table};

/// A challenge in the log with its table.
struct Challenged<'a> {
    by: String,
    whom: String,
    /// The last day to answer, or to play.
    until: Day,
    is_accepted: bool,
    table: &'a Table,
}

/// All events up to a day, players by their labels.
pub(super) fn events(competition: &Competition, labels: &Labels, today: Day) -> Vec<Event> {
    let (mut log, pending) = walk(competition);
    for challenge in pending {
        log.extend(outcome(competition, &challenge, true));
    }
    log.extend(goings(competition).map(|what| Event { day: today, what }));
    log.into_iter().map(|event| Event { what: renamed(event.what, labels), ..event }).collect()
}

/// Events missing from the log, to be appended before anything that depends on them: results, withdrawals and returns.
pub(super) fn untold(competition: &Competition, now: DateTime<Utc>) -> Vec<event::Event> {
    let (_, pending) = walk(competition);
    let settled = pending.iter().filter_map(|challenge| Some(outcome(competition, challenge, false).pop()?.what));
    let day = roster::today(now);
    settled.chain(goings(competition)).map(|what| event::Event::Ladder { event: Event { day, what } }).collect()
}

/// The log with `Played` markers filled in from the tables, and the challenges without one.
fn walk(competition: &Competition) -> (Vec<Event>, Vec<Challenged<'_>>) {
    let Ok(rules) = super::rules(competition) else { return (Vec::new(), Vec::new()) };
    let mut log = joins(competition);
    let mut tables: VecDeque<&Table> = competition.tables.iter().filter(|table| table.stage == 0).collect();
    let mut pending: Vec<Challenged<'_>> = Vec::new();
    for event in &competition.ladder {
        let pair = |by: &str, whom: &str| [number(whom), number(by)];
        match &event.what {
            What::Challenged { by, whom } => {
                log.push(event.clone());
                let at = tables.iter().position(|table| table.seats.iter().map(|entry| entry.0).eq(pair(by, whom)));
                if let Some(table) = at.and_then(|at| tables.remove(at)) {
                    let until = event.day.plus(rules.days_to_answer);
                    let (by, whom) = (by.clone(), whom.clone());
                    pending.push(Challenged { by, whom, until, is_accepted: false, table });
                }
            }
            What::Accepted { by, whom } => {
                log.push(event.clone());
                if let Some(challenge) = last_of(&mut pending, by, whom) {
                    (challenge.until, challenge.is_accepted) = (event.day.plus(rules.days_to_play), true);
                }
            }
            What::Played { by, whom, .. } | What::NoShow { by, whom, .. } => {
                let at = pending.iter().position(|open| open.by == *by && open.whom == *whom);
                let Some(challenge) = at.map(|at| pending.remove(at)) else { continue };
                log.extend(outcome(competition, &challenge, true).into_iter().map(|told| match told.what {
                    What::Accepted { .. } => told,
                    what => Event { day: event.day.min(challenge.until), what },
                }));
            }
            What::Refused { by, whom } | What::Cancelled { by, whom } => {
                log.push(event.clone());
                pending.retain(|open| open.by != *by || open.whom != *whom);
            }
            What::Joined(_) | What::Left(_) | What::Placed { .. } => log.push(event.clone()),
        }
    }
    (log, pending)
}

fn last_of<'a, 'b>(pending: &'a mut [Challenged<'b>], by: &str, whom: &str) -> Option<&'a mut Challenged<'b>> {
    pending.iter_mut().rev().find(|open| open.by == by && open.whom == whom)
}

/// The outcome of a challenge: reporting a game accepts it, and a result within the time counts, whenever it is confirmed.
fn outcome(competition: &Competition, challenge: &Challenged<'_>, with_acceptance: bool) -> Vec<Event> {
    let Challenged { by, whom, until, is_accepted, table } = challenge;
    let Ok(rules) = super::rules(competition) else { return Vec::new() };
    let (by, whom) = (by.clone(), whom.clone());
    let mut events = Vec::new();
    let (mut until, settled) = (*until, roster::today(table.changed_at));
    if let (Some(game), false) = (table.games.first(), *is_accepted) {
        let day = roster::today(game.at).min(until);
        until = day.plus(rules.days_to_play);
        if with_acceptance {
            events.push(Event { day, what: What::Accepted { by: by.clone(), whom: whom.clone() } });
        }
    }
    if table.voided.is_some() {
        events.push(Event { day: settled, what: What::Cancelled { by, whom } });
        return events;
    }
    let Some(result) = competition.result(table) else { return events };
    let day = settled.min(until);
    let what = match (result.progress.forfeited.as_slice(), result.ranks.as_slice()) {
        ([true, true], _) => What::Cancelled { by, whom },
        ([true, false], _) => What::NoShow { absent: whom.clone(), by, whom },
        ([false, true], _) => What::NoShow { absent: by.clone(), by, whom },
        (_, [first, second]) => {
            let winner = match first.cmp(second) {
                std::cmp::Ordering::Less => Some(whom.clone()),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(by.clone()),
            };
            What::Played { by, whom, winner }
        }
        _ => return events,
    };
    events.push(Event { day, what });
    events
}

/// Participants without a join event were there from the start.
fn joins(competition: &Competition) -> Vec<Event> {
    let joined: Vec<u32> = competition
        .ladder
        .iter()
        .filter_map(|event| match &event.what {
            What::Joined(player) => Some(number(player)),
            _ => None,
        })
        .collect();
    let entries = competition.stages.first().map(|stage| stage.entries.as_slice()).unwrap_or_default();
    let day = roster::today(competition.created_at);
    let missing = entries.iter().filter(|entry| !joined.contains(&entry.0));
    missing.map(|entry| Event { day, what: What::Joined(entry.to_string()) }).collect()
}

/// Withdrawals and returns that the log does not have.
fn goings(competition: &Competition) -> impl Iterator<Item = What> {
    let is_gone = |id: EntryId| {
        let told = competition.ladder.iter().rev().find_map(|event| match &event.what {
            What::Left(player) if number(player) == id.0 => Some(true),
            What::Joined(player) if number(player) == id.0 => Some(false),
            _ => None,
        });
        told == Some(true)
    };
    competition.entries.iter().filter_map(move |entry| match (entry.withdrawn, is_gone(entry.id)) {
        (true, false) => Some(What::Left(entry.id.to_string())),
        (false, true) => Some(What::Joined(entry.id.to_string())),
        _ => None,
    })
}

fn number(player: &str) -> u32 {
    player.parse().unwrap_or(0)
}

/// The same with names instead of numbers.
fn renamed(what: What, labels: &Labels) -> What {
    let name = |player: String| labels.label(EntryId(number(&player)));
    match what {
        What::Joined(player) => What::Joined(name(player)),
        What::Left(player) => What::Left(name(player)),
        What::Challenged { by, whom } => What::Challenged { by: name(by), whom: name(whom) },
        What::Accepted { by, whom } => What::Accepted { by: name(by), whom: name(whom) },
        What::Refused { by, whom } => What::Refused { by: name(by), whom: name(whom) },
        What::Cancelled { by, whom } => What::Cancelled { by: name(by), whom: name(whom) },
        What::Played { by, whom, winner } => What::Played { by: name(by), whom: name(whom), winner: winner.map(name) },
        What::NoShow { by, whom, absent } => What::NoShow { by: name(by), whom: name(whom), absent: name(absent) },
        What::Placed { player, rung } => What::Placed { player: name(player), rung },
    }
}
