/// One of the eight directions; north is towards the higher rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

use Direction::*;

impl Direction {
    /// All eight, clockwise.
    pub const ALL: [Self; 8] = [North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest];
    /// Along rows and columns.
    pub const STRAIGHT: [Self; 4] = [North, East, South, West];

    /// One step as columns to the east and rows to the north.
    #[inline]
    pub const fn offset(self) -> (isize, isize) {
        match self {
            North => (0, 1),
            NorthEast => (1, 1),
            East => (1, 0),
            SouthEast => (1, -1),
            South => (0, -1),
            SouthWest => (-1, -1),
            West => (-1, 0),
            NorthWest => (-1, 1),
        }
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            North => South,
            NorthEast => SouthWest,
            East => West,
            SouthEast => NorthWest,
            South => North,
            SouthWest => NorthEast,
            West => East,
            NorthWest => SouthEast,
        }
    }
}
