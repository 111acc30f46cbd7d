use super::plan::Plan;
use crate::game::{Piece, Shape};

const POINT: i32 = 40;
const HALF: i32 = 210;
const EDGE: i32 = 20;
const BAR: i32 = 48;
/// Between one checker of a pile and the next.
const CHECKER: i32 = 37;
/// The place of the cube at its owner's end of the tray; the checkers borne off lie closer to leave it room.
const CUBE: i32 = 48;
const CLOSE: i32 = 26;

/// Point 1 at the bottom right, 24 above it, as the first seat sees the tables.
pub(super) fn plan(pieces: &[Piece]) -> Plan {
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
        pile(&mut plan, number, (left + POINT / 2, base + up * 19), up * CHECKER);
    }
    let (bar, off) = (EDGE + 6 * POINT + BAR / 2, inner + 2 * EDGE + BAR / 2);
    // Who was hit enters at the far end.
    pile(&mut plan, "bar1", (bar, high + 24), CHECKER);
    pile(&mut plan, "bar2", (bar, low - 24), -CHECKER);
    let has_cube = pieces.iter().any(|piece| piece.shape == Shape::Cube);
    let (room, apart) = if has_cube { (CUBE, CLOSE) } else { (0, CHECKER) };
    pile(&mut plan, "off1", (off, low - 24 - room), -apart);
    pile(&mut plan, "off2", (off, high + 24 + room), apart);
    if has_cube {
        let middle = high + height / 2;
        for (name, y) in [("cube1", low - CUBE / 2), ("cube", middle), ("cube2", high + CUBE / 2)] {
            plan.spot(name, (off, y), CUBE / 2, "tap");
        }
        plan.spot("offer", (EDGE + 9 * POINT + BAR, middle), CUBE / 2, "tap");
    }
    plan
}

fn pile(plan: &mut Plan, name: impl ToString, place: (i32, i32), pile: i32) {
    plan.spot(name, place, 18, "tap");
    if let Some(spot) = plan.spots.last_mut() {
        spot.pile = pile;
    }
}
