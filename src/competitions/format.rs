//! What each format defines: its stages, its next round, its standings. Pure functions of the state.
//!
//! Only published rounds count. [`next`] redraws a draft as if it did not exist.

pub mod attack;
pub mod board;
mod cells;
pub mod crosstable;
pub mod exact;
mod field;
pub mod groups;
pub mod knockout;
pub mod ladder;
pub mod league;
pub mod open_play;
pub mod preview;
mod ranking;
mod roster;
pub mod round_robin;
pub mod rules;
pub mod swiss;
pub mod tables;
#[cfg(test)]
mod tests;
pub mod trf;
pub mod what_if;

use chrono::{DateTime, NaiveTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::Close;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::event::{Draw, DrawnTable, StagePlan};
use super::state::{Competition, EntryId, Stage};
pub use attack::ScoreAttack;
pub use board::Board;
use board::Detail;
pub(super) use field::missing;
pub use groups::Groups;
pub use knockout::Knockout;
pub use ladder::Ladder;
pub use league::League;
pub use open_play::OpenPlay;
pub use round_robin::RoundRobin;
pub use rules::FormatRules;
pub use swiss::Swiss;
pub use tables::Tables;

/// The one list of all formats. Each is a file with everything else about it.
macro_rules! formats {
    ($($(#[$about:meta])* $name:ident,)+) => {
        /// Who meets whom.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Format {
            $($(#[$about])* $name($name),)+
        }

        impl Format {
            /// The rules of the format.
            pub fn rules(&self) -> &dyn FormatRules {
                match self {
                    $(Self::$name(format) => format,)+
                }
            }

            /// Every format with its default settings on a day.
            pub fn all(today: Day) -> Vec<Self> {
                vec![$(Self::$name($name::fresh(today)),)+]
            }
        }

        $(impl From<$name> for Format {
            fn from(format: $name) -> Self {
                Self::$name(format)
            }
        })+
    };
}

formats! {
    /// Swiss rounds between two.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
    /// A knockout of any kind.
    Knockout,
    /// Round robin in groups, then a knockout of the best.
    Groups,
    /// A season in divisions.
    League,
    /// Challenges up a ladder.
    Ladder,
    /// Everybody plays whomever they like within a window.
    OpenPlay,
    /// Rounds at tables of three or more.
    Tables,
    /// Everybody plays the same setup for the best score.
    ScoreAttack,
}

impl Format {
    /// Its stored word.
    pub fn word(&self) -> &'static str {
        self.rules().word()
    }

    /// The format with this word, with its default settings on a day.
    pub fn of_word(word: &str, today: Day) -> Option<Self> {
        Self::all(today).into_iter().find(|format| format.word() == word)
    }

    /// The format suggested for a game, and the seats of a table.
    pub fn suggested(facts: &Facts) -> Option<(Self, usize)> {
        Self::all(Day::default()).iter().find_map(|format| format.rules().suggested(facts))
    }
}

/// What comes next in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// A round to look at and publish.
    Round(Draw),
    /// Tables to add to the current round: the next matches of a bracket.
    Tables(Vec<DrawnTable>),
    /// Another stage: the knockout after the groups.
    Stage(StagePlan),
    /// Something must happen first: a result is missing, a dispute is open.
    Waits(Text),
    /// Nothing more.
    Over,
}

/// The stages a competition starts with; a sentence if it cannot start. A season continues from how the one before was
/// closed.
pub fn plan(competition: &Competition, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
    competition.settings.format.rules().plan(competition, previous)
}

/// What comes next in a stage, counted from 0.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    competition.stages.get(stage).ok_or_else(unknown)?;
    competition.settings.format.rules().next(competition, stage)
}

/// The same without drawing a round: pages offer it, and jobs or forms draw it.
pub fn coming(competition: &Competition, stage: usize) -> Result<Next, Text> {
    competition.stages.get(stage).ok_or_else(unknown)?;
    competition.settings.format.rules().coming(competition, stage)
}

/// The standings of a stage, counted from 0; an empty board if there is no such stage.
pub fn standings(competition: &Competition, stage: usize) -> Board {
    competition.settings.format.rules().standings(competition, stage, Detail::Values)
}

/// The standings with the computation of each value, where it is a sum.
pub fn explained(competition: &Competition, stage: usize) -> Board {
    competition.settings.format.rules().standings(competition, stage, Detail::Sums)
}

/// When a round is to be played; none where the format does not say, or no first day is set.
pub fn window(competition: &Competition, round: usize) -> Option<Window> {
    competition.settings.format.rules().window(competition.settings.starts_on?.day(), round)
}

/// The moment at which a round's window is over.
pub fn deadline(competition: &Competition, round: usize) -> Option<DateTime<Utc>> {
    roster::end_of(window(competition, round)?.closes)
}

/// The participants in starting order: by seed, then the unseeded by number.
pub fn starting_order(competition: &Competition) -> Vec<EntryId> {
    let must_be_here = competition.settings.check_in;
    let mut starters: Vec<_> =
        competition.entries.iter().filter(|entry| entry.is_in() && (entry.checked_in || !must_be_here)).collect();
    starters.sort_by_key(|entry| (entry.seed.unwrap_or(u32::MAX), entry.id));
    starters.iter().map(|entry| entry.id).collect()
}

/// The moment at which a day begins, in universal time.
pub fn moment_of(day: Day) -> Option<DateTime<Utc>> {
    roster::date_of(day).map(|date| date.and_time(NaiveTime::MIN).and_utc())
}

/// Names of a stage's entries, in their order.
fn names(competition: &Competition, stage: &Stage) -> Vec<String> {
    stage.entries.iter().map(|&entry| competition.name(entry).to_owned()).collect()
}

/// Items in a list: “A, B and C”.
pub(super) fn listed(words: &[String]) -> Text {
    Text::list(words.iter().map(Text::same))
}

fn unknown() -> Text {
    text!("act-no-such-stage")
}
