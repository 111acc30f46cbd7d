//! The search over clubs, players, competitions and games.

use crate::words::Language;
use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};
use podium_engine::catalogue;
use serde::Deserialize;
use std::borrow::Cow;

use crate::access::{people, visible};
use crate::clubs::model::Club;
use crate::competitions::project::Row;
use crate::error::Result;
use crate::ids;
use crate::pages::clubs::club::CompetitionLine;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, players, privacy};
use crate::web::{App, Context, Viewer, page};

crate::routes! {
    GET "/search" Anyone search;
}

/// The most results shown of each kind.
const MOST: i64 = 25;

diesel::define_sql_function! {
    /// SQL `lower`.
    fn lower(text: diesel::sql_types::Text) -> diesel::sql_types::Text;
}

diesel::define_sql_function! {
    /// SQL `coalesce`.
    fn coalesce(text: Nullable<Text>, or: Text) -> Text;
}

#[derive(Template)]
#[template(path = "home/search.html")]
struct SearchPage {
    cx: Context,
    q: String,
    clubs: Vec<Club>,
    /// Address and public name.
    players: Vec<(String, String)>,
    competitions: Vec<CompetitionLine>,
    games: Vec<(&'static str, Cow<'static, str>)>,
}

#[derive(Debug, Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
}

/// The search term for slugs, which have neither accents nor capitals. Words without Latin letters have no slug and are
/// searched as they are.
fn plain(q: &str) -> String {
    let slug = ids::slug(q);
    if slug == "x" && !q.eq_ignore_ascii_case("x") { q.to_lowercase() } else { slug }
}

/// A pattern that matches a text anywhere.
pub fn anywhere(text: &str) -> String {
    format!("%{}%", text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"))
}

type Found = (Vec<Club>, Vec<(String, String)>, Vec<(Row, String)>);

fn find(connection: &mut Connection, q: &str, games: Vec<&str>) -> Result<Found> {
    let (slug, text) = (anywhere(&plain(q)), anywhere(&q.to_lowercase()));
    let found = clubs::table
        .filter(visible::club())
        .filter(
            clubs::slug.like(&slug).escape('\\').or(lower(clubs::name).like(&text).escape('\\')).or(lower(
                clubs::place,
            )
            .like(&text)
            .escape('\\')),
        )
        .order((clubs::name, clubs::id))
        .limit(MOST)
        .select(Club::as_select())
        .load(connection)?;
    // Searching the full name must not find somebody under another public name, which would reveal that they are the same.
    let printed = privacy::public_name.nullable().is_null().and(lower(players::name).like(&text).escape('\\'));
    let chosen = coalesce(privacy::public_name.nullable(), "");
    let people: Vec<(String, String, Option<String>)> = players::table
        .left_join(privacy::table)
        .filter(people::has_page())
        .filter(players::slug.like(&slug).escape('\\').or(printed).or(lower(chosen).like(&text).escape('\\')))
        .order((players::slug, players::id))
        .limit(MOST)
        .select((players::slug, players::name, privacy::public_name.nullable()))
        .load(connection)?;
    let people = people.into_iter().map(|(slug, name, public)| (slug, public.unwrap_or(name))).collect();
    let rows = competitions::table
        .inner_join(clubs::table)
        .filter(visible::competition())
        .filter(
            competitions::slug
                .like(&slug)
                .escape('\\')
                .or(lower(competitions::name).like(&text).escape('\\'))
                .or(competitions::game.eq_any(games)),
        )
        .order(competitions::changed_at.desc())
        .limit(MOST)
        .select((Row::as_select(), clubs::slug))
        .load(connection)?;
    Ok((found, people, rows))
}

async fn search(app: web::Data<App>, viewer: Viewer, query: web::Query<Query>) -> Result<HttpResponse> {
    let q: String = query.q.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
    let cx = viewer.cx;
    if q.is_empty() {
        let (clubs, players, competitions, games) = Default::default();
        return page(&SearchPage { cx, q, clubs, players, competitions, games });
    }
    let (asked, plain) = (q.clone(), plain(&q));
    let named = catalogue::all().iter().map(|game| game.facts).filter(|facts| {
        facts.id.contains(&plain)
            || Language::all().any(|language| ids::slug(&language.words().phrase(facts.name)).contains(&plain))
    });
    let games: Vec<_> = named.map(|facts| (facts.id, cx.phrase(&facts.name))).collect();
    let ids = games.iter().map(|(id, _)| *id).collect();
    let (clubs, players, rows) = app.db.query(move |connection| find(connection, &asked, ids)).await?;
    let competitions = rows.into_iter().map(|(row, club)| CompetitionLine::of(row, &club, &cx)).collect();
    page(&SearchPage { q, clubs, players, competitions, games, cx })
}
