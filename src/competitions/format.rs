//! What each format makes of a competition: its stages, its next round, its standings. Pure functions of the state.

pub mod board;

use podium_engine::text::Text;

use super::event::{Draw, DrawnTable, StagePlan};
pub use board::Board;

/// What comes next in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// A round to look at and publish.
    Round(Draw),
    /// Tables that came up within the round that is there: the next matches of a bracket.
    Tables(Vec<DrawnTable>),
    /// Another stage: the knockout after the groups.
    Stage(StagePlan),
    /// Something must happen first: a result is missing, a dispute is open.
    Waits(Text),
    /// Nothing more.
    Over,
}
