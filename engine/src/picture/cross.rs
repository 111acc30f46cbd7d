use super::plan::Plan;

const CELL: i32 = 46;
const EDGE: i32 = 40;

/// Whether the cross has that point, both counted from 1.
fn has(column: i32, row: i32) -> bool {
    let arm = 3..=5;
    (1..=7).contains(&column) && (1..=7).contains(&row) && (arm.contains(&column) || arm.contains(&row))
}

/// Rows and columns joined, and diagonals from every other point; the fortress, the top arm, darker.
pub(super) fn plan() -> Plan {
    let size = 6 * CELL + 2 * EDGE;
    let mut plan = Plan::new(size, size);
    let place = |column: i32, row: i32| (EDGE + (column - 1) * CELL, size - EDGE - (row - 1) * CELL);
    let half = 24;
    let (arm, span) = (2 * CELL, 2 * CELL + 2 * half);
    let (near, far) = (EDGE - half, EDGE + 6 * CELL + half);
    plan.ground.put(format_args!(
        "<path class=\"base\" d=\"M{} {near}h{span}v{arm}h{arm}v{span}h{}v{arm}h{}v{}h{}v{}h{arm}z\"/>",
        near + arm,
        -arm,
        -span,
        -arm,
        -arm,
        -span
    ));
    plan.ground.rect("field", (near + arm + 4, near + 4), (span - 8, span - 8), 6);
    debug_assert_eq!(far - near, span + 2 * arm);
    for column in 1..=7 {
        for row in 1..=7 {
            if !has(column, row) {
                continue;
            }
            let diagonal = (column + row) % 2 == 0;
            for (across, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let straight = across == 0 || up == 0;
                if (straight || diagonal) && has(column + across, row + up) {
                    plan.ground.line("way", place(column, row), place(column + across, row + up));
                }
            }
        }
    }
    for (column, letter) in (1..=7).zip('a'..='g') {
        for row in (1..=7).filter(|row| has(column, *row)) {
            plan.spot(format!("{letter}{row}"), place(column, row), 17, "hole");
        }
        plan.label(place(column, 1).0, size - 3, &letter.to_string());
        plan.label(7, place(1, column).1 + 4, &column.to_string());
    }
    plan
}
