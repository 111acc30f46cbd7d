//! Knockout brackets. The plan is drawn once; tables are added as their players become known.
//!
//! A round holds the matches of one wave, which can be played at the same time. It is drawn as soon as the first of them is
//! ready and all earlier waves are drawn; the others are added to it one by one. A match that must be replayed after a
//! correction is added to the last round.

mod board;
pub(super) mod bracket;
mod view;

use podium_engine::contest::bracket::{
    Bracket, Change, Ending, Format as Kind, GrandFinal, Log, MatchId, Report, Slot, State, Status, Table as Match,
};
use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::series::Rule;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::board::Detail;
use super::field::{missing, was_played};
use super::preview::{Preview, of_bracket};
use super::rules::Bound;
use super::{Board, Format, FormatRules, Next, names, starting_order, unknown};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{ByeReason, StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, RoundState, Stage, Table, TableId};
use crate::error::Wrong;
use crate::fields::Fields;
pub(super) use board::standings;
pub use view::{BracketView, ColumnView, Line, MatchView, PartView, SlotView, bracket_view};

/// A knockout of any kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knockout {
    /// Which kind.
    pub bracket: Kind,
}

impl Knockout {
    /// Its default settings.
    pub const fn fresh(_today: Day) -> Self {
        Self { bracket: Kind::Single { third_place: false } }
    }
}

impl FormatRules for Knockout {
    fn word(&self) -> &'static str {
        "knockout"
    }

    fn needs_winner(&self) -> bool {
        true
    }

    fn fields(&self, _facts: &Facts, typed: &Fields) -> Vec<Ask> {
        bracket::fields(self.bracket, typed)
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        None
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        Ok(Self { bracket: bracket::read(form, self.bracket)? }.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        bracket::write(form, self.bracket);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        bracket::bounds(self.bracket).into_iter().collect()
    }

    fn preview(&self, settings: &Settings, players: usize) -> Result<Preview, Text> {
        let mut preview = of_bracket(bracket::rounds(players, self.bracket, 0)?);
        bracket::warn_of_draws(&settings.rule, &mut preview.warnings);
        Ok(preview)
    }

    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        Ok(vec![stage_plan(competition, self.bracket, starting_order(competition))?])
    }

    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        next(competition, stage)
    }

    fn standings(&self, competition: &Competition, stage: usize, _detail: Detail) -> Board {
        standings(competition, stage)
    }
}

/// The bracket for these entries, first seed first.
pub(super) fn stage_plan(competition: &Competition, kind: Kind, entries: Vec<EntryId>) -> Result<StagePlan, Text> {
    let by_games =
        matches!(competition.settings.rule, Rule::Single { .. } | Rule::BestOf { .. } | Rule::FirstTo { .. });
    if matches!(kind, Kind::Double { grand_final: GrandFinal::Advantage }) && !by_games {
        return Err(text!("format-starting-grand-final-game-ahead"));
    }
    let bracket = Bracket::new(kind, (0..entries.len()).collect(), competition.lots)?;
    Ok(StagePlan { name: StageName::Knockout, kind: StageKind::Bracket { bracket }, entries })
}

/// A bracket and its current state.
pub(in crate::competitions) struct Replayed<'a> {
    competition: &'a Competition,
    stage: &'a Stage,
    bracket: &'a Bracket,
    log: Log,
    state: State,
    names: Vec<String>,
}

impl<'a> Replayed<'a> {
    pub(in crate::competitions) fn of(competition: &'a Competition, at: usize) -> Option<Self> {
        let stage = competition.stages.get(at)?;
        let StageKind::Bracket { bracket } = &stage.kind else { return None };
        let withdrawn = |player: &usize| {
            let entry = stage.entries.get(*player).and_then(|&id| competition.entry(id));
            entry.is_some_and(|entry| !entry.is_in())
        };
        let withdrawn: Vec<usize> = (0..stage.entries.len()).filter(withdrawn).collect();
        let mut reports: Vec<Report> =
            tables(competition, stage).filter_map(|table| report(competition, stage, table)).collect();
        reports.sort_by_key(|report| report.id);
        let (log, state) = replay(bracket, reports, withdrawn)?;
        Some(Self { competition, stage, bracket, log, state, names: names(competition, stage) })
    }

