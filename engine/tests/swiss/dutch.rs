//! The Dutch system by trying everything, on fields of at most eight players: every complete pairing
//! of the players left is judged by the criteria of the bracket, then by the order in which article 4
//! comes to it. Not in it: the last round (C10, C11), and byes after missed games (C9).

use std::cmp::Reverse;

use podium_engine::chance::Chance;
use podium_engine::contest::pairing::dutch;
use podium_engine::contest::swiss::{Field, Outing, Side};

use crate::all_pairings;
use crate::history::{had_bye, met, random, sides};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    None,
    Mild,
    Strong,
    Absolute,
}

/// The side that is due and how strongly (1.6, 1.7).
fn claim(field: &Field, player: usize) -> (Claim, Option<Side>) {
    let sides = sides(field, player);
    let whites = sides.iter().filter(|side| **side == Side::White).count() as i32;
    let difference = 2 * whites - sides.len() as i32;
    let Some(last) = sides.last() else { return (Claim::None, None) };
    let due = |difference: i32| if difference > 0 { Side::Black } else { Side::White };
    let twice = sides.len() > 1 && sides[sides.len() - 2] == *last;
    if difference.abs() > 1 {
        (Claim::Absolute, Some(due(difference)))
    } else if twice {
        (Claim::Absolute, Some(last.other()))
    } else if difference != 0 {
        (Claim::Strong, Some(due(difference)))
    } else {
        (Claim::Mild, Some(last.other()))
    }
}

/// −1 moved down, 1 moved up, that many rounds ago.
fn float(field: &Field, player: usize, back: usize) -> i32 {
    let Some(round) = field.played.checked_sub(back) else { return 0 };
    match field.entrants[player].outings[round] {
        Outing::PairingBye => -1,
        Outing::Played { opponent, .. } => {
            let before = |player: usize| field.points_after(player, round);
            match before(opponent).cmp(&before(player)) {
                std::cmp::Ordering::Less => -1,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => 1,
            }
        }
        _ => 0,
    }
}

struct Bracket<'a> {
    field: &'a Field,
    /// Moved down, then residents, in order: a place is a bracket number.
    players: Vec<usize>,
    moved: usize,
    next: Vec<usize>,
}

type Pairs = Vec<(usize, usize)>;

impl Bracket<'_> {
    fn score(&self, player: usize) -> u32 {
        self.field.points_after(player, self.field.played)
    }

    fn place(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|other| *other == player)
    }

    fn is_moved(&self, player: usize) -> bool {
        self.place(player).is_some_and(|place| place < self.moved)
    }

    /// C6 to C8 and C12 to C21; less is better.
    fn criteria(&self, all: &Pairs) -> Vec<Vec<i64>> {
        let both = |(a, b): &&(usize, usize), group: &[usize]| group.contains(a) && group.contains(b);
        let here: Vec<&(usize, usize)> = all.iter().filter(|pair| both(pair, &self.players)).collect();
        let unpaired = |group: &[usize], pairs: &[&(usize, usize)]| -> Vec<usize> {
            group.iter().copied().filter(|player| !pairs.iter().any(|(a, b)| a == player || b == player)).collect()
        };
        let down = unpaired(&self.players, &here);
        let below: Vec<usize> = down.iter().chain(&self.next).copied().collect();
        let there: Vec<&(usize, usize)> = all.iter().filter(|pair| both(pair, &below)).collect();
        let scores = |players: &[usize]| {
            let mut scores: Vec<i64> = players.iter().map(|player| i64::from(self.score(*player))).collect();
            scores.sort_unstable_by_key(|score| Reverse(*score));
            scores
        };
        let below_left = unpaired(&below, &there);
        let claims = |player: usize| claim(self.field, player);
        let clash = |(a, b): &(usize, usize)| claims(*a).1.is_some() && claims(*a).1 == claims(*b).1;
        let denied = |(a, b): &(usize, usize)| claims(*a).0.min(claims(*b).0);
        let floated = |player: usize, back: usize, way: i32| float(self.field, player, back) == way;
        let mut found = vec![
            vec![down.len() as i64],
            scores(&down),
            vec![below_left.len() as i64],
            scores(&below_left),
            vec![here.iter().filter(|pair| clash(pair)).count() as i64],
            vec![here.iter().filter(|pair| clash(pair) && denied(pair) == Claim::Strong).count() as i64],
        ];
        let lower = |(a, b): &(usize, usize)| if self.is_moved(*a) { *b } else { *a };
        let raised = |pair: &(usize, usize)| self.is_moved(pair.0) || self.is_moved(pair.1);
        for back in 1..=2 {
            let again = down.iter().filter(|player| !self.is_moved(**player) && floated(**player, back, -1));
            found.push(vec![again.count() as i64]);
            let up = here.iter().filter(|pair| raised(pair) && floated(lower(pair), back, 1));
            found.push(vec![up.count() as i64]);
        }
        for back in 1..=2 {
            let again: Vec<usize> = down.iter().copied().filter(|player| floated(*player, back, -1)).collect();
            found.push(scores(&again));
            let up = here.iter().filter(|pair| raised(pair) && floated(lower(pair), back, 1));
            let upper = |(a, b): &(usize, usize)| if self.is_moved(*a) { *a } else { *b };
            found.push(scores(&up.map(|pair| upper(pair)).collect::<Vec<_>>()));
        }
        found
    }

    /// Where the procedure comes to these pairs: paired players who moved down, their opponents, then
    /// of the remainder the number of exchanges, their difference, who goes down, who comes up, and
    /// the transposition. Less is earlier.
    fn order(&self, here: &Pairs) -> Vec<Vec<i64>> {
        let places: Vec<(usize, usize)> = here
            .iter()
            .map(|(a, b)| (self.place(*a).unwrap(), self.place(*b).unwrap()))
            .map(|(a, b)| (a.min(b), a.max(b)))
            .collect();
        let mut moved: Vec<(usize, usize)> = places.iter().copied().filter(|(a, _)| *a < self.moved).collect();
        moved.sort_unstable();
        let mut key = vec![
            moved.iter().map(|(a, _)| *a as i64).collect::<Vec<_>>(),
            moved.iter().map(|(_, b)| *b as i64).collect(),
        ];
        let rest: Vec<(usize, usize)> = places.iter().copied().filter(|(a, _)| *a >= self.moved).collect();
        let remainder: Vec<usize> =
            (self.moved..self.players.len()).filter(|place| !moved.iter().any(|(_, b)| b == place)).collect();
        let upper: Vec<usize> = remainder[..rest.len()].to_vec();
        // A pair could stand either way round; the earliest way counts.
        let ways = (0..1u32 << rest.len()).map(|way| {
            let mut turned: Vec<(usize, usize)> = rest
                .iter()
                .enumerate()
                .map(|(at, (a, b))| if way >> at & 1 == 1 { (*b, *a) } else { (*a, *b) })
                .collect();
            turned.sort_unstable();
            let first: Vec<usize> = turned.iter().map(|(a, _)| *a).collect();
            let mut up: Vec<i64> = first.iter().filter(|a| !upper.contains(a)).map(|a| *a as i64).collect();
            let mut down: Vec<i64> = upper.iter().filter(|a| !first.contains(a)).map(|a| *a as i64).collect();
            up.sort_unstable();
            down.sort_unstable_by_key(|a| Reverse(*a));
            let difference = up.iter().sum::<i64>() - down.iter().sum::<i64>();
            let lowest_first = down.iter().map(|a| -a).collect();
            let transposition = turned.iter().map(|(_, b)| *b as i64).collect();
            vec![vec![up.len() as i64], vec![difference], lowest_first, up, transposition]
        });
        key.extend(ways.min().unwrap_or_default());
        key
    }
}

