//! The desk: the next step, and one button for it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::text;
use podium_engine::text::Text;

use super::{Frame, rehearse, tables_text};
use crate::competitions::drawing::{self, Drawing};
use crate::competitions::event::StageKind;
use crate::competitions::format::{self, Next};
use crate::competitions::settings::Confirmer;
use crate::competitions::state::{
    Competition, EntryState, Game, GameState, RoundState, Standing, Status, Table, TableId,
};
use crate::error::{Error, Result};
use crate::pages::competitions::create::is_before_start;
use crate::web::{App, Context, Viewer, page};

/// A next step.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Step {
    label: String,
    /// The target of the button, and the word it submits, if any.
    to: String,
    word: Option<&'static str>,
}

impl Step {
    fn link(label: impl Into<String>, to: String) -> Self {
        Self { label: label.into(), to, word: None }
    }

    fn button(label: impl Into<String>, to: String, word: &'static str) -> Self {
        Self { label: label.into(), to, word: Some(word) }
    }
}

/// How many tables are in each state.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Counts {
    open: usize,
    waiting: usize,
    disputed: usize,
    adjourned: usize,
    settled: usize,
}

/// A stage as the desk shows it.
struct StageLine {
    at: usize,
    name: String,
    /// Existing rounds, and whether each is a draft.
    rounds: Vec<(usize, bool)>,
    says: Option<String>,
}

#[derive(Template)]
#[template(path = "competitions/desk.html")]
struct DeskPage {
    cx: Context,
    frame: Frame,
    /// A round that a job is drawing or failed to draw, and whether it is still trying.
    drawing: Option<(String, bool)>,
    says: String,
    main: Option<Step>,
    others: Vec<Step>,
    counts: Counts,
    accepted: usize,
    requested: usize,
    waiting_list: usize,
    checked_in: usize,
    stages: Vec<StageLine>,
    /// Tables that need an arbiter, each with the reason.
    calls: Vec<(TableId, String, &'static str)>,
    may_rehearse: bool,
    /// The most players a rehearsal takes.
    rehearsed: usize,
    most_rehearsed: usize,
}

pub(super) async fn show(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "desk")?;
    let it = frame.it.clone();
    let drawing = drawing::current(&app.competitions, app.config.pair_later, &it).await?;
    let next: Arc<[Coming]> = match drawing.as_ref().filter(|drawing| drawing.is_open()) {
        Some(drawing) => Arc::new([Ok(Next::Waits(later(drawing)))]),
        None => web::block(move || next_of_all(&it)).await.map_err(Error::internal)?,
    };
    page(&desk(viewer.cx, frame, &next, drawing))
}

/// What a stage is waiting for while a job draws its round.
fn later(Drawing { round, .. }: &Drawing) -> Text {
    text!("refused-round-being-drawn", round)
}

/// The progress of the drawing, as a sentence.
fn told(cx: &Context, drawing: &Drawing) -> String {
    let mut args = fluent_bundle::FluentArgs::new();
    args.set("round", drawing.round as u32);
    args.set("players", drawing.players as u32);
    let key = match &drawing.step {
        drawing::Step::Waiting => "desk-drawing-waiting",
        drawing::Step::Pairing(seconds) => {
            args.set("seconds", *seconds);
            "desk-drawing-pairing"
        }
        drawing::Step::Again => "desk-drawing-again",
        drawing::Step::Refused(why) => {
            args.set("why", why.get(cx.language.code()).cloned().unwrap_or_default());
            "desk-drawing-refused"
        }
        drawing::Step::GivenUp(job) => {
            args.set("job", job.as_str());
            "desk-drawing-given-up"
        }
    };
    cx.locale.format(key, Some(&args)).into_owned()
}

type Coming = Result<Next, Text>;

/// A cache of what comes next, keyed by the head of the chain.
static KNOWN: LazyLock<Mutex<HashMap<String, Arc<[Coming]>>>> = LazyLock::new(Default::default);
const MOST_KNOWN: usize = 50;

/// What comes next in every stage, without drawing it.
fn next_of_all(it: &Competition) -> Arc<[Coming]> {
    if it.status != Status::Running {
        return Arc::default();
    }
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(next) = known().get(&it.head) {
        return next.clone();
    }
    let next: Arc<[Coming]> = (0..it.stages.len()).map(|stage| format::coming(it, stage)).collect();
    let mut known = known();
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(it.head.clone(), next.clone());
    next
}

