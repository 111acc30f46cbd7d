//! The read-only API: the same data as the pages, as JSON. What stands above a handler is its description.

pub mod answers;
pub mod describe;

use actix_web::{HttpResponse, web};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::access::visible;
use crate::clubs::model;
use crate::competitions::project::Row;
use crate::competitions::reasons::Wording;
use crate::competitions::state;
use crate::error::{Error, Result};
use crate::pages::api::answers::{
    Club, Competition, Entry, LogLine, Record, Round, ScheduledRound, StageBracket, StageCrosstable, StageWhatIf,
    Standings, Table, WholeClub, WholeCompetition,
};
use crate::pages::public::log;
use crate::schemas;
use crate::store::schema::{clubs, competitions};
use crate::web::error::{Failures, Unchanged};
use crate::web::{App, Viewer};

crate::routes! {
    GET "/api/openapi.json" Anyone describe::openapi;
    GET "/api/v1/games" Anyone games;
    GET "/api/v1/clubs" Anyone all_clubs;
    GET "/api/v1/competitions" Anyone all_competitions;
    GET "/api/v1/clubs/{club}" Anyone club;
    GET "/api/v1/clubs/{club}/{competition}" Anyone competition;
    GET "/api/v1/clubs/{club}/{competition}/tables/{table}" Anyone table;
    GET "/api/v1/clubs/{club}/{competition}/standings" Anyone standings;
    GET "/api/v1/clubs/{club}/{competition}/rounds" Anyone rounds;
    GET "/api/v1/clubs/{club}/{competition}/entries" Anyone entries;
    GET "/api/v1/clubs/{club}/{competition}/crosstable" Anyone crosstable;
    GET "/api/v1/clubs/{club}/{competition}/bracket" Anyone bracket;
    GET "/api/v1/clubs/{club}/{competition}/schedule" Anyone schedule;
    GET "/api/v1/clubs/{club}/{competition}/what-if" Anyone what_if;
    GET "/api/v1/clubs/{club}/{competition}/records" Anyone records;
    GET "/api/v1/clubs/{club}/{competition}/log" Anyone log_lines;
}

/// Which part of a long list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// How many to leave out; a hundred follow.
    #[serde(default)]
    #[param(minimum = 0, default = 0)]
    offset: i64,
}

const A_PAGE: i64 = 100;

/// Whose club.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Path)]
#[allow(dead_code)]
pub(crate) struct OfClub {
    /// The club's slug.
    club: String,
}

/// Whose competition.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Path)]
#[allow(dead_code)]
pub(crate) struct OfCompetition {
    /// The club's slug.
    club: String,
    /// The competition's slug.
    competition: String,
}

/// Whose table.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Path)]
#[allow(dead_code)]
pub(crate) struct OfTable {
    /// The club's slug.
    club: String,
    /// The competition's slug.
    competition: String,
    /// The table's number in its competition.
    #[param(minimum = 1)]
    table: u32,
}

fn answer(value: impl Serialize) -> Result<HttpResponse> {
    Ok(HttpResponse::Ok().json(value))
}

/// The games there are, with variants, options and notation
#[utoipa::path(
    get,
    path = "/api/v1/games",
    responses((status = 200, description = "Every game of the catalogue", body = Vec<schemas::Game>), Unchanged, Failures)
)]
async fn games() -> Result<HttpResponse> {
    answer(podium_engine::catalogue::all().iter().map(|entry| &entry.facts).collect::<Vec<_>>())
}

/// Clubs by their slugs, a hundred at a time
#[utoipa::path(
    get,
    path = "/api/v1/clubs",
    params(Part),
    responses((status = 200, description = "A part of the list", body = Vec<Club>), Unchanged, Failures)
)]
async fn all_clubs(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    let found: Vec<model::Club> = app
        .db
        .query(move |connection| {
            let part = clubs::table.filter(visible::club()).order(clubs::slug).offset(part.offset.max(0)).limit(A_PAGE);
            Ok(part.select(model::Club::as_select()).load(connection)?)
        })
        .await?;
    answer(found.iter().map(|club| Club::of(club, &viewer.cx.site)).collect::<Vec<_>>())
}

/// Public competitions, of one club or all, the newest change first.
async fn rows(app: &App, club: Option<String>, offset: i64, site: &str) -> Result<Vec<Competition>> {
    let rows: Vec<(Row, String)> = app
        .db
        .query(move |connection| {
            let mut rows = competitions::table.inner_join(clubs::table).filter(visible::competition()).into_boxed();
            if let Some(club) = club {
                rows = rows.filter(clubs::slug.eq(club));
            }
            let rows = rows.order((competitions::changed_at.desc(), competitions::id));
            Ok(rows.offset(offset.max(0)).limit(A_PAGE).select((Row::as_select(), clubs::slug)).load(connection)?)
        })
        .await?;
    Ok(rows.into_iter().map(|(row, club)| Competition::of(row, &club, site)).collect())
}

