//! Rounds: starting, drawing, viewing, editing by hand, publishing.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use podium_engine::text;
use podium_engine::text::Text;

use super::{Frame, RoundPath, act, change_of, numbers, tables_text};
use crate::competitions::actions::Done;
use crate::competitions::actions::adjust::{self, Change};
use crate::competitions::actions::rounds as actions;
use crate::competitions::drawing;
use crate::competitions::event::{DrawnBye, Event, Happened, StageKind};
use crate::competitions::form;
use crate::competitions::format::{self, Next};
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, EntryId, RoundState, Table, TableId};
use crate::error::{Error, Result};
use crate::ids;
use crate::store::chain;
use crate::web::{App, Context, Fields, Viewer, again, page, see};

pub(super) async fn start(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let it = viewer.competition()?.clone();
    let previous = match &it.settings.previous {
        Some(previous) => app.competitions.get(previous).await.ok(),
        None => None,
    };
    let lots = ids::new_lots();
    act(&app, &viewer, &fields, move |it, now| {
        let close = previous.as_ref().and_then(|previous| previous.season.as_ref());
        actions::start(it, lots, close, now)
    })
    .await?;
    Ok(see(&format!("{}/{}/desk?done=started", viewer.club()?.path(), it.slug)))
}

/// Draws or publishes in all stages that are ready: groups, divisions.
pub(super) async fn change_all(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let publish = fields.get("do") == "publish";
    let it = viewer.competition()?;
    if !publish && drawing::is_heavy(app.config.pair_later, it) {
        let round = it.stages.first().map_or(1, |stage| stage.published() + 1);
        return draw_later(&app, &viewer, &fields, 0, round).await;
    }
    let changed =
        act(&app, &viewer, &fields, move |it, now| if publish { publish_all(it, now) } else { draw_all(it, now) });
    let changed = changed.await?;
    let desk = format!("{}/{}/desk", viewer.club()?.path(), changed.slug);
    if publish {
        return Ok(see(&format!("{desk}?done=published")));
    }
    let is_draft = |(at, stage): (usize, &crate::competitions::Stage)| {
        stage.rounds.last().filter(|round| round.state == RoundState::Draft).map(|round| (at, round.number))
    };
    let drafts: Vec<(usize, usize)> = changed.stages.iter().enumerate().filter_map(is_draft).collect();
    Ok(see(&match drafts.as_slice() {
        [(stage, round)] => format!("{desk}/rounds/{stage}/{round}?done=drawn"),
        _ => format!("{desk}?done=drawn"),
    }))
}

/// Requests the drawing of a large field's round; the desk shows the progress.
async fn draw_later(app: &App, viewer: &Viewer, fields: &Fields, stage: usize, round: usize) -> Result<HttpResponse> {
    let it = viewer.competition()?;
    drawing::ask(&app.competitions, it, change_of(viewer, fields, chain::now())?, stage, round).await?;
    Ok(see(&format!("{}/{}/desk", viewer.club()?.path(), it.slug)))
}

fn draw_all(it: &Competition, now: DateTime<Utc>) -> Done {
    let mut after = it.clone();
    let mut events = Vec::new();
    let mut why = None;
    for at in 0..it.stages.len() {
        let Some(stage) = it.stages.get(at) else { continue };
        // A draft somebody looked at is not redrawn behind their back.
        let has_draft = stage.rounds.last().is_some_and(|round| round.state == RoundState::Draft);
        if has_draft || matches!(format::next(&after, at), Ok(Next::Stage(_)) if at + 1 < it.stages.len()) {
            continue;
        }
        match actions::draw(&after, at, stage.published() + 1) {
            Ok(drawn) => {
                for event in drawn {
                    let by = crate::competitions::Actor::System;
                    after.apply(Happened { at: now, by, event: event.clone() });
                    events.push(event);
                }
            }
            Err(text) => why = why.or(Some(text)),
        }
    }
    match (events.is_empty(), why) {
        (true, Some(why)) => Err(why),
        _ => Ok(events),
    }
}

