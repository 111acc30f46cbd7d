//! Pages of players and their ratings.

pub mod profile;

use std::collections::{BTreeSet, HashMap};

use actix_web::{HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use diesel::dsl::exists;
use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::picture::plot::{self, Frame, Point, Series};
use podium_engine::rating::Rating;
use serde::Deserialize;
use serde_json::json;

use crate::access::visible;
use crate::clubs::model::Club;
use crate::error::{Error, Result};
use crate::ids::PersonId;
use crate::moderation::people::kept_slug;
use crate::pages::games::best::{self, From, Lists, Ranked};
use crate::pages::players::profile::{Balance, Person, Played, PlayedTable, nemesis};
use crate::pages::public::data;
use crate::players::model::Player;
use crate::ratings::List;
use crate::ratings::history::{self, Moment};
use crate::ratings::rated;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, rating_lists, ratings};
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

/// How many results and how many places of a list a page shows, and how many lines a file has.
const SHOWN: usize = 100;
const LISTED: usize = 100;
const FILE: usize = 1000;

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
    has_more: bool,
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
    /// Place and number of players, once it is over.
    place: Option<(i64, i64)>,
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

/// The ratings of a person on every list, with the points of the games they played most.
fn rated_in(
    connection: &mut Connection,
    person: &Person,
    locale: &Locale,
) -> Result<(Vec<RatingLine>, [Vec<Series>; 2])> {
    let people: Vec<PersonId> = rated::people(connection, &person.ids)?.into_values().collect();
    let rows = rated::of(connection, &people, RATED)?;
    let clubs: BTreeSet<&str> = rows.iter().map(|(list, ..)| list.key()).filter(|key| !key.is_empty()).collect();
    let clubs = clubs::table.filter(clubs::id.eq_any(clubs)).filter(visible::club());
    let clubs: Vec<(String, String, String)> = clubs.select((clubs::id, clubs::name, clubs::slug)).load(connection)?;
    let clubs: HashMap<String, (String, String)> =
        clubs.into_iter().map(|(id, name, slug)| (id, (name, slug))).collect();
    let (site, of_clubs): (Vec<_>, Vec<_>) = rows.iter().partition(|(list, ..)| *list == List::Site);
    let mut lines: Vec<RatingLine> =
        site.iter().map(|(_, game, row)| rating_line(locale, game, None, row.rating())).collect();
    let mut others: Vec<RatingLine> = of_clubs
        .iter()
        .filter_map(|(list, game, row)| {
            Some(rating_line(locale, game, Some(clubs.get(list.key())?.clone()), row.rating()))
        })
        .collect();
    others.sort_by(|one, two| one.club.cmp(&two.club));
    lines.extend(others);
    let mut series = [Vec::new(), Vec::new()];
    for (ladder, series) in [2, 3].into_iter().zip(&mut series) {
        let mut most: Vec<_> = site.iter().filter(|(_, _, row)| row.seats == ladder).collect();
        most.sort_by_key(|(_, _, row)| std::cmp::Reverse(row.results));
        for (_, game, row) in most.into_iter().take(LINES) {
            let points = history::points(connection, (row.list_id, row.seats, row.person), POINTS)?;
            let point = |(number, value, spread): (i64, f64, f64)| Point { at: number as f64, value, spread };
            series.push(Series { name: locale.game(game), points: points.into_iter().map(point).collect() });
        }
    }
    Ok((lines, series))
}

async fn show(app: web::Data<App>, viewer: Viewer, slug: web::Path<String>) -> Result<HttpResponse> {
    let asked = slug.clone();
    if let Some(kept) = app.db.query(move |connection| kept_slug(connection, &asked)).await? {
        return Ok(see(&format!("/players/{kept}")));
    }
    let (locale, reader) = (viewer.cx.locale, viewer.user.clone());
    let (person, clubs, rows, results, balances, (ratings, lines)) = app
        .db
        .query(move |connection| {
            let person = Person::find(connection, reader.as_ref(), &slug)?;
            let results = person.results(connection, None, SHOWN + 1)?;
            let balances = person.balances(connection)?;
            let rated = rated_in(connection, &person, &locale)?;
            let (clubs, rows) = (person.clubs(connection)?, person.competitions(connection)?);
            Ok((person, clubs, rows, results, balances, rated))
        })
        .await?;
    let taken = rows.into_iter().map(|taken| TakenPart {
        path: format!("/clubs/{}/{}", taken.club, taken.row.slug),
        name: taken.row.name,
        game: locale.game(&taken.row.game),
        status: taken.row.status,
        place: taken.place.zip(taken.among),
    });
    let has_more = results.len() > SHOWN;
    let results = results.into_iter().take(SHOWN).map(|table| ResultLine {
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
        competitions: taken.collect(),
        has_more,
        nemesis: nemesis(&balances).map(|balance| balance.name.clone()),
        balances,
        cx: viewer.cx,
    })
}

