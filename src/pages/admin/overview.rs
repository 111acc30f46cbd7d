//! Pages for administrators: the state of the service, accounts, clubs, jobs, e-mails.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::dsl::count_star;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use crate::accounts::letters::{self, Notice};
use crate::accounts::model::User;
use crate::admin::actions;
use crate::clubs::model::Club;
use crate::email::Letter;
use crate::error::{Error, Result};
use crate::ids::{ClubId, PlayerId, UserId};
use crate::pages::moderation::reports;
use crate::people::erase::{Whom, erase};
use crate::store::chain::now;
use crate::store::queue::{self, Counts, Job};
use crate::store::schema::{clubs, competitions, members, outbox, players, users};
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/admin" Admin overview;
    GET "/admin/users" Admin list_users;
    POST "/admin/users/admin" Admin+Always set_admin;
    POST "/admin/users/disable" Admin+Always disable;
    GET "/admin/erase" Admin ask_erase;
    POST "/admin/erase" Admin+Always erase_person;
    GET "/admin/clubs" Admin list_clubs;
    GET "/admin/jobs" Admin list_jobs;
    POST "/admin/jobs/retry" Admin retry;
    GET "/admin/outbox" Admin list_letters;
}

/// The most rows per page.
const MOST: i64 = 100;

#[derive(Template)]
#[template(path = "admin/overview.html")]
struct OverviewPage {
    cx: Context,
    users: i64,
    clubs: i64,
    competitions: i64,
    jobs: Counts,
    unsent: i64,
    reports: i64,
    smtp: bool,
}

async fn overview(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (people, found, running, jobs, unsent, waiting) = app
        .db
        .query(|connection| {
            Ok((
                users::table.filter(users::deleted_at.is_null()).count().get_result(connection)?,
                clubs::table.filter(clubs::same_as.is_null()).count().get_result(connection)?,
                competitions::table.filter(competitions::status.eq("running")).count().get_result(connection)?,
                queue::counts(connection, now())?,
                outbox::table.filter(outbox::sent_at.is_null()).count().get_result(connection)?,
                reports::open(connection)?,
            ))
        })
        .await?;
    let smtp = app.config.smtp.is_some();
    page(&OverviewPage {
        cx: viewer.cx,
        users: people,
        clubs: found,
        competitions: running,
        jobs,
        unsent,
        reports: waiting,
        smtp,
    })
}

#[derive(Template)]
#[template(path = "admin/users.html")]
struct UsersPage {
    cx: Context,
    q: String,
    users: Vec<User>,
    own: UserId,
}

#[derive(Debug, Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
}

async fn list_users(app: web::Data<App>, viewer: Viewer, query: web::Query<Query>) -> Result<HttpResponse> {
    let q = query.into_inner().q.trim().to_owned();
    let asked = crate::pages::home::search::anywhere(&q.to_lowercase());
    let found = app
        .db
        .query(move |connection| {
            use crate::pages::home::search::lower;
            let fits = users::email.like(&asked).escape('\\').or(lower(users::name).like(&asked).escape('\\'));
            let found = users::table.filter(users::deleted_at.is_null()).filter(fits);
            Ok(found.order((users::name, users::id)).limit(MOST).select(User::as_select()).load(connection)?)
        })
        .await?;
    let own = viewer.user()?.id;
    page(&UsersPage { cx: viewer.cx, q, users: found, own })
}

#[derive(Debug, Deserialize)]
struct AdminFields {
    user: UserId,
    admin: bool,
}

async fn set_admin(app: web::Data<App>, viewer: Viewer, form: Form<AdminFields>) -> Result<HttpResponse> {
    let by = viewer.actor()?;
    let (AdminFields { user, admin }, post) = (form.fields, app.post());
    let set = app.db.write(move |connection| {
        actions::set_admin(connection, &by, user, admin)?;
        if admin { letters::tell_owner(connection, &post, user, Notice::Administrator) } else { Ok(()) }
    });
    set.await?;
    Ok(see("/admin/users?done=saved"))
}

#[derive(Debug, Deserialize)]
struct UserField {
    user: UserId,
}

async fn disable(app: web::Data<App>, viewer: Viewer, form: Form<UserField>) -> Result<HttpResponse> {
    let (by, site) = (viewer.actor()?, viewer.cx.site.clone());
    app.db.write(move |connection| actions::disable(connection, &by, form.fields.user, &site).map(drop)).await?;
    Ok(see("/admin/users?done=disabled"))
}

