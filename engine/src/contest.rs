//! Competitions: formats, pairings, standings.

pub mod bracket;
pub mod circuit;
pub mod day;
pub mod ladder;
pub mod league;
pub mod open_play;
pub mod pairing;
pub mod round_robin;
pub mod seating;
mod sentences;
pub mod series;
pub mod sides;
pub mod simulate;
pub mod standings;
pub mod swiss;
pub mod trf;
