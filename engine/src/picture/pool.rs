use crate::game::Piece;

use super::plan::Plan;

const CELL: i32 = 34;
const EDGE: i32 = 20;
const GAP: i32 = 12;
/// A longer lane goes on below, so that its numbers can be read on a phone.
const MOST: i32 = 10;

/// The lanes one below the other, each with its block at the left; the numbers stand in the squares.
pub(super) fn plan(lanes: u8, length: u8, pieces: &[Piece]) -> Plan {
    let (lanes, length) = (i32::from(lanes), i32::from(length));
    let rows = ((length + MOST - 1) / MOST).max(1);
    let columns = (length + rows - 1) / rows;
    let left = EDGE + CELL + 6;
    let lane_height = rows * CELL + GAP;
    let mut plan = Plan::new(left + columns * CELL + EDGE, lanes * lane_height - GAP + 2 * EDGE);
    for lane in 1..=lanes {
        let top = EDGE + (lane - 1) * lane_height;
        let block = format!("{lane}.0");
        let numbers = pieces.iter().find(|piece| piece.at == block && !piece.label.is_empty());
        let mut numbers = numbers.map(|piece| piece.label.chars()).into_iter().flatten();
        plan.spot(block, (EDGE + CELL / 2, top + CELL / 2), CELL / 2 - 2, "tap");
        plan.label(8, top + CELL / 2 + 4, &lane.to_string());
        for row in 0..rows {
            let (first, y) = (row * columns + 1, top + row * CELL);
            let width = columns.min(length + 1 - first) * CELL;
            plan.ground.rect("base", (left, y), (width, CELL), 2);
            if row > 0 {
                plan.label(left - 14, y + CELL / 2 + 4, &first.to_string());
            }
        }
        for square in 1..=length {
            let (row, column) = ((square - 1) / columns, (square - 1) % columns);
            let (x, y) = (left + column * CELL, top + row * CELL);
            if column > 0 {
                plan.ground.line("way", (x, y), (x, y + CELL));
            }
            let number = numbers.next().map(String::from).unwrap_or_default();
            let place = (x + CELL / 2, y + CELL / 2);
            plan.written_spot(format!("{lane}.{square}"), place, CELL / 2 - 3, "tap", number);
        }
    }
    for square in 1..=columns {
        plan.label(left + (square - 1) * CELL + CELL / 2, plan.height - 6, &square.to_string());
    }
    plan
}
