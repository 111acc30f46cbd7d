//! People: whoever has an account, plays, or both.

pub mod erase;
