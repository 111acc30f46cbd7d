//! Checking any record, and a stored one as a file.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use podium_engine::record::Verdict;
use serde_json::Value;

use super::verdict;
use crate::error::{Error, Result};
use crate::pages::records::upload::Upload;
use crate::pages::records::verdict::{Picture, Shown};
use crate::records::head::Head;
use crate::records::intake::Judged;
use crate::web::{App, Context, Viewer, page};
use crate::words::Locale;

crate::routes! {
    GET "/check" Anyone check_form;
    POST "/check" Anyone check;
    GET "/records/{record}.txt" Anyone raw;
}

#[derive(Template)]
#[template(path = "records/check.html")]
struct CheckPage {
    cx: Context,
    text: String,
    shown: Option<Shown>,
    replay: Option<Replay>,
}

/// A record that holds, at one of its turns.
struct Replay {
    board: Picture,
    at: usize,
    last: usize,
}

impl Replay {
    fn of(judged: &Judged, at: Option<usize>, locale: &Locale) -> Option<Self> {
        let Verdict::Holds(holds) = &judged.verdict else { return None };
        let at = at.unwrap_or(holds.turns).min(holds.turns);
        let (board, _) = verdict::board(&judged.text, at, locale)?;
        Some(Self { board, at, last: holds.turns })
    }

    fn back(&self) -> usize {
        self.at.saturating_sub(1)
    }

    fn on(&self) -> usize {
        (self.at + 1).min(self.last)
    }
}

async fn check_form(viewer: Viewer) -> Result<HttpResponse> {
    page(&CheckPage { cx: viewer.cx, text: String::new(), shown: None, replay: None })
}

async fn check(app: web::Data<App>, viewer: Viewer, request: HttpRequest, upload: Upload) -> Result<HttpResponse> {
    app.limits.submit(&viewer.address).await?;
    let wants = request.headers().get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    let (json, locale) = (wants.starts_with("application/json"), viewer.cx.locale);
    if json {
        let answer = web::block(move || told(&upload, &locale)).await.map_err(Error::internal)?;
        return Ok(HttpResponse::Ok().json(answer?));
    }
    let at = upload.number("at");
    let looked = web::block(move || {
        let judged = Judged::of(upload.record());
        (Shown::of(&judged, &locale), Replay::of(&judged, at, &locale), judged.text)
    });
    let (shown, replay, text) = looked.await.map_err(Error::internal)?;
    page(&CheckPage { cx: viewer.cx, text, shown: Some(shown), replay })
}

/// The verdict for a script, in the reader's language, with line numbers of the submitted text.
fn told(upload: &Upload, locale: &Locale) -> Result<Value> {
    let (text, head) = (String::from_utf8_lossy(upload.record()).into_owned(), upload.text("head"));
    let (whole, added) = Head::read(&head).complete(&text);
    let judged = Judged::of(whole.as_bytes());
    let mut answer = serde_json::to_value(&judged.verdict)?;
    if let (Verdict::Fails(fault), Some(answer)) = (&judged.verdict, answer.as_object_mut()) {
        answer.insert("message".to_owned(), locale.text(&fault.text).into());
        let line = fault.place.filter(|_| fault.token.is_some()).map(|place| place.line.saturating_sub(added));
        answer.insert("line".to_owned(), line.into());
    }
    Ok(answer)
}

async fn raw(app: web::Data<App>, viewer: Viewer, id: web::Path<String>) -> Result<HttpResponse> {
    let record = crate::pages::replays::lookup::find(&app, &viewer, &id).await?.row;
    let name = format!("attachment; filename=\"{}-{}.txt\"", record.game, record.id);
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(record.text))
}
