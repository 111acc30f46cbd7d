use super::plan::Plan;

const STEP: i32 = 60;
const EDGE: i32 = 36;
const SIDE: i32 = 5 * STEP;

/// The ring as a square with 1, 6, 11 and 16 at its corners, the crossings its diagonals.
pub(super) fn plan() -> Plan {
    let size = SIDE + 2 * EDGE;
    let (low, high) = (EDGE + SIDE, EDGE);
    let mut plan = Plan::new(size, size);
    plan.ground.rect("base", (8, 8), (size - 16, size - 16), 8);
    plan.ground.rect("way", (high, high), (SIDE, SIDE), 0);
    plan.ground.line("way", (high, high), (low, low));
    plan.ground.line("way", (high, low), (low, high));
    for station in 0..20 {
        let along = station % 5 * STEP;
        let place = match station / 5 {
            0 => (high, low - along),
            1 => (high + along, high),
            2 => (low, high + along),
            _ => (low - along, low),
        };
        station_at(&mut plan, &(station + 1).to_string(), place);
    }
    // From 6 to 16, and from 11 to 1, a sixth of the way at a time.
    for (at, (first, second)) in [("A", "R"), ("B", "S"), ("X", ""), ("C", "T"), ("D", "U")].iter().enumerate() {
        let along = (at as i32 + 1) * SIDE / 6;
        station_at(&mut plan, first, (high + along, high + along));
        if !second.is_empty() {
            station_at(&mut plan, second, (low - along, high + along));
        }
    }
    plan
}

fn station_at(plan: &mut Plan, name: &str, place: (i32, i32)) {
    plan.written_spot(name, place, 18, "step", name);
}
