use crate::game::Piece;

use super::plan::Plan;

const CELL: i32 = 34;
const EDGE: i32 = 20;

/// A lane a row, the block at the left, the far edge at the right; the numbers stand in the squares.
pub(super) fn plan(lanes: u8, length: u8, pieces: &[Piece]) -> Plan {
    let (lanes, length) = (i32::from(lanes), i32::from(length));
    let (left, width) = (EDGE + CELL + 6, length * CELL);
    let mut plan = Plan::new(left + width + EDGE, lanes * (CELL + 6) + 2 * EDGE);
    for lane in 1..=lanes {
        let top = EDGE + (lane - 1) * (CELL + 6);
        let block = format!("{lane}.0");
        plan.ground.rect("base", (left, top), (width, CELL), 2);
        let numbers = pieces.iter().find(|piece| piece.at == block && !piece.label.is_empty());
        let mut numbers = numbers.map(|piece| piece.label.chars()).into_iter().flatten();
        plan.spot(block, (EDGE + CELL / 2, top + CELL / 2), CELL / 2 - 2, "tap");
        for square in 1..=length {
            let x = left + (square - 1) * CELL;
            if square > 1 {
                plan.ground.line("way", (x, top), (x, top + CELL));
            }
            let number = numbers.next().map(String::from).unwrap_or_default();
            let place = (x + CELL / 2, top + CELL / 2);
            plan.written_spot(format!("{lane}.{square}"), place, CELL / 2 - 3, "tap", number);
        }
        plan.label(8, top + CELL / 2 + 4, &lane.to_string());
    }
    for square in 1..=length {
        plan.label(left + (square - 1) * CELL + CELL / 2, plan.height - 6, &square.to_string());
    }
    plan
}
