//! Ladders: challenges become tables of the single open round, and their outcomes move players up and down.
//!
//! The log in the state has joins, challenges and answers. Results are read from the tables, so that correcting a result
//! corrects the ladder; a `Played` in the log only says when it happened among the other events.

mod log;
mod ranges;
#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::contest::ladder::{self, Challenge, Rules, What, Winner};
use podium_engine::contest::league::Close;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use serde::{Deserialize, Serialize};

use super::board::{Board, Cell, Detail, Row};
use super::exact::Measure;
use super::preview::{Preview, told};
use super::roster::{self, Labels};
use super::rules::{Bound, Initiative, must};
use super::{Format, FormatRules, Next, cells, starting_order};
use crate::competitions::event::{Draw, DrawnTable, Event, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{SeatReason, StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, GameState, Table, TableId};
use crate::error::Wrong;
use crate::fields::Fields;
use crate::texts::Kind;

/// Challenges up a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ladder {
    /// Who may challenge whom.
    pub rules: Rules,
}

impl Ladder {
    /// Its default settings.
    pub fn fresh(_today: Day) -> Self {
        Self { rules: Rules::default() }
    }
}

impl FormatRules for Ladder {
    fn word(&self) -> &'static str {
        "ladder"
    }

    fn takes_late_entries(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        1
    }

    fn initiative(&self) -> Option<Initiative> {
        Some(Initiative::Challenge)
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        let numbers = ["days_to_answer", "days_to_play", "days_between", "open_challenges", "refusal", "no_show"];
        let winner = Ask::choice("winner", [Winner::TakesThePlace, Winner::GoesHalfWay]);
        [Ask::text("ranges"), winner].into_iter().chain(numbers.map(Ask::number)).collect()
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        None
    }

    fn asks_round_hours(&self) -> bool {
        false
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let old = &self.rules;
        let rules = Rules {
            ranges: match form.fields.has("ranges") {
                true => ranges::read(form.fields.get("ranges")).map_err(Wrong::of("ranges"))?,
                false => old.ranges.clone(),
            },
            winner: form.choice("winner", old.winner)?,
            days_to_answer: form.number("days_to_answer", old.days_to_answer)?,
            days_to_play: form.number("days_to_play", old.days_to_play)?,
            days_between: form.number("days_between", old.days_between)?,
            open_challenges: form.number("open_challenges", old.open_challenges)?,
            refusal: form.number("refusal", old.refusal)?,
            no_show: form.number("no_show", old.no_show)?,
        };
        Ok(Self { rules }.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        let rules = &self.rules;
        form.choice("winner", &rules.winner);
        form.put("ranges", ranges::write(&rules.ranges));
        form.put("days_to_answer", rules.days_to_answer);
        form.put("days_to_play", rules.days_to_play);
        form.put("days_between", rules.days_between);
        form.put("open_challenges", rules.open_challenges);
        form.put("refusal", rules.refusal);
        form.put("no_show", rules.no_show);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        let rules = &self.rules;
        let again = Phrase::new("bound-days-two-play-again");
        let (refusal, no_show) = (rules.refusal as u64, rules.no_show as u64);
        vec![
            ("days_to_answer", rules.days_to_answer.into(), Phrase::new("bound-days-answer"), 0..=366),
            ("days_to_play", rules.days_to_play.into(), Phrase::new("bound-days-play"), 0..=366),
            ("days_between", rules.days_between.into(), again, 0..=366),
            ("open_challenges", rules.open_challenges as u64, Phrase::new("bound-open-challenges"), 1..=99),
            ("refusal", refusal, Phrase::new("bound-places-lost-refusing"), 0..=2000),
            ("no_show", no_show, Phrase::new("bound-places-lost-not-coming"), 0..=2000),
            ("ranges", rules.ranges.len() as u64, Phrase::new("bound-ranges-challenges"), 1..=20),
        ]
    }

    fn check(&self, _settings: &Settings, _facts: &Facts) -> Result<(), Text> {
        must(self.rules.ranges.iter().any(|range| range.up > 0), || text!("format-nobody-challenge-anybody-say-how"))
    }

    fn preview(&self, _settings: &Settings, _players: usize) -> Result<Preview, Text> {
        let (answer, play) = (self.rules.days_to_answer, self.rules.days_to_play);
        Ok(told(text!("format-players-challenge-each-other-days", answer, play)))
    }

    /// A single open-ended stage; the first in the starting order is on the top rung.
    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        let entries = starting_order(competition);
        Ok(vec![StagePlan { name: StageName::Ladder, kind: StageKind::Open, entries }])
    }

    /// A single open-ended round without tables.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        match competition.stages.get(stage) {
            None => Ok(Next::Over),
            Some(stage) if stage.published() == 0 => Ok(Next::Round(Draw::default())),
            Some(_) => Ok(Next::Waits(text!("format-tables-come-challenges-until-organiser"))),
        }
    }

    fn standings(&self, competition: &Competition, _stage: usize, _detail: Detail) -> Board {
        standings_at(competition, competition.changed_at)
    }

    /// A late entry starts on the bottom rung.
    fn joined(&self, competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<Event> {
        let mut events = log::untold(competition, now);
        events.push(event(now, What::Joined(entry.to_string())));
        events
    }

    fn due(&self, competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
        due(competition, now)
    }

    fn targets(&self, competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
        targets(competition, entry, now)
    }
}

