use super::balls::Balls;
use super::colour::Colour;
use super::set::Set;
use super::size::Size;
use crate::game::Outcome;

impl<S: Size> Balls<S> {
    /// How many balls of a colour are in sight on each level, the apex first.
    pub fn visible_by_level(&self, colour: Colour) -> Vec<usize> {
        let visible = self.of(colour) & self.visible();
        (0..S::N).rev().map(|level| (visible & Set::level(level)).len()).collect()
    }

    /// White against Black: on the highest level where the numbers of visible balls differ the
    /// greater one wins.
    pub fn compare_levels(&self, end: &'static str) -> Outcome {
        let counts = [Colour::White, Colour::Black].map(|colour| self.visible_by_level(colour));
        Outcome::ranked(Outcome::rank_by(&counts), end)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Pyramid, Set};

    #[test]
    fn the_highest_level_that_differs_decides() {
        let level_0 = Set::HOLES.minus(Set::points("a1"));
        let board = |white, black| Pyramid::with(white, level_0.plus(black), Set::EMPTY);
        let ranks = |board: Pyramid| board.compare_levels("end").ranks;
        assert_eq!(ranks(board(Set::points("a1 e1"), Set::EMPTY)), [1, 2]);
        assert_eq!(ranks(board(Set::points("a1 e1"), Set::points("e2"))), [2, 1]);
    }

    #[test]
    fn hidden_balls_do_not_count() {
        let board = Pyramid::with(Set::points("a1 b1 b2"), Set::points("c1 d1"), Set::points("e1 e2 f1 f2 h1"));
        assert_eq!(board.compare_levels("end").ranks, [1, 1]);
    }
}
