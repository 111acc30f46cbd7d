//! The pyramid from above: higher balls are drawn smaller, so that lower ones show around them.

use crate::game::Piece;

use super::plan::{Plan, Spot};

const CELL: i32 = 44;
const EDGE: i32 = 20;
/// Beyond this the letters run out.
const MOST: i32 = 6;

pub(super) fn plan(side: u8, pieces: &[Piece], marked: impl Fn(&str) -> bool) -> Plan {
    let side = i32::from(side).min(MOST);
    let size = side * CELL + 2 * EDGE;
    let mut plan = Plan::new(size, size);
    plan.ground.rect("base", (EDGE - 4, EDGE - 4), (side * CELL + 8, side * CELL + 8), 8);
    let shrink = if side > 4 { 2 } else { 3 };
    let mut first = b'a';
    // Where balls lie, one level down.
    let mut below: Vec<(i32, i32)> = Vec::new();
    let mut highest = 0;
    for level in 0..side {
        let width = side - level;
        let mut filled = Vec::new();
        for (x, letter) in (0..width).zip(first..) {
            for y in 0..width {
                let name = format!("{}{}", char::from(letter), y + 1);
                let taken = pieces.iter().any(|piece| piece.at == name);
                let rests = level == 0
                    || [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].iter().all(|point| below.contains(point));
                if taken {
                    filled.push((x, y));
                    highest = level;
                }
                // A point in the air is nothing to look at or to tap, unless a ball just left it.
                if taken || rests || marked(&name) {
                    plan.spots.push(Spot {
                        name,
                        x: EDGE + CELL / 2 + x * CELL + level * CELL / 2,
                        y: size - EDGE - CELL / 2 - y * CELL - level * CELL / 2,
                        radius: CELL / 2 - 1 - shrink * level,
                        class: if level == 0 { "hole" } else { "rest" },
                        depth: level as usize,
                        ..Spot::default()
                    });
                }
            }
            // The two lowest levels have an edge each, the columns of the others lie between.
            let middle = EDGE + CELL / 2 + x * CELL + level * CELL / 2;
            let letter = char::from(letter).to_string();
            match level {
                0 => plan.edge.text("at", middle, size - 3, &letter),
                1 => plan.edge.text("at", middle, EDGE - 8, &letter),
                _ => {}
            }
        }
        for y in 0..width {
            let middle = size - EDGE - CELL / 2 - y * CELL - level * CELL / 2 + 4;
            match level {
                0 => plan.edge.text("at", 7, middle, &(y + 1).to_string()),
                1 => plan.edge.text("at", size - 7, middle, &(y + 1).to_string()),
                _ => {}
            }
        }
        first += width as u8;
        below = filled;
    }
    for spot in &mut plan.spots {
        spot.depth = (highest as usize).saturating_sub(spot.depth);
        if spot.class == "rest" && pieces.iter().all(|piece| piece.at != spot.name) {
            spot.radius /= 2;
        }
    }
    plan
}
