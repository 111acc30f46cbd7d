//! When a table is played: offers, agreements, postponements; and answers to challenges.

use actix_web::{HttpResponse, web};
use chrono::{DateTime, NaiveDateTime, TimeZone, Utc};
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
use crate::db::chain::now;
use crate::web::error::Result;
use crate::web::{App, Form, Viewer, see};

crate::routes! {
    POST "/clubs/{club}/{competition}/tables/{table}/time" Seat offer;
    POST "/clubs/{club}/{competition}/tables/{table}/time/agree" Seat agree;
    POST "/clubs/{club}/{competition}/tables/{table}/postpone" Seat postpone;
    POST "/clubs/{club}/{competition}/tables/{table}/challenge" Seat answer;
}

/// A moment as a form has it, in the reader's time zone.
pub fn moment(given: &str, zone: Tz) -> Result<DateTime<Utc>, Text> {
    let local = NaiveDateTime::parse_from_str(given.trim(), "%Y-%m-%dT%H:%M")
        .or_else(|_| NaiveDateTime::parse_from_str(given.trim(), "%Y-%m-%dT%H:%M:%S"));
    // In the hour that a clock is put forward over, the next moment there is.
    local.ok().and_then(|local| zone.from_local_datetime(&local).earliest()).map(|at| at.to_utc()).ok_or_else(|| {
        text!("Write day and time like this: 2026-05-03T14:30.", "Écrivez la date et l’heure ainsi : 2026-05-03T14:30.")
    })
}

/// Does something at the table as one of its players.
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

#[derive(Debug, Deserialize)]
struct TimeFields {
    at: String,
}

async fn offer(app: web::Data<App>, viewer: Viewer, form: Form<TimeFields>) -> Result<HttpResponse> {
    let at = moment(&form.fields.at, viewer.cx.zone)?;
    act(&app, &viewer, form.form, "time-offered", move |competition, table, who| {
        times::propose(competition, table, who, at, now())
    })
    .await
}

async fn agree(app: web::Data<App>, viewer: Viewer, form: Form<TimeFields>) -> Result<HttpResponse> {
    let at = moment(&form.fields.at, Tz::UTC)?;
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
    let until = moment(&form.fields.until, viewer.cx.zone)?;
    act(&app, &viewer, form.form, "postponement-asked", move |competition, table, who| {
        times::ask_postponement(competition, table, who, until, &form.fields.reason)
    })
    .await
}

#[derive(Debug, Deserialize)]
struct AnswerFields {
    answer: String,
}

async fn answer(app: web::Data<App>, viewer: Viewer, form: Form<AnswerFields>) -> Result<HttpResponse> {
    let word = form.fields.answer.clone();
    let response = act(&app, &viewer, form.form, "challenge-answered", move |competition, table, who| {
        // Whoever is challenged has the first place.
        let challenged = competition.table(table).and_then(|table| table.seats.first()) == Some(&who);
        match (word.as_str(), challenged) {
            ("accept", true) => ladder::answer(competition, table, true, now()),
            ("refuse", true) => ladder::answer(competition, table, false, now()),
            ("cancel", false) => ladder::cancel(competition, table, "", now()),
            _ => Err(text!(
                "Whoever is challenged accepts or refuses; whoever challenged may take it back.",
                "Qui est défié accepte ou refuse ; qui a défié peut se rétracter."
            )),
        }
    })
    .await?;
    // A table that was taken back is not there any more.
    let table = app.competitions.get(&viewer.competition()?.id).await?;
    let gone = table.table(viewer.table()?).is_none_or(|there| !table.is_public(there));
    if gone {
        return Ok(see(&format!("{}/me?done=challenge-answered", super::competition_path(&viewer)?)));
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_read_in_the_readers_zone() {
        let at = moment("2026-07-01T14:30", chrono_tz::Europe::Paris).unwrap();
        assert_eq!(at.to_rfc3339(), "2026-07-01T12:30:00+00:00");
        assert!(moment("tomorrow", Tz::UTC).is_err());
        // On that night two o’clock came twice.
        let twice = moment("2026-10-25T02:30", chrono_tz::Europe::Paris).unwrap();
        assert_eq!(twice.to_rfc3339(), "2026-10-25T00:30:00+00:00");
    }
}
