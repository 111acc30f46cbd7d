//! What can still happen: the places everybody can reach, and what each open table changes.

use podium_engine::contest::standings::{OpenTable, Range, WhiteScore, what_if as engine};
use podium_engine::contest::swiss::{Field, Tenths};
use serde::Serialize;
use utoipa::ToSchema;

use super::field::{Grid, Visit, grid};
use crate::competitions::state::{Competition, EntryId, Stage, TableId};

/// What a stage of points can still come to. Tie-breaks count as open throughout.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WhatIf {
    /// Places after the tables that are open now.
    pub now: Vec<Outlook>,
    /// Places at the end of the stage, rounds to come included.
    pub end: Vec<Outlook>,
    /// What each open table can change by itself; empty where somebody has several open tables.
    pub tables: Vec<TableOutlook>,
}

/// The places somebody can still end on: never better than `best` nor worse than `worst`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Outlook {
    pub entry: EntryId,
    pub best: usize,
    pub worst: usize,
}

impl Outlook {
    /// Among the first `places` whatever happens.
    pub const fn is_safe_for(&self, places: usize) -> bool {
        self.worst <= places
    }

    /// Able to end among the first `places`.
    pub const fn can_reach(&self, places: usize) -> bool {
        self.best <= places
    }
}

/// An open table, with whose places each of its results narrows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableOutlook {
    pub table: TableId,
    /// In the order first seat wins, draw, second seat wins.
    pub results: [Vec<Outlook>; 3],
}

/// The possible outcomes of a Swiss or round-robin stage; none for other stages.
pub fn what_if(competition: &Competition, at: usize) -> Option<WhatIf> {
    let stage = competition.stages.get(at)?;
    let grid = grid(competition, at)
        .filter(|_| !matches!(stage.kind, crate::competitions::event::StageKind::Bracket { .. }))?;
    let open = open_games(&grid);
    // The engine takes the current round as the last column, which must be the only open one of each player.
    let published = stage.published() * grid.games;
    let field = grid.field(competition, published);
    // Games of a schedule may be forfeited ahead of time.
    let whole = grid.field(competition, grid.columns);
    let single = grid.games == 1
        && grid.rows.iter().all(|row| row.iter().take(published.saturating_sub(1)).all(|visit| visit.outing.is_some()));
    let (now, tables) = if single {
        exact(stage, &grid, &field, published)
    } else {
        (bounds(stage, &whole, |player| open.get(player).copied().unwrap_or(0)), Vec::new())
    };
    let to_come = grid.columns.saturating_sub(published);
    let all_scheduled = grid.rows.iter().any(|row| row.len() > published);
    let end = bounds(stage, &whole, |player| {
        let entry = stage.entries.get(player).and_then(|&id| competition.entry(id));
        let leaves = entry.is_some_and(|entry| !entry.is_in());
        let later = match () {
            _ if leaves => 0,
            // A schedule tells who still has games; in a Swiss everybody may.
            _ if all_scheduled => {
                let row = grid.rows.get(player).map(Vec::as_slice).unwrap_or_default();
                row.iter().skip(published).filter(|visit| visit.outing.is_none()).count()
            }
            _ => to_come,
        };
        open.get(player).copied().unwrap_or(0) + later
    });
    Some(WhatIf { now, end, tables })
}

/// Published games of each player that are open.
fn open_games(grid: &Grid) -> Vec<usize> {
    let is_open = |visit: &&Visit| visit.outing.is_none() && visit.table.is_some();
    grid.rows.iter().map(|row| row.iter().filter(is_open).count()).collect()
}

fn outlook(stage: &Stage, player: usize, range: Range) -> Option<Outlook> {
    let entry = *stage.entries.get(player)?;
    Some(Outlook { entry, best: range.best, worst: range.worst })
}

/// One open round: exact for points.
fn exact(stage: &Stage, grid: &Grid, field: &Field, published: usize) -> (Vec<Outlook>, Vec<TableOutlook>) {
    let column = published.saturating_sub(1);
    let open = grid.rows.iter().enumerate().filter_map(|(player, row)| {
        let visit = row.get(column).filter(|visit| visit.outing.is_none())?;
        let is_white = visit.side == Some(podium_engine::contest::swiss::Side::White);
        let black = visit.opponent.filter(|_| is_white)?;
        Some((visit.table?, OpenTable { white: player, black }))
    });
    let (ids, open): (Vec<TableId>, Vec<OpenTable>) = open.unzip();
    let answer = engine(field, &open);
    let now = answer.ranges.iter().enumerate().filter_map(|(player, range)| outlook(stage, player, *range)).collect();
    let tables = ids.into_iter().zip(&answer.tables).map(|(table, (_, effects))| {
        let results = [WhiteScore::Wins, WhiteScore::Draws, WhiteScore::Loses].map(|white| {
            let effect = effects.iter().filter(|effect| effect.white == white).flat_map(|effect| &effect.changed);
            effect.filter_map(|changed| outlook(stage, changed.player, changed.range)).collect()
        });
        TableOutlook { table, results }
    });
    (now, tables.collect())
}

/// For several open games each: assumes everybody else at their worst for the best place and at their best for the worst,
/// which bounds what is possible.
fn bounds(stage: &Stage, field: &Field, open: impl Fn(usize) -> usize) -> Vec<Outlook> {
    let points = field.points;
    let (most, least) = (
        points.win.max(points.pairing_bye).max(points.draw),
        points.loss.min(points.forfeit_loss).min(points.zero_bye),
    );
    let spans: Vec<(Tenths, Tenths)> = (0..field.entrants.len())
        .map(|player| {
            let (now, open) = (field.points_after(player, field.played), open(player) as Tenths);
            (now + open * least, now + open * most)
        })
        .collect();
    let range = |(player, (low, high)): (usize, &(Tenths, Tenths))| {
        let others = || spans.iter().enumerate().filter(move |(other, _)| *other != player).map(|(_, span)| span);
        let best = 1 + others().filter(|(other_low, _)| other_low > high).count();
        let worst = 1 + others().filter(|(_, other_high)| other_high >= low).count();
        outlook(stage, player, Range { best, worst })
    };
    spans.iter().enumerate().filter_map(range).collect()
}