    /// Whether a match has a result of its own.
    fn is_reported(&self, id: MatchId) -> bool {
        self.log.reports.iter().any(|report| report.id == id)
    }

    fn entry(&self, player: usize) -> Option<EntryId> {
        self.stage.entries.get(player).copied()
    }

    /// The table at which a match is played by its current players.
    fn table(&self, of: &Match) -> Option<&'a Table> {
        let [a, b] = of.players()?.map(|player| self.entry(player));
        tables(self.competition, self.stage).find(|table| {
            table.bracket == Some(of.id)
                && matches!(table.seats.as_slice(), [x, y] if [Some(*x), Some(*y)] == [a, b] || [Some(*y), Some(*x)] == [a, b])
        })
    }

    fn drawn(&self, of: &Match) -> Option<DrawnTable> {
        let planned = self.bracket.get(of.id)?;
        let mut seats = of.players()?.map(|player| self.entry(player));
        if planned.first_seat == 1 {
            seats.swap(0, 1);
        }
        let seats = seats.into_iter().collect::<Option<Vec<_>>>()?;
        Some(DrawnTable { seats, why: Why::Bracket, seating: None, bracket: Some(of.id) })
    }

    /// Why a table's players meet and sit as they do; none if its match now has other players.
    pub(in crate::competitions) fn why(&self, table: &Table) -> Option<Text> {
        self.state.why(self.bracket, self.match_of(table)?, &self.names)
    }

    /// Where winner and loser of a table go; none if its match now has other players.
    pub(in crate::competitions) fn road(&self, table: &Table) -> Option<Text> {
        self.state.road(self.bracket, self.match_of(table)?, &self.names)
    }

    /// Why somebody has no opponent in a match; none if the match is no longer theirs.
    pub(in crate::competitions) fn why_bye(&self, id: MatchId, entry: EntryId) -> Option<Text> {
        let Slot::Player(player) = self.state.table(id)?.winner else { return None };
        if self.entry(player) != Some(entry) {
            return None;
        }
        self.state.why(self.bracket, id, &self.names)
    }

    /// The match of a table, if its players are still the match's.
    fn match_of(&self, table: &Table) -> Option<MatchId> {
        let of = self.state.table(table.bracket?)?;
        let mut players = of.players()?.map(|player| self.entry(player));
        let mut seats = table.seats.iter().copied().map(Some).collect::<Vec<_>>();
        players.sort_unstable();
        seats.sort_unstable();
        (players.as_slice() == seats.as_slice()).then_some(of.id)
    }

    fn wave(&self, id: MatchId) -> usize {
        self.bracket.get(id).map_or(0, |planned| planned.wave)
    }

    /// Byes in this range of waves.
    fn byes(&self, waves: std::ops::RangeInclusive<usize>) -> Vec<DrawnBye> {
        let planned = self.bracket.matches.iter().filter(|planned| planned.is_bye() && waves.contains(&planned.wave));
        let bye = |id| {
            let Slot::Player(player) = self.state.table(id)?.winner else { return None };
            let entry = self.entry(player)?;
            Some(DrawnBye { entry, kind: ByeKind::Pairing, why: ByeReason::Bracket(id) })
        };
        planned.filter_map(|planned| bye(planned.id)).collect()
    }

    fn next(&self) -> Next {
        if self.state.is_over() {
            return Next::Over;
        }
        let waiting: Vec<&Match> = self.state.ready().filter(|of| self.table(of).is_none()).collect();
        // A wave counts as drawn even if all its tables were voided.
        let drawn = self.stage.rounds.iter().filter(|round| round.state == RoundState::Published);
        let drawn = drawn.flat_map(|round| &round.tables).filter_map(|&id| self.competition.table(id));
        let last = drawn.filter_map(|table| Some(self.wave(table.bracket?))).max();
        let in_wave = |within: &dyn Fn(usize) -> bool| -> Vec<DrawnTable> {
            waiting.iter().filter(|of| within(self.wave(of.id))).filter_map(|of| self.drawn(of)).collect()
        };
        let last = last.unwrap_or(0);
        let added = in_wave(&|wave| wave <= last);
        if !added.is_empty() && self.stage.published() > 0 {
            return Next::Tables(added);
        }
        let still_to_come = self.state.open().any(|of| of.status == Status::Waiting && self.wave(of.id) <= last);
        let next = waiting.iter().map(|of| self.wave(of.id)).min();
        match next {
            Some(wave) if !still_to_come => Next::Round(Draw {
                tables: in_wave(&|other| other <= wave),
                byes: self.byes(last + 1..=wave),
                ..Draw::default()
            }),
            _ => {
                let open: Vec<&Table> = self.state.ready().filter_map(|of| self.table(of)).collect();
                let level = open.iter().find(|table| self.competition.standing(table).is_settled());
                Next::Waits(match level {
                    Some(table) => level_sentence(self.competition, table),
                    None => missing(self.competition, &open.iter().map(|table| table.id).collect::<Vec<_>>()),
                })
            }
        }
    }
}

