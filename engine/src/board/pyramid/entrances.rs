//! Which pushes are possible, for a whole pyramid at once.

use super::balls::Balls;
use super::push::Direction;
use super::set::Set;
use super::size::Size;

impl Direction {
    /// The points one step that way from these.
    #[inline]
    pub fn shift<S: Size>(self, points: Set<S>) -> Set<S> {
        match self {
            Self::North => points.north(),
            Self::East => points.east(),
            Self::South => points.south(),
            Self::West => points.west(),
        }
    }

    /// The points where something that moves this way comes in: those with none behind them.
    #[inline]
    pub fn entrance<S: Size>(self) -> Set<S> {
        Set::all() - self.shift(Set::all())
    }
}

impl<S: Size> Balls<S> {
    /// The balls above level 0 from which [`push`](Balls::push) that way succeeds.
    pub fn pushable(&self, direction: Direction) -> Set<S> {
        let (empty, playable, free) = (self.empty(), self.playable(), self.free());
        // A ball comes to rest on a platform, or drops into the only gap under its next place.
        let drops = (empty & playable.riders()) - empty.resting_on(2);
        let mut found = Set::empty();
        let mut next = (playable - Set::holes()) | drops;
        loop {
            next = direction.opposite().shift(next) & free;
            if next.is_empty() {
                return found;
            }
            found |= next;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Colour, Direction, Point, Pyramid, Set};
    use crate::chance::Chance;

    #[test]
    fn pushable_agrees_with_push() {
        let mut chance = Chance::seeded(3);
        for size in (0..30).cycle().take(3000) {
            let mut board = Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY);
            for _ in 0..size {
                let point = if chance.one_in(3) { board.free() } else { board.playable() }.pick(&mut chance);
                let Some(point) = point else { continue };
                if board.take(point).is_none() {
                    board.place(Colour::Black, point);
                }
            }
            for direction in Direction::ALL {
                let above = Set::ALL - Set::HOLES;
                let pushed = |point: &Point| board.push(*point, direction).is_ok();
                assert_eq!(board.pushable(direction), above.iter().filter(pushed).collect(), "{board:?} {direction}");
            }
        }
    }

    #[test]
    fn a_ball_that_goes_east_comes_in_from_the_west() {
        assert_eq!(Direction::East.entrance(), Set::points("a1 a2 a3 a4 e1 e2 e3 h1 h2 j1"));
        assert_eq!(Direction::South.entrance(), Set::points("a4 b4 c4 d4 e3 f3 g3 h2 i2 j1"));
    }
}
