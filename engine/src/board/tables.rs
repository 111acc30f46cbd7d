//! Tables: twenty-four points, two dice, fifteen checkers per side.
//!
//! Each side counts its own points from 24 down to 1. A game names its [`Rules`] (what closes a
//! point, which checkers may move); stepping, the obligation to play as much as possible, the
//! notation and its reading against the dice are written here once, on a [`Table`].

mod judge;
mod mover;
mod notation;
mod plays;
mod pool;
mod reason;
mod side;
mod steps;
mod table;

pub use mover::Rules;
pub use notation::{Hop, Play, Turn};
pub use side::{Points, Side};
pub use table::{Opening, Table, opening_is_due};

/// Where checkers that are borne off lie, in either count.
pub const OFF: u8 = 0;
/// Where checkers that were hit wait.
pub const BAR: u8 = 25;
/// Checkers of a side.
pub const MEN: u8 = 15;
