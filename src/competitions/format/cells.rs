//! Cells and notes that the boards of several formats share.

use podium_engine::contest::series::Points;
use podium_engine::contest::standings::Value;
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Cell, Column};
use super::tables::tables_of;
use crate::competitions::state::Competition;

/// A tie-break's value, opened.
pub(super) fn of_value(value: Option<Value>) -> Cell {
    let plain = value.as_ref().and_then(|value| value.number).map(|number| number.to_string());
    let plain = plain.unwrap_or_default();
    Cell { text: shown(&plain), plain, value, why: None }
}

/// Points, with the reason.
pub(super) fn of_points(points: Points, why: Option<Text>) -> Cell {
    let hundredths = points.as_hundredths();
    let (sign, whole, rest) =
        (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let plain = match rest {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:02}").trim_end_matches('0').to_owned(),
    };
    Cell { text: shown(&plain), plain, value: None, why }
}

/// A number that needs no reason.
pub(super) fn of_count(count: impl ToString) -> Cell {
    let plain = count.to_string();
    Cell { text: plain.clone(), plain, ..Cell::default() }
}

/// Halves as people write them.
fn shown(plain: &str) -> String {
    match plain.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => plain.to_owned(),
    }
}

pub(super) fn column(code: &str, title: Text) -> Column {
    Column { code: code.to_owned(), title }
}

/// Says how many published tables do not count yet.
pub(super) fn open_tables(competition: &Competition, stage: usize) -> Vec<Text> {
    let open = tables_of(competition, stage).filter(|table| !competition.standing(table).is_settled()).count();
    match open {
        0 => Vec::new(),
        1 => vec![text!("1 table does not count yet.", "1 table ne compte pas encore.")],
        _ => vec![text!("{open} tables do not count yet.", "{open} tables ne comptent pas encore.")],
    }
}
