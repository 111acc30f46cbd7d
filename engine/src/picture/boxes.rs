use super::plan::Plan;

const CELL: i32 = 44;
const EDGE: i32 = 6;

/// A row of numbered boxes; a shut one shows its number faintly.
pub(super) fn plan(count: u8) -> Plan {
    let count = i32::from(count);
    let mut plan = Plan::new(count * CELL + 2 * EDGE, CELL + 2 * EDGE);
    plan.ground.rect("base", (EDGE - 4, EDGE - 4), (count * CELL + 8, CELL + 8), 6);
    for number in 1..=count {
        let (x, y) = (EDGE + (number - 1) * CELL + CELL / 2, EDGE + CELL / 2);
        plan.ground.rect("field", (x - 18, y - 18), (36, 36), 4);
        plan.written_spot(number, (x, y), 18, "tap", number);
    }
    plan
}
