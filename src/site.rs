//! The site as a whole: its log, and what administrators did to something.

pub mod act;
pub mod log;
