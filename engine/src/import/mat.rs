//! Backgammon matches as text (`.mat`, `.txt`), as JellyFish, GNU Backgammon and eXtreme Gammon
//! write them: a line with the length of the match, then the games, each in two columns of numbered
//! turns.

mod read;
mod write;

use crate::game::Seat;
use crate::record::Record;
use crate::text::Text;

pub use read::read;
pub use write::write;

/// A match, or a session for money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The points that win it; 0 for a session.
    pub length: u32,
    /// Who sits left and right.
    pub names: [String; 2],
    /// The games in order.
    pub games: Vec<Game>,
}

/// One game of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The game as a record of ours. Not judged yet.
    pub record: Record,
    /// The line of the file from which each turn of the record comes.
    pub lines: Vec<usize>,
    /// Who won and how many points, if the file says so.
    pub stated: Option<(Seat, i64)>,
}

/// Why a file could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub text: Text,
}

/// The tag that carries the length of the match a game belongs to.
const LENGTH: &str = "MatchLength";
