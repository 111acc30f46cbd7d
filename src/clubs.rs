//! Clubs: who belongs to them, who may do what, and their roster.

pub mod actions;
pub mod log;
pub mod model;
pub mod roster;
