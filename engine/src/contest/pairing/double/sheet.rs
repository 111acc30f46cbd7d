//! What the rules of the Double-Swiss ask of one player, read off the matches so far.

use std::cmp::Reverse;
use std::collections::HashSet;

use crate::contest::swiss::{Field, Outing, Score, Side};

/// What the rules ask of one player.
pub(super) struct Sheet {
    /// Index in the field.
    pub(super) player: usize,
    pub(super) score: u32,
    /// Number among those who take part, from 0.
    pub(super) rank: usize,
    /// The side of the first game, one per match; none where nothing was played.
    pub(super) sides: Vec<Option<Side>>,
    pub(super) may_have_bye: bool,
    /// Whether the last match was against another score.
    pub(super) floated: bool,
}

impl Sheet {
    pub(super) fn matches(&self) -> usize {
        self.sides.iter().flatten().count()
    }

    pub(super) fn whites(&self) -> usize {
        self.sides.iter().flatten().filter(|side| **side == Side::White).count()
    }
}

/// The two outings of every match so far.
fn matches(field: &Field, player: usize) -> impl Iterator<Item = (Outing, Outing)> {
    let outings = field.entrants.get(player).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
    outings.get(..field.played.min(outings.len())).unwrap_or_default().chunks_exact(2).map(|games| (games[0], games[1]))
}

fn opponent(outing: Outing) -> Option<usize> {
    match outing {
        Outing::Played { opponent, .. } | Outing::Forfeit { opponent, .. } => Some(opponent),
        _ => None,
    }
}

fn is_forfeit(outing: Outing, result: Score) -> bool {
    matches!(outing, Outing::Forfeit { score, .. } if score == result)
}

/// Whether a player forfeited both games of a match.
fn forfeits(field: &Field, player: usize, number: usize) -> bool {
    let both = |(first, second): (Outing, Outing)| is_forfeit(first, Score::Loss) && is_forfeit(second, Score::Loss);
    matches(field, player).nth(number).is_some_and(both)
}

/// Opponents of matches that neither player forfeited as a whole.
pub(super) fn met(field: &Field, player: usize) -> HashSet<usize> {
    let mut met = HashSet::new();
    for (number, (first, second)) in matches(field, player).enumerate() {
        for other in [first, second].into_iter().filter_map(opponent) {
            if !forfeits(field, player, number) && !forfeits(field, other, number) {
                met.insert(other);
            }
        }
    }
    met
}

/// The side of the first game, if one of the two was played.
fn first_side((first, second): (Outing, Outing)) -> Option<Side> {
    let side = |outing: Outing| match outing {
        Outing::Played { side, .. } => Some(side),
        Outing::Forfeit { side, .. } => side,
        _ => None,
    };
    first.played().or(second.played())?;
    side(first).or_else(|| side(second).map(Side::other))
}

/// The players of the next round, by score and rank.
pub(super) fn sheets(field: &Field) -> Vec<Sheet> {
    let mut rank = 0;
    let mut sheets = Vec::new();
    for (player, entrant) in field.entrants.iter().enumerate() {
        let present = field.is_present(player);
        if present {
            let free = |(first, second): (Outing, Outing)| {
                let free_point = |outing: Outing| matches!(outing, Outing::PairingBye | Outing::Bye(Score::Win));
                let won = is_forfeit(first, Score::Win) && is_forfeit(second, Score::Win);
                won || free_point(first) || free_point(second)
            };
            let before = field.played.saturating_sub(2);
            let last = matches(field, player).last().filter(|_| field.played > 0);
            let floated = last.and_then(|(first, second)| opponent(first).or(opponent(second))).is_some_and(|other| {
                met(field, player).contains(&other)
                    && field.pairing_points(player, before) != field.pairing_points(other, before)
            });
            sheets.push(Sheet {
                player,
                score: field.pairing_points(player, field.played),
                rank,
                sides: matches(field, player).map(first_side).collect(),
                may_have_bye: !matches(field, player).any(free),
                floated,
            });
        }
        if present || entrant.outings.iter().any(|outing| outing.was_paired()) {
            rank += 1;
        }
    }
    sheets.sort_by_key(|sheet| (Reverse(sheet.score), sheet.rank));
    sheets
}
