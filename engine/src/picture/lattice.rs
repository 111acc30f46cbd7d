use crate::board::pyramid::Direction;

/// The points of a pyramid with that many holes per side: level, column and row, each from 0.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lattice(pub(super) i32);

/// A point of a pyramid.
pub(super) type Point = (i32, i32, i32);

impl Lattice {
    /// The point of that name.
    pub(super) fn point(self, name: &str) -> Option<Point> {
        let (letter, row) = (name.bytes().next()?, name.get(1..)?.parse::<i32>().ok()?);
        let mut column = i32::from(letter) - i32::from(b'a');
        for level in 0..self.0 {
            let width = self.0 - level;
            if column < width {
                return (column >= 0 && (1..=width).contains(&row)).then_some((level, column, row - 1));
            }
            column -= width;
        }
        None
    }

    /// The name of a point, if the pyramid has it.
    pub(super) fn name(self, (level, column, row): Point) -> Option<String> {
        let width = self.0 - level;
        let inside = (0..self.0).contains(&level) && (0..width).contains(&column) && (0..width).contains(&row);
        let before: i32 = (0..level).map(|level| self.0 - level).sum();
        let letter = u8::try_from(i32::from(b'a') + before + column).ok()?;
        inside.then(|| format!("{}{}", char::from(letter), row + 1))
    }

    /// The names of the points that rest on a point.
    pub(super) fn riders(self, name: &str) -> Vec<String> {
        let Some((level, column, row)) = self.point(name) else { return Vec::new() };
        let above = [(0, 0), (-1, 0), (0, -1), (-1, -1)];
        above.iter().filter_map(|(across, up)| self.name((level + 1, column + across, row + up))).collect()
    }

    /// The neighbour of a point that way, on its level.
    pub(super) fn beside(self, name: &str, way: Direction) -> Option<String> {
        let (level, column, row) = self.point(name)?;
        let (across, up) = match way {
            Direction::North => (0, 1),
            Direction::South => (0, -1),
            Direction::East => (1, 0),
            Direction::West => (-1, 0),
        };
        self.name((level, column + across, row + up))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_notation() {
        let four = Lattice(4);
        assert_eq!(four.point("a1"), Some((0, 0, 0)));
        assert_eq!(four.point("e3"), Some((1, 0, 2)));
        assert_eq!(four.point("j1"), Some((3, 0, 0)));
        assert_eq!([four.point("e4"), four.point("k1"), four.point("")], [None; 3]);
        assert_eq!(four.name((2, 1, 1)).as_deref(), Some("i2"));
        assert_eq!(four.riders("b2"), ["f2", "e2", "f1", "e1"]);
        assert_eq!(four.riders("a1"), ["e1"]);
        assert_eq!(four.beside("e1", Direction::North).as_deref(), Some("e2"));
        assert_eq!(four.beside("e1", Direction::South), None);
    }
}
