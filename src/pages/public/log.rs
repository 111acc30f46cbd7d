//! The public log of a competition, and the records that prove results.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text::Text;

use crate::access::records::{is_open, may_see};
use crate::access::visible;
use crate::competitions::event::Event;
use crate::competitions::state::{Competition, Table};
use crate::competitions::{log, store};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::show::show;
use crate::store::chain::{self, Opened};
use crate::store::schema::records;
use crate::web::{App, Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/log" Anyone page;
    GET "/clubs/{club}/{competition}/records" Anyone records_page;
}

pub(super) struct Entry {
    pub(super) revision: i64,
    pub(super) at: chrono::DateTime<chrono::Utc>,
    pub(super) time: String,
    pub(super) told: String,
    pub(super) mark: String,
}

#[derive(Template)]
#[template(path = "public/log.html")]
struct Page {
    cx: Context,
    head: Head,
    rows: Vec<Entry>,
    whole: String,
}

async fn page(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let rows = rows(&app, viewer.competition()?).await?;
    show(viewer, move |viewer| {
        let head = Head::of(viewer, "log")?;
        let competition = viewer.competition()?;
        let rows = entries(competition, &rows, &viewer.cx);
        Ok(Page { cx: viewer.cx.clone(), whole: competition.head.clone(), rows, head })
    })
    .await
}

/// The chain of a competition.
pub(in crate::pages) async fn rows(app: &App, competition: &Competition) -> Result<Vec<Opened<Event>>> {
    let stream = store::stream(&competition.id);
    app.db
        .query(move |connection| {
            let rows = chain::rows(connection, &stream, 0)?;
            chain::open(connection, &rows)
        })
        .await
}

/// The public entries, newest first: neither refused entries nor unpublished draws.
pub(super) fn entries(competition: &Competition, rows: &[Opened<Event>], locale: &Locale) -> Vec<Entry> {
    let entry = |(row, told): (&Opened<Event>, Text)| Entry {
        revision: row.revision,
        at: row.at,
        time: locale.time(row.at),
        told: locale.text(&told).into_owned(),
        mark: row.hash.get(..8).unwrap_or_default().to_owned(),
    };
    told(competition, rows).map(entry).collect()
}

/// The public events of a chain as sentences, newest first.
pub(in crate::pages) fn told<'a>(
    competition: &'a Competition,
    rows: &'a [Opened<Event>],
) -> impl Iterator<Item = (&'a Opened<Event>, Text)> {
    let shown = rows.iter().rev().filter(|row| is_public(&row.event));
    shown.map(|row| (row, log::sentence(competition, row)))
}

fn is_public(event: &Event) -> bool {
    use crate::competitions::state::EntryState;
    match event {
        Event::RoundDrawn { .. } | Event::RoundScrapped { .. } | Event::PublicNameChanged { .. } => false,
        Event::EntryStateSet { state, .. } => *state != EntryState::Refused,
        _ => true,
    }
}

/// A record of a competition.
pub(in crate::pages) struct RecordLine {
    pub(in crate::pages) id: String,
    pub(in crate::pages) table: i64,
    pub(in crate::pages) names: String,
    pub(in crate::pages) game: usize,
    pub(in crate::pages) turns: i64,
    pub(in crate::pages) status: &'static str,
}

#[derive(Template)]
#[template(path = "public/records.html")]
struct RecordsPage {
    cx: Context,
    head: Head,
    /// Some records may not be public yet.
    is_closed: bool,
    records: Vec<RecordLine>,
}

async fn records_page(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let turns = turns(&app, viewer.competition()?).await?;
    show(viewer, move |viewer| {
        let head = Head::of(viewer, "records")?;
        let competition = viewer.competition()?;
        let records = record_lines(competition, &turns, |table| may_see(viewer, competition, Some(table)));
        Ok(RecordsPage { cx: viewer.cx.clone(), is_closed: !is_open(competition), records, head })
    })
    .await
}

/// The number of turns of each record of a competition.
pub(in crate::pages) async fn turns(app: &App, competition: &Competition) -> Result<Vec<(String, i64)>> {
    let id = competition.id.clone();
    app.db
        .query(move |connection| {
            let own = records::table.filter(records::competition_id.eq(id)).filter(visible::record_of_seen());
            Ok(own.select((records::id, records::turns)).load(connection)?)
        })
        .await
}

/// The records of public tables that the viewer may see, newest table first.
pub(in crate::pages) fn record_lines(
    competition: &Competition,
    turns: &[(String, i64)],
    may_see: impl Fn(&Table) -> bool,
) -> Vec<RecordLine> {
    let tables = competition.public_tables().filter(|table| may_see(table)).collect::<Vec<_>>().into_iter().rev();
    let lines = tables.flat_map(|table| {
        let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
        let names = names.join(" – ");
        table.games.iter().enumerate().filter_map(move |(at, game)| {
            let id = game.record.clone()?;
            let turns = turns.iter().find(|(record, _)| *record == id)?.1;
            Some(RecordLine {
                id,
                table: table.id.0.into(),
                names: names.clone(),
                game: at + 1,
                turns,
                status: super::table_view::word(game),
            })
        })
    });
    lines.collect()
}
