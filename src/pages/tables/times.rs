//! When a table is played: proposals, agreements, postponements; and answers to challenges.

use actix_web::{HttpResponse, web};
use chrono_tz::Tz;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;

use super::{player, table_path};
use crate::competitions::actions::times;
use crate::competitions::event::Event;
use crate::competitions::format::ladder;
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::competitions::store::Change;
use crate::dates::When;
use crate::error::{Error, Result};
use crate::pages::tables::table::{Draft, WrongField, table_page};
use crate::store::chain::now;
use crate::web::{App, Form, Viewer, see};

crate::routes! {
    POST "/clubs/{club}/{competition}/tables/{table}/time" Seat offer;
    POST "/clubs/{club}/{competition}/tables/{table}/time/agree" Seat agree;
    POST "/clubs/{club}/{competition}/tables/{table}/postpone" Seat postpone;
    POST "/clubs/{club}/{competition}/tables/{table}/challenge" Seat answer;
}

/// Performs an action as one of the table's players.
async fn act<A>(app: &App, viewer: &Viewer, form: Option<String>, done: &str, action: A) -> Result<HttpResponse>
where
    A: FnOnce(&Competition, TableId, EntryId) -> Result<Vec<Event>, Text> + Send + 'static,
{
    let (table, who) = (viewer.table()?, player(viewer)?);
    let change = Change::by(viewer.actor()?).form(form);
    let id = &viewer.competition()?.id;
    app.competitions.change(id, change, move |competition| Ok(action(competition, table, who)?)).await?;
    Ok(see(&format!("{}?done={done}", table_path(viewer)?)))
}

/// The response to a form about times: a refusal shows the form again, with the reason beside its field.
fn answered(viewer: &Viewer, done: Result<HttpResponse>, field: &'static str, typed: String) -> Result<HttpResponse> {
    match done {
        Err(Error::Refused(text)) => {
            let wrong = WrongField { field, typed, said: viewer.cx.text(&text).into_owned() };
            let page = table_page(viewer, Draft { wrong: Some(wrong), ..Draft::default() }, None)?;
            Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(page))
        }
        done => done,
    }
}

#[derive(Debug, Deserialize)]
struct TimeFields {
    at: String,
}

async fn offer(app: web::Data<App>, viewer: Viewer, form: Form<TimeFields>) -> Result<HttpResponse> {
    let (typed, zone) = (form.fields.at.clone(), viewer.cx.zone);
    let done = act(&app, &viewer, form.form, "time-offered", move |competition, table, who| {
        times::propose(competition, table, who, When::read(&form.fields.at, zone)?, now())
    });
    answered(&viewer, done.await, "at", typed)
}

async fn agree(app: web::Data<App>, viewer: Viewer, form: Form<TimeFields>) -> Result<HttpResponse> {
    let at = When::read(&form.fields.at, Tz::UTC)?;
    act(&app, &viewer, form.form, "time-agreed", move |competition, table, who| {
        times::agree(competition, table, who, at)
    })
    .await
}

#[derive(Debug, Deserialize)]
struct PostponeFields {
    until: String,
    #[serde(default)]
    reason: String,
}

async fn postpone(app: web::Data<App>, viewer: Viewer, form: Form<PostponeFields>) -> Result<HttpResponse> {
    let (typed, zone) = (form.fields.until.clone(), viewer.cx.zone);
    let done = act(&app, &viewer, form.form, "postponement-asked", move |competition, table, who| {
        let until = When::read(&form.fields.until, zone)?;
        times::ask_postponement(competition, table, who, until, &form.fields.reason)
    });
    answered(&viewer, done.await, "until", typed)
}

#[derive(Debug, Deserialize)]
struct AnswerFields {
    answer: String,
}

async fn answer(app: web::Data<App>, viewer: Viewer, form: Form<AnswerFields>) -> Result<HttpResponse> {
    let word = form.fields.answer.clone();
    let response = act(&app, &viewer, form.form, "challenge-answered", move |competition, table, who| {
        // The challenged player has the first seat.
        let challenged = competition.table(table).and_then(|table| table.seats.first()) == Some(&who);
        match (word.as_str(), challenged) {
            ("accept", true) => ladder::answer(competition, table, true, now()),
            ("refuse", true) => ladder::answer(competition, table, false, now()),
            ("cancel", false) => ladder::cancel(competition, table, "", now()),
            _ => Err(text!("refused-challenged-accepts-refuses-challenged-take")),
        }
    })
    .await?;
    // A voided table no longer has a page.
    let table = app.competitions.get(&viewer.competition()?.id).await?;
    let gone = table.table(viewer.table()?).is_none_or(|there| !table.is_public(there));
    if gone {
        return Ok(see(&format!("{}/me?done=challenge-answered", super::competition_path(&viewer)?)));
    }
    Ok(response)
}
