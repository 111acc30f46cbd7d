//! Accounts: signing up and in, passwords, sessions, personal data.

pub mod actions;
pub mod factors;
pub mod letters;
pub mod model;
pub mod passkeys;
pub mod passwords;
pub mod sanctions;
pub mod sessions;
pub mod strength;
pub mod tokens;
pub mod totp;
