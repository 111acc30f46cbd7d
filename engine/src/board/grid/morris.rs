//! The board of nine men's morris: 24 points on three nested squares.

use super::Table;

/// A point of the board.
pub type Point = super::Square<7>;
/// Some points of the board.
pub type Set = super::Set<u64, 7>;

/// The sixteen lines.
pub const LINES: [Set; 16] = [
    Set::squares("a1 d1 g1"),
    Set::squares("b2 d2 f2"),
    Set::squares("c3 d3 e3"),
    Set::squares("a4 b4 c4"),
    Set::squares("e4 f4 g4"),
    Set::squares("c5 d5 e5"),
    Set::squares("b6 d6 f6"),
    Set::squares("a7 d7 g7"),
    Set::squares("a1 a4 a7"),
    Set::squares("b2 b4 b6"),
    Set::squares("c3 c4 c5"),
    Set::squares("d1 d2 d3"),
    Set::squares("d5 d6 d7"),
    Set::squares("e3 e4 e5"),
    Set::squares("f2 f4 f6"),
    Set::squares("g1 g4 g7"),
];

/// The lines of a point, and the points next to it in them.
#[derive(Debug, Clone, Copy)]
struct Place {
    lines: [Set; 2],
    neighbours: Set,
}

#[allow(clippy::indexing_slicing, reason = "runs at compile time")]
static PLACES: Table<Place, 7> = Table::new({
    let mut places = [Place { lines: [Set::squares(""); 2], neighbours: Set::squares("") }; 81];
    let mut at = 0;
    while at < 16 * 49 {
        let (line, point) = (LINES[at % 16].bits(), at / 16);
        if line & (1 << point) != 0 {
            let ends = (1 << line.trailing_zeros()) | (1 << (63 - line.leading_zeros()));
            let next = if ends & (1 << point) == 0 { ends } else { line & !ends };
            let place = &mut places[point];
            place.lines[if place.neighbours.bits() == 0 { 0 } else { 1 }] = LINES[at % 16];
            place.neighbours = Set::from_bits(place.neighbours.bits() | next);
        }
        at += 1;
    }
    places
});

/// All 24 points.
pub const POINTS: Set = Set::squares("a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 a7 d7 g7");

/// The points next to a point in its lines.
#[inline]
pub fn neighbours(point: Point) -> Set {
    PLACES[point].neighbours
}

/// The lines through a point that these men fill.
#[inline]
pub fn mills(men: Set, point: Point) -> usize {
    PLACES[point].lines.iter().filter(|line| men.covers(**line)).count()
}

/// The men that stand in a mill.
pub fn in_mills(men: Set) -> Set {
    LINES.iter().filter(|line| men.covers(**line)).fold(Set::empty(), |all, line| all | *line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    #[test]
    fn neighbours_stand_next_to_each_other_in_a_line() {
        assert_eq!(LINES.iter().fold(Set::empty(), |all, line| all | *line), POINTS);
        assert_eq!(POINTS.len(), 24);
        assert_eq!(POINTS.iter().map(|at| neighbours(at).len()).sum::<usize>(), 2 * 32);
        assert_eq!(neighbours(point("a1")), Set::squares("d1 a4"));
        assert_eq!(neighbours(point("c4")), Set::squares("b4 c3 c5"));
        assert_eq!(neighbours(point("d2")), Set::squares("b2 f2 d1 d3"));
    }
}
