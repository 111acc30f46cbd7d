//! How often something may be done, by account and by address.

use std::net::Ipv6Addr;
use std::num::NonZeroU32;
use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Double, Text};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::{Error, Result};
use crate::db::{Connection, Db};
use crate::ids;

/// The limits of all nodes. Each node counts in memory; what it would let pass is counted again in the database where
/// there are other nodes. So a flood costs no writes once it is refused.
pub struct Limits {
    shared: Option<Db>,
    guess: Limit,
    sign_in: Limit,
    letter: Limit,
    sign_up: Limit,
    submit: Limit,
    step: Limit,
    play: Limit,
    run: Limit,
    club: Limit,
    competition: Limit,
    privacy: Limit,
    data: Limit,
}

/// Bursts of `burst`, then one every `every`.
struct Limit {
    name: &'static str,
    burst: u32,
    every: Duration,
    own: DefaultKeyedRateLimiter<String>,
}

impl Limit {
    fn new(name: &'static str, burst: u32, every: Duration) -> Self {
        let most = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).unwrap_or(Quota::per_minute(most)).allow_burst(most);
        Self { name, burst, every, own: RateLimiter::keyed(quota) }
    }

    /// Counts on this node.
    fn here(&self, who: &str) -> Result<()> {
        if self.own.len() > 100_000 {
            self.own.retain_recent();
        }
        self.own.check_key(&who.to_owned()).map_err(|_| Error::TooMany)
    }

    /// Counts on all nodes.
    async fn everywhere(&self, db: &Db, who: &str) -> Result<()> {
        // Neither addresses nor names stay in the table.
        let name = ids::hashed(&format!("{} {who}", self.name));
        let (every, ahead) = (self.every.as_secs_f64(), self.every.as_secs_f64() * f64::from(self.burst - 1));
        match db.read(move |connection| count(connection, &name, every, ahead)).await? {
            true => Ok(()),
            false => Err(Error::TooMany),
        }
    }
}

/// One statement: `free_at` is when all that was done would have been done at the steady pace. Who is too far ahead of
/// it is refused, and changes nothing.
const COUNT: &str = "INSERT INTO limits (name, free_at) \
    VALUES ($1, clock_timestamp() AT TIME ZONE 'UTC' + make_interval(secs => $2)) \
    ON CONFLICT (name) DO UPDATE SET \
    free_at = greatest(limits.free_at, clock_timestamp() AT TIME ZONE 'UTC') + make_interval(secs => $2) \
    WHERE limits.free_at <= clock_timestamp() AT TIME ZONE 'UTC' + make_interval(secs => $3)";

fn count(connection: &mut Connection, name: &str, every: f64, ahead: f64) -> Result<bool> {
    let Connection::Postgres(postgres) = connection else { return Ok(true) };
    let counted = sql_query(COUNT).bind::<Text, _>(name).bind::<Double, _>(every).bind::<Double, _>(ahead);
    Ok(counted.execute(postgres)? == 1)
}

impl Limits {
    pub fn new(db: &Db) -> Self {
        Self {
            shared: db.is_shared().then(|| db.clone()),
            guess: Limit::new("guess", 10, Duration::from_secs(30)),
            sign_in: Limit::new("sign-in", 100, Duration::from_secs(5)),
            letter: Limit::new("letter", 5, Duration::from_secs(600)),
            sign_up: Limit::new("sign-up", 50, Duration::from_secs(60)),
            submit: Limit::new("submit", 60, Duration::from_secs(1)),
            step: Limit::new("step", 600, Duration::from_millis(100)),
            play: Limit::new("play", 120, Duration::from_secs(30)),
            run: Limit::new("run", 1000, Duration::from_secs(1)),
            club: Limit::new("club", 5, Duration::from_secs(5 * 3600)),
            competition: Limit::new("competition", 50, Duration::from_secs(1800)),
            privacy: Limit::new("privacy", 10, Duration::from_secs(2 * 3600)),
            data: Limit::new("data", 5, Duration::from_secs(600)),
        }
    }

    /// Passwords. Few for one account from one address, so that nobody guesses; more for one of the two alone, so that a
    /// hall full of people signs in through one line, and nobody is locked out by somebody elsewhere who guesses.
    pub async fn sign_in(&self, account: &str, address: &str) -> Result<()> {
        let account = account.trim().to_lowercase();
        self.check(&self.guess, &format!("{} at {}", account, network(address))).await?;
        self.check(&self.sign_in, address).await?;
        self.check(&self.sign_in, &account).await
    }

    /// Letters that anybody can have sent to an address.
    pub async fn letter(&self, to: &str) -> Result<()> {
        self.check(&self.letter, &to.trim().to_lowercase()).await
    }

    /// New accounts, per address, and invitations, per account.
    pub async fn sign_up(&self, who: &str) -> Result<()> {
        self.check(&self.sign_up, who).await
    }

    /// Changes to one competition by one person; staff run it, and do so all day.
    pub async fn change(&self, who: &str, competition: &str, is_staff: bool) -> Result<()> {
        let limit = if is_staff { &self.run } else { &self.play };
        self.check(limit, &format!("{who} in {competition}")).await
    }

    /// New clubs, per account: five at once, and as many in a day.
    pub async fn club(&self, account: &str) -> Result<()> {
        self.check(&self.club, account).await
    }

    /// New competitions and rehearsals, per club.
    pub async fn competition(&self, club: &str) -> Result<()> {
        self.check(&self.competition, club).await
    }

    /// Changes of how somebody is shown, per account: each writes a line into every competition they played in.
    pub async fn privacy(&self, account: &str) -> Result<()> {
        self.check(&self.privacy, account).await
    }

    /// Files of all that is stored on somebody, per account.
    pub async fn data(&self, account: &str) -> Result<()> {
        self.check(&self.data, account).await
    }

    /// Records to check, per address.
    pub async fn submit(&self, who: &str) -> Result<()> {
        self.check(&self.submit, who).await
    }

    /// Taps on the board of a recorder, per address. They write nothing, and each node counts them alone.
    pub fn step(&self, who: &str) -> Result<()> {
        self.step.here(&counted(who))
    }

    async fn check(&self, limit: &Limit, who: &str) -> Result<()> {
        let who = counted(who);
        limit.here(&who)?;
        match &self.shared {
            Some(db) => limit.everywhere(db, &who).await,
            None => Ok(()),
        }
    }
}

/// What is counted as one, and takes as little room whatever was sent.
fn counted(who: &str) -> String {
    ids::hashed(&network(who))
}

/// An address as far as it tells people apart: whoever has one of IPv6 has as many as they like of the same 64 bits.
pub(super) fn network(address: &str) -> String {
    let bits = address.parse::<Ipv6Addr>().map(|address| format!("{:x}", address.to_bits() >> 64));
    bits.unwrap_or_else(|_| address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_one_address() {
        assert_eq!(counted("2001:db8:1:2::1"), counted("2001:db8:1:2:ffff::9"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_ne!(counted("192.0.2.1"), counted("192.0.2.2"));
        assert_eq!(counted(&"x".repeat(1 << 20)).len(), counted("x").len());
    }
}
