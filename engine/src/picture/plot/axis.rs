/// From values to places along one side of a plot.
#[derive(Debug, Clone)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    /// Where `low` and `high` stand.
    from: f64,
    to: f64,
    step: f64,
}

/// About as many ticks as an axis has.
const TICKS: f64 = 5.0;
/// Beyond this there is nothing to see.
const LIMIT: f64 = 1e12;

/// The smallest of 1, 2 and 5 times a power of ten that is not below.
fn round_up(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|round| *round >= step * 0.999).unwrap_or(step)
}

impl Axis {
    /// Around all the values, ending on ticks.
    pub(super) fn around(values: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let (mut low, mut high, mut whole) = (f64::INFINITY, f64::NEG_INFINITY, true);
        for value in values {
            let value = value.clamp(-LIMIT, LIMIT);
            whole &= value.fract() == 0.0;
            (low, high) = (low.min(value), high.max(value));
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-9 * high.abs().max(1.0) {
            (low, high) = (low - 1.0, high + 1.0);
        }
        // Counts are whole numbers, so no ticks between them.
        let step = round_up((high - low) / TICKS).max(if whole { 1.0 } else { 0.0 });
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step, from, to, step }
    }

    /// Without values or ticks.
    pub(super) fn bare(from: f64, to: f64) -> Self {
        Self { low: 0.0, high: 0.0, from, to, step: 0.0 }
    }

    /// From 0 up to that number, in whole steps.
    pub(super) fn whole(most: u64, from: f64, to: f64) -> Self {
        let step = round_up((most as f64 / TICKS).max(1.0));
        Self { low: 0.0, high: (most as f64 / step).ceil().max(1.0) * step, from, to, step }
    }

    /// Numbers from `first` to `last`, both at the ends.
    pub(super) fn counting(first: usize, last: usize, from: f64, to: f64) -> Self {
        let (low, high) = (first as f64, last as f64);
        let step = round_up(((high - low) / (2.0 * TICKS)).max(1.0));
        if last <= first {
            return Self { low: low - 1.0, high: low + 1.0, from, to, step: 1.0 };
        }
        Self { low, high, from, to, step }
    }

    /// Where a value stands.
    pub(super) fn at(&self, value: f64) -> f64 {
        let span = self.high - self.low;
        let share = if span > 0.0 { ((value - self.low) / span).clamp(0.0, 1.0) } else { 0.5 };
        self.from + share * (self.to - self.from)
    }

    /// Where the axis ends.
    pub(super) fn end(&self) -> f64 {
        self.to
    }

    /// The values that are written along the axis, each as a word.
    pub(super) fn ticks(&self) -> Vec<(f64, String)> {
        if self.step <= 0.0 || self.high <= self.low {
            return Vec::new();
        }
        let count = ((self.high - self.low) / self.step + 0.001).floor().min(3.0 * TICKS) as u32;
        let decimals = if self.step < 1.0 { (-self.step.log10()).ceil().max(0.0) as usize } else { 0 };
        let tick = |n: u32| {
            let value = self.low + f64::from(n) * self.step;
            // Minus zero is written as zero.
            (value, format!("{:.decimals$}", value + 0.0))
        };
        (0..=count).map(tick).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(axis: &Axis) -> Vec<String> {
        axis.ticks().into_iter().map(|(_, word)| word).collect()
    }

    #[test]
    fn steps_are_those_that_people_count_in() {
        assert_eq!(
            words(&Axis::around([1432.0, 1711.0].into_iter(), 0.0, 1.0)),
            ["1400", "1500", "1600", "1700", "1800"]
        );
        assert_eq!(
            words(&Axis::around([0.0, 0.5, 1.0].into_iter(), 0.0, 1.0)),
            ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]
        );
        assert_eq!(words(&Axis::around([5.0].into_iter(), 0.0, 1.0)), ["4", "5", "6"]);
        assert_eq!(words(&Axis::whole(3, 0.0, 1.0)), ["0", "1", "2", "3"]);
        assert_eq!(words(&Axis::counting(1, 9, 0.0, 1.0)), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
        assert_eq!(words(&Axis::whole(47, 0.0, 1.0)), ["0", "10", "20", "30", "40", "50"]);
    }

    #[test]
    fn a_single_value_stands_in_the_middle() {
        assert_eq!(Axis::around([7.0].into_iter(), 0.0, 100.0).at(7.0), 50.0);
        assert_eq!(Axis::counting(1, 1, 0.0, 100.0).at(1.0), 50.0);
        assert!(words(&Axis::bare(0.0, 1.0)).is_empty());
    }
}
