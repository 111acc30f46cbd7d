//! Standings of any format as something to show, print and carry away.

use podium_engine::contest::standings::Value;
use podium_engine::text::Text;
use serde::Serialize;
use utoipa::ToSchema;

use super::exact::Values;
use crate::competitions::state::EntryId;

/// How much a board tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// The values.
    Values,
    /// The values opened, where they are sums.
    Sums,
}

/// Standings of one stage.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Board {
    /// What stands after rank and name.
    pub columns: Vec<Column>,
    /// The best first.
    pub rows: Vec<Row>,
    /// What a reader should know: open tables, withdrawn players, rules.
    pub notes: Vec<Text>,
}

/// A column of the standings.
#[derive(Debug, Clone, Serialize)]
pub struct Column {
    /// Short, as in the head of a table: `Pts`, `BH/C1`. Programs read the English one.
    pub code: Text,
    /// Written out.
    pub title: Text,
    /// What it counts, in a line; none where its title says it.
    pub about: Option<Text>,
}

/// Somebody's line.
#[derive(Debug, Clone, Serialize)]
pub struct Row {
    pub entry: EntryId,
    /// Shared by the tied; none for somebody who is not ranked (yet).
    pub rank: Option<u32>,
    /// What the line comes to, as the chain of events keeps it. Cells may show more, less or otherwise.
    #[serde(skip)]
    pub values: Values,
    pub cells: Vec<Cell>,
    pub zone: Option<Zone>,
    pub withdrawn: bool,
}

/// A value, and how it came about.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Cell {
    /// As shown, `4½`.
    pub text: String,
    /// As a machine reads it, for CSV and JSON: `4.5`.
    pub plain: String,
    /// The sum, opponent by opponent (players are indexes into the stage's entries).
    #[serde(skip)]
    pub value: Option<Value>,
    /// A sentence instead, where the format has no sum.
    pub why: Option<Text>,
}

/// What a place means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Goes on to the next stage.
    On,
    /// Goes up into the division above.
    Up,
    PlayOff,
    Down,
}
