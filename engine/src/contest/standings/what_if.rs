//! What a round that is not over can still change.
//!
//! Everything here is about points alone and exact for them: tie-breaks count as open, so that
//! whoever may end level with others may end before or after each of them. A best or worst rank is
//! reached by some set of results of the open tables, though not all of them by the same one. Later
//! rounds are not looked at.

use serde::{Deserialize, Serialize};

use crate::contest::swiss::{Field, Outing, Score, Side, Tenths};

/// A table of the round that has no result yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct OpenTable {
    pub white: usize,
    pub black: usize,
}

/// The ranks that a player can still end on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Range {
    pub best: usize,
    pub worst: usize,
}

impl Range {
    /// Whether the player ends among the first `places` whatever happens.
    pub const fn is_safe_for(self, places: usize) -> bool {
        self.worst <= places
    }

    /// Whether the player can end among the first `places`.
    pub const fn can_reach(self, places: usize) -> bool {
        self.best <= places
    }
}

/// A player whose range one result narrows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    /// By index in the field.
    pub player: usize,
    /// What is left.
    pub range: Range,
}

/// What one result of an open table does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// From White’s side.
    pub white: WhiteScore,
    /// Whose range it narrows, by index.
    pub changed: Vec<Changed>,
}

/// A result from White’s side, as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum WhiteScore {
    Wins,
    Draws,
    Loses,
}

/// All that is still open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhatIf {
    /// One range per player.
    pub ranges: Vec<Range>,
    /// For each open table its three results.
    pub tables: Vec<(OpenTable, [Effect; 3])>,
}

const RESULTS: [(WhiteScore, Score, Score); 3] = [
    (WhiteScore::Wins, Score::Win, Score::Loss),
    (WhiteScore::Draws, Score::Draw, Score::Draw),
    (WhiteScore::Loses, Score::Loss, Score::Win),
];

/// The points of both players after each result of an open table.
struct Finals {
    white: usize,
    black: usize,
    scores: [(Tenths, Tenths); 3],
}

impl Finals {
    /// Who of the two is above a score, at least and at most; with `level`, at it or above.
    fn above(&self, score: Tenths, level: bool) -> (usize, usize) {
        let counts = self.scores.map(|pair| above(pair, score, level));
        (counts.into_iter().min().unwrap_or(0), counts.into_iter().max().unwrap_or(0))
    }
}

fn above((white, black): (Tenths, Tenths), score: Tenths, level: bool) -> usize {
    let is_above = |other: Tenths| usize::from(other > score || level && other == score);
    is_above(white) + is_above(black)
}

/// The round as it stands.
struct Position {
    /// Points of those whose round is over, and before the round of all others.
    points: Vec<Tenths>,
    tables: Vec<Finals>,
    /// The open table of each player.
    table_of: Vec<Option<usize>>,
    /// Points of those whose round is over, in ascending order.
    closed: Vec<Tenths>,
    /// For every score that somebody can end on: how many of the open tables’ players must be above
    /// it, and how many can be at it or above.
    open_above: Vec<(Tenths, usize, usize)>,
}

impl Position {
    fn new(field: &Field, open: &[OpenTable]) -> Self {
        let count = field.entrants.len();
        let mut points: Vec<Tenths> = (0..count).map(|player| field.points_after(player, field.played)).collect();
        let mut table_of: Vec<Option<usize>> = vec![None; count];
        let mut tables: Vec<Finals> = Vec::with_capacity(open.len());
        let worth = |opponent, side, score| field.points.of(Outing::Played { opponent, side, score });
        for OpenTable { white, black } in open.iter().copied() {
            let is_free = |player: usize| table_of.get(player).is_some_and(Option::is_none);
            if white == black || !is_free(white) || !is_free(black) {
                continue;
            }
            let before = |player: usize| field.points_after(player, field.played.saturating_sub(1));
            for player in [white, black] {
                if let (Some(at), Some(sum)) = (table_of.get_mut(player), points.get_mut(player)) {
                    (*at, *sum) = (Some(tables.len()), before(player));
                }
            }
            let scores = RESULTS.map(|(_, of_white, of_black)| {
                let white_points = before(white) + worth(black, Side::White, of_white);
                (white_points, before(black) + worth(white, Side::Black, of_black))
            });
            tables.push(Finals { white, black, scores });
        }
        let is_closed = |player: &usize| table_of.get(*player) == Some(&None);
        let mut closed: Vec<Tenths> =
            (0..count).filter(is_closed).filter_map(|player| points.get(player).copied()).collect();
        closed.sort_unstable();
        let open_scores = tables.iter().flat_map(|table| table.scores).flat_map(|(white, black)| [white, black]);
        let mut scores: Vec<Tenths> = closed.iter().copied().chain(open_scores).collect();
        scores.sort_unstable();
        scores.dedup();
        let open_above = scores
            .into_iter()
            .map(|score| {
                let above = |level| tables.iter().map(move |table| table.above(score, level));
                (score, above(false).map(|(least, _)| least).sum(), above(true).map(|(_, most)| most).sum())
            })
            .collect();
        Self { points, tables, table_of, closed, open_above }
    }

