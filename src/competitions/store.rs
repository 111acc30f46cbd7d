//! Competitions in the database: chains of events, kept in memory as far as they were read.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;

use super::actions::follow;
use super::event::{Actor, Event, Happened};
use super::seal::{begun, seal};
use super::settings::Settings;
use super::state::Competition;
use super::{letters, log, project};
use crate::db::chain::{self, EventRow};
use crate::db::schema::{competitions, records};
use crate::db::{Connection, Db};
use crate::ids;
use crate::web::error::{Error, Result};
use crate::web::live::{Changed, Live};

/// All competitions.
#[derive(Clone)]
pub struct Competitions {
    db: Db,
    live: Live,
    /// Where people reach the service.
    site: String,
    cache: Arc<RwLock<Cache>>,
}

#[derive(Default)]
struct Cache {
    by_id: HashMap<String, Arc<Competition>>,
    /// Club and slug.
    by_address: HashMap<(String, String), String>,
}

/// Who changes something, and from where they saw it.
#[derive(Debug, Clone)]
pub struct Change {
    pub actor: Actor,
    /// The form it was done with: done twice, it counts once.
    pub form: Option<String>,
    /// The revision the person looked at, where acting on an older one would be wrong.
    pub seen: Option<u64>,
    pub at: DateTime<Utc>,
    /// Records that the events speak of.
    pub records: Vec<RecordRow>,
}

impl Change {
    pub fn by(actor: Actor) -> Self {
        Self { actor, form: None, seen: None, at: chain::now(), records: Vec::new() }
    }

    pub fn form(self, form: Option<String>) -> Self {
        Self { form, ..self }
    }

    /// Refuse if somebody changed the competition since.
    pub fn seen(self, seen: Option<u64>) -> Self {
        Self { seen, ..self }
    }

    pub fn at(self, at: DateTime<Utc>) -> Self {
        Self { at, ..self }
    }

    pub fn records(self, records: Vec<RecordRow>) -> Self {
        Self { records, ..self }
    }
}

/// A record as it is kept.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = records)]
pub struct RecordRow {
    pub id: String,
    pub competition_id: Option<String>,
    pub table_number: Option<i64>,
    pub game: String,
    pub text: String,
    pub verdict: String,
    pub turns: i64,
    /// [`Actor::id`] of whoever handed it in.
    pub submitted_by: String,
    pub created_at: chrono::NaiveDateTime,
}

impl Competitions {
    pub fn new(db: Db, live: Live, site: String) -> Self {
        Self { db, live, site, cache: Default::default() }
    }

    /// The competition at an address.
    pub async fn find(&self, club: &str, slug: &str) -> Result<Arc<Competition>> {
        let address = (club.to_owned(), slug.to_owned());
        let known = self.cache.read().unwrap_or_else(PoisonError::into_inner).by_address.get(&address).cloned();
        let id = match known {
            Some(id) => id,
            None => {
                let (club, slug) = address.clone();
                let id: String = self
                    .db
                    .read(move |connection| {
                        let found = competitions::table
                            .filter(competitions::club_id.eq(club))
                            .filter(competitions::slug.eq(slug))
                            .select(competitions::id);
                        Ok(found.first(connection)?)
                    })
                    .await?;
                self.cache.write().unwrap_or_else(PoisonError::into_inner).by_address.insert(address, id.clone());
                id
            }
        };
        self.get(&id).await
    }

    /// A competition as it stands now.
    pub async fn get(&self, id: &str) -> Result<Arc<Competition>> {
        // Without other nodes nothing changes behind our back.
        if !self.db.is_shared()
            && let Some(known) = self.cached(id)
        {
            return Ok(known);
        }
        let (store, id) = (self.clone(), id.to_owned());
        self.db.read(move |connection| store.load(connection, &id)).await
    }

    /// Several at once, by their ids: one question finds out which of them this node does not know as they are.
    pub async fn get_all(&self, ids: Vec<String>) -> Result<HashMap<String, Arc<Competition>>> {
        let store = self.clone();
        self.db
            .read(move |connection| {
                let own = competitions::table.filter(competitions::id.eq_any(&ids));
                let found: Vec<(String, i64)> =
                    own.select((competitions::id, competitions::revision)).load(connection)?;
                let current = |(id, revision): (String, i64)| {
                    let known = store.cached(&id).filter(|known| known.revision as i64 == revision);
                    let competition = known.map_or_else(|| store.load(connection, &id), Ok)?;
                    Ok((id, competition))
                };
                found.into_iter().map(current).collect()
            })
            .await
    }

    /// The revision of a competition, as far as this node knows it.
    pub fn revision(&self, id: &str) -> Option<u64> {
        let cache = self.cache.read().unwrap_or_else(PoisonError::into_inner);
        cache.by_id.get(id).map(|known| known.revision)
    }

    fn cached(&self, id: &str) -> Option<Arc<Competition>> {
        self.cache.read().unwrap_or_else(PoisonError::into_inner).by_id.get(id).cloned()
    }

