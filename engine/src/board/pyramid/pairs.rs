//! Two points filled one after the other in one turn: which two there are, and which of them touch.

use super::balls::Balls;
use super::point::Point;
use super::set::Set;
use super::size::Size;
use crate::chance::Chance;

/// How the second point of a touching pair lies from the first.
#[derive(Debug, Clone, Copy)]
enum Way {
    East,
    North,
    /// On top of it, whose centre is to the north-east; likewise the other three.
    UpNorthEast,
    UpNorthWest,
    UpSouthEast,
    UpSouthWest,
}

impl Way {
    const BESIDE: [Self; 2] = [Self::East, Self::North];
    const ON_TOP: [Self; 4] = [Self::UpNorthEast, Self::UpNorthWest, Self::UpSouthEast, Self::UpSouthWest];

    /// The second points of these first ones.
    #[inline]
    fn ahead<S: Size>(self, firsts: Set<S>) -> Set<S> {
        match self {
            Self::East => firsts.east(),
            Self::North => firsts.north(),
            Self::UpNorthEast => firsts.raised(),
            Self::UpNorthWest => firsts.west().raised(),
            Self::UpSouthEast => firsts.south().raised(),
            Self::UpSouthWest => firsts.south().west().raised(),
        }
    }

    /// The first points of these second ones.
    #[inline]
    fn back<S: Size>(self, seconds: Set<S>) -> Set<S> {
        match self {
            Self::East => seconds.west(),
            Self::North => seconds.south(),
            Self::UpNorthEast => seconds.lowered(),
            Self::UpNorthWest => seconds.lowered().east(),
            Self::UpSouthEast => seconds.lowered().north(),
            Self::UpSouthWest => seconds.lowered().north().east(),
        }
    }
}

/// Touching pairs of points that can be filled one after the other, each pair once: those side by
/// side, and those where the second rests on the first.
#[derive(Debug, Clone, Copy)]
pub struct Pairs<S: Size> {
    beside: [Set<S>; 2],
    on_top: [Set<S>; 4],
}

impl<S: Size> Pairs<S> {
    fn ways(self) -> impl Iterator<Item = (Way, Set<S>)> {
        Way::BESIDE.into_iter().zip(self.beside).chain(self.stacked_ways())
    }

    fn stacked_ways(self) -> impl Iterator<Item = (Way, Set<S>)> {
        Way::ON_TOP.into_iter().zip(self.on_top)
    }

    fn points(ways: impl Iterator<Item = (Way, Set<S>)>) -> impl Iterator<Item = (Point<S>, Point<S>)> {
        ways.flat_map(|(way, firsts)| firsts.iter().zip(firsts.iter().filter_map(move |p| way.ahead(p.into()).first())))
    }

    fn filtered(self, keep: impl Fn(Way) -> Set<S>) -> Self {
        let ([e, n], [ne, nw, se, sw]) = (self.beside, self.on_top);
        Self {
            beside: [e & keep(Way::East), n & keep(Way::North)],
            on_top: [
                ne & keep(Way::UpNorthEast),
                nw & keep(Way::UpNorthWest),
                se & keep(Way::UpSouthEast),
                sw & keep(Way::UpSouthWest),
            ],
        }
    }

    /// The pairs of which both points are in the set.
    pub fn within(self, points: Set<S>) -> Self {
        self.filtered(|way| points & way.back(points))
    }

    /// The pairs of which at least one point is in the set.
    pub fn meeting(self, points: Set<S>) -> Self {
        self.filtered(|way| points | way.back(points))
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.ways().map(|(_, firsts)| firsts.len()).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.ways().all(|(_, firsts)| firsts.is_empty())
    }

    /// The pairs, each in an order in which it can be filled.
    pub fn iter(self) -> impl Iterator<Item = (Point<S>, Point<S>)> {
        Self::points(self.ways())
    }

    /// The pairs whose second point rests on the first.
    pub fn stacked(self) -> impl Iterator<Item = (Point<S>, Point<S>)> {
        Self::points(self.stacked_ways())
    }

    /// One of the pairs, each equally likely.
    #[inline]
    pub fn pick(self, chance: &mut Chance) -> Option<(Point<S>, Point<S>)> {
        let mut at = chance.below(self.len());
        for (way, firsts) in self.ways() {
            let count = firsts.len();
            if at < count {
                let first = firsts.iter().nth(at)?;
                return Some((first, way.ahead(first.into()).first()?));
            }
            at -= count;
        }
        None
    }
}

