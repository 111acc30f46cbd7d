//! In which order losers drop into the losers’ bracket, so that those who have met meet again late.

use serde::{Deserialize, Serialize};

use crate::text::Phrase;

/// An order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ordering {
    /// 1 2 3 4 5 6 7 8
    Natural,
    /// 8 7 6 5 4 3 2 1
    Reverse,
    /// 5 6 7 8 1 2 3 4
    HalfShift,
    /// 4 3 2 1 8 7 6 5
    ReverseHalfShift,
    /// 2 1 4 3 6 5 8 7
    PairFlip,
}

use Ordering::{HalfShift, Natural, PairFlip, Reverse, ReverseHalfShift};

impl Ordering {
    /// All of them.
    pub const ALL: [Self; 5] = [Natural, Reverse, HalfShift, ReverseHalfShift, PairFlip];

    /// The items in this order.
    pub fn apply<T: Copy>(self, items: &[T]) -> Vec<T> {
        let (upper, lower) = items.split_at(items.len() / 2);
        match self {
            Natural => items.to_vec(),
            Reverse => items.iter().rev().copied().collect(),
            HalfShift => lower.iter().chain(upper).copied().collect(),
            ReverseHalfShift => upper.iter().rev().chain(lower.iter().rev()).copied().collect(),
            PairFlip => items.chunks(2).flat_map(|pair| pair.iter().rev()).copied().collect(),
        }
    }

    /// Its name in a sentence.
    pub const fn phrase(self) -> Phrase {
        match self {
            Natural => Phrase::new("bracket-own-order"),
            Reverse => Phrase::new("bracket-reverse-order"),
            HalfShift => Phrase::new("bracket-halves-exchanged"),
            ReverseHalfShift => Phrase::new("bracket-each-half-reversed"),
            PairFlip => Phrase::new("bracket-neighbours-exchanged"),
        }
    }
}

/// The orders in which the losers of main rounds 2, 3, … drop, for a bracket with so many places.
/// Of all choices among the five orders, these leave the fewest possible rematches in the earliest
/// round of the losers’ bracket that has any, then in the next, and so on.
pub(super) const fn for_size(size: usize) -> &'static [Ordering] {
    match size {
        0..=4 => &[Natural],
        5..=8 => &[Reverse, Natural],
        9..=16 => &[Reverse, HalfShift, Natural],
        17..=32 => &[Reverse, HalfShift, Reverse, Natural],
        33..=64 => &[ReverseHalfShift, Reverse, HalfShift, Reverse, Natural],
        65..=128 => &[ReverseHalfShift, Reverse, HalfShift, HalfShift, Reverse, Natural],
        _ => &[ReverseHalfShift, Reverse, HalfShift, PairFlip, HalfShift, Reverse, Natural],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_as_documented() {
        let items = [1, 2, 3, 4, 5, 6, 7, 8];
        let ordered: Vec<_> = Ordering::ALL.iter().map(|ordering| ordering.apply(&items)).collect();
        assert_eq!(
            ordered,
            [
                [1, 2, 3, 4, 5, 6, 7, 8],
                [8, 7, 6, 5, 4, 3, 2, 1],
                [5, 6, 7, 8, 1, 2, 3, 4],
                [4, 3, 2, 1, 8, 7, 6, 5],
                [2, 1, 4, 3, 6, 5, 8, 7],
            ]
        );
    }
}
