//! The games, one file each.

pub mod spair;
pub mod spandrel;
pub mod spangle;
pub mod sparks;
pub mod spawn;
pub mod special_cake;
pub mod spectacular_tumble;
pub mod speq;
pub mod spetris;
pub mod sphered;
pub mod sphex;
pub mod sphlying_marbles;
pub mod spinca;
pub mod spinout;
pub mod spline;
pub mod spoff;
