//! Entries, and the page of a single one.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::standings::Left;

use crate::access::people;
use crate::competitions::format;
use crate::competitions::project::entry_state;
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, EntryId, EntryState};
use crate::error::{Error, Result};
use crate::pages::public::head::Head;
use crate::pages::public::lines::{Line, line};
use crate::pages::public::show::show;
use crate::web::{App, Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/entries" Anyone page;
    GET "/clubs/{club}/{competition}/entries/{entry}" Anyone one;
}

pub(super) struct EntryView {
    pub(super) number: u32,
    pub(super) seed: Option<u32>,
    pub(super) name: String,
    pub(super) path: String,
    pub(super) club: Option<String>,
    pub(super) rating: Option<u32>,
    pub(super) state: &'static str,
    pub(super) withdrawn: bool,
    pub(super) mine: bool,
}

#[derive(Template)]
#[template(path = "public/entries.html")]
struct Page {
    cx: Context,
    head: Head,
    entries: Vec<EntryView>,
    rated: bool,
    clubs: bool,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "entries")?;
        let entries = entries(viewer.competition()?, &head.path, viewer.entry);
        let rated = entries.iter().any(|entry| entry.rating.is_some());
        let clubs = entries.iter().any(|entry| entry.club.is_some());
        Ok(Page { cx: viewer.cx.clone(), entries, rated, clubs, head })
    })
    .await
}

/// All entries not refused, in starting order.
pub(super) fn entries(competition: &Competition, path: &str, mine: Option<EntryId>) -> Vec<EntryView> {
    let mut entries: Vec<_> = competition.entries.iter().filter(|entry| entry.state != EntryState::Refused).collect();
    entries.sort_by_key(|entry| (entry.state != EntryState::Accepted, entry.seed.unwrap_or(u32::MAX), entry.id));
    let view = |entry: &crate::competitions::Entry| EntryView {
        number: entry.id.0,
        seed: entry.seed,
        name: entry.name.to_string(),
        path: format!("{path}/entries/{}", entry.id),
        club: entry.club.as_ref().map(ToString::to_string),
        rating: entry.rating,
        state: entry_state(entry.state),
        withdrawn: entry.withdrawn,
        mine: mine == Some(entry.id),
    };
    entries.into_iter().map(view).collect()
}

/// A value with its computation, opponent by opponent.
struct Opened {
    title: String,
    text: String,
    sum: Option<String>,
    terms: Vec<Term>,
}

struct Term {
    round: Option<usize>,
    opponent: String,
    number: String,
    why: String,
    /// Why it does not count, a message `left-…`.
    left: Option<&'static str>,
}

struct Place {
    stage: String,
    /// What its rounds are, for messages: `bracket` or `round`.
    kind: &'static str,
    rank: String,
    values: Vec<Opened>,
}

#[derive(Template)]
#[template(path = "public/entry.html")]
struct OnePage {
    cx: Context,
    head: Head,
    entry: EntryView,
    player: Option<String>,
    places: Vec<Place>,
    /// The number and kind of the round, and the table.
    lines: Vec<(usize, &'static str, Line)>,
}

async fn one(app: web::Data<App>, viewer: Viewer, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    let id = path.2.parse().map(EntryId).map_err(|_| Error::NotFound)?;
    let player = viewer.competition()?.entry(id).ok_or(Error::NotFound)?.player;
    let shown = app.db.query(move |connection| Ok(people::shown(connection, &[player])?.remove(&player))).await?;
    let player = shown.and_then(|shown| shown.path);
    show(viewer, move |viewer| {
        let head = Head::of(viewer, "entries")?;
        let competition = viewer.competition()?;
        let found = entries(competition, &head.path, viewer.entry).into_iter().find(|entry| entry.number == id.0);
        let entry = found.ok_or(Error::NotFound)?;
        let tables = competition.public_tables().filter(|table| table.seat_of(id).is_some());
        let wording = Wording::of(competition);
        let lines = tables.map(|table| {
            let kind = competition.kind_of_rounds(table.stage);
            (table.round, kind, line(&wording, table, &head.path, &viewer.cx, viewer.entry))
        });
        let places = (0..competition.stages.len()).filter_map(|at| place(competition, at, id, &viewer.cx));
        Ok(OnePage {
            player: player.clone(),
            places: places.collect(),
            lines: lines.collect(),
            cx: viewer.cx.clone(),
            entry,
            head,
        })
    })
    .await
}

fn place(competition: &Competition, at: usize, id: EntryId, locale: &Locale) -> Option<Place> {
    let stage = competition.stages.get(at)?;
    let board = format::explained(competition, at);
    let row = board.rows.iter().find(|row| row.entry == id)?;
    let name = |player: usize| stage.entries.get(player).map_or("—", |&entry| competition.name(entry)).to_owned();
    let values = row.cells.iter().zip(&board.columns).map(|(cell, column)| {
        let terms = cell.value.iter().flat_map(|value| &value.terms).map(|term| Term {
            round: term.round.map(|round| round + 1),
            opponent: term.opponent.map(name).unwrap_or_default(),
            number: locale.decimal(&term.number.to_string()),
            why: locale.text(&term.why).into_owned(),
            left: term.left.map(left),
        });
        let text = cell.value.as_ref().map(|value| &value.text).or(cell.why.as_ref());
        Opened {
            title: locale.text(&column.title).into_owned(),
            text: locale.decimal(&cell.text),
            sum: text.map(|text| locale.text(text).into_owned()),
            terms: terms.collect(),
        }
    });
    Some(Place {
        stage: locale.text(&stage.name.text()).into_owned(),
        kind: competition.kind_of_rounds(at),
        rank: row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
        values: values.collect(),
    })
}

const fn left(left: Left) -> &'static str {
    match left {
        Left::Lowest => "lowest",
        Left::Highest => "highest",
        Left::Unplayed => "unplayed",
        Left::Early => "early",
        Left::BelowLimit => "below-limit",
    }
}
