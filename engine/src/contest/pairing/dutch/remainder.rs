use super::bracket::Task;
use crate::contest::pairing::matching::Matching;
use crate::contest::pairing::reason::Dutch;
use crate::contest::pairing::weight::Weight;

/// The residents that those who moved down have left, or a bracket where nobody has.
pub(super) struct Remainder<'a, 'b> {
    task: &'a Task<'b>,
    /// Places in the bracket's graph of everybody still to be paired.
    left: Vec<usize>,
    /// Where the residents begin and end in `left`.
    from: usize,
    to: usize,
}

impl<'a, 'b> Remainder<'a, 'b> {
    pub(super) fn new(task: &'a Task<'b>, left: Vec<usize>) -> Self {
        let from = left.iter().filter(|at| **at < task.criteria.residents).count();
        let to = left.iter().filter(|at| **at < task.criteria.next).count();
        Self { task, left, from, to }
    }

    fn base<W: Weight>(&self, a: usize, b: usize) -> W {
        self.task.base(self.left[a], self.left[b])
    }

    /// Few exchanges, then a small sum of the upper players' places: both above the other ties.
    fn exchange_weight<W: Weight>(&self, high: usize, low: usize, halves: usize) -> W {
        let base: W = self.base(high, low);
        if base == W::ZERO || high < self.from || low >= self.to {
            return base;
        }
        let (place, low_bit) = (high - self.from, self.task.tie + 2);
        let kept = if place < halves { W::at(1, low_bit + 2 * self.task.tie) } else { W::ZERO };
        base + kept - W::at(place as u32, low_bit)
    }

    fn build<W: Weight>(&self, weight: impl Fn(usize, usize) -> W) -> Matching<W> {
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
        matching.solve();
        matching
    }

    /// Whether a player is the upper one of a pair of this bracket.
    fn is_upper<W: Weight>(&self, matching: &Matching<W>, at: usize) -> bool {
        matching.partner(at).is_some_and(|partner| partner > at && partner < self.to)
    }

    /// Pairs the residents; those whom the solution leaves without a partner.
    pub(super) fn pair<W: Weight>(&self, halves: Option<usize>, pairs: &mut Vec<(usize, usize, Dutch)>) -> Vec<usize> {
        let (from, to) = (self.from, self.to);
        let mut halves = halves.unwrap_or((to - from) / 2);
        let mut matching = self.build(|high, low| self.exchange_weight::<W>(high, low, halves));
        let found = |matching: &Matching<W>| (from..to).filter(|at| self.is_upper(matching, *at)).count();
        if found(&matching) != halves {
            halves = found(&matching);
            matching = self.build(|high, low| self.exchange_weight::<W>(high, low, halves));
        }
        let exchanges = (from..from + halves).filter(|at| !self.is_upper(&matching, *at)).count();
        if exchanges > 0 {
            self.choose_exchanges(&mut matching, halves, exchanges);
        }
        let upper: Vec<bool> =
            (0..self.left.len()).map(|at| (from..to).contains(&at) && self.is_upper(&matching, at)).collect();
        if exchanges > 0 {
            matching = self.build(|high, low| {
                let both_here = high >= from && low < to;
                let fits = !both_here || (upper[high] && !upper[low]);
                if fits { self.base(high, low) } else { W::ZERO }
            });
        }
        let mut taken = vec![false; self.left.len()];
        for high in (from..to).filter(|at| upper[*at]) {
            let candidates: Vec<usize> = (high + 1..to)
                .filter(|low| !taken[*low] && !upper[*low] && matching.get(high, *low) > W::ZERO)
                .collect();
            if let Some(partner) = self.task.first_choice(&mut matching, high, &candidates, 0) {
                taken[partner] = true;
                let how = if exchanges > 0 && (high >= from + halves || partner < from + halves) {
                    Dutch::Exchanged
                } else if partner == high + halves {
                    Dutch::Natural
                } else {
                    Dutch::Transposed
                };
                pairs.push((self.left[high], self.left[partner], how));
            }
        }
        (0..self.left.len()).filter(|at| matching.partner(*at).is_none()).map(|at| self.left[at]).collect()
    }

    /// Settles who is exchanged: the lowest of the upper half, then the highest of the lower half.
    fn choose_exchanges<W: Weight>(&self, matching: &mut Matching<W>, halves: usize, exchanges: usize) {
        let (from, to) = (self.from, self.to);
        let one = W::at(1, self.task.tie + 1);
        let mut open = exchanges;
        for player in (from..from + halves).rev() {
            if open == 0 {
                break;
            }
            let below: Vec<(usize, W)> = (player + 1..to)
                .map(|low| (low, matching.get(player, low)))
                .filter(|(_, weight)| *weight > W::ZERO)
                .collect();
            let tried = self.is_upper(matching, player);
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
