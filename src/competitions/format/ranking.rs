//! Standings of a stage of pairs: points, then the tie-breaks of the settings, each value opening as its sum.

use podium_engine::contest::standings::{Number, Sheet, Standings, TieBreak, rank};
use podium_engine::text;

use super::board::{Board, Cell, Column, Row, Zone};
use super::field::Grid;
use crate::competitions::state::{Competition, Stage};

/// The board of a stage; the first `up` places go on to the next stage.
pub(super) fn board(competition: &Competition, stage: &Stage, grid: &Grid, up: usize) -> Board {
    let played = grid.started();
    let field = grid.field(competition, played);
    let details = grid.details(competition, stage);
    let sheet = Sheet::new(&field, &details);
    let (tie_breaks, mut notes) = tie_breaks(competition);
    let standings = rank(&sheet, &tie_breaks);
    let rows = (0..standings.rows.len()).filter_map(|at| row(competition, stage, &sheet, &standings, at, up)).collect();
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

fn row(
    competition: &Competition,
    stage: &Stage,
    sheet: &Sheet<'_>,
    standings: &Standings,
    at: usize,
    up: usize,
) -> Option<Row> {
    let ranked = standings.rows.get(at)?;
    let entry = *stage.entries.get(ranked.entrant)?;
    let cell = |(column, number): (usize, &Option<Number>)| Cell {
        text: number.map_or_else(|| "–".to_owned(), shown),
        plain: number.map_or_else(String::new, |number| number.to_string()),
        value: standings.explain(sheet, at, column),
        why: None,
    };
    Some(Row {
        entry,
        rank: Some(ranked.shared as u32),
        cells: ranked.values.iter().enumerate().map(cell).collect(),
        zone: (ranked.place <= up).then_some(Zone::On),
        withdrawn: competition.entry(entry).is_some_and(|entry| !entry.is_in()),
    })
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