    /// The same from a connection, remembered for the next one who asks.
    pub fn load(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        let current = self.current(connection, id)?;
        self.keep(&current);
        Ok(current)
    }

    /// What is known already, brought up to date by the events since; within a transaction, what may never be true.
    fn current(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        let known = self.cached(id);
        let after = known.as_ref().map_or(0, |known| known.revision as i64);
        let rows = chain::rows(connection, &stream(id), after)?;
        let current = match (known, rows.is_empty()) {
            (Some(known), true) => return Ok(known),
            (Some(known), false) => replay(Some((*known).clone()), rows, None)?,
            (None, _) => {
                let address = competitions::table
                    .filter(competitions::id.eq(id))
                    .select((competitions::id, competitions::club_id, competitions::slug))
                    .first::<(String, String, String)>(connection)?;
                replay(None, rows, Some(address))?
            }
        };
        Ok(Arc::new(current))
    }

    /// Remembers a state, unless a newer one is known.
    fn keep(&self, current: &Arc<Competition>) {
        let mut cache = self.cache.write().unwrap_or_else(PoisonError::into_inner);
        let newer = cache.by_id.get(&current.id).is_some_and(|known| known.revision >= current.revision);
        if !newer {
            cache.by_id.insert(current.id.clone(), current.clone());
        }
    }

    /// Forgets a competition that was removed or moved.
    pub fn forget(&self, id: &str) {
        let mut cache = self.cache.write().unwrap_or_else(PoisonError::into_inner);
        cache.by_id.remove(id);
        cache.by_address.retain(|_, known| known != id);
    }

    /// Makes a new competition of a club, at an address that is still free.
    pub async fn create(&self, club: &str, change: Change, settings: Settings) -> Result<Arc<Competition>> {
        let (store, known, club) = (self.clone(), self.clone(), club.to_owned());
        let create = move |connection: &mut Connection| store.create_in(connection, &club, change, settings);
        self.db.write_then(create, move |created| known.keep(created)).await
    }

    /// The same within a transaction. A form that was sent twice finds what the first one made.
    pub fn create_in(
        &self,
        connection: &mut Connection,
        club: &str,
        change: Change,
        settings: Settings,
    ) -> Result<Arc<Competition>> {
        // Two of one name, or one form sent twice at the same moment, are put in order.
        crate::clubs::log::lock(connection, club)?;
        if let Some(form) = &change.form
            && let Some(id) = made_by_form(connection, form)?
        {
            let made = self.current(connection, &id)?;
            // A key that made something else is no key.
            if made.club == club && made.settings.rehearsal == settings.rehearsal {
                return Ok(made);
            }
        }
        let id = ids::new_id();
        let slug = free_slug(connection, club, &settings.name)?;
        let event = Event::Created { settings: Box::new(settings) };
        let body = begun(&event, club)?;
        let row = EventRow::next(&stream(&id), (0, ""), change.at, &change.actor, &body, change.form)?;
        let hash = row.hash.clone();
        let happened = Happened { at: change.at, by: change.actor, event };
        let mut created = Competition::create(id, club.to_owned(), slug, happened).ok_or(Error::NotFound)?;
        created.head = hash;
        project::insert(connection, &created)?;
        chain::insert(connection, &[row])?;
        Ok(Arc::new(created))
    }

    /// Changes a competition: `action` sees it as it stands and answers with events, or with why not. Events, records and
    /// what is found by them are stored in one transaction.
    pub async fn change<A>(&self, id: &str, change: Change, action: A) -> Result<Arc<Competition>>
    where
        A: FnOnce(&Competition) -> Result<Vec<Event>> + Send + 'static,
    {
        self.change_with(id, change, move |_, it| action(it)).await
    }

    /// The same where the action has something to store itself: a new player, say.
    pub async fn change_with<A>(&self, id: &str, change: Change, action: A) -> Result<Arc<Competition>>
    where
        A: FnOnce(&mut Connection, &Competition) -> Result<Vec<Event>> + Send + 'static,
    {
        let (store, known, id) = (self.clone(), self.clone(), id.to_owned());
        let change = move |connection: &mut Connection| store.change_by(connection, &id, change, action);
        let tell = move |changed: &Arc<Competition>| {
            known.keep(changed);
            known.live.tell(Changed { competition: changed.id.clone(), revision: changed.revision });
        };
        self.db.write_then(change, tell).await
    }

    /// The same within a transaction.
    pub fn change_in(
        &self,
        connection: &mut Connection,
        id: &str,
        change: Change,
        action: impl FnOnce(&Competition) -> Result<Vec<Event>>,
    ) -> Result<Arc<Competition>> {
        self.change_by(connection, id, change, |_, it| action(it))
    }

