//! Recording a game by tapping its board; the engine referees every step.

mod cover;
#[expect(clippy::module_inception, reason = "the page itself")]
pub mod recorder;
pub mod view;