/// Competitions of all clubs, the last changed first, a hundred at a time
#[utoipa::path(
    get,
    path = "/api/v1/competitions",
    params(Part),
    responses((status = 200, description = "A part of the list", body = Vec<Competition>), Unchanged, Failures)
)]
async fn all_competitions(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    answer(rows(&app, None, part.offset, &viewer.cx.site).await?)
}

/// A club with its competitions, the last changed first, a hundred at a time
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}",
    params(OfClub, Part),
    responses((status = 200, description = "The club", body = WholeClub), Unchanged, Failures)
)]
async fn club(app: web::Data<App>, viewer: Viewer, part: web::Query<Part>) -> Result<HttpResponse> {
    let (club, site) = (viewer.club()?, &viewer.cx.site);
    let competitions = rows(&app, Some(club.slug.clone()), part.offset, site).await?;
    answer(WholeClub::of(club, competitions, site))
}

/// A competition: game, format, state, revision and the hash of its log
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}",
    params(OfCompetition),
    responses((status = 200, description = "The competition", body = WholeCompetition), Unchanged, Failures)
)]
async fn competition(viewer: Viewer) -> Result<HttpResponse> {
    answer(WholeCompetition::of(viewer.competition()?, &viewer.club()?.slug, &viewer.cx.site))
}

/// A table with its games and how each is known
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/tables/{table}",
    params(OfTable),
    responses((status = 200, description = "The table", body = Table), Unchanged, Failures)
)]
async fn table(viewer: Viewer) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let table = competition.table(viewer.table()?).ok_or(Error::NotFound)?;
    answer(Table::of(&Wording::of(competition), table))
}

/// A list of a competition, made off the async threads.
async fn list<T: Serialize + Send + 'static>(
    viewer: &Viewer,
    make: impl FnOnce(&state::Competition) -> Vec<T> + Send + 'static,
) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    answer(web::block(move || make(&competition)).await.map_err(Error::internal)?)
}

/// The standings of each stage, each value with how it came about
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/standings",
    params(OfCompetition),
    responses((status = 200, description = "A table per stage", body = Vec<Standings>), Unchanged, Failures)
)]
async fn standings(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::standings).await
}

/// The published rounds, with their tables and byes
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/rounds",
    params(OfCompetition),
    responses((status = 200, description = "Round by round, stage by stage", body = Vec<Round>), Unchanged, Failures)
)]
async fn rounds(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::rounds).await
}

/// Who takes part, or asked to
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/entries",
    params(OfCompetition),
    responses((status = 200, description = "In the order of entry", body = Vec<Entry>), Unchanged, Failures)
)]
async fn entries(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::entries).await
}

/// Who met whom with what result, for each stage of pairs
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/crosstable",
    params(OfCompetition),
    responses((status = 200, description = "A crosstable per stage that has one", body = Vec<StageCrosstable>), Unchanged, Failures)
)]
async fn crosstable(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::crosstables).await
}

/// The brackets of knockout stages
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/bracket",
    params(OfCompetition),
    responses((status = 200, description = "A bracket per stage that has one", body = Vec<StageBracket>), Unchanged, Failures)
)]
async fn bracket(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::brackets).await
}

/// The rounds of stages whose schedule is known from the start
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/schedule",
    params(OfCompetition),
    responses((status = 200, description = "Round by round, stage by stage", body = Vec<ScheduledRound>), Unchanged, Failures)
)]
async fn schedule(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::schedule).await
}

/// The places that everybody can still reach, and what each open table changes
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/what-if",
    params(OfCompetition),
    responses((status = 200, description = "An answer per stage of points", body = Vec<StageWhatIf>), Unchanged, Failures)
)]
async fn what_if(viewer: Viewer) -> Result<HttpResponse> {
    list(&viewer, answers::what_ifs).await
}

/// The records that everybody may read
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/records",
    params(OfCompetition),
    responses((status = 200, description = "The newest table first", body = Vec<Record>), Unchanged, Failures)
)]
async fn records(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let turns = log::turns(&app, viewer.competition()?).await?;
    list(&viewer, move |competition| answers::records(competition, &turns)).await
}

/// What happened, as everybody may read it
#[utoipa::path(
    get,
    path = "/api/v1/clubs/{club}/{competition}/log",
    params(OfCompetition),
    responses((status = 200, description = "The newest first", body = Vec<LogLine>), Unchanged, Failures)
)]
async fn log_lines(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let rows = log::rows(&app, viewer.competition()?).await?;
    list(&viewer, move |competition| answers::log_lines(competition, &rows)).await
}
