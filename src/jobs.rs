//! Work for later, kept in the database: whichever node claims a job does it, once, and tries again where it failed.

pub mod kinds;
pub mod retention;
pub mod runner;
