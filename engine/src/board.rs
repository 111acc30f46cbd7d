//! Boards that several games share.

pub mod dice;
pub mod grid;
pub mod cards;
pub mod paint;
pub mod pyramid;
pub mod tables;
