//! Referee for about eighty board, dice and card games: reads a record, replays every turn under
//! the game's rules, and says whether it holds and what the result is.
//!
//! ```
//! use podium_engine::record::{Verdict, judge};
//!
//! let verdict = judge(b"[Game \"spline\"]\n\na1 a2 b1 b2 c1 c2 d1");
//! let Verdict::Holds(result) = verdict else { panic!("the record should hold") };
//! assert_eq!(result.outcome.ranks, [1, 2]);
//! assert_eq!(result.outcome.end, "line");
//! ```
//!
//! A game can also be played turn by turn, by anyone who draws a board:
//!
//! ```
//! use podium_engine::{catalogue, game::Start};
//!
//! let spline = catalogue::find("spline").ok_or("no such game")?;
//! let mut position = (spline.start)(&Start::new(2)).map_err(|text| text.en)?;
//! position.play("b2").map_err(|refusal| refusal.text.en)?;
//! assert_eq!(position.turns().map(|turns| turns.len()), Some(15));
//! # Ok::<(), std::borrow::Cow<'static, str>>(())
//! ```

pub mod board;
pub mod catalogue;
pub mod chance;
pub mod contest;
pub mod game;
pub mod games;
pub mod import;
pub mod picture;
pub mod rating;
pub mod record;
pub mod recorder;
pub mod text;
