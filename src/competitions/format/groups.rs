//! Round robins in groups, then a knockout of the best of each.

use podium_engine::contest::bracket::{Format as Bracket, Groups as Dealt};
use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::round_robin::{Cycles, Numbers};
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use serde::{Deserialize, Serialize};

use super::board::{Board, Detail};
use super::knockout::{self, bracket};
use super::preview::{Preview, of_rounds, schedules};
use super::rules::Bound;
use super::{Format, FormatRules, Next, listed, ranking, round_robin, starting_order};
use crate::competitions::event::{StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{StageName, group_letter};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Stage};
use crate::error::Wrong;
use crate::fields::Fields;

/// Round robin in groups, then a knockout of the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Groups {
    /// How many groups.
    pub groups: usize,
    /// How many of each group qualify.
    pub advance: usize,
    /// Single or double round robin.
    pub cycles: Cycles,
    /// The kind of knockout that follows.
    pub bracket: Bracket,
}

impl Groups {
    /// Its default settings.
    pub const fn fresh(_today: Day) -> Self {
        Self { groups: 4, advance: 2, cycles: Cycles::Single, bracket: Bracket::Single { third_place: false } }
    }
}

impl FormatRules for Groups {
    fn word(&self) -> &'static str {
        "groups"
    }

    fn needs_winner(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        self.groups.saturating_mul(2)
    }

    fn needs_lots(&self) -> bool {
        true
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        round_robin::usual_tie_breaks()
    }

    fn fields(&self, _facts: &Facts, typed: &Fields) -> Vec<Ask> {
        let own = [Ask::number("groups"), Ask::number("advance"), round_robin::ask_cycles()];
        own.into_iter().chain(bracket::fields(self.bracket, typed)).collect()
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        Some(ranking::fields())
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let read = Self {
            groups: form.number("groups", self.groups)?,
            advance: form.number("advance", self.advance)?,
            cycles: form.choice("cycles", self.cycles)?,
            bracket: bracket::read(form, self.bracket)?,
        };
        Ok(read.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        form.put("groups", self.groups);
        form.put("advance", self.advance);
        form.choice("cycles", &self.cycles);
        bracket::write(form, self.bracket);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        let (groups, advance) = (self.groups as u64, self.advance as u64);
        let own: [Bound; 2] = [
            ("groups", groups, Phrase::new("bound-groups"), 2..=64),
            ("advance", advance, Phrase::new("bound-players-who-go-on-from-group"), 1..=16),
        ];
        own.into_iter().chain(bracket::bounds(self.bracket)).collect()
    }

    fn preview(&self, settings: &Settings, players: usize) -> Result<Preview, Text> {
        preview(self, settings, players)
    }

    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        let entries = starting_order(competition);
        let dealt = Dealt::snake(&(0..entries.len()).collect::<Vec<_>>(), self.groups, self.advance)?;
        let group = |(at, players): (usize, &Vec<usize>)| {
            let schedule = dealt.schedule(at, self.cycles, Numbers::Listed)?;
            let entries = players.iter().filter_map(|&player| entries.get(player).copied()).collect();
            Ok(StagePlan { name: StageName::Group(at), kind: StageKind::Schedule { schedule }, entries })
        };
        dealt.groups.iter().enumerate().map(group).collect()
    }

    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        match competition.stages.get(stage).map(|stage| &stage.kind) {
            Some(StageKind::Bracket { .. }) => knockout::next(competition, stage),
            _ => next(competition, stage, self),
        }
    }

    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board {
        match competition.stages.get(stage).map(|stage| &stage.kind) {
            Some(StageKind::Bracket { .. }) => knockout::standings(competition, stage),
            _ => round_robin::standings(competition, stage, self.advance, detail),
        }
    }
}

/// The next round of a group; when all groups are over, the knockout.
fn next(competition: &Competition, at: usize, format: &Groups) -> Result<Next, Text> {
    let Groups { advance, bracket, .. } = *format;
    let here = round_robin::next(competition, at)?;
    let groups: Vec<usize> = group_stages(competition).map(|(at, _)| at).collect();
    if here != Next::Over || groups.len() < competition.stages.len() {
        return Ok(here);
    }
    let unfinished: Vec<String> = groups
        .iter()
        .filter(|&&group| !matches!(round_robin::next(competition, group), Ok(Next::Over)))
        .map(|&group| group_letter(group))
        .collect();
    if !unfinished.is_empty() {
        return Ok(Next::Waits(text!("format-knockout-waits-group", text = listed(&unfinished))));
    }
    match seeds(competition, &groups, advance)? {
        Ok(entries) => Ok(Next::Stage(knockout::stage_plan(competition, bracket, entries)?)),
        Err(waits) => Ok(Next::Waits(waits)),
    }
}

fn group_stages(competition: &Competition) -> impl Iterator<Item = (usize, &Stage)> {
    let stages = competition.stages.iter().enumerate();
    stages.filter(|(_, stage)| matches!(stage.kind, StageKind::Schedule { .. }))
}

/// The qualified players in seed order, or what must be decided first.
fn seeds(competition: &Competition, groups: &[usize], advance: usize) -> Result<Result<Vec<EntryId>, Text>, Text> {
    let mut orders = Vec::with_capacity(groups.len());
    for &group in groups {
        let board = round_robin::standings(competition, group, advance, Detail::Values);
        // Withdrawn players do not qualify.
        let (there, gone): (Vec<_>, Vec<_>) = board.rows.iter().partition(|row| !row.withdrawn);
        if let (Some(last), Some(first_out)) = (there.get(advance.saturating_sub(1)), there.get(advance))
            && last.rank == first_out.rank
        {
            let (letter, one, other) =
                (group_letter(group), competition.name(last.entry), competition.name(first_out.entry));
            return Ok(Err(text!("format-group-level-after-all-tie", letter, one, other)));
        }
        orders.push(there.into_iter().chain(gone).map(|row| row.entry.0 as usize).collect::<Vec<_>>());
    }
    let dealt = Dealt { groups: orders.clone(), advance };
    let seeds = dealt.seeds(&orders)?;
    Ok(Ok(seeds.into_iter().filter_map(|id| u32::try_from(id).ok().map(EntryId)).collect()))
}

fn preview(format: &Groups, settings: &Settings, players: usize) -> Result<Preview, Text> {
    let Groups { groups, advance, cycles, bracket } = *format;
    let dealt = Dealt::snake(&(0..players).collect::<Vec<_>>(), groups, advance)?;
    let sizes: Vec<usize> = dealt.groups.iter().map(Vec::len).collect();
    let (mut rounds, (fewest, _)) = schedules(&sizes, cycles)?;
    let first = rounds.len();
    rounds.extend(bracket::rounds(groups * advance, bracket, first)?);
    let mut preview = of_rounds(rounds, None);
    preview.summary.push(text!("format-tables-least-everybody-groups-each", fewest, advance));
    bracket::warn_of_draws(&settings.rule, &mut preview.warnings);
    Ok(preview)
}
