//! Boards that several games share.

pub mod grid;
pub mod dice;
pub mod pyramid;
pub mod tables;