fn desk(cx: Context, frame: Frame, next: &[Coming], drawing: Option<Drawing>) -> DeskPage {
    let it = frame.it.clone();
    let counts = count(&it);
    let in_state = |state| it.entries.iter().filter(|entry| entry.state == state && !entry.withdrawn).count();
    let requested = in_state(EntryState::Requested);
    let accepted = in_state(EntryState::Accepted);
    let (says, steps) = match it.status {
        Status::Running => running(&cx, &frame, next, counts),
        Status::Finished => {
            let to = format!("{}/desk/finish", frame.path);
            (cx.t("desk-finished").into_owned(), vec![Step::link(cx.t("desk-do-finish"), to)])
        }
        Status::Archived => (cx.t("desk-archived").into_owned(), Vec::new()),
        _ => before(&cx, &frame, accepted, requested),
    };
    let mut steps = steps.into_iter();
    let main = steps.next();
    let stages = it.stages.iter().enumerate().map(|(at, stage)| StageLine {
        at,
        name: cx.text(&stage.name.text()).into_owned(),
        rounds: stage.rounds.iter().map(|round| (round.number, round.state == RoundState::Draft)).collect(),
        says: match next.get(at) {
            // Tables still open are listed above already.
            Some(Ok(Next::Waits(_))) if stage.kind == StageKind::Open || has_open(&it, at) => None,
            Some(Ok(Next::Waits(text)) | Err(text)) => Some(cx.text(text).into_owned()),
            _ => None,
        },
    });
    let stages = stages.collect();
    let calls =
        it.public_tables().filter_map(|table| Some((table.id, seated(&it, table), called(&it, table)?))).collect();
    let is_public = !it.settings.rehearsal;
    DeskPage {
        drawing: drawing.map(|drawing| (told(&cx, &drawing), drawing.is_open())),
        says,
        main,
        others: steps.collect(),
        counts,
        accepted,
        requested,
        waiting_list: in_state(EntryState::WaitingList),
        checked_in: it.entries.iter().filter(|entry| entry.is_in() && entry.checked_in).count(),
        stages,
        calls,
        rehearsed: if accepted > 1 { accepted.min(rehearse::MOST) } else { 12 },
        most_rehearsed: rehearse::MOST,
        may_rehearse: frame.is_organiser && is_public && is_before_start(it.status),
        frame,
        cx,
    }
}

fn seated(it: &Competition, table: &Table) -> String {
    format!("{}.{} {}", table.round, table.place, tables_text::names(it, table))
}

/// Why a table needs an arbiter.
fn called(it: &Competition, table: &Table) -> Option<&'static str> {
    match it.standing(table) {
        Standing::Disputed => Some("disputed"),
        _ if table.postponement.is_some() => Some("postponement"),
        Standing::Waiting if it.settings.confirm.by == Confirmer::Staff || table.games.iter().any(is_held) => {
            Some("waiting")
        }
        _ => None,
    }
}

/// Waits for a confirmation that no timeout gives.
fn is_held(game: &Game) -> bool {
    game.is_held && game.state == GameState::Waiting
}

fn count(it: &Competition) -> Counts {
    let mut counts = Counts::default();
    for table in it.public_tables() {
        match it.standing(table) {
            Standing::Open => counts.open += 1,
            Standing::Waiting => counts.waiting += 1,
            Standing::Disputed => counts.disputed += 1,
            Standing::Adjourned => counts.adjourned += 1,
            Standing::Voided => {}
            _ => counts.settled += 1,
        }
    }
    counts
}

/// The fewest entries needed to start.
pub(super) fn fewest(it: &Competition) -> usize {
    it.settings.format.rules().fewest().min(2)
}

/// Before the start: entries first, then start.
fn before(cx: &Context, frame: &Frame, accepted: usize, requested: usize) -> (String, Vec<Step>) {
    let (it, path) = (&frame.it, &frame.path);
    let entries = format!("{path}/desk/entries");
    let add = || Step::link(cx.t("desk-do-add-players"), entries.clone());
    let open = || Step::button(cx.t("desk-do-open-registration"), format!("{path}/desk/registration"), "open");
    let close = || Step::button(cx.t("desk-do-close-registration"), format!("{path}/desk/registration"), "close");
    let start = || Step::button(cx.t("desk-do-start"), format!("{path}/desk/start"), "start");
    let enough = accepted >= fewest(it);
    if !frame.is_organiser {
        return (cx.t("desk-not-started").into_owned(), vec![Step::link(cx.t("desk-do-check-in"), entries)]);
    }
    if requested > 0 {
        let says = cx.t1("desk-requests", "count", requested as u32).into_owned();
        return (says, vec![Step::link(cx.t("desk-do-decide-requests"), entries)]);
    }
    let mut steps = match (it.status, enough) {
        (_, false) => vec![add()],
        (_, true) if it.settings.check_in => vec![start(), Step::link(cx.t("desk-do-check-in"), entries.clone())],
        (_, true) => vec![start(), add()],
    };
    steps.push(if it.status == Status::Open { close() } else { open() });
    let says = match (enough, accepted) {
        (true, _) => cx.t1("desk-ready", "count", accepted as u32),
        (false, 0) => cx.t("desk-empty"),
        (false, _) => cx.t("desk-too-few"),
    };
    (says.into_owned(), steps)
}

