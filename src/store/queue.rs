//! The job queue: one row per job. A named job runs only once, as long as its row is kept.

use chrono::{DateTime, Duration, Utc};
use diesel::Connection as _;
use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error as Diesel};

use crate::error::Result;
use crate::ids;
use crate::store::Connection;
use crate::store::schema::jobs;

/// How long a node may work on a job before another node may claim it.
pub const LEASE: Duration = Duration::minutes(5);
/// After this many failures a job is given up, with its last error.
pub const MOST_ATTEMPTS: i64 = 8;

/// A row of the queue.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = jobs)]
pub struct Job {
    pub id: String,
    pub kind: String,
    /// The key of a job that runs once, however often it is requested.
    pub name: Option<String>,
    pub payload: String,
    pub run_at: chrono::NaiveDateTime,
    pub attempts: i64,
    /// The claim, not the node: a node that lost a job cannot end it for the next one.
    pub claimed_by: Option<String>,
    pub claimed_until: Option<chrono::NaiveDateTime>,
    /// Done, or given up if there is an error.
    pub done_at: Option<chrono::NaiveDateTime>,
    pub error: Option<String>,
    /// How far it is, for whoever waits for it.
    pub progress: Option<String>,
    pub created_at: chrono::NaiveDateTime,
}

/// Queues a job, in the transaction that causes it. False if there is one of that name already.
pub fn put(
    connection: &mut Connection,
    kind: &str,
    name: Option<&str>,
    payload: &str,
    at: DateTime<Utc>,
) -> Result<bool> {
    let job = Job {
        id: ids::new_id(),
        kind: kind.to_owned(),
        name: name.map(str::to_owned),
        payload: payload.to_owned(),
        run_at: at.naive_utc(),
        attempts: 0,
        claimed_by: None,
        claimed_until: None,
        done_at: None,
        error: None,
        progress: None,
        created_at: crate::store::chain::now().naive_utc(),
    };
    // A transaction within the caller's, because PostgreSQL gives up a whole one at its first error.
    let put = connection.transaction(|connection| diesel::insert_into(jobs::table).values(&job).execute(connection));
    match put {
        Ok(_) => Ok(true),
        Err(Diesel::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Due jobs nobody works on. E-mails come last: an unresponsive mail server holds up many of them, and no page waits for
/// one.
pub fn due(connection: &mut Connection, now: DateTime<Utc>, most: i64) -> Result<Vec<String>> {
    let at = now.naive_utc();
    let due = jobs::table
        .filter(jobs::done_at.is_null())
        .filter(jobs::run_at.le(at))
        .filter(jobs::claimed_until.is_null().or(jobs::claimed_until.lt(at)));
    Ok(due.order((jobs::kind.eq("mail"), jobs::run_at)).limit(most).select(jobs::id).load(connection)?)
}

/// Claims a job, unless somebody else was faster.
pub fn claim(connection: &mut Connection, id: &str, now: DateTime<Utc>) -> Result<Option<Job>> {
    let (at, claim) = (now.naive_utc(), ids::new_id());
    let free = jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::done_at.is_null())
        .filter(jobs::claimed_until.is_null().or(jobs::claimed_until.lt(at)));
    let claimed = diesel::update(free)
        .set((jobs::claimed_by.eq(&claim), jobs::claimed_until.eq(at + LEASE), jobs::attempts.eq(jobs::attempts + 1)))
        .execute(connection)?;
    match claimed {
        1 => Ok(Some(jobs::table.filter(jobs::id.eq(id)).select(Job::as_select()).first(connection)?)),
        _ => Ok(None),
    }
}

/// Ends a claimed job: done, to be tried again later, or given up. False if the claim was lost.
pub fn end(connection: &mut Connection, job: &Job, error: Option<&str>, now: DateTime<Utc>) -> Result<bool> {
    let ours = jobs::table.filter(jobs::id.eq(&job.id)).filter(jobs::claimed_by.eq(&job.claimed_by));
    let over = error.is_none() || job.attempts >= MOST_ATTEMPTS;
    let done = over.then_some(now.naive_utc());
    let run_at = if over { job.run_at } else { (now + pause(job.attempts)).naive_utc() };
    let ended = diesel::update(ours)
        .set((
            jobs::done_at.eq(done),
            jobs::error.eq(error),
            jobs::run_at.eq(run_at),
            jobs::claimed_by.eq(None::<String>),
            jobs::claimed_until.eq(None::<chrono::NaiveDateTime>),
        ))
        .execute(connection)?;
    Ok(ended == 1)
}

/// Notes how far a claimed job is.
pub fn tell(connection: &mut Connection, id: &str, claim: Option<&str>, progress: &str) -> Result<()> {
    let ours = jobs::table.filter(jobs::id.eq(id)).filter(jobs::claimed_by.eq(claim));
    diesel::update(ours).set(jobs::progress.eq(progress)).execute(connection)?;
    Ok(())
}

/// How long to wait after the n-th failure: 10 s, then twice as long each time, an hour at most.
fn pause(attempts: i64) -> Duration {
    let doubled = u32::try_from(attempts.clamp(1, 12) - 1).unwrap_or(0);
    Duration::seconds(10 * 2_i64.pow(doubled)).min(Duration::hours(1))
}

/// Runs a failed or waiting job again now.
pub fn again(connection: &mut Connection, id: &str, now: DateTime<Utc>) -> Result<bool> {
    let failed = jobs::table.filter(jobs::id.eq(id)).filter(jobs::error.is_not_null());
    let none = None::<chrono::NaiveDateTime>;
    let set = (jobs::done_at.eq(none), jobs::attempts.eq(0), jobs::run_at.eq(now.naive_utc()));
    Ok(diesel::update(failed).set(set).execute(connection)? == 1)
}

/// The queue in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub waiting: i64,
    pub running: i64,
    pub given_up: i64,
}

pub fn counts(connection: &mut Connection, now: DateTime<Utc>) -> Result<Counts> {
    let at = now.naive_utc();
    let open = || jobs::table.filter(jobs::done_at.is_null());
    let running: i64 = open().filter(jobs::claimed_until.ge(at)).count().get_result(connection)?;
    let all: i64 = open().count().get_result(connection)?;
    let given_up = jobs::table.filter(jobs::done_at.is_not_null()).filter(jobs::error.is_not_null());
    Ok(Counts { waiting: all - running, running, given_up: given_up.count().get_result(connection)? })
}

/// The latest jobs, those that failed or wait first, for the administrator.
pub fn list(connection: &mut Connection, most: i64) -> Result<Vec<Job>> {
    let order = (jobs::error.is_null(), jobs::done_at.is_not_null(), jobs::created_at.desc());
    Ok(jobs::table.order(order).limit(most).select(Job::as_select()).load(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour() {
        let pauses: Vec<i64> = (1..=10).map(|attempt| pause(attempt).num_seconds()).collect();
        assert_eq!(pauses, [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    }
}
