//! Pages of games.

use std::borrow::Cow;
use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use diesel::prelude::*;
use podium_engine::catalogue::{self, Entry};
use podium_engine::game::{Category, Values};

use serde::Deserialize;

use crate::access::visible;
use crate::error::{Error, Result};
use crate::pages::games::best::{self, From, Ranked};
use crate::pages::games::sample::Sample;
use crate::pages::public::paper::notation;
use crate::pages::public::plots::distribution;
use crate::pages::records::verdict::seat_name;
use crate::pages::replays::lookup::{Listed, latest};
use crate::ratings::List;
use crate::store::schema::{clubs, competitions, records};
use crate::web::answers::picture;
use crate::web::preview::Preview;
use crate::web::{App, Context, Viewer, page};
use crate::words::Language;

crate::routes! {
    GET "/games" Anyone index;
    GET "/games/{game}" Anyone show;
    GET "/games/{game}/emblem.svg" Anyone emblem;
    GET "/games/{game}/card.png" Anyone card;
    GET "/games/{game}/sample.svg" Anyone film;
    GET "/games/{game}/sheet" Anyone blank;
}

/// The categories of games, in display order.
const CATEGORIES: [(Category, &str); 14] = [
    (Category::Alignment, "alignment"),
    (Category::Capture, "capture"),
    (Category::Collection, "collection"),
    (Category::Completion, "completion"),
    (Category::Connection, "connection"),
    (Category::Deduction, "deduction"),
    (Category::Dice, "dice"),
    (Category::Elimination, "elimination"),
    (Category::Hunt, "hunt"),
    (Category::Pattern, "pattern"),
    (Category::Puzzle, "puzzle"),
    (Category::Race, "race"),
    (Category::Score, "score"),
    (Category::Territory, "territory"),
];

/// A game in the list.
struct Card {
    id: &'static str,
    name: Cow<'static, str>,
    players: String,
}

#[derive(Template)]
#[template(path = "games/index.html")]
struct IndexPage {
    cx: Context,
    groups: Vec<(String, Vec<Card>)>,
    count: usize,
}

fn players(cx: &Context, (low, high): (u8, u8)) -> String {
    match (low, high) {
        (1, 1) => cx.t("game-players-one").into_owned(),
        (low, high) if low == high => cx.t1("game-players", "number", u64::from(low)).into_owned(),
        (low, high) => cx.t2("game-players-range", "low", u64::from(low), "high", u64::from(high)).into_owned(),
    }
}

async fn index(viewer: Viewer) -> Result<HttpResponse> {
    let cx = viewer.cx;
    let groups = CATEGORIES.iter().map(|(category, word)| {
        let games = catalogue::all().iter().filter(|entry| entry.facts.category == *category);
        let card = |entry: &'static Entry| Card {
            id: entry.facts.id,
            name: cx.phrase(&entry.facts.name),
            players: players(&cx, entry.facts.players),
        };
        (cx.tx("category-", word).into_owned(), games.map(card).collect::<Vec<_>>())
    });
    let groups = groups.filter(|(_, cards)| !cards.is_empty()).collect();
    page(&IndexPage { groups, count: catalogue::all().len(), cx })
}

fn category(cx: &Context, of: Category) -> String {
    let word = CATEGORIES.iter().find(|(category, _)| *category == of).map_or("", |(_, word)| word);
    cx.tx("category-", word).into_owned()
}

fn find(game: &str) -> Result<&'static Entry> {
    catalogue::find(game).ok_or(Error::NotFound)
}

async fn sample(entry: &'static Entry, language: Language) -> Result<Arc<Sample>> {
    web::block(move || Sample::of(entry, language)).await.map_err(Error::internal)
}

async fn emblem(viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    Ok(picture(sample(find(&game)?, viewer.cx.language).await?.emblem.clone()))
}

/// The image for link previews: name and board.
async fn card(viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    let entry = find(&game)?;
    Preview::answer(move || {
        let (cx, facts) = (&viewer.cx, entry.facts);
        let sample = Sample::of(entry, cx.language);
        Ok(Preview {
            above: category(cx, facts.category),
            title: cx.phrase(&facts.name).into_owned(),
            below: players(cx, facts.players),
            board: Some(sample.emblem.clone()),
            ..Preview::default()
        })
    })
    .await
}

async fn film(viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    Ok(picture(sample(find(&game)?, viewer.cx.language).await?.film.clone()))
}

