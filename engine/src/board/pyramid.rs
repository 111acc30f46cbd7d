//! The Shibumi board: a pyramid of balls on n×n holes, kept as bits.
//!
//! A level takes n columns of n bits, so that a step north is a shift by one, a step east a shift by
//! n, and a step up one shift for all levels at once (n = 4, 64 bits). For n = 6 a level keeps only
//! the columns it has and the whole fits 126 bits. Bits run in the alphabetical order of the points.
//! Contacts, drops, hidden balls and groups are then a few word operations for the whole pyramid.

mod action;
mod attempt;
mod ball;
mod balls;
mod choose;
mod colour;
mod connection;
mod couple;
mod coupling;
mod edges;
mod entrances;
mod entry;
mod levels;
mod lines;
mod mixed;
mod moves;
mod pairs;
mod place_or_move;
mod placing;
mod point;
mod product;
mod push;
mod require;
mod resting;
mod seats;
mod set;
mod size;
mod squares;
mod stock;
mod touching;
mod whole;
mod words;

pub use action::{Action, Actions};
pub use attempt::SUPPLY;
pub use ball::{Ball, Offers};
pub use balls::{Balls, Removal};
pub use choose::choose;
pub use colour::Colour;
pub use couple::{Couple, Couples, Touch};
pub use coupling::{Coupled, Coupling};
pub use edges::edges;
pub use lines::{FULL_LINES, TOP_VIEW_DIAGONALS, TOUCHING_FOURS, TOUCHING_THREES, full_lines_through, lines_where};
pub use mixed::{has_line_with_jokers, has_mixed_line};
pub use moves::Lifted;
pub use pairs::Pairs;
pub use place_or_move::{Aim, PLACE_OR_MOVE, PlaceOrMove, REPETITION};
pub use placing::{Placement, Placing};
pub use point::Point as AnyPoint;
pub use product::{product, product_in_words};
pub use push::{Direction, Push};
pub use require::not_due;
pub use set::Set as AnySet;
pub use size::{Four, Six, Size};
pub use stock::Stock;

/// A point of the 4×4 pyramid.
pub type Point = AnyPoint<Four>;
/// Points of the 4×4 pyramid.
pub type Set = AnySet<Four>;
/// The 4×4 pyramid with its balls.
pub type Pyramid = Balls<Four>;

/// The points that are hidden in a full pyramid.
pub const INTERIOR: Set = Set::points("b2 c2 b3 c3 f2");
/// The points that stay in sight.
pub const EXTERIOR: Set = Set::ALL.minus(INTERIOR);
/// The apex.
pub const APEX: Set = Set::points("j1");
/// Holes a1–a4.
pub const WEST: Set = Set::points("a1 a2 a3 a4");
/// Holes d1–d4.
pub const EAST: Set = Set::points("d1 d2 d3 d4");
/// Holes a1–d1.
pub const SOUTH: Set = Set::points("a1 b1 c1 d1");
/// Holes a4–d4.
pub const NORTH: Set = Set::points("a4 b4 c4 d4");
/// Every other hole, a1 among them.
pub const CHEQUER: Set = Set::points("a1 c1 b2 d2 a3 c3 b4 d4");
