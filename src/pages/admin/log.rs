//! The audit log: every chain of events, newest first.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text::Text;
use serde::Deserialize;

use crate::competitions::event::Event;
use crate::dates::When;
use crate::error::Result;
use crate::ids::ClubId;
use crate::store::Connection;
use crate::store::chain::{self, EventRow, Opened};
use crate::store::schema::clubs as club_table;
use crate::store::schema::competitions as competition_table;
use crate::store::schema::events;
use crate::web::{App, Context, Viewer, page};
use crate::{clubs, competitions};

crate::routes! {
    GET "/admin/log" Admin list;
}

/// Rows per page.
const MOST: i64 = 100;

#[derive(Template)]
#[template(path = "admin/log.html")]
struct LogPage {
    cx: Context,
    stream: String,
    lines: Vec<Line>,
    /// The time of the last row, where there are more.
    before: Option<String>,
}

struct Line {
    row: EventRow,
    said: String,
    /// The subject of the stream.
    name: String,
    holds: bool,
}

#[derive(Debug, Deserialize)]
struct Query {
    #[serde(default)]
    stream: String,
    #[serde(default)]
    before: Option<chrono::NaiveDateTime>,
}

async fn list(app: web::Data<App>, viewer: Viewer, query: web::Query<Query>) -> Result<HttpResponse> {
    let Query { stream, before } = query.into_inner();
    let wanted = stream.trim().to_owned();
    let (rows, names) = app
        .db
        .query(move |connection| {
            let mut rows = events::table.into_boxed();
            if !wanted.is_empty() {
                rows = rows.filter(events::stream.eq(wanted));
            }
            if let Some(before) = before {
                // No database stores every date that can be written.
                let before = When::nearest(before.and_utc()).utc().naive_utc();
                rows = rows.filter(events::at.lt(before));
            }
            let order = (events::at.desc(), events::stream, events::revision.desc());
            let rows: Vec<EventRow> = rows.order(order).limit(MOST).select(EventRow::as_select()).load(connection)?;
            let of = |kind: &str| -> Vec<String> {
                rows.iter().filter_map(|row| row.stream.strip_prefix(kind)).map(str::to_owned).collect()
            };
            let mut names: HashMap<String, String> = HashMap::new();
            let found = club_table::table.filter(club_table::id.eq_any(of("club:")));
            let found: Vec<(ClubId, String)> = found.select((club_table::id, club_table::name)).load(connection)?;
            names.extend(found.into_iter().map(|(id, name)| (clubs::log::stream(id), name)));
            let found = competition_table::table.filter(competition_table::id.eq_any(of("competition:")));
            let found: Vec<(String, String)> =
                found.select((competition_table::id, competition_table::name)).load(connection)?;
            names.extend(found.into_iter().map(|(id, name)| (competitions::store::stream(&id), name)));
            let rows = rows.into_iter().map(|row| Ok((said(connection, &row)?, row))).collect::<Result<Vec<_>>>()?;
            Ok((rows, names))
        })
        .await?;
    let full = rows.len() as i64 == MOST;
    let before = rows.last().filter(|_| full).map(|(_, row)| row.at.format("%Y-%m-%dT%H:%M:%S%.3f").to_string());
    let mut lines = Vec::new();
    for (said, row) in rows {
        let said = match said {
            Said::Told(text) => Some(text),
            Said::Competition(opened) => sentence(&app, &row, &opened).await?,
            Said::Unreadable => None,
        };
        lines.push(Line {
            said: said.map_or_else(|| row.body.clone(), |said| viewer.cx.text(&said).into_owned()),
            name: names.get(&row.stream).cloned().unwrap_or_default(),
            holds: row.hash == row.expected_hash(),
            row,
        });
    }
    page(&LogPage { cx: viewer.cx, stream, lines, before })
}

/// A row as a sentence, as far as possible without its competition.
enum Said {
    Told(Text),
    Competition(Box<Opened<Event>>),
    Unreadable,
}

fn said(connection: &mut Connection, row: &EventRow) -> Result<Said> {
    let row = std::slice::from_ref(row);
    let first = |stream: &str| row.first().is_some_and(|row| row.stream.starts_with(stream));
    Ok(if first("competition:") {
        let opened = chain::open(connection, row).ok().and_then(|mut opened| opened.pop());
        opened.map_or(Said::Unreadable, |opened| Said::Competition(Box::new(opened)))
    } else if first("club:") {
        let opened = chain::open(connection, row).ok().and_then(|mut opened| opened.pop());
        opened.map_or(Said::Unreadable, |opened| Said::Told(clubs::log::sentence(&opened)))
    } else {
        let opened = chain::open(connection, row).ok().and_then(|mut opened| opened.pop());
        opened.map_or(Said::Unreadable, |opened| Said::Told(crate::site::log::sentence(&opened)))
    })
}

async fn sentence(app: &App, row: &EventRow, opened: &Opened<Event>) -> Result<Option<Text>> {
    let Some(id) = row.stream.strip_prefix("competition:") else { return Ok(None) };
    let competition = app.competitions.get(id).await?;
    Ok(Some(competitions::log::sentence(&competition, opened)))
}
