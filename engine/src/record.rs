//! Records: the text format, and the verdict on what it tells.
//!
//! Reading and judging are two layers: [`Reading`] is a text cut into tags and turns, [`judge`]
//! replays it under the rules of its game.

mod content;
mod judge;
pub mod personal;
mod read;
mod verdict;
mod write;

pub use content::content;
pub use judge::{begin, judge, replay};
pub(crate) use judge::{opening, play, play_turn};
pub use read::{Place, Reading, Tag, TagValues, Token};
pub use verdict::{Fault, FaultKind, Holds, Verdict};
pub use write::{Record, Unwritable};

/// The most bytes a record may have.
pub const MAX_BYTES: usize = 256 * 1024;
/// The most tags.
pub const MAX_TAGS: usize = 64;
/// The most characters of a tag's value.
pub const MAX_VALUE: usize = 1000;
/// The most turns.
pub const MAX_TURNS: usize = 5000;
/// The most characters of a turn.
pub const MAX_TURN: usize = 200;

/// Whether it is white space of the format: no other character is.
const fn is_white(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\n')
}
