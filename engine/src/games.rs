//! The games, one file each.

pub mod span;
pub mod spaniel;
pub mod sparro;
pub mod spava;
pub mod spight;
pub mod splade;
pub mod splice;
pub mod spline;
pub mod spline_plus;
pub mod sploof;
pub mod sponnect;
pub mod spree;
pub mod spyramid;
