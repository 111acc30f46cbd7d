//! Podium: leagues and tournaments for board, dice and card games, with every record refereed.
// The crate is one executable; its items are public for its own tests.
#![allow(missing_docs)]

pub mod cli;
pub mod competitions;
pub mod playout;
