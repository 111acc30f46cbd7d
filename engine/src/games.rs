//! The games, one file each.

pub mod sp_fireball;
pub mod sp_kapow;
pub mod spack;
pub mod sphlag;
pub mod spillway;
pub mod spline;
pub mod spoker;
pub mod spone;
pub mod spook;
pub mod spout;
pub mod spred;
pub mod sprenge;
pub mod springe;
pub mod sprout;
pub mod spruit;
pub mod spuds;
pub mod spurn;
