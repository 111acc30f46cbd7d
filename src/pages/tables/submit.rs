//! Submitting a played game: a record, a file of another program, or only the result.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::record::{Holds, Reading, TagValues, Verdict};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{forms, party, table_path};
use crate::access::records::place;
use crate::competitions::actions::results::{self, Claim, Used};
use crate::competitions::actions::{Done, Party};
use crate::competitions::agree::{self, Here};
use crate::competitions::doubts::{self, Doubt};
use crate::competitions::event::{Actor, Event, Happened, Proof};
use crate::competitions::head::head as record_head;
use crate::competitions::proved::Search;
use crate::competitions::state::{Competition, GameState, TableId};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::pages::api::OfTable;
use crate::pages::api::answers::NotStored;
use crate::pages::public::head::Head as PublicHead;
use crate::pages::records::upload::Upload;
use crate::pages::records::verdict::Shown;
use crate::pages::tables::table::{Draft, table_page};
use crate::records::content::Content;
use crate::records::intake::{Intake, Judged};
use crate::records::model::NewRecord;
use crate::schemas;
use crate::store::Connection;
use crate::store::chain::now;
use crate::web::error::{Failure, Failures};
use crate::web::{App, Context, Viewer, see};

crate::routes! {
    POST "/api/v1/clubs/{club}/{competition}/tables/{table}/records" Seat by_program;
    POST "/clubs/{club}/{competition}/tables/{table}/report" Seat report;
    POST "/clubs/{club}/{competition}/tables/{table}/result" Seat result;
}

/// The table page again, with what must be corrected.
fn again(viewer: &Viewer, draft: Draft) -> Result<HttpResponse> {
    let body = table_page(viewer, draft, None)?;
    Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(body))
}

fn told(viewer: &Viewer, text: &Text) -> Option<String> {
    Some(viewer.cx.text(text).into_owned())
}

/// The submitter has confirmed despite the mismatches.
const AGREED: &str = "yes";

#[derive(Template)]
#[template(path = "tables/differs.html")]
struct DiffersPage {
    cx: Context,
    head: PublicHead,
    path: String,
    /// The mismatches, one sentence each.
    differences: Vec<String>,
    is_alone: bool,
    /// It does not count until staff have agreed.
    is_held: bool,
    text: String,
    number: usize,
    left: String,
    reason: String,
}

async fn report(app: web::Data<App>, viewer: Viewer, upload: Upload) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    let table = viewer.table()?;
    let games = competition.table(table).map_or(0, |table| table.games.len());
    let number = upload.number("game").unwrap_or(games + 1);
    let typed = String::from_utf8_lossy(upload.record()).into_owned();
    let (form, why, left) = (upload.form(), upload.text("reason"), upload.number("left"));
    let games = match read(&viewer, upload.record().to_vec(), number, left).await? {
        Ok(games) => games,
        Err(text) => {
            let error = told(&viewer, &text);
            return again(&viewer, Draft { text: typed, number: Some(number), error, ..Draft::default() });
        }
    };
    if let Some(Brought { number, game: wrong, .. }) = games.iter().find(|brought| !brought.game.verdict.is_ok()) {
        let (number, wrong, locale) = (*number, wrong.clone(), viewer.cx.locale);
        let shown = web::block(move || (Shown::of(&wrong, &locale), wrong.text));
        let (shown, text) = shown.await.map_err(Error::internal)?;
        // Typed text stays as it was; only a file is shown as it was parsed.
        return again(&viewer, Draft { text, number: Some(number), shown: Some(shown), ..Draft::default() });
    }
    if upload.text("agreed") != AGREED && games.iter().any(|brought| !brought.doubts.is_empty()) {
        return differs(&viewer, &games, typed, number, upload.text("left"), why);
    }
    let text = games.first().map(|one| one.game.text.clone()).filter(|_| games.len() == 1).unwrap_or(typed);
    match store(&app, &viewer, games, form, why).await {
        Ok(()) => Ok(see(&format!("{}?done=report-stored", table_path(&viewer)?))),
        Err(Error::Refused(said)) => {
            let error = told(&viewer, &said);
            again(&viewer, Draft { text, number: Some(number), error, ..Draft::default() })
        }
        Err(other) => Err(other),
    }
}

