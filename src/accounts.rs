//! Accounts: signing up and in, passwords, sessions, one's own data.

pub mod actions;
pub mod model;
pub mod pages;
pub mod passwords;
pub mod sessions;
pub mod sign_in;
pub mod strength;

pub use pages::routes;
