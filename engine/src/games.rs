//! The games, one file each.

pub mod spline;
