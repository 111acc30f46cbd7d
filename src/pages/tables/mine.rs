//! A player's own page in a competition: tables, byes, challenges, leaving.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::swiss::Score;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;

use super::competition_path;
use crate::competitions::actions::{Party, entries};
use crate::competitions::event::Event;
use crate::competitions::format::{self, Next, ladder, open_play};
use crate::competitions::state::{Competition, EntryId, EntryState, Status, TableId};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::pages::tables::entering::state_word;
use crate::store::chain::now;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/clubs/{club}/{competition}/me" Seat show;
    POST "/clubs/{club}/{competition}/me/bye" Seat ask_bye;
    POST "/clubs/{club}/{competition}/me/bye/cancel" Seat cancel_bye;
    POST "/clubs/{club}/{competition}/me/withdraw" Seat withdraw;
    POST "/clubs/{club}/{competition}/me/tables" Seat open_table;
    POST "/clubs/{club}/{competition}/me/challenge" Seat challenge;
    POST "/clubs/{club}/{competition}/me/attempt" Seat attempt;
}

#[derive(Template)]
#[template(path = "tables/mine.html")]
struct MinePage {
    cx: Context,
    base: String,
    competition: String,
    name: String,
    /// The signed-in account acting by a link, and for whom.
    acts: Option<(String, String)>,
    state: &'static str,
    tables: Vec<OwnTable>,
    /// Requested byes, and whether they can still be cancelled.
    byes: Vec<(usize, &'static str, bool)>,
    /// Rounds for which a bye can be requested.
    rounds: Vec<usize>,
    partners: Vec<Person>,
    /// How many opponents an open-play table needs.
    others: usize,
    targets: Vec<Person>,
    attempt: bool,
    leaves: bool,
}

/// A table of one's own.
struct OwnTable {
    id: TableId,
    round: usize,
    /// What the round is, for messages: `bracket` or `round`.
    kind: &'static str,
    against: String,
    standing: &'static str,
    deadline: Option<String>,
}

/// A person to choose.
struct Person {
    entry: EntryId,
    name: String,
}

/// The viewer's entry; an arbiter without one has no such page.
fn own(viewer: &Viewer) -> Result<EntryId> {
    viewer.entry.ok_or_else(|| Error::Refused(text!("refused-take-part-competition")))
}

const fn worth_word(worth: Score) -> &'static str {
    match worth {
        Score::Win => "win",
        Score::Draw => "half",
        _ => "nothing",
    }
}

async fn show(viewer: Viewer) -> Result<HttpResponse> {
    let (competition, id) = (viewer.competition()?.clone(), own(&viewer)?);
    let entry = competition.entry(id).ok_or(Error::NotFound)?;
    let (cx, moment) = (viewer.cx.clone(), now());
    let running = competition.status == Status::Running && entry.is_in();
    let person = |entry: EntryId| Person { entry, name: competition.name(entry).to_owned() };
    let people = |entries: Vec<EntryId>| entries.into_iter().map(person).collect::<Vec<_>>();
    let own_tables = competition.public_tables().filter(|table| table.seat_of(id).is_some());
    let mut tables: Vec<OwnTable> = own_tables
        .map(|table| {
            let others = table.seats.iter().filter(|&&seat| seat != id).map(|&seat| competition.full_name(seat));
            let standing = competition.standing(table);
            OwnTable {
                id: table.id,
                round: table.round,
                kind: competition.kind_of_rounds(table.stage),
                against: others.collect::<Vec<_>>().join(", "),
                standing: standing.word(),
                deadline: competition.deadline(table).filter(|_| !standing.is_settled()).map(|at| cx.end(at)),
            }
        })
        .collect();
    tables.reverse();
    let drawn = |round: usize| competition.round(0, round).is_some();
    let rules = competition.settings.format.rules();
    let rounds = if entry.is_in() { rules.rounds_to_miss() } else { 0 };
    let is_over = matches!(competition.status, Status::Finished | Status::Archived);
    let free = |round: &usize| !is_over && !drawn(*round) && !entry.byes.contains_key(round);
    let is_attack = rules.is_alone();
    let (partners, targets) = match running {
        true => (people(rules.partners(&competition, id, moment)), people(rules.targets(&competition, id, moment))),
        false => (Vec::new(), Vec::new()),
    };
    page(&MinePage {
        base: competition_path(&viewer)?,
        competition: competition.settings.name.to_string(),
        name: entry.name.full().to_owned(),
        acts: viewer.acts_for(),
        state: if entry.withdrawn { "withdrawn" } else { state_word(entry.state) },
        byes: entry.byes.iter().map(|(&round, &worth)| (round, worth_word(worth), !is_over && !drawn(round))).collect(),
        rounds: (1..=rounds).filter(free).collect(),
        partners,
        others: competition.settings.seats.saturating_sub(1),
        targets,
        attempt: running && is_attack && tables.is_empty(),
        leaves: !entry.withdrawn && entry.state != EntryState::Refused && !is_over,
        tables,
        cx,
    })
}

