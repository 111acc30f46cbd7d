//! Ratings from results: one for each player and game, computed from the log of results alone.
//!
//! - Two players: Glicko-2 (Glickman 2013). All results of one period (a round, a week) are judged
//!   against the ratings of its beginning; what is shown in between is the rating as if the period
//!   ended now.
//! - Three to ten: Weng-Lin, Bradley-Terry with full pairs (Weng and Lin 2011), table by table.
//! - Byes, forfeits and solo games change nothing.
//! - The deviation grows with every period without a game.
//! - A longer match between two counts as more results: √n of them for a match of n games or to n points, at
//!   most 5. At larger tables a result counts once.
//!
//! The [`Book`] is a fold over the log, so that [`Book::replay`] of a corrected log repairs every
//! later rating, and adding results one by one comes to exactly the same numbers. Both systems are
//! written out here rather than taken from a crate because every [`Change`] has to open up its
//! derivation; the `skillratings` crate serves as a check in the tests.
//!
//! ```
//! use podium_engine::rating::{Book, Entry};
//!
//! let won = Entry::played(1, 0, "reversi", vec![7, 8], vec![1, 2]);
//! let replay = Book::replay(&[won]);
//! let winner = replay.book.rating("reversi", 7, 2, 0).ok_or("no rating")?;
//! assert_eq!(winner.value().round(), 1662.0);
//! assert!(winner.is_provisional());
//! # Ok::<(), &str>(())
//! ```

mod book;
mod change;
mod decimals;
mod entry;
mod glicko2;
mod weng_lin;

pub use book::{Book, Duelist, Listed, Replay, Sitter, Standing};
pub use change::{Against, Change, Rating};
pub use entry::{Entry, Kind, MAX_PLAYERS};
pub use glicko2::{Evidence, Glicko2};
pub use weng_lin::WengLin;
