//! Cells and notes shared by the boards of several formats.

use podium_engine::contest::standings::Number;
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Cell, Column};
use super::ranking::shown;
use super::tables::tables_of;
use crate::competitions::state::Competition;

/// A tie-break's number, if it has one.
pub(super) fn of_number(number: Option<Number>) -> Cell {
    Cell {
        text: number.map_or_else(|| "–".to_owned(), shown),
        plain: number.map_or_else(String::new, |number| number.to_string()),
        ..Cell::default()
    }
}

/// Points in hundredths, with the reason.
pub(super) fn of_points(hundredths: i64, why: Option<Text>) -> Cell {
    let number = Number::fraction(hundredths, 100, 2);
    Cell { text: shown(number), plain: number.to_string(), value: None, why }
}

/// A number without explanation.
pub(super) fn of_count(count: impl ToString) -> Cell {
    let plain = count.to_string();
    Cell { text: plain.clone(), plain, ..Cell::default() }
}

pub(super) const fn column(code: Text, title: Text) -> Column {
    Column { code, title, about: None }
}

/// How many published tables do not count yet.
pub(super) fn open_tables(competition: &Competition, stage: usize) -> Vec<Text> {
    let open = tables_of(competition, stage).filter(|table| !competition.standing(table).is_settled()).count();
    match open {
        0 => Vec::new(),
        1 => vec![text!("format-1-table-count-yet")],
        _ => vec![text!("format-tables-count-yet", open)],
    }
}
