//! Competitions: formats, pairings, standings.

pub mod bracket;
pub mod pairing;
pub mod series;
pub mod round_robin;
mod sentences;
pub mod standings;
pub mod swiss;
pub mod trf;
