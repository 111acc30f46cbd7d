//! The climbing board: 112 squares, joined side by side and one above the other.

#![allow(clippy::indexing_slicing, reason = "tables are built at compile time; a square is always one of the 112")]

use std::fmt;

use crate::game::{Notation, Pen, Scan};

const ROWS: [&[u8]; 14] = [
    b"abcdefghijklmnopq",
    b"aeimq",
    b"abcdefghijklmnopq",
    b"cgko",
    b"cdefghijklmno",
    b"em",
    b"efghijklm",
    b"gk",
    b"ghijk",
    b"i",
    b"abcdefghijklmnopq",
    b"aq",
    b"abcdefghijklmnopq",
    b"i",
];
const COUNT: usize = 112;
const OFF: u8 = u8::MAX;

/// The square of each column and row, or [`OFF`].
const GRID: [[u8; 17]; 14] = {
    let mut grid = [[OFF; 17]; 14];
    let (mut row, mut next) = (0, 0);
    while row < 14 {
        let mut at = 0;
        while at < ROWS[row].len() {
            grid[row][(ROWS[row][at] - b'a') as usize] = next;
            next += 1;
            at += 1;
        }
        row += 1;
    }
    assert!(next as usize == COUNT);
    grid
};

/// Column and row of each square, both from 0.
const PLACES: [(u8, u8); COUNT] = {
    let mut places = [(0, 0); COUNT];
    let mut row = 0;
    while row < 14 {
        let mut column = 0;
        while column < 17 {
            if GRID[row][column] != OFF {
                places[GRID[row][column] as usize] = (column as u8, row as u8);
            }
            column += 1;
        }
        row += 1;
    }
    places
};

static NEIGHBOURS: [Squares; COUNT] = {
    let mut neighbours = [Squares::NONE; COUNT];
    let mut square = 0;
    while square < COUNT {
        let (column, row) = (PLACES[square].0 as usize, PLACES[square].1 as usize);
        let mut set = 0;
        if column > 0 && GRID[row][column - 1] != OFF {
            set |= 1 << GRID[row][column - 1];
        }
        if column < 16 && GRID[row][column + 1] != OFF {
            set |= 1 << GRID[row][column + 1];
        }
        if row > 0 && GRID[row - 1][column] != OFF {
            set |= 1 << GRID[row - 1][column];
        }
        if row < 13 && GRID[row + 1][column] != OFF {
            set |= 1 << GRID[row + 1][column];
        }
        neighbours[square] = Squares(set);
        square += 1;
    }
    neighbours
};

/// Steps from each square to the goal where no barricade stands.
static DISTANCES: [u8; COUNT] = {
    let mut distances = [OFF; COUNT];
    let mut front: u128 = 1 << Square::GOAL.0;
    let (mut seen, mut steps) = (0u128, 0);
    while front != 0 {
        seen |= front;
        let mut next = 0;
        while front != 0 {
            let square = front.trailing_zeros() as usize;
            front &= front - 1;
            distances[square] = steps;
            next |= NEIGHBOURS[square].0;
        }
        front = next & !seen;
        steps += 1;
    }
    distances
};

/// One of the 112 squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square(u8);

impl Square {
    /// i14.
    pub const GOAL: Self = Self(COUNT as u8 - 1);

    /// The square before house 1 to 4.
    pub const fn door(house: u8) -> Self {
        Self(house * 4 - 2)
    }

    /// Reads a square off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        scan.attempt(|scan| {
            let column = scan.char(|c| ('a'..='q').contains(&c).then(|| c as usize - 'a' as usize))?;
            let row = scan.number(14)?.checked_sub(1)?;
            let square = GRID[row as usize][column];
            (square != OFF).then_some(Self(square))
        })
    }

    /// Steps to the goal on an empty board.
    pub fn distance(self) -> u8 {
        DISTANCES[self.0 as usize]
    }

    /// Where a walk of `steps` may end that leaves this square other than by `back`, each step but
    /// the last on squares without barricade, none straight back.
    pub fn walk(self, steps: u8, back: Squares, barricades: Squares) -> Squares {
        let next = NEIGHBOURS[self.0 as usize].minus(back);
        if steps <= 1 {
            return next;
        }
        let onward = next.minus(barricades).iter();
        onward.fold(Squares::NONE, |ends, square| ends.or(square.walk(steps - 1, self.into(), barricades)))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = PLACES[self.0 as usize];
        write!(f, "{}{}", (b'a' + column) as char, row + 1)
    }
}

impl Notation for Square {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.spot(self);
    }
}

/// A set of squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// Row 1.
    pub const BOTTOM: Self = Self((1 << 17) - 1);
    /// Where a barricade may stand: neither row 1 nor the goal.
    pub const OPEN: Self = Self((1 << Square::GOAL.0) - 1).minus(Self::BOTTOM);

    /// Whether the square is among them.
    pub fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These without those.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// These with one more.
    pub fn with(self, square: Square) -> Self {
        self.or(square.into())
    }

    /// These with one less.
    pub fn without(self, square: Square) -> Self {
        self.minus(square.into())
    }

    /// In the order of the rows.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| Square(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            square
        })
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        Self(1 << square.0)
    }
}

crate::shown_as_written!(Square);

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        let mut scan = Scan::new(name);
        Square::scan(&mut scan).filter(|_| scan.is_done()).expect("a square")
    }

    fn names(squares: Squares) -> String {
        squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_doors_are_under_the_board() {
        let doors: Vec<_> = (1..=4).map(|house| Square::door(house).to_string()).collect();
        assert_eq!(doors, ["c1", "g1", "k1", "o1"]);
        assert_eq!(square("i14"), Square::GOAL);
    }

    #[test]
    fn squares_are_joined_side_by_side_and_one_above_the_other() {
        assert_eq!(names(NEIGHBOURS[square("i13").0 as usize]), "h13 j13 i14");
        assert_eq!(names(NEIGHBOURS[square("a2").0 as usize]), "a1 a3");
        assert_eq!(names(NEIGHBOURS[square("e5").0 as usize]), "d5 f5 e6");
        assert_eq!(names(NEIGHBOURS[square("i11").0 as usize]), "i10 h11 j11");
    }

    #[test]
    fn the_way_to_the_goal_is_measured() {
        // i11 to a11 or q11 takes 8, row 13 is 2 up, 8 back to i13, and one more.
        assert_eq!(square("i11").distance(), 19);
        assert_eq!(Square::GOAL.distance(), 0);
    }
}