/// Applies an action of the viewer's entry and redirects to one of its pages.
async fn act<A>(app: &App, viewer: &Viewer, form: Option<String>, action: A) -> Result<std::sync::Arc<Competition>>
where
    A: FnOnce(&Competition, EntryId) -> Result<Vec<Event>, Text> + Send + 'static,
{
    let who = own(viewer)?;
    let change = Change::by(viewer.actor()?).form(form);
    app.competitions.change(&viewer.competition()?.id, change, move |now| Ok(action(now, who)?)).await
}

#[derive(Debug, Deserialize)]
struct ByeFields {
    round: usize,
    #[serde(default)]
    worth: String,
}

async fn ask_bye(app: web::Data<App>, viewer: Viewer, form: Form<ByeFields>) -> Result<HttpResponse> {
    let ByeFields { round, worth } = form.fields;
    let worth = if worth == "half" { Score::Draw } else { Score::Loss };
    act(&app, &viewer, form.form, move |competition, who| {
        entries::ask_bye(competition, who, round, worth, Party::Player(who))
    })
    .await?;
    Ok(see(&format!("{}/me?done=bye-asked", competition_path(&viewer)?)))
}

async fn cancel_bye(app: web::Data<App>, viewer: Viewer, form: Form<ByeFields>) -> Result<HttpResponse> {
    let round = form.fields.round;
    act(&app, &viewer, form.form, move |competition, who| {
        entries::cancel_bye(competition, who, round, Party::Player(who))
    })
    .await?;
    Ok(see(&format!("{}/me?done=bye-cancelled", competition_path(&viewer)?)))
}

#[derive(Debug, Deserialize)]
struct WithdrawFields {
    #[serde(default)]
    reason: String,
}

async fn withdraw(app: web::Data<App>, viewer: Viewer, form: Form<WithdrawFields>) -> Result<HttpResponse> {
    let reason = form.fields.reason;
    act(&app, &viewer, form.form, move |competition, who| entries::withdraw(competition, who, &reason)).await?;
    Ok(see(&format!("{}/me?done=seat-withdrawn", competition_path(&viewer)?)))
}

#[derive(Debug, Deserialize)]
struct WithFields {
    #[serde(default)]
    with: Vec<u32>,
}

/// Redirects to the newest table of an entry.
fn newest(viewer: &Viewer, competition: &Competition, done: &str) -> Result<HttpResponse> {
    let who = own(viewer)?;
    let table = competition.public_tables().filter(|table| table.seat_of(who).is_some()).last();
    let base = competition_path(viewer)?;
    Ok(match table {
        Some(table) => see(&format!("{base}/tables/{}?done={done}", table.id)),
        None => see(&format!("{base}/me?done={done}")),
    })
}

async fn open_table(app: web::Data<App>, viewer: Viewer, form: Form<WithFields>) -> Result<HttpResponse> {
    let with = form.fields.with;
    let after = act(&app, &viewer, form.form, move |competition, who| {
        let players: Vec<EntryId> = std::iter::once(who).chain(with.into_iter().map(EntryId)).collect();
        open_play::open_table(competition, 0, &players, now())
    })
    .await?;
    newest(&viewer, &after, "table-opened")
}

#[derive(Debug, Deserialize)]
struct ChallengeFields {
    whom: u32,
}

async fn challenge(app: web::Data<App>, viewer: Viewer, form: Form<ChallengeFields>) -> Result<HttpResponse> {
    let whom = EntryId(form.fields.whom);
    let after =
        act(&app, &viewer, form.form, move |competition, who| ladder::challenge(competition, who, whom, now())).await?;
    newest(&viewer, &after, "challenge-sent")
}

async fn attempt(app: web::Data<App>, viewer: Viewer, form: Form<WithFields>) -> Result<HttpResponse> {
    let after = act(&app, &viewer, form.form, |competition, who| {
        if !competition.settings.format.rules().is_alone() {
            return Err(text!("refused-score-attack"));
        }
        match format::next(competition, 0)? {
            Next::Tables(tables) if tables.iter().any(|table| table.seats == [who]) => {
                let round = competition.stages.first().map_or(0, |stage| stage.published());
                let own = tables.into_iter().filter(|table| table.seats == [who]).collect();
                Ok(vec![Event::TablesAdded { stage: 0, round, tables: own }])
            }
            Next::Round(_) => Err(text!("refused-competition-begun-wait-organiser")),
            _ => Ok(Vec::new()),
        }
    })
    .await?;
    newest(&viewer, &after, "attempt-started")
}
