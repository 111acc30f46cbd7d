//! Referee for about eighty board, dice and card games: reads a record, replays every turn under the game's rules, and
//! says whether it holds and what the result is. From results it pairs rounds, ranks players and rates them. No I/O, no
//! panics, every sentence in English and French.
//!
//! # Judge a record
//!
//! ```
//! use podium_engine::record::{Verdict, judge};
//!
//! let verdict = judge(b"[Game \"spline\"]\n\na1 a2 b1 b2 c1 c2 d1");
//! let Verdict::Holds(holds) = verdict else { panic!("the record should hold") };
//! assert_eq!(holds.outcome.ranks, [1, 2]);
//! assert_eq!(holds.outcome.end, "line");
//!
//! let Verdict::Fails(fault) = judge(b"[Game \"spline\"]\n\na1 a1") else { panic!("a1 is occupied") };
//! assert_eq!(fault.turn, 2);
//! ```
//!
//! # List the legal turns, play one, and tell it
//!
//! ```
//! use podium_engine::picture::tell;
//! use podium_engine::{catalogue, game::Start};
//!
//! let moulin = catalogue::find("moulin").ok_or("no such game")?;
//! let mut position = (moulin.start)(&Start::new(2)).map_err(|text| text.english())?;
//! assert_eq!(position.turns().map(|turns| turns.len()), Some(24));
//!
//! let before = position.scene();
//! let turn = position.play_turn("d2").map_err(|refusal| refusal.text.english())?;
//! assert_eq!(tell(&*turn, &before, &position.scene()).english(), "White puts a man on d2.");
//! assert_eq!(position.turns().map(|turns| turns.len()), Some(23));
//! # Ok::<(), std::borrow::Cow<'static, str>>(())
//! ```
//!
//! # Pair a Swiss round and rank the field
//!
//! ```
//! use podium_engine::contest::pairing::dutch;
//! use podium_engine::contest::standings::{Details, Sheet, rank};
//! use podium_engine::contest::swiss::{Entrant, Field, Outing, Points, Score, Side};
//!
//! let named = |name: &str| Entrant { name: name.to_owned(), ..Entrant::default() };
//! let mut field = Field {
//!     entrants: ["Ada", "Ben", "Cleo", "Dan"].map(named).into(),
//!     played: 0,
//!     rounds: 3,
//!     points: Points::default(),
//!     first_side: Some(Side::White),
//!     apart: Vec::new(),
//! };
//! let round = dutch::pair(&field).map_err(|impossible| impossible.text.english())?;
//! let tables: Vec<_> = round.tables.iter().map(|pair| (field.called(pair.white), field.called(pair.black))).collect();
//! assert_eq!(tables, [("Ada".into(), "Cleo".into()), ("Dan".into(), "Ben".into())]);
//!
//! // The second side wins everywhere.
//! for pair in &round.tables {
//!     let lost = Outing::Played { opponent: pair.black, side: Side::White, score: Score::Loss };
//!     let won = Outing::Played { opponent: pair.white, side: Side::Black, score: Score::Win };
//!     field.entrants[pair.white].outings.push(lost);
//!     field.entrants[pair.black].outings.push(won);
//! }
//! field.played = 1;
//! let details = Details::default();
//! let points = "PTS".parse().map_err(|_| "no such tie-break")?;
//! let standings = rank(&Sheet::new(&field, &details), &[points]);
//! let order: Vec<_> = standings.rows.iter().map(|row| (row.shared, field.called(row.entrant))).collect();
//! assert_eq!(order, [(1, "Ben".into()), (1, "Cleo".into()), (3, "Ada".into()), (3, "Dan".into())]);
//! # Ok::<(), std::borrow::Cow<'static, str>>(())
//! ```
//!
//! `examples/` has the same as small programs: `check_record`, `random_game`, `pair_round`.

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
