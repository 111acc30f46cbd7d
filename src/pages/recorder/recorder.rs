//! Pages of the recorder: a casual game, and a game at a table.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use podium_engine::catalogue::{self, Entry};
use podium_engine::game::Start;
use podium_engine::recorder::Draft;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use crate::competitions::head::head as record_head;
use crate::competitions::state::{Competition, Table};
use crate::error::{Error, Result};
use crate::pages::recorder::cover::{Opened, cover, uncover};
use crate::pages::recorder::view::BoardView;
use crate::pages::records::verdict::seat_name;
use crate::recorder::model::{self, Key, Saved};
use crate::recorder::steps::{Taken, take};
use crate::store::chain::now;
use crate::web::{App, Context, Form, Viewer};

crate::routes! {
    GET "/games/{game}/record" Anyone free;
    POST "/games/{game}/record/step" Anyone free_step;
    GET "/clubs/{club}/{competition}/tables/{table}/recorder" Seat at_table;
    POST "/clubs/{club}/{competition}/tables/{table}/recorder/step" Seat table_step;
}

/// The options for starting a casual game.
struct Choices {
    variants: Vec<(&'static str, Cow<'static, str>)>,
    most: u8,
}

#[derive(Template)]
#[template(path = "recorder/recorder.html")]
struct RecorderPage {
    cx: Context,
    title: String,
    /// Name and address of the page one came from.
    back: (String, String),
    here: String,
    board: Safe<String>,
    start: Option<Choices>,
}

#[derive(Debug, Default, Deserialize)]
struct Wishes {
    variant: Option<String>,
    /// One per line.
    names: Option<String>,
}

#[derive(Debug, Deserialize)]
struct StepFields {
    text: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    revision: i64,
}

/// The answer to a step, for the requesting page.
#[derive(Serialize)]
struct Answer<'a> {
    /// The board and everything on it.
    html: String,
    text: &'a str,
    revision: i64,
    fault: Option<&'a str>,
    told: Option<&'a str>,
    over: bool,
}

/// The place and purpose of a recorder.
struct Place {
    entry: &'static Entry,
    key: Option<Key>,
    here: String,
    submit: Option<String>,
    back: (String, String),
    title: String,
    /// The text of a new game, if one may begin.
    fresh: Result<String, Text>,
    start: Option<Choices>,
}

fn free_place(viewer: &Viewer, game: &str, wishes: &Wishes) -> Result<Place> {
    let entry = catalogue::find(game).ok_or(Error::NotFound)?;
    let (facts, cx) = (entry.facts, &viewer.cx);
    let name = cx.phrase(&facts.name).into_owned();
    let names = wishes.names.iter().flat_map(|names| names.lines()).map(str::trim);
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    let variant = wishes.variant.as_deref().unwrap_or("standard");
    let begin = |players: usize| {
        let seats: Vec<String> = (0..players).map(|seat| seat_name(Some(facts), seat, cx)).collect();
        let names = if names.is_empty() { seats.iter().map(String::as_str).collect() } else { names.clone() };
        Draft::new(facts.id, &Start { variant, ..Start::new(players) }, &names)
    };
    let (low, high) = facts.players;
    let fresh = match names.len() {
        // Some variants need more seats than the game's minimum.
        0 => (low.max(2).min(high)..=high).map(|players| begin(players.into())).find(|begun| begun.is_ok()),
        named => Some(begin(named)),
    };
    let fresh = fresh.unwrap_or_else(|| begin(low.into()))?.to_string();
    Ok(Place {
        entry,
        key: Key::free(viewer.account(), facts.id),
        here: format!("/games/{game}/record"),
        submit: None,
        title: cx.t1("recorder-title", "game", name.as_str()).into_owned(),
        back: (name, format!("/games/{game}")),
        fresh: Ok(fresh),
        start: Some(Choices {
            variants: facts.variants.iter().map(|variant| (variant.id, cx.phrase(&variant.about))).collect(),
            most: facts.players.1.min(8),
        }),
    })
}

fn table_place(viewer: &Viewer) -> Result<Place> {
    let (club, competition, id) = (viewer.club()?, viewer.competition()?, viewer.table()?);
    let table = competition.table(id).ok_or(Error::NotFound)?;
    let entry = catalogue::find(&competition.settings.game).ok_or(Error::NotFound)?;
    let path = format!("{}/{}/tables/{id}", club.path(), competition.slug);
    let names: Vec<&str> = table.seats.iter().map(|&seat| competition.name(seat)).collect();
    Ok(Place {
        entry,
        key: Key::at(viewer.account(), viewer.entry, competition, id),
        here: format!("{path}/recorder"),
        submit: Some(format!("{path}/report")),
        title: names.join(" – "),
        back: (competition.settings.name.to_string(), path),
        fresh: fresh_at(viewer, competition, table),
        start: None,
    })
}

/// The beginning of the next game at a table.
fn fresh_at(viewer: &Viewer, competition: &Competition, table: &Table) -> Result<String, Text> {
    let today = viewer.cx.local(now()).date();
    Ok(record_head(competition, table, table.games.len() + 1, today)?.text())
}

