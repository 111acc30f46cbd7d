//! Table points, and the standings by them.

use podium_engine::contest::series::{Best, Rule, Scale, Scoring};
use podium_engine::contest::standings::{self, Bye, Seat, Tables, TieBreak};
use podium_engine::contest::swiss::{Outing, Tenths};

use super::tables_of;
use crate::competitions::event::ByeKind;
use crate::competitions::format::board::{Board, Detail};
use crate::competitions::format::{cells, ranking};
use crate::competitions::state::{Competition, RoundState, Table, TableResult};

/// A player's points, including byes.
pub(super) fn total(played: &Tables, entrant: usize) -> Tenths {
    let seats = played.tables.iter().flat_map(|table| &table.seats).filter(|seat| seat.entrant == entrant);
    let byes = played.byes.iter().filter(|bye| bye.entrant == entrant);
    seats.map(|seat| seat.points).chain(byes.map(|bye| bye.points)).sum()
}

/// All counted tables, as input for tie-breaks.
pub(super) fn played(competition: &Competition, number: usize) -> Tables {
    let Some(stage) = competition.stages.get(number) else { return Tables::default() };
    let tables = tables_of(competition, number).filter_map(|table| {
        let result = competition.result(table)?;
        let points = points(&competition.settings.rule, competition.settings.seats, &result);
        let best = points.best;
        let seats = table.seats.iter().enumerate().filter_map(|(seat, &entry)| {
            Some(Seat {
                entrant: stage.index(entry)?,
                rank: result.ranks.get(seat).copied()?,
                points: points.seats.get(seat).copied()?,
                score: score(table, seat),
            })
        });
        Some(standings::Table { round: table.round.saturating_sub(1), seats: seats.collect(), best })
    });
    let byes = stage.rounds.iter().filter(|round| round.state == RoundState::Published).flat_map(|round| {
        round.byes.iter().filter_map(|bye| {
            let points = bye_points(competition, bye.kind);
            Some(Bye { entrant: stage.index(bye.entry)?, round: round.number.saturating_sub(1), points })
        })
    });
    Tables {
        entrants: stage.entries.len(),
        tables: tables.collect(),
        byes: byes.collect(),
        seed: competition.lots,
        manual: stage.entries.iter().map(|entry| competition.manual.get(entry).copied()).collect(),
    }
}

/// A seat's table points, in tenths.
struct TablePoints {
    seats: Vec<Tenths>,
    best: Tenths,
}

fn tenths(hundredths: i64) -> Tenths {
    Tenths::try_from((hundredths.max(0) + 5) / 10).unwrap_or(Tenths::MAX)
}

/// Table points: summed where the rule is made for tables, else by place, scaled from a short table to a full one.
fn points(rule: &Rule, seats: usize, result: &TableResult) -> TablePoints {
    let own = match rule {
        Rule::Table { games, scoring: Scoring::Places(scale) } => {
            Some(scale.place(0, result.ranks.len()).as_hundredths().saturating_mul(i64::from(*games)))
        }
        Rule::Table { scoring: Scoring::Scores { best: Best::Highest, .. }, .. } => {
            result.progress.scores.iter().map(|points| points.as_hundredths()).max()
        }
        _ => None,
    };
    let scale = Scale { points: None, full_table: Some(seats.max(2)) };
    let (shares, best) = match own {
        Some(best) => (result.progress.scores.clone(), best),
        None => (scale.share(&result.ranks), scale.place(0, result.ranks.len()).as_hundredths()),
    };
    let forfeited = result.progress.forfeited.iter().copied().chain(std::iter::repeat(false));
    let seats = shares.iter().zip(forfeited).map(|(share, out)| if out { 0 } else { tenths(share.as_hundredths()) });
    TablePoints { seats: seats.collect(), best: tenths(best) }
}

/// A seat's game scores, summed over all games; none where nothing was scored.
fn score(table: &Table, seat: usize) -> Option<i64> {
    let scores = table.games.iter().filter_map(|game| {
        let at = game.result.seats.iter().position(|entrant| *entrant == seat)?;
        game.result.played()?.scores.as_ref()?.get(at).copied()
    });
    scores.fold(None, |sum, score| Some(sum.unwrap_or(0) + score))
}

/// A bye as a share of a full table's win, in proportion to the points for pairs.
fn bye_points(competition: &Competition, kind: ByeKind) -> Tenths {
    let settings = &competition.settings;
    let (scale, games) = match &settings.rule {
        Rule::Table { games, scoring: Scoring::Places(scale) } => (scale.clone(), *games),
        _ => (Scale { points: None, full_table: Some(settings.seats.max(2)) }, 1),
    };
    let full = i64::from(tenths(scale.place(0, settings.seats).as_hundredths())) * i64::from(games);
    let worth = match kind {
        ByeKind::Pairing => settings.points.pairing_bye,
        ByeKind::Asked(score) => settings.points.of(Outing::Bye(score)),
        ByeKind::Absent => settings.points.zero_bye,
    };
    let share = (full * i64::from(worth)).checked_div(settings.points.win.into()).unwrap_or(0);
    Tenths::try_from(share).unwrap_or(0)
}

/// Standings by table points and the chosen tie-breaks; without any, tables won, ranks and the opponents' share.
pub(super) fn standings(competition: &Competition, stage: usize, detail: Detail) -> Board {
    let Some(of_stage) = competition.stages.get(stage) else { return Board::default() };
    let (tie_breaks, notes) = (tie_breaks(competition), cells::open_tables(competition, stage));
    let board = ranking::ranked(competition, of_stage, &played(competition, stage), &tie_breaks, detail);
    Board { notes, ..board }
}

fn tie_breaks(competition: &Competition) -> Vec<TieBreak> {
    let mut chosen = ranking::tie_breaks(competition);
    if competition.settings.tie_breaks.is_empty() {
        chosen.extend([TieBreak::TableWins, TieBreak::RankSum, TieBreak::OpponentShare]);
    }
    chosen
}
