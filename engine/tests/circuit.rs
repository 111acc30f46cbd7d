//! Random circuits against a table made by trying everything.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeMap;

use podium_engine::chance::Chance;
use podium_engine::contest::circuit::{Leg, Line, Rules, Worth, table};

fn random_legs(chance: &mut Chance) -> Vec<Leg> {
    let leg = |number: usize, chance: &mut Chance| {
        let players = (0..9).filter(|_| !chance.one_in(3)).collect::<Vec<usize>>();
        let ranks = players.iter().map(|player| (format!("P{player}"), 1 + chance.below(6) as u32)).collect();
        Leg { name: format!("L{number}"), game: format!("G{}", chance.below(3)), ranks }
    };
    (0..1 + chance.below(7)).map(|number| leg(number, chance)).collect()
}

/// The best sum over all choices of results that the rules allow.
fn best_sum(rules: &Rules, legs: &[Leg], line: &Line) -> u64 {
    let mut best = 0;
    for choice in 0u32..1 << line.gains.len() {
        let chosen: Vec<_> = line.gains.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1).collect();
        let mut games: BTreeMap<&str, usize> = BTreeMap::new();
        chosen.iter().for_each(|(_, gain)| *games.entry(&legs[gain.leg].game).or_default() += 1);
        let fits = rules.best.is_none_or(|most| chosen.len() <= most)
            && rules.per_game.is_none_or(|most| games.values().all(|count| *count <= most));
        if fits {
            best = best.max(chosen.iter().map(|(_, gain)| gain.points).sum());
        }
    }
    best
}

#[test]
fn what_counts_is_the_best_choice_there_is() {
    for seed in 0..2_000 {
        let mut chance = Chance::seeded(seed);
        let legs = random_legs(&mut chance);
        let worth = if chance.one_in(2) { Worth::default() } else { Worth::Percentile(100) };
        let best = (!chance.one_in(3)).then(|| chance.below(5));
        let per_game = chance.one_in(2).then(|| chance.below(3));
        let rules = Rules { worth, best, per_game, ..Rules::default() };
        let lines = table(&rules, &legs);
        for line in &lines {
            assert_eq!(line.total, best_sum(&rules, &legs, line), "seed {seed}");
            let counted: u64 = line.gains.iter().filter(|gain| gain.counts).map(|gain| gain.points).sum();
            assert_eq!(counted, line.total);
            assert!(!line.explain(&legs).say("fr").is_empty());
        }
        assert!(lines.is_sorted_by(|a, b| a.total >= b.total && a.rank <= b.rank));
    }
}

/// However many tie, a competition gives out what its places are worth, but for rounding.
#[test]
fn ties_neither_make_nor_lose_points() {
    for seed in 0..2_000 {
        let mut chance = Chance::seeded(seed);
        for leg in random_legs(&mut chance) {
            let players = leg.ranks.len();
            let given = |worth: Worth| -> f64 {
                let rules = Rules { worth, ..Rules::default() };
                table(&rules, std::slice::from_ref(&leg)).iter().map(|line| line.total as f64 / 100.0).sum()
            };
            let places: u32 = [200, 160, 120, 100, 80, 60, 40, 20, 10, 5].iter().take(players).sum();
            assert!((given(Worth::default()) - f64::from(places)).abs() < 0.05, "seed {seed}");
            let half = if players > 1 { 50.0 * players as f64 } else { 0.0 };
            assert!((given(Worth::Percentile(100)) - half).abs() < 0.05, "seed {seed}");
        }
    }
}
