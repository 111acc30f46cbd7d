//! Pages of players and their ratings.

pub mod profile;

use std::collections::{BTreeSet, HashMap};

use actix_web::{HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::picture::plot::{self, Frame, Point, Series};
use podium_engine::rating::Rating;
use serde::Deserialize;
use serde_json::json;

use crate::access::visible;
use crate::clubs::model::Club;
use crate::competitions::format;
use crate::competitions::state::{Competition, EntryId};
use crate::error::{Error, Result};
use crate::ids::ClubId;
use crate::moderation::people::kept_slug;
use crate::pages::games::best::{self, Ranked};
use crate::pages::players::profile::{Balance, Person, PlayedTable, balances, nemesis};
use crate::pages::public::data;
use crate::players::model::Player;
use crate::ratings::{GameRatings, List};
use crate::store::schema::{clubs, competitions, outcomes};
use crate::web::{App, Context, Viewer, page, see};
use crate::words::Locale;

crate::routes! {
    GET "/players/{player}" Anyone show;
    GET "/players/{player}/results.{suffix}" Anyone results;
    GET "/players/{player}/ratings/{game}" Anyone history;
    GET "/games/{game}/ratings" Anyone list;
    GET "/games/{game}/ratings.{suffix}" Anyone file;
    GET "/clubs/{club}/ratings" Anyone club_games;
    GET "/clubs/{club}/ratings/{game}" Anyone club_list;
    GET "/clubs/{club}/ratings/{game}/list.{suffix}" Anyone club_file;
}

/// How many clubs a game's list names.
const CLUBS: i64 = 200;

/// How many results are listed.
const SHOWN: usize = 100;

#[derive(Template)]
#[template(path = "players/show.html")]
struct ShowPage {
    cx: Context,
    name: String,
    player: Player,
    clubs: Vec<(String, String)>,
    ratings: Vec<RatingLine>,
    plots: Vec<Safe<String>>,
    competitions: Vec<TakenPart>,
    results: Vec<ResultLine>,
    more: usize,
    balances: Vec<Balance>,
    nemesis: Option<String>,
}

struct RatingLine {
    game: String,
    id: String,
    /// The name and the slug of the club whose list it is; none for the site's.
    club: Option<(String, String)>,
    text: String,
    provisional: bool,
}

struct TakenPart {
    name: String,
    path: String,
    game: String,
    status: String,
    /// Place and number of players.
    place: Option<(u32, usize)>,
}

struct ResultLine {
    table: PlayedTable,
    game: String,
    day: String,
    /// Which lists it counts on, and why.
    counts: Option<String>,
}

fn rating_line(locale: &Locale, game: &str, club: Option<(String, String)>, rating: Rating) -> RatingLine {
    RatingLine {
        game: locale.game(game),
        id: game.to_owned(),
        club,
        text: locale.text(&rating.text()).into_owned(),
        provisional: rating.is_provisional(),
    }
}

async fn show(app: web::Data<App>, viewer: Viewer, slug: web::Path<String>) -> Result<HttpResponse> {
    let asked = slug.clone();
    if let Some(kept) = app.db.query(move |connection| kept_slug(connection, &asked)).await? {
        return Ok(see(&format!("/players/{kept}")));
    }
    let (app_there, locale, reader) = (app.clone(), viewer.cx.locale, viewer.user.clone());
    let (person, clubs, rows, tables, ratings, lines) = app
        .db
        .query(move |connection| {
            let person = Person::find(connection, reader.as_ref(), &slug)?;
            let tables = person.results(connection)?;
            let games: BTreeSet<&str> = tables.iter().map(|table| table.game.as_str()).collect();
            let games: Vec<&str> = games.into_iter().collect();
            let (mut ratings, mut lines) = (Vec::new(), [Vec::new(), Vec::new()]);
            for (game, book) in games.iter().zip(app_there.ratings.of_all(connection, &List::Site, &games)?) {
                for (lines, points) in lines.iter_mut().zip(points(&changes(&book, &person))) {
                    lines.push(Series { name: locale.game(game), points });
                }
                let found = [2, 3].into_iter().filter_map(|seats| book.rating(*person.ids.first()?, seats));
                ratings.extend(found.map(|rating| rating_line(&locale, game, None, rating)));
            }
            let club_lists = person.club_lists(connection)?;
            let wanted: Vec<(ClubId, String)> =
                club_lists.iter().map(|(club, _, _, game)| (*club, game.clone())).collect();
            let books = app_there.ratings.of_clubs(connection, &wanted)?;
            for ((_, name, slug, game), book) in club_lists.into_iter().zip(books) {
                let found = [2, 3].into_iter().filter_map(|seats| book.rating(*person.ids.first()?, seats));
                let club = Some((name, slug));
                ratings.extend(found.map(|rating| rating_line(&locale, &game, club.clone(), rating)));
            }
            let (clubs, rows) = (person.clubs(connection)?, person.competitions(connection)?);
            Ok((person, clubs, rows, tables, ratings, lines))
        })
        .await?;
    let competitions = app.competitions.get_all(rows.iter().map(|(row, ..)| row.id.clone()).collect()).await?;
    let mut taken = Vec::new();
    for (row, club, entry) in rows {
        let competition = competitions.get(&row.id).ok_or(Error::NotFound)?;
        let entry = u32::try_from(entry).map(EntryId).map_err(Error::internal)?;
        taken.push(TakenPart {
            path: format!("/clubs/{club}/{}", row.slug),
            name: row.name,
            game: locale.game(&row.game),
            status: row.status,
            place: place(competition, entry),
        });
    }
    let balances = balances(&tables);
    let more = tables.len().saturating_sub(SHOWN);
    let results = tables.into_iter().take(SHOWN).map(|table| ResultLine {
        game: locale.game(&table.game),
        day: locale.day(locale.local(table.at).date()),
        counts: table.counts.map(|why| locale.text(&why.text()).into_owned()),
        table,
    });
    page(&ShowPage {
        plots: history_plots(&viewer.cx, &person.name, lines),
        results: results.collect(),
        name: person.name,
        player: person.player,
        clubs,
        ratings,
        competitions: taken,
        more,
        nemesis: nemesis(&balances).map(|balance| balance.name.clone()),
        balances,
        cx: viewer.cx,
    })
}

/// Every result as a file, newest first.
async fn results(app: web::Data<App>, viewer: Viewer, path: web::Path<(String, String)>) -> Result<HttpResponse> {
    let ((slug, suffix), reader) = (path.into_inner(), viewer.who.user);
    let tables =
        app.db.query(move |connection| Person::find(connection, reader.as_ref(), &slug)?.results(connection)).await?;
    let head = ["at", "game", "competition", "table", "place", "of", "others", "standing", "list", "why"];
    let lines = tables.into_iter().map(|table| {
        let others: Vec<&str> = table.others.iter().map(|other| other.person.name.as_str()).collect();
        let (at, of) = (table.at.to_rfc3339(), table.others.len() + 1);
        let (game, cup, path, others) = (table.game, table.competition, table.path, others.join("; "));
        vec![
            json!(at),
            json!(game),
            json!(cup),
            json!(path),
            json!(table.place),
            json!(of),
            json!(others),
            json!(table.how),
            json!(table.counts.map(|why| if why.is_for_the_site() { "site" } else { "club" })),
            json!(table.counts.map(|why| why.word())),
        ]
    });
    data::file(&suffix, &head, lines.collect())
}

/// A player's place in their last stage, and among how many.
fn place(competition: &Competition, entry: EntryId) -> Option<(u32, usize)> {
    let stage = competition.stages.iter().rposition(|stage| stage.index(entry).is_some())?;
    let board = format::standings(competition, stage);
    let rank = board.rows.iter().find(|row| row.entry == entry)?.rank?;
    Some((rank, board.rows.len()))
}

#[derive(Template)]
#[template(path = "players/history.html")]
struct HistoryPage {
    cx: Context,
    name: String,
    player: Player,
    game: String,
    game_id: String,
    /// The name and the slug of the club whose list it is.
    club: Option<(String, String)>,
    now: String,
    plots: Vec<Safe<String>>,
    changes: Vec<ChangeLine>,
}

struct ChangeLine {
    day: String,
    before: String,
    after: String,
    why: String,
    path: Option<String>,
    competition: String,
}

/// A club's list rather than the site's.
#[derive(Debug, Deserialize)]
struct OfClub {
    club: Option<String>,
}

async fn history(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    of: web::Query<OfClub>,
) -> Result<HttpResponse> {
    let (slug, game) = path.into_inner();
    catalogue::find(&game).ok_or(Error::NotFound)?;
    let (app_there, wanted, reader) = (app.clone(), game.clone(), viewer.user.clone());
    type Address = (String, String, String, String);
    let (person, club, book, addresses) = app
        .db
        .query(move |connection| {
            let person = Person::find(connection, reader.as_ref(), &slug)?;
            let club = of.into_inner().club.map(|slug| Club::find(connection, &slug)).transpose()?;
            let list = club.as_ref().map_or(List::Site, |club| List::Club(club.id));
            let book = app_there.ratings.of(connection, &list, &wanted)?;
            let ids: BTreeSet<String> = changes(&book, &person).iter().map(|(_, at)| at.competition.clone()).collect();
            let found = competitions::table
                .inner_join(clubs::table)
                .filter(competitions::id.eq_any(ids))
                .filter(visible::competition())
                .select((competitions::id, competitions::name, competitions::slug, clubs::slug));
            let found: Vec<Address> = found.load(connection)?;
            Ok((person, club.map(|club| (club.name, club.slug)), book, found))
        })
        .await?;
    let cx = viewer.cx;
    let addresses: HashMap<String, (String, String)> =
        addresses.into_iter().map(|(id, name, slug, club)| (id, (name, format!("/clubs/{club}/{slug}")))).collect();
    let found = changes(&book, &person);
    let lines = found.iter().map(|(change, at)| {
        let address = addresses.get(&at.competition);
        ChangeLine {
            day: cx.day(cx.local(at.at.and_utc()).date()),
            before: cx.text(&change.before.text()).into_owned(),
            after: cx.text(&change.after.text()).into_owned(),
            why: cx.text(&change.text()).into_owned(),
            path: address.map(|(_, path)| format!("{path}/tables/{}", at.number)),
            competition: address.map(|(name, _)| name.clone()).unwrap_or_default(),
        }
    });
    let changes: Vec<ChangeLine> = lines.collect();
    let name = cx.game(&game);
    let lines = points(&found).map(|points| vec![Series { name: name.clone(), points }]);
    let plots = history_plots(&cx, &person.name, lines);
    let now = found.first().map(|(change, _)| cx.text(&change.after.text()).into_owned()).unwrap_or_default();
    page(&HistoryPage {
        game: name,
        game_id: game,
        club,
        now,
        plots,
        changes,
        name: person.name,
        player: person.player,
        cx,
    })
}

/// The most games per plot.
const LINES: usize = 4;

/// The rating history in some games; none without any changes.
fn history_plot(cx: &Context, name: &str, mut lines: Vec<Series>) -> Option<Safe<String>> {
    lines.retain(|line| line.points.len() > 1);
    lines.sort_by_key(|line| std::cmp::Reverse(line.points.len()));
    lines.truncate(LINES);
    if lines.len() > 1 {
        // Overlapping confidence bands would be unreadable.
        lines.iter_mut().flat_map(|line| &mut line.points).for_each(|point| point.spread = 0.0);
    }
    let games = lines.iter().map(|line| line.name.as_str()).collect::<Vec<_>>().join(", ");
    let (title, across) = (cx.t2("rating-history", "name", name, "game", games.as_str()), cx.t("rating-results"));
    let (up, description) = (cx.t("rating"), cx.t("rating-plot-about"));
    let frame = Frame { title: &title, description: &description, across: &across, up: &up, standalone: false };
    // The engine escapes all text it is given.
    (!lines.is_empty()).then(|| Safe(plot::lines(&frame, &lines)))
}

/// One plot per rating system, since their numbers are not comparable: tables of two, and of more.
fn history_plots(cx: &Context, name: &str, lines: [Vec<Series>; 2]) -> Vec<Safe<String>> {
    lines.into_iter().filter_map(|lines| history_plot(cx, name, lines)).collect()
}

type Changed<'a> = (&'a podium_engine::rating::Change, &'a crate::ratings::Meeting);

/// The ratings of games of two, and of more.
fn points(changes: &[Changed<'_>]) -> [Vec<Point>; 2] {
    let point = |(number, (change, _)): (u32, &Changed<'_>)| Point {
        at: f64::from(number),
        value: change.after.value(),
        spread: change.after.deviation(),
    };
    [true, false].map(|pairs| {
        let own = changes.iter().rev().filter(|(change, _)| matches!(change.after, Rating::Glicko2(_)) == pairs);
        (1..).zip(own).map(point).collect()
    })
}

fn changes<'a>(book: &'a GameRatings, person: &Person) -> Vec<Changed<'a>> {
    person.ids.iter().map(|id| book.changes(*id)).find(|changes| !changes.is_empty()).unwrap_or_default()
}

