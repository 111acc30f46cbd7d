//! The games, one file each.

pub mod barricades;
pub mod libertas;
pub mod liubo;
pub mod shut_the_box;
pub mod spline;
pub mod stilelibero;
