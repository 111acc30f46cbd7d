//! Standings, with the computation of every value.

use actix_web::HttpResponse;
use askama::Template;

use super::plots;
use crate::competitions::format;
use crate::competitions::format::board::Zone;
use crate::competitions::state::{Competition, EntryId};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::plots::PlotView;
use crate::pages::public::show::show;
use crate::web::{Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}" Anyone page;
}

/// Standings of a stage.
pub(super) struct StageView {
    pub(super) title: String,
    pub(super) columns: Vec<Column>,
    pub(super) rows: Vec<Row>,
    pub(super) notes: Vec<String>,
    /// The zones present, for the legend below the table.
    pub(super) zones: Vec<&'static str>,
}

#[derive(Clone)]
pub(super) struct Column {
    pub(super) code: String,
    pub(super) title: String,
    pub(super) about: String,
}

pub(super) struct Row {
    pub(super) rank: String,
    pub(super) name: String,
    pub(super) path: String,
    pub(super) mine: bool,
    pub(super) withdrawn: bool,
    pub(super) zone: Option<&'static str>,
    pub(super) cells: Vec<Cell>,
}

pub(super) struct Cell {
    /// Its name, unless the sum includes it.
    pub(super) title: Option<String>,
    pub(super) text: String,
    /// The computation on one line.
    pub(super) sum: Option<String>,
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct Page {
    cx: Context,
    head: Head,
    stages: Vec<StageView>,
    plots: Vec<PlotView>,
    many: bool,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "standings")?;
        let competition = viewer.competition()?;
        let stages = stages(competition, &head.path, &viewer.cx, viewer.entry);
        let plots = plots::of(competition, &viewer.cx);
        Ok(Page { cx: viewer.cx.clone(), many: stages.len() > 1, stages, plots, head })
    })
    .await
}

/// All stages, the latest first: it is the one being played.
pub(super) fn stages(competition: &Competition, path: &str, locale: &Locale, mine: Option<EntryId>) -> Vec<StageView> {
    let is_last = |at: usize| at + 1 == competition.stages.len();
    let mut order: Vec<usize> = (0..competition.stages.len()).collect();
    // The knockout after groups, the play-offs after a league.
    order.sort_by_key(|&at| !(is_last(at) && is_after(competition, at)));
    order.into_iter().filter_map(|at| stage(competition, at, path, locale, mine)).collect()
}

fn is_after(competition: &Competition, at: usize) -> bool {
    use crate::competitions::event::StageKind;
    at > 0 && competition.stages.get(at).is_some_and(|stage| matches!(stage.kind, StageKind::Bracket { .. }))
}

fn stage(
    competition: &Competition,
    at: usize,
    path: &str,
    locale: &Locale,
    mine: Option<EntryId>,
) -> Option<StageView> {
    let board = format::explained(competition, at);
    let columns: Vec<Column> = board
        .columns
        .iter()
        .map(|column| Column {
            code: locale.text(&column.code).into_owned(),
            title: locale.text(&column.title).into_owned(),
            about: column.about.as_ref().map(|about| locale.text(about).into_owned()).unwrap_or_default(),
        })
        .collect();
    let mut zones: Vec<&'static str> = board.rows.iter().filter_map(|row| row.zone.map(zone)).collect();
    zones.dedup();
    let rows = board.rows.iter().map(|row| Row {
        rank: row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
        name: competition.name(row.entry).to_owned(),
        path: format!("{path}/entries/{}", row.entry),
        mine: mine == Some(row.entry),
        withdrawn: row.withdrawn,
        zone: row.zone.map(zone),
        cells: row
            .cells
            .iter()
            .zip(&columns)
            .map(|(cell, column)| Cell {
                title: cell.value.is_none().then(|| column.title.clone()),
                text: locale.decimal(&cell.text),
                sum: cell
                    .value
                    .as_ref()
                    .map(|value| &value.text)
                    .or(cell.why.as_ref())
                    .map(|text| locale.text(text).into_owned()),
            })
            .collect(),
    });
    Some(StageView {
        title: locale.text(&competition.stages.get(at)?.name.text()).into_owned(),
        rows: rows.collect(),
        notes: board.notes.iter().map(|note| locale.text(note).into_owned()).collect(),
        columns,
        zones,
    })
}

pub(super) const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::On => "on",
        Zone::Up => "up",
        Zone::PlayOff => "play-off",
        Zone::Down => "down",
    }
}
