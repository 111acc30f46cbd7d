//! What each format makes of a competition: its stages, its next round, its standings. Pure functions of the state.
//!
//! Only published rounds count. A draft is thrown away and drawn anew by [`next`] as if it were not there.

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
mod round_robin;
mod swiss;
pub mod tables;
#[cfg(test)]
mod tests;
pub mod trf;
pub mod what_if;

use chrono::{DateTime, NaiveTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::text;
use podium_engine::text::Text;

use super::event::{Draw, DrawnTable, StageKind, StagePlan};
use super::settings::Format;
use super::state::{Competition, EntryId, Stage};
pub use board::Board;
use board::Detail;
pub(super) use field::missing;

/// What comes next in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// A round to look at and publish.
    Round(Draw),
    /// Tables that came up within the round that is there: the next matches of a bracket.
    Tables(Vec<DrawnTable>),
    /// Another stage: the knockout after the groups.
    Stage(StagePlan),
    /// Something must happen first: a result is missing, a dispute is open.
    Waits(Text),
    /// Nothing more.
    Over,
}

/// The stages a competition starts with; a sentence if it cannot start so.
pub fn plan(competition: &Competition) -> Result<Vec<StagePlan>, Text> {
    match &competition.settings.format {
        Format::Swiss { .. } => swiss::plan(competition),
        Format::RoundRobin { cycles, .. } => round_robin::plan(competition, *cycles),
        Format::Tables { .. } => tables::plan(competition),
        Format::League { .. } => league::plan(competition, None),
        Format::Ladder { .. } => ladder::plan(competition),
        Format::OpenPlay { .. } => open_play::plan(competition),
        Format::ScoreAttack { .. } => attack::plan(competition),
        Format::Knockout { bracket } => knockout::plan(competition, *bracket),
        Format::Groups { groups, advance, cycles, .. } => groups::plan(competition, *groups, *advance, *cycles),
    }
}

/// What comes next in a stage, counted from 0.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    let kind = &competition.stages.get(stage).ok_or_else(unknown)?.kind;
    match (kind, &competition.settings.format) {
        (StageKind::Rounds, Format::Swiss { .. }) => swiss::next(competition, stage),
        (StageKind::Schedule { .. }, Format::Groups { .. }) => groups::next(competition, stage),
        (StageKind::Schedule { .. }, _) => round_robin::next(competition, stage),
        (StageKind::Rounds, Format::Tables { .. }) => tables::next(competition, stage),
        (_, Format::League { .. }) => league::next(competition, stage),
        (StageKind::Open, Format::Ladder { .. }) => ladder::next(competition, stage),
        (StageKind::Open, Format::OpenPlay { .. }) => open_play::next(competition, stage),
        (StageKind::Open, Format::ScoreAttack { .. }) => attack::next(competition, stage),
        (StageKind::Bracket { .. }, _) => knockout::next(competition, stage),
        _ => Err(unknown()),
    }
}

/// The standings of a stage, counted from 0; an empty board if there is none such.
pub fn standings(competition: &Competition, stage: usize) -> Board {
    board(competition, stage, Detail::Values)
}

/// The standings with all values opened, where they are sums.
pub fn explained(competition: &Competition, stage: usize) -> Board {
    board(competition, stage, Detail::Sums)
}

fn board(competition: &Competition, stage: usize, detail: Detail) -> Board {
    let Some(kind) = competition.stages.get(stage).map(|stage| &stage.kind) else { return Board::default() };
    match (kind, &competition.settings.format) {
        (StageKind::Rounds, Format::Swiss { .. }) => swiss::standings(competition, stage, detail),
        (StageKind::Schedule { .. }, Format::Groups { advance, .. }) => {
            round_robin::standings(competition, stage, *advance, detail)
        }
        (StageKind::Schedule { .. }, _) => round_robin::standings(competition, stage, 0, detail),
        (StageKind::Rounds, Format::Tables { .. }) => tables::standings(competition, stage, detail),
        (_, Format::League { .. }) => league::standings(competition, stage),
        (StageKind::Open, Format::Ladder { .. }) => ladder::standings(competition, stage),
        (StageKind::Open, Format::OpenPlay { .. }) => open_play::standings(competition, stage),
        (StageKind::Open, Format::ScoreAttack { .. }) => attack::standings(competition, stage),
        (StageKind::Bracket { .. }, _) => knockout::standings(competition, stage),
        _ => Board::default(),
    }
}

/// Those who take part, in starting order: by seed, the unseeded after by their numbers.
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

/// Words in a row: “A, B and C”.
pub(super) fn listed(words: &[String]) -> Text {
    match words {
        [] => text!("", ""),
        [one] => text!("{one}", "{one}"),
        [most @ .., last] => {
            let most = most.join(", ");
            text!("{most} and {last}", "{most} et {last}")
        }
    }
}

fn unknown() -> Text {
    text!("There is no such stage.", "Cette phase n’existe pas.")
}
