//! Boards that several games share.

pub mod dice;
pub mod grid;
pub mod pyramid;
pub mod tables;
