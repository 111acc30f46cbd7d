//! A ladder: challenges become tables of the one open round, and what happens there moves people up and down.
//!
//! The log in the state has joins, challenges and answers. Results are read off the tables, so that a result that is put
//! right later puts the ladder right; a `Played` of the log only says when among the other events it happened.

mod log;
#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::contest::ladder::{self, Challenge, Ladder, Rules, What};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Cell, Row};
use super::exact::Measure;
use super::roster::{self, Labels};
use super::{Next, cells, starting_order};
use crate::competitions::event::{Draw, DrawnTable, Event, StageKind, StagePlan};
use crate::competitions::reasons::{SeatReason, StageName, Why};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, GameState, Table, TableId};
use crate::texts::Kind;

/// One open stage; whoever is first in the starting order stands on the top rung.
pub fn plan(competition: &Competition) -> Result<Vec<StagePlan>, Text> {
    let entries = starting_order(competition);
    Ok(vec![StagePlan { name: StageName::Ladder, kind: StageKind::Open, entries }])
}

/// One round without tables, which stays open.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    match competition.stages.get(stage) {
        None => Ok(Next::Over),
        Some(stage) if stage.published() == 0 => Ok(Next::Round(Draw::default())),
        Some(_) => Ok(Next::Waits(text!(
            "Tables come with challenges, until the organiser closes the ladder.",
            "Les tables viennent avec les défis, jusqu’à ce que l’organisateur close l’échelle."
        ))),
    }
}

fn rules(competition: &Competition) -> Result<&Rules, Text> {
    match &competition.settings.format {
        Format::Ladder { rules } => Ok(rules),
        _ => Err(text!("This competition is not a ladder.", "Cette compétition n’est pas une échelle.")),
    }
}

/// The ladder on a day, players by their labels.
fn replayed(competition: &Competition, labels: &Labels, today: Day) -> Result<Ladder, Text> {
    Ok(ladder::replay(rules(competition)?, &log::events(competition, labels, today), today))
}

