//! Records to look at: every position on its board, every turn in a sentence.

pub mod ended;
pub mod replay;

pub use ended::Ended;
pub use replay::Replay;
