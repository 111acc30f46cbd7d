//! Clubs: who belongs to them, who may do what, whom they know.

pub mod model;
