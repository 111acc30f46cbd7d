//! The home page with current activity, and the list of all competitions.

use std::collections::{BTreeMap, HashMap};

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::contest::series::Points;
use serde::Deserialize;

use crate::access::records::are_open;
use crate::access::{people, visible};
use crate::clubs::model::Club;
use crate::competitions::project::Row;
use crate::error::Result;
use crate::ids::PlayerId;
use crate::pages::public::head::dates;
use crate::pages::public::show::show;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, outcome_seats, outcomes, players, records};
use crate::web::{App, Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/" Anyone home;
    GET "/competitions" Anyone list;
}

/// A competition in a list.
pub(super) struct Card {
    pub(super) name: String,
    pub(super) path: String,
    pub(super) club: String,
    pub(super) game: String,
    /// A small drawing of the game.
    pub(super) emblem: String,
    pub(super) format: String,
    pub(super) status: String,
    pub(super) dates: Option<String>,
    pub(super) players: i64,
}

/// A recent result.
struct Fresh {
    path: String,
    competition: String,
    game: String,
    how: String,
    time: String,
    /// Best first.
    seats: Vec<(String, String, bool)>,
    names: String,
    /// The last record of the table.
    record: Option<String>,
}

/// Clubs of one place.
struct Place {
    name: String,
    clubs: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "public/home.html")]
struct HomePage {
    cx: Context,
    running: Vec<Card>,
    upcoming: Vec<Card>,
    finished: Vec<Card>,
    fresh: Vec<Fresh>,
    places: Vec<Place>,
    /// Whether there are more clubs than these.
    has_more: bool,
}

/// How many clubs are named.
const CLUBS: usize = 200;

/// A competition with its club's address and name.
pub(super) type Listed = (Row, String, String);

async fn home(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (running, upcoming, finished, fresh, all) = app
        .db
        .query(|connection| {
            let running = listed(connection, &["running"], 12)?;
            let upcoming = listed(connection, &["open", "ready"], 12)?;
            let finished = listed(connection, &["finished"], 6)?;
            let fresh = fresh(connection)?;
            let all = clubs::table
                .filter(visible::club())
                .order((clubs::place, clubs::name))
                .limit(CLUBS as i64 + 1)
                .select(Club::as_select());
            Ok((running, upcoming, finished, fresh, all.load(connection)?))
        })
        .await?;
    show(viewer, move |viewer| {
        let cx = viewer.cx.clone();
        let cards = |rows: Vec<Listed>| rows.into_iter().map(|row| card(row, &cx)).collect::<Vec<_>>();
        let mut places: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        let has_more = all.len() > CLUBS;
        for club in all.into_iter().take(CLUBS) {
            places.entry(club.place.clone()).or_default().push((club.name.clone(), club.path()));
        }
        Ok(HomePage {
            running: cards(running),
            upcoming: cards(upcoming),
            finished: cards(finished),
            fresh: fresh.into_iter().map(|result| result.view(&cx)).collect(),
            places: places.into_iter().map(|(name, clubs)| Place { name, clubs }).collect(),
            has_more,
            cx,
        })
    })
    .await
}

/// Competitions with one of these statuses: upcoming ones by first day, others by last change.
fn listed(connection: &mut Connection, states: &[&str], limit: i64) -> Result<Vec<Listed>> {
    let rows = competitions::table
        .inner_join(clubs::table)
        .filter(visible::competition())
        .filter(competitions::status.eq_any(states.to_vec()))
        .order((competitions::changed_at.desc(), competitions::id))
        .limit(limit)
        .select((Row::as_select(), clubs::slug, clubs::name));
    let mut rows: Vec<Listed> = rows.load(connection)?;
    if states.contains(&"open") {
        rows.sort_by_key(|(row, ..)| (row.starts_on.is_none(), row.starts_on));
    }
    Ok(rows)
}

