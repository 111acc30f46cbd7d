//! Moderation: reports by visitors; hiding, renaming, merging, removing, suspending and banning by administrators.

pub mod actions;
pub mod clubs;
pub mod letters;
pub mod people;
pub mod sanctions;
pub mod state;
pub mod subject;