fn publish_all(it: &Competition, now: DateTime<Utc>) -> Done {
    let mut events = Vec::new();
    for (at, stage) in it.stages.iter().enumerate() {
        if let Some(round) = stage.rounds.last().filter(|round| round.state == RoundState::Draft) {
            events.extend(actions::publish(it, at, round.number, now)?);
        }
    }
    Ok(events)
}

/// A table of the round.
struct Line {
    id: TableId,
    place: usize,
    seats: Vec<(EntryId, String)>,
    why: String,
    seating: Vec<String>,
    status: &'static str,
    voided: Option<String>,
}

#[derive(Template)]
#[template(path = "competitions/round.html")]
struct RoundPage {
    cx: Context,
    frame: Frame,
    stage: usize,
    stage_name: String,
    round: usize,
    /// Nothing there yet.
    missing: bool,
    draft: bool,
    /// Pairings were fixed at the start.
    planned: bool,
    by_hand: bool,
    lines: Vec<Line>,
    byes: Vec<(String, String)>,
    warnings: Vec<String>,
    people: Vec<(EntryId, String)>,
    deadline: Option<DateTime<Utc>>,
    deadline_field: String,
    running: bool,
}

fn round_page(cx: Context, frame: Frame, at: usize, number: usize) -> Result<RoundPage> {
    let it = frame.it.clone();
    let stage = it.stages.get(at).ok_or(Error::NotFound)?;
    if number == 0 || number > stage.rounds.len().max(stage.published() + 1) {
        return Err(Error::NotFound);
    }
    let round = it.round(at, number);
    let wording = Wording::of(&it);
    let told = |texts: Vec<Text>| texts.iter().map(|text| cx.text(text).into_owned()).collect::<Vec<_>>();
    let tables = round.map(|round| round.tables.iter().filter_map(|&id| it.table(id)).collect::<Vec<&Table>>());
    let tables = tables.unwrap_or_default();
    let person = |id: EntryId| (id, it.full_name(id).to_owned());
    let seated = tables.iter().flat_map(|table| table.seats.iter().copied());
    let mut people: Vec<(EntryId, String)> =
        seated.chain(round.iter().flat_map(|round| round.byes.iter().map(|bye| bye.entry))).map(person).collect();
    people.sort_by_key(|(_, name)| name.to_lowercase());
    let line = |table: &&Table| Line {
        id: table.id,
        place: table.place,
        seats: table.seats.iter().map(|&id| person(id)).collect(),
        why: cx.text(&wording.why(table)).into_owned(),
        seating: told(wording.seating(table)),
        status: it.standing(table).word(),
        voided: table.voided.as_ref().map(ToString::to_string),
    };
    let draft = round.is_some_and(|round| round.state == RoundState::Draft);
    let deadline = round.and_then(|round| round.deadline);
    let bye =
        |bye: &DrawnBye| (it.full_name(bye.entry).to_owned(), cx.text(&wording.bye(at, number, bye)).into_owned());
    let warnings = round.map(|round| round.warnings.iter().map(|warning| wording.warning(warning)).collect());
    Ok(RoundPage {
        stage: at,
        stage_name: cx.text(&stage.name.text()).into_owned(),
        round: number,
        missing: round.is_none(),
        draft,
        planned: stage.kind != StageKind::Rounds,
        by_hand: round.is_some_and(|round| round.by_hand),
        lines: tables.iter().map(line).collect(),
        byes: round.iter().flat_map(|round| round.byes.iter().map(bye)).collect(),
        warnings: told(warnings.unwrap_or_default()),
        deadline_field: form::moment(deadline, &cx.locale),
        running: it.status == crate::competitions::Status::Running,
        people,
        deadline,
        frame,
        cx,
    })
}

pub(super) async fn show(viewer: Viewer, path: RoundPath) -> Result<HttpResponse> {
    let (stage, round) = numbers(&path)?;
    let frame = Frame::new(&viewer, "rounds")?;
    page(&round_page(viewer.cx, frame, stage, round)?)
}

