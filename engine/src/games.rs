//! The games, one file each.

pub mod backgammon;
pub mod jacquet;
pub mod spline;
