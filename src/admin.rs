//! What administrators of the service see and do: accounts, clubs, jobs, the outbox, the log.

pub mod actions;
