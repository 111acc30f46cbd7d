//! Accounts: signing up and in, passwords, sessions, one's own data.

pub mod actions;
pub mod model;
pub mod pages;
pub mod passwords;
pub mod sessions;

pub use pages::routes;
