//! Handing in what was played: a record, a file of another program, or only the result.

use actix_web::{HttpResponse, web};
use podium_engine::record::{Holds, Reading, TagValues, Verdict};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;

use super::pages::{Draft, table_page};
use super::{forms, party, table_path};
use crate::competitions::actions::results::{self, Claim};
use crate::competitions::actions::{Done, Party};
use crate::competitions::event::{Actor, Event, Happened, Proof};
use crate::competitions::state::{Competition, GameState, TableId};
use crate::competitions::store::Change;
use crate::db::chain::now;
use crate::records::Head;
use crate::records::intake::{Intake, Judged};
use crate::records::model::NewRecord;
use crate::records::upload::Upload;
use crate::records::verdict::Shown;
use crate::web::error::{Error, Result};
use crate::web::{App, Viewer, see};

crate::routes! {
    POST "/api/v1/clubs/{club}/{competition}/tables/{table}/records" Seat by_program;
    POST "/clubs/{club}/{competition}/tables/{table}/report" Seat report;
    POST "/clubs/{club}/{competition}/tables/{table}/result" Seat result;
}

/// The table again, with what has to be put right.
fn again(viewer: &Viewer, draft: Draft) -> Result<HttpResponse> {
    let body = table_page(viewer, draft, None)?;
    Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(body))
}

fn told(viewer: &Viewer, text: &Text) -> Option<String> {
    Some(viewer.cx.text(text).into_owned())
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
    if let Some((number, wrong)) = games.iter().find(|(_, game)| !game.verdict.is_ok()) {
        let (number, wrong, locale) = (*number, wrong.clone(), viewer.cx.locale);
        let shown = web::block(move || (Shown::of(&wrong, &locale), wrong.text));
        let (shown, text) = shown.await.map_err(Error::internal)?;
        // What was typed stays as it was; only a file is shown as it was read.
        return again(&viewer, Draft { text, number: Some(number), shown: Some(shown), ..Draft::default() });
    }
    let text = games.first().map(|(_, game)| game.text.clone()).filter(|_| games.len() == 1).unwrap_or(typed);
    match store(&app, &viewer, games, form, why).await {
        Ok(()) => Ok(see(&format!("{}?done=report-stored", table_path(&viewer)?))),
        Err(Error::Refused(said)) => {
            let error = told(&viewer, &said);
            again(&viewer, Draft { text, number: Some(number), error, ..Draft::default() })
        }
        Err(other) => Err(other),
    }
}

/// The games of what was handed in, with their numbers; a sentence if it cannot be read.
async fn read(
    viewer: &Viewer,
    record: Vec<u8>,
    number: usize,
    left: Option<usize>,
) -> Result<Result<Vec<(usize, Judged)>, Text>> {
    let (competition, table) = (viewer.competition()?.clone(), viewer.table()?);
    let today = viewer.cx.local(now()).date();
    let read = move || {
        let of_table = competition.table(table).ok_or_else(no_table)?;
        let head = Head::of(&competition, of_table, number, today);
        let names: Vec<&str> = of_table.seats.iter().map(|&entry| competition.name(entry)).collect();
        let left = left.filter(|&seat| seat < names.len());
        Ok(match Intake::read(&record, &competition.settings.game, head, &names, left)? {
            Intake::One(judged) => vec![(number, judged)],
            Intake::Match(games) => unsettled(&competition, table, games),
        })
    };
    web::block(read).await.map_err(Error::internal)
}

/// Which game of the match it is; the next one if nothing is said.
#[derive(Debug, Deserialize)]
struct Number {
    game: Option<usize>,
}

/// A record that a program hands in as it is; the answer is the verdict.
async fn by_program(
    app: web::Data<App>,
    viewer: Viewer,
    wanted: web::Query<Number>,
    record: web::Bytes,
) -> Result<HttpResponse> {
    let there = viewer.competition()?.table(viewer.table()?).map_or(0, |table| table.games.len());
    let games =
        read(&viewer, record.to_vec(), wanted.game.unwrap_or(there + 1), None).await?.map_err(Error::Refused)?;
    if let Some((_, wrong)) = games.iter().find(|(_, game)| !game.verdict.is_ok()) {
        return Ok(HttpResponse::UnprocessableEntity().json(&wrong.verdict));
    }
    let verdicts: Vec<Verdict> = games.iter().map(|(_, game)| game.verdict.clone()).collect();
    store(&app, &viewer, games, None, String::new()).await?;
    Ok(HttpResponse::Created().json(verdicts))
}

