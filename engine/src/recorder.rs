//! Entering a game by tapping its board: a record in the making ([`Draft`]), and what can be tapped next
//! ([`Offers`]). Text and taps are the same thing: every tap appends text, and typed text is a draft.
//!
//! ```
//! use podium_engine::game::Start;
//! use podium_engine::recorder::{Draft, Touch};
//!
//! let mut draft = Draft::new("moulin", &Start::new(2), &["Ada", "Ben"]).map_err(|text| text.english())?;
//! let offers = draft.offers();
//! assert!(offers.ways.iter().any(|way| way.touch == Touch::Spot { board: 0, spot: "d2".into() }));
//! draft.apply("d2").map_err(|text| text.english())?;
//! assert!(draft.to_string().ends_with("1. d2\n"));
//! # Ok::<(), std::borrow::Cow<'static, str>>(())
//! ```

mod draft;
mod offers;
mod read;
mod setup;
mod taps;
#[cfg(test)]
mod tests;
mod touch;
mod undo;
mod words;

pub use draft::{Draft, Slot};
pub use offers::{Offers, SetupAsked, Stage, Way, offers};
pub use read::Read;
pub use touch::Touch;
pub use undo::Undo;