impl<S: Size> Balls<S> {
    /// The touching pairs of points that can be filled one after the other.
    #[inline]
    pub fn touching_pairs(&self) -> Pairs<S> {
        let (playable, occupied) = (self.playable(), self.occupied());
        // The points whose neighbour on that side holds a ball.
        let (north, south, east, west) = (occupied.south(), occupied.north(), occupied.west(), occupied.east());
        Pairs {
            beside: [playable & playable.west(), playable & playable.south()],
            on_top: [
                playable & north & east & north.west(),
                playable & north & west & north.east(),
                playable & south & east & south.west(),
                playable & south & west & south.east(),
            ],
        }
    }

    /// Whether there is a touching pair of points that can be filled one after the other.
    #[inline]
    pub fn has_touching_pair(&self) -> bool {
        let playable = self.playable();
        playable.meets(playable.east()) || playable.meets(playable.north()) || !self.touching_pairs().is_empty()
    }

    /// Any two points that can be filled one after the other, each pair once.
    pub fn successive_pairs(&self) -> impl Iterator<Item = (Point<S>, Point<S>)> {
        let playable = self.playable();
        let apart = playable.iter().flat_map(move |a| playable.iter().filter(move |b| a < *b).map(move |b| (a, b)));
        apart.chain(self.touching_pairs().stacked())
    }

    /// Some two points that can be filled one after the other, any of them possible.
    #[inline]
    pub fn pick_successive(&self, chance: &mut Chance) -> Option<(Point<S>, Point<S>)> {
        let first = self.playable().pick(chance)?;
        let occupied = self.occupied() | first;
        let second = (Set::holes() | occupied.platforms()) - occupied;
        Some((first, second.pick(chance)?))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{CHEQUER, Colour, Point, Pyramid, Set};
    use crate::chance::Chance;

    /// Plays at random, so that boards of every filling are seen.
    fn boards() -> impl Iterator<Item = Pyramid> {
        let mut chance = Chance::seeded(3);
        (0..200).flat_map(move |_| {
            let mut board = Pyramid::new();
            let mut fill = || {
                board.place(Colour::White, board.playable().pick(&mut chance)?);
                Some(board)
            };
            std::iter::from_fn(&mut fill).collect::<Vec<_>>()
        })
    }

    /// The definition: fill one point, then another.
    fn successive(board: &Pyramid, touching: bool) -> BTreeSet<BTreeSet<Point>> {
        let mut pairs = BTreeSet::new();
        for first in board.playable() {
            let mut after = *board;
            after.place(Colour::White, first);
            let seconds = after.playable().iter().filter(|second| !touching || first.contacts().contains(*second));
            pairs.extend(seconds.map(|second| BTreeSet::from([first, second])));
        }
        pairs
    }

    fn unordered(pairs: impl Iterator<Item = (Point, Point)>) -> BTreeSet<BTreeSet<Point>> {
        pairs.map(|(a, b)| BTreeSet::from([a, b])).collect()
    }

    #[test]
    fn the_pairs_are_those_of_the_definition_each_once() {
        for board in boards() {
            let touching = board.touching_pairs();
            assert_eq!(unordered(touching.iter()), successive(&board, true));
            assert_eq!(touching.iter().count(), touching.len());
            assert_eq!(touching.len(), unordered(touching.iter()).len());
            assert_eq!(board.has_touching_pair(), !touching.is_empty());
            assert_eq!(unordered(board.successive_pairs()), successive(&board, false));
            assert_eq!(board.successive_pairs().count(), successive(&board, false).len());
            assert!(touching.iter().all(|(first, _)| board.playable().contains(first)));
        }
    }

    #[test]
    fn pairs_can_be_limited_to_points() {
        let some = CHEQUER | Set::level(1);
        for board in boards() {
            let pairs = board.touching_pairs();
            let both = |pair: &(Point, Point)| some.contains(pair.0) && some.contains(pair.1);
            let either = |pair: &(Point, Point)| some.contains(pair.0) || some.contains(pair.1);
            assert_eq!(unordered(pairs.within(some).iter()), unordered(pairs.iter().filter(both)));
            assert_eq!(unordered(pairs.meeting(some).iter()), unordered(pairs.iter().filter(either)));
        }
    }

    #[test]
    fn every_pair_is_picked() {
        let mut chance = Chance::seeded(9);
        for board in boards().take(60) {
            let pairs = board.touching_pairs();
            let picked = (0..1000).filter_map(|_| pairs.pick(&mut chance));
            assert_eq!(unordered(picked), unordered(pairs.iter()));
            let picked: Vec<_> = (0..3000).filter_map(|_| board.pick_successive(&mut chance)).collect();
            assert_eq!(unordered(picked.into_iter()), successive(&board, false));
        }
    }

    #[test]
    fn no_pair_touches_round_an_empty_middle() {
        let board = Pyramid::with(Set::HOLES | Set::points("f1 e2 g2 f3"), Set::EMPTY, Set::EMPTY);
        assert!(!board.has_touching_pair());
    }
}
