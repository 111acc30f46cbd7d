//! Full flat lines of two colours.

use super::{FULL_LINES, Set};

/// Whether a full flat line holds balls of both sets and nothing else.
#[inline]
pub fn has_mixed_line(one: Set, other: Set) -> bool {
    let both = one | other;
    FULL_LINES.iter().any(|line| both.covers(*line) && line.meets(one) && line.meets(other))
}

/// Whether a full flat line holds balls of `one`, at least one of them, and jokers, possibly none,
/// and nothing else.
#[inline]
pub fn has_line_with_jokers(one: Set, jokers: Set) -> bool {
    let both = one | jokers;
    FULL_LINES.iter().any(|line| both.covers(*line) && line.meets(one))
}
