use super::*;
use crate::chance::Chance;

/// The heaviest total by trying everything.
fn brute_force(weights: &[Vec<i128>], free: &mut Vec<usize>) -> i128 {
    let Some(a) = free.pop() else { return 0 };
    let mut best = brute_force(weights, &mut free.clone());
    for at in 0..free.len() {
        if weights[a][free[at]] > 0 {
            let mut rest = free.clone();
            let b = rest.remove(at);
            best = best.max(weights[a][b] + brute_force(weights, &mut rest));
        }
    }
    best
}

fn total(matching: &Matching<i128>, vertices: usize) -> i128 {
    let mut sum = 0;
    for a in 0..vertices {
        if let Some(b) = matching.partner(a) {
            assert_eq!(matching.partner(b), Some(a));
            assert!(matching.is_tight(a, b));
            sum += matching.get(a, b);
        }
    }
    sum / 2
}

#[test]
fn solutions_and_repairs_are_the_heaviest() {
    let mut chance = Chance::seeded(3);
    for case in 0..600 {
        let vertices = 2 + chance.below(8);
        let range = [2, 4, 30][case % 3];
        let mut weights = vec![vec![0; vertices]; vertices];
        let mut matching = Matching::new(vertices);
        for (a, b) in (0..vertices).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let weight = if chance.one_in(3) { 0 } else { chance.below(range) as i128 };
            (weights[a][b], weights[b][a]) = (weight, weight);
            matching.set(a, b, weight);
        }
        matching.solve();
        for _ in 0..12 {
            let best = brute_force(&weights, &mut (0..vertices).collect());
            assert_eq!(total(&matching, vertices), best);
            let a = chance.below(vertices);
            let changes: Vec<(usize, i128)> = (0..vertices)
                .filter(|b| *b != a && chance.one_in(2))
                .collect::<Vec<_>>()
                .into_iter()
                .map(|b| (b, chance.below(range) as i128))
                .collect();
            for (b, weight) in &changes {
                (weights[a][*b], weights[*b][a]) = (*weight, *weight);
            }
            matching.change(a, changes);
        }
    }
}

#[test]
fn a_fixed_edge_stays() {
    let mut chance = Chance::seeded(9);
    for _ in 0..200 {
        let vertices = 8;
        let mut matching = Matching::new(vertices);
        for a in 0..vertices {
            for b in 0..a {
                matching.set(a, b, 1 + chance.below(20) as i128);
            }
        }
        matching.solve();
        let fixed = (0, matching.partner(0).expect("everybody is matched"));
        matching.fix(fixed.0, fixed.1, 10_000);
        for a in 1..vertices {
            let changes: Vec<(usize, i128)> =
                (1..vertices).filter(|b| *b != a).map(|b| (b, 1 + chance.below(20) as i128)).collect();
            if a != fixed.1 {
                matching.change(a, changes);
            }
            assert_eq!(matching.partner(fixed.0), Some(fixed.1));
        }
    }
}
