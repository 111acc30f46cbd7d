//! Square boards of up to 9×9, kept as bits: bit = row · n + column, both counted from 0.
//!
//! A step in any of the eight directions is one rotation and one mask for a whole set.

pub mod cross;
mod direction;
mod men;
pub mod morris;
mod set;
mod square;

use crate::text::Phrase;

pub use direction::Direction;
pub use men::Men;
pub use set::{Set, Word};
pub use square::{Square, Table};

/// The end word of a seat that cannot move.
pub const BLOCKED: (&str, Phrase) = ("blocked", Phrase::new("board-player-move-cannot"));
/// The end word of a third repetition.
pub const REPETITION: (&str, Phrase) = ("repetition", Phrase::new("common-same-position-third-time"));
