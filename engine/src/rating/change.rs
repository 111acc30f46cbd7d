use serde::{Deserialize, Serialize};

use super::glicko2::Glicko2;
use super::weng_lin::WengLin;
use crate::text;
use crate::text::Text;

/// A rating of either system.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rating {
    Glicko2(Glicko2),
    WengLin(WengLin),
}

impl Rating {
    /// The strength.
    pub const fn value(self) -> f64 {
        match self {
            Self::Glicko2(rating) => rating.rating,
            Self::WengLin(rating) => rating.mu,
        }
    }

    /// How uncertain it is.
    pub const fn deviation(self) -> f64 {
        match self {
            Self::Glicko2(rating) => rating.deviation,
            Self::WengLin(rating) => rating.sigma,
        }
    }

    /// The value that lists sort by, which the player very probably has: r − 2 RD, or μ − 3 σ.
    pub fn conservative(self) -> f64 {
        match self {
            Self::Glicko2(rating) => rating.rating - 2.0 * rating.deviation,
            Self::WengLin(rating) => rating.mu - 3.0 * rating.sigma,
        }
    }

    /// Whether it is still too uncertain to rely on.
    pub fn is_provisional(self) -> bool {
        match self {
            Self::Glicko2(rating) => rating.deviation > Glicko2::PROVISIONAL,
            Self::WengLin(rating) => rating.sigma > WengLin::PROVISIONAL,
        }
    }

    /// The rating after periods without a game.
    pub fn idle(self, periods: u32) -> Self {
        match self {
            Self::Glicko2(rating) => Self::Glicko2(rating.idle(periods)),
            Self::WengLin(rating) => Self::WengLin(rating.idle(periods)),
        }
    }

    /// “1464 ± 152”, or “27.3 ± 4.1”, with a question mark where it is provisional.
    pub fn text(self) -> Text {
        let mark = if self.is_provisional() { "?" } else { "" };
        let (value, deviation) = match self {
            Self::Glicko2(_) => (number(self.value(), 0), number(self.deviation(), 0)),
            Self::WengLin(_) => (number(self.value(), 1), number(self.deviation(), 1)),
        };
        text!("rating-with-deviation", value, mark, deviation)
    }
}

/// What one result did to one player's rating, with everything that went into it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The result's number in the log.
    pub number: u64,
    /// Its period.
    pub period: u32,
    /// The game.
    pub game: String,
    /// Whose rating.
    pub player: u64,
    /// The rating before this result.
    pub before: Rating,
    /// Periods without a game before this one.
    pub idle: u32,
    /// What it is computed from: the rating at the beginning of the period, idle periods included.
    pub from: Rating,
    /// Whom the player met, and what was to be expected.
    pub against: Vec<Against>,
    /// How many results it counts for.
    pub weight: f64,
    /// The player's results in this period that are computed together, this one included; always 1 at tables of
    /// three and more.
    pub together: u32,
    /// The rating after it.
    pub after: Rating,
}

/// One opponent of a result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Against {
    /// Who.
    pub player: u64,
    /// The rating it is computed with.
    pub rating: Rating,
    /// The score expected, from 0 to 1.
    pub expected: f64,
    /// The score: 1, ½ or 0.
    pub actual: f64,
}

impl Change {
    /// The score expected against all opponents.
    pub fn expected(&self) -> f64 {
        self.against.iter().map(|against| against.expected).sum()
    }

    /// The score against all opponents.
    pub fn actual(&self) -> f64 {
        self.against.iter().map(|against| against.actual).sum()
    }

    /// The derivation in a few sentences.
    pub fn text(&self) -> Text {
        let mut parts = Vec::new();
        if self.idle > 0 {
            let (idle, before, from) = (self.idle, self.before.deviation(), self.from.deviation());
            let (before, from) = (decimal(self.before, before), decimal(self.from, from));
            parts.push(text!("rating-after-idle-periods-deviation-grown", idle, before, from));
        }
        let (expected, actual) = (number(self.expected(), 2), number(self.actual(), 1));
        let opponents = Text::joined(self.against.iter().map(|against| against.rating.text()), ", ");
        parts.push(text!("rating-against-expected-scored", opponents, expected, actual));
        if self.weight > 1.0 {
            let weight = number(self.weight, 2);
            parts.push(text!("rating-being-longer-match-counts-times", weight));
        }
        if self.together > 1 {
            let (count, from) = (self.together, self.from.text());
            parts.push(text!("rating-results-period-computed-together", count, from));
        }
        parts.push(self.moved());
        Text::sentences(parts)
    }

    fn moved(&self) -> Text {
        let show = |rating: Rating, value: f64| decimal(rating, value);
        let (value, deviation) = (show(self.before, self.before.value()), show(self.before, self.before.deviation()));
        let (new_value, new_deviation) =
            (show(self.after, self.after.value()), show(self.after, self.after.deviation()));
        match (self.before, self.after) {
            (Rating::Glicko2(before), Rating::Glicko2(after)) => {
                let (was, now) = (number(before.volatility, 5), number(after.volatility, 5));
                text!("rating-moved-volatility", value, new_value, deviation, new_deviation, was, now)
            }
            _ => text!("rating-moved", value, new_value, deviation, new_deviation),
        }
    }
}

/// A number of a rating with the decimals that matter in its system.
fn decimal(rating: Rating, value: f64) -> Text {
    match rating {
        Rating::Glicko2(_) => number(value, 1),
        Rating::WengLin(_) => number(value, 2),
    }
}

/// A number with so many decimals.
fn number(value: f64, decimals: usize) -> Text {
    Text::Decimal(format!("{value:.decimals$}").replace('-', "−"))
}