async fn free(
    app: web::Data<App>,
    viewer: Viewer,
    game: web::Path<String>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let place = free_place(&viewer, &game, &query)?;
    let anew = query.names.is_some() || query.variant.is_some();
    open(&app, viewer, place, anew).await
}

async fn at_table(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let place = table_place(&viewer)?;
    open(&app, viewer, place, false).await
}

/// The page with the saved draft, or with a new one.
async fn open(app: &App, viewer: Viewer, place: Place, anew: bool) -> Result<HttpResponse> {
    let kept = match place.key.clone() {
        Some(key) => app.db.write(move |connection| model::open(connection, &key)).await?,
        None => None,
    };
    let revision = kept.as_ref().map_or(0, |row| row.revision);
    let text = match kept.filter(|_| !anew) {
        Some(row) => row.text,
        None => place.fresh.clone()?,
    };
    let taken = take(&text, "", place.entry.facts);
    answer(app, viewer.cx, place, taken, None, revision, StatusCode::OK, false)
}

async fn free_step(
    app: web::Data<App>,
    viewer: Viewer,
    game: web::Path<String>,
    request: HttpRequest,
    form: Form<StepFields>,
) -> Result<HttpResponse> {
    let place = free_place(&viewer, &game, &Wishes::default())?;
    step(&app, viewer, place, &request, form.fields).await
}

async fn table_step(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<StepFields>,
) -> Result<HttpResponse> {
    let place = table_place(&viewer)?;
    step(&app, viewer, place, &request, form.fields).await
}

async fn step(
    app: &App,
    viewer: Viewer,
    place: Place,
    request: &HttpRequest,
    fields: StepFields,
) -> Result<HttpResponse> {
    app.limits.step(&viewer.address)?;
    let accept = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    let json = accept.contains("application/json");
    let facts = place.entry.facts;
    let uncovered = uncover(app, &viewer.cx, &place.here, &fields.text);
    let mut is_kept = true;
    let mut taken = match (fields.act.as_str(), uncovered) {
        ("new", _) => take(&place.fresh.clone()?, "", facts),
        (act, Some(Opened { text, any })) => {
            let mut taken = take(&text, act, facts);
            // Errors in a setup may have their own message.
            let is_setup = taken.draft.as_ref().is_none_or(|draft| draft.position().is_none());
            if any && is_setup && taken.fault.is_some() {
                taken.fault = Some(covered_elsewhere());
                is_kept = false;
            }
            taken
        }
        (_, None) => {
            is_kept = false;
            Taken { draft: None, text: fields.text.clone(), fault: Some(covered_elsewhere()), goes_on: false }
        }
    };
    let mut typed = Some(fields.text).filter(|_| fields.act.is_empty() || taken.draft.is_none());
    let (mut revision, mut status) = (fields.revision, StatusCode::OK);
    if let Some(key) = place.key.clone().filter(|_| is_kept) {
        let text = taken.text.clone();
        let seen = fields.revision;
        match app.db.write(move |connection| model::save(connection, &key, &text, seen)).await? {
            Saved::Kept(next) => revision = next,
            Saved::Behind(row) => {
                revision = row.revision;
                status = StatusCode::CONFLICT;
                typed = None;
                taken = take(&row.text, "", facts);
                taken.fault = Some(text!("refused-game-carried-elsewhere-here-how"));
            }
        }
    }
    answer(app, viewer.cx, place, taken, typed, revision, status, json)
}

fn covered_elsewhere() -> Text {
    text!("refused-covered-choice-text-made-another")
}

/// `typed` is the content of the text area, which an error leaves as it is.
#[allow(clippy::too_many_arguments, reason = "every part of the answer, once")]
fn answer(
    app: &App,
    cx: Context,
    place: Place,
    mut taken: Taken,
    typed: Option<String>,
    revision: i64,
    status: StatusCode,
    json: bool,
) -> Result<HttpResponse> {
    let covered = taken.draft.as_ref().and_then(|draft| cover(app, &cx, &place.here, draft));
    let is_covered = covered.is_some();
    // An erroneous text is shown as it was sent, without its decrypted words.
    if let Some(shown) = typed.filter(|_| taken.fault.is_some()).or(covered) {
        taken.text = shown;
    }
    let mut board = BoardView::new(cx.clone(), format!("{}/step", place.here), taken, revision);
    board.covered = is_covered;
    board.submit = place.submit;
    let html = board.render()?;
    if json {
        return Ok(HttpResponse::build(status).json(Answer {
            html,
            text: &board.text,
            revision,
            fault: board.fault.as_deref(),
            told: board.told.as_deref(),
            over: board.ended.is_some(),
        }));
    }
    let page = RecorderPage {
        title: place.title,
        back: place.back,
        here: place.here,
        board: Safe(html),
        start: place.start,
        cx,
    };
    Ok(HttpResponse::build(status).content_type("text/html; charset=utf-8").body(page.render()?))
}
