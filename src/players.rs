//! Players: people who compete, with or without an account.

pub mod best;
pub mod counting;
pub mod model;
pub mod profile;
pub mod rated;
pub mod ratings;