pub(super) fn card((row, slug, club): Listed, locale: &Locale) -> Card {
    Card {
        path: format!("/clubs/{slug}/{}", row.slug),
        game: locale.game(&row.game),
        emblem: format!("/games/{}/emblem.svg", row.game),
        format: locale.tx("format-", &row.format).into_owned(),
        dates: dates(locale, row.starts_on, row.ends_on),
        name: row.name,
        status: row.status,
        players: row.players,
        club,
    }
}

/// The result of a table, as it is found.
struct Decided {
    competition: (String, String, String),
    number: i64,
    game: String,
    how: String,
    at: chrono::NaiveDateTime,
    /// Name, place and points.
    seats: Vec<(String, i64, Points)>,
    record: Option<String>,
}

impl Decided {
    fn view(self, locale: &Locale) -> Fresh {
        let (name, slug, club) = self.competition;
        let points = |points: Points| locale.text(&points.text()).into_owned();
        let names: Vec<&str> = self.seats.iter().map(|(name, ..)| name.as_str()).collect();
        Fresh {
            names: names.join(" – "),
            record: self.record,
            path: format!("/clubs/{club}/{slug}/tables/{}", self.number),
            competition: name,
            game: locale.game(&self.game),
            how: self.how,
            time: locale.time(self.at.and_utc()),
            seats: self.seats.into_iter().map(|(name, place, won)| (name, points(won), place == 1)).collect(),
        }
    }
}

/// How many results are shown, how many per competition, and among how many they are searched.
const FRESH: usize = 10;
const OF_ONE: usize = 3;
const LOOKED_AT: i64 = 200;

/// The latest results of all clubs, in three queries.
fn fresh(connection: &mut Connection) -> Result<Vec<Decided>> {
    type Found = (String, i64, String, String, chrono::NaiveDateTime, String, String, String, (String, String));
    let mut rows: Vec<Found> = outcomes::table
        .inner_join(competitions::table.inner_join(clubs::table))
        .filter(visible::competition())
        .order((outcomes::decided_at.desc(), outcomes::competition_id, outcomes::number.desc()))
        .limit(LOOKED_AT)
        .select((
            outcomes::competition_id,
            outcomes::number,
            outcomes::game,
            outcomes::how,
            outcomes::decided_at,
            competitions::name,
            competitions::slug,
            clubs::slug,
            (competitions::format, competitions::status),
        ))
        .load(connection)?;
    // A round of a large tournament would crowd out all others.
    let mut seen: HashMap<String, usize> = HashMap::new();
    rows.retain(|row| {
        let seen = seen.entry(row.0.clone()).or_default();
        *seen += 1;
        *seen <= OF_ONE
    });
    rows.truncate(FRESH);
    let ids: Vec<String> = rows.iter().map(|row| row.0.clone()).collect();
    let numbers: Vec<i64> = rows.iter().map(|row| row.1).collect();
    let seats: Vec<(String, i64, PlayerId, i64, i64)> = outcome_seats::table
        .inner_join(players::table)
        .filter(outcome_seats::competition_id.eq_any(&ids))
        .filter(outcome_seats::number.eq_any(&numbers))
        .order((outcome_seats::place, outcome_seats::seat))
        .select((
            outcome_seats::competition_id,
            outcome_seats::number,
            players::id,
            outcome_seats::place,
            outcome_seats::hundredths,
        ))
        .load(connection)?;
    let met: Vec<PlayerId> = seats.iter().map(|seat| seat.2).collect();
    let shown = people::shown(connection, &met)?;
    type Record = (Option<String>, Option<i64>, String);
    let boards: Vec<Record> = records::table
        .filter(records::competition_id.eq_any(&ids))
        .filter(records::table_number.eq_any(&numbers))
        .filter(visible::record_of_seen())
        .order(records::created_at.desc())
        .select((records::competition_id, records::table_number, records::id))
        .load(connection)?;
    let fresh = rows.into_iter().map(|(id, number, game, how, at, name, slug, club, (format, status))| {
        let own = seats.iter().filter(|seat| seat.0 == id && seat.1 == number);
        let called = |id: &PlayerId| shown.get(id).map(|shown| shown.name.clone()).unwrap_or_default();
        let seats = own.map(|seat| (called(&seat.2), seat.3, Points::hundredths(seat.4))).collect();
        let record = boards.iter().find(|board| board.0.as_ref() == Some(&id) && board.1 == Some(number));
        let record = record.filter(|_| are_open(&format, &status)).map(|(_, _, record)| record.clone());
        Decided { competition: (name, slug, club), number, game, how, at, seats, record }
    });
    Ok(fresh.collect())
}

