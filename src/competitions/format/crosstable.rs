//! Who met whom with what result: round by round, or everybody against everybody.

use podium_engine::contest::standings::Number;
use podium_engine::contest::swiss::{Outing, Score, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::field::{Grid, Visit, grid};
use super::{ranking, standings};
use crate::competitions::event::StageKind;
use crate::competitions::state::{Competition, EntryId, TableId};

/// A crosstable, its rows in the order of the standings.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Crosstable {
    pub columns: Columns,
    pub rows: Vec<Row>,
}

/// What stands above the columns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CrosstableColumns)]
pub enum Columns {
    /// So many rounds.
    Rounds(usize),
    /// The entries of the rows, in the same order.
    Everybody,
}

/// Somebody's line.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = CrosstableRow)]
pub struct Row {
    pub entry: EntryId,
    /// The line's number, from 1 on, by which other lines name it.
    pub number: usize,
    pub rank: Option<u32>,
    /// A list a column: two games against one opponent are two meetings, and a free cell is none.
    pub cells: Vec<Vec<Meeting>>,
    /// None in a knockout.
    pub points: Option<String>,
}

/// What happened in a round, or against somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CrosstableMeeting)]
pub struct Meeting {
    pub table: Option<TableId>,
    pub opponent: Option<EntryId>,
    /// The opponent's line.
    pub number: Option<usize>,
    /// `w` or `b`: the first or the second seat.
    pub side: Option<char>,
    /// `1 ½ 0` played, `+ -` by forfeit, `U` the pairing's bye, `F H Z` a bye for a point, half or nothing; none: open.
    pub result: Option<&'static str>,
    /// Shown, but not counted.
    pub shown_only: bool,
}

/// The crosstable of a stage of pairs, counted from 0; none for other stages.
pub fn crosstable(competition: &Competition, at: usize) -> Option<Crosstable> {
    let (stage, grid) = (competition.stages.get(at)?, grid(competition, at)?);
    let order: Vec<(EntryId, Option<u32>)> =
        standings(competition, at).rows.iter().map(|row| (row.entry, row.rank)).collect();
    let numbers: Vec<Option<usize>> =
        stage.entries.iter().map(|&entry| Some(order.iter().position(|(other, _)| *other == entry)? + 1)).collect();
    let is_bracket = matches!(stage.kind, StageKind::Bracket { .. });
    let meeting = |visit: &Visit| Meeting {
        table: visit.table,
        opponent: visit.opponent.and_then(|player| stage.entries.get(player).copied()),
        number: visit.opponent.and_then(|player| numbers.get(player).copied().flatten()),
        side: visit.side.map(|side| if side == Side::White { 'w' } else { 'b' }),
        result: visit.outing.map(sign),
        shown_only: visit.shown_only,
    };
    let is_blank = |visit: &Visit| is_bracket && visit.table.is_none() && visit.outing != Some(Outing::PairingBye);
    let against_everybody = matches!(stage.kind, StageKind::Schedule { .. } | StageKind::Division { .. });
    let field = grid.field(competition, grid.started());
    let rows = order.iter().enumerate().filter_map(|(at, &(entry, rank))| {
        let player = stage.index(entry)?;
        let visits = grid.rows.get(player)?;
        let cells = if against_everybody {
            let against = |other: EntryId| {
                let opponent = stage.index(other);
                let met = visits.iter().filter(|visit| visit.opponent.is_some() && visit.opponent == opponent);
                met.map(meeting).collect()
            };
            order.iter().map(|&(other, _)| against(other)).collect()
        } else {
            let rounds = visits.chunks(grid.games.max(1));
            rounds.map(|round| round.iter().filter(|visit| !is_blank(visit)).map(meeting).collect()).collect()
        };
        let points = ranking::shown(Number::tenths(field.points_after(player, field.played)));
        Some(Row { entry, number: at + 1, rank, cells, points: (!is_bracket).then_some(points) })
    });
    let rows = rows.collect();
    let columns = if against_everybody { Columns::Everybody } else { Columns::Rounds(rounds_of(&grid)) };
    Some(Crosstable { columns, rows })
}

fn rounds_of(grid: &Grid) -> usize {
    grid.rows.iter().map(|row| row.len().div_ceil(grid.games.max(1))).max().unwrap_or(0)
}

const fn sign(outing: Outing) -> &'static str {
    match outing {
        Outing::Played { score: Score::Win, .. } => "1",
        Outing::Played { score: Score::Draw, .. } => "½",
        Outing::Played { score: Score::Loss, .. } => "0",
        Outing::Forfeit { score: Score::Loss, .. } => "-",
        Outing::Forfeit { .. } => "+",
        Outing::PairingBye => "U",
        Outing::Bye(Score::Win) => "F",
        Outing::Bye(Score::Draw) => "H",
        Outing::Bye(Score::Loss) => "Z",
    }
}