fn no_table() -> Text {
    text!("The table is not there any more.", "La table n’existe plus.")
}

/// The games of a match that are not settled yet, with their numbers.
fn unsettled(competition: &Competition, table: TableId, games: Vec<Judged>) -> Vec<(usize, Judged)> {
    let is_settled = |number: usize| {
        let there = competition.table(table).and_then(|table| table.games.get(number - 1));
        there.is_some_and(|game| game.state == GameState::Settled)
    };
    games.into_iter().enumerate().map(|(at, game)| (at + 1, game)).filter(|(number, _)| !is_settled(*number)).collect()
}

/// Stores records that hold together with what they prove.
async fn store(
    app: &App,
    viewer: &Viewer,
    games: Vec<(usize, Judged)>,
    form: Option<String>,
    why: String,
) -> Result<()> {
    let (competition, table, by, actor) = (viewer.competition()?, viewer.table()?, party(viewer), viewer.actor()?);
    let read = |(number, game): (usize, Judged)| Handed::new(competition, table, number, game, &actor);
    let handed = games.into_iter().map(read).collect::<Result<Vec<Handed>>>()?;
    let records = handed.iter().map(|handed| handed.record.clone()).collect();
    let change = Change::by(actor.clone()).form(form).records(records);
    let at = change.at;
    app.competitions
        .change(&competition.id, change, move |now| Ok(hand_in(now, table, &handed, by, &actor, &why, at)?))
        .await?;
    Ok(())
}

/// A game of what was handed in, judged and read before anybody is kept waiting.
struct Handed {
    number: usize,
    record: NewRecord,
    proof: Proof,
    tags: TagValues,
    holds: Holds,
}

impl Handed {
    fn new(competition: &Competition, table: TableId, number: usize, game: Judged, actor: &Actor) -> Result<Self> {
        let record = NewRecord::new(Some((&competition.id, table)), &game.text, &game.verdict, actor)?;
        let record = record.by(competition.person(actor));
        let Verdict::Holds(holds) = game.verdict else { return Err(Error::NotFound) };
        let tags = Reading::of(game.text.as_bytes()).map_err(|fault| Error::Refused(fault.text))?.tag_values();
        Ok(Self { number, proof: record.proof(), record, tags, holds })
    }
}

/// Reports one record after the other; each sees what the one before it changed.
fn hand_in(
    competition: &Competition,
    table: TableId,
    handed: &[Handed],
    by: Party,
    actor: &Actor,
    why: &str,
    at: chrono::DateTime<chrono::Utc>,
) -> Done {
    if let [one] = handed {
        return one.events(competition, table, by, why, at);
    }
    if handed.is_empty() {
        return Err(text!(
            "Every game of this file is settled already.",
            "Toutes les parties de ce fichier sont déjà réglées."
        ));
    }
    let mut after = competition.clone();
    let mut all: Vec<Event> = Vec::new();
    for one in handed {
        let events = one.events(&after, table, by, why, at).map_err(|Text { en, fr }| {
            let number = one.number;
            text!("Game {number}: {en}", "Partie {number} : {fr}")
        })?;
        for event in &events {
            after.apply(Happened { at, by: actor.clone(), event: event.clone() });
        }
        all.extend(events);
    }
    Ok(all)
}

impl Handed {
    fn events(
        &self,
        competition: &Competition,
        table: TableId,
        by: Party,
        why: &str,
        at: chrono::DateTime<chrono::Utc>,
    ) -> Done {
        let claim = Claim::Record { proof: &self.proof, tags: &self.tags, holds: &self.holds };
        claimed(competition, table, self.number, by, claim, why, at)
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
