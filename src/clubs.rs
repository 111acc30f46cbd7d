//! Clubs: who belongs to them, who may do what, whom they know.

pub mod actions;
pub mod log;
pub mod model;
pub mod roster;
