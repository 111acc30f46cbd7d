//! Moderation: what visitors report, what administrators hide, rename, merge or remove, and whom they keep out.

pub mod actions;
pub mod letters;
pub mod people;
pub mod sanctions;
pub mod state;
pub mod subject;
