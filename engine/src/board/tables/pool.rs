use crate::board::dice::Dice;

/// The dice that are still to be played: one of each, or four of the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Pool {
    high: u8,
    low: u8,
    highs: u8,
    lows: u8,
}

impl Pool {
    #[inline]
    pub(super) fn of(dice: Dice) -> Self {
        let (high, low) = (dice.high(), dice.low());
        if high == low { Self::double(high) } else { Self { high, low, highs: 1, lows: 1 } }
    }

    #[inline]
    pub(super) const fn double(die: u8) -> Self {
        Self { high: die, low: die, highs: 4, lows: 0 }
    }

    /// How many dice are left.
    #[inline]
    pub(super) const fn left(self) -> usize {
        (self.highs + self.lows) as usize
    }

    /// Whether the larger of two different numbers was played, and the smaller was not.
    #[inline]
    pub(super) const fn is_low_left(self) -> bool {
        self.highs == 0 && self.lows == 1
    }

    /// Each number that is left, with what remains after it.
    #[inline]
    pub(super) fn takes(self) -> impl Iterator<Item = (u8, Self)> {
        let high = (self.highs > 0).then(|| (self.high, Self { highs: self.highs - 1, ..self }));
        let low = (self.lows > 0).then(|| (self.low, Self { lows: self.lows - 1, ..self }));
        high.into_iter().chain(low)
    }
}

/// What can be left of a throw after a play, over all the ways to share its dice out.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Leftovers {
    /// The fewest dice that can be left.
    pub(super) fewest: Option<usize>,
    /// Whether the smaller of two different numbers can be what is left.
    pub(super) low: bool,
}

impl Leftovers {
    #[inline]
    pub(super) fn insert(&mut self, pool: Pool) {
        self.fewest = Some(self.fewest.map_or(pool.left(), |fewest| fewest.min(pool.left())));
        self.low |= pool.is_low_left();
    }
}