/// The search filters.
#[derive(Debug, Clone, Default, Deserialize)]
struct Wanted {
    #[serde(default)]
    state: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    club: String,
    /// The last one of the page before.
    #[serde(default)]
    after: String,
}

/// A place in the list, to go on from: the last change and the id.
fn place(word: &str) -> Option<(NaiveDateTime, &str)> {
    let (at, id) = word.split_once('_')?;
    Some((DateTime::from_timestamp_millis(at.parse().ok()?)?.naive_utc(), id))
}

const A_PAGE: i64 = 50;

#[derive(Template)]
#[template(path = "public/competitions.html")]
struct ListPage {
    cx: Context,
    wanted: Wanted,
    cards: Vec<Card>,
    /// Ids and names.
    games: Vec<(String, String)>,
    clubs: Vec<(String, String)>,
    states: [&'static str; 5],
    after: Option<String>,
}

async fn list(app: web::Data<App>, viewer: Viewer, wanted: web::Query<Wanted>) -> Result<HttpResponse> {
    let wanted = wanted.into_inner();
    let asked = wanted.clone();
    let (rows, clubs) = app
        .db
        .query(move |connection| {
            let mut rows = competitions::table.inner_join(clubs::table).filter(visible::competition()).into_boxed();
            if !asked.state.is_empty() {
                rows = rows.filter(competitions::status.eq(asked.state));
            }
            if !asked.game.is_empty() {
                rows = rows.filter(competitions::game.eq(asked.game));
            }
            if !asked.club.is_empty() {
                rows = rows.filter(clubs::slug.eq(asked.club));
            }
            if let Some((at, id)) = place(&asked.after) {
                // The first condition is what the index goes by.
                rows = rows.filter(competitions::changed_at.le(at));
                rows = rows.filter(competitions::changed_at.lt(at).or(competitions::id.gt(id)));
            }
            let rows: Vec<Listed> = rows
                .order((competitions::changed_at.desc(), competitions::id))
                .limit(A_PAGE + 1)
                .select((Row::as_select(), clubs::slug, clubs::name))
                .load(connection)?;
            let clubs: Vec<(String, String)> = clubs::table
                .filter(visible::club())
                .order(clubs::name)
                .limit(500)
                .select((clubs::slug, clubs::name))
                .load(connection)?;
            Ok((rows, clubs))
        })
        .await?;
    show(viewer, move |viewer| {
        let cx = viewer.cx.clone();
        let ids = catalogue::all().iter().map(|game| game.facts.id);
        let mut games: Vec<(String, String)> = ids.map(|id| (id.to_owned(), cx.game(id))).collect();
        games.sort_by(|a, b| a.1.cmp(&b.1));
        let has_more = rows.len() as i64 > A_PAGE;
        let rows: Vec<Listed> = rows.into_iter().take(A_PAGE as usize).collect();
        let last = rows.last().filter(|_| has_more);
        let after = last.map(|(row, ..)| format!("{}_{}", row.changed_at.and_utc().timestamp_millis(), row.id));
        let after = after.map(|after| {
            let fields = [("state", &wanted.state), ("game", &wanted.game), ("club", &wanted.club), ("after", &after)];
            let fields: Vec<_> = fields.into_iter().filter(|(_, value)| !value.is_empty()).collect();
            format!("/competitions?{}", serde_html_form::to_string(fields).unwrap_or_default())
        });
        let cards = rows.into_iter().map(|row| card(row, &cx)).collect();
        Ok(ListPage {
            after,
            states: ["open", "ready", "running", "finished", "archived"],
            cx,
            wanted,
            cards,
            games,
            clubs,
        })
    })
    .await
}
