//! Round robins. All rounds are known from the start, so they can be published one by one or all at once.

use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::round_robin::{Cycles, Numbers, Schedule, Standing, WithdrawalRule, settle, why_withdrawn};
use podium_engine::contest::standings::{Pairings, TieBreak};
use podium_engine::contest::swiss::{Outing, Score, Side};
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::board::Detail;
use super::field::grid as grid_of;
use super::field::{Grid, Visit, missing, stands, visits, was_played};
use super::preview::{Preview, of_rounds, schedules};
use super::{Board, Format, FormatRules, Next, ranking, starting_order, unknown};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{ByeReason, StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, RoundState, Stage, Table};
use crate::error::Wrong;
use crate::fields::Fields;

/// Everybody meets everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRobin {
    /// Single or double round robin.
    pub cycles: Cycles,
    /// What happens to the results of withdrawn players.
    #[serde(default)]
    pub withdrawal: WithdrawalRule,
}

impl RoundRobin {
    /// Its default settings.
    pub fn fresh(_today: Day) -> Self {
        Self { cycles: Cycles::Single, withdrawal: WithdrawalRule::default() }
    }
}

impl FormatRules for RoundRobin {
    fn word(&self) -> &'static str {
        "round-robin"
    }

    fn has_report(&self) -> bool {
        true
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        usual_tie_breaks()
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        let rules = [WithdrawalRule::Half, WithdrawalRule::VoidAll, WithdrawalRule::KeepPlayed];
        vec![ask_cycles(), Ask::choice("withdrawal", rules)]
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        Some(ranking::fields())
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let cycles = form.choice("cycles", self.cycles)?;
        Ok(Self { cycles, withdrawal: form.choice("withdrawal", self.withdrawal)? }.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        form.choice("cycles", &self.cycles);
        form.choice("withdrawal", &self.withdrawal);
    }

    fn preview(&self, _settings: &Settings, players: usize) -> Result<Preview, Text> {
        preview(players, self.cycles)
    }

    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        let entries = starting_order(competition);
        let schedule = Schedule::new(entries.len(), self.cycles, Numbers::Listed)?;
        Ok(vec![StagePlan { name: StageName::RoundRobin, kind: StageKind::Schedule { schedule }, entries }])
    }

    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        next(competition, stage)
    }

    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board {
        standings(competition, stage, 0, detail)
    }
}

/// Single or double round robin, as a form field.
pub(super) fn ask_cycles() -> Ask {
    Ask::choice("cycles", [Cycles::Single, Cycles::Double])
}

/// The default tie-breaks of round robins.
pub(super) fn usual_tie_breaks() -> Vec<TieBreak> {
    vec![
        TieBreak::DirectEncounter { forfeits: false },
        TieBreak::SonnebornBerger { cut: 0, forfeits: false },
        TieBreak::Wins,
    ]
}

/// Standings in which this many places qualify.
pub(super) fn standings(competition: &Competition, at: usize, up: usize, detail: Detail) -> Board {
    let Some(stage) = competition.stages.get(at) else { return Board::default() };
    let (Some(grid), Some(schedule)) = (grid_of(competition, at), schedule(stage)) else { return Board::default() };
    let mut board = ranking::board(competition, stage, &grid, up, detail);
    for player in left(competition, stage) {
        let why = why_withdrawn(schedule, played(competition, stage, schedule), player, rule(competition));
        let name = stage.entries.get(player).map_or("—", |&entry| competition.name(entry));
        board.notes.push(text!("format-about", name, text = why));
    }
    board
}

fn schedule(stage: &Stage) -> Option<&Schedule> {
    match &stage.kind {
        StageKind::Schedule { schedule } | StageKind::Division { schedule, .. } => Some(schedule),
        _ => None,
    }
}

fn rule(competition: &Competition) -> WithdrawalRule {
    match competition.settings.format {
        Format::RoundRobin(round_robin) => round_robin.withdrawal,
        _ => WithdrawalRule::default(),
    }
}

/// Withdrawn players, by index in the stage's list.
fn left(competition: &Competition, stage: &Stage) -> Vec<usize> {
    let gone = |player: &usize| {
        let entry = stage.entries.get(*player).and_then(|&id| competition.entry(id));
        entry.is_some_and(|entry| !entry.is_in())
    };
    (0..stage.entries.len()).filter(gone).collect()
}

