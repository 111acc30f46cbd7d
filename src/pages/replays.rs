//! Pages of replays, and their pictures as files.

pub mod lookup;

use std::sync::Arc;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use podium_engine::game::Seat;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::pages::replays::lookup::Place;
use crate::replays::Ended;
use crate::replays::replay::{Look, Replay};
use crate::web::answers::picture;
use crate::web::preview::Preview;
use crate::web::{App, Context, Viewer, page};

crate::routes! {
    GET "/records/{record}/frames.json" Anyone frames;
    GET "/records/{record}/film.svg" Anyone film;
    GET "/records/{record}/strip.svg" Anyone strip;
    GET "/records/{record}/card.png" Anyone card;
    GET "/records/{record}/{turn}.svg" Anyone position;
    GET "/records/{record}/{turn}" Anyone at_turn;
    GET "/records/{record}" Anyone whole;
}

/// The reader's display options.
#[derive(Debug, Default, Deserialize)]
struct Wishes {
    flip: Option<String>,
    levels: Option<String>,
    small: Option<String>,
    embed: Option<String>,
    from: Option<usize>,
}

impl Wishes {
    fn look(&self, standalone: bool) -> Look {
        Look { flip: self.flip.is_some(), levels: self.levels.is_some(), small: self.small.is_some(), standalone }
    }

    /// The query string with these options; `flip` or `levels` toggles that one.
    fn query(&self, other: Option<&str>) -> String {
        let wanted = |name: &str, now: bool| now != (other == Some(name));
        let names = [("flip", self.flip.is_some()), ("levels", self.levels.is_some()), ("embed", self.embed.is_some())];
        let kept: Vec<&str> =
            names.into_iter().filter(|(name, now)| wanted(name, *now)).map(|(name, _)| name).collect();
        if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) }
    }
}

/// A link of the list of turns.
struct Link {
    number: usize,
    text: String,
    href: String,
    current: bool,
}

/// The targets of the buttons; none at either end.
struct Steps {
    first: Option<String>,
    previous: Option<String>,
    next: Option<String>,
    last: Option<String>,
}

#[derive(Template)]
#[template(path = "replays/replay.html")]
struct ReplayPage {
    cx: Context,
    id: String,
    replay: Arc<Replay>,
    title: String,
    place: Option<(String, String)>,
    turn: usize,
    told: String,
    svg: Safe<String>,
    links: Vec<Link>,
    steps: Steps,
    flip: String,
    levels: Option<String>,
    query: String,
    ended: Option<Ended>,
    account: Vec<String>,
    embed: String,
    played: String,
}

/// How many turns the list shows before and after the current one.
const AROUND: usize = 300;

async fn whole(
    app: web::Data<App>,
    viewer: Viewer,
    id: web::Path<String>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    show(&app, viewer, &id, None, &query).await
}

async fn at_turn(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let (id, turn) = path.into_inner();
    let turn = turn.parse().map_err(|_| Error::NotFound)?;
    show(&app, viewer, &id, Some(turn), &query).await
}

/// The record, if this person may see it, and its replay.
pub async fn open(app: &App, viewer: &Viewer, id: &str) -> Result<(lookup::Found, Arc<Replay>)> {
    let found = lookup::find(app, viewer, id).await?;
    let replay = Replay::kept(&found.row.text).map_err(|fault| Error::Refused(fault.text))?;
    Ok((found, replay))
}

async fn show(app: &App, viewer: Viewer, id: &str, turn: Option<usize>, wishes: &Wishes) -> Result<HttpResponse> {
    let (found, replay) = open(app, &viewer, id).await?;
    let cx = viewer.cx;
    let (last, id) = (replay.last(), found.row.id.clone());
    // A game opened without a turn shows its end; embedded in another site, its beginning.
    let turn = turn.unwrap_or(if cx.embedded { 0 } else { last });
    if turn > last {
        return Err(Error::NotFound);
    }
    let query = wishes.query(None);
    let to = |turn: usize| format!("/records/{id}/{turn}{query}");
    let told = told(&cx, &replay, turn);
    let link = |(number, (_, text)): (usize, &(Seat, String))| Link {
        number,
        text: text.clone(),
        href: to(number),
        current: number == turn,
    };
    let links = (1..).zip(&replay.turns).skip(turn.saturating_sub(AROUND + 1)).take(2 * AROUND).map(link);
    let steps = Steps {
        first: (turn > 0).then(|| to(0)),
        previous: turn.checked_sub(1).map(to),
        next: (turn < last).then(|| to(turn + 1)),
        last: (turn < last).then(|| to(last)),
    };
    let here = |other| format!("/records/{id}/{turn}{}", wishes.query(Some(other)));
    let place = found.place.as_ref();
    let names = replay.names(&cx);
    let template = ReplayPage {
        title: title(&cx, &replay),
        place: place.map(|place| (place.competition.settings.name.to_string(), Place::path(place))),
        svg: Safe(replay.draw(turn, &cx, wishes.look(false))),
        links: links.collect(),
        flip: here("flip"),
        levels: replay.has_levels().then(|| here("levels")),
        ended: replay.outcome.as_ref().map(|outcome| Ended::of(outcome, replay.facts, &names, &cx)),
        account: replay.account.iter().map(|line| cx.text(line).into_owned()).collect(),
        embed: format!(
            "<iframe src=\"{}/records/{id}?embed\" width=\"480\" height=\"720\" title=\"Podium\"></iframe>",
            cx.site
        ),
        played: cx.day(found.row.created_at.date()),
        id: id.clone(),
        query: query.clone(),
        replay: replay.clone(),
        turn,
        told,
        steps,
        cx,
    };
    page(&template)
}

