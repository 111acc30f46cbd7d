//! The plain Swiss against the cheapest of all pairings, its costs counted anew.

use podium_engine::chance::Chance;
use podium_engine::contest::pairing::plain::{Wish, Wishes, pair};
use podium_engine::contest::simulate::{Format, Plan, Rates, simulate};
use podium_engine::contest::swiss::{Apart, Field, Outing, Side};

use crate::all_pairings;
use crate::history::sides;

/// The side due to a player: none, or the side and whether by an imbalance, and whether absolutely.
fn due(field: &Field, player: usize) -> Option<(Side, bool, bool)> {
    let sides = sides(field, player);
    let last = *sides.last()?;
    let balance: i32 = sides.iter().map(|side| if *side == Side::White { 1 } else { -1 }).sum();
    let rarer = if balance > 0 { Side::Black } else { Side::White };
    let twice = sides.len() > 1 && sides[sides.len() - 2] == last;
    Some(match balance.abs() {
        0 => (last.other(), twice, twice),
        1 if twice => (last.other(), true, true),
        1 => (rarer, true, false),
        _ => (rarer, true, true),
    })
}

/// The cost of a round by each wish, in the usual order, without that of the places.
fn costs(field: &Field, clubs: &[Vec<usize>], pairs: &[(usize, usize)], present: &[usize]) -> [i64; 7] {
    let points = |player: usize| i64::from(field.points_after(player, field.played));
    let mut costs = [0; 7];
    for (a, b) in pairs {
        if *b == usize::MAX {
            let outings = &field.entrants[*a].outings;
            let free = |outing: &&Outing| {
                matches!(outing, Outing::PairingBye) || (outing.played().is_none() && field.points.of(**outing) >= 10)
            };
            costs[0] += (outings.iter().filter(free).count() as i64).pow(2);
            let lowest = present.iter().map(|player| points(*player)).min().unwrap_or(0);
            costs[4] += (points(*a) - lowest).pow(2);
            continue;
        }
        let outings = field.entrants[*a].outings.iter().enumerate();
        let rounds: Vec<usize> = outings
            .filter(|(_, outing)| outing.played().is_some_and(|(other, _)| other == *b))
            .map(|(round, _)| round + 1)
            .collect();
        costs[1] += (rounds.len() as i64).pow(2);
        costs[2] += rounds.last().map_or(0, |round| *round as i64);
        costs[4] += (points(*a) - points(*b)).pow(2);
        costs[5] += i64::from(clubs.iter().any(|club| club.contains(a) && club.contains(b)));
        if let (Some((x, strong_x, absolute_x)), Some((y, strong_y, absolute_y))) = (due(field, *a), due(field, *b))
            && x == y
        {
            costs[3] += i64::from(absolute_x && absolute_y);
            costs[6] += 1 + i64::from(strong_x && strong_y);
        }
    }
    costs
}

#[test]
fn no_round_is_cheaper() {
    let mut chance = Chance::seeded(12);
    for _ in 0..1200 {
        let players = 2 + chance.below(6);
        let rates = Rates { draw: 300_000, forfeit: 50_000, withdrawal: 0, bye: 100_000, late: 100_000 };
        // More rounds than opponents, so that rematches and second byes come up.
        let rounds = 1 + chance.below(9);
        let played = simulate(Plan { format: Format::Plain, players, rounds, rates, seed: chance.bits() });
        let mut field = played.field;
        field.rounds += 1;
        let clubs: Vec<Vec<usize>> = vec![(0..players).filter(|_| chance.one_in(2)).collect()];
        if chance.one_in(3) {
            let apart = vec![chance.below(players), chance.below(players)];
            field.apart.push(Apart { players: apart, rounds: 0..20 });
        }
        let present: Vec<usize> = (0..players).collect();
        let mut vertices = present.clone();
        if players % 2 == 1 {
            vertices.push(usize::MAX);
        }
        let kept_apart = |(a, b): &(usize, usize)| {
            field.apart.iter().any(|apart| apart.players.contains(a) && apart.players.contains(b))
        };
        let best = all_pairings(&vertices)
            .into_iter()
            .filter(|pairs| !pairs.iter().any(kept_apart))
            .map(|pairs| costs(&field, &clubs, &pairs, &present))
            .min();
        let wishes = Wishes { clubs: clubs.clone(), ..Wishes::default() };
        let found = pair(&field, &wishes).ok().map(|pairing| {
            let mut pairs: Vec<(usize, usize)> = pairing.tables.iter().map(|pair| (pair.white, pair.black)).collect();
            pairs.extend(pairing.bye.map(|(player, _)| (player, usize::MAX)));
            assert!(!pairs.iter().any(kept_apart));
            costs(&field, &clubs, &pairs, &present)
        });
        assert_eq!(found, best, "{field:#?}");
    }
}

#[test]
fn the_order_of_wishes_decides() {
    let field = crate::history::empty(4, 3);
    let clubs = vec![vec![0, 2], vec![1, 3]];
    let pairs = |order: Vec<Wish>| {
        let pairing = pair(&field, &Wishes { order, clubs: clubs.clone() }).expect("four players can be paired");
        let mut pairs: Vec<(usize, usize)> =
            pairing.tables.iter().map(|pair| (pair.white.min(pair.black), pair.white.max(pair.black))).collect();
        pairs.sort_unstable();
        pairs
    };
    assert_eq!(pairs(vec![Wish::Place, Wish::Club]), [(0, 2), (1, 3)]);
    assert_ne!(pairs(vec![Wish::Club, Wish::Place]), [(0, 2), (1, 3)]);
    assert_eq!(pairs(vec![Wish::Place, Wish::Place]), [(0, 2), (1, 3)]);
}

#[test]
fn a_field_that_is_kept_apart_wholly_names_the_stuck() {
    let mut field = crate::history::empty(4, 3);
    field.apart.push(Apart { players: vec![0, 1, 2, 3], rounds: 0..3 });
    let impossible = pair(&field, &Wishes::default()).expect_err("nobody may meet");
    assert_eq!(impossible.stuck, [0, 1, 2, 3]);
    assert!(impossible.text.english().ends_with("without an opponent: 1, 2, 3, 4."));
}
