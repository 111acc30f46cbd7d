use super::balls::Balls;
use super::point::Point;
use super::push::{Direction, Push};
use super::set::Set;
use super::size::Size;
use crate::text;
use crate::text::Text;

impl<S: Size> Balls<S> {
    /// Where a ball can enter that way from outside: [`require_entry`](Self::require_entry) for all
    /// points at once.
    #[inline]
    pub fn entries(&self, direction: Direction) -> Set<S> {
        let (playable, gaps) = (self.playable(), self.empty());
        let falls = (gaps.resting_on(1) - gaps.resting_on(2)) & playable.riders();
        let pushable = self.free() - Set::holes();
        let behind = |points| direction.opposite().shift(points);
        let mut trains = behind(playable | falls) & pushable;
        let mut open = !direction.shift(Set::all());
        for _ in 2..S::N {
            trains |= behind(trains) & pushable;
            open |= direction.shift(open & playable);
        }
        trains & open
    }

    /// Checks an entry: the ball comes in from the edge over playable points only, and pushes the
    /// ball on `point`, which is above the board level, and the run behind it one step on.
    pub fn require_entry(&self, point: Point<S>, direction: Direction) -> Result<Push<S>, Text> {
        if point.level() == 0 {
            return Err(text!("board-nothing-pushed-board-level-no", point));
        }
        self.require_ball(point)?;
        match (Self::approach(point, direction) - self.playable()).first() {
            None => self.push(point, direction),
            Some(at) => Err(text!("board-ball-cannot-come-over-which", at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Colour, Direction, Pyramid, Set};
    use crate::chance::Chance;

    #[test]
    fn all_points_at_once_agree_with_each_by_itself() {
        let mut chance = Chance::seeded(5);
        for _ in 0..300 {
            let mut board = Pyramid::new();
            for _ in 0..8 + chance.below(21) {
                let point = board.playable().pick(&mut chance).unwrap();
                board.place(Colour::White, point);
            }
            for direction in Direction::ALL {
                let each = Set::ALL.iter().filter(|point| board.require_entry(*point, direction).is_ok()).collect();
                assert_eq!(board.entries(direction), each, "{direction} in {board:?}");
            }
        }
    }
}
