//! Large fields are paired by a background job, outside any transaction: nobody else waits for it, and the organiser sees
//! its progress.

use crate::words::Language;
use anyhow::anyhow;
use diesel::prelude::*;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::actions::rounds;
use super::event::Actor;
use super::state::Competition;
use super::store::{Change, Competitions};
use crate::error::{Error, Result};
use crate::ids;
use crate::store::chain::now;
use crate::store::queue::{self, Job};
use crate::store::schema::jobs;
use crate::store::{Connection, texts};

/// The kind of these jobs.
pub const KIND: &str = "draw";

/// How often a field is paired again because somebody changed something meanwhile.
const TRIES: usize = 3;

/// A round to be drawn: the job's payload.
#[derive(Debug, Serialize, Deserialize)]
struct Order {
    competition: String,
    stage: usize,
    round: usize,
    actor: Actor,
    form: String,
}

/// The job's progress report.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Told {
    Pairing,
    /// In the words of each language.
    Refused(BTreeMap<String, String>),
}

/// A round that was requested and is not there yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    pub round: usize,
    pub players: usize,
    pub step: Step,
}

/// Its progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    Waiting,
    /// For this many seconds.
    Pairing(i64),
    /// It failed and will be retried.
    Again,
    /// The rules forbid it.
    Refused(BTreeMap<String, String>),
    /// It failed too often; the job with that id has the reason.
    GivenUp(String),
}

impl Drawing {
    /// Whether it is still in progress.
    pub const fn is_open(&self) -> bool {
        matches!(self.step, Step::Waiting | Step::Pairing(_) | Step::Again)
    }
}

/// Whether pairing a round takes longer than people wait for a page: from `pair_later` entries on.
pub fn is_heavy(pair_later: usize, it: &Competition) -> bool {
    it.settings.format.rules().is_heavy() && it.stages.first().is_some_and(|stage| stage.entries.len() >= pair_later)
}

/// Requests a round; repeated requests have no effect while it is in progress.
pub async fn ask(store: &Competitions, it: &Competition, change: Change, stage: usize, round: usize) -> Result<()> {
    let order = Order {
        competition: it.id.clone(),
        stage,
        round,
        actor: change.actor.clone(),
        form: change.form.clone().unwrap_or_else(ids::new_id),
    };
    let put = move |connection: &mut Connection, it: &Competition| {
        rounds::may_draw(it, stage, round)?;
        if latest(connection, &it.id)?.is_none_or(|job| job.done_at.is_some()) {
            let name = format!("{}{}", names(&it.id), order.form);
            queue::put(connection, KIND, Some(&name), &serde_json::to_string(&order)?, now())?;
        }
        Ok(Vec::new())
    };
    store.change_with(&it.id, change, put).await.map(drop)
}

/// The prefix of the keys of a competition's jobs.
fn names(competition: &str) -> String {
    format!("{KIND}:{competition}:")
}

fn latest(connection: &mut Connection, competition: &str) -> Result<Option<Job>> {
    let own = jobs::table.filter(jobs::kind.eq(KIND)).filter(jobs::name.like(format!("{}%", names(competition))));
    Ok(own.order(jobs::created_at.desc()).select(Job::as_select()).first(connection).optional()?)
}

/// The round that is being drawn, or that could not be drawn.
pub async fn current(store: &Competitions, pair_later: usize, it: &Competition) -> Result<Option<Drawing>> {
    if !is_heavy(pair_later, it) {
        return Ok(None);
    }
    let id = it.id.clone();
    let Some(job) = store.db().query(move |connection| latest(connection, &id)).await? else { return Ok(None) };
    let Order { stage, round, .. } = serde_json::from_str(&job.payload)?;
    let told = job.progress.as_deref().and_then(|told| serde_json::from_str(told).ok());
    let at = now().naive_utc();
    let changed = it.changed_at.naive_utc() > job.created_at;
    let step = match (job.done_at, job.claimed_until.filter(|until| *until > at), told) {
        (None, Some(until), Some(Told::Pairing)) => Step::Pairing((at - (until - queue::LEASE)).num_seconds()),
        (None, ..) if job.error.is_some() => Step::Again,
        (None, ..) => Step::Waiting,
        // Drawn, by the job or by somebody since.
        (Some(_), ..) if changed && it.round(stage, round).is_some() => return Ok(None),
        (Some(_), ..) if job.error.is_some() => Step::GivenUp(job.id),
        (Some(_), _, Some(Told::Refused(text))) => Step::Refused(text),
        _ => return Ok(None),
    };
    let players = it.stages.get(stage).map_or(0, |stage| stage.entries.len());
    Ok(Some(Drawing { round, players, step }))
}

fn worded(why: &Text) -> BTreeMap<String, String> {
    Language::all().map(|language| (language.code().to_owned(), language.words().say(why))).collect()
}

/// Runs the job.
pub async fn work(store: &Competitions, job: &Job) -> Result<()> {
    let Order { competition, stage, round, mut actor, form } = serde_json::from_str(&job.payload)?;
    let actor =
        store.db().query(move |connection| texts::resolve(connection, &mut [&mut actor]).map(|()| actor)).await?;
    tell(store, job, &Told::Pairing).await?;
    for _ in 0..TRIES {
        let it = store.get(&competition).await?;
        let seen = it.revision;
        let drawn =
            tokio::task::spawn_blocking(move || rounds::draw(&it, stage, round)).await.map_err(Error::internal)?;
        let events = match drawn {
            Ok(events) => events,
            Err(why) => return tell(store, job, &Told::Refused(worded(&why))).await,
        };
        let change = Change::by(actor.clone()).form(Some(form.clone())).seen(Some(seen));
        match store.change(&competition, change, move |_| Ok(events)).await {
            Err(Error::Changed(_)) => {}
            other => return other.map(drop),
        }
    }
    Err(Error::Internal(anyhow!("the competition changed {TRIES} times while it was paired")))
}

async fn tell(store: &Competitions, job: &Job, told: &Told) -> Result<()> {
    let (id, claim, told) = (job.id.clone(), job.claimed_by.clone(), serde_json::to_string(told)?);
    store.db().write(move |connection| queue::tell(connection, &id, claim.as_deref(), &told)).await
}