/// The pairs and the bye by trying everything; `None` where nothing is allowed.
fn brute_force(field: &Field) -> Option<(Pairs, Option<usize>)> {
    let bye = field.entrants.len();
    let score = |player: usize| field.points_after(player, field.played);
    let mut order: Vec<usize> = (0..bye).collect();
    order.sort_by_key(|player| (Reverse(score(*player)), *player));
    let allowed = |(a, b): &(usize, usize)| {
        if *b == bye {
            return !had_bye(field, *a);
        }
        let (x, y) = (claim(field, *a), claim(field, *b));
        let same_side = x == y && x.0 == Claim::Absolute;
        !met(field, *a, *b) && !same_side
    };
    let complete = |players: &[usize]| -> Vec<Pairs> {
        let mut players = players.to_vec();
        if players.len() % 2 == 1 {
            players.push(bye);
        }
        all_pairings(&players).into_iter().filter(|pairs| pairs.iter().all(allowed)).collect()
    };
    let of_bye = |pairs: &Pairs| pairs.iter().find(|(_, b)| *b == bye).map(|(a, _)| *a);
    let bye_score = complete(&order).iter().map(|pairs| of_bye(pairs).map(score)).min()?;
    let (mut moved, mut left, mut paired): (Vec<usize>, Vec<usize>, Pairs) = (Vec::new(), order, Vec::new());
    while let Some(first) = left.first() {
        let top = score(*first);
        let (group, rest): (Vec<usize>, Vec<usize>) = left.iter().partition(|player| score(**player) == top);
        let next_score = rest.first().map(|player| score(*player));
        let next = rest.iter().copied().filter(|player| Some(score(*player)) == next_score).collect();
        let players: Vec<usize> = moved.iter().chain(&group).copied().collect();
        let bracket = Bracket { field, moved: moved.len(), players, next };
        let everybody: Vec<usize> = moved.iter().chain(&left).copied().collect();
        let here = |pairs: &Pairs| -> Pairs {
            let inside = |player: &usize| bracket.players.contains(player);
            pairs.iter().copied().filter(|(a, b)| inside(a) && inside(b)).collect()
        };
        let best = complete(&everybody)
            .into_iter()
            .filter(|pairs| of_bye(pairs).map(score) == bye_score)
            .filter(|pairs| !pairs.iter().any(|(a, b)| moved.contains(a) && moved.contains(b)))
            .min_by_key(|pairs| (bracket.criteria(pairs), bracket.order(&here(pairs))))?;
        let found = here(&best);
        moved = bracket.players.into_iter().filter(|p| !found.iter().any(|(a, b)| a == p || b == p)).collect();
        paired.extend(found);
        left = rest;
    }
    Some((paired, moved.first().copied()))
}

fn sorted(pairs: impl IntoIterator<Item = (usize, usize)>) -> Pairs {
    let mut pairs: Pairs = pairs.into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn tiny_fields_are_paired_as_by_trying_everything() {
    let mut chance = Chance::seeded(2026);
    let (mut possible, mut impossible) = (0, 0);
    while possible < 6000 {
        let players = 3 + chance.below(6);
        let rounds = chance.below(players.min(6));
        let Some(field) = random(&mut chance, players, rounds) else { continue };
        let found = dutch::pair(&field).ok().map(|pairing| {
            let tables = pairing.tables.iter().map(|pair| (pair.white, pair.black));
            (sorted(tables), pairing.bye.map(|(player, _)| player))
        });
        let expected = brute_force(&field).map(|(pairs, bye)| (sorted(pairs), bye));
        assert_eq!(found, expected, "{field:#?}");
        if expected.is_some() {
            possible += 1;
        } else {
            impossible += 1;
        }
    }
    assert!(impossible > 100, "{impossible} fields without a pairing");
}
