//! Competitions: formats, pairings, standings.

pub mod pairing;
pub mod series;
pub mod swiss;
pub mod trf;