    /// The ranks of a player, perhaps with one table (by number) decided by one result (by number).
    fn range(&self, player: usize, decided: Option<(usize, usize)>) -> Range {
        let own_table = self.table_of.get(player).copied().flatten();
        let mut range = Range { best: usize::MAX, worst: 0 };
        for result in 0..RESULTS.len() {
            let own = own_table.and_then(|at| Some((at, self.tables.get(at)?)));
            let (score, opponent) = match own {
                // The round is over for the player: one look suffices.
                None if result > 0 => break,
                None => (self.points.get(player).copied().unwrap_or(0), None),
                Some((at, _)) if decided.is_some_and(|(table, other)| table == at && other != result) => continue,
                Some((_, table)) => match table.scores.get(result).copied().unwrap_or_default() {
                    (white, black) if table.white == player => (white, Some(black)),
                    (white, black) => (black, Some(white)),
                },
            };
            let (mut least, mut most) = self.open(score);
            if let (Some((_, table)), Some(opponent)) = (own, opponent) {
                least = least + usize::from(opponent > score) - table.above(score, false).0;
                most = most + usize::from(opponent >= score) - table.above(score, true).1;
            }
            if let Some((at, result)) = decided.filter(|(at, _)| Some(*at) != own_table)
                && let Some((table, pair)) = self.tables.get(at).and_then(|t| Some((t, *t.scores.get(result)?)))
            {
                least = least + above(pair, score, false) - table.above(score, false).0;
                most = most + above(pair, score, true) - table.above(score, true).1;
            }
            let over = self.closed.len() - self.closed.partition_point(|other| *other <= score);
            let level = self.closed.len() - self.closed.partition_point(|other| *other < score);
            // A player whose round is over is level with themselves.
            let worst = level + most + usize::from(own.is_some());
            range = Range { best: range.best.min(over + least + 1), worst: range.worst.max(worst) };
        }
        range
    }

    fn open(&self, score: Tenths) -> (usize, usize) {
        let at = self.open_above.binary_search_by_key(&score, |(score, ..)| *score).ok();
        at.and_then(|at| self.open_above.get(at)).map_or((0, 0), |(_, least, most)| (*least, *most))
    }
}

/// What can still happen in the current round (the last of those played) while tables are open.
/// Tables with players that do not exist or sit at another open table are passed over.
pub fn what_if(field: &Field, open: &[OpenTable]) -> WhatIf {
    let position = Position::new(field, open);
    let ranges: Vec<Range> = (0..field.entrants.len()).map(|player| position.range(player, None)).collect();
    let tables = position.tables.iter().enumerate().map(|(at, table)| {
        let mut result = 0;
        let effects = RESULTS.map(|(white, ..)| {
            let changed = ranges.iter().enumerate().filter_map(|(player, before)| {
                let range = position.range(player, Some((at, result)));
                (range != *before).then_some(Changed { player, range })
            });
            let effect = Effect { white, changed: changed.collect() };
            result += 1;
            effect
        });
        (OpenTable { white: table.white, black: table.black }, effects)
    });
    let tables = tables.collect();
    WhatIf { ranges, tables }
}
