use super::plan::{Plan, Spot};

const POINT: i32 = 40;
const HALF: i32 = 210;
const EDGE: i32 = 20;
const BAR: i32 = 48;

/// Point 1 at the bottom right, 24 above it, as the first seat sees the tables.
pub(super) fn plan() -> Plan {
    let (inner, height) = (12 * POINT + BAR, 2 * HALF + 20);
    let mut plan = Plan::new(inner + BAR + 3 * EDGE, height + 2 * EDGE);
    plan.large = true;
    let (low, high) = (EDGE + height, EDGE);
    plan.ground.rect("base", (EDGE, high), (inner, height), 4);
    plan.ground.rect("field", (EDGE + 6 * POINT, high + 1), (BAR, height - 2), 0);
    plan.ground.rect("base", (inner + 2 * EDGE, high), (BAR, height), 4);
    for number in 1..=24 {
        let top = number > 12;
        let column = if top { number - 13 } else { 12 - number };
        let left = EDGE + column * POINT + if column > 5 { BAR } else { 0 };
        let (base, up) = if top { (high, 1) } else { (low, -1) };
        let class = if number % 2 == 0 { "field" } else { "point" };
        plan.ground.put(format_args!(
            "<path class=\"{class}\" d=\"M{left} {base}h{POINT}l{} {}z\"/>",
            -POINT / 2,
            up * (HALF - 20)
        ));
        plan.label(left + POINT / 2, if top { high - 5 } else { low + 16 }, &number.to_string());
        pile(&mut plan, number.to_string(), left + POINT / 2, base + up * 19, up);
    }
    let (bar, off) = (EDGE + 6 * POINT + BAR / 2, inner + 2 * EDGE + BAR / 2);
    // Who was hit enters at the far end.
    pile(&mut plan, "bar1".into(), bar, high + 24, 1);
    pile(&mut plan, "bar2".into(), bar, low - 24, -1);
    pile(&mut plan, "off1".into(), off, low - 24, -1);
    pile(&mut plan, "off2".into(), off, high + 24, 1);
    plan
}

fn pile(plan: &mut Plan, name: String, x: i32, y: i32, up: i32) {
    plan.spots.push(Spot { name, x, y, radius: 18, pile: up * 37, class: "tap", ..Spot::default() });
}
