use std::fmt::Debug;
use std::marker::PhantomData;

use super::pool::Pool;
use super::{OFF, Points, Side};

/// What one table game does differently from another.
pub trait Rules: Copy + Debug + Send + Sync + 'static {
    /// Whether a single opposing checker is hit; otherwise it closes its point.
    const HITS: bool;

    /// The other side's name for a point of the board.
    fn across(point: u8) -> u8;

    /// A set of the other side's points in one's own count.
    fn seen(points: Points) -> Points;

    /// The points from which checkers may move at all.
    fn movable(own: &Side) -> Points;

    /// Those of `starts` from which a step with this die leaves the mover as it may stand.
    #[inline]
    fn standing(_own: &Side, _die: u8, starts: Points) -> Points {
        starts
    }
}

/// The board as the seat that plays sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mover<R> {
    pub(super) own: Side,
    /// Points that may not be landed on.
    closed: Points,
    /// Points where a checker waits to be hit.
    pub(super) blots: Points,
    rules: PhantomData<R>,
}

impl<R: Rules> Mover<R> {
    pub(super) fn new(own: Side, other: &Side) -> Self {
        let (any, pairs) = (R::seen(other.any()), R::seen(other.pairs()));
        let (closed, blots) = if R::HITS { (pairs, any.without(pairs)) } else { (any, Points::NONE) };
        Self { own, closed, blots, rules: PhantomData }
    }

    /// Whether opposing checkers keep this point.
    pub(super) const fn is_closed(&self, point: u8) -> bool {
        self.closed.has(point)
    }

    /// The points from which a step with this die is legal.
    #[inline]
    pub(super) fn starts(&self, die: u8) -> Points {
        let movable = R::movable(&self.own);
        let landings = Points(movable.0 >> die).and(Points::BOARD).without(self.closed);
        let mut starts = Points(landings.0 << die);
        if self.own.is_home() {
            starts = starts.or(movable.and(Points::at(die)));
            if let Some(farthest) = movable.farthest().filter(|farthest| *farthest < die) {
                starts = starts.or(Points::at(farthest));
            }
        }
        R::standing(&self.own, die, starts)
    }

    /// The board after a step.
    #[inline]
    pub(super) fn step(mut self, from: u8, die: u8) -> Self {
        let to = from.saturating_sub(die);
        self.own.shift(from, to);
        if R::HITS && to != OFF {
            self.blots = self.blots.without(Points::at(to));
        }
        self
    }

    /// The most dice that can be played.
    pub(super) fn most(&self, pool: Pool) -> usize {
        let mut most = 0;
        for (die, rest) in pool.takes() {
            for from in self.starts(die).iter() {
                most = most.max(1 + self.step(from, die).most(rest));
                if most == pool.left() {
                    return most;
                }
            }
        }
        most
    }
}
