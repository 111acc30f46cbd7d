//! First rounds from which all others follow.
//!
//! The players but the last are copies of the numbers modulo m, one copy after the other; the last
//! never changes. Adding 1 to every number gives the next round, and after m rounds all pairs have
//! met equally often. They were found by computer search, but for the 16 at two tables, which is a known
//! difference set; the tests count the meetings.

/// A first round.
pub(super) struct Starter {
    /// Players in all.
    pub players: usize,
    /// Players at a table.
    pub size: usize,
    /// Copies of the numbers modulo (players − 1) / copies.
    copies: usize,
    /// The tables one after the other, without the last player, who sits at the first of them.
    first: &'static [usize],
}

impl Starter {
    /// The number of rounds.
    pub(super) const fn rounds(&self) -> usize {
        (self.players - 1) / self.copies
    }

    /// How often every pair meets.
    pub(super) const fn meetings(&self) -> usize {
        (self.size - 1) / self.copies
    }

    /// The tables of a round.
    pub(super) fn tables(&self, round: usize) -> Vec<Vec<usize>> {
        let modulus = self.rounds();
        let moved = self.first.iter().map(|number| number - number % modulus + (number % modulus + round) % modulus);
        let places: Vec<usize> = std::iter::once(self.players - 1).chain(moved).collect();
        places.chunks(self.size).map(<[usize]>::to_vec).collect()
    }
}

/// Kirkman's fifteen and others.
pub(super) const STARTERS: &[Starter] = &[
    Starter { players: 15, size: 3, copies: 2, first: &[0, 7, 1, 6, 9, 2, 5, 11, 3, 4, 8, 10, 12, 13] },
    Starter {
        players: 39,
        size: 3,
        copies: 2,
        first: &[
            0, 19, 1, 21, 28, 2, 36, 37, 3, 10, 27, 4, 14, 26, 5, 8, 33, 6, 17, 24, 7, 12, 13, 9, 30, 32, 11, 15, 25,
            16, 18, 29, 20, 23, 34, 22, 31, 35,
        ],
    },
    Starter {
        players: 28,
        size: 4,
        copies: 3,
        first: &[0, 9, 18, 1, 11, 16, 23, 2, 13, 19, 26, 3, 6, 8, 22, 4, 5, 17, 25, 7, 12, 14, 15, 10, 20, 21, 24],
    },
    Starter { players: 12, size: 3, copies: 1, first: &[0, 3, 1, 5, 6, 2, 4, 8, 7, 9, 10] },
    Starter { players: 18, size: 3, copies: 1, first: &[0, 1, 2, 4, 11, 3, 10, 15, 5, 6, 9, 7, 13, 16, 8, 12, 14] },
    Starter {
        players: 24,
        size: 3,
        copies: 1,
        first: &[0, 17, 1, 21, 22, 2, 6, 20, 3, 10, 15, 4, 7, 16, 5, 12, 13, 8, 14, 18, 9, 11, 19],
    },
    Starter {
        players: 30,
        size: 3,
        copies: 1,
        first: &[
            0, 1, 2, 4, 28, 3, 14, 20, 5, 23, 24, 6, 9, 22, 7, 15, 27, 8, 13, 17, 10, 16, 18, 11, 21, 25, 12, 19, 26,
        ],
    },
    Starter { players: 8, size: 4, copies: 1, first: &[0, 3, 2, 1, 4, 5, 6] },
    Starter { players: 12, size: 4, copies: 1, first: &[0, 2, 7, 1, 6, 9, 10, 3, 4, 5, 8] },
    Starter {
        players: 20,
        size: 4,
        copies: 1,
        first: &[0, 9, 8, 1, 10, 13, 14, 2, 4, 6, 18, 3, 5, 11, 17, 7, 12, 15, 16],
    },
    Starter {
        players: 24,
        size: 4,
        copies: 1,
        first: &[0, 17, 4, 1, 3, 8, 22, 2, 9, 14, 15, 5, 6, 18, 20, 7, 10, 13, 21, 11, 12, 16, 19],
    },
    Starter {
        players: 32,
        size: 4,
        copies: 1,
        first: &[
            0, 2, 7, 1, 4, 10, 25, 3, 24, 26, 27, 5, 11, 22, 23, 6, 15, 19, 20, 8, 13, 16, 28, 9, 17, 21, 30, 12, 14,
            18, 29,
        ],
    },
    Starter {
        players: 20,
        size: 5,
        copies: 1,
        first: &[0, 12, 15, 6, 1, 5, 10, 13, 18, 2, 3, 4, 14, 17, 7, 8, 9, 11, 16],
    },
    Starter { players: 12, size: 6, copies: 1, first: &[0, 5, 8, 1, 10, 2, 3, 4, 6, 7, 9] },
    Starter { players: 16, size: 8, copies: 1, first: &[0, 1, 2, 4, 5, 8, 10, 3, 6, 7, 9, 11, 12, 13, 14] },
];