/// Somebody joins at the foot, to be appended with the acceptance of a late entry.
pub fn joined(competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<Event> {
    let mut events = log::untold(competition, now);
    events.push(event(now, What::Joined(entry.to_string())));
    events
}

fn event(now: DateTime<Utc>, what: What) -> Event {
    Event::Ladder { event: ladder::Event { day: roster::today(now), what } }
}

/// Somebody challenges somebody higher up: a table in the open round.
pub fn challenge(
    competition: &Competition,
    by: EntryId,
    whom: EntryId,
    now: DateTime<Utc>,
) -> Result<Vec<Event>, Text> {
    let (labels, today) = (Labels::of(competition), roster::today(now));
    if competition.stages.first().is_none_or(|stage| stage.published() == 0) {
        return Err(text!("The ladder has not begun.", "L’échelle n’a pas commencé."));
    }
    let mut events = log::events(competition, &labels, today);
    let (challenger, challenged) = (labels.label(by), labels.label(whom));
    events.push(ladder::Event { day: today, what: What::Challenged { by: challenger, whom: challenged } });
    let at = events.len() - 1;
    let after = ladder::replay(rules(competition)?, &events, today);
    if let Some(refused) = after.refused.into_iter().find(|refused| refused.event == at) {
        return Err(refused.why);
    }
    let seating = Some(SeatReason::Challenged);
    let table = DrawnTable { seats: vec![whom, by], why: Why::Challenge, seating, bracket: None };
    let mut answer = log::untold(competition, now);
    answer.push(event(now, What::Challenged { by: by.to_string(), whom: whom.to_string() }));
    answer.push(Event::TablesAdded { stage: 0, round: 1, tables: vec![table] });
    Ok(answer)
}

/// The challenged player accepts or refuses.
pub fn answer(
    competition: &Competition,
    table: TableId,
    accepts: bool,
    now: DateTime<Utc>,
) -> Result<Vec<Event>, Text> {
    let (by, whom) = open_challenge(competition, table, now)?;
    let mut events = log::untold(competition, now);
    let (challenger, challenged) = (by.to_string(), whom.to_string());
    if accepts {
        events.push(event(now, What::Accepted { by: challenger, whom: challenged }));
        return Ok(events);
    }
    let of_table = competition.table(table);
    if of_table.is_some_and(|table| !table.games.is_empty()) {
        return Err(text!(
            "A game of this challenge is reported already, so it cannot be refused. Dispute the game if it is wrong.",
            "Une partie de ce défi est déjà annoncée : il ne peut plus être refusé. Contestez-la si elle est fausse."
        ));
    }
    events.push(event(now, What::Refused { by: challenger, whom: challenged }));
    events.push(Event::TableVoided { table, why: Default::default() });
    Ok(events)
}

/// A challenge is taken back; nobody moves.
pub fn cancel(competition: &Competition, table: TableId, why: &str, now: DateTime<Utc>) -> Result<Vec<Event>, Text> {
    let (by, whom) = open_challenge(competition, table, now)?;
    let mut events = log::untold(competition, now);
    events.push(event(now, What::Cancelled { by: by.to_string(), whom: whom.to_string() }));
    events.push(Event::TableVoided { table, why: Kind::Reason.read(why)?.into() });
    Ok(events)
}

/// Challenger and challenged of a table whose challenge is open.
fn open_challenge(competition: &Competition, table: TableId, now: DateTime<Utc>) -> Result<(EntryId, EntryId), Text> {
    let none = || text!("This challenge is not open any more.", "Ce défi n’est plus en cours.");
    let of_table = competition.table(table).filter(|table| table.voided.is_none()).ok_or_else(none)?;
    let &[whom, by] = of_table.seats.as_slice() else { return Err(none()) };
    match open_of(competition, of_table, now) {
        Some(_) => Ok((by, whom)),
        None => Err(none()),
    }
}

/// The open challenge of a table, with its last day.
pub fn open_of(competition: &Competition, table: &Table, now: DateTime<Utc>) -> Option<Challenge> {
    let labels = Labels::of(competition);
    let &[whom, by] = table.seats.as_slice() else { return None };
    let (by, whom) = (labels.label(by), labels.label(whom));
    let latest = competition.tables.iter().rfind(|other| other.seats == table.seats)?;
    let ladder = replayed(competition, &labels, roster::today(now)).ok()?;
    ladder.open.into_iter().find(|open| latest.id == table.id && open.by == by && open.whom == whom)
}

/// Whom somebody may challenge now, from the nearest up.
pub fn targets(competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
    let (labels, today) = (Labels::of(competition), roster::today(now));
    let (Ok(rules), Ok(ladder)) = (rules(competition), replayed(competition, &labels, today)) else {
        return Vec::new();
    };
    let targets = ladder::targets(&ladder, rules, &labels.label(entry), today);
    targets.iter().filter_map(|label| labels.entry(label)).collect()
}

/// What time alone does: tables of challenges that nobody answered or played in time are taken back.
pub fn due(competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
    let waiting = competition.public_tables().filter(|table| {
        let unsettled = !competition.standing(table).is_settled();
        unsettled && !table.games.iter().any(|game| game.state != GameState::Settled)
    });
    let lapsed: Vec<TableId> =
        waiting.filter(|table| open_of(competition, table, now).is_none()).map(|table| table.id).collect();
    if lapsed.is_empty() {
        return Vec::new();
    }
    let voided = lapsed.into_iter().map(|table| Event::TableVoided { table, why: Default::default() });
    log::untold(competition, now).into_iter().chain(voided).collect()
}

/// Who moved when and why, the latest first.
pub fn moves(competition: &Competition, now: DateTime<Utc>) -> Vec<(Day, Text)> {
    let ladder = replayed(competition, &Labels::of(competition), roster::today(now)).unwrap_or_default();
    ladder.moves.iter().rev().map(|moved| (moved.day, competition.told_to_all(moved.text()))).collect()
}

/// The rungs from the top, as they were after the last event.
pub fn standings(competition: &Competition, _stage: usize) -> Board {
    standings_at(competition, competition.changed_at)
}

/// The rungs from the top at a moment.
pub fn standings_at(competition: &Competition, now: DateTime<Utc>) -> Board {
    let labels = Labels::of(competition);
    let ladder = replayed(competition, &labels, roster::today(now)).unwrap_or_default();
    let columns = vec![
        cells::column(text!("Move", "Mouvement"), text!("Last move", "Dernier mouvement")),
        cells::column(text!("W", "G"), text!("Wins", "Victoires")),
        cells::column(text!("G", "J"), text!("Games", "Parties")),
    ];
    let record = |entry: EntryId| {
        let results = competition.public_tables().filter_map(|table| {
            let seat = table.seat_of(entry)?;
            competition.result(table)?.ranks.get(seat).copied()
        });
        results.fold((0_usize, 0), |(games, won), rank| (games + 1, won + usize::from(rank == 1)))
    };
    let rows = ladder.rungs.iter().enumerate().filter_map(|(rung, label)| {
        let entry = labels.entry(label)?;
        let last = ladder.moves.iter().rev().find(|moved| moved.player == *label);
        let change = last.and_then(|last| Some(last.from? as i64 - last.to as i64)).unwrap_or(0);
        let text = match change {
            1.. => format!("▲{change}"),
            0 => "–".to_owned(),
            _ => format!("▼{}", change.unsigned_abs()),
        };
        let (games, won) = record(entry);
        Some(Row {
            entry,
            rank: Some(rung as u32 + 1),
            values: vec![Measure::Moved.of(change), Measure::Won.of(won), Measure::Played.of(games)],
            cells: vec![
                Cell {
                    text,
                    plain: change.to_string(),
                    value: None,
                    why: last.map(|last| competition.told_to_all(last.text())),
                },
                cells::of_count(won),
                cells::of_count(games),
            ],
            zone: None,
            withdrawn: false,
        })
    });
    let open = ladder.open.iter().map(|Challenge { by, whom, accepted, until }| {
        let Text { en: day, fr: jour } = until.told();
        match accepted {
            true => text!(
                "{by} plays {whom}, who accepted, by {day}.",
                "{by} joue contre {whom}, qui a accepté, d’ici au {jour}."
            ),
            false => {
                text!("{by} challenges {whom}, who answers by {day}.", "{by} défie {whom}, qui répond d’ici au {jour}.")
            }
        }
    });
    let notes = open.map(|note| competition.told_to_all(note));
    Board { columns, rows: rows.collect(), notes: notes.collect() }
}
