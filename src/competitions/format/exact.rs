//! The stored form of standings: exact numbers by code, independent of language.

use std::fmt;
use std::str::FromStr;

use podium_engine::contest::standings::{Number, TieBreak};
use serde::{Deserialize, Serialize};

/// The values of a row by code; undefined ones are left out.
pub type Values = Vec<(Code, Exact)>;

/// What a value measures. Codes are stored permanently: they may be added but never changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Code {
    /// What formats without tie-breaks count, in lower case.
    Measure(Measure),
    /// A tie-break by its code: `PTS`, `BH/C1`.
    TieBreak(TieBreak),
}

/// What formats without tie-breaks count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Points in a league or in open play.
    Points,
    /// Tables or games that count.
    Played,
    Won,
    Drawn,
    /// What the player scored at all tables.
    Scored,
    /// What the opponents scored there.
    Conceded,
    /// How many rungs the player's own last move on a ladder went up.
    Moved,
    /// The last of the places shared by a rank in a knockout.
    PlaceTo,
    /// The score of the best attempt.
    Score,
    /// Whether the best attempt solved the puzzle: 1 or 0.
    Solved,
    /// The turns of the best attempt.
    Turns,
    /// Attempts made.
    Attempts,
}

impl Measure {
    /// This measure with its value.
    pub fn of(self, value: impl Into<Exact>) -> (Code, Exact) {
        (Code::Measure(self), value.into())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// A whole number or a fraction in lowest terms, stored as `3` or `-5/2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Exact {
    numerator: i64,
    /// At least 1.
    denominator: i64,
}

impl Exact {
    /// This many hundredths.
    pub const fn hundredths(count: i64) -> Self {
        Self::reduced(count, 100)
    }

    /// This many tenths.
    pub const fn tenths(count: i64) -> Self {
        Self::reduced(count, 10)
    }

    const fn reduced(numerator: i64, denominator: i64) -> Self {
        let (mut divisor, mut rest) = (denominator, numerator % denominator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let divisor = if divisor < 0 { -divisor } else { divisor };
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Self {
        Self { numerator: whole, denominator: 1 }
    }
}

impl From<u32> for Exact {
    fn from(whole: u32) -> Self {
        i64::from(whole).into()
    }
}

impl From<usize> for Exact {
    fn from(count: usize) -> Self {
        i64::try_from(count).unwrap_or(i64::MAX).into()
    }
}

impl From<Number> for Exact {
    fn from(number: Number) -> Self {
        Self::reduced(number.ten_thousandths(), 10_000)
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

impl From<Exact> for String {
    fn from(exact: Exact) -> Self {
        exact.to_string()
    }
}

/// The error for text that is not an exact number in stored form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Inexact;

impl fmt::Display for Inexact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a whole number or a fraction in lowest terms")
    }
}

impl FromStr for Exact {
    type Err = Inexact;

    fn from_str(text: &str) -> Result<Self, Inexact> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let numerator: i64 = numerator.parse().map_err(|_| Inexact)?;
        let denominator: i64 = denominator.parse().ok().filter(|denominator| *denominator > 0).ok_or(Inexact)?;
        let exact = Self::reduced(numerator, denominator);
        // Each number has only one stored form.
        if exact.to_string() == text { Ok(exact) } else { Err(Inexact) }
    }
}

impl TryFrom<String> for Exact {
    type Error = Inexact;

    fn try_from(text: String) -> Result<Self, Inexact> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_stored_in_lowest_terms_and_read_back() {
        let numbers = [
            (Exact::tenths(25), "5/2"),
            (Exact::hundredths(-367), "-367/100"),
            (Exact::hundredths(-50), "-1/2"),
            (Exact::hundredths(0), "0"),
            (Number::tenths(30).into(), "3"),
            (Number::fraction(2, 3, 4).into(), "6667/10000"),
            (i64::MIN.into(), "-9223372036854775808"),
            (Exact::hundredths(i64::MAX), "9223372036854775807/100"),
            (Exact::tenths(i64::MIN), "-4611686018427387904/5"),
        ];
        for (exact, stored) in numbers {
            assert_eq!(exact.to_string(), stored);
            assert_eq!(stored.parse(), Ok(exact));
            assert_eq!(serde_json::to_string(&exact).unwrap(), format!("\"{stored}\""));
        }
        for wrong in ["", "x", "2.5", "10/4", "4/2", "1/0", "1/-2", "3/1", "+3", "03", " 3", "-0", "1/2/3", "4½"] {
            assert_eq!(wrong.parse::<Exact>(), Err(Inexact), "{wrong}");
        }
    }

    #[test]
    fn codes_are_stored_as_they_always_were() {
        use Measure::*;
        let measures = [Points, Played, Won, Drawn, Scored, Conceded, Moved, PlaceTo, Score, Solved, Turns, Attempts];
        let words = [
            "points", "played", "won", "drawn", "scored", "conceded", "moved", "place-to", "score", "solved", "turns",
            "attempts",
        ];
        let tie_breaks = [TieBreak::Points, TieBreak::Won, "BH/C1".parse().unwrap()].map(Code::TieBreak);
        let codes = measures.map(Code::Measure).into_iter().chain(tie_breaks);
        for (code, word) in codes.zip(words.into_iter().chain(["PTS", "WON", "BH/C1"])) {
            assert_eq!(code.to_string(), word);
            assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{word}\""));
            assert_eq!(serde_json::from_str::<Code>(&format!("\"{word}\"")).unwrap(), code);
        }
        assert!(serde_json::from_str::<Code>("\"elegance\"").is_err());
    }
}
