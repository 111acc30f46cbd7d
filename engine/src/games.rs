//! The games, one file each.

pub mod assaut;
pub mod moulin;
pub mod reversi;
pub mod spline;
pub mod tablut;
