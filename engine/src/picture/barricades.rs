use crate::games::barricades::board::{Square, Squares};

use super::plan::Plan;

const CELL: i32 = 34;
const EDGE: i32 = 24;
const HOUSE: i32 = 26;

/// The climb from the houses at the bottom to the goal at the top.
pub(super) fn plan() -> Plan {
    let (width, height) = (17 * CELL, 14 * CELL);
    let mut plan = Plan::new(width + 2 * EDGE, height + 2 * EDGE + 2 * HOUSE + 8);
    plan.large = true;
    plan.ground.rect("base", (EDGE - 4, EDGE - 4), (width + 8, height + 2 * HOUSE + 16), 8);
    let place = |square: Square| {
        // Its name says where it is.
        let name = square.to_string();
        let column = name.bytes().next().map_or(0, |letter| i32::from(letter) - i32::from(b'a'));
        let row: i32 = name.get(1..).and_then(|row| row.parse().ok()).unwrap_or(1);
        (EDGE + CELL / 2 + column * CELL, EDGE + height + CELL / 2 - row * CELL)
    };
    let all = Squares::BOTTOM.or(Squares::OPEN).with(Square::GOAL);
    for square in all.iter() {
        for next in square.walk(1, Squares::NONE, Squares::NONE).iter() {
            let ((x, y), (to_x, to_y)) = (place(square), place(next));
            if to_x > x || to_y < y {
                plan.ground.line("way", (x, y), (to_x, to_y));
            }
        }
    }
    for house in 1..=4 {
        let (x, y) = place(Square::door(house));
        let under = y + CELL / 2 + HOUSE + 4;
        plan.ground.line("way", (x, y), (x, under));
        plan.spot(format!("house{house}"), (x, under), HOUSE - 2, "step");
    }
    let (x, y) = place(Square::GOAL);
    plan.ground.circle("step", x, y, 17);
    for square in all.iter() {
        plan.spot(square, place(square), 13, "step");
    }
    for (column, letter) in (0..).zip('a'..='q') {
        plan.label(EDGE + CELL / 2 + column * CELL, plan.height - 3, &letter.to_string());
    }
    for row in 0..14 {
        plan.label(10, EDGE + height - CELL / 2 - row * CELL + 5, &(row + 1).to_string());
    }
    plan
}
