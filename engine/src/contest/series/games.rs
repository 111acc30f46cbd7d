use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Points;
use super::game::{Ending, Event};
use super::progress::{Expectation, Progress, State, list, name, ranks, sentences, sums, verdict};
use super::rule::{Best, Tied};
use super::table::Table;
use super::worth::{Worth, Yield};
use crate::text;
use crate::text::Text;

/// How the games of the same entrants add up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) length: Length,
    pub(super) worth: Worth,
    /// Whether the seats are taken in turn, without exception.
    pub(super) seats_bind: bool,
    pub(super) tied: Tied,
    /// Whether playing on means two more games.
    pub(super) pairs: bool,
    /// Whether all who reach the target win, however far they went past it.
    pub(super) together: bool,
}

/// When it is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Length {
    /// After so many games.
    Games(u32),
    /// After so many, or as soon as the leader cannot be caught.
    BestOf(u32),
    /// When somebody has so many points.
    FirstTo(Points),
}

/// The games of a table as they are added up.
pub(super) struct Games<'a, S> {
    plan: Sum,
    title: Text,
    names: &'a [S],
    table: Table,
    totals: Vec<Points>,
    games: Vec<Vec<Points>>,
    /// Games that each lost without a count.
    defaults: Vec<u32>,
}

impl<'a, S: AsRef<str>> Games<'a, S> {
    pub(super) fn new(plan: Sum, title: Text, names: &'a [S]) -> Self {
        let entrants = names.len();
        let (totals, defaults) = (vec![Points::ZERO; entrants], vec![0; entrants]);
        Self { plan, title, names, table: Table::new(entrants), totals, games: Vec::new(), defaults }
    }

    pub(super) fn add(&mut self, event: &Event) -> Result<(), Text> {
        self.table.admit(event, self.is_decided())?;
        if let Event::Game(game) = event {
            if self.plan.seats_bind && !matches!(game.ending, Ending::Forfeit(_)) {
                self.table.check_order(game, self.names)?;
            }
            let Yield { points, defaults } = self.plan.worth.of(game)?;
            if !matches!(game.ending, Ending::Adjourned) {
                let mut row = vec![Points::ZERO; self.names.len()];
                for ((entrant, points), default) in game.seats.iter().zip(points).zip(defaults) {
                    if let Some(cell) = row.get_mut(*entrant) {
                        *cell = points;
                    }
                    if let Some(total) = self.totals.get_mut(*entrant) {
                        *total = *total + points;
                    }
                    if let Some(count) = self.defaults.get_mut(*entrant) {
                        *count += u32::from(default);
                    }
                }
                self.games.push(row);
            }
        }
        self.table.note(event);
        Ok(())
    }

    /// Sorts the entrants: fewer games lost without a count, then the better total.
    fn keys(&self) -> Vec<(Reverse<u32>, Points)> {
        let value = |total: Points| match (&self.plan.worth, &self.plan.length) {
            (Worth::Scores { best: Best::Lowest, .. }, _) => Points::ZERO.less(total),
            (_, Length::FirstTo(target)) if self.plan.together => total.min(*target),
            _ => total,
        };
        self.defaults.iter().zip(&self.totals).map(|(defaults, total)| (Reverse(*defaults), value(*total))).collect()
    }

    /// The entrants in the lead among those who still play.
    fn leaders(&self) -> Vec<usize> {
        let ranks = ranks(&self.keys(), &self.table.withdrawn);
        ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(entrant, _)| entrant).collect()
    }

    fn is_decided(&self) -> bool {
        if self.table.is_over() {
            return true;
        }
        let played = self.games.len();
        match self.plan.length {
            Length::FirstTo(target) => {
                self.table.active().any(|entrant| self.totals.get(entrant).is_some_and(|total| *total >= target))
            }
            Length::BestOf(games) if played < games as usize => {
                let (win, loss) = self.best_and_worst();
                let to_gain = win.less(loss).as_hundredths().saturating_mul((games as usize - played) as i64);
                let (most, least) = (self.totals.iter().max(), self.totals.iter().min());
                most.zip(least).is_some_and(|(most, least)| most.less(*least).as_hundredths() > to_gain)
            }
            Length::Games(games) | Length::BestOf(games) => {
                let Some(extra) = played.checked_sub(games as usize) else { return false };
                let whole = !self.plan.pairs || extra.is_multiple_of(2);
                self.plan.tied == Tied::Shared || self.table.all_forfeited() || (whole && self.leaders().len() == 1)
            }
        }
    }

    fn best_and_worst(&self) -> (Points, Points) {
        match &self.plan.worth {
            Worth::Places(scale) => (scale.place(0, 2), scale.place(1, 2)),
            _ => (Points::ZERO, Points::ZERO),
        }
    }

    pub(super) fn progress(&self) -> Progress {
        let decided = self.is_decided();
        let state = self.table.state(decided);
        let forfeited = self.table.forfeited(decided);
        let ranks = decided.then(|| ranks(&self.keys(), &forfeited));
        let title = &self.title;
        let score = sums(self.names, &self.totals, &self.games);
        let standing = match &ranks {
            Some(ranks) => verdict(self.names, ranks, &forfeited),
            None => self.lead(),
        };
        let text = sentences(&[text!("series-titled", title, standing = score), self.uncounted(), standing]);
        Progress {
            state,
            scores: self.totals.clone(),
            games: self.games.clone(),
            ranks,
            forfeited,
            played: self.table.only_played(),
            next: (state == State::Open).then(|| self.expectation()),
            text,
        }
    }

    fn lead(&self) -> Text {
        let leaders = self.leaders();
        let who = list(self.names, leaders.iter().copied());
        let lead = match leaders.as_slice() {
            _ if self.games.is_empty() => Text::EMPTY,
            [_] => text!("series-leads", who, count = 1),
            _ if leaders.len() == self.table.active().count() => text!("series-level"),
            _ => text!("series-leads", who, count = leaders.len()),
        };
        sentences(&[lead, self.table.adjournment()])
    }

    fn uncounted(&self) -> Text {
        let parts: Vec<Text> = (self.defaults.iter().enumerate().filter(|(_, count)| **count > 0))
            .map(|(entrant, count)| {
                let name = name(self.names, entrant);
                match count {
                    1 => text!("series-lost-game-without-count-which", name),
                    _ => text!("series-lost-games-without-count-which", name, count),
                }
            })
            .collect();
        sentences(&parts)
    }

    fn expectation(&self) -> Expectation {
        let number = self.games.len() + 1;
        let seats = self.table.seats();
        let first = name(self.names, seats.first().copied().unwrap_or_default());
        let which = match self.plan.length {
            Length::Games(games) if number <= games as usize => {
                text!("series-game-2", number, games)
            }
            Length::BestOf(games) if number <= games as usize => {
                text!("series-game-most", number, games)
            }
            Length::FirstTo(_) => text!("series-game", number),
            _ => text!("series-game-break-tie", number),
        };
        let seat = match self.plan.seats_bind {
            true => text!("series-first-seat", first),
            false => text!("series-first-seat-2", first),
        };
        let note = sentences(&[which, seat]);
        Expectation { number, seats, seats_bind: self.plan.seats_bind, options: BTreeMap::new(), setup: None, note }
    }
}