#[derive(Template)]
#[template(path = "players/ratings.html")]
struct RatingsPage {
    cx: Context,
    game: String,
    game_id: String,
    /// The club whose list it is.
    club: Option<Club>,
    /// Clubs with a list of their own: name and slug.
    clubs: Vec<(String, String)>,
    best: Vec<(&'static str, Vec<Ranked>)>,
}

/// The rating lists of a game.
async fn lists(
    app: &web::Data<App>,
    viewer: &Viewer,
    list: List,
    game: &str,
) -> Result<Vec<(&'static str, Vec<Ranked>)>> {
    catalogue::find(game).ok_or(Error::NotFound)?;
    let (app_there, game, locale) = (app.clone(), game.to_owned(), viewer.cx.locale);
    let own = viewer.user.as_ref().map(|user| user.id);
    app.db
        .query(move |connection| best::lists(connection, &app_there.ratings, &list, &game, usize::MAX, own, &locale))
        .await
}

/// The list of the addressed club.
fn of_club(viewer: &Viewer) -> Result<List> {
    Ok(List::Club(viewer.club()?.id))
}

#[derive(Template)]
#[template(path = "clubs/ratings.html")]
struct ClubRatingsPage {
    cx: Context,
    club: Club,
    /// Id and name of each game with a list.
    games: Vec<(String, String)>,
}

/// The games in which a club has a list.
async fn club_games(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = Club::clone(viewer.club()?);
    let id = club.id;
    let games = app.db.query(move |connection| {
        let own = outcomes::table.inner_join(competitions::table).filter(competitions::club_id.eq(id));
        let own = own.filter(outcomes::rated.eq(true)).filter(visible::counted());
        let own = own.select(outcomes::game).distinct();
        Ok(own.load::<String>(connection)?)
    });
    let named = |id: String| (viewer.cx.locale.game(&id), id);
    let mut games: Vec<(String, String)> = games.await?.into_iter().map(named).collect();
    games.sort();
    let games = games.into_iter().map(|(name, id)| (id, name)).collect();
    page(&ClubRatingsPage { cx: viewer.cx, club, games })
}

async fn club_list(app: web::Data<App>, viewer: Viewer, path: web::Path<(String, String)>) -> Result<HttpResponse> {
    let game = path.into_inner().1;
    let best = lists(&app, &viewer, of_club(&viewer)?, &game).await?;
    let (club, cx) = (Some(Club::clone(viewer.club()?)), viewer.cx);
    page(&RatingsPage { game: cx.game(&game), game_id: game, best, club, clubs: Vec::new(), cx })
}

async fn club_file(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String, String)>,
) -> Result<HttpResponse> {
    let (_, game, suffix) = path.into_inner();
    as_file(lists(&app, &viewer, of_club(&viewer)?, &game).await?, &suffix)
}

