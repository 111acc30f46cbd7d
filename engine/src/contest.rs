//! Competitions: formats, pairings, standings.

pub mod pairing;
pub mod simulate;
pub mod swiss;
pub mod trf;
