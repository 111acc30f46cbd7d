//! Records: parsing submissions, verdicts, storage.

pub mod content;
pub mod facts;
pub mod head;
pub mod intake;
pub mod model;

pub use head::Head;
