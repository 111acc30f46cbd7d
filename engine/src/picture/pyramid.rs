//! The pyramid from above: higher balls are drawn smaller, so that lower ones show around them.

use super::lattice::Lattice;
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
                // A point without support is neither drawn nor tappable, unless a ball just left it.
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
                0 => plan.label(middle, size - 3, &letter),
                1 => plan.label(middle, EDGE - 8, &letter),
                _ => {}
            }
        }
        for y in 0..width {
            let middle = size - EDGE - CELL / 2 - y * CELL - level * CELL / 2 + 4;
            match level {
                0 => plan.label(7, middle, &(y + 1).to_string()),
                1 => plan.label(size - 7, middle, &(y + 1).to_string()),
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

/// Level by level, side by side from the lowest to the highest, each with its own letters and numbers; the levels of a
/// large pyramid in rows as long as its lowest two.
pub(super) fn levels(side: u8, flip: bool) -> Plan {
    let side = i32::from(side).min(MOST);
    let cell = if side > 4 { 34 } else { CELL };
    let gap = EDGE + 8;
    let longest = if side > 4 { EDGE + (2 * side - 1) * cell + 2 * gap } else { i32::MAX };
    let mut plan = Plan::default();
    let (mut left, mut low) = (EDGE, EDGE + side * cell);
    for level in 0..side {
        let width = side - level;
        if left > EDGE && left + width * cell > longest {
            (left, low) = (EDGE, low + width * cell + 2 * EDGE);
        }
        plan.ground.rect("base", (left - 4, low - width * cell - 4), (width * cell + 8, width * cell + 8), 8);
        let place = |at: i32| if flip { width - 1 - at } else { at };
        for column in 0..width {
            let x = left + cell / 2 + place(column) * cell;
            for row in 0..width {
                let y = low - cell / 2 - place(row) * cell;
                if let Some(name) = Lattice(side).name((level, column, row)) {
                    if row == 0 {
                        plan.label(x, low + EDGE - 3, name.trim_end_matches('1'));
                    }
                    if column == 0 {
                        plan.label(left - 12, y + 4, &(row + 1).to_string());
                    }
                    plan.spot(name, (x, y), cell / 2 - 2, "hole");
                }
            }
        }
        left += width * cell + gap;
        plan.width = plan.width.max(left - gap + EDGE);
    }
    plan.height = low + EDGE;
    plan
}
