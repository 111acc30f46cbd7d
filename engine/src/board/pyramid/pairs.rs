//! Two points filled one after the other in one turn: which two there are, and which of them touch.

use std::fmt;

use super::balls::Balls;
use super::colour::Colour;
use super::set::Set;
use super::size::Size;
use super::{AnyPoint, Point, Pyramid};
use crate::chance::Chance;
use crate::game::Scan;
use crate::text;
use crate::text::Text;

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

    fn points(ways: impl Iterator<Item = (Way, Set<S>)>) -> impl Iterator<Item = (AnyPoint<S>, AnyPoint<S>)> {
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
    pub fn iter(self) -> impl Iterator<Item = (AnyPoint<S>, AnyPoint<S>)> {
        Self::points(self.ways())
    }

    /// The pairs whose second point rests on the first.
    pub fn stacked(self) -> impl Iterator<Item = (AnyPoint<S>, AnyPoint<S>)> {
        Self::points(self.stacked_ways())
    }

    /// One of the pairs, each equally likely.
    #[inline]
    pub fn pick(self, chance: &mut Chance) -> Option<(AnyPoint<S>, AnyPoint<S>)> {
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
    pub fn successive_pairs(&self) -> impl Iterator<Item = (AnyPoint<S>, AnyPoint<S>)> {
        let playable = self.playable();
        let apart = playable.iter().flat_map(move |a| playable.iter().filter(move |b| a < *b).map(move |b| (a, b)));
        apart.chain(self.touching_pairs().stacked())
    }

    /// Some two points that can be filled one after the other, any of them possible.
    #[inline]
    pub fn pick_successive(&self, chance: &mut Chance) -> Option<(AnyPoint<S>, AnyPoint<S>)> {
        let first = self.playable().pick(chance)?;
        let occupied = self.occupied() | first;
        let second = (Set::holes() | occupied.platforms()) - occupied;
        Some((first, second.pick(chance)?))
    }
}

/// Two balls of one turn in the order they are placed, `Wa2,Bb2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Couple(pub [(Colour, Point); 2]);

impl Couple {
    /// Reads a couple off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let first = (Colour::scan(scan)?, Point::scan(scan)?);
        let second = scan.eat(",").then(|| Some((Colour::scan(scan)?, Point::scan(scan)?)))??;
        Some(Self([first, second]))
    }

    /// Reads a turn that is nothing but a couple.
    pub fn read(text: &str) -> Option<Self> {
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|couple| scan.done(couple))
    }

    /// Puts the two balls on the board.
    #[inline]
    pub fn place(self, board: &mut Pyramid) {
        for (colour, point) in self.0 {
            board.place(colour, point);
        }
    }
}

impl fmt::Display for Couple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(first, from), (second, to)] = self.0;
        write!(f, "{first}{from},{second}{to}")
    }
}

/// How the two balls of a couple have to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// They must touch.
    Always,
    /// They must touch, unless no two points that can be filled do.
    WherePossible,
    /// Anywhere.
    Free,
}

/// The rule for a couple of balls of two colours, placed in either order.
#[derive(Debug, Clone, Copy)]
pub struct Couples {
    /// One ball of each.
    pub colours: [Colour; 2],
    /// How they have to lie.
    pub touch: Touch,
}

impl Couples {
    fn must_touch(self, board: &Pyramid) -> bool {
        match self.touch {
            Touch::Always => true,
            Touch::WherePossible => board.has_touching_pair(),
            Touch::Free => false,
        }
    }

    /// Whether the couple can be placed; otherwise a sentence that says why not.
    pub fn check(self, board: &Pyramid, couple: Couple) -> Result<(), Text> {
        let [(first, from), (second, to)] = couple.0;
        if self.colours != [first, second] && self.colours != [second, first] {
            let [one, other] = self.colours.map(Colour::name);
            let (en, fr, other_en, other_fr) = (one.en, one.fr, other.en, other.fr);
            return Err(text!(
                "One {en} and one {other_en} ball are due, in either order.",
                "Il faut une bille {fr} et une bille {other_fr}, dans un ordre ou dans l’autre."
            ));
        }
        let mut after = *board;
        after.try_place(first, from)?;
        after.try_place(second, to)?;
        if from.contacts().contains(to) || !self.must_touch(board) {
            return Ok(());
        }
        Err(text!(
            "{from} and {to} do not touch: the two balls of a turn must.",
            "{from} et {to} ne se touchent pas : les deux billes d’un coup le doivent."
        ))
    }

    /// Every couple that can be placed, in one order and both ways to colour it.
    pub fn all(self, board: &Pyramid) -> impl Iterator<Item = Couple> {
        let touching = self.must_touch(board).then(|| board.touching_pairs().iter());
        let anywhere = touching.is_none().then(|| board.successive_pairs());
        let [one, other] = self.colours;
        touching.into_iter().flatten().chain(anywhere.into_iter().flatten()).flat_map(move |(first, second)| {
            [(one, other), (other, one)].map(|(a, b)| Couple([(a, first), (b, second)]))
        })
    }

    /// Some couple that can be placed, any of them possible.
    #[inline]
    pub fn random(self, board: &Pyramid, chance: &mut Chance) -> Option<Couple> {
        let touching = if self.touch == Touch::Free { None } else { board.touching_pairs().pick(chance) };
        let (first, second) = match touching {
            None if self.touch != Touch::Always => board.pick_successive(chance)?,
            pair => pair?,
        };
        let [one, other] = self.colours;
        let (a, b) = if chance.one_in(2) { (one, other) } else { (other, one) };
        Some(Couple([(a, first), (b, second)]))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{CHEQUER, Four};
    use super::*;

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
        let board = Pyramid::with(Set::<Four>::HOLES | Set::points("f1 e2 g2 f3"), Set::EMPTY, Set::EMPTY);
        assert!(!board.has_touching_pair());
    }
}
