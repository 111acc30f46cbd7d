//! The settings of a competition, chosen by its organiser.

use std::collections::BTreeMap;

use podium_engine::contest::series::Rule;
use podium_engine::contest::standings::TieBreak;
use podium_engine::contest::swiss::Points;
use serde::{Deserialize, Serialize};

pub use super::format::Format;
pub use super::format::swiss::SwissSystem;
use crate::dates::{Date, When};
use crate::ids::PersonId;
use crate::store::texts::{Personal, PersonalText};

/// Everything that is chosen before a competition starts, and what may still be changed after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// As people call it.
    pub name: PersonalText,
    /// Its description: prizes, place, equipment.
    #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
    pub about: PersonalText,
    /// The id of the game in the catalogue.
    pub game: String,
    /// A variant of it.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options of the game that every record must have.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The published setup of a score attack, or of games that need one.
    #[serde(default)]
    pub setup: Option<String>,
    /// Who meets whom.
    pub format: Format,
    /// What a table plays.
    pub rule: Rule,
    /// How many sit at a table.
    pub seats: usize,
    /// What a table is worth between two.
    #[serde(default)]
    pub points: Points,
    /// Tie-breaks, most important first; points always come before them.
    #[serde(default)]
    pub tie_breaks: Vec<TieBreak>,
    /// The first day.
    #[serde(default)]
    pub starts_on: Option<Date>,
    /// The last day, if known.
    #[serde(default)]
    pub ends_on: Option<Date>,
    /// How long a published round may take, in hours; none: until the organiser closes it.
    #[serde(default)]
    pub round_hours: Option<u32>,
    /// Whether a result needs a record.
    #[serde(default)]
    pub records: Records,
    /// Who must agree to a result.
    #[serde(default)]
    pub confirm: Confirm,
    /// Who may enter, and how.
    #[serde(default)]
    pub registration: Registration,
    /// How the starting order is made.
    #[serde(default)]
    pub seeding: Seeding,
    /// Players must check in before the start.
    #[serde(default)]
    pub check_in: bool,
    /// Whether members of one club are kept apart where that costs little.
    #[serde(default)]
    pub clubs_apart: bool,
    /// Groups of entries that must not meet (siblings), by entry number.
    #[serde(default)]
    pub never_meet: Vec<Vec<u32>>,
    /// Whether results count for ratings.
    #[serde(default = "yes")]
    pub rated: bool,
    /// The season before this one, by competition id.
    #[serde(default)]
    pub previous: Option<String>,
    /// Which season of a league it is.
    #[serde(default = "first")]
    pub season: u32,
    /// A copy for trying things out: never public, never rated.
    #[serde(default)]
    pub rehearsal: bool,
}

impl Personal for Settings {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        let Self { name, about, registration, .. } = self;
        [name, about].into_iter().chain(&mut registration.questions).for_each(|text| visit(text, None));
    }
}

/// Settings together with their texts, for export outside a chain.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PortableSettings {
    settings: Settings,
    /// In the order of [`Personal::texts`].
    words: Vec<String>,
}

impl From<Settings> for PortableSettings {
    fn from(mut settings: Settings) -> Self {
        let mut words = Vec::new();
        settings.texts(&mut |text, _| words.push(text.to_string()));
        Self { settings, words }
    }
}

impl From<PortableSettings> for Settings {
    fn from(PortableSettings { mut settings, words }: PortableSettings) -> Self {
        let mut words = words.into_iter();
        settings.texts(&mut |text, _| *text = words.next().unwrap_or_default().into());
        settings
    }
}

impl Settings {
    /// Reuses the stored texts of earlier settings where the words are the same.
    pub fn keep_texts_of(&mut self, before: &Self) {
        let keep = |text: &mut PersonalText, before: &PersonalText| {
            *text = std::mem::take(text).or_same_as(before);
        };
        keep(&mut self.name, &before.name);
        keep(&mut self.about, &before.about);
        for (text, before) in self.registration.questions.iter_mut().zip(&before.registration.questions) {
            keep(text, before);
        }
    }
}

const fn yes() -> bool {
    true
}

const fn first() -> u32 {
    1
}

/// Whether a result needs a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Records {
    /// Players may report the bare result.
    #[default]
    Optional,
    /// A player's report must be a record.
    Required,
}

/// Who must agree to a reported result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirm {
    /// Who.
    pub by: Confirmer,
    /// Confirmed automatically after this many hours without an answer; none: never.
    pub after_hours: Option<u32>,
}

impl Default for Confirm {
    fn default() -> Self {
        Self { by: Confirmer::Opponents, after_hours: Some(48) }
    }
}

/// Who confirms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confirmer {
    /// Somebody at the table who did not report.
    Opponents,
    /// An arbiter or organiser.
    Staff,
    /// A report counts at once.
    Nobody,
}

/// The most questions in a registration form.
pub const MOST_QUESTIONS: usize = 10;

/// Who may enter, and how.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Registration {
    /// Only members of the club.
    pub members_only: bool,
    /// An organiser accepts each entry.
    pub approval: bool,
    /// At most this many entries; others wait.
    pub limit: Option<usize>,
    /// What is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<PersonalText>,
    /// Until when entries are open.
    pub closes: Option<When>,
    /// Whether one may enter after the start.
    pub late: bool,
}

/// How the starting order is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By rating, then the unrated.
    #[default]
    Rating,
    /// By lot.
    Draw,
    /// As arranged by the organiser.
    Hand,
}
