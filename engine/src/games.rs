//! The games, one file each.

pub mod margo;
pub mod spaghetti;
pub mod spanic;
pub mod spargo;
pub mod spice;
pub mod spindizzy;
pub mod spinimax;
pub mod spire;
pub mod splastwo;
pub mod spline;
pub mod splush;
pub mod spoing;