/// Shows what does not fit, and asks whether it is their game all the same.
fn differs(
    viewer: &Viewer,
    games: &[Brought],
    text: String,
    number: usize,
    left: String,
    reason: String,
) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let is_alone = competition.table(viewer.table()?).is_some_and(|table| table.seats.len() == 1);
    let is_held = games.iter().any(|brought| doubts::wait(&brought.doubts, is_alone));
    let page = DiffersPage {
        head: PublicHead::of(viewer, "rounds")?,
        path: table_path(viewer)?,
        differences: told_differences(games, competition)
            .iter()
            .map(|text| viewer.cx.text(text).into_owned())
            .collect(),
        is_alone,
        is_held: is_held && matches!(party(viewer), Party::Player(_)),
        text,
        number,
        left,
        reason,
        cx: viewer.cx.clone(),
    };
    crate::web::page(&page)
}

/// The mismatches of all submitted games, without repetition.
fn told_differences(games: &[Brought], competition: &Competition) -> Vec<Text> {
    let mut all: Vec<Text> = Vec::new();
    for text in games.iter().flat_map(|brought| &brought.doubts).map(|doubt| doubt.text(competition)) {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// A submitted game with its mismatches to the table.
struct Brought {
    number: usize,
    game: Judged,
    content: Option<Content>,
    doubts: Vec<Doubt>,
}

impl Brought {
    fn new(here: Here<'_>, number: usize, game: Judged) -> Self {
        let Verdict::Holds(holds) = &game.verdict else {
            return Self { number, game, content: None, doubts: Vec::new() };
        };
        let tags = Reading::of(game.text.as_bytes()).map(|reading| reading.tag_values()).unwrap_or_default();
        let doubts = agree::doubts(here, &tags, &game.written, holds.players);
        Self { number, content: Content::of(&game.text), doubts, game }
    }
}

/// The submitted games with their numbers; a sentence if they cannot be parsed.
async fn read(
    viewer: &Viewer,
    record: Vec<u8>,
    number: usize,
    left: Option<usize>,
) -> Result<Result<Vec<Brought>, Text>> {
    let (competition, table, club) = (viewer.competition()?.clone(), viewer.table()?, viewer.club()?.clone());
    let (today, site) = (viewer.cx.local(now()).date(), viewer.cx.site.clone());
    let read = move || {
        let of_table = competition.table(table).ok_or_else(no_table)?;
        let head = record_head(&competition, of_table, number, today);
        let names: Vec<&str> = of_table.seats.iter().map(|&entry| competition.name(entry)).collect();
        let left = left.filter(|&seat| seat < names.len());
        let games = match Intake::read(&record, &competition.settings.game, head, &names, left)? {
            Intake::One(judged) => vec![(number, judged)],
            Intake::Match(games) => unsettled(&competition, table, games),
        };
        let here = Here { competition: &competition, table: of_table, club: &club, site: &site, now: now() };
        Ok(games.into_iter().map(|(number, game)| Brought::new(here, number, game)).collect())
    };
    web::block(read).await.map_err(Error::internal)
}

/// What a program says beside the record.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::pages) struct Wanted {
    /// Which game of the match it is; the next one if nothing is said.
    #[param(minimum = 1)]
    game: Option<usize>,
    /// `yes` where it is the game of this table, although names, date, event or site of the record do not fit.
    #[serde(default)]
    agreed: String,
}

/// Submits the record of a game for the owner of the token, which is made on their account page
///
/// The record is sent as it is, or a file of several games of the match; the answer is the verdict.
#[utoipa::path(
    post,
    path = "/api/v1/clubs/{club}/{competition}/tables/{table}/records",
    params(OfTable, Wanted),
    request_body(content = String, content_type = "text/plain", description = "The record"),
    responses(
        (status = 201, description = "Stored: the verdict of each game", body = Vec<schemas::Holds>),
        (status = 403, description = "Somebody else's table", body = Failure),
        (status = 409, description = "Somebody else was faster: nothing was stored", body = Failure),
        (status = 422, description = "Not stored: the verdict of the first game that does not hold, or why it cannot be taken", body = NotStored),
        Failures,
    ),
    security(("token" = []))
)]
pub(in crate::pages) async fn by_program(
    app: web::Data<App>,
    viewer: Viewer,
    wanted: web::Query<Wanted>,
    record: web::Bytes,
) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let there = competition.table(viewer.table()?).map_or(0, |table| table.games.len());
    let games =
        read(&viewer, record.to_vec(), wanted.game.unwrap_or(there + 1), None).await?.map_err(Error::Refused)?;
    if let Some(wrong) = games.iter().find(|brought| !brought.game.verdict.is_ok()) {
        return Ok(HttpResponse::UnprocessableEntity().json(&wrong.game.verdict));
    }
    let differences = told_differences(&games, competition);
    if wanted.agreed != AGREED && !differences.is_empty() {
        let all = |word: fn(&Text) -> &str| differences.iter().map(word).collect::<Vec<_>>().join(" ");
        let (en, fr) = (all(|text| &text.en), all(|text| &text.fr));
        return Err(Error::Refused(text!(
            "{en} If it is the game of this table, send it again with agreed=yes.",
            "{fr} Si c’est bien la partie de cette table, renvoyez-la avec agreed=yes."
        )));
    }
    let verdicts: Vec<Verdict> = games.iter().map(|brought| brought.game.verdict.clone()).collect();
    store(&app, &viewer, games, None, String::new()).await?;
    Ok(HttpResponse::Created().json(verdicts))
}

