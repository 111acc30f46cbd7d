//! Competitions: formats, pairings, standings.

pub mod bracket;
pub mod pairing;
pub mod round_robin;
mod sentences;
pub mod series;
pub mod standings;
pub mod swiss;
pub mod trf;
