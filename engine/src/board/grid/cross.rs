//! The cross of 33 points that Assaut is played on.

use std::collections::HashSet;

use super::Direction;

/// A point of the board.
pub type Point = super::Square<7>;
/// Some points of the board.
pub type Set = super::Set<u64, 7>;

/// The top arm.
pub const FORTRESS: Set = Set::squares("c5 d5 e5 c6 d6 e6 c7 d7 e7");
/// All 33 points.
pub const POINTS: Set = Set::from_bits({
    let arms = Set::squares("c1 d1 e1 c2 d2 e2 a3 b3 f3 g3 a4 b4 f4 g4 a5 b5 f5 g5");
    let middle = Set::squares("c3 d3 e3 c4 d4 e4");
    FORTRESS.bits() | arms.bits() | middle.bits()
});

/// For each direction the points from which a join leads that way.
pub const JOINS: [Set; 8] = ways(false);
/// For each direction the points from which a soldier may go that way.
pub const ADVANCES: [Set; 8] = ways(true);

#[allow(clippy::indexing_slicing, reason = "runs at compile time")]
const fn ways(advancing: bool) -> [Set; 8] {
    let mut ways = [0; 8];
    let mut at = 0;
    while at < 8 * 49 {
        let direction = Direction::ALL[at % 8];
        if let Some(from) = Point::new(at / 8 % 7, at / 56)
            && let Some(to) = from.towards(direction)
            && POINTS.bits() & (1 << from.index()) != 0
            && POINTS.bits() & (1 << to.index()) != 0
        {
            let straight = from.column() == to.column() || from.row() == to.row();
            let joined = straight || (from.column() + from.row()).is_multiple_of(2);
            let (before, after) = (distance(from), distance(to));
            if joined && (!advancing || after < before || (before == 0 && after == 0)) {
                ways[at % 8] |= 1 << from.index();
            }
        }
        at += 1;
    }
    let mut sets = [Set::squares(""); 8];
    at = 0;
    while at < 8 {
        sets[at] = Set::from_bits(ways[at]);
        at += 1;
    }
    sets
}

/// How far a point is from the fortress, in columns plus rows.
const fn distance(point: Point) -> usize {
    let (x, y) = (point.column(), point.row());
    2usize.saturating_sub(x) + x.saturating_sub(4) + 4usize.saturating_sub(y)
}

/// For each direction those of `men` that can step that way onto an `empty` point.
#[inline]
#[allow(clippy::indexing_slicing, reason = "eight directions")]
pub fn steps(men: Set, ways: &[Set; 8], empty: Set) -> [Set; 8] {
    std::array::from_fn(|at| men & ways[at] & empty.towards(Direction::ALL[at].opposite()))
}

/// Whether any of `men` can step onto an `empty` point.
#[inline]
pub fn can_step(men: Set, ways: &[Set; 8], empty: Set) -> bool {
    let step = |(direction, way): (&Direction, &Set)| (men & *way).meets(empty.towards(direction.opposite()));
    Direction::ALL.iter().zip(ways).any(step)
}

/// The officers that could jump a soldier.
#[inline]
pub fn jumpers(officers: Set, soldiers: Set, empty: Set) -> Set {
    let before = |(direction, way): (&Direction, &Set)| {
        let back = direction.opposite();
        *way & (soldiers & *way & empty.towards(back)).towards(back)
    };
    officers & Direction::ALL.iter().zip(&JOINS).map(before).fold(Set::empty(), |all, set| all | set)
}

/// From each point and in each direction: the point that would be jumped, and where the jump lands.
static JUMPS: [[(Set, Set); 8]; 49] = all_jumps();

#[allow(clippy::indexing_slicing, reason = "runs at compile time")]
const fn all_jumps() -> [[(Set, Set); 8]; 49] {
    let mut jumps = [[(Set::squares(""), Set::squares("")); 8]; 49];
    let mut at = 0;
    while at < 8 * 49 {
        let (from, way) = (at / 8, at % 8);
        if let Some(start) = Point::new(from % 7, from / 7)
            && let Some(over) = start.towards(Direction::ALL[way])
            && let Some(landing) = over.towards(Direction::ALL[way])
            && JOINS[way].bits() & (1 << from) != 0
            && JOINS[way].bits() & (1 << over.index()) != 0
        {
            jumps[from][way] = (Set::from_bits(1 << over.index()), Set::from_bits(1 << landing.index()));
        }
        at += 1;
    }
    jumps
}