fn no_table() -> Text {
    text!("The table is not there any more.", "La table n’existe plus.")
}

/// The unsettled games of a match, with their numbers.
fn unsettled(competition: &Competition, table: TableId, games: Vec<Judged>) -> Vec<(usize, Judged)> {
    let is_settled = |number: usize| {
        let there = competition.table(table).and_then(|table| table.games.get(number - 1));
        there.is_some_and(|game| game.state == GameState::Settled)
    };
    games.into_iter().enumerate().map(|(at, game)| (at + 1, game)).filter(|(number, _)| !is_settled(*number)).collect()
}

/// Stores valid records together with what they prove.
async fn store(app: &App, viewer: &Viewer, games: Vec<Brought>, form: Option<String>, why: String) -> Result<()> {
    let (competition, table, by, actor) = (viewer.competition()?, viewer.table()?, party(viewer), viewer.actor()?);
    let read = |brought: Brought| Handed::new(competition, table, brought, &actor);
    let handed = games.into_iter().map(read).collect::<Result<Vec<Handed>>>()?;
    let records = handed.iter().map(|handed| handed.record.clone()).collect();
    let change = Change::by(actor.clone()).form(form).records(records);
    let (at, who, store) = (change.at, viewer.who.clone(), app.competitions.clone());
    let hand_in = HandIn { table, by, actor, why, at };
    app.competitions
        .change_with(&competition.id, change, move |connection, now| {
            let name = |connection: &mut Connection, there: &Competition, table: TableId, game: usize| {
                place(&who, &now.id, connection, there, table, game)
            };
            let search = Search { store: &store, name: &name, competition: now, table };
            search.lock(connection, handed.iter().filter_map(|one| one.content.as_ref()))?;
            let mut used = Vec::with_capacity(handed.len());
            for one in &handed {
                used.push(match &one.content {
                    Some(content) => search.used(connection, one.number, content)?,
                    None => None,
                });
            }
            Ok(hand_in.events(now, &handed, &used)?)
        })
        .await?;
    Ok(())
}

/// A submitted game, judged and parsed before the write lock is taken.
struct Handed {
    number: usize,
    record: NewRecord,
    proof: Proof,
    tags: TagValues,
    holds: Holds,
    content: Option<Content>,
    doubts: Vec<Doubt>,
}

impl Handed {
    fn new(competition: &Competition, table: TableId, brought: Brought, actor: &Actor) -> Result<Self> {
        let Brought { number, game, content, doubts } = brought;
        let record = NewRecord::new(Some((&competition.id, table)), &game.text, &game.verdict, actor)?;
        let hash = content.as_ref().map(|content| content.hash.clone()).unwrap_or_default();
        let record = record.by(competition.person(actor)).with_content(hash);
        let Verdict::Holds(holds) = game.verdict else { return Err(Error::NotFound) };
        let tags = Reading::of(game.text.as_bytes()).map_err(|fault| Error::Refused(fault.text))?.tag_values();
        Ok(Self { number, proof: record.proof(), record, tags, holds, content, doubts })
    }
}

