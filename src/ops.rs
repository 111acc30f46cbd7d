//! Running the service for years: is it well, is everything as it was written, copies of it.

pub mod backup;
pub mod club_file;
pub mod verify;
