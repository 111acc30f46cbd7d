//! Tables that players create themselves: challenges of a ladder, open play.

use chrono::Duration;
use podium_engine::text::Text;

use super::super::format::rules::Initiative;
use super::super::format::{ladder, open_play};
use super::super::state::{EntryId, Status, TableId};
use super::Rehearsal;
use crate::dates::later;

impl Rehearsal<'_> {
    /// Creates as many tables as the script wants, one after the other, as far as the rules allow.
    pub(super) fn come_up(&mut self) -> Result<(), Text> {
        if self.it.status != Status::Running {
            return Ok(());
        }
        let rules = self.it.settings.format.rules();
        let Some(initiative) = rules.initiative() else { return Ok(()) };
        if let Some(opens) = rules.opens() {
            self.wait_until(later(opens, Duration::hours(9)));
        }
        for number in 1..=self.script.tables {
            let is_last = number == self.script.tables;
            let table = match initiative {
                Initiative::Challenge => self.challenge()?,
                Initiative::OpenTable => self.open_table()?,
            };
            let Some(table) = table else { break };
            match (self.script.loose_ends, self.script.tables - number) {
                (true, 0..=1) if !self.has_dispute => self.dispute(table)?,
                (true, 0) => {}
                _ => self.play(table, self.script.pace / 12)?,
            }
            if !is_last {
                self.wait(self.script.pace);
            }
        }
        Ok(())
    }

    fn everybody(&mut self) -> Vec<EntryId> {
        let entries = self.it.stages.first().map(|stage| stage.entries.clone()).unwrap_or_default();
        let mut here: Vec<EntryId> =
            entries.into_iter().filter(|&id| self.it.entry(id).is_some_and(|entry| entry.is_in())).collect();
        self.chance.shuffle(&mut here);
        here
    }

    fn newest(&self) -> Option<TableId> {
        self.it.tables.last().map(|table| table.id)
    }

    /// Somebody makes a challenge, which is accepted or now and then refused.
    fn challenge(&mut self) -> Result<Option<TableId>, Text> {
        for by in self.everybody() {
            let targets = self.it.settings.format.rules().targets(self.it, by, self.clock);
            let Some(&whom) = self.chance.pick(&targets) else { continue };
            let (challenger, challenged) = (self.actor(by), self.actor(whom));
            let events = ladder::challenge(self.it, by, whom, self.clock)?;
            self.step(&challenger, events);
            let Some(table) = self.newest() else { return Ok(None) };
            self.wait(self.script.pace / 12);
            let accepts = !self.happens(self.script.forfeited);
            let events = ladder::answer(self.it, table, accepts, self.clock)?;
            self.step(&challenged, events);
            if accepts {
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    /// Somebody opens a table with others they may still meet.
    fn open_table(&mut self) -> Result<Option<TableId>, Text> {
        for opener in self.everybody() {
            let mut others = self.it.settings.format.rules().partners(self.it, opener, self.clock);
            self.chance.shuffle(&mut others);
            let seats = self.it.settings.seats;
            let players: Vec<EntryId> = std::iter::once(opener).chain(others).take(seats).collect();
            let by = self.actor(opener);
            // At tables of more than two the others may have met too often.
            if let Ok(events) = open_play::open_table(self.it, 0, &players, self.clock) {
                self.step(&by, events);
                return Ok(self.newest());
            }
        }
        Ok(None)
    }
}
