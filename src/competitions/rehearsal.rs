//! Plays a competition through with random legal games: to try out settings, to test every format, to fill the demo.
//!
//! Nothing is stored here. [`run`] changes the competition it is given and returns its events, in steps as the store would
//! append them, with the texts of the records.

mod come_up;
mod people;
mod table;
#[cfg(test)]
mod tests;

use crate::words::Language;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use chrono::{DateTime, Duration, Utc};
use podium_engine::chance::Chance;
use podium_engine::contest::standings::TieBreak;
use podium_engine::text;
use podium_engine::text::Text;

use super::event::{Actor, Draw, Event, Happened, StageKind};
use super::format::league::{self, Coming};
use super::format::{self, Next, starting_order};
use super::settings::Seeding;
use super::state::{Competition, EntryId, Status, TableId};
use crate::dates::later;
pub use people::{copy, invented};

/// A record produced by a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordText {
    /// Its id, as the events reference it.
    pub id: String,
    pub table: TableId,
    /// Its number at the table, from 1.
    pub game: usize,
    /// As a player would paste it.
    pub text: String,
}

/// Events appended together.
#[derive(Debug, Clone, Default)]
pub struct Step {
    pub happened: Vec<Happened>,
    pub records: Vec<RecordText>,
}

/// Cancels a rehearsal: nobody waits for it any more, or it takes too long.
#[derive(Debug, Clone, Default)]
pub struct Stop {
    nobody_waits: Arc<AtomicBool>,
    latest: Option<Instant>,
}

impl Stop {
    /// Stops after this long at the latest, in wall-clock time.
    pub fn after(time: std::time::Duration) -> Self {
        Self { latest: Instant::now().checked_add(time), ..Self::default() }
    }

    /// Cancels it when the guard is dropped.
    pub fn guard(&self) -> StopGuard {
        StopGuard(self.nobody_waits.clone())
    }

    /// Fails once cancelled.
    pub fn check(&self) -> Result<(), Text> {
        let is_late = self.latest.is_some_and(|latest| Instant::now() > latest);
        match is_late || self.nobody_waits.load(Ordering::Relaxed) {
            true => Err(text!("act-rehearsal-took-too-long-stopped")),
            false => Ok(()),
        }
    }
}

/// Held by the caller waiting for a rehearsal.
#[derive(Debug)]
pub struct StopGuard(Arc<AtomicBool>);

impl Drop for StopGuard {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// How a rehearsal goes.
#[derive(Debug, Clone)]
pub struct Script {
    /// When it begins.
    pub starts: DateTime<Utc>,
    /// The latest time of any event.
    pub latest: Option<DateTime<Utc>>,
    /// The time between rounds.
    pub pace: Duration,
    /// Who organises.
    pub organiser: Actor,
    /// Who acts for an entry; other entries use their signed links.
    pub players: BTreeMap<EntryId, Actor>,
    /// Stops after this many rounds of each stage; by default the competition is played to its end and closed.
    pub until: Option<usize>,
    /// Leaves half of the tables open and one result disputed where it stops.
    pub loose_ends: bool,
    /// Somebody whose table is left open, if possible.
    pub spared: Option<EntryId>,
    /// How many tables are created in a ladder or open play.
    pub tables: usize,
    /// The percentage of games without a record: an organiser enters the result.
    pub entered: usize,
    /// The percentage of tables forfeited.
    pub forfeited: usize,
    /// The percentage of games disputed and ruled upon.
    pub disputed: usize,
    /// Whether reasons are written in French.
    pub language: Language,
    /// What may cancel it.
    pub stop: Stop,
}

impl Script {
    /// A plain run to the end starting at a given time, one round per hour.
    pub fn new(starts: DateTime<Utc>, organiser: Actor) -> Self {
        Self {
            starts,
            latest: None,
            pace: Duration::hours(1),
            organiser,
            players: BTreeMap::new(),
            until: None,
            loose_ends: false,
            spared: None,
            tables: 12,
            entered: 10,
            forfeited: 3,
            disputed: 3,
            language: Language::ENGLISH,
            stop: Stop::default(),
        }
    }

