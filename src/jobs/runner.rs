//! Runs jobs on a node.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use futures_util::stream::{self, StreamExt};
use tokio::sync::watch;

use super::kinds;
use crate::error::{Error, Result};
use crate::store::chain::now;
use crate::store::queue::{self, Job, MOST_ATTEMPTS};
use crate::web::App;

const POLL: Duration = Duration::from_secs(1);
/// Less than the lease, so that a hanging job is aborted before another node claims it.
const MOST_TIME: Duration = Duration::from_secs(240);
const AT_ONCE: usize = 4;
/// How often this node forgets counts that no longer limit anybody.
const TIDY: Duration = Duration::from_secs(15);

/// Runs jobs until told to stop, then finishes those in progress.
pub async fn run(app: Arc<App>, mut stop: watch::Receiver<bool>) {
    let (mut reachable, mut tidied) = (true, Instant::now());
    while !*stop.borrow() {
        let done = turn(&app, now()).await;
        match &done {
            Err(error) if reachable => tracing::warn!("jobs wait: {error}"),
            Ok(_) if !reachable => tracing::info!("jobs go on"),
            _ => {}
        }
        reachable = done.is_ok();
        if tidied.elapsed() > TIDY {
            app.limits.tidy();
            tidied = Instant::now();
        }
        // A full batch means that there may be more.
        if done.is_ok_and(|done| done == AT_ONCE) {
            continue;
        }
        tokio::select! {
            () = tokio::time::sleep(POLL) => {}
            _ = stop.changed() => {}
        }
    }
}

/// Claims and runs due jobs; returns how many.
pub async fn turn(app: &Arc<App>, at: DateTime<Utc>) -> Result<usize> {
    let due = app
        .db
        .query(move |connection| {
            let ahead = kinds::missing(connection, at)?;
            Ok((queue::due(connection, at, AT_ONCE as i64)?, ahead))
        })
        .await?;
    let (mut due, missing) = due;
    if missing {
        app.db.write(move |connection| kinds::plan(connection, at)).await?;
        due = app.db.query(move |connection| queue::due(connection, at, AT_ONCE as i64)).await?;
    }
    let done = stream::iter(due).map(|id| work(app, id, at)).buffer_unordered(AT_ONCE);
    let done: Vec<Result<bool>> = done.collect().await;
    let mut count = 0;
    for one in done {
        count += usize::from(one?);
    }
    Ok(count)
}

async fn work(app: &Arc<App>, id: String, at: DateTime<Utc>) -> Result<bool> {
    let Some(job) = app.db.write(move |connection| queue::claim(connection, &id, at)).await? else {
        return Ok(false);
    };
    let begun = Instant::now();
    let error = done(app, &job, at).await.err().map(|error| error.to_string());
    let at = at + chrono::Duration::seconds(begun.elapsed().as_secs() as i64);
    if let Some(error) = &error {
        tracing::warn!(job = %job.id, kind = %job.kind, attempt = job.attempts, "a job failed: {error}");
    }
    let (kind, id) = (job.kind.clone(), job.id.clone());
    let kept = app.db.write(move |connection| queue::end(connection, &job, error.as_deref(), at)).await?;
    if !kept {
        tracing::warn!(job = %id, %kind, "a job took longer than its lease, and somebody else took it");
    }
    Ok(true)
}

/// Runs a job with a time limit; a panic counts as a failure and does not stop other jobs.
async fn done(app: &Arc<App>, job: &Job, at: DateTime<Utc>) -> Result<()> {
    let failed = |why: String| Error::Internal(anyhow::anyhow!(why));
    // A node that sees a job fail ends it; one that crashes with it cannot.
    if job.attempts > MOST_ATTEMPTS {
        return Err(failed(format!("it was begun {MOST_ATTEMPTS} times and the node was lost each time")));
    }
    let work = AssertUnwindSafe(kinds::work(app, job, at)).catch_unwind();
    match tokio::time::timeout(MOST_TIME, work).await {
        Ok(done) => done.unwrap_or_else(|_| Err(failed("it panicked; the log says where".to_owned()))),
        Err(_) => Err(failed(format!("it took more than {} seconds", MOST_TIME.as_secs()))),
    }
}
