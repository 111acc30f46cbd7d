//! The pairing of a bracket of the Double-Swiss (article 3.6): the first in the order of identifiers.

use crate::contest::pairing::matching::Matching;

/// Everybody of a bracket paired at the least cost, by place from 0; among these pairings the one
/// whose identifier comes first: the upper players of the pairs in order, then their opponents.
/// `None` if not everybody can be paired. `cost` is asked with the upper player first, and knows
/// no cost for two who may not meet.
pub(super) fn first_pairing(count: usize, cost: impl Fn(usize, usize) -> Option<u32>) -> Option<Vec<(usize, usize)>> {
    let half = count / 2;
    let most = (0..count).flat_map(|low| (0..low).map(move |high| (high, low))).filter_map(|(a, b)| cost(a, b)).max();
    // More pairs weigh more than any cost. Doubled, so that one can be added to try something.
    let pair = i128::from(most.unwrap_or(0)) * (half as i128 + 1) + 1;
    // The solver begins with neighbours: so the upper half stands beside the lower half.
    let vertex = |at: usize| if at < half { 2 * at } else { 2 * (at - half) + 1 };
    let mut matching = Matching::<i128>::new(count);
    for low in 0..count {
        for high in 0..low {
            if let Some(cost) = cost(high, low) {
                matching.set(vertex(high), vertex(low), 2 * (pair - i128::from(cost)));
            }
        }
    }
    matching.solve();
    if (0..count).any(|at| matching.partner(at).is_none()) {
        return None;
    }
    let mut uppers = Vec::with_capacity(half);
    for at in 0..count {
        let above: Vec<usize> = (0..at).map(vertex).collect();
        let below: Vec<usize> = (at + 1..count).map(vertex).collect();
        if uppers.len() < half && settle(&mut matching, vertex(at), &below, &above, 1) {
            uppers.push(at);
        }
    }
    let mut pairs = Vec::with_capacity(half);
    for upper in uppers {
        let mut candidates = upper + 1..count;
        let lower = candidates.find(|lower| {
            let others: Vec<usize> = (0..count).filter(|other| other != lower && *other != upper).map(vertex).collect();
            let meets = matching.partner(vertex(upper)) == Some(vertex(*lower))
                || matching.is_tight(vertex(upper), vertex(*lower));
            meets && settle(&mut matching, vertex(upper), &[vertex(*lower)], &others, 1)
        })?;
        pairs.push((upper, lower));
    }
    Some(pairs)
}

/// Whether some heaviest matching joins the vertex to one of the preferred others: if so they are its
/// only neighbours from now on, otherwise the rest are. `one` is less than any difference of weights.
pub(super) fn settle<W: super::Weight>(
    matching: &mut Matching<W>,
    vertex: usize,
    preferred: &[usize],
    rest: &[usize],
    one: W,
) -> bool {
    let joined = |matching: &Matching<W>| matching.partner(vertex).is_some_and(|partner| preferred.contains(&partner));
    let weights: Vec<(usize, W)> = preferred
        .iter()
        .map(|other| (*other, matching.get(vertex, *other)))
        .filter(|(_, weight)| *weight > W::ZERO)
        .collect();
    let tried = !joined(matching) && weights.iter().any(|(other, _)| matching.is_tight(vertex, *other));
    if tried {
        matching.change(vertex, weights.iter().map(|(other, weight)| (*other, *weight + one)).collect::<Vec<_>>());
    }
    let granted = joined(matching);
    let barred = if granted { rest } else { preferred };
    let mut changes: Vec<(usize, W)> = if tried && granted { weights } else { Vec::new() };
    for other in barred {
        if matching.get(vertex, *other) > W::ZERO {
            changes.push((*other, W::ZERO));
        }
    }
    if !changes.is_empty() {
        matching.change(vertex, changes);
    }
    granted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// All pairings of the places, each pair with the upper player first.
    fn all(places: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let [first, rest @ ..] = places else { return vec![Vec::new()] };
        let mut found = Vec::new();
        for at in 0..rest.len() {
            let mut others = rest.to_vec();
            let other = others.remove(at);
            for mut pairs in all(&others) {
                pairs.insert(0, (*first, other));
                found.push(pairs);
            }
        }
        found
    }

    fn identifier(pairs: &[(usize, usize)]) -> Vec<usize> {
        let mut pairs = pairs.to_vec();
        pairs.sort_unstable();
        pairs.iter().map(|(upper, _)| *upper).chain(pairs.iter().map(|(_, lower)| *lower)).collect()
    }

    #[test]
    fn comes_first_of_all_pairings_of_least_cost() {
        let mut chance = Chance::seeded(4);
        for case in 0..1500 {
            let count = 2 * (1 + chance.below(4));
            let mut costs = vec![vec![None; count]; count];
            for row in &mut costs {
                for cost in row.iter_mut() {
                    *cost = (!chance.one_in(3)).then(|| chance.below(1 + case % 3) as u32);
                }
            }
            let total = |pairs: &[(usize, usize)]| pairs.iter().map(|(a, b)| costs[*a][*b]).sum::<Option<u32>>();
            let everybody: Vec<usize> = (0..count).collect();
            let best = all(&everybody)
                .into_iter()
                .filter_map(|pairs| Some((total(&pairs)?, identifier(&pairs))))
                .min()
                .map(|(_, identifier)| identifier);
            let found = first_pairing(count, |a, b| costs[a][b]).map(|pairs| identifier(&pairs));
            assert_eq!(found, best, "{costs:?}");
        }
    }
}
