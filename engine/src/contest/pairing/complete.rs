//! Whether everybody can be paired at all: a perfect matching without weights.

#![allow(clippy::indexing_slicing, reason = "vertices are numbered by this file alone")]

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// Whether the vertices 0…n−1 can all be paired along edges.
pub(super) fn can_pair_all(n: usize, edge: impl Fn(usize, usize) -> bool) -> bool {
    pair_all(n, edge).is_some()
}

/// The partner of each of the vertices 0…n−1, if they can all be paired along edges.
pub(super) fn pair_all(n: usize, edge: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    if !n.is_multiple_of(2) {
        return None;
    }
    let mut search = Search::begun(n, edge);
    (0..n).all(|a| search.mate[a] != NONE || search.augment(a)).then_some(search.mate)
}

/// The vertices that remain when as many as possible are paired.
pub(super) fn left_over(n: usize, edge: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut search = Search::begun(n, edge);
    for a in 0..n {
        if search.mate[a] == NONE {
            search.augment(a);
        }
    }
    (0..n).filter(|a| search.mate[*a] == NONE).collect()
}

struct Search<E> {
    n: usize,
    edge: E,
    mate: Vec<usize>,
    base: Vec<usize>,
    parent: Vec<usize>,
    used: Vec<bool>,
}

impl<E: Fn(usize, usize) -> bool> Search<E> {
    /// Pairs everybody with the first who is free, which leaves few to search for.
    fn begun(n: usize, edge: E) -> Self {
        let mut search =
            Self { n, edge, mate: vec![NONE; n], base: vec![0; n], parent: vec![NONE; n], used: vec![false; n] };
        for a in 0..n {
            if search.mate[a] == NONE
                && let Some(b) = (a + 1..n).find(|b| search.mate[*b] == NONE && (search.edge)(a, *b))
            {
                (search.mate[a], search.mate[b]) = (b, a);
            }
        }
        search
    }

    fn common_base(&self, mut a: usize, mut b: usize) -> usize {
        let mut seen = vec![false; self.n];
        loop {
            a = self.base[a];
            seen[a] = true;
            if self.mate[a] == NONE {
                break;
            }
            a = self.parent[self.mate[a]];
        }
        loop {
            b = self.base[b];
            if seen[b] {
                return b;
            }
            b = self.parent[self.mate[b]];
        }
    }

    fn mark_path(&mut self, mut a: usize, base: usize, mut child: usize, blossom: &mut [bool]) {
        while self.base[a] != base {
            blossom[self.base[a]] = true;
            blossom[self.base[self.mate[a]]] = true;
            self.parent[a] = child;
            child = self.mate[a];
            a = self.parent[self.mate[a]];
        }
    }

    /// Looks for an alternating path from a free vertex to another, and augments the matching along it.
    fn augment(&mut self, root: usize) -> bool {
        self.used.fill(false);
        self.parent.fill(NONE);
        for (vertex, base) in self.base.iter_mut().enumerate() {
            *base = vertex;
        }
        self.used[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(a) = queue.pop_front() {
            for b in 0..self.n {
                if a == b || !(self.edge)(a, b) || self.base[a] == self.base[b] || self.mate[a] == b {
                    continue;
                }
                if b == root || (self.mate[b] != NONE && self.parent[self.mate[b]] != NONE) {
                    let base = self.common_base(a, b);
                    let mut blossom = vec![false; self.n];
                    self.mark_path(a, base, b, &mut blossom);
                    self.mark_path(b, base, a, &mut blossom);
                    for vertex in 0..self.n {
                        if blossom[self.base[vertex]] {
                            self.base[vertex] = base;
                            if !self.used[vertex] {
                                self.used[vertex] = true;
                                queue.push_back(vertex);
                            }
                        }
                    }
                } else if self.parent[b] == NONE {
                    self.parent[b] = a;
                    if self.mate[b] == NONE {
                        self.change_over(b);
                        return true;
                    }
                    self.used[self.mate[b]] = true;
                    queue.push_back(self.mate[b]);
                }
            }
        }
        false
    }

    fn change_over(&mut self, mut vertex: usize) {
        while vertex != NONE {
            let before = self.parent[vertex];
            let next = self.mate[before];
            (self.mate[vertex], self.mate[before]) = (before, vertex);
            vertex = next;
        }
    }
}

#[cfg(test)]
#[allow(clippy::needless_range_loop, reason = "matrices are indexed both ways")]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn brute_force(free: &[usize], edges: &[Vec<bool>]) -> bool {
        let [a, rest @ ..] = free else { return true };
        (0..rest.len()).any(|at| {
            let mut others = rest.to_vec();
            let b = others.remove(at);
            edges[*a][b] && brute_force(&others, edges)
        })
    }

    #[test]
    fn agrees_with_trying_everything() {
        let mut chance = Chance::seeded(5);
        for _ in 0..3000 {
            let n = 2 * chance.below(5) + 2;
            let mut edges = vec![vec![false; n]; n];
            for (a, b) in (0..n).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let edge = chance.one_in(3);
                (edges[a][b], edges[b][a]) = (edge, edge);
            }
            let everybody: Vec<usize> = (0..n).collect();
            let pairable = brute_force(&everybody, &edges);
            assert_eq!(can_pair_all(n, |a, b| edges[a][b]), pairable);
            let left = left_over(n, |a, b| edges[a][b]);
            assert_eq!(left.is_empty(), pairable);
            let rest: Vec<usize> = everybody.into_iter().filter(|a| !left.contains(a)).collect();
            assert!(brute_force(&rest, &edges));
        }
        assert!(can_pair_all(0, |_, _| false));
        assert!(!can_pair_all(3, |_, _| true));
    }
}
