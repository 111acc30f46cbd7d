//! The kinds of jobs.

use std::sync::Arc;

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
use crate::ratings::{List, rated};
use crate::records::content;
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

/// Whether the periodic jobs of this minute are not planned yet.
pub(super) fn missing(connection: &mut Connection, at: DateTime<Utc>) -> Result<bool> {
    let names = regular(at).map(|(_, name)| name);
    let there: i64 = jobs::table.filter(jobs::name.eq_any(&names)).count().get_result(connection)?;
    Ok(there < names.len() as i64)
}

/// Plans them; another node may have been faster.
pub(super) fn plan(connection: &mut Connection, at: DateTime<Utc>) -> Result<()> {
    for (kind, name) in regular(at) {
        queue::put(connection, kind, Some(&name), "", at)?;
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
        "bases" => note_bases(app, &job.payload).await,
        "ratings" => rate(app, job.payload.clone()).await,
        "fingerprints" => fingerprints(app).await,
        retention::KIND => retention::enforce(app, at).await,
        "prune" => app.db.write(move |connection| prune(connection, at)).await,
        other => Err(Error::Internal(anyhow::anyhow!("there is no job of the kind “{other}”"))),
    }
}

/// Finds competitions with something due, and games whose results have changed; each gets its own job, so that a failing
/// one does not stop the others.
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
    let (later, due) =
        app.db.query(|connection| Ok((project::without_bases(connection)?, rated::due(connection)?))).await?;
    for id in later {
        let name = format!("bases:{id}:{minute}");
        app.db.write(move |connection| queue::put(connection, "bases", Some(&name), &id, at)).await?;
    }
    for (list, game) in due {
        let payload = format!("{game} {}", list.key());
        let name = format!("ratings:{payload}:{minute}");
        app.db.write(move |connection| queue::put(connection, "ratings", Some(&name), &payload, at)).await?;
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

/// Classifies what the results of a competition are based on, where an earlier version did not.
async fn note_bases(app: &Arc<App>, id: &str) -> Result<()> {
    let competition = app.competitions.get(id).await?;
    app.db.write(move |connection| project::note_bases(connection, &competition)).await
}

/// Computes the ratings of a list from its results, and writes the differences.
async fn rate(app: &Arc<App>, of: String) -> Result<()> {
    let (game, list) = of.split_once(' ').unwrap_or((&of, ""));
    let (game, list) = (game.to_owned(), List::read(list)?);
    let fresh = app.db.query(move |connection| rated::fresh(connection, &list, &game)).await?;
    app.db.write(move |connection| rated::write(connection, &fresh)).await
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
