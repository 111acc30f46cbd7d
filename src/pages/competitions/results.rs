//! Entering results of a round, many at a time.

pub(super) mod typed;

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::series::Rule;

use super::{Frame, RoundPath, act, numbers, tables_text};
use crate::competitions::state::{Competition, GameState, Status, Table, TableId};
use crate::error::{Error, Result};
use crate::web::{App, Context, Fields, Viewer, again, page, see};

/// A table of the grid.
pub(super) struct Line {
    pub(super) id: TableId,
    pub(super) place: usize,
    pub(super) seats: Vec<String>,
    pub(super) status: &'static str,
    /// The current match score, as a sentence.
    pub(super) progress: String,
    /// Games as reported or entered.
    pub(super) games: Vec<String>,
    /// The number of the next game.
    pub(super) next: usize,
    pub(super) settled: bool,
    /// A report awaits confirmation.
    pub(super) waits: bool,
    pub(super) pair: bool,
    pub(super) scores: bool,
    pub(super) alone: bool,
    /// The match has several games, so single games can be forfeited.
    pub(super) series: bool,
    pub(super) error: Option<String>,
}

pub(super) fn line(cx: &Context, it: &Competition, table: &Table) -> Line {
    let standing = it.standing(table);
    let progress = match it.progress(table) {
        Ok(progress) => cx.text(&progress.text).into_owned(),
        Err(text) => cx.text(&text).into_owned(),
    };
    let untouched = table.games.is_empty() && table.forfeits.is_empty();
    Line {
        id: table.id,
        place: table.place,
        seats: table.seats.iter().map(|&entry| it.full_name(entry).to_owned()).collect(),
        status: standing.word(),
        progress: if untouched { String::new() } else { progress },
        games: table.games.iter().map(|game| tables_text::result(cx, it, table, game)).collect(),
        next: table.games.len() + 1,
        settled: standing.is_settled(),
        waits: table.games.iter().any(|game| game.state == GameState::Waiting),
        pair: table.seats.len() == 2,
        scores: tables_text::scores(&it.settings.rule).is_some(),
        alone: table.seats.len() == 1,
        series: !matches!(it.settings.rule, Rule::Single { .. } | Rule::Attack(_)),
        error: None,
    }
}

#[derive(Template)]
#[template(path = "competitions/results.html")]
struct ResultsPage {
    cx: Context,
    frame: Frame,
    stage: usize,
    round: usize,
    stage_name: String,
    lines: Vec<Line>,
    running: bool,
}

fn results_page(
    cx: Context,
    frame: Frame,
    at: usize,
    round: usize,
    errors: &[(TableId, String)],
) -> Result<ResultsPage> {
    let it = frame.it.clone();
    let stage = it.stages.get(at).ok_or(Error::NotFound)?;
    let shown = it.round(at, round).ok_or(Error::NotFound)?;
    let tables = shown.tables.iter().filter_map(|&id| it.table(id)).filter(|table| it.is_public(table));
    let with_error = |table: &Table| {
        let error = errors.iter().find(|(id, _)| *id == table.id).map(|(_, error)| error.clone());
        Line { error, ..line(&cx, &it, table) }
    };
    Ok(ResultsPage {
        stage: at,
        round,
        stage_name: cx.text(&stage.name.text()).into_owned(),
        lines: tables.map(with_error).collect(),
        running: it.status == Status::Running,
        frame,
        cx,
    })
}

pub(super) async fn show(viewer: Viewer, path: RoundPath) -> Result<HttpResponse> {
    let (stage, round) = numbers(&path)?;
    let frame = Frame::new(&viewer, "results")?;
    page(&results_page(viewer.cx, frame, stage, round, &[])?)
}

/// Enters every valid result; the others come back with their errors.
pub(super) async fn enter(
    app: web::Data<App>,
    viewer: Viewer,
    path: RoundPath,
    fields: Fields,
) -> Result<HttpResponse> {
    let (stage, round) = numbers(&path)?;
    let refused = Arc::new(Mutex::new(Vec::new()));
    let (told, typed) = (refused.clone(), fields.clone());
    let changed = act(&app, &viewer, &fields, move |it, _| {
        let mut events = Vec::new();
        let tables = it.round(stage, round).map(|round| round.tables.clone()).unwrap_or_default();
        for table in tables.iter().filter_map(|&id| it.table(id)) {
            let mark = table.id.to_string();
            let rule = &it.settings.rule;
            let done = typed::read(table, rule, &typed, &mark).and_then(|entered| match entered {
                None => Ok(Vec::new()),
                Some(entered) => {
                    let game = typed.number(&format!("game{mark}"), 0..=usize::MAX)?.unwrap_or(table.games.len() + 1);
                    entered.apply(it, table, game, "")
                }
            });
            match done {
                Ok(done) => events.extend(done),
                Err(why) => told.lock().unwrap_or_else(PoisonError::into_inner).push((table.id, why)),
            }
        }
        Ok(events)
    })
    .await?;
    let refused = std::mem::take(&mut *refused.lock().unwrap_or_else(PoisonError::into_inner));
    if refused.is_empty() {
        let base = format!("{}/{}/desk", viewer.club()?.path(), changed.slug);
        return Ok(see(&format!("{base}/results/{stage}/{round}?done=results")));
    }
    let frame = Frame { it: changed, ..Frame::new(&viewer, "results")? };
    let errors: Vec<_> = refused.into_iter().map(|(id, why)| (id, viewer.cx.text(&why).into_owned())).collect();
    again(&results_page(viewer.cx, frame, stage, round, &errors)?)
}
