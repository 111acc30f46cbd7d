use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use super::decimals::keep;

/// Points of the familiar scale in one of the system's own.
const SCALE: f64 = 173.7178;
/// How much the volatility may change in a period.
const TAU: f64 = 0.5;
/// How exactly the volatility is sought, and in how many steps at most.
const TOLERANCE: f64 = 0.000_001;
const MAX_STEPS: usize = 100;

/// A rating of Glicko-2, on the familiar scale around 1500.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Glicko2 {
    /// The strength.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

impl Default for Glicko2 {
    fn default() -> Self {
        Self { rating: 1500.0, deviation: Self::NEW, volatility: 0.06 }
    }
}

/// What the results of a period say about a player; results of more opponents add up.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Evidence {
    /// How much they tell: the paper's 1/v.
    pub information: f64,
    /// How much better they are than expected: the paper's Δ/v.
    pub surplus: f64,
}

impl Evidence {
    /// With one more result: `score` is 1, ½ or 0, `weight` how many results it counts for.
    pub fn add(&mut self, player: Glicko2, opponent: Glicko2, score: f64, weight: f64) {
        let (g, expected) = (opponent.g(), player.expected(opponent));
        self.information = keep(self.information + weight * g * g * expected * (1.0 - expected), 12);
        self.surplus = keep(self.surplus + weight * g * (score - expected), 12);
    }
}

impl Glicko2 {
    /// The deviation of a player who has never played, and the greatest there is.
    pub const NEW: f64 = 350.0;
    /// Above this deviation a rating is provisional.
    pub const PROVISIONAL: f64 = 110.0;
    /// No deviation falls below this, or ratings would stand still.
    const SURE: f64 = 30.0;
    /// Bounds far from any ordinary log, so that a hostile one cannot overflow.
    const RATINGS: (f64, f64) = (100.0, 4000.0);
    const VOLATILITIES: (f64, f64) = (0.001, 0.2);

    fn g(self) -> f64 {
        let phi = self.deviation / SCALE;
        (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt().recip()
    }

    /// The score expected against an opponent, from 0 to 1.
    pub fn expected(self, opponent: Self) -> f64 {
        (1.0 + (-opponent.g() * (self.rating - opponent.rating) / SCALE).exp()).recip()
    }

    /// The rating after periods without a game.
    pub fn idle(self, periods: u32) -> Self {
        let (phi, sigma) = (self.deviation / SCALE, self.volatility);
        let phi = (phi * phi + f64::from(periods) * sigma * sigma).sqrt();
        Self { deviation: keep((phi * SCALE).min(Self::NEW), 9), ..self }
    }

    /// The rating after a period with these results.
    pub fn after(self, evidence: Evidence) -> Self {
        if evidence.information <= 0.0 {
            return self;
        }
        let phi = self.deviation / SCALE;
        let volatility = self.volatility_after(evidence).clamp(Self::VOLATILITIES.0, Self::VOLATILITIES.1);
        let before = phi * phi + volatility * volatility;
        let variance = (before.recip() + evidence.information).recip();
        let rating = self.rating + variance * evidence.surplus * SCALE;
        Self {
            rating: keep(rating.clamp(Self::RATINGS.0, Self::RATINGS.1), 9),
            deviation: keep((variance.sqrt() * SCALE).clamp(Self::SURE, Self::NEW), 9),
            volatility: keep(volatility, 9),
        }
    }

    /// Step 5 of the paper: the root of f between A and B by the Illinois method.
    fn volatility_after(self, evidence: Evidence) -> f64 {
        let (phi, v) = (self.deviation / SCALE, evidence.information.recip());
        let (phi_2, delta_2) = (phi * phi, (v * evidence.surplus) * (v * evidence.surplus));
        let start = (self.volatility * self.volatility).ln();
        let f = |x: f64| {
            let (e, spread) = (x.exp(), phi_2 + v + x.exp());
            e * (delta_2 - spread) / (2.0 * spread * spread) - (x - start) / (TAU * TAU)
        };
        let (mut a, mut b) = (start, start - TAU);
        if delta_2 > phi_2 + v {
            b = (delta_2 - phi_2 - v).ln();
        } else {
            for _ in 0..MAX_STEPS {
                if f(b) >= 0.0 {
                    break;
                }
                b -= TAU;
            }
        }
        let (mut f_a, mut f_b) = (f(a), f(b));
        for _ in 0..MAX_STEPS {
            if (b - a).abs() <= TOLERANCE || f_a == f_b {
                break;
            }
            let c = a + (a - b) * f_a / (f_b - f_a);
            let f_c = f(c);
            if f_c * f_b <= 0.0 {
                (a, f_a) = (b, f_b);
            } else {
                f_a /= 2.0;
            }
            (b, f_b) = (c, f_c);
        }
        (a / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(rating: f64, deviation: f64) -> Glicko2 {
        Glicko2 { rating, deviation, volatility: 0.06 }
    }

    #[test]
    fn the_example_of_the_paper() {
        let hero = player(1500.0, 200.0);
        let mut evidence = Evidence::default();
        for (rating, deviation, score, expected) in
            [(1400.0, 30.0, 1.0, 0.639), (1550.0, 100.0, 0.0, 0.432), (1700.0, 300.0, 0.0, 0.303)]
        {
            let opponent = player(rating, deviation);
            assert!((hero.expected(opponent) - expected).abs() < 0.0005);
            evidence.add(hero, opponent, score, 1.0);
        }
        assert!((evidence.information.recip() - 1.7785).abs() < 0.001);
        let after = hero.after(evidence);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn idle_periods_widen_the_deviation() {
        let rested = player(1700.0, 50.0).idle(10);
        assert!((rested.deviation - (2500.0 + 10.0 * (0.06 * SCALE).powi(2)).sqrt()).abs() < 1e-8);
        assert_eq!(rested.rating, 1700.0);
        assert_eq!(player(1700.0, 50.0).idle(u32::MAX).deviation, 350.0);
        assert_eq!(player(1700.0, 50.0).idle(0), player(1700.0, 50.0));
    }

    #[test]
    fn a_weight_counts_as_so_many_results() {
        let (hero, opponent) = (player(1500.0, 80.0), player(1600.0, 60.0));
        let (mut twice, mut double) = (Evidence::default(), Evidence::default());
        twice.add(hero, opponent, 1.0, 1.0);
        twice.add(hero, opponent, 1.0, 1.0);
        double.add(hero, opponent, 1.0, 2.0);
        assert!((hero.after(twice).rating - hero.after(double).rating).abs() < 1e-8);
    }
}
