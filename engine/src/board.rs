//! Boards that several games share.

pub mod cards;
pub mod dice;
pub mod grid;
pub mod paint;
pub mod pyramid;
pub mod tables;
