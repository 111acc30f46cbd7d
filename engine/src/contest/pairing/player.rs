//! What the rules of pairing ask of one player: score, sides, floats, byes.

use std::collections::HashSet;
use std::hash::Hash;

use super::reason::{Settled, Sides};
use crate::contest::swiss::{Field, Outing, Side};

/// What the criteria ask of one player.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    /// Index in the field.
    pub(super) player: usize,
    /// Points for the pairing.
    pub(super) score: u32,
    /// Number among those who take part, from 0.
    pub(super) rank: usize,
    /// Games played.
    pub(super) games: usize,
    pub(super) may_have_bye: bool,
    /// Over half of the points possible, in the last round (C3 does not bind them).
    pub(super) top_scorer: bool,
    /// The side that is due, if any.
    pub(super) wish: Option<Side>,
    /// How many games more on one side than on the other.
    pub(super) imbalance: usize,
    /// The side of the last two games, if it was the same.
    pub(super) repeated: Option<Side>,
    /// Whether the player moved down or up, one and two rounds ago.
    pub(super) floats: [Float; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Float {
    Down,
    Up,
    None,
}

impl Sheet {
    pub(super) fn absolute_imbalance(&self) -> bool {
        self.imbalance > 1
    }

    pub(super) fn absolute(&self) -> bool {
        self.absolute_imbalance() || self.repeated.is_some()
    }

    pub(super) fn strong(&self) -> bool {
        !self.absolute() && self.imbalance > 0
    }

    /// Whether the wish for a side is strong or absolute.
    pub(super) fn claims(&self) -> bool {
        self.strong() || self.absolute()
    }

    /// Everything but who it is: what is equal for two players whom the rules cannot tell apart.
    pub(super) fn likeness(&self) -> impl Eq + Hash + use<> {
        let Self { player: _, score, rank: _, games, may_have_bye, top_scorer, wish, imbalance, repeated, floats } =
            *self;
        (score, games, may_have_bye, top_scorer, wish, imbalance, repeated, floats)
    }
}

/// C3: two with the same absolute wish meet only if one of them is a top scorer.
pub(super) fn colours_allow(a: &Sheet, b: &Sheet) -> bool {
    !a.absolute() || !b.absolute() || a.wish != b.wish || a.top_scorer || b.top_scorer
}

/// Whom each player has met or is kept apart from.
pub(super) fn met(field: &Field) -> Vec<HashSet<usize>> {
    let mut met = kept_apart(field);
    for (set, entrant) in met.iter_mut().zip(&field.entrants) {
        set.extend(entrant.outings.iter().filter_map(|outing| outing.played()).map(|(other, _)| other));
    }
    met
}

/// From whom each player is kept apart in the next round.
pub(super) fn kept_apart(field: &Field) -> Vec<HashSet<usize>> {
    let mut apart = vec![HashSet::new(); field.entrants.len()];
    for group in field.apart.iter().filter(|group| group.rounds.contains(&field.played)) {
        for player in &group.players {
            if let Some(set) = apart.get_mut(*player) {
                set.extend(group.players.iter().copied());
            }
        }
    }
    apart
}

/// The players of the next round, by score and rank.
pub(super) fn sheets(field: &Field) -> Vec<Sheet> {
    let mut rank = 0;
    let mut sheets = Vec::new();
    for (player, entrant) in field.entrants.iter().enumerate() {
        let present = field.is_present(player);
        if present {
            sheets.push(sheet(field, player, rank));
        }
        if present || entrant.outings.iter().any(|outing| outing.was_paired()) {
            rank += 1;
        }
    }
    sheets.sort_by_key(|sheet| (std::cmp::Reverse(sheet.score), sheet.rank));
    sheets
}

fn sheet(field: &Field, player: usize, rank: usize) -> Sheet {
    let outings = field.entrants.get(player).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
    let points = &field.points;
    let sides: Vec<Side> = outings.iter().filter_map(|outing| outing.played()).map(|(_, side)| side).collect();
    let white = sides.iter().filter(|side| **side == Side::White).count();
    let black = sides.len() - white;
    let rarer = if white > black { Side::Black } else { Side::White };
    let last = sides.last().copied();
    let repeated = match sides.as_slice() {
        [.., a, b] if a == b => Some(*b),
        _ => None,
    };
    let imbalance = white.abs_diff(black);
    let wish = match (imbalance, repeated) {
        (2.., _) => Some(rarer),
        (_, Some(side)) => Some(side.other()),
        (1, _) => Some(rarer),
        _ => last.map(Side::other),
    };
    let score = field.pairing_points(player, field.played);
    let had_bye = outings.iter().any(|outing| match outing {
        Outing::Played { .. } => false,
        Outing::PairingBye => true,
        _ => points.of(*outing) >= points.win,
    });
    let threshold = field.played as u32 * points.win.max(points.draw) / 2;
    Sheet {
        player,
        score,
        rank,
        games: sides.len(),
        may_have_bye: !had_bye,
        top_scorer: field.played + 1 >= field.rounds && score > threshold,
        wish,
        imbalance,
        repeated,
        floats: [float(field, player, 1), float(field, player, 2)],
    }
}

/// Whether a player moved down or up that many rounds ago; points without a game are a way down.
fn float(field: &Field, player: usize, back: usize) -> Float {
    let Some(round) = field.played.checked_sub(back) else { return Float::None };
    let Some(outing) = field.entrants.get(player).and_then(|entrant| entrant.outings.get(round)) else {
        return Float::None;
    };
    let Some((opponent, _)) = outing.played() else {
        return if field.points.of(*outing) > field.points.loss { Float::Down } else { Float::None };
    };
    match field.pairing_points(player, round).cmp(&field.pairing_points(opponent, round)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// The side of the first of two players (article 5), and why.
pub(super) fn choose_side(field: &Field, a: &Sheet, b: &Sheet) -> (Side, Sides) {
    match (a.wish, b.wish) {
        (Some(wish), None) => return (wish, Sides::DueToOne(wish)),
        (None, Some(wish)) => return (wish.other(), Sides::DueToOne(wish)),
        (Some(wish), other) if Some(wish) != other => return (wish, Sides::Due),
        _ => {}
    }
    if let Some(wish) = a.wish {
        let contested = |by| Sides::Contested { due: wish, by };
        let stronger = |x: &Sheet, y: &Sheet| {
            x.absolute() && (x.imbalance > y.imbalance || !y.absolute()) || (!y.absolute() && x.strong() && !y.strong())
        };
        if stronger(a, b) {
            return (wish, contested(Settled::Stronger));
        }
        if stronger(b, a) {
            return (wish.other(), contested(Settled::Stronger));
        }
        if let Some((_, theirs)) = last_difference(field, a.player, b.player) {
            return (theirs, contested(Settled::Alternate));
        }
    }
    let a_is_higher = (a.score, std::cmp::Reverse(a.rank)) >= (b.score, std::cmp::Reverse(b.rank));
    if let Some(wish) = a.wish {
        let because = Sides::Contested { due: wish, by: Settled::HigherRanked };
        return (if a_is_higher { wish } else { wish.other() }, because);
    }
    let first = field.first_side.or_else(|| field.inferred_first_side()).unwrap_or(Side::White);
    let side_of = |rank: usize| if rank.is_multiple_of(2) { first } else { first.other() };
    (if a_is_higher { side_of(a.rank) } else { side_of(b.rank).other() }, Sides::Number)
}

/// The sides of two players in the latest games in which they differed, counted back game by game.
fn last_difference(field: &Field, a: usize, b: usize) -> Option<(Side, Side)> {
    let sides = |player: usize| {
        let outings = field.entrants.get(player).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
        outings.iter().rev().filter_map(|outing| outing.played()).map(|(_, side)| side)
    };
    sides(a).zip(sides(b)).find(|(ours, theirs)| ours != theirs)
}
