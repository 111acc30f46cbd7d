//! The straight lines of the 4×4 pyramid, as lookup tables.

#![allow(clippy::indexing_slicing, reason = "tables are filled at compile time, where a wrong index does not build")]

use super::{Point, Set};

/// Every full flat line: 10 of four balls, 8 of three, 6 of two.
pub const FULL_LINES: [Set; 24] = full_lines();

/// Every three successive points of a row, a column or a slanted line.
pub const TOUCHING_THREES: [Set; 42] = touching();

/// Every four successive points of a row, a column or a slanted line.
pub const TOUCHING_FOURS: [Set; 12] = touching();

/// Four successive places of a diagonal seen from above, each place the points that have their
/// centre there.
pub const TOP_VIEW_DIAGONALS: [[Set; 4]; 16] = top_view_diagonals();

const fn bit(level: usize, x: usize, y: usize) -> u64 {
    1 << (16 * level + 4 * x + y)
}

const fn full_lines() -> [Set; 24] {
    let mut lines = [Set::EMPTY; 24];
    let mut count = 0;
    let mut level = 0;
    while level < 3 {
        let side = 4 - level;
        let (mut rise, mut fall) = (0, 0);
        let mut i = 0;
        while i < side {
            rise |= bit(level, i, i);
            fall |= bit(level, i, side - 1 - i);
            let (mut row, mut column) = (0, 0);
            let mut j = 0;
            while j < side {
                row |= bit(level, j, i);
                column |= bit(level, i, j);
                j += 1;
            }
            lines[count] = Set::from_bits(row);
            lines[count + 1] = Set::from_bits(column);
            count += 2;
            i += 1;
        }
        lines[count] = Set::from_bits(rise);
        lines[count + 1] = Set::from_bits(fall);
        count += 2;
        level += 1;
    }
    assert!(count == 24);
    lines
}

/// Lines of three on 42 places or of four on 12: the number tells the length.
const fn touching<const COUNT: usize>() -> [Set; COUNT] {
    let length = if COUNT == 42 { 3 } else { 4 };
    // North, east, and the four ways up.
    let steps: [(usize, isize, isize); 6] = [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, -1, 0), (1, 0, -1), (1, -1, -1)];
    let mut lines = [Set::EMPTY; COUNT];
    let mut count = 0;
    let mut start = 0;
    while start < 64 {
        let (level, x, y) = (start / 16, start / 4 % 4, start % 4);
        let mut s = 0;
        while s < 6 && x < 4 - level && y < 4 - level {
            let (up, east, north) = steps[s];
            let (mut l, mut u, mut v) = (level, x as isize, y as isize);
            let mut line = 0;
            let mut k = 0;
            while k < length {
                let side = 4 - l as isize;
                if side < 1 || u < 0 || v < 0 || u >= side || v >= side {
                    break;
                }
                line |= bit(l, u as usize, v as usize);
                l += up;
                u += east;
                v += north;
                k += 1;
            }
            if k == length {
                lines[count] = Set::from_bits(line);
                count += 1;
            }
            s += 1;
        }
        start += 1;
    }
    assert!(count == COUNT);
    lines
}

/// The points whose centre, in half holes, is at (x, y).
const fn place(x: usize, y: usize) -> u64 {
    let mut points = 0;
    let mut level = 0;
    while level < 4 {
        let side = 4 - level;
        if x >= level && y >= level && (x - level).is_multiple_of(2) && (y - level).is_multiple_of(2) {
            let (u, v) = ((x - level) / 2, (y - level) / 2);
            if u < side && v < side {
                points |= bit(level, u, v);
            }
        }
        level += 1;
    }
    points
}

const fn top_view_diagonals() -> [[Set; 4]; 16] {
    let mut lines = [[Set::EMPTY; 4]; 16];
    let mut count = 0;
    let mut start = 0;
    while start < 98 {
        let (x, y, rising) = (start / 14, start / 2 % 7, start % 2 == 0);
        let mut places = [Set::EMPTY; 4];
        let mut k = 0;
        while k < 4 {
            if !rising && y < k {
                break;
            }
            let points = place(x + k, if rising { y + k } else { y - k });
            if points == 0 {
                break;
            }
            places[k] = Set::from_bits(points);
            k += 1;
        }
        if k == 4 {
            lines[count] = places;
            count += 1;
        }
        start += 1;
    }
    assert!(count == 16);
    lines
}

/// How many lines pass through a point at most, and the lines through each point, filled up with
/// lines that no ball can complete.
const THROUGH: [[Set; 4]; 64] = {
    let mut through = [[Set::from_bits(u64::MAX); 4]; 64];
    let mut point = 0;
    while point < 64 {
        let mut count = 0;
        let mut line = 0;
        while line < 24 {
            if FULL_LINES[line].bits() >> point & 1 == 1 {
                through[point][count] = FULL_LINES[line];
                count += 1;
            }
            line += 1;
        }
        point += 1;
    }
    through
};

/// The points of all full flat lines that fit.
pub fn lines_where(fits: impl Fn(Set) -> bool) -> Set {
    FULL_LINES.iter().filter(|line| fits(**line)).fold(Set::EMPTY, |all, line| all | *line)
}

/// Whether `balls` holds a full flat line that passes through the point.
#[inline]
pub fn full_lines_through(balls: Set, point: Point) -> bool {
    THROUGH.get(point.index()).is_some_and(|lines| lines.iter().any(|line| balls.bits() & line.bits() == line.bits()))
}
