//! The games, one file each.

pub mod sp_dancers;
pub mod spagyric;
pub mod spaiji;
pub mod spalone;
pub mod spao;
pub mod speedo;
pub mod spin;
pub mod spirit;
pub mod spline;
pub mod splink;
pub mod spodd;
pub mod sprite;
pub mod spuzzle;
pub mod spy;
