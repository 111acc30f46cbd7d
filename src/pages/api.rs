//! The read-only API: the same data as the pages, as JSON.

pub mod describe;

use actix_web::{HttpResponse, web};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::access::visible;
use crate::clubs::model::Club;
use crate::competitions::project::Row;
use crate::competitions::reasons::Wording;
use crate::error::{Error, Result};
use crate::pages::public::data;
use crate::store::schema::{clubs, competitions};
use crate::web::{App, Viewer};

crate::routes! {
    GET "/api/openapi.json" Anyone describe::openapi;
    GET "/api/v1/games" Anyone games;
    GET "/api/v1/clubs" Anyone all_clubs;
    GET "/api/v1/competitions" Anyone all_competitions;
    GET "/api/v1/clubs/{club}" Anyone club;
    GET "/api/v1/clubs/{club}/{competition}" Anyone competition;
    GET "/api/v1/clubs/{club}/{competition}/tables/{table}" Anyone table;
    GET "/api/v1/clubs/{club}/{competition}/{list}" Anyone list;
}

/// Which part of a long list.
#[derive(Debug, Default, Deserialize)]
struct Part {
    #[serde(default)]
    offset: i64,
}

const A_PAGE: i64 = 100;

pub(crate) fn answer(value: &Value) -> Result<HttpResponse> {
    Ok(HttpResponse::Ok().json(value))
}

async fn games() -> Result<HttpResponse> {
    let games: Value = podium_engine::catalogue::all().iter().map(|entry| json!(entry.facts)).collect();
    answer(&games)
}

fn of_club(club: &Club, site: &str) -> Value {
    json!({ "slug": club.slug, "name": club.name, "place": club.place, "about": club.about,
        "links": club.links.lines().collect::<Vec<_>>(), "address": format!("{site}{}", club.path()) })
}

async fn all_clubs(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    let found: Vec<Club> = app
        .db
        .read(move |connection| {
            let part = clubs::table.filter(visible::club()).order(clubs::slug).offset(part.offset.max(0)).limit(A_PAGE);
            Ok(part.select(Club::as_select()).load(connection)?)
        })
        .await?;
    let list = found.iter().map(|club| of_club(club, &viewer.cx.site)).collect();
    answer(&list)
}

/// Public competitions, of one club or all, the newest change first.
async fn rows(app: &App, club: Option<String>, offset: i64) -> Result<Vec<(Row, String)>> {
    app.db
        .read(move |connection| {
            let mut rows = competitions::table.inner_join(clubs::table).filter(visible::competition()).into_boxed();
            if let Some(club) = club {
                rows = rows.filter(clubs::slug.eq(club));
            }
            let rows = rows.order((competitions::changed_at.desc(), competitions::id));
            Ok(rows.offset(offset.max(0)).limit(A_PAGE).select((Row::as_select(), clubs::slug)).load(connection)?)
        })
        .await
}

fn of_row((row, club): &(Row, String), site: &str) -> Value {
    json!({
        "id": row.id, "club": club, "slug": row.slug, "name": row.name, "game": row.game, "format": row.format,
        "status": row.status, "starts_on": row.starts_on, "ends_on": row.ends_on, "players": row.players,
        "revision": row.revision, "head": row.head, "changed_at": row.changed_at.and_utc(),
        "address": format!("{site}/clubs/{club}/{}", row.slug),
    })
}

async fn all_competitions(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    let found = rows(&app, None, part.offset).await?;
    let list = found.iter().map(|row| of_row(row, &viewer.cx.site)).collect();
    answer(&list)
}

async fn club(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let found = rows(&app, Some(club.slug.clone()), part.offset).await?;
    let mut value = of_club(&club, &viewer.cx.site);
    let list: Value = found.iter().map(|row| of_row(row, &viewer.cx.site)).collect();
    if let Some(fields) = value.as_object_mut() {
        fields.insert("competitions".to_owned(), list);
    }
    answer(&value)
}

async fn competition(viewer: Viewer) -> Result<HttpResponse> {
    let value = data::summary(viewer.competition()?, &viewer.club()?.slug, &viewer.cx.site);
    answer(&value)
}

async fn table(viewer: Viewer) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let table = competition.table(viewer.table()?).ok_or(Error::NotFound)?;
    answer(&data::table(&Wording::of(competition), table))
}

async fn list(app: web::Data<App>, viewer: Viewer, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    let stored = data::Stored::of(&app, &competition, &path.2).await?;
    let made = web::block(move || data::list(&competition, &path.2, &stored)).await;
    let value = made.map_err(Error::internal)?.ok_or(Error::NotFound)?;
    answer(&value)
}
