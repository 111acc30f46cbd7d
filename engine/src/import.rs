//! Records in the formats of other programs.

pub mod mat;
