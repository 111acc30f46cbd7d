//! Records that players already have, from other programs' files.
//! Records in the formats of other programs.

pub mod mat;
pub mod othello;
pub mod wthor;