/// Who is to be erased: a player, or an account with its players.
#[derive(Debug, Deserialize)]
struct EraseFields {
    #[serde(default)]
    user: UserId,
    #[serde(default)]
    player: PlayerId,
}

#[derive(Template)]
#[template(path = "admin/erase.html")]
struct ErasePage {
    cx: Context,
    name: String,
    user: UserId,
    player: PlayerId,
}

async fn ask_erase(app: web::Data<App>, viewer: Viewer, query: web::Query<EraseFields>) -> Result<HttpResponse> {
    let EraseFields { user, player } = query.into_inner();
    let (wanted, of) = (user, player);
    let name = app.db.query(move |connection| match wanted.is_empty() {
        true => Ok(players::table.filter(players::id.eq(of)).select(players::name).first(connection)?),
        false => Ok(users::table.filter(users::id.eq(wanted)).select(users::name).first::<String>(connection)?),
    });
    let name = name.await?;
    page(&ErasePage { cx: viewer.cx, name, user, player })
}

async fn erase_person(app: web::Data<App>, viewer: Viewer, form: Form<EraseFields>) -> Result<HttpResponse> {
    let EraseFields { user, player } = form.fields;
    let whom = if user.is_empty() { Whom::Player(player) } else { Whom::Account(user) };
    let (by, whom) = (viewer.actor()?, whom);
    app.change_all(move |store, connection| erase(store, connection, &by, &whom)).await?;
    Ok(see("/admin/users?done=erased"))
}

#[derive(Template)]
#[template(path = "admin/clubs.html")]
struct ClubsPage {
    cx: Context,
    clubs: Vec<(Club, i64, i64)>,
}

async fn list_clubs(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let found = app
        .db
        .query(|connection| {
            let found = clubs::table.filter(clubs::same_as.is_null()).order(clubs::created_at.desc());
            let found: Vec<Club> = found.select(Club::as_select()).load(connection)?;
            let people = members::table.group_by(members::club_id).select((members::club_id, count_star()));
            let people: HashMap<ClubId, i64> = people.load(connection)?.into_iter().collect();
            let held = competitions::table.group_by(competitions::club_id);
            let held: HashMap<ClubId, i64> =
                held.select((competitions::club_id, count_star())).load(connection)?.into_iter().collect();
            let of = |counts: &HashMap<ClubId, i64>, id: ClubId| counts.get(&id).copied().unwrap_or_default();
            let line = |club: Club| (of(&people, club.id), of(&held, club.id), club);
            Ok(found.into_iter().map(line).map(|(people, held, club)| (club, people, held)).collect())
        })
        .await?;
    page(&ClubsPage { cx: viewer.cx, clubs: found })
}

#[derive(Template)]
#[template(path = "admin/jobs.html")]
struct JobsPage {
    cx: Context,
    jobs: Vec<(Job, &'static str)>,
}

/// The state of a job, a message `job-…`.
const fn state(job: &Job) -> &'static str {
    match (&job.done_at, &job.error, &job.claimed_by) {
        (Some(_), Some(_), _) => "given-up",
        (Some(_), None, _) => "done",
        (None, _, Some(_)) => "running",
        (None, Some(_), None) => "failed",
        (None, None, None) => "waiting",
    }
}

async fn list_jobs(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let jobs = app.db.query(|connection| queue::list(connection, MOST)).await?;
    let jobs = jobs.into_iter().map(|job| (state(&job), job)).map(|(state, job)| (job, state)).collect();
    page(&JobsPage { cx: viewer.cx, jobs })
}

#[derive(Debug, Deserialize)]
struct JobField {
    job: String,
}

async fn retry(app: web::Data<App>, form: Form<JobField>) -> Result<HttpResponse> {
    let found = app.db.write(move |connection| queue::again(connection, &form.fields.job, now())).await?;
    if !found {
        return Err(Error::Refused(text!("refused-job-failed-gone-nothing-try")));
    }
    Ok(see("/admin/jobs?done=job-retried"))
}

#[derive(Template)]
#[template(path = "admin/outbox.html")]
struct OutboxPage {
    cx: Context,
    letters: Vec<Letter>,
}

async fn list_letters(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let letters = app
        .db
        .query(|connection| {
            let newest = outbox::table.order(outbox::created_at.desc()).limit(MOST);
            Ok(newest.select(Letter::as_select()).load(connection)?)
        })
        .await?;
    page(&OutboxPage { cx: viewer.cx, letters })
}
