//! The first of the best pairings between two sides that are settled: a walk over the edges that
//! best pairings are made of.

use crate::contest::pairing::matching::Matching;
use crate::contest::pairing::weight::Weight;

/// A set of players of one side.
type Row = Vec<u64>;

/// The partners of the upper players, counted among the lower ones: the first upper player has the first
/// partner possible in any heaviest matching, then the second, and so on. The graph has been solved; its first vertices are the upper
/// players, each with a partner, and edges run between the two sides only.
pub(super) fn first_of_best<W: Weight>(matching: &Matching<W>, uppers: usize) -> Vec<usize> {
    Walk::new(matching, uppers).transpose(uppers)
}

/// Which lower player each upper one has, and the edges along which they may change over. Without odd
/// cycles the heaviest matchings are those of tight edges that leave nobody free but who may be. Whoever
/// is free has a partner here all the same: an upper player made up, who may have all who may be free.
struct Walk {
    partner: Vec<usize>,
    /// The upper player of each lower one.
    upper: Vec<usize>,
    /// Lower players each upper one may have, and the other way round.
    lowers_of: Vec<Row>,
    uppers_of: Vec<Row>,
}

impl Walk {
    fn new<W: Weight>(matching: &Matching<W>, uppers: usize) -> Self {
        let lowers = matching.vertices() - uppers;
        let words = lowers.div_ceil(64);
        let mut walk = Self {
            partner: vec![0; lowers],
            upper: vec![0; lowers],
            lowers_of: vec![vec![0; words]; lowers],
            uppers_of: vec![vec![0; words]; lowers],
        };
        let mut made_up = uppers..lowers;
        for low in 0..lowers {
            let partner = matching.partner(uppers + low).or_else(|| made_up.next());
            if let Some(high) = partner {
                (walk.partner[high], walk.upper[low]) = (low, high);
            }
            for high in 0..uppers {
                walk.join(high, low, matching.is_tight(high, uppers + low));
            }
            for high in uppers..lowers {
                walk.join(high, low, matching.may_be_free(uppers + low));
            }
        }
        walk
    }

    fn join(&mut self, high: usize, low: usize, joined: bool) {
        if joined {
            self.lowers_of[high][low / 64] |= 1 << (low % 64);
            self.uppers_of[low][high / 64] |= 1 << (high % 64);
        }
    }

    fn transpose(mut self, uppers: usize) -> Vec<usize> {
        let count = self.partner.len();
        let mut open: Row = vec![0; count.div_ceil(64)];
        (0..count).for_each(|high| open[high / 64] |= 1 << (high % 64));
        for high in 0..uppers {
            open[high / 64] &= !(1 << (high % 64));
            let instead = self.ways_to(self.partner[high], &open);
            let may_have = |low: &usize| *low == self.partner[high] || instead[self.upper[*low]].is_some();
            let Some(low) = members(&self.lowers_of[high]).find(may_have) else { continue };
            self.change_over(high, low, &instead);
        }
        self.partner.truncate(uppers);
        self.partner
    }

    /// For every upper player among these who can get out of the way so that in the end somebody has the
    /// lower player `wanted`: whom to take instead.
    fn ways_to(&self, wanted: usize, open: &[u64]) -> Vec<Option<usize>> {
        let mut open = open.to_vec();
        let mut instead = vec![None; self.partner.len()];
        let mut queue = vec![wanted];
        while let Some(low) = queue.pop() {
            let fresh: Row = self.uppers_of[low].iter().zip(&open).map(|(a, b)| a & b).collect();
            for high in members(&fresh) {
                instead[high] = Some(low);
                queue.push(self.partner[high]);
            }
            open.iter_mut().zip(&fresh).for_each(|(open, fresh)| *open &= !fresh);
        }
        instead
    }

    fn change_over(&mut self, mut high: usize, mut low: usize, instead: &[Option<usize>]) {
        while self.partner[high] != low {
            let before = self.upper[low];
            (self.partner[high], self.upper[low]) = (low, high);
            let Some(next) = instead[before] else { return };
            (high, low) = (before, next);
        }
    }
}

fn members(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(at, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (bit < 64).then_some(at * 64 + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// Every way to give each of the upper players a partner, in the order of article 4.2, with its weight.
    fn all(weights: &[Vec<i128>], lowers: usize) -> Vec<(Vec<usize>, i128)> {
        let mut ways = vec![(Vec::new(), 0)];
        for row in weights {
            let longer = |(partners, weight): (Vec<usize>, i128)| {
                let fits = |low: &usize| row[*low] > 0 && !partners.contains(low);
                let with = |low: usize| (partners.iter().copied().chain([low]).collect(), weight + row[low]);
                (0..lowers).filter(fits).map(with).collect::<Vec<_>>()
            };
            ways = ways.into_iter().flat_map(longer).collect();
        }
        ways
    }

    #[test]
    fn the_first_of_the_heaviest_is_found() {
        let mut chance = Chance::seeded(11);
        let mut tried = 0;
        for _ in 0..4000 {
            let uppers = 1 + chance.below(5);
            let lowers = uppers + chance.below(3);
            let mut matching = Matching::new(uppers + lowers);
            let mut weights = vec![vec![0; lowers]; uppers];
            for (a, b) in (0..uppers).flat_map(|a| (0..lowers).map(move |b| (a, b))) {
                if !chance.one_in(3) {
                    // To be paired at all weighs most, as in a bracket.
                    weights[a][b] = 1000 - chance.below(3) as i128;
                    matching.set(a, uppers + b, weights[a][b]);
                }
            }
            let ways = all(&weights, lowers);
            let Some(best) = ways.iter().map(|(_, weight)| *weight).max() else { continue };
            let expected = ways.into_iter().find(|(_, weight)| *weight == best).map(|(partners, _)| partners);
            matching.solve();
            assert_eq!(Some(first_of_best(&matching, uppers)), expected, "{weights:?}");
            tried += 1;
        }
        assert!(tried > 2000, "{tried}");
    }
}