    fn change_by(
        &self,
        connection: &mut Connection,
        id: &str,
        change: Change,
        action: impl FnOnce(&mut Connection, &Competition) -> Result<Vec<Event>>,
    ) -> Result<Arc<Competition>> {
        // Nobody else changes this competition until we are done.
        let locked = diesel::update(competitions::table.filter(competitions::id.eq(id)))
            .set(competitions::revision.eq(competitions::revision))
            .execute(connection)?;
        if locked == 0 {
            return Err(Error::NotFound);
        }
        let before = self.current(connection, id)?;
        if let Some(form) = &change.form
            && was_sent(connection, id, form)?
        {
            return Ok(before);
        }
        if let Some(seen) = change.seen.filter(|&seen| seen != before.revision) {
            return Err(Error::Changed(meanwhile(connection, &before, seen)?));
        }
        let events = follow::complete(&before, action(connection, &before)?, change.at);
        if events.is_empty() {
            return Ok(before);
        }
        for record in &change.records {
            diesel::insert_into(records::table).values(record).execute(connection)?;
        }
        let mut after = (*before).clone();
        let mut form = change.form;
        for event in &events {
            let last = (after.revision as i64, after.head.as_str());
            let body = sealed(connection, event, &after)?;
            let row = EventRow::next(&stream(id), last, change.at, &change.actor, &body, form.take())?;
            chain::insert(connection, std::slice::from_ref(&row))?;
            after.apply(Happened { at: change.at, by: change.actor.clone(), event: event.clone() });
            after.head = row.hash;
        }
        project::update(connection, &before, &after, &events)?;
        letters::write(connection, &self.site, &before, &after)?;
        let after = Arc::new(after);
        self.live.tell_others(connection, &Changed { competition: after.id.clone(), revision: after.revision })?;
        Ok(after)
    }
}

/// An event as it is written, with the text of the record it speaks of.
fn sealed(connection: &mut Connection, event: &Event, before: &Competition) -> Result<serde_json::Value> {
    let Some(id) = event.record() else { return seal(event, before, None) };
    let text: String = records::table.filter(records::id.eq(id)).select(records::text).first(connection)?;
    seal(event, before, Some(&text))
}

/// The name of a competition's chain.
pub fn stream(id: &str) -> String {
    format!("competition:{id}")
}

/// What follows from rows, after a state or from the first one on.
pub fn replay(
    start: Option<Competition>,
    rows: Vec<EventRow>,
    address: Option<(String, String, String)>,
) -> Result<Competition> {
    let mut state = start;
    let mut address = address;
    for row in rows {
        let happened = Happened {
            at: row.at.and_utc(),
            by: serde_json::from_str(&row.actor)?,
            event: serde_json::from_str(&row.body)?,
        };
        match (&mut state, address.take()) {
            (Some(state), _) => state.apply(happened),
            (None, Some((id, club, slug))) => state = Competition::create(id, club, slug, happened),
            (None, None) => {}
        }
        if let Some(state) = &mut state {
            state.head = row.hash;
        }
    }
    state.ok_or(Error::NotFound)
}

fn was_sent(connection: &mut Connection, id: &str, form: &str) -> Result<bool> {
    use crate::db::schema::events;
    let sent = events::table.filter(events::stream.eq(stream(id))).filter(events::form.eq(form));
    Ok(sent.count().get_result::<i64>(connection)? > 0)
}

/// The competition that a form of creation made.
fn made_by_form(connection: &mut Connection, form: &str) -> Result<Option<String>> {
    use crate::db::schema::events;
    let made = events::table.filter(events::form.eq(form)).filter(events::revision.eq(1)).select(events::stream);
    let made: Option<String> = made.first(connection).optional()?;
    Ok(made.and_then(|stream| stream.strip_prefix("competition:").map(str::to_owned)))
}

/// What the others did since `seen`, for the one who came too late.
fn meanwhile(connection: &mut Connection, now: &Competition, seen: u64) -> Result<Text> {
    let rows = chain::rows(connection, &stream(&now.id), seen as i64)?;
    let told: Vec<Text> = rows.iter().filter_map(|row| log::sentence(now, row)).collect();
    let join = |pick: fn(&Text) -> &str| told.iter().map(pick).collect::<Vec<_>>().join(" ");
    let (en, fr) = (join(|text| &text.en), join(|text| &text.fr));
    Ok(text!(
        "Meanwhile the competition has changed: {en} Nothing of yours was stored. Look at it as it stands and decide again.",
        "Entre-temps la compétition a changé : {fr} Rien de votre envoi n’a été enregistré. Regardez où elle en est et décidez de nouveau."
    ))
}

/// A free part of an address: `spring-open`, `spring-open-2`…
fn free_slug(connection: &mut Connection, club: &str, name: &str) -> Result<String> {
    let base = ids::slug(name);
    let taken: Vec<String> = competitions::table
        .filter(competitions::club_id.eq(club))
        .filter(competitions::slug.like(format!("{base}%")))
        .select(competitions::slug)
        .load(connection)?;
    // These are pages of the club itself.
    let reserved =
        ["new", "edit", "members", "roster", "circuits", "templates", "feed", "calendar", "export", "invite"];
    let is_free = |slug: &String| !taken.contains(slug) && !reserved.contains(&slug.as_str());
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    Ok(std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or(base))
}
