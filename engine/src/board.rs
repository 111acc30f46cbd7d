//! Boards that several games share.

pub mod pyramid;
