use super::bracket::Graph;
use super::transposition::first_of_best;
use crate::contest::pairing::matching::Matching;
use crate::contest::pairing::reason::Dutch;
use crate::contest::pairing::weight::Weight;

/// The residents that those who moved down have left, or a bracket where nobody has.
pub(super) struct Remainder<'a, W> {
    graph: &'a Graph<'a, W>,
    /// Places in the bracket's graph of everybody still to be paired.
    left: Vec<usize>,
    /// Where the residents begin and end in `left`.
    from: usize,
    to: usize,
}

impl<'a, W: Weight> Remainder<'a, W> {
    pub(super) fn new(graph: &'a Graph<'a, W>, left: Vec<usize>) -> Self {
        let from = left.iter().filter(|at| **at < graph.criteria.residents).count();
        let to = left.iter().filter(|at| **at < graph.criteria.next).count();
        Self { graph, left, from, to }
    }

    fn base(&self, a: usize, b: usize) -> W {
        self.graph.base(self.left[a], self.left[b])
    }

    /// Few exchanges, then a small sum of the upper players' places: both above the other ties.
    fn exchange_weight(&self, high: usize, low: usize, halves: usize) -> W {
        let base = self.base(high, low);
        if base == W::ZERO || high < self.from || low >= self.to {
            return base;
        }
        let (place, low_bit) = (high - self.from, self.graph.tie + 2);
        let kept = if place < halves { W::at(1, low_bit + 2 * self.graph.tie) } else { W::ZERO };
        base + kept - W::at(place as u32, low_bit)
    }

    fn build(&self, weight: impl Fn(usize, usize) -> W) -> Matching<W> {
        let count = self.left.len();
        let mut matching = Matching::new(count);
        for low in 0..count {
            for high in 0..low {
                let weight = weight(high, low);
                if weight > W::ZERO {
                    matching.set(high, low, weight);
                }
            }
        }
        matching
    }

    /// The heaviest matching with the weights of exchanges. Uppers and lowers of a bracket without exchanges have
    /// known duals, which is where the search begins.
    fn solve_for_exchanges(&self, halves: usize) -> Matching<W> {
        let mut matching = self.build(|high, low| self.exchange_weight(high, low, halves));
        let duals = self.graph.weights.duals(&self.left).into_iter().enumerate();
        matching.solve_from(duals.map(|(at, dual)| dual + self.share(at, halves)).collect());
        matching
    }

    /// Twice what a player has of the ties' part of the weights: with the other's share no less than any pair
    /// gives, and as much as it gives to an upper and a lower player.
    fn share(&self, at: usize, halves: usize) -> W {
        if !(self.from..self.to).contains(&at) {
            return W::ZERO;
        }
        let (place, low_bit) = (at - self.from, self.graph.tie + 2);
        let kept = W::at(1, low_bit + 2 * self.graph.tie);
        let lower = kept.half() - W::at(halves as u32, low_bit);
        if place < halves { kept + kept - W::at(2 * place as u32, low_bit) - lower } else { lower }
    }

    /// Whether a player is the upper one of a pair of this bracket.
    fn is_upper(&self, matching: &Matching<W>, at: usize) -> bool {
        matching.partner(at).is_some_and(|partner| partner > at && partner < self.to)
    }

