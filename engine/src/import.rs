//! Records that players already have, from other programs' files.

pub mod othello;
pub mod wthor;
//! Records in the formats of other programs.

pub mod mat;