#[derive(Template)]
#[template(path = "games/blank.html")]
struct BlankPage {
    cx: Context,
    id: &'static str,
    name: Cow<'static, str>,
    /// The name of each seat, with no player yet.
    seats: Vec<(String, String)>,
    notation: Vec<(String, String)>,
}

/// A printable score sheet with a column per possible player.
async fn blank(viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    let (facts, cx) = (find(&game)?.facts, viewer.cx);
    let seats = (0..usize::from(facts.players.1)).map(|seat| (seat_name(Some(facts), seat, &cx), String::new()));
    let (seats, notation) = (seats.collect(), notation(facts, &cx));
    page(&BlankPage { id: facts.id, name: cx.phrase(&facts.name), seats, notation, cx })
}

/// A competition in the list.
#[derive(Queryable)]
struct Played {
    name: String,
    slug: String,
    club: String,
    club_slug: String,
    status: String,
}

#[derive(Template)]
#[template(path = "games/game.html")]
struct GamePage {
    cx: Context,
    entry: &'static Entry,
    game_id: &'static str,
    sample: Arc<Sample>,
    players: String,
    /// Its inventor and year.
    origin: String,
    category: String,
    seats: Vec<Cow<'static, str>>,
    variants: Vec<(&'static str, Cow<'static, str>)>,
    options: Vec<(&'static str, String, Cow<'static, str>)>,
    ends: Vec<Cow<'static, str>>,
    records: Vec<Listed>,
    /// The first of its rating lists.
    best: Vec<(&'static str, Vec<Ranked>)>,
    /// The distribution of scores in its records.
    scores: Option<String>,
    competitions: Vec<Played>,
}

/// The scores in a stored verdict.
#[derive(Deserialize)]
struct Scored {
    scores: Option<Vec<i64>>,
}

/// How many of the latest games are counted for the distribution.
const COUNTED: i64 = 500;

impl GamePage {
    fn safe<'a>(&self, picture: &'a str) -> Safe<&'a str> {
        Safe(picture)
    }
}

const LISTED: usize = 10;

/// How many of the best players are named.
const BEST: usize = 5;

async fn show(app: web::Data<App>, viewer: Viewer, game: web::Path<String>) -> Result<HttpResponse> {
    let entry = find(&game)?;
    let own = viewer.who.user.map(|user| user.id);
    let cx = viewer.cx;
    let locale = cx.locale;
    let sample = sample(entry, cx.language).await?;
    let records = latest(&app, entry.facts.id, LISTED).await?;
    let (verdicts, played, best) = app
        .db
        .query(move |connection| {
            let list = (&List::Site, entry.facts.id);
            let best = best::lists(connection, list, &From::default(), BEST, own, &locale)?.lists;
            let verdicts: Vec<String> = records::table
                .left_join(competitions::table)
                .filter(records::game.eq(entry.facts.id))
                .filter(records::competition_id.is_not_null())
                .filter(visible::record())
                .order(records::created_at.desc())
                .limit(COUNTED)
                .select(records::verdict)
                .load(connection)?;
            let played = competitions::table
                .inner_join(clubs::table)
                .filter(competitions::game.eq(entry.facts.id))
                .filter(visible::competition())
                .order((competitions::changed_at.desc(), competitions::id))
                .limit(LISTED as i64)
                .select((competitions::name, competitions::slug, clubs::name, clubs::slug, competitions::status))
                .load::<Played>(connection)?;
            Ok((verdicts, played, best))
        })
        .await?;
    let scores = verdicts.iter().filter_map(|verdict| serde_json::from_str::<Scored>(verdict).ok()?.scores);
    let scores: Vec<i64> = scores.flatten().collect();
    let facts = entry.facts;
    let values = |values: &Values| match values {
        Values::Words(words) => words.join(", "),
        Values::Free(default) => (*default).to_owned(),
    };
    page(&GamePage {
        players: players(&cx, facts.players),
        origin: cx.text(&facts.origin()).into_owned(),
        category: category(&cx, facts.category),
        seats: facts.seats.iter().map(|seat| cx.phrase(seat)).collect(),
        variants: facts.variants.iter().map(|variant| (variant.id, cx.phrase(&variant.about))).collect(),
        options: facts
            .options
            .iter()
            .map(|choice| (choice.key, values(&choice.values), cx.phrase(&choice.about)))
            .collect(),
        ends: facts.ends.iter().map(|(_, about)| cx.phrase(about)).collect(),
        game_id: facts.id,
        records,
        best,
        scores: (scores.len() > 2).then(|| distribution(&scores, &cx)),
        competitions: played,
        entry,
        sample,
        cx,
    })
}