/// From which place on a file goes on.
#[derive(Debug, Deserialize)]
struct After {
    #[serde(default)]
    after: String,
}

/// Results as a file, newest first, so many at a time; the header `Link` says where it goes on.
async fn results(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    from: web::Query<After>,
) -> Result<HttpResponse> {
    let ((slug, suffix), reader) = (path.into_inner(), viewer.who.user);
    let (own, after) = (format!("/players/{slug}/results.{suffix}"), Played::read(&from.after));
    let tables = app.db.query(move |connection| {
        Person::find(connection, reader.as_ref(), &slug)?.results(connection, after.as_ref(), FILE + 1)
    });
    let mut tables = tables.await?;
    let has_more = tables.len() > FILE;
    tables.truncate(FILE);
    let next = tables.last().filter(|_| has_more).map(|last| format!("{own}?after={}", last.id.word()));
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
    data::part(&suffix, &head, lines.collect(), next.as_deref())
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
    /// The rating after the last result, unless these are older ones.
    now: Option<String>,
    plots: Vec<Safe<String>>,
    changes: Vec<ChangeLine>,
    /// Where older ones are.
    more: Option<String>,
}

struct ChangeLine {
    day: String,
    before: String,
    after: String,
    why: String,
    path: Option<String>,
    competition: String,
}

/// A club's list rather than the site's, and results before one of them at tables of so many.
#[derive(Debug, Clone, Deserialize)]
struct OfClub {
    club: Option<String>,
    seats: Option<usize>,
    before: Option<i64>,
}

async fn history(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    of: web::Query<OfClub>,
) -> Result<HttpResponse> {
    let (slug, game) = path.into_inner();
    catalogue::find(&game).ok_or(Error::NotFound)?;
    let (wanted, reader) = (game.clone(), viewer.user.clone());
    type Address = (String, String, String, String);
    let of = of.into_inner();
    let own = format!("/players/{slug}/ratings/{game}?");
    let (is_continued, of_there) = (of.before.is_some(), of.clone());
    let (person, club, found, addresses) = app
        .db
        .query(move |connection| {
            let person = Person::find(connection, reader.as_ref(), &slug)?;
            let club = of_there.club.map(|slug| Club::find(connection, &slug)).transpose()?;
            let list = club.as_ref().map_or(List::Site, |club| List::Club(club.id));
            let people: Vec<PersonId> = rated::people(connection, &person.ids)?.into_values().collect();
            let mut found = Vec::new();
            for seats in [2, 3].into_iter().filter(|seats| of_there.seats.is_none_or(|wanted| wanted == *seats)) {
                let some = history::some(connection, &list, &wanted, (&people, seats), of_there.before, STEPS + 1)?;
                found.push((seats, some));
            }
            let ids: BTreeSet<&str> =
                found.iter().flat_map(|(_, moments)| moments).map(|moment| moment.competition.as_str()).collect();
            let addresses = competitions::table
                .inner_join(clubs::table)
                .filter(competitions::id.eq_any(ids))
                .filter(visible::competition())
                .select((competitions::id, competitions::name, competitions::slug, clubs::slug));
            let addresses: Vec<Address> = addresses.load(connection)?;
            Ok((person, club.map(|club| (club.name, club.slug)), found, addresses))
        })
        .await?;
    let cx = viewer.cx;
    let addresses: HashMap<String, (String, String)> =
        addresses.into_iter().map(|(id, name, slug, club)| (id, (name, format!("/clubs/{club}/{slug}")))).collect();
    // Older ones of the ladder with more of them; hardly anybody plays a game at tables of both kinds.
    let more = found.iter().find(|(_, moments)| moments.len() > STEPS).and_then(|(seats, moments)| {
        let last = moments.get(STEPS - 1)?;
        let club = of.club.as_ref().map(|club| format!("&club={club}")).unwrap_or_default();
        Some(format!("{own}seats={seats}&before={}{club}", last.results))
    });
    let mut found: Vec<Moment> = found.into_iter().flat_map(|(_, moments)| moments.into_iter().take(STEPS)).collect();
    found.sort_by(|one, two| two.at.cmp(&one.at).then(two.results.cmp(&one.results)));
    let lines = found.iter().map(|Moment { change, competition, number, at, .. }| {
        let address = addresses.get(competition);
        ChangeLine {
            day: cx.day(cx.local(at.and_utc()).date()),
            before: cx.text(&change.before.text()).into_owned(),
            after: cx.text(&change.after.text()).into_owned(),
            why: cx.text(&change.text()).into_owned(),
            path: address.map(|(_, path)| format!("{path}/tables/{number}")),
            competition: address.map(|(name, _)| name.clone()).unwrap_or_default(),
        }
    });
    let changes: Vec<ChangeLine> = lines.collect();
    let name = cx.game(&game);
    let lines = points(&found).map(|points| vec![Series { name: name.clone(), points }]);
    let plots = history_plots(&cx, &person.name, lines);
    let now = found.first().filter(|_| !is_continued);
    let now = now.map(|moment| cx.text(&moment.change.after.text()).into_owned());
    page(&HistoryPage {
        game: name,
        game_id: game,
        club,
        now,
        plots,
        changes,
        more,
        name: person.name,
        player: person.player,
        cx,
    })
}

