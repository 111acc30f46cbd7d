use super::plan::Plan;

const CELL: i32 = 46;
const EDGE: i32 = 40;

/// Three nested squares, joined at the middles of their sides.
pub(super) fn plan() -> Plan {
    let size = 6 * CELL + 2 * EDGE;
    let mut plan = Plan::new(size, size);
    plan.ground.rect("base", (16, 16), (size - 32, size - 32), 8);
    for ring in 0..3 {
        let (corner, side) = (EDGE + ring * CELL, (6 - 2 * ring) * CELL);
        plan.ground.rect("way", (corner, corner), (side, side), 0);
    }
    let (low, high, middle) = (EDGE, EDGE + 6 * CELL, EDGE + 3 * CELL);
    for (from, to) in [(low, low + 2 * CELL), (high - 2 * CELL, high)] {
        plan.ground.line("way", (from, middle), (to, middle));
        plan.ground.line("way", (middle, from), (middle, to));
    }
    for (column, letter) in (0i32..7).zip('a'..='g') {
        for row in 0i32..7 {
            let (across, up) = ((column - 3).abs(), (row - 3).abs());
            // On a ring at a corner or at the middle of a side.
            if across.max(up) > 0 && (across == up || across == 0 || up == 0) {
                let place = (EDGE + column * CELL, size - EDGE - row * CELL);
                plan.spot(format!("{letter}{}", row + 1), place, 17, "hole");
            }
        }
        plan.label(EDGE + column * CELL, size - 3, &letter.to_string());
        plan.label(7, size - EDGE - column * CELL + 4, &(column + 1).to_string());
    }
    plan
}
