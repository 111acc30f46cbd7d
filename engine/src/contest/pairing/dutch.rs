//! The FIDE (Dutch) system, by the text in force since February 2026 (C.04.3).
//!
//! Bracket by bracket from the top: a bracket and the score group after it make a graph whose edge
//! weights carry the criteria C6 to C21, one above the other, so that the heaviest matching is the
//! best pairing; further solutions then settle, among the best, which players move down, whom they
//! meet, which exchanges are made and which transposition comes first.
//!
//! Short ways come first: upper half against lower half where no criterion is touched; then the bracket
//! by itself, where those it moves down cost the next group nothing. Players whom the criteria cannot
//! tell apart are counted by class, so that a large bracket begins near its solution.
//!
//! What lies further down has only to remain pairable (C4). It is looked at when the bracket is done;
//! where the pairing found would leave somebody unpaired, the bracket is solved again with the whole field in its graph.

#![allow(clippy::indexing_slicing, reason = "players are indices into the sorted field, made in this file alone")]

mod bracket;
mod criteria;
mod duals;
mod remainder;
mod transposition;

use std::collections::HashMap;

use super::complete::can_pair_all;
use super::impossible::Rules;
use super::player::{self, Sheet, choose_side, sheets};
use super::reason::{self, Bye, Meeting};
use super::{Impossible, Pair, Pairing, check_size};
use crate::contest::swiss::{Field, Side};
use bracket::Bracket;
use criteria::Criteria;

/// Everybody who is to be paired, from the top, and who may meet whom.
struct Draw<'a> {
    field: &'a Field,
    sheets: Vec<Sheet>,
    /// Whether two may meet (C1, C3, kept apart).
    may_meet: Vec<bool>,
    /// With an odd number, the score of the player who gets the bye (C5).
    bye_score: Option<u32>,
}

impl Draw<'_> {
    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.may_meet[a * self.sheets.len() + b]
    }

    fn may_have_bye(&self, a: usize, most: u32) -> bool {
        self.sheets[a].may_have_bye && self.sheets[a].score <= most
    }

    /// Whether these players can all be paired, one of them by the bye if their number is odd.
    fn completes(&self, players: &[usize], bye_at_most: u32) -> bool {
        let count = players.len();
        can_pair_all(count + count % 2, |a, b| match (players.get(a), players.get(b)) {
            (Some(a), Some(b)) => self.may_meet(*a, *b),
            (Some(a), None) | (None, Some(a)) => self.may_have_bye(*a, bye_at_most),
            (None, None) => false,
        })
    }
}

/// Pairs the next round.
pub fn pair(field: &Field) -> Result<Pairing, Impossible> {
    pair_by(field, |bracket| bracket.pair())
}

/// Pairs of a bracket, and those who move down.
type Paired = (Vec<(usize, usize, reason::Dutch)>, Vec<usize>);

