//! Standings of a stage of pairs: points, then the tie-breaks of the settings, each value with its computation.

use podium_engine::contest::sides::SideNames;
use podium_engine::contest::standings::{Number, Sheet, Source, TieBreak, rank};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Column, Detail, Row, Zone};
use super::cells;
use super::exact::Code;
use super::field::{Grid, grid};
use crate::competitions::form::{Ask, Input};
use crate::competitions::state::{Competition, Stage};

/// The form fields for ranking pairs: tie-breaks and points.
pub(super) fn fields() -> (&'static str, Vec<Ask>) {
    let tie_breaks = Ask { name: "tie_break", input: Input::TieBreaks(&TieBreak::OFFERED) };
    let points = ["win", "draw", "loss", "pairing_bye"].map(Ask::text);
    ("ranking", std::iter::once(tie_breaks).chain(points).collect())
}

/// The standings of a stage of pairs, counted from 0; the first `up` places qualify.
pub(super) fn of_pairs(competition: &Competition, at: usize, up: usize, detail: Detail) -> Board {
    let (Some(stage), Some(grid)) = (competition.stages.get(at), grid(competition, at)) else {
        return Board::default();
    };
    board(competition, stage, &grid, up, detail)
}

/// The board of a stage; the first `up` places qualify for the next stage.
pub(super) fn board(competition: &Competition, stage: &Stage, grid: &Grid, up: usize, detail: Detail) -> Board {
    let played = grid.started();
    let field = grid.field(competition, played);
    let details = grid.details(competition, stage);
    let tie_breaks = tie_breaks(competition);
    let mut board = ranked(competition, stage, &Sheet::new(&field, &details), &tie_breaks, detail);
    board.rows.iter_mut().take(up).for_each(|row| row.zone = Some(Zone::On));
    let open = grid.open().len();
    if played > 0 && open > 0 {
        board.notes.push(match open {
            1 => text!("format-provisional-table-result-yet-counts"),
            _ => text!("format-provisional-tables-result-yet-count", open),
        });
    }
    board
}

/// Everybody in the order of the tie-breaks.
pub(super) fn ranked(
    competition: &Competition,
    stage: &Stage,
    source: &impl Source,
    tie_breaks: &[TieBreak],
    detail: Detail,
) -> Board {
    let standings = rank(source, tie_breaks);
    let rows = standings.rows.iter().filter_map(|ranked| {
        let entry = *stage.entries.get(ranked.entrant)?;
        let values = tie_breaks.iter().zip(&ranked.values);
        Some(Row {
            entry,
            rank: u32::try_from(ranked.shared).ok(),
            values: values.filter_map(|(&code, &value)| Some((Code::TieBreak(code), value?.into()))).collect(),
            cells: ranked.values.iter().map(|number| cells::of_number(*number)).collect(),
            zone: None,
            withdrawn: competition.entry(entry).is_some_and(|entry| !entry.is_in()),
        })
    });
    let mut rows: Vec<Row> = rows.collect();
    let sums = if detail == Detail::Sums { tie_breaks.len() } else { 0 };
    for column in 0..sums {
        for (row, value) in rows.iter_mut().zip(standings.explain_column(source, column)) {
            if let Some(cell) = row.cells.get_mut(column) {
                cell.value = Some(value);
            }
        }
    }
    let columns = tie_breaks.iter().map(|tie_break| column(*tie_break, competition.sides())).collect();
    Board { columns, rows, notes: Vec::new() }
}

/// Points and the chosen tie-breaks; manual decisions last, where there are any.
pub(super) fn tie_breaks(competition: &Competition) -> Vec<TieBreak> {
    let mut chosen = vec![TieBreak::Points];
    for tie_break in &competition.settings.tie_breaks {
        if !chosen.contains(tie_break) {
            chosen.push(*tie_break);
        }
    }
    if !competition.manual.is_empty() && !chosen.contains(&TieBreak::Manual) {
        chosen.push(TieBreak::Manual);
    }
    chosen
}

fn column(tie_break: TieBreak, sides: SideNames) -> Column {
    let code = if tie_break == TieBreak::Points { text!("format-pts") } else { Text::same(tie_break) };
    Column { code, title: tie_break.name_by(sides), about: Some(tie_break.about().into()) }
}

/// Halves as fractions: `4½`.
pub(super) fn shown(number: Number) -> String {
    let plain = number.to_string();
    match plain.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some("-0") => "-½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => plain,
    }
}