async fn list(app: web::Data<App>, viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    let best = lists(&app, &viewer, List::Site, &game).await?;
    let wanted = game.clone();
    let clubs = app.db.query(move |connection| {
        let own = outcomes::table.inner_join(competitions::table.inner_join(clubs::table));
        let own = own.filter(outcomes::game.eq(wanted)).filter(outcomes::rated.eq(true));
        let own = own.filter(visible::counted()).filter(visible::club()).order(clubs::name);
        Ok(own.select((clubs::name, clubs::slug)).distinct().limit(CLUBS).load(connection)?)
    });
    let (clubs, cx) = (clubs.await?, viewer.cx);
    page(&RatingsPage { game: cx.game(&game), game_id: game.into_inner(), best, club: None, clubs, cx })
}

async fn file(app: web::Data<App>, viewer: Viewer, path: web::Path<(String, String)>) -> Result<HttpResponse> {
    let (game, suffix) = path.into_inner();
    as_file(lists(&app, &viewer, List::Site, &game).await?, &suffix)
}

fn as_file(lists: Vec<(&'static str, Vec<Ranked>)>, suffix: &str) -> Result<HttpResponse> {
    let head = ["list", "rank", "player", "name", "rating", "deviation", "provisional", "results"];
    let rounded = |value: f64| (value * 100.0).round() / 100.0;
    let lines = lists.into_iter().flat_map(|(list, lines)| lines.into_iter().map(move |line| (list, line))).map(
        |(list, line)| {
            let Ranked { rank, name, path, rating, results, .. } = line;
            // Without a page there is no slug that could reveal more than the name.
            let slug = path.as_deref().and_then(|path| path.strip_prefix("/players/")).unwrap_or_default().to_owned();
            let (value, deviation) = (rounded(rating.value()), rounded(rating.deviation()));
            [json!(list), json!(rank), json!(slug), json!(name), json!(value), json!(deviation)]
                .into_iter()
                .chain([json!(rating.is_provisional()), json!(results)])
                .collect()
        },
    );
    data::file(suffix, &head, lines.collect())
}
