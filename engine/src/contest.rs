//! Competitions: formats, pairings, standings.

pub mod pairing;
pub mod swiss;
pub mod trf;
