//! Handing in what was played: a record, a file of another program, or only the result.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::record::Verdict;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{forms, party, table_path};
use crate::access::records::place;
use crate::competitions::actions::Party;
use crate::competitions::actions::results::Claim;
use crate::competitions::agree::Here;
use crate::competitions::doubts;
use crate::competitions::hand_in::{self, Brought, HandIn, differences, unsettled};
use crate::competitions::head::head as record_head;
use crate::competitions::state::{Competition, TableId};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::pages::api::OfTable;
use crate::pages::api::answers::NotStored;
use crate::pages::public::head::Head as PublicHead;
use crate::pages::records::upload::Upload;
use crate::pages::records::verdict::Shown;
use crate::pages::tables::table::{Draft, table_page};
use crate::records::intake::Intake;
use crate::schemas;
use crate::store::Connection;
use crate::store::chain::now;
use crate::web::error::{Failure, Failures};
use crate::web::{App, Context, Viewer, see};

crate::routes! {
    POST "/api/v1/clubs/{club}/{competition}/tables/{table}/records" Seat by_program;
    POST "/clubs/{club}/{competition}/tables/{table}/report" Seat report;
    POST "/clubs/{club}/{competition}/tables/{table}/result" Seat result;
}

/// The table again, with what has to be put right.
fn again(viewer: &Viewer, draft: Draft) -> Result<HttpResponse> {
    let body = table_page(viewer, draft, None)?;
    Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(body))
}

fn told(viewer: &Viewer, text: &Text) -> Option<String> {
    Some(viewer.cx.text(text).into_owned())
}

/// Whoever was told what does not fit says so.
const AGREED: &str = "yes";

#[derive(Template)]
#[template(path = "tables/differs.html")]
struct DiffersPage {
    cx: Context,
    head: PublicHead,
    path: String,
    /// What does not fit, a sentence each.
    differences: Vec<String>,
    is_alone: bool,
    /// It will not count before the desk has agreed.
    is_held: bool,
    text: String,
    number: usize,
    left: String,
    reason: String,
}

async fn report(app: web::Data<App>, viewer: Viewer, upload: Upload) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    let table = viewer.table()?;
    let games = competition.table(table).map_or(0, |table| table.games.len());
    let number = upload.number("game").unwrap_or(games + 1);
    let typed = String::from_utf8_lossy(upload.record()).into_owned();
    let (form, why, left) = (upload.form(), upload.text("reason"), upload.number("left"));
    let games = match read(&viewer, upload.record().to_vec(), number, left).await? {
        Ok(games) => games,
        Err(text) => {
            let error = told(&viewer, &text);
            return again(&viewer, Draft { text: typed, number: Some(number), error, ..Draft::default() });
        }
    };
    if let Some(Brought { number, game: wrong, .. }) = games.iter().find(|brought| !brought.game.verdict.is_ok()) {
        let (number, wrong, locale) = (*number, wrong.clone(), viewer.cx.locale);
        let shown = web::block(move || (Shown::of(&wrong, &locale), wrong.text));
        let (shown, text) = shown.await.map_err(Error::internal)?;
        // What was typed stays as it was; only a file is shown as it was read.
        return again(&viewer, Draft { text, number: Some(number), shown: Some(shown), ..Draft::default() });
    }
    if upload.text("agreed") != AGREED && games.iter().any(|brought| !brought.doubts.is_empty()) {
        return differs(&viewer, &games, typed, number, upload.text("left"), why);
    }
    let text = games.first().map(|one| one.game.text.clone()).filter(|_| games.len() == 1).unwrap_or(typed);
    match store(&app, &viewer, games, form, why).await {
        Ok(()) => Ok(see(&format!("{}?done=report-stored", table_path(&viewer)?))),
        Err(Error::Refused(said)) => {
            let error = told(&viewer, &said);
            again(&viewer, Draft { text, number: Some(number), error, ..Draft::default() })
        }
        Err(other) => Err(other),
    }
}

/// Says what does not fit, and asks whether it is their game all the same.
fn differs(
    viewer: &Viewer,
    games: &[Brought],
    text: String,
    number: usize,
    left: String,
    reason: String,
) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let is_alone = competition.table(viewer.table()?).is_some_and(|table| table.seats.len() == 1);
    let is_held = games.iter().any(|brought| doubts::wait(&brought.doubts, is_alone));
    let page = DiffersPage {
        head: PublicHead::of(viewer, "rounds")?,
        path: table_path(viewer)?,
        differences: differences(games, competition).iter().map(|text| viewer.cx.text(text).into_owned()).collect(),
        is_alone,
        is_held: is_held && matches!(party(viewer), Party::Player(_)),
        text,
        number,
        left,
        reason,
        cx: viewer.cx.clone(),
    };
    crate::web::page(&page)
}