/// The table of a scheduled game, once its round is published.
fn table_of<'a>(
    competition: &'a Competition,
    stage: &Stage,
    schedule: &Schedule,
    round: usize,
    table: usize,
) -> Option<&'a Table> {
    let game = schedule.rounds.get(round)?.games.get(table)?;
    let pair = [*stage.entries.get(game.first)?, *stage.entries.get(game.second)?];
    let drawn = stage.rounds.get(round).filter(|round| round.state == RoundState::Published)?;
    let tables = drawn.tables.iter().filter_map(|&id| competition.table(id));
    tables
        .filter(|table| table.voided.is_none())
        .find(|table| matches!(table.seats.as_slice(), [a, b] if [*a, *b] == pair || [*b, *a] == pair))
}

/// Whether a scheduled game was played out.
fn played(competition: &Competition, stage: &Stage, schedule: &Schedule) -> impl Fn(usize, usize) -> bool {
    move |round, table| {
        table_of(competition, stage, schedule, round, table)
            .is_some_and(|table| was_played(table) && competition.standing(table).is_settled())
    }
}

/// How each scheduled game counts under the withdrawal rule.
fn settled(competition: &Competition, stage: &Stage, schedule: &Schedule) -> Vec<Vec<Standing>> {
    settle(schedule, played(competition, stage, schedule), &left(competition, stage), rule(competition))
}

pub(super) fn grid(competition: &Competition, stage: &Stage, schedule: &Schedule) -> Grid {
    let free = Visit::away(Outing::Bye(Score::Loss));
    let mut rows = vec![vec![free; schedule.rounds.len()]; stage.entries.len()];
    let standings = settled(competition, stage, schedule);
    for (round, (drawn, standings)) in schedule.rounds.iter().zip(&standings).enumerate() {
        for (at, (game, &standing)) in drawn.games.iter().zip(standings).enumerate() {
            let at_table = match table_of(competition, stage, schedule, round, at) {
                Some(table) => visits(competition, stage, table, 1),
                None => [(game.first, game.second, Side::White), (game.second, game.first, Side::Black)]
                    .map(|(player, opponent, side)| {
                        let visit = Visit { opponent: Some(opponent), side: Some(side), ..Visit::default() };
                        (player, vec![visit])
                    })
                    .into(),
            };
            for (player, visits) in at_table {
                let cell = rows.get_mut(player).and_then(|row| row.get_mut(round));
                if let (Some(cell), Some(&visit)) = (cell, visits.first()) {
                    *cell = stands(visit, player, standing);
                }
            }
        }
    }
    Grid { rows, columns: schedule.rounds.len(), games: 1, pairings: Pairings::RoundRobin }
}

pub(super) fn next(competition: &Competition, at: usize) -> Result<Next, Text> {
    let stage = competition.stages.get(at).ok_or_else(unknown)?;
    let schedule = schedule(stage).ok_or_else(unknown)?;
    let round = stage.published();
    if round >= schedule.rounds.len() {
        let open = grid(competition, stage, schedule).open();
        return Ok(if open.is_empty() { Next::Over } else { Next::Waits(missing(competition, &open)) });
    }
    draw(competition, stage, schedule, round).map(Next::Round).ok_or_else(unknown)
}

/// A round of the schedule, from 0, without the games of withdrawn players.
fn draw(competition: &Competition, stage: &Stage, schedule: &Schedule, round: usize) -> Option<Draw> {
    let drawn = schedule.rounds.get(round)?;
    let left = left(competition, stage);
    let entry = |player: usize| stage.entries.get(player).copied();
    let mut draw = Draw::default();
    for &game in &drawn.games {
        let (first, second) = (entry(game.first)?, entry(game.second)?);
        let gone = [(game.first, second), (game.second, first)].into_iter().filter(|(player, _)| left.contains(player));
        let gone: Vec<_> = gone.collect();
        if gone.is_empty() {
            let seats = vec![first, second];
            draw.tables.push(DrawnTable { seats, why: Why::Schedule, seating: None, bracket: None });
        }
        if let [(player, opponent)] = gone.as_slice() {
            let why = ByeReason::OpponentLeft(entry(*player)?);
            draw.byes.push(DrawnBye { entry: *opponent, kind: ByeKind::Pairing, why });
        }
    }
    if let Some(free) = drawn.bye.filter(|free| !left.contains(free)) {
        let (entry, why) = (entry(free)?, ByeReason::Schedule);
        draw.byes.push(DrawnBye { entry, kind: ByeKind::Pairing, why });
    }
    Some(draw)
}

fn preview(players: usize, cycles: Cycles) -> Result<Preview, Text> {
    let (rounds, each) = schedules(&[players], cycles)?;
    let mut preview = of_rounds(rounds, Some(each));
    let (_, most) = each;
    if most > 20 {
        preview.warnings.push(text!("format-rounds-many-swiss-finds-winner", most));
    }
    Ok(preview)
}
