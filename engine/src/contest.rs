//! Competitions: formats, pairings, standings.

pub mod pairing;
pub mod seating;
pub mod swiss;
pub mod trf;