fn rules(competition: &Competition) -> Result<&Rules, Text> {
    match &competition.settings.format {
        Format::Ladder(ladder) => Ok(&ladder.rules),
        _ => Err(text!("format-competition-ladder")),
    }
}

/// The ladder on a day, players by their labels.
fn replayed(competition: &Competition, labels: &Labels, today: Day) -> Result<ladder::Ladder, Text> {
    Ok(ladder::replay(rules(competition)?, &log::events(competition, labels, today), today))
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
        return Err(text!("format-ladder-begun"));
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
        return Err(text!("format-game-challenge-reported-already-cannot"));
    }
    events.push(event(now, What::Refused { by: challenger, whom: challenged }));
    events.push(Event::TableVoided { table, why: Default::default() });
    Ok(events)
}

/// Cancels a challenge; nobody moves.
pub fn cancel(competition: &Competition, table: TableId, why: &str, now: DateTime<Utc>) -> Result<Vec<Event>, Text> {
    let (by, whom) = open_challenge(competition, table, now)?;
    let mut events = log::untold(competition, now);
    events.push(event(now, What::Cancelled { by: by.to_string(), whom: whom.to_string() }));
    events.push(Event::TableVoided { table, why: Kind::Reason.read(why)?.into() });
    Ok(events)
}

/// Challenger and challenged of a table whose challenge is still open.
fn open_challenge(competition: &Competition, table: TableId, now: DateTime<Utc>) -> Result<(EntryId, EntryId), Text> {
    let none = || text!("format-challenge-open-any-more");
    let of_table = competition.table(table).filter(|table| table.voided.is_none()).ok_or_else(none)?;
    let &[whom, by] = of_table.seats.as_slice() else { return Err(none()) };
    match open_of(competition, of_table, now) {
        Some(_) => Ok((by, whom)),
        None => Err(none()),
    }
}

/// The open challenge of a table, with its last day.
pub fn open_of(competition: &Competition, table: &Table, now: DateTime<Utc>) -> Option<Challenge> {
    rules(competition).ok()?;
    let labels = Labels::of(competition);
    let &[whom, by] = table.seats.as_slice() else { return None };
    let (by, whom) = (labels.label(by), labels.label(whom));
    let latest = competition.tables.iter().rfind(|other| other.seats == table.seats)?;
    let ladder = replayed(competition, &labels, roster::today(now)).ok()?;
    ladder.open.into_iter().find(|open| latest.id == table.id && open.by == by && open.whom == whom)
}

/// Whom somebody may challenge now, nearest first.
fn targets(competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
    let (labels, today) = (Labels::of(competition), roster::today(now));
    let (Ok(rules), Ok(ladder)) = (rules(competition), replayed(competition, &labels, today)) else {
        return Vec::new();
    };
    let targets = ladder::targets(&ladder, rules, &labels.label(entry), today);
    targets.iter().filter_map(|label| labels.entry(label)).collect()
}

/// What happens by timeout: tables of challenges not answered or played in time are voided.
fn due(competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
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

/// Who moved when and why, latest first.
pub fn moves(competition: &Competition, now: DateTime<Utc>) -> Vec<(Day, Text)> {
    let ladder = replayed(competition, &Labels::of(competition), roster::today(now)).unwrap_or_default();
    ladder.moves.iter().rev().map(|moved| (moved.day, competition.told_to_all(moved.text()))).collect()
}

/// The players from the top rung down at a moment.
pub fn standings_at(competition: &Competition, now: DateTime<Utc>) -> Board {
    let labels = Labels::of(competition);
    let ladder = replayed(competition, &labels, roster::today(now)).unwrap_or_default();
    let columns = vec![
        cells::column(text!("format-move"), text!("format-last-move")),
        cells::column(text!("format-w"), text!("format-wins")),
        cells::column(text!("format-g"), text!("format-games")),
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
        let day = until.told();
        match accepted {
            true => text!("format-plays-accepted", by, whom, day),
            false => {
                text!("format-challenges-answers", by, whom, day)
            }
        }
    });
    let notes = open.map(|note| competition.told_to_all(note));
    Board { columns, rows: rows.collect(), notes: notes.collect() }
}