/// What happened, as a sentence.
fn told(cx: &Context, replay: &Replay, turn: usize) -> String {
    replay.told(turn).map_or_else(|| cx.t("replay-start").into_owned(), |told| cx.text(&told).into_owned())
}

fn title(cx: &Context, replay: &Replay) -> String {
    format!("{} – {}", replay.names(cx).join(", "), cx.phrase(&replay.facts.name))
}

/// A position for pages that step through the game with a script.
#[derive(Serialize)]
struct Frame {
    turn: usize,
    svg: String,
    told: String,
}

/// How many positions are sent at once.
const FRAMES: usize = 30;

async fn frames(
    app: web::Data<App>,
    viewer: Viewer,
    id: web::Path<String>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let (_, replay) = open(&app, &viewer, &id).await?;
    let cx = &viewer.cx;
    let (from, look) = (query.from.unwrap_or(0), query.look(false));
    let turns = (from..=replay.last()).take(FRAMES);
    let frame = |turn| Frame { turn, svg: replay.draw(turn, cx, look), told: told(cx, &replay, turn) };
    let frames: Vec<Frame> = turns.map(frame).collect();
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "private, max-age=600")).json(frames))
}

async fn film(
    app: web::Data<App>,
    viewer: Viewer,
    id: web::Path<String>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let (_, replay) = open(&app, &viewer, &id).await?;
    Ok(picture(replay.film(&viewer.cx, query.look(true))))
}

async fn strip(
    app: web::Data<App>,
    viewer: Viewer,
    id: web::Path<String>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let (_, replay) = open(&app, &viewer, &id).await?;
    Ok(picture(replay.strip(&viewer.cx, query.look(true))))
}

async fn position(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    query: web::Query<Wishes>,
) -> Result<HttpResponse> {
    let (id, turn) = path.into_inner();
    let (_, replay) = open(&app, &viewer, &id).await?;
    let turn = match turn.as_str() {
        "last" => replay.last(),
        number => number.parse().ok().filter(|turn| *turn <= replay.last()).ok_or(Error::NotFound)?,
    };
    Ok(picture(replay.draw(turn, &viewer.cx, query.look(true))))
}

/// For link previews: who played what, and how it ended.
async fn card(app: web::Data<App>, viewer: Viewer, id: web::Path<String>) -> Result<HttpResponse> {
    let (found, replay) = open(&app, &viewer, &id).await?;
    Preview::answer(move || {
        let cx = &viewer.cx;
        let scores = replay.outcome.as_ref().and_then(|outcome| outcome.scores.clone()).unwrap_or_default();
        let score = |seat: usize| scores.get(seat).map(|score| cx.number(*score)).unwrap_or_default();
        let lines = replay.names(cx).into_iter().enumerate().take(3);
        let (turn, place) = (replay.last(), found.place.as_ref());
        Ok(Preview {
            above: place.map(|place| place.competition.settings.name.clone()).unwrap_or_default().to_string(),
            title: cx.phrase(&replay.facts.name).into_owned(),
            below: cx.t1("game-turns", "turns", turn).into_owned(),
            lines: lines.map(|(seat, name)| [String::new(), name, score(seat)]).collect(),
            board: Some(replay.draw(turn, cx, Look { small: true, ..Look::default() })),
        })
    })
    .await
}

impl ReplayPage {
    /// The seats with their names, as on the board.
    fn seats(&self) -> Vec<(String, String)> {
        let called = |seat: usize| match self.replay.facts.seats.get(seat) {
            Some(name) => self.cx.phrase(name).into_owned(),
            None => Seat::new(seat).to_string(),
        };
        self.replay.names(&self.cx).into_iter().enumerate().map(|(seat, name)| (called(seat), name)).collect()
    }
}
