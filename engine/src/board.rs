//! Boards that several games share.

pub mod cards;
pub mod paint;
pub mod pyramid;
