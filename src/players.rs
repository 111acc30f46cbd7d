//! Players: people who compete, with or without an account.

pub mod model;
