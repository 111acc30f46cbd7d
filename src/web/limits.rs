//! How often something may be done, by account and by address.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::{Error, Result};

/// The limits of one node.
#[derive(Debug)]
pub struct Limits {
    sign_in: DefaultKeyedRateLimiter<String>,
    sign_up: DefaultKeyedRateLimiter<String>,
    submit: DefaultKeyedRateLimiter<String>,
    step: DefaultKeyedRateLimiter<String>,
}

/// Bursts of `burst`, then one every `every`.
fn limiter(burst: u32, every: Duration) -> DefaultKeyedRateLimiter<String> {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(every).unwrap_or(Quota::per_minute(burst));
    RateLimiter::keyed(quota.allow_burst(burst))
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sign_in: limiter(10, Duration::from_secs(30)),
            sign_up: limiter(10, Duration::from_secs(120)),
            submit: limiter(60, Duration::from_secs(1)),
            step: limiter(600, Duration::from_millis(100)),
        }
    }
}

impl Limits {
    /// Passwords and reset links asked for, per account and per address.
    pub fn sign_in(&self, who: &str) -> Result<()> {
        check(&self.sign_in, who)
    }

    /// New accounts, per address.
    pub fn sign_up(&self, who: &str) -> Result<()> {
        check(&self.sign_up, who)
    }

    /// Records and results, per account or link.
    pub fn submit(&self, who: &str) -> Result<()> {
        check(&self.submit, who)
    }

    /// Taps on the board of a recorder, per address.
    pub fn step(&self, who: &str) -> Result<()> {
        check(&self.step, who)
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<String>, who: &str) -> Result<()> {
    if limiter.len() > 100_000 {
        limiter.retain_recent();
    }
    limiter.check_key(&who.to_owned()).map_err(|_| Error::TooMany)
}