/// Who submits something, where, when and why.
struct HandIn {
    table: TableId,
    by: Party,
    actor: Actor,
    why: String,
    at: chrono::DateTime<chrono::Utc>,
}

impl HandIn {
    /// Reports one record after the other; each sees the changes of the ones before. `used` are other games that their
    /// moves already prove.
    fn events(&self, competition: &Competition, handed: &[Handed], used: &[Option<Used>]) -> Done {
        if handed.is_empty() {
            return Err(text!(
                "Every game of this file is settled already.",
                "Toutes les parties de ce fichier sont déjà réglées."
            ));
        }
        let mut after = competition.clone();
        let mut all: Vec<Event> = Vec::new();
        for (at, (one, used)) in handed.iter().zip(used).enumerate() {
            let before = handed.iter().take(at).find(|before| one.content.is_some() && before.content == one.content);
            let beside = before.and_then(|before| self.beside(competition, before));
            let events = self.of_one(&after, one, used.as_ref().or(beside.as_ref())).map_err(|said| {
                let (number, Text { en, fr }) = (one.number, said.clone());
                if handed.len() == 1 { said } else { text!("Game {number}: {en}", "Partie {number} : {fr}") }
            })?;
            for event in &events {
                after.apply(Happened { at: self.at, by: self.actor.clone(), event: event.clone() });
            }
            all.extend(events);
        }
        Ok(all)
    }

    /// A game of the same file that has the same moves.
    fn beside(&self, competition: &Competition, before: &Handed) -> Option<Used> {
        let (number, content) = (before.number, before.content.as_ref()?);
        let place = text!("game {number} of the same file", "la partie {number} du même fichier");
        content.is_comparable().then(|| Used {
            competition: competition.id.clone(),
            table: self.table,
            game: number,
            is_telling: content.is_telling(),
            place: Some(place),
        })
    }

    fn of_one(&self, competition: &Competition, one: &Handed, used: Option<&Used>) -> Done {
        let claim = Claim::Record { proof: &one.proof, tags: &one.tags, holds: &one.holds };
        let events = claimed(competition, self.table, one.number, self.by, claim, &self.why, self.at)?;
        results::doubted(competition, self.table, self.by, events, used, &one.doubts, &self.why)
    }
}

fn claimed(
    competition: &Competition,
    table: TableId,
    number: usize,
    by: Party,
    claim: Claim<'_>,
    why: &str,
    at: chrono::DateTime<chrono::Utc>,
) -> Done {
    match by {
        Party::Player(entry) => results::report(competition, table, number, entry, claim, at),
        Party::Staff => results::enter(competition, table, number, claim, why),
    }
}

async fn result(app: web::Data<App>, viewer: Viewer, upload: Upload) -> Result<HttpResponse> {
    let (competition, table, by) = (viewer.competition()?.clone(), viewer.table()?, party(&viewer));
    let of_table = competition.table(table).ok_or(Error::NotFound)?;
    let number = upload.number("game").unwrap_or(of_table.games.len() + 1);
    let why = upload.text("reason");
    let change = Change::by(viewer.actor()?).form(upload.form());
    let at = change.at;
    let stored = match forms::bare(&competition.settings.rule, of_table.seats.len(), &upload) {
        Ok(bare) => {
            let action = move |now: &Competition| Ok(claimed(now, table, number, by, Claim::Result(&bare), &why, at)?);
            app.competitions.change(&competition.id, change, action).await
        }
        Err(text) => Err(Error::Refused(text)),
    };
    match stored {
        Ok(_) => Ok(see(&format!("{}?done=report-stored", table_path(&viewer)?))),
        Err(Error::Refused(said)) => {
            let error = told(&viewer, &said);
            again(&viewer, Draft { number: Some(number), error, ..Draft::default() })
        }
        Err(other) => Err(other),
    }
}
