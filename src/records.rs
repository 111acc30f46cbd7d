//! Records: what players write down, what the engine says of it, and where it is kept.

pub mod content;
pub mod facts;
pub mod head;
pub mod intake;
pub mod model;

pub use head::Head;