pub(super) fn next(competition: &Competition, at: usize) -> Result<Next, Text> {
    Replayed::of(competition, at).map(|knockout| knockout.next()).ok_or_else(unknown)
}

/// A match that ended without a winner.
fn level_sentence(competition: &Competition, table: &Table) -> Text {
    let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
    let (names, round, place) = (names.join(" – "), table.round, table.place);
    text!("format-table-ended-level-knockout-needs", round, place, names)
}

/// Published tables of a bracket that were not voided.
fn tables<'a>(competition: &'a Competition, stage: &'a Stage) -> impl Iterator<Item = &'a Table> {
    let ids = stage.rounds.iter().flat_map(|round| &round.tables);
    ids.filter_map(|&id| competition.table(id)).filter(|table| competition.is_public(table))
}

/// What the result of a table means for its match. Without a winner it means nothing: they play on.
fn report(competition: &Competition, stage: &Stage, table: &Table) -> Option<Report> {
    let id = table.bracket?;
    let result = competition.result(table)?;
    let between: Vec<usize> = table.seats.iter().map(|&entry| stage.index(entry)).collect::<Option<_>>()?;
    let &[first, second] = between.as_slice() else { return None };
    let ending = match result.ranks.as_slice() {
        [1, 1] => return None,
        [1, _] if was_played(table) => Ending::Won(first),
        [_, 1] if was_played(table) => Ending::Won(second),
        [1, _] => Ending::Walkover(first),
        [_, 1] => Ending::Walkover(second),
        _ => Ending::DoubleForfeit,
    };
    Some(Report { id, between: [first, second], ending })
}

/// The log and the resulting state. Results made impossible by a correction are ignored.
fn replay(bracket: &Bracket, reports: Vec<Report>, withdrawn: Vec<usize>) -> Option<(Log, State)> {
    let log = Log { reports, withdrawn };
    if let Ok(state) = State::replay(bracket, &log) {
        return Some((log, state));
    }
    let Log { reports, withdrawn } = log;
    let mut log = Log { reports: Vec::new(), withdrawn };
    // Matches come after those that feed them, so one pass in their order suffices.
    for report in reports {
        if let Ok(changed) = log.change(bracket, Change::Report(report)) {
            log = changed.log;
        }
    }
    let state = State::replay(bracket, &log).ok()?;
    Some((log, state))
}

/// The tables that become void when a result changes, given the competition as it would be after the change: published
/// tables whose match then has other players, or none.
pub fn voided(after: &Competition, stage: usize) -> Vec<TableId> {
    let Some(knockout) = Replayed::of(after, stage) else { return Vec::new() };
    let stands = |table: &&Table| {
        let planned = table.bracket.and_then(|id| knockout.state.table(id));
        planned.is_some_and(|of| knockout.table(of).is_some_and(|there| there.id == table.id))
    };
    tables(after, knockout.stage).filter(|table| !stands(table)).map(|table| table.id).collect()
}

/// Lists the tables that a change voids, for the organiser to see beforehand.
pub fn consequences(after: &Competition, stage: usize) -> Option<Text> {
    let fallen = voided(after, stage);
    if fallen.is_empty() {
        return None;
    }
    let named = fallen.iter().filter_map(|&id| {
        let table = after.table(id)?;
        let names: Vec<&str> = table.seats.iter().map(|&entry| after.name(entry)).collect();
        Some(format!("{}.{} ({})", table.round, table.place, names.join(" – ")))
    });
    let text = super::listed(&named.collect::<Vec<_>>());
    Some(text!("format-these-tables-fall-because-other", text))
}
