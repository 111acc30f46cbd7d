//! Where the search for the heaviest matching of a large graph begins. Players whom the criteria cannot
//! tell apart have the same weights, so that the dual solution of a small problem, how many of one class
//! are paired with how many of another, nearly is that of the large one.

use crate::contest::pairing::weight::Weight;

/// Twice the duals of the players of each class: two of them sum to at least twice the weight between
/// the classes (zero is no edge), and the sum over all players is least.
///
/// Each class is on both sides of a transportation problem, once to give and once to take.
pub(super) fn class_duals<W: Weight>(counts: &[usize], weight: impl Fn(usize, usize) -> W) -> Vec<W> {
    let classes = counts.len();
    let edge = |a: usize, b: usize| {
        let weight = weight(a, b);
        (weight > W::ZERO && counts[b] > usize::from(a == b)).then_some(weight)
    };
    let heaviest = |a: usize| (0..classes).filter_map(|b| edge(a, b)).max().unwrap_or(W::ZERO);
    let mut transport = Transport {
        giver: (0..classes).map(heaviest).collect(),
        taker: vec![W::ZERO; classes],
        room: counts.to_vec(),
        flow: vec![vec![0; classes]; classes],
        edge,
    };
    for (class, count) in counts.iter().enumerate() {
        let mut left = *count;
        while left > 0 {
            left -= transport.send(class, left);
        }
    }
    transport.giver.into_iter().zip(transport.taker).map(|(giver, taker)| giver + taker).collect()
}

struct Transport<W, E> {
    giver: Vec<W>,
    taker: Vec<W>,
    /// How many more each class can take.
    room: Vec<usize>,
    /// How many each gives to each.
    flow: Vec<Vec<usize>>,
    edge: E,
}

/// How a class was reached by the search.
#[derive(Clone, Copy)]
enum Reached<W> {
    Not,
    /// The least slack so far, and the giver that it comes from.
    Near(W, usize),
    /// From this giver.
    From(usize),
}

impl<W: Weight, E: Fn(usize, usize) -> Option<W>> Transport<W, E> {
    /// Sends as many as one way allows from a class to wherever there is room, or leaves them with a
    /// class that loses nothing by it; how many.
    fn send(&mut self, root: usize, most: usize) -> usize {
        let classes = self.giver.len();
        let mut takers = vec![Reached::Not; classes];
        // The taker each giver was reached from; the root from none.
        let mut givers: Vec<Option<Option<usize>>> = vec![None; classes];
        let mut fresh = vec![(root, None)];
        loop {
            for (giver, from) in fresh.drain(..) {
                givers[giver] = Some(from);
                for (taker, reached) in takers.iter_mut().enumerate() {
                    let Some(weight) = (self.edge)(giver, taker) else { continue };
                    let slack = self.giver[giver] + self.taker[taker] - weight;
                    match reached {
                        Reached::Not => *reached = Reached::Near(slack, giver),
                        Reached::Near(least, _) if slack < *least => *reached = Reached::Near(slack, giver),
                        Reached::Near(..) | Reached::From(_) => {}
                    }
                }
            }
            let reached = (0..classes).filter(|giver| givers[*giver].is_some());
            let poorest = reached.min_by_key(|giver| self.giver[*giver]).unwrap_or(root);
            let near = takers.iter().enumerate().filter_map(|(taker, reached)| match reached {
                Reached::Near(slack, giver) => Some((*slack, taker, *giver)),
                Reached::Not | Reached::From(_) => None,
            });
            let nearest = near.min().filter(|(slack, ..)| *slack < self.giver[poorest]);
            self.adjust(nearest.map_or(self.giver[poorest], |(slack, ..)| slack), &givers, &mut takers);
            let Some((_, taker, giver)) = nearest else {
                let end = givers[poorest].flatten();
                let amount = end.map_or(most, |taker| most.min(self.flow[poorest][taker]));
                return end.map_or(amount, |taker| {
                    let amount = self.least_on_way(taker, amount, &givers, &takers);
                    self.flow[poorest][taker] -= amount;
                    self.shift(taker, amount, &givers, &takers);
                    amount
                });
            };
            takers[taker] = Reached::From(giver);
            if self.room[taker] > 0 {
                let amount = self.least_on_way(taker, most.min(self.room[taker]), &givers, &takers);
                self.room[taker] -= amount;
                self.shift(taker, amount, &givers, &takers);
                return amount;
            }
            fresh.extend(
                (0..classes).filter(|g| givers[*g].is_none() && self.flow[*g][taker] > 0).map(|g| (g, Some(taker))),
            );
        }
    }

