//! The Double-Swiss (C.04.5, in force since February 2026): every round is a match of two games with
//! the sides exchanged.
//!
//! A match takes two rounds of the [`Field`], one per game, so that points, standings and reports need
//! nothing new: [`Field::played`] and [`Field::rounds`] count games here and are even, and a bye takes
//! two outings, the pairing bye and a bye with half a point, which makes the 1½ points of the text.
//!
//! From the text: order by score and number (1.2); no rematch unless a player forfeited both games
//! (C1); no second bye, nor one after a match won by forfeit or a full-point bye (C2); the bye first, to
//! the lowest score, then most matches, then the largest number (3.4); then always the top score with
//! the fewest, highest upfloaters who leave the rest pairable (C3 to C7, 3.5), paired by the first
//! identifier that repeats fewest floats (C8, 3.6); the side of the first game by fewer Whites, then
//! by alternation (4.3). There is no criterion of sides in the pairing: a match has both.
//!
//! Ours, where the text leaves it open: players of a bracket are numbered by their order in it; the
//! scores of upfloaters count from the lowest one up; C6 counts how many pairs the next score can
//! still make within itself; and [`Field::apart`] is absolute.

#![allow(clippy::indexing_slicing, reason = "players are indices into the sorted field, made in this folder alone")]

mod identifier;
mod sheet;
mod upfloaters;

use std::cmp::Reverse;
use std::collections::HashSet;

use super::complete::can_pair_all;
use super::impossible::Rules;
use super::player::kept_apart;
use super::reason::{Bye, Meeting, Sides};
use super::weight::Weight;
use super::{Impossible, Pair, Pairing, check_size};
use crate::contest::swiss::{Field, Side};
use crate::text;
use identifier::first_pairing;
use sheet::{Sheet, met, sheets};
use upfloaters::upfloaters;

struct Draw<'a> {
    field: &'a Field,
    /// By score and rank.
    sheets: Vec<Sheet>,
    met: Vec<HashSet<usize>>,
    apart: Vec<HashSet<usize>>,
    is_last: bool,
}

impl Draw<'_> {
    fn have_met(&self, a: usize, b: usize) -> bool {
        self.met[self.sheets[a].player].contains(&self.sheets[b].player)
    }

    fn are_apart(&self, a: usize, b: usize) -> bool {
        self.apart[self.sheets[a].player].contains(&self.sheets[b].player)
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        !self.have_met(a, b) && !self.are_apart(a, b)
    }

    fn completes(&self, players: &[usize]) -> bool {
        can_pair_all(players.len(), |a, b| self.may_meet(players[a], players[b]))
    }

    fn explain_impossible(&self) -> Impossible {
        let rules = Rules {
            field: self.field,
            count: self.sheets.len(),
            met: &|a, b| self.have_met(a, b),
            apart: &|a, b| self.are_apart(a, b),
            same_side: &|_, _| false,
            bye: &|a| self.sheets[a].may_have_bye,
            player: &|a| self.sheets[a].player,
        };
        rules.explain()
    }
}

/// Pairs the next match of everybody; White is the first game's.
pub fn pair(field: &Field) -> Result<Pairing, Impossible> {
    check_size(field.entrants.len())?;
    if field.played % 2 == 1 {
        let text = text!("pairing-match-two-games-last-match");
        return Err(Impossible { text, stuck: Vec::new() });
    }
    let draw = Draw {
        field,
        sheets: sheets(field),
        met: (0..field.entrants.len()).map(|player| met(field, player)).collect(),
        apart: kept_apart(field),
        is_last: field.played + 2 >= field.rounds,
    };
    let mut left: Vec<usize> = (0..draw.sheets.len()).collect();
    let bye = take_bye(&draw, &mut left)?;
    let mut pairs = Vec::with_capacity(left.len() / 2);
    while let Some(first) = left.first() {
        let score = draw.sheets[*first].score;
        let top = left.iter().take_while(|at| draw.sheets[**at].score == score).count();
        let up = upfloaters(&draw, &left, top);
        let bracket: Vec<usize> = left.iter().take(top).chain(&up).copied().collect();
        let cost = |a: usize, b: usize| {
            let (a, b) = (bracket[a], bracket[b]);
            let floats_again = !draw.is_last && draw.sheets[b].score < score && draw.sheets[a].floated;
            draw.may_meet(a, b).then_some(u32::from(floats_again))
        };
        let found = first_pairing(bracket.len(), cost).ok_or_else(|| draw.explain_impossible())?;
        pairs.extend(found.into_iter().map(|(a, b)| (bracket[a], bracket[b])));
        left.retain(|at| !bracket.contains(at));
    }
    Ok(publish(&draw, &pairs, bye))
}

