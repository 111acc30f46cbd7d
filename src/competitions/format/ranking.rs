//! Standings of a stage of pairs: points, then the tie-breaks of the settings, each value opening as its sum.

use podium_engine::contest::standings::{Number, Row as Ranked, Sheet, Source, Standings, TieBreak, Value, rank};
use podium_engine::text;

use super::board::{Board, Column, Row, Zone};
use super::cells;
use super::field::{Grid, grid as grid_of};
use crate::competitions::state::{Competition, Stage};

/// The board of a stage; the first `up` places go on to the next stage.
pub(super) fn board(competition: &Competition, stage: &Stage, grid: &Grid, up: usize) -> Board {
    let played = grid.started();
    let field = grid.field(competition, played);
    let details = grid.details(competition, stage);
    let (tie_breaks, mut notes) = tie_breaks(competition);
    let standings = rank(&Sheet::new(&field, &details), &tie_breaks);
    let rows = standings.rows.iter().filter_map(|ranked| row(competition, stage, ranked, up)).collect();
    let open = grid.open().len();
    if played > 0 && open > 0 {
        notes.push(match open {
            1 => text!(
                "Provisional: one table has no result yet and counts for nothing.",
                "Classement provisoire : une table n’a pas encore de résultat et ne compte pas."
            ),
            _ => text!(
                "Provisional: {open} tables have no result yet and count for nothing.",
                "Classement provisoire : {open} tables n’ont pas encore de résultat et ne comptent pas."
            ),
        });
    }
    let columns = tie_breaks.iter().map(|tie_break| column(*tie_break)).collect();
    Board { columns, rows, notes }
}

/// Points and the chosen tie-breaks; decisions by hand last, where there are any.
pub(super) fn tie_breaks(competition: &Competition) -> (Vec<TieBreak>, Vec<podium_engine::text::Text>) {
    let (mut chosen, mut notes) = (vec![TieBreak::Points], Vec::new());
    for code in &competition.settings.tie_breaks {
        match code.parse::<TieBreak>() {
            Ok(tie_break) if !chosen.contains(&tie_break) => chosen.push(tie_break),
            Ok(_) => {}
            Err(_) => notes.push(text!(
                "There is no tie-break {code}; it is left out.",
                "Il n’y a pas de départage {code} ; il est laissé de côté."
            )),
        }
    }
    if !competition.manual.is_empty() && !chosen.contains(&TieBreak::Manual) {
        chosen.push(TieBreak::Manual);
    }
    (chosen, notes)
}

pub(super) fn column(tie_break: TieBreak) -> Column {
    let code = if tie_break == TieBreak::Points { "Pts".to_owned() } else { tie_break.to_string() };
    Column { code: text!("{code}", "{code}"), title: tie_break.name() }
}

fn row(competition: &Competition, stage: &Stage, ranked: &Ranked, up: usize) -> Option<Row> {
    let entry = *stage.entries.get(ranked.entrant)?;
    Some(Row {
        entry,
        rank: Some(ranked.shared as u32),
        cells: ranked.values.iter().map(|number| cells::of_number(*number)).collect(),
        zone: (ranked.place <= up).then_some(Zone::On),
        withdrawn: competition.entry(entry).is_some_and(|entry| !entry.is_in()),
    })
}

/// The values of a board opened, column by column.
pub(super) fn values(competition: &Competition, at: usize) -> Vec<Vec<Value>> {
    let (Some(stage), Some(grid)) = (competition.stages.get(at), grid_of(competition, at)) else { return Vec::new() };
    let field = grid.field(competition, grid.started());
    let details = grid.details(competition, stage);
    let sheet = Sheet::new(&field, &details);
    opened(&sheet, &rank(&sheet, &tie_breaks(competition).0))
}

pub(super) fn opened(source: &impl Source, standings: &Standings) -> Vec<Vec<Value>> {
    (0..standings.tie_breaks.len()).map(|column| standings.explain_column(source, column)).collect()
}

/// Halves as such: `4½`.
pub(super) fn shown(number: Number) -> String {
    let plain = number.to_string();
    match plain.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some("-0") => "-½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => plain,
    }
}
