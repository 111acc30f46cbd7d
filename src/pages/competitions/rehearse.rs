//! Rehearsals: a copy of the competition, played to its end with random legal games, for staff to look at.

use std::time::Duration;

use actix_web::{HttpResponse, web};
use podium_engine::chance::Chance;
use podium_engine::record::judge;
use podium_engine::text;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use super::has_room;
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::rehearsal::{self, RecordText, Script, Step, Stop};
use crate::competitions::state::Competition;
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::ids;
use crate::records::model::NewRecord;
use crate::store::chain;
use crate::store::texts::PersonalText;
use crate::web::{App, Fields, Viewer, see};

/// The most players of a rehearsal.
pub(super) const MOST: usize = 64;

/// A rehearsal that takes longer is stopped with an error.
const LONGEST: Duration = Duration::from_secs(30);

/// How long a request waits for other rehearsals to finish.
const PATIENCE: Duration = Duration::from_secs(10);

/// Limits concurrent rehearsals: each takes a core.
static TURNS: Semaphore = Semaphore::const_new(2);

pub(super) async fn run(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let it = viewer.competition()?.clone();
    let (mut settings, mut entries) = rehearsal::copy(&it);
    let mut chance = Chance::seeded(ids::new_lots());
    let wanted = fields.number("players", 1..=MOST)?.unwrap_or(12);
    let turn = timeout(PATIENCE, TURNS.acquire()).await.map_err(|_| busy())?.map_err(Error::internal)?;
    has_room(&app, it.club).await?;
    let stop = Stop::after(LONGEST);
    let _guard = stop.guard();
    entries.truncate(wanted);
    if entries.len() < wanted {
        let names: Vec<PersonalText> = entries.iter().map(|entry| entry.name.clone()).collect();
        let invented = rehearsal::invented(wanted, &mut chance).into_iter();
        entries.extend(invented.filter(|entry| !names.contains(&entry.name)).take(wanted - names.len()));
    }
    let name = viewer.cx.t1("desk-rehearsal-of", "name", it.settings.name.as_str());
    settings.name = name.chars().take(120).collect::<String>().into();
    settings.registration.limit = None;
    let organiser = viewer.actor()?;
    let change = Change::by(organiser.clone()).form(fields.form.clone());
    let copy = app.competitions.create(it.club, change, settings).await?;
    let path = format!("{}/{}/desk?done=rehearsed", viewer.club()?.path(), copy.slug);
    // A form sent twice finds the existing rehearsal.
    if !copy.entries.is_empty() {
        return Ok(see(&path));
    }
    let entered = entries.into_iter().map(|entry: NewEntry| Event::Entered { entry }).collect::<Vec<_>>();
    let copy = app.competitions.change(&copy.id, Change::by(organiser.clone()), move |_| Ok(entered)).await?;
    let mut script = Script::new(chain::now(), organiser);
    script.language = viewer.cx.language;
    script.stop = stop.clone();
    let (steps, _turn) = play(&copy, chance, script, turn).await?;
    for step in steps {
        stop.check()?;
        let Some(first) = step.happened.first() else { continue };
        let records = step.records.iter().filter_map(|record| row(&copy, record, &first.by)).collect();
        let change = Change::by(first.by.clone()).at(first.at).records(records);
        let events: Vec<Event> = step.happened.into_iter().map(|happened| happened.event).collect();
        app.competitions.change(&copy.id, change, move |_| Ok(events)).await?;
    }
    Ok(see(&path))
}

/// The error after waiting too long.
fn busy() -> Error {
    Error::TooMany(text!("refused-others-rehearsing-moment-try-again"), PATIENCE)
}

/// Plays random games off the async threads. The permit is held until the games have ended, even if nobody waits for
/// them any more.
async fn play(
    copy: &Competition,
    mut chance: Chance,
    script: Script,
    turn: SemaphorePermit<'static>,
) -> Result<(Vec<Step>, SemaphorePermit<'static>)> {
    let mut played = copy.clone();
    let (steps, turn) =
        web::block(move || (rehearsal::run(&mut played, &mut chance, &script), turn)).await.map_err(Error::internal)?;
    Ok((steps?, turn))
}

fn row(copy: &Competition, record: &RecordText, by: &crate::competitions::Actor) -> Option<NewRecord> {
    let verdict = judge(record.text.as_bytes());
    let new = NewRecord::new(Some((&copy.id, record.table)), &record.text, &verdict, by).ok()?;
    Some(new.at(record.id.clone(), chain::now().naive_utc()))
}
