//! Records that players already have, from other programs' files.

pub mod othello;
pub mod wthor;