    /// Pairs the residents; those whom the solution leaves without a partner.
    pub(super) fn pair(&self, halves: Option<usize>, pairs: &mut Vec<(usize, usize, Dutch)>) -> Vec<usize> {
        let (from, to) = (self.from, self.to);
        let mut halves = halves.unwrap_or((to - from) / 2);
        let mut matching = self.solve_for_exchanges(halves);
        let found = |matching: &Matching<W>| (from..to).filter(|at| self.is_upper(matching, *at)).count();
        if found(&matching) != halves {
            halves = found(&matching);
            matching = self.solve_for_exchanges(halves);
        }
        let exchanges = (from..from + halves).filter(|at| !self.is_upper(&matching, *at)).count();
        if exchanges > 0 {
            self.choose_exchanges(&mut matching, halves, exchanges);
        }
        let upper: Vec<bool> =
            (0..self.left.len()).map(|at| (from..to).contains(&at) && self.is_upper(&matching, at)).collect();
        let mut pair = |high: usize, partner: usize| {
            let how = if exchanges > 0 && (high >= from + halves || partner < from + halves) {
                Dutch::Exchanged
            } else if partner == high + halves {
                Dutch::Natural
            } else {
                Dutch::Transposed
            };
            pairs.push((self.left[high], self.left[partner], how));
        };
        if self.graph.criteria.players.len() == self.graph.criteria.next {
            let found = self.transpose(&upper);
            let mut paired = vec![false; self.left.len()];
            for (high, low) in found {
                (paired[high], paired[low]) = (true, true);
                pair(high, low);
            }
            return (0..self.left.len()).filter(|at| !paired[*at]).map(|at| self.left[at]).collect();
        }
        if exchanges > 0 {
            matching = self.build(|high, low| {
                let both_here = high >= from && low < to;
                let fits = !both_here || (upper[high] && !upper[low]);
                if fits { self.base(high, low) } else { W::ZERO }
            });
            matching.solve_from(self.graph.weights.duals(&self.left));
        }
        let mut taken = vec![false; self.left.len()];
        for high in (from..to).filter(|at| upper[*at]) {
            let candidates: Vec<usize> = (high + 1..to)
                .filter(|low| !taken[*low] && !upper[*low] && matching.get(high, *low) > W::ZERO)
                .collect();
            if let Some(partner) = self.graph.first_choice(&mut matching, high, &candidates, 0) {
                taken[partner] = true;
                pair(high, partner);
            }
        }
        (0..self.left.len()).filter(|at| matching.partner(*at).is_none()).map(|at| self.left[at]).collect()
    }

    /// The first transposition by article 4.2 that is among the best, once it is settled who is upper.
    fn transpose(&self, upper: &[bool]) -> Vec<(usize, usize)> {
        let (uppers, lowers): (Vec<usize>, Vec<usize>) = (self.from..self.to).partition(|at| upper[*at]);
        let mut matching = Matching::new(uppers.len() + lowers.len());
        for (a, high) in uppers.iter().enumerate() {
            for (b, low) in lowers.iter().enumerate().filter(|(_, low)| *low > high) {
                matching.set(a, uppers.len() + b, self.base(*high, *low));
            }
        }
        let places: Vec<usize> = uppers.iter().chain(&lowers).map(|at| self.left[*at]).collect();
        matching.solve_from(self.graph.weights.duals(&places));
        let partners = first_of_best(&matching, uppers.len());
        uppers.into_iter().zip(partners).map(|(high, partner)| (high, lowers[partner])).collect()
    }

    /// Settles who is exchanged: the lowest of the upper half, then the highest of the lower half.
    fn choose_exchanges(&self, matching: &mut Matching<W>, halves: usize, exchanges: usize) {
        let (from, to) = (self.from, self.to);
        let one = W::at(1, self.graph.tie + 1);
        let mut open = exchanges;
        for player in (from..from + halves).rev() {
            if open == 0 {
                break;
            }
            let below: Vec<(usize, W)> = (player + 1..to)
                .map(|low| (low, matching.get(player, low)))
                .filter(|(_, weight)| *weight > W::ZERO)
                .collect();
            let others = (from..player).chain(to..self.left.len());
            let could_yield =
                || matching.may_be_free(player) || others.into_iter().any(|o| matching.is_tight(player, o));
            let tried = self.is_upper(matching, player);
            if tried && !could_yield() {
                continue;
            }
            if tried {
                matching.change(player, below.iter().map(|(low, weight)| (*low, *weight - one)).collect::<Vec<_>>());
            }
            if !self.is_upper(matching, player) {
                open -= 1;
                matching.change(player, below.iter().map(|(low, _)| (*low, W::ZERO)).collect::<Vec<_>>());
            } else if tried {
                matching.change(player, below);
            }
        }
        open = exchanges;
        for player in from + halves..to {
            if open <= 1 {
                break;
            }
            let below: Vec<(usize, W)> = (player + 1..to)
                .map(|low| (low, matching.get(player, low)))
                .filter(|(_, weight)| *weight > W::ZERO)
                .collect();
            let tried = !self.is_upper(matching, player);
            if tried && !below.iter().any(|(low, _)| matching.is_tight(player, *low)) {
                continue;
            }
            if tried {
                matching.change(player, below.iter().map(|(low, weight)| (*low, *weight + one)).collect::<Vec<_>>());
            }
            if self.is_upper(matching, player) {
                open -= 1;
                let others = (from..player).chain(to..self.left.len());
                matching.change(player, others.map(|other| (other, W::ZERO)).collect::<Vec<_>>());
            }
            if tried {
                matching.change(player, below);
            }
        }
    }
}
