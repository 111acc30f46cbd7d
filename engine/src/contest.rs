//! Competitions: formats, pairings, standings.

pub mod pairing;
pub mod standings;
pub mod swiss;
pub mod trf;
