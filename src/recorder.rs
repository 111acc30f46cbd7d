//! Entering a game by tapping its board; the engine is the referee of every step.

pub mod model;
pub mod steps;