/// Takes out the player who has the bye, where the number is odd.
fn take_bye(draw: &Draw<'_>, left: &mut Vec<usize>) -> Result<Option<usize>, Impossible> {
    if left.len().is_multiple_of(2) {
        return if draw.completes(left) { Ok(None) } else { Err(draw.explain_impossible()) };
    }
    let mut candidates: Vec<usize> = left.iter().copied().filter(|at| draw.sheets[*at].may_have_bye).collect();
    candidates.sort_by_key(|at| {
        let sheet = &draw.sheets[*at];
        (sheet.score, Reverse(sheet.matches()), Reverse(sheet.rank))
    });
    for candidate in candidates {
        let rest: Vec<usize> = left.iter().copied().filter(|at| *at != candidate).collect();
        if draw.completes(&rest) {
            *left = rest;
            return Ok(Some(candidate));
        }
    }
    Err(draw.explain_impossible())
}

/// The side of the higher player in the first game (4.3), and why.
fn choose_side(field: &Field, high: &Sheet, low: &Sheet) -> (Side, Sides) {
    if high.matches() == 0 && low.matches() == 0 {
        let first = field.first_side.or_else(|| field.inferred_first_side()).unwrap_or(Side::White);
        let side = if high.rank.is_multiple_of(2) { first } else { first.other() };
        return (side, Sides::MatchNumber);
    }
    match high.whites().cmp(&low.whites()) {
        std::cmp::Ordering::Equal => {}
        more => return (if more.is_lt() { Side::White } else { Side::Black }, Sides::FewerWhites),
    }
    let mut rounds = high.sides.iter().rev().zip(low.sides.iter().rev());
    let differed = rounds.find_map(|rounds| match rounds {
        (Some(ours), Some(theirs)) if ours != theirs => Some(*theirs),
        _ => None,
    });
    let last = |sheet: &Sheet| sheet.sides.iter().flatten().last().copied();
    let side = differed.or_else(|| last(high).map(Side::other)).or_else(|| last(low)).unwrap_or(Side::White);
    (side, Sides::MatchAlternate)
}

fn publish(draw: &Draw<'_>, pairs: &[(usize, usize)], bye: Option<usize>) -> Pairing {
    let mut tables: Vec<_> = pairs
        .iter()
        .map(|(a, b)| {
            let (high, low) = (&draw.sheets[*a.min(b)], &draw.sheets[*a.max(b)]);
            let (side, because) = choose_side(draw.field, high, low);
            let (white, black) = if side == Side::White { (high, low) } else { (low, high) };
            let why = Meeting::Double { scores: [high.score, low.score] };
            let order = (Reverse((high.score, low.score)), high.rank);
            (order, Pair { white: white.player, black: black.player, why, side: because })
        })
        .collect();
    tables.sort_by_key(|(order, _)| *order);
    let bye = bye.map(|at| (draw.sheets[at].player, Bye::Double { score: draw.sheets[at].score }));
    Pairing { tables: tables.into_iter().map(|(_, pair)| pair).collect(), bye }
}