    fn adjust(&mut self, by: W, givers: &[Option<Option<usize>>], takers: &mut [Reached<W>]) {
        for (dual, _) in self.giver.iter_mut().zip(givers).filter(|(_, reached)| reached.is_some()) {
            *dual -= by;
        }
        for (dual, reached) in self.taker.iter_mut().zip(takers) {
            match reached {
                Reached::Not => {}
                Reached::Near(slack, _) => *slack -= by,
                Reached::From(_) => *dual += by,
            }
        }
    }

    /// The givers and takers on the way back from a taker to the root.
    fn way(
        taker: usize,
        givers: &[Option<Option<usize>>],
        takers: &[Reached<W>],
    ) -> Vec<(usize, usize, Option<usize>)> {
        let mut steps = Vec::new();
        let mut at = Some(taker);
        while let Some(taker) = at
            && let Reached::From(giver) = takers[taker]
        {
            at = givers[giver].flatten();
            steps.push((taker, giver, at));
        }
        steps
    }

    fn least_on_way(
        &self,
        taker: usize,
        most: usize,
        givers: &[Option<Option<usize>>],
        takers: &[Reached<W>],
    ) -> usize {
        let flows = Self::way(taker, givers, takers).into_iter();
        flows.filter_map(|(_, giver, before)| Some(self.flow[giver][before?])).fold(most, usize::min)
    }

    fn shift(&mut self, taker: usize, amount: usize, givers: &[Option<Option<usize>>], takers: &[Reached<W>]) {
        for (taker, giver, before) in Self::way(taker, givers, takers) {
            self.flow[giver][taker] += amount;
            if let Some(before) = before {
                self.flow[giver][before] -= amount;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::contest::pairing::matching::Matching;

    #[test]
    fn duals_cover_every_pair_and_are_least() {
        let mut chance = Chance::seeded(17);
        for _ in 0..1500 {
            let counts: Vec<usize> = (0..1 + chance.below(4)).map(|_| chance.below(5)).collect();
            let mut weights = vec![vec![0; counts.len()]; counts.len()];
            for (a, b) in (0..counts.len()).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                let weight = if chance.one_in(4) { 0 } else { 1 + chance.below(9) as i128 };
                (weights[a][b], weights[b][a]) = (weight, weight);
            }
            let duals = class_duals(&counts, |a, b| weights[a][b]);
            let class: Vec<usize> = (0..counts.len()).flat_map(|at| vec![at; counts[at]]).collect();
            // The same problem with each player twice, on both sides: its optimum is the sum of the duals.
            let count = class.len();
            let mut both_sides = Matching::new(2 * count);
            for (a, b) in (0..count).flat_map(|a| (0..count).map(move |b| (a, b))) {
                let self_alone = class[a] == class[b] && counts[class[a]] == 1;
                if !self_alone {
                    both_sides.set(a, count + b, weights[class[a]][class[b]]);
                    assert!(duals[class[a]] + duals[class[b]] >= 2 * weights[class[a]][class[b]]);
                }
            }
            both_sides.solve();
            let pairs = (0..count).filter_map(|a| both_sides.partner(a).map(|b| both_sides.get(a, b)));
            assert_eq!(class.iter().map(|class| duals[*class]).sum::<i128>(), pairs.sum::<i128>());
        }
    }
}
