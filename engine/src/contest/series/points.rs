use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use serde::{Deserialize, Serialize};

use crate::contest::sentences;
use crate::text::Text;

/// Points in hundredths, so that halves and shared places stay exact or nearly so; sums stop at the
/// ends of the scale instead of running over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(i64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(100))
    }

    /// So many hundredths.
    pub const fn hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// In hundredths.
    pub const fn as_hundredths(self) -> i64 {
        self.0
    }

    /// `numerator / denominator` of these points, to the nearest hundredth; nothing of them where the
    /// denominator is 0.
    pub fn fraction(self, numerator: i64, denominator: i64) -> Self {
        if denominator == 0 {
            return Self::ZERO;
        }
        let product = i128::from(self.0) * i128::from(numerator) * 2 + i128::from(denominator);
        let nearest = product.div_euclid(i128::from(denominator) * 2);
        Self(nearest.clamp(i64::MIN.into(), i64::MAX.into()) as i64)
    }

    /// These points without those.
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// As people write them: `1½`, `3.67` in English, `3,67` in French.
    pub fn text(self) -> Text {
        let sign = if self.0 < 0 { "−" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match rest {
            0 => Text::same(format_args!("{sign}{whole}")),
            50 if whole == 0 => Text::same(format_args!("{sign}½")),
            50 => Text::same(format_args!("{sign}{whole}½")),
            _ => Text::Decimal(format!("{sign}{whole}.{rest:02}").trim_end_matches('0').to_owned()),
        }
    }

    /// With the word for them: `1½ points`.
    pub(super) fn counted(self) -> Text {
        u64::try_from(self.0).map_or_else(|_| self.text(), sentences::points)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().english())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_people_do() {
        let written = |hundredths| Points::hundredths(hundredths).to_string();
        assert_eq!(["0", "½", "1½", "3.67", "3.7", "12", "−2½"], [0, 50, 150, 367, 370, 1200, -250].map(written)[..]);
        assert_eq!(Points::hundredths(367).text().say("fr"), "3,67");
    }

    #[test]
    fn fractions_go_to_the_nearest_hundredth() {
        assert_eq!(Points::whole(11).fraction(1, 3), Points::hundredths(367));
        assert_eq!(Points::whole(-11).fraction(1, 3), Points::hundredths(-367));
        assert_eq!(Points::whole(1).fraction(3, 2), Points::hundredths(150));
        assert_eq!(Points::whole(5).fraction(1, 0), Points::ZERO);
    }

    #[test]
    fn sums_stop_at_the_ends() {
        let most = Points::whole(i64::MAX);
        assert_eq!(most + most, most);
        assert_eq!(most.fraction(12, 1), most);
    }
}