/// While running: disputes, drafts, results, the next round, the end.
fn running(cx: &Context, frame: &Frame, next: &[Coming], counts: Counts) -> (String, Vec<Step>) {
    let (it, path) = (&frame.it, &frame.path);
    let mut steps = Vec::new();
    let mut says = Vec::new();
    if counts.disputed > 0 {
        let first = it.public_tables().find(|table| it.standing(table) == Standing::Disputed);
        says.push(cx.t1("desk-disputed", "count", counts.disputed as u32).into_owned());
        steps.extend(first.map(|table| Step::link(cx.t("desk-do-rule"), format!("{path}/desk/tables/{}", table.id))));
    }
    let drafts: Vec<(usize, usize)> = it
        .stages
        .iter()
        .enumerate()
        .filter_map(|(at, stage)| {
            stage.rounds.last().filter(|round| round.state == RoundState::Draft).map(|r| (at, r.number))
        })
        .collect();
    if let Some((stage, round)) = drafts.first() {
        let kind = it.kind_of_rounds(*stage);
        says.push(cx.t2("desk-draft-waits", "round", *round as u32, "kind", kind).into_owned());
        steps.push(Step::link(
            cx.t2("desk-do-look", "round", *round as u32, "kind", kind),
            format!("{path}/desk/rounds/{stage}/{round}"),
        ));
        if drafts.len() > 1 {
            steps.push(Step::button(cx.t("desk-do-publish-all"), format!("{path}/desk/rounds"), "publish"));
        }
    }
    let pending = pending(it);
    if let Some((stage, round, count)) = pending {
        let kind = it.kind_of_rounds(stage);
        says.push(cx.text(&text!("desk-pending", count, round, kind)).into_owned());
        steps.push(Step::link(
            cx.t2("desk-do-results", "round", round as u32, "kind", kind),
            format!("{path}/desk/results/{stage}/{round}"),
        ));
    }
    let drawable: Vec<usize> = next
        .iter()
        .enumerate()
        .filter(|(at, coming)| {
            let draft = drafts.iter().any(|(stage, _)| stage == at);
            !draft && (matches!(coming, Ok(Next::Round(_) | Next::Tables(_))) || goes_on(it, *at, coming))
        })
        .map(|(at, _)| at)
        .collect();
    if let Some(&first) = drawable.first() {
        let round = it.stages.get(first).map_or(1, |stage| stage.published() + 1);
        let on = next.get(first).is_some_and(|coming| goes_on(it, first, coming));
        let label = match (on, drawable.len()) {
            (true, _) => cx.t("desk-do-next-stage"),
            (_, 1) => cx.t2("desk-do-draw", "round", round as u32, "kind", it.kind_of_rounds(first)),
            _ => cx.t1("desk-do-draw-all", "kind", it.kind_of_all_rounds()),
        };
        if steps.is_empty() {
            let is_round = matches!(next.get(first), Some(Ok(Next::Round(_))));
            says.push(match is_round && it.public_tables().next().is_none() {
                true => cx.t1("desk-draw-first", "kind", it.kind_of_rounds(first)).into_owned(),
                false => cx.t("desk-draw").into_owned(),
            });
        }
        steps.push(Step::button(label, format!("{path}/desk/rounds"), "draw"));
    }
    let is_open = |at: usize| it.stages.get(at).is_some_and(|stage| stage.kind == StageKind::Open);
    let over = next.iter().enumerate().all(|(at, coming)| {
        is_open(at) || matches!(coming, Ok(Next::Over)) || (matches!(coming, Ok(Next::Stage(_))) && at + 1 < next.len())
    });
    if over && frame.is_organiser {
        if steps.is_empty() {
            // Open-ended stages end when the organiser says so.
            let open = next.iter().enumerate().find_map(|(at, coming)| match coming {
                Ok(Next::Waits(text)) if is_open(at) => Some(cx.text(text).into_owned()),
                _ => None,
            });
            steps.extend(open.is_some().then(|| Step::link(cx.t("desk-public-page"), path.clone())));
            says.push(open.unwrap_or_else(|| cx.t("desk-over").into_owned()));
        }
        steps.push(Step::link(cx.t("desk-do-close"), format!("{path}/desk/finish")));
    }
    if says.is_empty() {
        says.push(cx.t("desk-waits").into_owned());
    }
    (says.join(" "), steps)
}

/// Whether a stage leads to another that does not exist yet.
fn goes_on(it: &Competition, at: usize, coming: &Coming) -> bool {
    matches!(coming, Ok(Next::Stage(_))) && at + 1 == it.stages.len()
}

/// The earliest round with unsettled tables, and how many.
fn pending(it: &Competition) -> Option<(usize, usize, usize)> {
    let is_open = |table: &&Table| is_open(it, table);
    let first = it.public_tables().filter(is_open).map(|table| (table.round, table.stage)).min()?;
    let (round, stage) = first;
    let count = it.public_tables().filter(is_open).filter(|table| (table.round, table.stage) == first).count();
    Some((stage, round, count))
}

fn is_open(it: &Competition, table: &Table) -> bool {
    !it.standing(table).is_settled()
}

fn has_open(it: &Competition, stage: usize) -> bool {
    it.public_tables().any(|table| table.stage == stage && is_open(it, table))
}
