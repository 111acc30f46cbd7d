//! Competitions: each is a chain of events, from which its state is computed.
//!
//! Data flows one way: an action looks at the current [`Competition`] and returns events; the store appends them in one
//! transaction, chained by hash; [`Competition::apply`] computes the next state from them. Standings, pairings and pages
//! are functions of the state.

pub mod actions;
pub mod agree;
mod apply;
pub mod circuit;
pub mod counting;
pub mod doubts;
pub mod drawing;
pub mod event;
pub mod form;
pub mod format;
pub mod hand_in;
pub mod head;
mod letters;
pub mod log;
pub mod project;
pub mod proved;
pub mod reasons;
pub mod rehearsal;
pub mod seal;
pub mod settings;
pub mod state;
pub mod store;
mod writing;
pub use writing::Writing;
#[cfg(test)]
pub mod testing;

pub use event::{Actor, Event, Happened};
pub use settings::Settings;
pub use state::{Competition, Entry, EntryId, Game, Round, RoundState, Stage, Status, Table, TableId};