/// The soldiers an officer can jump, each with the point it lands on.
#[inline]
pub fn jumps(officer: Set, soldiers: Set, empty: Set) -> impl Iterator<Item = (Set, Set)> {
    let ways =
        officer.first().and_then(|officer| JUMPS.get(officer.index())).map(<[_; 8]>::as_slice).unwrap_or_default();
    // A bit for each direction, found without a branch: what is open is hard to predict.
    let is_open = |(over, landing): &(Set, Set)| over.meets(soldiers) & landing.meets(empty);
    let mut open = ways.iter().rev().fold(0u8, |open, jump| open << 1 | u8::from(is_open(jump)));
    std::iter::from_fn(move || {
        let way = open.trailing_zeros() as usize;
        open &= open.wrapping_sub(1);
        ways.get(way).copied()
    })
}

/// The most soldiers an officer can capture in one turn.
pub fn most(officer: Set, soldiers: Set, empty: Set) -> usize {
    most_above(0, officer, soldiers, empty)
}

/// The most soldiers an officer can capture in one turn, if that is more than `known`.
pub fn most_above(known: usize, officer: Set, soldiers: Set, empty: Set) -> usize {
    let targets = targets(soldiers, empty);
    let mut captures = Captures { empty, targets, most: known, looked: 0, seen: HashSet::new() };
    captures.go_on(officer, soldiers, 0);
    captures.most
}

/// The soldiers with empty points on both sides, so that somebody could jump them.
fn targets(soldiers: Set, empty: Set) -> Set {
    let over = |(direction, way): (&Direction, &Set)| {
        (empty & *way).towards(*direction) & empty.towards(direction.opposite()) & *way
    };
    soldiers & Direction::ALL.iter().zip(&JOINS).map(over).fold(Set::empty(), |all, set| all | set)
}

/// A search for the longest chain of captures. Ways of jumping the same soldiers to the same point
/// are looked at once, and those that cannot beat the best one known are not looked at: soldiers can
/// be set up so that there are millions.
struct Captures {
    empty: Set,
    targets: Set,
    most: usize,
    looked: usize,
    seen: HashSet<(u64, u64)>,
}

impl Captures {
    fn go_on(&mut self, officer: Set, soldiers: Set, taken: usize) {
        self.most = self.most.max(taken);
        self.looked += 1;
        // Most searches are over before a cache pays.
        if self.looked > 64 && !self.seen.insert((officer.bits(), soldiers.bits())) {
            return;
        }
        for (over, landing) in jumps(officer, soldiers, self.empty) {
            if taken + (soldiers & self.targets).len() > self.most {
                self.go_on(landing, soldiers - over, taken + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_52_straight_joins_and_20_diagonal_ones() {
        assert_eq!(POINTS.len(), 33);
        let joins = |diagonal: usize| JOINS.iter().skip(diagonal).step_by(2).map(|way| way.len()).sum::<usize>();
        assert_eq!((joins(0), joins(1)), (2 * 52, 2 * 20));
    }

    #[test]
    fn the_longest_capture_is_found_among_very_many() {
        // Every soldier outside the fortress that stands between two empty points.
        let soldiers = Set::squares("d1 c2 e2 d2 b3 d3 f3 a4 b4 c4 d4 e4 f4 g4 b5 f5");
        let empty = Set::squares("c1 e1 a3 c3 e3 g3 a5 g5 c5 e5");
        let plain = |officer: Set, soldiers: Set, empty: Set| {
            fn longest(officer: Set, soldiers: Set, empty: Set, depth: usize) -> usize {
                let after = |(over, landing)| 1 + longest(landing, soldiers - over, empty, depth - 1);
                if depth == 0 { 0 } else { jumps(officer, soldiers, empty).map(after).max().unwrap_or(0) }
            }
            longest(officer, soldiers, empty, 24)
        };
        assert!(most(Set::squares("c5"), soldiers, empty) >= 12);
        for few in ["d1 c2 e2 d2 b3 d3 f3", "a4 b4 c4 d4 e4 f4", "d2 d4 b4 f4 d3"] {
            let few = Set::squares(few);
            for start in ["c5", "e5", "c3", "a3"] {
                assert_eq!(most(Set::squares(start), few, empty), plain(Set::squares(start), few, empty));
            }
        }
    }

    #[test]
    fn every_point_outside_the_fortress_has_a_way() {
        let ways = ADVANCES.iter().fold(Set::empty(), |all, way| all | *way);
        assert_eq!(ways, POINTS);
    }
}