    /// What organisers and players write of their own accord.
    pub fn words(&self, key: &str) -> String {
        self.language.words().message(key, None).into_owned()
    }
}

/// Plays a competition on from its current state.
pub fn run(competition: &mut Competition, chance: &mut Chance, script: &Script) -> Result<Vec<Step>, Text> {
    let clock = script.starts.max(competition.changed_at);
    let mut rehearsal = Rehearsal { it: competition, chance, script, clock, steps: Vec::new(), has_dispute: false };
    rehearsal.start()?;
    rehearsal.play_on()?;
    rehearsal.come_up()?;
    rehearsal.close()?;
    Ok(rehearsal.steps)
}

struct Rehearsal<'a> {
    it: &'a mut Competition,
    chance: &'a mut Chance,
    script: &'a Script,
    clock: DateTime<Utc>,
    steps: Vec<Step>,
    /// One result was left in dispute.
    has_dispute: bool,
}

impl Rehearsal<'_> {
    /// Advances the clock, but not beyond the end of the script.
    fn wait(&mut self, time: Duration) {
        self.wait_until(later(self.clock, time));
    }

    fn wait_until(&mut self, moment: DateTime<Utc>) {
        let moment = self.script.latest.map_or(moment, |latest| moment.min(latest));
        self.clock = self.clock.max(moment);
    }

    /// Appends events by one actor as one step.
    fn step(&mut self, by: &Actor, events: Vec<Event>) {
        self.step_with(by, events, Vec::new());
    }

    fn step_with(&mut self, by: &Actor, events: Vec<Event>, records: Vec<RecordText>) {
        let happened: Vec<Happened> =
            events.into_iter().map(|event| Happened { at: self.clock, by: by.clone(), event }).collect();
        for one in &happened {
            self.it.apply(one.clone());
        }
        if !happened.is_empty() {
            self.steps.push(Step { happened, records });
        }
    }

    fn organise(&mut self, events: Vec<Event>) {
        let organiser = self.script.organiser.clone();
        self.step(&organiser, events);
    }

    /// Seeds and starts a competition that has not started.
    fn start(&mut self) -> Result<(), Text> {
        if !matches!(self.it.status, Status::Draft | Status::Open | Status::Ready) {
            return Ok(());
        }
        let lots = self.chance.bits();
        let how = self.it.settings.seeding;
        let here = starting_order(self.it);
        let mut order = here;
        match how {
            Seeding::Rating => {
                let rating = |entry: &EntryId| self.it.entry(*entry).and_then(|entry| entry.rating);
                order.sort_by_key(|entry| std::cmp::Reverse(rating(entry)));
            }
            Seeding::Draw => self.chance.shuffle(&mut order),
            Seeding::Hand => {}
        }
        self.organise(vec![Event::Seeded { order, how, lots }]);
        let stages = format::plan(self.it, None)?;
        self.organise(vec![Event::Started { stages, lots }]);
        Ok(())
    }

    /// Plays rounds, tables and stages as the format yields them, until there are none.
    fn play_on(&mut self) -> Result<(), Text> {
        loop {
            self.script.stop.check()?;
            let before = self.steps.len();
            let round_began = self.clock;
            let mut stage = 0;
            while stage < self.it.stages.len() {
                self.play_tables(stage)?;
                match format::next(self.it, stage)? {
                    Next::Round(draw) if self.may_draw(stage) => self.publish(stage, draw),
                    Next::Tables(tables) => {
                        let round = self.it.stages.get(stage).map_or(1, |stage| stage.rounds.len());
                        self.organise(vec![Event::TablesAdded { stage, round, tables }]);
                    }
                    Next::Stage(plan) if self.script.until.is_none() => self.organise(vec![Event::StageAdded { plan }]),
                    _ => {}
                }
                stage += 1;
            }
            if self.steps.len() == before && !self.draw_lots() {
                return Ok(());
            }
            self.wait_until(round_began + self.script.pace);
        }
    }

    /// Draws lots where groups ended level at the cut, as an organiser would have to.
    fn draw_lots(&mut self) -> bool {
        let is_open = self.it.public_tables().any(|table| !self.it.standing(table).is_settled());
        let goes_on = self.it.stages.iter().any(|stage| matches!(stage.kind, StageKind::Bracket { .. }));
        let needs_lots = self.it.settings.format.rules().needs_lots();
        if !needs_lots || goes_on || is_open || self.script.until.is_some() || !self.it.manual.is_empty() {
            return false;
        }
        let mut lots: Vec<EntryId> = self.it.entries.iter().map(|entry| entry.id).collect();
        self.chance.shuffle(&mut lots);
        let reason = self.script.words("rehearsal-lot");
        let order = lots.into_iter().zip(1..).collect();
        let mut settings = self.it.settings.clone();
        settings.tie_breaks.push(TieBreak::Manual);
        self.organise(vec![
            Event::SettingsChanged { settings: Box::new(settings) },
            Event::OrderSet { order, reason: reason.into() },
        ]);
        true
    }

    fn may_draw(&self, stage: usize) -> bool {
        let drawn = self.it.stages.get(stage).map_or(0, |stage| stage.published());
        self.script.until.is_none_or(|until| drawn < until)
    }

    fn publish(&mut self, stage: usize, draw: Draw) {
        let round = self.it.stages.get(stage).map_or(0, |stage| stage.published()) + 1;
        let window = format::window(self.it, round);
        if let Some(opens) = window.and_then(|window| format::moment_of(window.opens)) {
            self.wait_until(later(opens, Duration::hours(17)));
        }
        let rules = self.it.settings.format.rules();
        // Tables created by players wait by themselves.
        if let (None, Some(opens)) = (rules.initiative(), rules.opens()) {
            self.wait_until(opens);
        }
        let hours = self.it.settings.round_hours;
        let deadline =
            format::deadline(self.it, round).or(hours.map(|hours| later(self.clock, Duration::hours(hours.into()))));
        self.organise(vec![Event::RoundDrawn { stage, round, draw }]);
        self.organise(vec![Event::RoundPublished { stage, round, deadline, standings: None }]);
    }

    /// Plays the open tables of a stage, in no particular order.
    fn play_tables(&mut self, stage: usize) -> Result<(), Text> {
        let mut open: Vec<TableId> = self
            .it
            .public_tables()
            .filter(|table| table.stage == stage && !self.it.standing(table).is_settled() && table.games.is_empty())
            .map(|table| table.id)
            .collect();
        self.chance.shuffle(&mut open);
        if self.is_last_round(stage) {
            self.loose_ends(&mut open)?;
        }
        let slot = self.script.pace * 4 / 5 / i32::try_from(open.len().max(1)).unwrap_or(i32::MAX);
        let began = self.clock;
        for (number, table) in open.into_iter().enumerate() {
            self.wait_until(later(began, slot * i32::try_from(number).unwrap_or(i32::MAX)));
            self.play(table, slot / 12)?;
        }
        Ok(())
    }

    fn is_last_round(&self, stage: usize) -> bool {
        let drawn = self.it.stages.get(stage).map_or(0, |stage| stage.published());
        self.script.loose_ends && self.script.until.is_some_and(|until| drawn >= until)
    }

    /// Leaves half of the tables open, and one result disputed.
    fn loose_ends(&mut self, open: &mut Vec<TableId>) -> Result<(), Text> {
        if self.has_dispute {
            open.clear();
            return Ok(());
        }
        let is_spared = |id: &TableId| {
            let table = self.it.table(*id).zip(self.script.spared);
            table.is_some_and(|(table, one)| table.seat_of(one).is_some())
        };
        open.sort_by_key(is_spared);
        open.truncate(open.len().div_ceil(2));
        if let Some(table) = open.pop() {
            self.dispute(table)?;
        }
        Ok(())
    }

    /// Ends a finished competition: a season with its promotions and relegations, others directly.
    fn close(&mut self) -> Result<(), Text> {
        let is_open = self.it.public_tables().any(|table| !self.it.standing(table).is_settled());
        if self.script.until.is_some() || self.script.loose_ends || is_open || self.it.status != Status::Running {
            return Ok(());
        }
        let events = if self.it.settings.format.rules().has_seasons() {
            let closes = self.last_window();
            self.wait_until(closes);
            league::close(self.it, &Coming::default(), self.clock)?
        } else {
            vec![Event::Closed { standings: None }]
        };
        self.organise(events);
        Ok(())
    }

    /// The end of the season's last window.
    fn last_window(&self) -> DateTime<Utc> {
        let rounds = self.it.stages.iter().filter(|stage| matches!(stage.kind, StageKind::Division { .. }));
        let rounds = rounds.map(|stage| stage.rounds.len()).max().unwrap_or(0);
        format::deadline(self.it, rounds).unwrap_or(self.clock)
    }
}
