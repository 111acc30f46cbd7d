//! Rounds with their pairings and the reasons for them; and the schedule of what is to come.

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::competitions::event::{ByeKind, StageKind};
use crate::competitions::format;
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, EntryId, Round, RoundState};
use crate::error::{Error, Result};
use crate::pages::public::head::Head;
use crate::pages::public::lines::{Line, line};
use crate::pages::public::show::show;
use crate::web::{Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/rounds" Anyone page;
    GET "/clubs/{club}/{competition}/rounds/{round}" Anyone round_page;
    GET "/clubs/{club}/{competition}/schedule" Anyone schedule_page;
}

/// A published round.
pub(super) struct RoundView {
    pub(super) stage: String,
    pub(super) number: usize,
    /// What it is, for messages: `bracket` or `round`.
    pub(super) kind: &'static str,
    /// The single round of a ladder or open play has no number.
    pub(super) is_only: bool,
    pub(super) path: String,
    pub(super) deadline: Option<String>,
    pub(super) by_hand: bool,
    pub(super) lines: Vec<Line>,
    pub(super) byes: Vec<Bye>,
}

/// Somebody with a bye.
pub(super) struct Bye {
    pub(super) name: String,
    pub(super) path: String,
    /// Its message `bye-…`.
    pub(super) kind: &'static str,
    pub(super) why: String,
    pub(super) mine: bool,
}

#[derive(Template)]
#[template(path = "public/rounds.html")]
struct Page {
    cx: Context,
    head: Head,
    rounds: Vec<RoundView>,
    many: bool,
    one: bool,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "rounds")?;
        let competition = viewer.competition()?;
        let rounds = rounds(competition, &head.path, &viewer.cx, viewer.entry);
        Ok(Page { cx: viewer.cx.clone(), rounds, many: competition.stages.len() > 1, one: false, head })
    })
    .await
}

async fn round_page(viewer: Viewer, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    show(viewer, move |viewer| {
        let head = Head::of(viewer, "rounds")?;
        let competition = viewer.competition()?;
        let round = find(competition, &path.2)?;
        let view =
            view(&Wording::of(competition), round, &head.path, &viewer.cx, viewer.entry).ok_or(Error::NotFound)?;
        let many = competition.stages.len() > 1;
        Ok(Page { cx: viewer.cx.clone(), rounds: vec![view], many, one: true, head })
    })
    .await
}

/// A published round by the last segment of its address: `2-5` is round 5 of the second stage.
pub(super) fn find(competition: &Competition, name: &str) -> Result<(usize, usize)> {
    let (stage, round) = name.split_once('-').ok_or(Error::NotFound)?;
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| *number > 0).ok_or(Error::NotFound);
    let (stage, round) = (number(stage)? - 1, number(round)?);
    let found = competition.round(stage, round).filter(|round| round.state == RoundState::Published);
    found.map(|_| (stage, round)).ok_or(Error::NotFound)
}

/// All published rounds, the newest first.
pub(super) fn rounds(competition: &Competition, path: &str, locale: &Locale, mine: Option<EntryId>) -> Vec<RoundView> {
    let mut all: Vec<(usize, &Round)> = competition
        .stages
        .iter()
        .enumerate()
        .flat_map(|(at, stage)| stage.rounds.iter().map(move |round| (at, round)))
        .filter(|(_, round)| round.state == RoundState::Published)
        .collect();
    all.sort_by_key(|(at, round)| (std::cmp::Reverse(round.published_at), *at, std::cmp::Reverse(round.number)));
    let wording = Wording::of(competition);
    all.iter().filter_map(|(at, round)| view(&wording, (*at, round.number), path, locale, mine)).collect()
}

pub(super) fn view(
    wording: &Wording<'_>,
    (at, number): (usize, usize),
    path: &str,
    locale: &Locale,
    mine: Option<EntryId>,
) -> Option<RoundView> {
    let competition = wording.competition();
    let (stage, round) = (competition.stages.get(at)?, competition.round(at, number)?);
    let tables = round.tables.iter().filter_map(|&table| competition.table(table));
    let tables = tables.filter(|table| table.voided.is_none());
    let byes = round.byes.iter().map(|bye| Bye {
        name: competition.name(bye.entry).to_owned(),
        path: format!("{path}/entries/{}", bye.entry),
        kind: match bye.kind {
            ByeKind::Pairing => "pairing",
            ByeKind::Asked(_) => "asked",
            ByeKind::Absent => "absent",
        },
        why: locale.text(&wording.bye(at, number, bye)).into_owned(),
        mine: mine == Some(bye.entry),
    });
    Some(RoundView {
        stage: locale.text(&stage.name.text()).into_owned(),
        number,
        kind: competition.kind_of_rounds(at),
        is_only: matches!(stage.kind, StageKind::Open),
        path: format!("{path}/rounds/{}-{number}", at + 1),
        deadline: round.deadline.map(|at| locale.end(at)),
        by_hand: round.by_hand,
        lines: tables.map(|table| line(wording, table, path, locale, mine)).collect(),
        byes: byes.collect(),
    })
}

/// A round of the schedule, played or not.
pub(super) struct Planned {
    pub(super) number: usize,
    pub(super) window: Option<String>,
    pub(super) games: Vec<(String, String)>,
    pub(super) bye: Option<String>,
    /// Where its tables are, once it is published.
    pub(super) path: Option<String>,
}

pub(super) struct PlannedStage {
    pub(super) title: String,
    pub(super) rounds: Vec<Planned>,
}

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage {
    cx: Context,
    head: Head,
    stages: Vec<PlannedStage>,
}

async fn schedule_page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "schedule")?;
        let stages = planned(viewer.competition()?, &head.path, &viewer.cx);
        Ok(SchedulePage { cx: viewer.cx.clone(), stages, head })
    })
    .await
}

pub(super) fn planned(competition: &Competition, path: &str, locale: &Locale) -> Vec<PlannedStage> {
    let stages = competition.stages.iter().enumerate();
    let stages = stages.filter_map(|(at, stage)| match &stage.kind {
        StageKind::Schedule { schedule } | StageKind::Division { schedule, .. } => Some((at, stage, schedule)),
        _ => None,
    });
    stages
        .map(|(at, stage, schedule)| {
            let name = |player: usize| {
                stage.entries.get(player).map_or_else(|| "—".to_owned(), |&entry| competition.name(entry).to_owned())
            };
            let rounds = schedule.rounds.iter().enumerate().map(|(index, round)| {
                let number = index + 1;
                let published = competition.round(at, number).filter(|round| round.state == RoundState::Published);
                let window = format::window(competition, number);
                let day = |day| format::moment_of(day).map(|moment| moment.date_naive());
                Planned {
                    number,
                    window: window.and_then(|window| super::head::dates(locale, day(window.opens), day(window.closes))),
                    games: round.games.iter().map(|game| (name(game.first), name(game.second))).collect(),
                    bye: round.bye.map(name),
                    path: published.map(|_| format!("{path}/rounds/{}-{number}", at + 1)),
                }
            });
            PlannedStage { title: locale.text(&stage.name.text()).into_owned(), rounds: rounds.collect() }
        })
        .collect()
}
