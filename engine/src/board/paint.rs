//! The colours of seats in games whose pieces have no colour of their own.

use crate::game::{Paint, Seat};

/// A colour for each of six seats; any further seat is plain.
pub fn seat_paint(seat: Seat) -> Paint {
    match seat.index() {
        0 => Paint::Red,
        1 => Paint::Blue,
        2 => Paint::Green,
        3 => Paint::Yellow,
        4 => Paint::White,
        5 => Paint::Black,
        _ => Paint::Plain,
    }
}
