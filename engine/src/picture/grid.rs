use crate::game::{Piece, Shape};

use super::plan::Plan;

const EDGE: i32 = 20;

pub(super) fn plan(columns: u8, rows: u8, top_down: bool, pieces: &[Piece]) -> Plan {
    let cards = pieces.iter().any(|piece| piece.shape == Shape::Card) || columns < 8 && pieces.is_empty();
    let cell = if cards { 56 } else { 40 };
    let (columns, rows) = (i32::from(columns.min(26)), i32::from(rows));
    let (width, height) = (columns * cell, rows * cell);
    let mut plan = Plan::new(width + 2 * EDGE, height + 2 * EDGE);
    plan.ground.rect("base", (EDGE, EDGE), (width, height), 2);
    for at in 1..columns {
        plan.ground.line("way", (EDGE + at * cell, EDGE), (EDGE + at * cell, EDGE + height));
    }
    for at in 1..rows {
        plan.ground.line("way", (EDGE, EDGE + at * cell), (EDGE + width, EDGE + at * cell));
    }
    // The only board of this size is Tablut's, with the king's throne in the middle.
    if (columns, rows) == (9, 9) && !cards {
        let (corner, side) = (EDGE + 4 * cell, cell);
        plan.ground.rect("throne", (corner, corner), (side, side), 0);
        plan.ground.line("way", (corner, corner), (corner + side, corner + side));
        plan.ground.line("way", (corner, corner + side), (corner + side, corner));
    }
    for row in 0..rows {
        let y = EDGE + cell / 2 + cell * if top_down { row } else { rows - 1 - row };
        plan.label(8, y + 4, &(row + 1).to_string());
        for (column, letter) in (0..columns).zip('a'..='z') {
            let x = EDGE + cell / 2 + cell * column;
            plan.spot(format!("{letter}{}", row + 1), (x, y), cell / 2 - 4, "tap");
        }
    }
    for (column, letter) in (0..columns).zip('a'..='z') {
        let y = if top_down { EDGE - 6 } else { EDGE + height + 14 };
        plan.label(EDGE + cell / 2 + cell * column, y, &letter.to_string());
    }
    plan
}
