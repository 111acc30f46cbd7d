//! Operations: health, verification, backups.

pub mod backup;
pub mod club_file;
pub mod verify;
