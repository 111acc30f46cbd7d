//! A plain Swiss for odd needs: more rounds than opponents, clubs to keep apart, small circles.
//!
//! Every possible pair costs something for each wish of a list, and the whole round is one matching
//! of least cost: an earlier wish counts before all later ones together. Only [`Field::apart`] is
//! absolute. Everything else, rematches and second byes too, happens once it cannot be avoided.

#![allow(clippy::indexing_slicing, reason = "players are indices into the sorted field, made in this file alone")]

use std::cmp::Reverse;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::matching::Matching;
use super::player::{Sheet, choose_side, kept_apart, sheets};
use super::reason::{Bye, Meeting};
use super::weight::{Solve, Weight, bits_for, with_width};
use super::{Impossible, Pair, Pairing, check_size};
use crate::contest::swiss::{Apart, Field, Outing, Side};
use crate::text;

/// One wish, and what a pair costs by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// The bye goes to one who has had fewest: their number, squared.
    Byes,
    /// No rematch: the number of earlier meetings, squared.
    Repeats,
    /// If a rematch, then an old one: the round of the last meeting.
    Recency,
    /// No third game in a row on one side, nor a difference of three: 1 where it cannot be helped.
    Seats,
    /// Equal scores: the difference in tenths of a point, squared; for the bye, from the lowest score.
    Score,
    /// Clubs apart: 1 where two of a club meet.
    Club,
    /// The side that is due to each: 1 where both claim the same, 2 where both have a strong claim.
    Sides,
    /// Upper half against lower half of a score: the distance from that opponent's place, squared.
    Place,
}

/// What the organiser wishes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// The wishes, the most important first. One that is left out does not count.
    pub order: Vec<Wish>,
    /// Players of one club, by index in the field, one list per club.
    pub clubs: Vec<Vec<usize>>,
}

impl Default for Wishes {
    /// Clubs are kept apart where that costs no point of difference.
    fn default() -> Self {
        use Wish::*;
        Self { order: vec![Byes, Repeats, Recency, Seats, Score, Club, Sides, Place], clubs: Vec::new() }
    }
}

impl Wishes {
    /// The clubs as wishes for another pairing system; see
    /// [`pair_with_wishes`](super::wishes::pair_with_wishes).
    pub fn apart(&self, rounds: usize) -> Vec<Apart> {
        self.clubs.iter().map(|players| Apart { players: players.clone(), rounds: 0..rounds }).collect()
    }
}

/// Pairs the next round.
pub fn pair(field: &Field, wishes: &Wishes) -> Result<Pairing, Impossible> {
    check_size(field.entrants.len())?;
    let draw = Draw::new(field, wishes);
    let levels = draw.levels();
    let bits = levels.iter().map(|level| level.bits).sum::<usize>() + bits_for(draw.vertices() / 2) + 4;
    let partners = with_width(bits, &Round { draw: &draw, levels: &levels });
    draw.publish(&partners)
}

/// A wish and its place in the weight.
struct Level {
    wish: Wish,
    /// The most a pair can cost.
    most: u32,
    /// Bits for the sum over all pairs.
    bits: usize,
}

struct Draw<'a> {
    field: &'a Field,
    wishes: &'a Wishes,
    /// By score and rank.
    sheets: Vec<Sheet>,
    /// Rounds, from 1, in which two met, the last one last.
    meetings: HashMap<(usize, usize), Vec<usize>>,
    may_meet: Vec<bool>,
    /// Place within the score and number of players there.
    places: Vec<(usize, usize)>,
}

impl<'a> Draw<'a> {
    fn new(field: &'a Field, wishes: &'a Wishes) -> Self {
        let sheets = sheets(field);
        let count = sheets.len();
        let mut place_of = vec![None; field.entrants.len()];
        for (at, sheet) in sheets.iter().enumerate() {
            place_of[sheet.player] = Some(at);
        }
        let apart = kept_apart(field);
        let mut meetings: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
        let mut may_meet = vec![true; count * count];
        for (at, sheet) in sheets.iter().enumerate() {
            for (round, outing) in field.entrants[sheet.player].outings.iter().enumerate() {
                if let Some(other) = outing.played().and_then(|(other, _)| place_of.get(other).copied().flatten()) {
                    meetings.entry((at, other)).or_default().push(round + 1);
                }
            }
            for other in apart[sheet.player].iter().filter_map(|other| place_of.get(*other).copied().flatten()) {
                may_meet[at * count + other] = false;
            }
        }
        let group = |at: usize| sheets.iter().filter(|sheet| sheet.score == sheets[at].score).count();
        let above = |at: usize| sheets.iter().filter(|sheet| sheet.score > sheets[at].score).count();
        let places = (0..count).map(|at| (at - above(at), group(at))).collect();
        Self { field, wishes, meetings, may_meet, places, sheets }
    }

    fn count(&self) -> usize {
        self.sheets.len()
    }

    /// Players, and the bye as one more where their number is odd.
    fn vertices(&self) -> usize {
        self.count() + self.count() % 2
    }

    /// Whether two may be paired, the bye being the last vertex.
    fn is_edge(&self, high: usize, low: usize) -> bool {
        low == self.count() || self.may_meet[high * self.count() + low]
    }

    fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        let all = (0..self.vertices()).flat_map(|low| (0..low).map(move |high| (high, low)));
        all.filter(|(high, low)| self.is_edge(*high, *low))
    }

    fn levels(&self) -> Vec<Level> {
        let level = |wish: &Wish| {
            let most = self.edges().map(|(high, low)| self.cost(*wish, high, low)).max().unwrap_or(0);
            Level { wish: *wish, most, bits: bits_for(most as usize * (self.vertices() / 2)) }
        };
        let order = &self.wishes.order;
        // A wish that stands twice counts once.
        let first = |(at, wish): &(usize, &Wish)| !order.iter().take(*at).any(|earlier| earlier == *wish);
        order.iter().enumerate().filter(first).map(|(_, wish)| level(wish)).collect()
    }

    /// What a pair costs by one wish; `high` stands above `low`, which may be the bye.
    fn cost(&self, wish: Wish, high: usize, low: usize) -> u32 {
        let squared = |number: usize| {
            let number = number.min(60_000) as u32;
            number * number
        };
        let a = &self.sheets[high];
        let Some(b) = self.sheets.get(low) else {
            let lowest = self.sheets.last().map_or(0, |sheet| sheet.score);
            return match wish {
                Wish::Byes => squared(self.byes(a)),
                Wish::Score => squared((a.score - lowest) as usize),
                Wish::Place => squared(self.count() - 1 - high),
                _ => 0,
            };
        };
        let meetings = self.meetings(high, low);
        let clash = a.wish.is_some() && a.wish == b.wish;
        match wish {
            Wish::Byes => 0,
            Wish::Repeats => squared(meetings.len()),
            Wish::Recency => meetings.last().copied().unwrap_or(0) as u32,
            Wish::Seats => u32::from(clash && a.absolute() && b.absolute()),
            Wish::Score => squared((a.score - b.score) as usize),
            Wish::Club => u32::from(self.same_club(a, b)),
            Wish::Sides => {
                let strong = |sheet: &Sheet| sheet.absolute() || sheet.strong();
                u32::from(clash) + u32::from(clash && strong(a) && strong(b))
            }
            Wish::Place if a.score == b.score => {
                let ((x, group), (y, _)) = (self.places[high], self.places[low]);
                squared((y - x).abs_diff(group / 2))
            }
            Wish::Place => squared(low - high - 1),
        }
    }

    fn meetings(&self, high: usize, low: usize) -> &[usize] {
        self.meetings.get(&(high, low)).map(Vec::as_slice).unwrap_or_default()
    }

    fn byes(&self, sheet: &Sheet) -> usize {
        let outings = &self.field.entrants[sheet.player].outings;
        let full = |outing: &Outing| {
            !matches!(outing, Outing::Played { .. }) && self.field.points.of(*outing) >= self.field.points.win
        };
        outings.iter().filter(|outing| matches!(outing, Outing::PairingBye) || full(outing)).count()
    }

    fn same_club(&self, a: &Sheet, b: &Sheet) -> bool {
        self.wishes.clubs.iter().any(|club| club.contains(&a.player) && club.contains(&b.player))
    }

    fn publish(&self, partners: &[Option<usize>]) -> Result<Pairing, Impossible> {
        let stuck: Vec<usize> =
            (0..self.count()).filter(|at| partners[*at].is_none()).map(|at| self.sheets[at].player).collect();
        if !stuck.is_empty() {
            let names = stuck.iter().map(|player| self.field.called(*player)).collect::<Vec<_>>().join(", ");
            let text = text!("pairing-no-pairing-keeps-apart-everybody-2", names);
            return Err(Impossible { text, stuck });
        }
        let mut tables = Vec::new();
        let mut bye = None;
        for (high, low) in (0..self.count()).filter_map(|high| Some((high, partners[high]?))) {
            let a = &self.sheets[high];
            if low == self.count() {
                bye = Some((a.player, Bye::Plain { score: a.score, byes: self.byes(a) }));
            } else if high < low {
                let b = &self.sheets[low];
                let (side, because) = choose_side(self.field, a, b);
                let (white, black) = if side == Side::White { (a, b) } else { (b, a) };
                let why = self.why(high, low);
                let order = (Reverse((a.score, b.score)), a.rank);
                tables.push((order, Pair { white: white.player, black: black.player, why, side: because }));
            }
        }
        tables.sort_by_key(|(order, _)| *order);
        Ok(Pairing { tables: tables.into_iter().map(|(_, pair)| pair).collect(), bye })
    }

    fn why(&self, high: usize, low: usize) -> Meeting {
        let (a, b) = (&self.sheets[high], &self.sheets[low]);
        let met = self.meetings(high, low).to_vec();
        Meeting::Plain { scores: [a.score, b.score], met, same_club: self.same_club(a, b) }
    }
}

/// The whole round as one graph.
struct Round<'a> {
    draw: &'a Draw<'a>,
    levels: &'a [Level],
}

impl Solve for Round<'_> {
    /// The partner of each vertex in the cheapest round.
    type Answer = Vec<Option<usize>>;

    fn solve<W: Weight>(&self) -> Self::Answer {
        let mut matching = Matching::<W>::new(self.draw.vertices());
        for (high, low) in self.draw.edges() {
            let (mut weight, mut bit) = (W::ZERO, 0);
            for level in self.levels.iter().rev() {
                weight += W::at(level.most - self.draw.cost(level.wish, high, low), bit);
                bit += level.bits;
            }
            // To be paired at all counts before every wish.
            matching.set(high, low, weight + W::at(1, bit));
        }
        matching.solve();
        (0..self.draw.vertices()).map(|vertex| matching.partner(vertex)).collect()
    }
}
