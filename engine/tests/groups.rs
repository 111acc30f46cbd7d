//! Groups and the knockout after them.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test that fails may panic")]

use podium_engine::contest::bracket::{Bracket, Format, Groups, Qualifier, Source};

fn groups(entrants: usize, groups: usize, advance: usize) -> Groups {
    Groups::snake(&(0..entrants).collect::<Vec<_>>(), groups, advance).unwrap()
}

/// The round in which two seeds of a knockout meet if both keep winning, found by walking the plan.
fn meeting(bracket: &Bracket, a: usize, b: usize) -> usize {
    let road = |seed: usize| {
        let mut at = Source::Seed(seed);
        std::iter::from_fn(|| {
            let next = bracket.next(at)?;
            at = Source::Winner(next.id);
            Some(*next)
        })
        .collect::<Vec<_>>()
    };
    let theirs = road(b);
    road(a).into_iter().find(|mine| theirs.iter().any(|other| other.id == mine.id)).unwrap().round
}

#[test]
fn the_snake_deals_to_and_fro() {
    assert_eq!(groups(8, 4, 2).groups, [[0, 7], [1, 6], [2, 5], [3, 4]]);
    assert_eq!(groups(7, 2, 1).groups, [vec![0, 3, 4], vec![1, 2, 5, 6]].to_vec());
    for entrants in 4..=64 {
        for count in 1..=entrants / 2 {
            let sizes: Vec<usize> =
                groups(entrants, count, 1 + usize::from(count == 1)).groups.iter().map(Vec::len).collect();
            assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
            assert_eq!(sizes.iter().sum::<usize>(), entrants);
        }
    }
}

#[test]
fn firsts_meet_seconds_of_other_groups() {
    for count in [2, 4, 8, 16, 32] {
        let drawn = groups(4 * count, count, 2);
        let qualifiers = drawn.qualifiers();
        let bracket = Bracket::new(Format::Single { third_place: false }, (0..2 * count).collect(), 0).unwrap();
        for planned in bracket.matches.iter().filter(|planned| planned.round == 1) {
            let [Source::Seed(a), Source::Seed(b)] = planned.sources else { panic!("a bye in a full bracket") };
            let (a, b) = (qualifiers[a - 1], qualifiers[b - 1]);
            assert_eq!(a.place + b.place, 3);
            assert_ne!(a.group, b.group);
        }
    }
}

/// With k from each group, somebody must share the smallest subtree that k cannot avoid: with k ≤ 2ʲ
/// mates can be kept apart until j rounds are left, and not longer if k > 2ʲ⁻¹.
#[test]
fn mates_meet_as_late_as_can_be() {
    for count in 1..=32 {
        for advance in 1..=(64 / count).min(16) {
            if count * advance < 2 {
                continue;
            }
            let drawn = groups(count * advance.max(2), count, advance);
            let qualifiers = drawn.qualifiers();
            let bracket =
                Bracket::new(Format::Single { third_place: false }, (0..qualifiers.len()).collect(), 0).unwrap();
            let rounds = qualifiers.len().next_power_of_two().ilog2() as usize;
            let apart = advance.next_power_of_two().ilog2() as usize;
            let mut all: Vec<(usize, usize)> = qualifiers.iter().map(|q| (q.place, q.group)).collect();
            all.sort_unstable();
            let expected: Vec<_> =
                (1..=advance).flat_map(|place| (0..count).map(move |group| (place, group))).collect();
            assert_eq!(all, expected);
            for (a, first) in qualifiers.iter().enumerate() {
                for (b, second) in qualifiers.iter().enumerate().take(a) {
                    if first.group == second.group {
                        let met = meeting(&bracket, a + 1, b + 1);
                        assert!(
                            met > rounds - apart,
                            "{count} groups, {advance} advance: {first:?} {second:?} in {met} of {rounds}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn seeds_come_from_the_standings() {
    let drawn = groups(8, 2, 2);
    assert_eq!(drawn.groups, [[0, 3, 4, 7], [1, 2, 5, 6]]);
    let seeds = drawn.seeds(&[vec![7, 4, 3, 0], vec![1, 2, 5, 6]]).unwrap();
    assert_eq!(drawn.qualifiers()[0], Qualifier { group: 0, place: 1 });
    assert_eq!(seeds[..2], [7, 1]);
    // Seed 1 meets seed 4 and seed 2 meets seed 3: first against the second of the other group.
    assert_eq!((seeds[3], seeds[2]), (2, 4));
    assert!(drawn.seeds(&[vec![7, 4, 3, 0]]).is_err());
    assert!(drawn.seeds(&[vec![7, 4, 3, 1], vec![0, 2, 5, 6]]).is_err());
}

#[test]
fn groups_and_seeds_explain_themselves() {
    let drawn = groups(12, 4, 2);
    // Dealt 1 2 3 4, 8 7 6 5, 9 10 11 12.
    for (entrant, beginning) in
        [(0, "Seed 1 is in group A"), (4, "Seed 5 is in group D"), (11, "Seed 12 is in group D")]
    {
        assert!(drawn.why(entrant).unwrap().english().starts_with(beginning));
    }
    assert_eq!(drawn.why(12), None);
    assert!(drawn.why_seed(1).unwrap().say("fr").starts_with("Le n° 1 de la poule A "));
    assert_eq!((drawn.why_seed(0), drawn.why_seed(9)), (None, None));
}

#[test]
fn the_largest_groups_are_arranged_too() {
    for (count, advance) in [(128, 2), (64, 4), (32, 8), (16, 16), (5, 50), (1, 256), (2, 128), (85, 3)] {
        assert_eq!(groups(256, count, advance).qualifiers().len(), count * advance);
    }
    let stored = Groups { groups: vec![vec![0]; 3], advance: usize::MAX };
    assert_eq!(stored.qualifiers(), []);
}

#[test]
fn impossible_groups_get_a_sentence() {
    let seeds: Vec<usize> = (0..8).collect();
    for (count, advance) in [(0, 1), (5, 1), (2, 0), (2, 5), (1, 1), (usize::MAX, 2), (2, usize::MAX)] {
        assert!(Groups::snake(&seeds, count, advance).is_err(), "{count} {advance}");
    }
}
