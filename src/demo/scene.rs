//! The description of a demo competition before it is played.

use chrono::{DateTime, Duration, Utc};
use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::Text;

use super::course::Course;
use crate::competitions::Settings;
use crate::competitions::actions::settings::{deciding, defaults};
use crate::competitions::settings::Format;
use crate::dates::Date;

/// The phase that a competition has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Draft,
    /// People are entering.
    Open,
    /// Registration is closed, and it has not started.
    Ready,
    /// In the middle of this round; for a ladder or open play, after this many tables.
    Running(usize),
    Finished,
    Archived,
}

/// What happens once a scene was played up to its phase.
pub(super) type Then = fn(&mut Course<'_>) -> Result<(), Text>;

/// A competition of the demonstration.
pub(super) struct Scene {
    pub club: usize,
    pub name: &'static str,
    pub about: &'static str,
    pub players: usize,
    /// People who must be among the entries.
    pub with: &'static [&'static str],
    pub phase: Phase,
    /// Its start relative to now; negative in the past.
    pub starts: Duration,
    /// The time between rounds.
    pub pace: Duration,
    /// The season before, by name.
    pub previous: Option<&'static str>,
    /// Somebody comes late, somebody leaves, somebody requests a bye.
    pub restless: bool,
    /// What else happens in the end.
    pub then: Option<Then>,
    game: &'static str,
    format: Format,
    rule: Option<Rule>,
    seats: usize,
    change: fn(&mut Settings),
}

impl Scene {
    pub(super) fn new(club: usize, name: &'static str, game: &'static str, players: usize, format: Format) -> Self {
        Self {
            club,
            name,
            about: "",
            players,
            with: &[],
            phase: Phase::Finished,
            starts: Duration::days(-30),
            pace: Duration::hours(1),
            previous: None,
            restless: false,
            then: None,
            game,
            format,
            rule: None,
            seats: 2,
            change: |_| {},
        }
    }

    pub(super) fn about(self, about: &'static str) -> Self {
        Self { about, ..self }
    }

    pub(super) fn phase(self, phase: Phase) -> Self {
        Self { phase, ..self }
    }

    pub(super) fn days(self, starts: i64) -> Self {
        Self { starts: Duration::days(starts), ..self }
    }

    /// The hours between rounds; a running competition is in the middle of its latest round now.
    pub(super) fn pace(self, hours: i64) -> Self {
        let pace = Duration::hours(hours);
        match self.phase {
            Phase::Running(rounds) => {
                let past = pace * i32::try_from(rounds).unwrap_or(1) - pace / 3;
                Self { pace, starts: -past, ..self }
            }
            _ => Self { pace, ..self },
        }
    }

    pub(super) fn with(self, with: &'static [&'static str]) -> Self {
        Self { with, ..self }
    }

    pub(super) fn rule(self, rule: Rule) -> Self {
        Self { rule: Some(rule), ..self }
    }

    pub(super) fn seats(self, seats: usize) -> Self {
        Self { seats, ..self }
    }

    pub(super) fn after(self, previous: &'static str) -> Self {
        Self { previous: Some(previous), ..self }
    }

    pub(super) fn restless(self) -> Self {
        Self { restless: true, ..self }
    }

    pub(super) fn set(self, change: fn(&mut Settings)) -> Self {
        Self { change, ..self }
    }

    pub(super) fn then(self, then: Then) -> Self {
        Self { then: Some(then), ..self }
    }

    /// The settings its organiser chose.
    pub(super) fn settings(&self, now: DateTime<Utc>, lots: u64) -> Result<Settings, Text> {
        let game = self.game;
        let usual = defaults(game, lots).ok_or_else(|| text!("game-not-here", game))?;
        let is_attack = self.format.rules().is_alone();
        let rule = match (&self.rule, is_attack) {
            (Some(rule), _) => rule.clone(),
            (None, true) => usual.rule.clone(),
            (None, false) => Rule::usual(game),
        };
        let starts_on = (now + self.starts).date_naive();
        let mut settings = Settings {
            name: self.name.into(),
            about: self.about.into(),
            tie_breaks: self.format.rules().tie_breaks(),
            format: self.format.clone(),
            rule: if self.format.rules().needs_winner() { deciding(rule) } else { rule },
            seats: if is_attack { usual.seats } else { self.seats },
            starts_on: Some(Date::nearest(starts_on)),
            ..usual
        };
        (self.change)(&mut settings);
        Ok(settings)
    }
}
