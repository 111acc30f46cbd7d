//! Background jobs, kept in the database: any node may claim a job, runs it once, and retries it if it fails.

pub mod kinds;
pub mod retention;
pub mod runner;