pub(super) async fn change(
    app: web::Data<App>,
    viewer: Viewer,
    path: RoundPath,
    fields: Fields,
) -> Result<HttpResponse> {
    let (stage, round) = numbers(&path)?;
    if fields.get("do") == "draw" && drawing::is_heavy(app.config.pair_later, viewer.competition()?) {
        return draw_later(&app, &viewer, &fields, stage, round).await;
    }
    let (typed, locale) = (fields.clone(), viewer.cx.locale);
    let outcome = act(&app, &viewer, &fields, move |it, now| match typed.get("do") {
        "draw" => actions::draw(it, stage, round),
        "scrap" => actions::scrap(it, stage, round),
        "publish" => {
            let chosen = typed.when("deadline", locale.zone)?;
            let mut events = actions::publish(it, stage, round, now)?;
            for event in &mut events {
                if let (Event::RoundPublished { deadline, .. }, Some(chosen)) = (event, chosen) {
                    *deadline = Some(chosen.utc());
                }
            }
            Ok(events)
        }
        word => adjust::adjust(it, stage, round, adjustment(it, stage, round, word, &typed)?),
    })
    .await;
    let base = format!("{}/{}/desk", viewer.club()?.path(), viewer.competition()?.slug);
    match outcome {
        Ok(changed) => {
            let is_there = changed.round(stage, round).is_some();
            Ok(see(&match fields.get("do") {
                "scrap" => format!("{base}?done=scrapped"),
                "publish" => format!("{base}/rounds/{stage}/{round}?done=published"),
                "draw" if is_there => format!("{base}/rounds/{stage}/{round}?done=drawn"),
                "draw" => format!("{base}?done=drawn"),
                _ => format!("{base}/rounds/{stage}/{round}?done=adjusted"),
            }))
        }
        Err(Error::Refused(text)) => {
            let said = viewer.cx.text(&text).into_owned();
            let frame = Frame::new(&viewer, "rounds")?.refused(said);
            again(&round_page(viewer.cx, frame, stage, round)?)
        }
        Err(other) => Err(other),
    }
}

/// A requested change to a draft.
fn adjustment(it: &Competition, stage: usize, round: usize, word: &str, fields: &Fields) -> Result<Change, Text> {
    let entry = |name: &str| -> Result<EntryId, Text> {
        fields.number(name, 1..=u32::MAX)?.map(EntryId).ok_or_else(|| text!("refused-choose-player"))
    };
    let table = |name: &str| -> Result<usize, Text> {
        fields.number(name, 1..=usize::MAX)?.ok_or_else(|| text!("refused-choose-table"))
    };
    match word {
        "swap" => Ok(Change::Swap(entry("one")?, entry("other")?)),
        "sit-out" => Ok(Change::SitOut(entry("one")?)),
        "sit" => Ok(Change::Sit { entry: entry("one")?, table: table("table")? }),
        "open" => {
            let entries: Vec<EntryId> = fields.all("seat").filter_map(|word| word.parse().ok().map(EntryId)).collect();
            if entries.len() < 2 {
                return Err(text!("refused-table-needs-two-players-least"));
            }
            Ok(Change::Open(entries))
        }
        "turn" => {
            let place = table("table")?;
            let id = place.checked_sub(1).and_then(|at| it.round(stage, round)?.tables.get(at).copied());
            let mut seats = id.and_then(|id| it.table(id)).map(|table| table.seats.clone()).unwrap_or_default();
            if !seats.is_empty() {
                seats.rotate_left(1);
            }
            Ok(Change::Order { table: place, seats })
        }
        "merge" => Ok(Change::Merge { from: table("from")?, into: table("table")? }),
        _ => Err(text!("refused-choose-change")),
    }
}

impl Line {
    fn names(&self) -> String {
        self.seats.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(tables_text::BETWEEN)
    }
}
