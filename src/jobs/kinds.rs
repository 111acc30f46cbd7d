//! The kinds of jobs.

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Duration, Utc};
use diesel::prelude::*;

use super::retention;
use crate::competitions::actions::results;
use crate::competitions::event::{Actor, Event};
use crate::competitions::state::{Competition, Status};
use crate::competitions::store::Change;
use crate::competitions::{drawing, project};
use crate::email;
use crate::error::{Error, Result};
use crate::ratings::update;
use crate::records::content;
use crate::search;
use crate::store::Connection;
use crate::store::queue::{self, Job};
use crate::store::schema::{competitions, jobs, limits, reports, sessions, tokens};
use crate::web::App;

/// Names of periodic jobs: a scan of all competitions every minute, pruning every hour, and once a day the deletion of data
/// that was kept long enough.
fn regular(at: DateTime<Utc>) -> [(&'static str, String); 3] {
    [
        ("scan", at.format("scan:%Y-%m-%dT%H:%M").to_string()),
        ("prune", at.format("prune:%Y-%m-%dT%H").to_string()),
        (retention::KIND, at.format("retention:%Y-%m-%d").to_string()),
    ]
}

/// Whether the periodic jobs of this minute are not planned yet, or a result is to be counted.
pub(super) fn missing(connection: &mut Connection, at: DateTime<Utc>) -> Result<bool> {
    let names = regular(at).map(|(_, name)| name);
    let there: i64 = jobs::table.filter(jobs::name.eq_any(&names)).count().get_result(connection)?;
    Ok(there < names.len() as i64 || is_rating_due(connection)? || are_words_due(connection)?)
}

/// Whether results are to be counted and nobody does so.
fn is_rating_due(connection: &mut Connection) -> Result<bool> {
    Ok(update::is_due(connection)? && !is_open(connection, "ratings")?)
}

/// Whether words are to be written and nobody does so.
fn are_words_due(connection: &mut Connection) -> Result<bool> {
    Ok(search::is_due(connection)? && !is_open(connection, "search")?)
}

/// Whether there is a job of that kind.
fn is_open(connection: &mut Connection, kind: &str) -> Result<bool> {
    let open = jobs::table.filter(jobs::done_at.is_null()).filter(jobs::kind.eq(kind));
    Ok(open.select(jobs::id).first::<String>(connection).optional()?.is_some())
}

/// Plans them; another node may have been faster.
pub(super) fn plan(connection: &mut Connection, at: DateTime<Utc>) -> Result<()> {
    for (kind, name) in regular(at) {
        queue::put(connection, kind, Some(&name), "", at)?;
    }
    if is_rating_due(connection)? {
        queue::put(connection, "ratings", None, "", at)?;
    }
    if are_words_due(connection)? {
        queue::put(connection, "search", None, "", at)?;
    }
    Ok(())
}

/// Runs a job.
pub(super) async fn work(app: &Arc<App>, job: &Job, at: DateTime<Utc>) -> Result<()> {
    match job.kind.as_str() {
        "scan" => scan(app, at).await,
        "clock" => clock(app, &job.payload, at).await,
        "mail" => email::send(&app.db, &app.config, &job.payload).await,
        drawing::KIND => drawing::work(&app.competitions, job).await,
        "results" => renew_results(app).await,
        "ratings" => rate(app, job).await,
        "search" => write_words(app).await,
        "fingerprints" => fingerprints(app).await,
        retention::KIND => retention::enforce(app, at).await,
        "prune" => app.db.write(move |connection| prune(connection, at)).await,
        other => Err(Error::Internal(anyhow::anyhow!("there is no job of the kind “{other}”"))),
    }
}

/// Finds competitions with something due; each gets its own job, so that a failing one does not stop the others.
async fn scan(app: &Arc<App>, at: DateTime<Utc>) -> Result<()> {
    let minute = at.format("%Y-%m-%dT%H:%M").to_string();
    let running: Vec<String> = app
        .db
        .query(|connection| {
            let running = competitions::table.filter(competitions::status.eq(Status::Running.word()));
            Ok(running.select(competitions::id).load(connection)?)
        })
        .await?;
    for id in running {
        let name = match app.competitions.get(&id).await {
            Ok(competition) if by_now(&competition, at).is_empty() => continue,
            Ok(_) => format!("clock:{id}:{minute}"),
            Err(away @ Error::NoDatabase(_)) => return Err(away),
            // An unreadable one does not stop the others; its failing job reports it, once a day.
            Err(_) => format!("clock:{id}:{}", at.date_naive()),
        };
        app.db.write(move |connection| queue::put(connection, "clock", Some(&name), &id, at)).await?;
    }
    if !app.db.query(project::are_renewed).await? {
        let name = format!("results:{minute}");
        app.db.write(move |connection| queue::put(connection, "results", Some(&name), "", at)).await?;
    }
    if app.db.query(content::are_missing).await? {
        let name = format!("fingerprints:{minute}");
        app.db.write(move |connection| queue::put(connection, "fingerprints", Some(&name), "", at)).await?;
    }
    Ok(())
}

/// Computes missing fingerprints of records.
async fn fingerprints(app: &Arc<App>) -> Result<()> {
    loop {
        let waiting = app.db.query(content::missing).await?;
        if waiting.is_empty() {
            return Ok(());
        }
        let make = |(id, text): (String, String)| (id, content::fingerprint(&text));
        let made = actix_web::web::block(move || waiting.into_iter().map(make).collect::<Vec<_>>());
        let made = made.await.map_err(Error::internal)?;
        app.db.write(move |connection| content::fill(connection, &made)).await?;
    }
}

/// How long a job goes on by itself: others wait. The next one goes on from where it was.
const A_WHILE: std::time::Duration = std::time::Duration::from_secs(60);

/// Renews rows of results that an earlier version derived otherwise.
async fn renew_results(app: &Arc<App>) -> Result<()> {
    let begun = Instant::now();
    loop {
        let store = app.competitions.clone();
        let renew = move |connection: &mut Connection| {
            project::renew_some(connection, |connection, id| store.within(connection, id))
        };
        if !app.db.write(renew).await? || begun.elapsed() > A_WHILE {
            return Ok(());
        }
    }
}

/// Counts the results that have changed on their rating lists.
async fn rate(app: &Arc<App>, job: &Job) -> Result<()> {
    let begun = Instant::now();
    while app.db.write(update::take_marks).await? {}
    for mut counting in app.db.query(update::due).await? {
        loop {
            let sliced = app.db.write(move |connection| Ok((counting.slice(connection)?, counting)));
            let (has_more, after) = sliced.await?;
            if begun.elapsed() > A_WHILE {
                return Ok(());
            }
            if !has_more {
                break;
            }
            let (id, claim, told) = (job.id.clone(), job.claimed_by.clone(), after.told());
            app.db.write(move |connection| queue::tell(connection, &id, claim.as_deref(), &told)).await?;
            counting = after;
        }
    }
    let mut aging = update::Aging::default();
    while begun.elapsed() < A_WHILE {
        let (has_more, after) = app.db.write(move |connection| Ok((aging.some(connection)?, aging))).await?;
        if !has_more {
            break;
        }
        aging = after;
    }
    Ok(())
}

/// Writes the words by which changed names are found.
async fn write_words(app: &Arc<App>) -> Result<()> {
    let begun = Instant::now();
    while app.db.write(search::write_some).await? && begun.elapsed() < A_WHILE {}
    Ok(())
}

/// Confirms unanswered results and settles overdue tables.
async fn clock(app: &Arc<App>, id: &str, at: DateTime<Utc>) -> Result<()> {
    let change = Change::by(Actor::System).at(at);
    app.competitions.change(id, change, move |competition| Ok(by_now(competition, at))).await.map(drop)
}

/// The events of a competition that are due by timeout.
fn by_now(competition: &Competition, at: DateTime<Utc>) -> Vec<Event> {
    let mut events = results::confirm_due(competition, at);
    events.extend(results::settle_overdue(competition, at));
    events
}

/// Deletes what has expired.
fn prune(connection: &mut Connection, at: DateTime<Utc>) -> Result<()> {
    let ago = |days: i64| (at - Duration::days(days)).naive_utc();
    diesel::delete(sessions::table.filter(sessions::expires_at.lt(ago(0)))).execute(connection)?;
    diesel::delete(tokens::table.filter(tokens::expires_at.lt(ago(7)))).execute(connection)?;
    let fine = jobs::table.filter(jobs::done_at.lt(ago(1))).filter(jobs::error.is_null());
    diesel::delete(fine).execute(connection)?;
    diesel::delete(limits::table.filter(limits::free_at.lt(ago(0)))).execute(connection)?;
    diesel::delete(reports::table.filter(reports::handled_at.lt(ago(365)))).execute(connection)?;
    Ok(())
}
