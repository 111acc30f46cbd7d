use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};

use crate::text::{Arg, Text};

use serde::{Deserialize, Serialize};

use crate::contest::swiss::Tenths;

/// A value with up to four digits after the point, exact for every sum of points and products of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Number(i64);

impl Number {
    const ONE: i64 = 10_000;

    /// A whole number.
    pub const fn whole(number: i64) -> Self {
        Self(number.saturating_mul(Self::ONE))
    }

    /// Points.
    pub const fn tenths(tenths: Tenths) -> Self {
        Self(tenths as i64 * (Self::ONE / 10))
    }

    /// A product of two numbers of points.
    pub const fn product(one: Tenths, other: Tenths) -> Self {
        Self((one as i64).saturating_mul(other as i64).saturating_mul(Self::ONE / 100))
    }

    /// A fraction, rounded to `digits` (at most four) after the point, halves away from zero; zero
    /// where the divisor is not positive.
    pub fn fraction(dividend: i64, divisor: i64, digits: u32) -> Self {
        if divisor <= 0 {
            return Self::default();
        }
        let scale = 10_i128.pow(digits.min(4));
        let (dividend, divisor) = (i128::from(dividend) * scale * 2, i128::from(divisor) * 2);
        let rounded = (dividend.abs() + divisor / 2) / divisor * dividend.signum();
        let number = rounded * (i128::from(Self::ONE) / scale);
        Self(i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX }))
    }

    /// The mean of some numbers, rounded to `digits` after the point; `None` of none.
    pub fn mean(numbers: &[Self], digits: u32) -> Option<Self> {
        let sum: Self = numbers.iter().copied().sum();
        let count = i64::try_from(numbers.len()).ok().filter(|count| *count > 0)?;
        Some(Self::fraction(sum.0, count.saturating_mul(Self::ONE), digits))
    }

    /// The number so many times, in ten-thousandths of a whole on both sides.
    pub fn times(self, factor: Self) -> Self {
        let product = i128::from(self.0) * i128::from(factor.0) / i128::from(Self::ONE);
        Self(i64::try_from(product).unwrap_or(i64::MAX))
    }

    /// In ten-thousandths, which is exact.
    pub const fn ten_thousandths(self) -> i64 {
        self.0
    }

    /// Whether it is less than zero.
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// As people write it.
    pub fn text(self) -> Text {
        Text::Decimal(self.to_string())
    }

    /// From a plain decimal such as `6` or `9.142`.
    pub fn parse(text: &str) -> Option<Self> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
        if whole.is_empty() || whole.len() > 9 || decimals.len() > 4 || !digits(whole) || !digits(decimals) {
            return None;
        }
        format!("{whole}{decimals:0<4}").parse().ok().map(Self)
    }
}

impl Add for Number {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Number {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Number {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::default(), Self::add)
    }
}

impl From<Number> for Arg {
    fn from(number: Number) -> Self {
        Self::Text(number.text())
    }
}

/// A plain decimal without needless zeros: `4.5`, `10`, `2431`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 10_000, self.0.unsigned_abs() % 10_000);
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let decimals = format!("{rest:04}");
        write!(f, "{sign}{whole}.{}", decimals.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_trimmed() {
        let shown = [Number::tenths(45), Number::whole(10), Number::product(15, 5), Number::fraction(-1, 8, 3)]
            .map(|number| number.to_string());
        assert_eq!(shown, ["4.5", "10", "0.75", "-0.125"]);
        assert_eq!(Number::tenths(45).text().say("fr"), "4,5");
        assert_eq!(Number::parse("9.1428"), Some(Number(91_428)));
        assert_eq!([Number::parse("x"), Number::parse("1.23456"), Number::parse("")], [None; 3]);
    }

    #[test]
    fn halves_round_away_from_zero() {
        assert_eq!(Number::fraction(5, 2, 0), Number::whole(3));
        assert_eq!(Number::fraction(-5, 2, 0), Number::whole(-3));
        assert_eq!(Number::fraction(2, 3, 2).to_string(), "0.67");
        assert_eq!(
            Number::mean(&[Number::tenths(10), Number::tenths(15)], 2).map(|m| m.to_string()).as_deref(),
            Some("1.25")
        );
        assert_eq!(Number::mean(&[], 2), None);
    }
}
