//! Balanced designs: everybody sits in every round, and every pair meets equally often.

#![allow(clippy::indexing_slicing, reason = "points of a design are places in the list of entrants")]

use serde::{Deserialize, Serialize};

use super::galois::Galois;
use super::starters::STARTERS;
use super::{Field, MOST_PLAYERS, Round, Table, seats, sizes};
use crate::chance::Chance;

/// A plan for all rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Design {
    /// Rounds of tables of players from 0.
    pub rounds: Vec<Vec<Vec<usize>>>,
    /// How often every pair meets.
    pub meetings: usize,
}

/// The design for so many players at full tables, if one is known: affine spaces (9, 27, 81 of 3;
/// 16, 64 of 4; 25 of 5; 49 of 7; 64 of 8 …), Kirkman's 15 of 3, and cyclic ones.
pub fn design(players: usize, size: usize) -> Option<Design> {
    affine_space(players, size).or_else(|| {
        let starter = STARTERS.iter().find(|starter| starter.players == players && starter.size == size)?;
        let rounds = (0..starter.rounds()).map(|round| starter.tables(round)).collect();
        Some(Design { rounds, meetings: starter.meetings() })
    })
}

/// The lines of an affine space: one round per direction, one table per line. Points are numbers whose
/// digits to the base of the field are the coordinates.
fn affine_space(players: usize, size: usize) -> Option<Design> {
    let field = Galois::of(size)?;
    let planes = std::iter::successors(Some(size * size), |points| points.checked_mul(size));
    let points = planes.take_while(|points| *points <= MOST_PLAYERS).find(|points| *points == players)?;
    // Of the multiples of a direction, the one whose leading digit is 1.
    let leads_with_one = |direction: &usize| {
        let mut lead = *direction;
        while lead >= size {
            lead /= size;
        }
        lead == 1
    };
    let rounds = (1..points).filter(leads_with_one).map(|direction| {
        let mut seen = vec![false; points];
        let mut tables = Vec::new();
        for start in 0..points {
            if !seen[start] {
                let line: Vec<usize> = (0..size).map(|times| along(field, size, start, direction, times)).collect();
                line.iter().for_each(|point| seen[*point] = true);
                tables.push(line);
            }
        }
        tables
    });
    Some(Design { rounds: rounds.collect(), meetings: 1 })
}

/// start + times · direction.
fn along(field: Galois, base: usize, mut start: usize, mut direction: usize, times: usize) -> usize {
    let (mut point, mut unit) = (0, 1);
    while start > 0 || direction > 0 {
        point += unit * field.add(start % base, field.multiply(direction % base, times));
        (start, direction, unit) = (start / base, direction / base, unit * base);
    }
    point
}

/// The next round of the design for this field, if there is one, if the rounds so far were its own,
/// and if the tables are of the promised sizes without those who are away.
pub(super) fn next_round(field: &Field, present: &[usize]) -> Option<Round> {
    let round = field.rounds.len();
    let plan = plan(field)?;
    let next = plan.get(round)?;
    let is_own = |(played, planned): (&Round, &Vec<Vec<usize>>)| {
        let of = |player: &usize| planned.iter().position(|table| table.contains(player));
        let mut taken: Vec<_> = played.tables.iter().filter_map(|table| of(table.seats.first()?)).collect();
        taken.sort_unstable();
        taken.dedup();
        taken.len() == played.tables.len()
            && played.tables.iter().all(|table| {
                let home = table.seats.first().and_then(of);
                table.seats.iter().all(|player| of(player) == home)
            })
    };
    if !field.rounds.iter().zip(&plan).all(is_own) {
        return None;
    }
    let here = |table: &Vec<usize>| -> Vec<usize> {
        table.iter().copied().filter(|player| present.binary_search(player).is_ok()).collect()
    };
    let tables: Vec<Vec<usize>> = next.iter().map(here).filter(|table| !table.is_empty()).collect();
    let mut found: Vec<usize> = tables.iter().map(Vec::len).collect();
    found.sort_unstable_by(|a, b| b.cmp(a));
    let promised = sizes(present.len(), field.size, field.smallest);
    let tables = tables.into_iter().map(|seats| Table { seats }).collect();
    (found == promised.tables && promised.byes == 0).then_some(Round { tables, byes: Vec::new() })
}

/// All rounds with their seats, the players drawn to the points by lot. A design that lets pairs
/// meet several times is fair only as a whole, so it needs all its rounds.
fn plan(field: &Field) -> Option<Vec<Vec<Vec<usize>>>> {
    let mut design = design(field.entrants.len(), field.size)?;
    if design.meetings > 1 && field.planned != design.rounds.len() {
        return None;
    }
    let mut players: Vec<usize> = (0..field.entrants.len()).collect();
    let mut chance = Chance::seeded(field.seed);
    chance.shuffle(&mut players);
    chance.shuffle(&mut design.rounds);
    design.rounds.truncate(field.planned.max(field.rounds.len() + 1));
    for table in design.rounds.iter_mut().flatten() {
        table.iter_mut().for_each(|point| *point = players[*point]);
        chance.shuffle(table);
    }
    Some(seats::equitable(design.rounds, players.len(), field.size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_meets_equally_often() {
        let known = STARTERS.iter().map(|starter| (starter.players, starter.size));
        let affine = [(9, 3), (16, 4), (25, 5), (49, 7), (64, 8), (27, 3), (64, 4), (81, 3), (125, 5)];
        for (players, size) in affine.into_iter().chain(known) {
            let design = design(players, size).unwrap();
            let mut met = vec![0; players * players];
            for round in &design.rounds {
                let mut seen: Vec<usize> = round.concat();
                assert!(round.iter().all(|table| table.len() == size), "{players} of {size}");
                for table in round {
                    for a in table {
                        table.iter().for_each(|b| met[a * players + b] += 1);
                    }
                }
                seen.sort_unstable();
                assert_eq!(seen, (0..players).collect::<Vec<_>>(), "{players} of {size}");
            }
            for a in 0..players {
                for b in (0..players).filter(|b| *b != a) {
                    assert_eq!(met[a * players + b], design.meetings, "{players} of {size}: {a} and {b}");
                }
            }
        }
    }

    #[test]
    fn others_have_none() {
        assert_eq!(design(36, 6), None);
        assert_eq!(design(10, 3), None);
        assert_eq!(design(3, 3), None);
        assert_eq!(design(0, 0), None);
    }
}
