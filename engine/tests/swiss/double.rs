//! The Double-Swiss by trying everything, on fields of at most eight players.

use std::cmp::Reverse;

use podium_engine::chance::Chance;
use podium_engine::contest::pairing::double;
use podium_engine::contest::simulate::{Format, Plan, Rates, simulate};
use podium_engine::contest::swiss::{Field, Outing};

use crate::all_pairings;
use crate::history::{had_bye, met};

type Pairs = Vec<(usize, usize)>;

/// All sets of a list, in any order.
fn subsets(players: &[usize]) -> Vec<Vec<usize>> {
    (0..1u32 << players.len())
        .map(|bits| players.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, p)| *p).collect())
        .collect()
}

fn brute_force(field: &Field) -> Option<(Pairs, Option<usize>)> {
    let score = |player: usize| field.points_after(player, field.played);
    let last = field.played + 2 >= field.rounds;
    let floated = |player: usize| {
        let Some(before) = field.played.checked_sub(2) else { return false };
        match field.entrants[player].outings[before] {
            Outing::Played { opponent, .. } => {
                field.points_after(player, before) != field.points_after(opponent, before)
            }
            _ => false,
        }
    };
    let complete = |players: &[usize]| -> Vec<Pairs> {
        if players.len() % 2 == 1 {
            return Vec::new();
        }
        let free = |pairs: &Pairs| !pairs.iter().any(|(a, b)| met(field, *a, *b));
        all_pairings(players).into_iter().filter(free).collect()
    };
    let mut left: Vec<usize> = (0..field.entrants.len()).collect();
    left.sort_by_key(|player| (Reverse(score(*player)), *player));
    let mut bye = None;
    if left.len() % 2 == 1 {
        let matches = |player: usize| field.entrants[player].outings.iter().filter(|o| o.played().is_some()).count();
        let without = |player: usize| left.iter().copied().filter(|other| *other != player).collect::<Vec<_>>();
        let able = left.iter().copied().filter(|p| !had_bye(field, *p) && !complete(&without(*p)).is_empty());
        let player = able.min_by_key(|player| (score(*player), Reverse(matches(*player)), Reverse(*player)))?;
        left = without(player);
        bye = Some(player);
    }
    let mut paired = Vec::new();
    while let Some(first) = left.first() {
        let top = score(*first);
        let (group, lower): (Vec<usize>, Vec<usize>) = left.iter().partition(|player| score(**player) == top);
        let next = lower.first().map(|player| score(*player));
        let rest_of = |up: &[usize]| lower.iter().copied().filter(|p| !up.contains(p)).collect::<Vec<_>>();
        let bracket_of = |up: &[usize]| group.iter().chain(up).copied().collect::<Vec<_>>();
        let key = |up: &Vec<usize>| {
            let mut scores: Vec<u32> = up.iter().map(|player| score(*player)).collect();
            scores.sort_unstable();
            let rest = rest_of(up);
            // How many players of the next score must meet a lower one.
            let needs = complete(&rest)
                .iter()
                .map(|pairs| {
                    let is_next = |player: usize| Some(score(player)) == next;
                    pairs.iter().filter(|(a, b)| is_next(*a) != is_next(*b)).count()
                })
                .min();
            let again = up.iter().filter(|player| !last && floated(**player)).count();
            (up.len(), scores.into_iter().map(Reverse).collect::<Vec<_>>(), needs, again, up.clone())
        };
        let up = subsets(&lower)
            .into_iter()
            .filter(|up| !complete(&bracket_of(up)).is_empty() && !complete(&rest_of(up)).is_empty())
            .min_by_key(key)?;
        let bracket = bracket_of(&up);
        let place = |player: usize| bracket.iter().position(|other| *other == player).unwrap();
        let best = complete(&bracket).into_iter().min_by_key(|pairs| {
            let again = |(a, b): &&(usize, usize)| !last && score(*b) < top && floated(*a);
            let mut places: Vec<(usize, usize)> = pairs.iter().map(|(a, b)| (place(*a), place(*b))).collect();
            places.sort_unstable();
            let identifier: Vec<usize> = places.iter().map(|p| p.0).chain(places.iter().map(|p| p.1)).collect();
            (pairs.iter().filter(again).count(), identifier)
        })?;
        paired.extend(best);
        left.retain(|player| !bracket.contains(player));
    }
    Some((paired, bye))
}

#[test]
fn tiny_fields_are_paired_as_by_trying_everything() {
    let mut chance = Chance::seeded(45);
    let (mut possible, mut impossible) = (0, 0);
    for _ in 0..1500 {
        let players = 2 + chance.below(7);
        let rounds = 1 + chance.below(players.min(5));
        let rates = Rates { draw: chance.below(900_000) as u32, forfeit: 0, withdrawal: 0, bye: 0, late: 0 };
        let played = simulate(Plan { format: Format::Double, players, rounds, rates, seed: chance.bits() });
        let mut field = played.field;
        field.rounds = field.played + 2 + 2 * chance.below(2);
        let sorted = |pairs: Pairs| {
            let mut pairs: Pairs = pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
            pairs.sort_unstable();
            pairs
        };
        let found = double::pair(&field).ok().map(|pairing| {
            let tables = pairing.tables.iter().map(|pair| (pair.white, pair.black)).collect();
            (sorted(tables), pairing.bye.map(|(player, _)| player))
        });
        let expected = brute_force(&field).map(|(pairs, bye)| (sorted(pairs), bye));
        assert_eq!(found, expected, "{field:#?}");
        *(if expected.is_some() { &mut possible } else { &mut impossible }) += 1;
    }
    assert!(possible > 700 && impossible > 50, "{possible} {impossible}");
}

#[test]
fn half_a_match_is_not_paired_upon() {
    let mut field = crate::history::empty(4, 6);
    field.played = 1;
    assert!(double::pair(&field).is_err());
}
