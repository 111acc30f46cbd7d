use serde::{Deserialize, Serialize};

use super::decimals::keep;

/// How far apart in strength two players are when the better one wins about two times in three.
const BETA: f64 = 25.0 / 6.0;
/// A variance keeps at least this part of itself.
const KAPPA: f64 = 0.000_001;
/// What a period without a game adds to the deviation: as slow a growth as that of Glicko-2.
const IDLE: f64 = 25.0 / 100.0;

/// A rating of Weng and Lin, around 25.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WengLin {
    /// The strength.
    pub mu: f64,
    /// How uncertain it is.
    pub sigma: f64,
}

impl Default for WengLin {
    fn default() -> Self {
        Self { mu: 25.0, sigma: keep(Self::NEW, 9) }
    }
}

impl WengLin {
    /// The deviation of a player who has never played, and the greatest there is.
    pub const NEW: f64 = 25.0 / 3.0;
    /// Above this deviation a rating is provisional: the same part of [`Self::NEW`] as in Glicko-2.
    pub const PROVISIONAL: f64 = Self::NEW * 110.0 / 350.0;
    /// No deviation falls below this, or ratings would stand still.
    const SURE: f64 = Self::NEW * 30.0 / 350.0;
    /// Bounds far from any ordinary log, so that a hostile one cannot overflow.
    const MUS: (f64, f64) = (-75.0, 125.0);

    /// The spread of a meeting of two.
    fn spread(self, opponent: Self) -> f64 {
        (self.sigma * self.sigma + opponent.sigma * opponent.sigma + 2.0 * BETA * BETA).sqrt()
    }

    /// The score expected against one opponent, from 0 to 1.
    pub fn expected(self, opponent: Self) -> f64 {
        (1.0 + ((opponent.mu - self.mu) / self.spread(opponent)).exp()).recip()
    }

    /// The rating after periods without a game.
    pub fn idle(self, periods: u32) -> Self {
        let variance = self.sigma * self.sigma + f64::from(periods) * IDLE * IDLE;
        Self { sigma: keep(variance.sqrt().min(Self::NEW), 9), ..self }
    }

    /// The rating after a game against these, with a score of 1, ½ or 0 against each.
    pub fn after(self, opponents: &[(Self, f64)]) -> Self {
        let variance = self.sigma * self.sigma;
        let (mut gain, mut certainty) = (0.0, 0.0);
        for (opponent, score) in opponents {
            let (spread, expected) = (self.spread(*opponent), self.expected(*opponent));
            gain += variance / spread * (score - expected);
            certainty += (self.sigma / spread) * (variance / (spread * spread)) * expected * (1.0 - expected);
        }
        let sigma = (variance * (1.0 - certainty).max(KAPPA)).sqrt();
        let mu = (self.mu + gain).clamp(Self::MUS.0, Self::MUS.1);
        Self { mu: keep(mu, 9), sigma: keep(sigma.clamp(Self::SURE, Self::NEW), 9) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked by hand from the paper's algorithm 1: c² = 2(25/3)² + 2(25/6)² = 2500·10/144.
    #[test]
    fn two_newcomers() {
        let new = WengLin::default();
        let won = new.after(&[(new, 1.0)]);
        let c = (2500.0_f64 / 14.4).sqrt();
        assert!((won.mu - (25.0 + 625.0 / 9.0 / c / 2.0)).abs() < 1e-8);
        let delta = (25.0 / 3.0 / c) * (625.0 / 9.0 / (c * c)) / 4.0;
        assert!((won.sigma - 25.0 / 3.0 * (1.0 - delta).sqrt()).abs() < 1e-8);
    }

    #[test]
    fn idle_periods_widen_the_deviation() {
        let rested = WengLin { mu: 30.0, sigma: 3.0 }.idle(16);
        assert!((rested.sigma - 10.0_f64.sqrt()).abs() < 1e-8);
        assert_eq!(rested.mu, 30.0);
        assert_eq!(rested.idle(u32::MAX), WengLin { mu: 30.0, ..WengLin::default() });
    }
}