/// How many results a history shows at a time, and a plot.
const STEPS: usize = 100;
const POINTS: i64 = 300;

/// How many lists of ratings a player's page shows.
const RATED: i64 = 60;

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

/// The ratings of games of two, and of more.
fn points(found: &[Moment]) -> [Vec<Point>; 2] {
    let point = |moment: &Moment| Point {
        at: moment.results as f64,
        value: moment.change.after.value(),
        spread: moment.change.after.deviation(),
    };
    [true, false].map(|pairs| {
        let own = found.iter().rev().filter(|one| matches!(one.change.after, Rating::Glicko2(_)) == pairs);
        own.map(point).collect()
    })
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
    /// Where each goes on.
    more: Vec<(&'static str, String)>,
}

/// The rating lists of a game, from a place on.
async fn lists(
    app: &web::Data<App>,
    viewer: &Viewer,
    list: List,
    (game, from): (&str, From),
    most: usize,
) -> Result<Lists> {
    catalogue::find(game).ok_or(Error::NotFound)?;
    let (game, locale) = (game.to_owned(), viewer.cx.locale);
    let own = viewer.user.as_ref().map(|user| user.id);
    app.db.query(move |connection| best::lists(connection, (&list, &game), &from, most, own, &locale)).await
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
    let games = app.db.query(move |connection| rated::games(connection, &List::Club(id)));
    let named = |id: String| (viewer.cx.locale.game(&id), id);
    let mut games: Vec<(String, String)> = games.await?.into_iter().map(named).collect();
    games.sort();
    let games = games.into_iter().map(|(name, id)| (id, name)).collect();
    page(&ClubRatingsPage { cx: viewer.cx, club, games })
}

async fn club_list(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    from: web::Query<From>,
) -> Result<HttpResponse> {
    let game = path.into_inner().1;
    let best = lists(&app, &viewer, of_club(&viewer)?, (&game, from.into_inner()), LISTED).await?;
    let (club, cx) = (Some(Club::clone(viewer.club()?)), viewer.cx);
    page(&RatingsPage {
        game: cx.game(&game),
        game_id: game,
        best: best.lists,
        more: best.more,
        club,
        clubs: Vec::new(),
        cx,
    })
}

async fn club_file(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String, String)>,
    from: web::Query<From>,
) -> Result<HttpResponse> {
    let (_, game, suffix) = path.into_inner();
    let own = format!("{}/ratings/{game}/list.{suffix}", viewer.club()?.path());
    let list = of_club(&viewer)?;
    as_file(lists(&app, &viewer, list, (&game, from.into_inner()), FILE).await?, &suffix, &own)
}

async fn list(
    app: web::Data<App>,
    viewer: Viewer,
    game: web::Path<String>,
    from: web::Query<From>,
) -> Result<HttpResponse> {
    let best = lists(&app, &viewer, List::Site, (&game, from.into_inner()), LISTED).await?;
    let wanted = game.clone();
    let clubs = app.db.query(move |connection| {
        let anybody = ratings::table.filter(ratings::list_id.eq(rating_lists::id));
        let lists = rating_lists::table.filter(rating_lists::game.eq(wanted)).filter(exists(anybody));
        let lists = lists.select(rating_lists::list);
        let own = clubs::table.filter(clubs::id.eq_any(lists)).filter(visible::club());
        Ok(own.order(clubs::name).select((clubs::name, clubs::slug)).limit(CLUBS).load(connection)?)
    });
    let (clubs, cx) = (clubs.await?, viewer.cx);
    let game = game.into_inner();
    page(&RatingsPage { game: cx.game(&game), game_id: game, best: best.lists, more: best.more, club: None, clubs, cx })
}

async fn file(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    from: web::Query<From>,
) -> Result<HttpResponse> {
    let (game, suffix) = path.into_inner();
    let own = format!("/games/{game}/ratings.{suffix}");
    as_file(lists(&app, &viewer, List::Site, (&game, from.into_inner()), FILE).await?, &suffix, &own)
}

/// A part of the lists as a file; the header `Link` says where each goes on.
fn as_file(lists: Lists, suffix: &str, own: &str) -> Result<HttpResponse> {
    let head = ["list", "rank", "player", "name", "rating", "deviation", "provisional", "results"];
    let rounded = |value: f64| (value * 100.0).round() / 100.0;
    let next = lists.more.first().map(|(list, after)| format!("{own}?list={list}&after={after}"));
    let lines = lists.lists.into_iter().flat_map(|(list, lines)| lines.into_iter().map(move |line| (list, line))).map(
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
    data::part(suffix, &head, lines.collect(), next.as_deref())
}
