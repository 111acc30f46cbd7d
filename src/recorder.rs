//! Entering a game by tapping its board; the engine is the referee of every step.

mod cover;
pub mod model;
pub mod pages;
pub mod steps;
pub mod view;

pub use pages::routes;
