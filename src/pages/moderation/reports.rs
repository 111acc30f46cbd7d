//! Reports by visitors to the administrators, and their outcome.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use crate::access::{people, visible};
use crate::accounts::actions::check_email;
use crate::error::{Error, Result};
use crate::ids::{self, UserId};
use crate::moderation::actions::Order;
use crate::moderation::subject::Subject;
use crate::site::act::{Hidden, What};
use crate::site::log::{Deed, note};
use crate::store::chain::now;
use crate::store::schema::{competitions, records, reports};
use crate::store::{Connection, texts};
use crate::texts::Kind;
use crate::web::{App, Context, Form, Viewer, again, local, page, see};

crate::routes! {
    GET "/report" Anyone form;
    POST "/report" Anyone send;
    GET "/admin/reports" Admin list;
    POST "/admin/reports" Admin handle;
}

/// Rows per page.
const MOST: i64 = 100;
/// No reports are accepted while this many are open.
const MOST_OPEN: i64 = 2000;

/// A report as stored.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = reports)]
pub struct Report {
    pub id: String,
    pub kind: String,
    pub subject: String,
    pub path: String,
    pub words: String,
    pub reporter: Option<UserId>,
    pub email: String,
    pub created_at: chrono::NaiveDateTime,
    pub handled_at: Option<chrono::NaiveDateTime>,
    pub handled_by: Option<UserId>,
    pub answer: String,
}

/// The number of open reports.
pub fn open(connection: &mut Connection) -> Result<i64> {
    Ok(reports::table.filter(reports::handled_at.is_null()).count().get_result(connection)?)
}

#[derive(Template)]
#[template(path = "moderation/report.html")]
struct FormPage {
    cx: Context,
    about: String,
    fields: Fields,
    error: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
struct Fields {
    #[serde(default)]
    page: String,
    #[serde(default)]
    words: String,
    #[serde(default)]
    email: String,
}

/// The subject of a page, if it is public.
fn subject(connection: &mut Connection, path: &str) -> Result<Subject> {
    let mut subject = Subject::at(connection, local(path))?;
    match subject.hidden {
        Some(Hidden::Removed) => return Err(Error::Gone),
        Some(Hidden::Hidden) => return Err(Error::NotFound),
        None => {}
    }
    let id = subject.id.clone();
    let id = id.as_str();
    let is_seen = match subject.what {
        What::Player => {
            let id = id.parse()?;
            let shown = people::shown(connection, &[id])?.remove(&id).filter(|shown| shown.path.is_some());
            // Strangers see the public name here as everywhere.
            shown.map(|shown| subject.name = shown.name).is_some()
        }
        What::Competition => {
            let seen = competitions::table.filter(competitions::id.eq(id)).filter(visible::competition());
            seen.count().get_result::<i64>(connection)? > 0
        }
        What::Record => {
            let seen = records::table.left_join(competitions::table).filter(records::id.eq(id));
            seen.filter(visible::record()).count().get_result::<i64>(connection)? > 0
        }
        What::Club | What::Text => true,
    };
    is_seen.then_some(subject).ok_or(Error::NotFound)
}

async fn form(app: web::Data<App>, viewer: Viewer, query: web::Query<Fields>) -> Result<HttpResponse> {
    let fields = query.into_inner();
    let path = fields.page.clone();
    let about = app.db.query(move |connection| subject(connection, &path)).await?.title(&viewer.cx);
    page(&FormPage { cx: viewer.cx, about, fields, error: None })
}

async fn send(app: web::Data<App>, viewer: Viewer, form: Form<Fields>) -> Result<HttpResponse> {
    app.limits.report(&viewer.who()).await?;
    let fields = form.fields;
    let (path, sent, user) = (fields.page.clone(), fields.clone(), viewer.user.clone());
    let about = app.db.query(move |connection| subject(connection, &path)).await?;
    let name = about.name.clone();
    let stored = app.db.write(move |connection| {
        let words = Kind::Reason.read(&sent.words)?;
        if words.is_empty() {
            return Err(Error::Refused(text!("refused-write-wrong-page")));
        }
        let email = if sent.email.trim().is_empty() { String::new() } else { check_email(&sent.email)? };
        if open(connection)? >= MOST_OPEN {
            return Err(Error::TooMany(
                text!("refused-many-reports-wait-already-more"),
                std::time::Duration::from_secs(24 * 3600),
            ));
        }
        let report = Report {
            id: ids::new_id(),
            kind: about.what.word().to_owned(),
            subject: about.id,
            path: local(&sent.page).chars().take(500).collect(),
            words,
            reporter: user.map(|user| user.id),
            email,
            created_at: now().naive_utc(),
            handled_at: None,
            handled_by: None,
            answer: String::new(),
        };
        diesel::insert_into(reports::table).values(&report).execute(connection)?;
        Ok(())
    });
    match stored.await {
        Ok(()) => Ok(see("/?done=reported")),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&FormPage { cx: viewer.cx, about: name, fields, error })
        }
        Err(other) => Err(other),
    }
}

#[derive(Template)]
#[template(path = "moderation/reports.html")]
struct ListPage {
    cx: Context,
    lines: Vec<Line>,
    handled: bool,
}

struct Line {
    report: Report,
    /// Its subject, if it still exists.
    about: Option<Subject>,
    answer: String,
}

#[derive(Debug, Default, Deserialize)]
struct Which {
    #[serde(default)]
    handled: bool,
}

async fn list(app: web::Data<App>, viewer: Viewer, which: web::Query<Which>) -> Result<HttpResponse> {
    let handled = which.handled;
    let lines = app
        .db
        .query(move |connection| {
            let mut rows = reports::table.into_boxed();
            rows = match handled {
                true => rows.filter(reports::handled_at.is_not_null()).order(reports::handled_at.desc()),
                false => rows.filter(reports::handled_at.is_null()).order(reports::created_at),
            };
            let rows: Vec<Report> = rows.limit(MOST).select(Report::as_select()).load(connection)?;
            let line = |report: Report| {
                let what = crate::site::act::What::from_word(&report.kind).ok_or(Error::NotFound)?;
                let about = Subject::get(connection, what, &report.subject).ok();
                let answer = texts::find(connection, &report.answer)?.to_string();
                Ok(Line { report, about, answer })
            };
            rows.into_iter().map(line).collect::<Result<Vec<_>>>()
        })
        .await?;
    page(&ListPage { cx: viewer.cx, lines, handled })
}

#[derive(Debug, Deserialize)]
struct Answer {
    report: String,
    reason: String,
}

async fn handle(app: web::Data<App>, viewer: Viewer, form: Form<Answer>) -> Result<HttpResponse> {
    let Answer { report, reason } = form.fields;
    let by = viewer.actor()?;
    let order = Order { by, reason, appeals: String::new() }.checked()?;
    app.db
        .write(move |connection| {
            let reason = order.stored_reason(connection)?;
            let row = reports::table.filter(reports::id.eq(&report)).filter(reports::handled_at.is_null());
            let answered = (
                reports::handled_at.eq(now().naive_utc()),
                reports::handled_by.eq(order.by.user()),
                reports::answer.eq(reason.hash()),
            );
            if diesel::update(row).set(answered).execute(connection)? == 0 {
                return Err(Error::NotFound);
            }
            note(connection, &order.by, Deed::ReportHandled { report, reason })
        })
        .await?;
    Ok(see("/admin/reports?done=report-handled"))
}
