//! The search over clubs, players, competitions and games.

use crate::words::Language;
use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::catalogue;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::HashMap;

use crate::access::{people, visible};
use crate::clubs::model::Club;
use crate::competitions::project::Row;
use crate::error::Result;
use crate::ids::{self, PlayerId};
use crate::pages::clubs::club::CompetitionLine;
use crate::search::{self, Kind};
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, players, privacy};
use crate::web::{App, Context, Viewer, page};

crate::routes! {
    GET "/search" Anyone show;
}

/// How many results of each kind are on a page, and the most that are looked at.
const A_PAGE: usize = 25;
const MOST: usize = 500;

diesel::define_sql_function! {
    /// SQL `lower`.
    fn lower(text: diesel::sql_types::Text) -> diesel::sql_types::Text;
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
    /// Where it goes on.
    after: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Query {
    #[serde(default)]
    q: String,
    /// From 0 on.
    #[serde(default)]
    page: usize,
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

/// What was found of each kind, at most a page of it and one more.
type Found = (Vec<Club>, Vec<(String, String)>, Vec<(Row, String)>);

fn find(connection: &mut Connection, q: &str, page: usize) -> Result<Found> {
    let mut ids = |kind: Kind| search::find(connection, kind, q, MOST);
    let (of_clubs, of_players, of_cups) = (ids(Kind::Club)?, ids(Kind::Player)?, ids(Kind::Competition)?);
    let found = clubs::table.filter(visible::club()).filter(clubs::id.eq_any(&of_clubs)).select(Club::as_select());
    let found: Vec<Club> = found.load(connection)?;
    let people = players::table.left_join(privacy::table).filter(people::has_page());
    let people = people.filter(players::id.eq_any(&of_players));
    let people: Vec<(PlayerId, String, String, Option<String>)> =
        people.select((players::id, players::slug, players::name, privacy::public_name.nullable())).load(connection)?;
    let rows = competitions::table.inner_join(clubs::table).filter(visible::competition());
    let rows = rows.filter(competitions::id.eq_any(&of_cups)).select((Row::as_select(), clubs::slug));
    let rows: Vec<(Row, String)> = rows.load(connection)?;
    let people = part(people, &of_players, page, |person| person.0.to_string());
    let people = people.into_iter().map(|(_, slug, name, public)| (slug, public.unwrap_or(name))).collect();
    Ok((
        part(found, &of_clubs, page, |club| club.id.to_string()),
        people,
        part(rows, &of_cups, page, |(row, _)| row.id.clone()),
    ))
}

/// A page of what may be seen, and one more, in the order in which it was found.
fn part<T>(mut seen: Vec<T>, found: &[String], page: usize, id: impl Fn(&T) -> String) -> Vec<T> {
    let places: HashMap<&String, usize> = found.iter().zip(0..).collect();
    seen.sort_by_key(|one| places.get(&id(one)).copied());
    seen.into_iter().skip(page * A_PAGE).take(A_PAGE + 1).collect()
}

async fn show(app: web::Data<App>, viewer: Viewer, query: web::Query<Query>) -> Result<HttpResponse> {
    let q: String = query.q.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
    let cx = viewer.cx;
    if q.is_empty() {
        let (clubs, players, competitions, games) = Default::default();
        return page(&SearchPage { cx, q, clubs, players, competitions, games, after: None });
    }
    let (asked, plain) = (q.clone(), plain(&q));
    let named = catalogue::all().iter().map(|game| game.facts).filter(|facts| {
        facts.id.contains(&plain)
            || Language::all().any(|language| ids::slug(&language.words().phrase(facts.name)).contains(&plain))
    });
    let number = query.page.min(MOST / A_PAGE);
    let games: Vec<_> = named.filter(|_| number == 0).map(|facts| (facts.id, cx.phrase(&facts.name))).collect();
    let (mut clubs, mut players, mut rows) = app.db.query(move |connection| find(connection, &asked, number)).await?;
    let has_more = clubs.len().max(players.len()).max(rows.len()) > A_PAGE;
    clubs.truncate(A_PAGE);
    players.truncate(A_PAGE);
    rows.truncate(A_PAGE);
    let competitions = rows.into_iter().map(|(row, club)| CompetitionLine::of(row, &club, &cx)).collect();
    let next = [("q", q.clone()), ("page", (number + 1).to_string())];
    let after = has_more.then(|| format!("/search?{}", serde_html_form::to_string(next).unwrap_or_default()));
    page(&SearchPage { q, clubs, players, competitions, games, after, cx })
}