/// The games of what was handed in, with their numbers; a sentence if it cannot be read.
async fn read(
    viewer: &Viewer,
    record: Vec<u8>,
    number: usize,
    left: Option<usize>,
) -> Result<Result<Vec<Brought>, Text>> {
    let (competition, table, club) = (viewer.competition()?.clone(), viewer.table()?, viewer.club()?.clone());
    let (today, site) = (viewer.cx.local(now()).date(), viewer.cx.site.clone());
    let read = move || {
        let of_table = competition.table(table).ok_or_else(no_table)?;
        let head = record_head(&competition, of_table, number, today);
        let names: Vec<&str> = of_table.seats.iter().map(|&entry| competition.name(entry)).collect();
        let left = left.filter(|&seat| seat < names.len());
        let games = match Intake::read(&record, &competition.settings.game, head, &names, left)? {
            Intake::One(judged) => vec![(number, judged)],
            Intake::Match(games) => unsettled(&competition, table, games),
        };
        let here = Here { competition: &competition, table: of_table, club: &club, site: &site, now: now() };
        Ok(games.into_iter().map(|(number, game)| Brought::new(here, number, game)).collect())
    };
    web::block(read).await.map_err(Error::internal)
}

/// What a program says beside the record.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::pages) struct Wanted {
    /// Which game of the match it is; the next one if nothing is said.
    #[param(minimum = 1)]
    game: Option<usize>,
    /// `yes` where it is the game of this table, although names, date, event or site of the record do not fit.
    #[serde(default)]
    agreed: String,
}

/// Submits the record of a game for the owner of the token, which is made on their account page
///
/// The record is sent as it is, or a file of several games of the match; the answer is the verdict.
#[utoipa::path(
    post,
    path = "/api/v1/clubs/{club}/{competition}/tables/{table}/records",
    params(OfTable, Wanted),
    request_body(content = String, content_type = "text/plain", description = "The record"),
    responses(
        (status = 201, description = "Stored: the verdict of each game", body = Vec<schemas::Holds>),
        (status = 403, description = "Somebody else's table", body = Failure),
        (status = 409, description = "Somebody else was faster: nothing was stored", body = Failure),
        (status = 422, description = "Not stored: the verdict of the first game that does not hold, or why it cannot be taken", body = NotStored),
        Failures,
    ),
    security(("token" = []))
)]
pub(in crate::pages) async fn by_program(
    app: web::Data<App>,
    viewer: Viewer,
    wanted: web::Query<Wanted>,
    record: web::Bytes,
) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let there = competition.table(viewer.table()?).map_or(0, |table| table.games.len());
    let games =
        read(&viewer, record.to_vec(), wanted.game.unwrap_or(there + 1), None).await?.map_err(Error::Refused)?;
    if let Some(wrong) = games.iter().find(|brought| !brought.game.verdict.is_ok()) {
        return Ok(HttpResponse::UnprocessableEntity().json(&wrong.game.verdict));
    }
    let differences = differences(&games, competition);
    if wanted.agreed != AGREED && !differences.is_empty() {
        let text = Text::sentences(differences);
        return Err(Error::Refused(text!("refused-if-game-table-send-again", text)));
    }
    let verdicts: Vec<Verdict> = games.iter().map(|brought| brought.game.verdict.clone()).collect();
    store(&app, &viewer, games, None, String::new()).await?;
    Ok(HttpResponse::Created().json(verdicts))
}

fn no_table() -> Text {
    text!("refused-table-any-more")
}

/// Stores records that hold together with what they prove.
async fn store(app: &App, viewer: &Viewer, games: Vec<Brought>, form: Option<String>, why: String) -> Result<()> {
    let (by, who, here) = (party(viewer), viewer.who.clone(), viewer.competition()?.id.clone());
    let hand_in = HandIn { table: viewer.table()?, by, actor: viewer.actor()?, why, at: now() };
    // A game elsewhere is named to whoever may know of it.
    let name = move |connection: &mut Connection, there: &Competition, table: TableId, game: usize| {
        place(&who, &here, connection, there, table, game)
    };
    hand_in.store(&app.competitions, viewer.competition()?, games, form, name).await
}

async fn result(app: web::Data<App>, viewer: Viewer, upload: Upload) -> Result<HttpResponse> {
    let (competition, table, by) = (viewer.competition()?.clone(), viewer.table()?, party(&viewer));
    let of_table = competition.table(table).ok_or(Error::NotFound)?;
    let number = upload.number("game").unwrap_or(of_table.games.len() + 1);
    let why = upload.text("reason");
    let change = Change::by(viewer.actor()?).form(upload.form());
    let at = change.at;
    let stored = match forms::bare(&competition.settings.rule, of_table.seats.len(), &upload) {
        Ok(bare) => {
            let action = move |now: &Competition| {
                Ok(hand_in::claimed(now, (table, number), by, Claim::Result(&bare), &why, at)?)
            };
            app.competitions.change(&competition.id, change, action).await
        }
        Err(text) => Err(Error::Refused(text)),
    };
    match stored {
        Ok(_) => Ok(see(&format!("{}?done=result-stored", table_path(&viewer)?))),
        Err(Error::Refused(said)) => {
            let error = told(&viewer, &said);
            again(&viewer, Draft { number: Some(number), error, ..Draft::default() })
        }
        Err(other) => Err(other),
    }
}