fn pair_by(field: &Field, pair_bracket: impl Fn(&Bracket<'_>) -> Paired) -> Result<Pairing, Impossible> {
    let sheets = sheets(field);
    let count = sheets.len();
    check_size(count)?;
    let mut draw = Draw { field, may_meet: vec![false; count * count], bye_score: None, sheets };
    let met = player::met(field);
    let place: HashMap<usize, usize> = draw.sheets.iter().enumerate().map(|(at, sheet)| (sheet.player, at)).collect();
    for a in 0..count {
        for b in 0..a {
            let may = player::colours_allow(&draw.sheets[a], &draw.sheets[b]);
            (draw.may_meet[a * count + b], draw.may_meet[b * count + a]) = (may, may);
        }
    }
    for (a, sheet) in draw.sheets.iter().enumerate() {
        for b in met[sheet.player].iter().filter_map(|other| place.get(other)) {
            (draw.may_meet[a * count + b], draw.may_meet[b * count + a]) = (false, false);
        }
    }
    settle_bye(&mut draw)?;

    let mut pairs = Vec::new();
    let mut moved: Vec<usize> = Vec::new();
    let mut from = 0;
    while from < count {
        let bracket = Bracket::new(&draw, &moved, from);
        from = bracket.end();
        let (paired, left) = pair_bracket(&bracket);
        let score = bracket.score();
        pairs.extend(paired.into_iter().map(|(a, b, how)| (a, b, score, how)));
        moved = left;
    }
    Ok(publish(&draw, &pairs, &moved))
}

/// C5: the bye goes as far down as the rest can still be paired (C2, C4).
fn settle_bye(draw: &mut Draw<'_>) -> Result<(), Impossible> {
    let everybody: Vec<usize> = (0..draw.sheets.len()).collect();
    if everybody.len().is_multiple_of(2) {
        return if draw.completes(&everybody, 0) { Ok(()) } else { Err(explain_impossible(draw)) };
    }
    let mut scores: Vec<u32> = draw.sheets.iter().map(|sheet| sheet.score).collect();
    scores.dedup();
    draw.bye_score = scores.into_iter().rev().find(|score| draw.completes(&everybody, *score));
    if draw.bye_score.is_none() { Err(explain_impossible(draw)) } else { Ok(()) }
}

/// Which constraint stands in the way, by leaving out one after the other.
fn explain_impossible(draw: &Draw<'_>) -> Impossible {
    let sheet = |at: usize| &draw.sheets[at];
    let apart = player::kept_apart(draw.field);
    let met = |a: usize, b: usize| {
        let outings = &draw.field.entrants[sheet(a).player].outings;
        outings.iter().any(|outing| outing.played().is_some_and(|(other, _)| other == sheet(b).player))
    };
    let rules = Rules {
        field: draw.field,
        count: draw.sheets.len(),
        met: &met,
        apart: &|a, b| apart[sheet(a).player].contains(&sheet(b).player),
        same_side: &|a, b| !player::colours_allow(sheet(a), sheet(b)),
        bye: &|a| sheet(a).may_have_bye,
        player: &|a| sheet(a).player,
    };
    rules.explain()
}

/// Gives the sides and puts the tables in order: by the higher player's score, the lower's, the rank.
fn publish(draw: &Draw<'_>, pairs: &[(usize, usize, u32, reason::Dutch)], left: &[usize]) -> Pairing {
    let field = draw.field;
    let plain = |a: usize| field.points_after(draw.sheets[a].player, field.played);
    let order = |a: usize, b: usize| (plain(b), draw.sheets[a].rank).cmp(&(plain(a), draw.sheets[b].rank));
    let mut tables: Vec<_> = pairs
        .iter()
        .map(|(a, b, score, how)| {
            let (high, low) = if order(*a, *b).is_le() { (*a, *b) } else { (*b, *a) };
            let (side, because) = choose_side(field, &draw.sheets[*a], &draw.sheets[*b]);
            let (white, black) = if side == Side::White { (*a, *b) } else { (*b, *a) };
            let pair = Pair {
                white: draw.sheets[white].player,
                black: draw.sheets[black].player,
                why: Meeting::Dutch { how: *how, score: *score, upper: side },
                side: because,
            };
            ((std::cmp::Reverse((plain(high), plain(low))), draw.sheets[high].rank), pair)
        })
        .collect();
    tables.sort_by_key(|(key, _)| *key);
    let bye = left.first().map(|a| (draw.sheets[*a].player, Bye::Dutch { score: draw.sheets[*a].score }));
    Pairing { tables: tables.into_iter().map(|(_, pair)| pair).collect(), bye }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::contest::simulate::{Format, Plan, Rates, simulate};
    use crate::contest::swiss::Apart;

    #[test]
    fn short_ways_lead_where_the_long_one_does() {
        let mut chance = Chance::seeded(43);
        let (mut paired, mut moved_down) = (0, 0);
        for case in 0..2500 {
            let mut rate = |most: usize| if chance.one_in(3) { 0 } else { chance.below(most) as u32 * 1000 };
            let rates =
                Rates { draw: rate(700), forfeit: rate(100), withdrawal: rate(60), bye: rate(100), late: rate(200) };
            let (players, rounds) = (2 + chance.below(if case % 20 == 0 { 90 } else { 30 }), 1 + chance.below(8));
            let plan = Plan { format: Format::Dutch, players, rounds, rates, seed: chance.bits() };
            let mut field = simulate(plan).field;
            field.rounds = field.played + 1 + chance.below(3);
            if chance.one_in(3) {
                let players = (0..players).filter(|_| chance.one_in(5)).collect();
                field.apart.push(Apart { players, rounds: 0..99 });
            }
            let found = pair(&field);
            assert_eq!(found, pair_by(&field, |bracket| bracket.pair_with_next()), "{plan:?}");
            if let Ok(pairing) = found {
                paired += 1;
                let moved = |pair: &Pair| matches!(pair.why, Meeting::Dutch { how: reason::Dutch::MovedDown, .. });
                moved_down += pairing.tables.iter().filter(|pair| moved(pair)).count();
            }
        }
        assert!(paired > 1500 && moved_down > 1500, "{paired} fields, {moved_down} moved down");
    }
}
