//! Rate limits, by account and by client address.

use std::num::NonZeroU32;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Double, Text};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{Error, Result};
use crate::ids::{self, ClubId};
use crate::limits::{self, Rate, network};
use crate::store::{Connection, Db};

/// The limits of all nodes. Each node counts in memory; what it would let pass is counted again in the database where
/// there are other nodes. So a flood costs no writes once it is refused.
pub struct Limits {
    shared: Option<Db>,
    guess: Limit,
    code: Limit,
    wary: Limit,
    device: Limit,
    sign_in: Limit,
    letter: Limit,
    sender: Limit,
    sign_up: Limit,
    submit: Limit,
    step: Limit,
    play: Limit,
    table: Limit,
    run: Limit,
    keep: Limit,
    club: Limit,
    competition: Limit,
    report: Limit,
    privacy: Limit,
    data: Limit,
}

/// A rate, and what this node has counted.
struct Limit {
    rate: Rate,
    own: DefaultKeyedRateLimiter<String>,
}

impl Limit {
    fn new(rate: Rate) -> Self {
        let Rate { burst, every, .. } = rate;
        let most = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).unwrap_or(Quota::per_minute(most)).allow_burst(most);
        Self { rate, own: RateLimiter::keyed(quota) }
    }

    /// Forgets whoever could start afresh, and gives their memory back.
    fn tidy(&self) {
        self.own.retain_recent();
        self.own.shrink_to_fit();
    }

    /// Counts on this node.
    fn here(&self, who: &str) -> Result<()> {
        if self.own.len() > 100_000 {
            self.tidy();
        }
        self.own.check_key(&who.to_owned()).map_err(|_| self.rate.refusal())
    }

    /// Counts on all nodes.
    async fn everywhere(&self, db: &Db, who: &str) -> Result<()> {
        // Neither addresses nor names stay in the table.
        let Rate { name, burst, every, .. } = self.rate;
        let name = ids::hashed(&format!("{name} {who}"));
        let (every, ahead) = (every.as_secs_f64(), every.as_secs_f64() * f64::from(burst - 1));
        match db.query(move |connection| count(connection, &name, every, ahead)).await? {
            true => Ok(()),
            false => Err(self.rate.refusal()),
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
    /// Forgets whoever could start afresh; each node does so a few times a minute.
    pub fn tidy(&self) {
        let Self { guess, code, wary, device, sign_in, letter, sender, sign_up, submit, step, .. } = self;
        [guess, code, wary, device, sign_in, letter, sender, sign_up, submit, step].into_iter().for_each(Limit::tidy);
        let Self { play, table, run, keep, club, competition, report, privacy, data, .. } = self;
        [play, table, run, keep, club, competition, report, privacy, data].into_iter().for_each(Limit::tidy);
    }

    pub fn new(db: &Db) -> Self {
        Self {
            shared: db.is_shared().then(|| db.clone()),
            guess: Limit::new(limits::GUESS),
            code: Limit::new(limits::CODE),
            wary: Limit::new(limits::WARY),
            device: Limit::new(limits::DEVICE),
            sign_in: Limit::new(limits::SIGN_IN),
            letter: Limit::new(limits::LETTER),
            sender: Limit::new(limits::SENDER),
            sign_up: Limit::new(limits::SIGN_UP),
            submit: Limit::new(limits::SUBMIT),
            step: Limit::new(limits::STEP),
            play: Limit::new(limits::PLAY),
            table: Limit::new(limits::TABLE),
            run: Limit::new(limits::RUN),
            keep: Limit::new(limits::KEEP),
            club: Limit::new(limits::CLUB),
            competition: Limit::new(limits::COMPETITION),
            report: Limit::new(limits::REPORT),
            privacy: Limit::new(limits::PRIVACY),
            data: Limit::new(limits::DATA),
        }
    }

    /// Passwords. Few for one account from one network, so that nobody guesses; more for one network alone, so that a hall full
    /// of people signs in through one line. Where many networks guess for one account, each gets fewer. Nobody elsewhere locks
    /// the owner out: a device that the account was used in before is counted by itself.
    pub async fn sign_in(&self, account: &str, address: &str, device: Option<&str>) -> Result<()> {
        let account = account.trim().to_lowercase();
        if let Some(device) = device {
            return self.check(&self.device, &format!("{account} on {device}")).await;
        }
        let here = format!("{account} at {}", network(address));
        self.check(&self.guess, &here).await?;
        self.check(&self.sign_in, address).await?;
        match self.check(&self.sign_in, &account).await {
            Err(Error::TooMany(..)) => self.check(&self.wary, &here).await,
            counted => counted,
        }
    }

    /// Passkeys, which nobody guesses; looking at one costs little.
    pub async fn passkey(&self, address: &str) -> Result<()> {
        self.check(&self.sign_in, address).await
    }

    /// Codes after a password. Few from one address; codes of six digits are also counted from everywhere, so that a
    /// thousand addresses together do not find one. Whoever knows the password could use that number up, so that recovery
    /// codes and passkeys, which nobody guesses, do not count towards it.
    pub async fn code(&self, account: &str, address: &str, is_short: bool) -> Result<()> {
        self.check(&self.guess, &format!("code of {account} at {}", network(address))).await?;
        if is_short { self.check(&self.code, account).await } else { Ok(()) }
    }

    /// Letters that anybody can have sent to an address: five at once, then one per hour.
    pub async fn letter(&self, to: &str) -> Result<()> {
        self.check(&self.letter, &to.trim().to_lowercase()).await
    }

    /// Letters to strangers, per account that has them sent.
    pub async fn sender(&self, account: &str) -> Result<()> {
        self.check(&self.sender, account).await
    }

    /// New accounts and letters that anybody can ask for, per address.
    pub async fn sign_up(&self, who: &str) -> Result<()> {
        self.check(&self.sign_up, who).await
    }

    /// Changes to one competition by one person; staff run it, and do so all day. The players of a table have a limit
    /// together as well.
    pub async fn change(&self, who: &str, competition: &str, table: Option<u32>, is_staff: bool) -> Result<()> {
        let limit = if is_staff { &self.run } else { &self.play };
        self.check(limit, &format!("{who} in {competition}")).await?;
        match table.filter(|_| !is_staff) {
            Some(table) => self.check(&self.table, &format!("{table} of {competition}")).await,
            None => Ok(()),
        }
    }

    /// Changes to one club by one person.
    pub async fn keep(&self, who: &str, club: ClubId) -> Result<()> {
        self.check(&self.keep, &format!("{who} in {club}")).await
    }

    /// New clubs, per account: five at once, and as many in a day.
    pub async fn club(&self, account: &str) -> Result<()> {
        self.check(&self.club, account).await
    }

    /// New competitions and rehearsals, per club.
    pub async fn competition(&self, club: ClubId) -> Result<()> {
        self.check(&self.competition, &club).await
    }

    /// Reports of pages, per account or address.
    pub async fn report(&self, who: &str) -> Result<()> {
        self.check(&self.report, who).await
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

/// A key of bounded size for whatever is counted.
fn counted(who: &str) -> String {
    ids::hashed(&network(who))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A flood of addresses leaves nothing behind, and who is limited stays so.
    #[test]
    fn what_limits_nobody_any_more_is_forgotten() {
        let limit = Limit::new(Rate { burst: 2, every: std::time::Duration::from_millis(20), ..limits::GUESS });
        let slow = Limit::new(limits::CLUB);
        for number in 0..1000 {
            limit.here(&number.to_string()).expect("the first");
            slow.here(&number.to_string()).expect("the first");
        }
        assert_eq!(limit.own.len(), 1000);
        let until = std::time::Instant::now() + std::time::Duration::from_secs(10);
        while !limit.own.is_empty() && std::time::Instant::now() < until {
            limit.tidy();
        }
        assert!(limit.own.is_empty());
        slow.tidy();
        assert_eq!(slow.own.len(), 1000);
    }

    #[test]
    fn a_network_is_one_address() {
        assert_eq!(counted("2001:db8:1:2::1"), counted("2001:db8:1:2:ffff::9"));
        assert_ne!(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
        assert_ne!(counted("192.0.2.1"), counted("192.0.2.2"));
        assert_eq!(counted(&"x".repeat(1 << 20)).len(), counted("x").len());
    }
}
