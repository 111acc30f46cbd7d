//! Competitions in the database as chains of events, with recently used ones cached in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;

use super::actions::follow::{self, Timeline};
use super::event::{Actor, Event, Happened};
use super::settings::Settings;
use super::state::Competition;
use super::writing::Writing;
use super::{letters, log, project};
use crate::error::{Error, Result};
use crate::ids::{self, ClubId};
use crate::records::model::NewRecord;
pub use crate::store::chain::competition_stream as stream;
use crate::store::chain::{self, Opened};
use crate::store::live::{Changed, Live};
use crate::store::schema::competitions;
use crate::store::{Connection, Db, texts};

/// All competitions.
#[derive(Clone)]
pub struct Competitions {
    db: Db,
    live: Live,
    /// Where people reach the service.
    site: String,
    cache: Arc<Cache>,
}

/// The most addresses and revisions cached: at 400 bytes each, small enough to be counted rather than weighed.
const MOST_KNOWN: usize = 10_000;

struct Cache {
    by_id: quick_cache::sync::Cache<String, Arc<Competition>, Weight>,
    /// Club and slug.
    by_address: quick_cache::sync::Cache<(ClubId, String), String>,
    /// The newest revision that this node knows, including competitions no longer in memory.
    revisions: quick_cache::sync::Cache<String, u64>,
    /// Held while a cached competition is replaced, so that an older state never replaces a newer one.
    keeping: Mutex<()>,
}

/// The size of a competition in bytes.
#[derive(Clone)]
struct Weight;

impl quick_cache::Weighter<String, Arc<Competition>> for Weight {
    fn weight(&self, _: &String, competition: &Arc<Competition>) -> u64 {
        competition.weight() as u64
    }
}

impl Cache {
    /// A cache of at most this many bytes.
    fn new(bytes: u64) -> Self {
        // Fewer than 32 make a single shard, so that a large competition fits.
        let by_id = quick_cache::sync::Cache::with_weighter(31, bytes, Weight);
        Self {
            by_id,
            by_address: quick_cache::sync::Cache::new(MOST_KNOWN),
            revisions: quick_cache::sync::Cache::new(MOST_KNOWN),
            keeping: Mutex::default(),
        }
    }
}

/// Who makes a change, and the state they saw.
#[derive(Debug, Clone)]
pub struct Change {
    pub actor: Actor,
    /// The id of the submitted form: sent twice, it counts once.
    pub form: Option<String>,
    /// The revision the person looked at, where acting on an older one would be wrong.
    pub seen: Option<u64>,
    pub at: DateTime<Utc>,
    /// Records referenced by the events.
    pub records: Vec<NewRecord>,
    /// Whether the cached state may hold erased words.
    pub reread: bool,
}

impl Change {
    pub fn by(actor: Actor) -> Self {
        Self { actor, form: None, seen: None, at: chain::now(), records: Vec::new(), reread: false }
    }

    pub fn form(self, form: Option<String>) -> Self {
        Self { form, ..self }
    }

    /// Refuses if somebody has changed the competition since.
    pub fn seen(self, seen: Option<u64>) -> Self {
        Self { seen, ..self }
    }

    pub fn at(self, at: DateTime<Utc>) -> Self {
        Self { at, ..self }
    }

    pub fn records(self, records: Vec<NewRecord>) -> Self {
        Self { records, ..self }
    }
}

impl Competitions {
    /// All competitions of a database, with a cache of at most this many bytes.
    pub fn new(db: Db, live: Live, site: String, bytes: u64) -> Self {
        Self { db, live, site, cache: Arc::new(Cache::new(bytes)) }
    }

    /// The size of the cache in bytes.
    pub fn weight(&self) -> u64 {
        self.cache.by_id.weight()
    }

    /// The competition at an address.
    pub async fn find(&self, club: ClubId, slug: &str) -> Result<Arc<Competition>> {
        let address = (club, slug.to_owned());
        let id = match self.cache.by_address.get(&address) {
            Some(id) => id,
            None => {
                let (club, slug) = address.clone();
                let id: String = self
                    .db
                    .query(move |connection| {
                        let found = competitions::table
                            .filter(competitions::club_id.eq(club))
                            .filter(competitions::slug.eq(slug))
                            .select(competitions::id);
                        Ok(found.first(connection)?)
                    })
                    .await?;
                self.cache.by_address.insert(address, id.clone());
                id
            }
        };
        self.get(&id).await
    }

    /// A competition as it stands now.
    pub async fn get(&self, id: &str) -> Result<Arc<Competition>> {
        // Without other nodes nobody else changes it.
        if !self.db.is_shared()
            && let Some(known) = self.cached(id)
        {
            return Ok(known);
        }
        let (store, id) = (self.clone(), id.to_owned());
        self.db.query(move |connection| store.load(connection, &id)).await
    }

    /// Several by id: a single query finds out which cached states are out of date.
    pub async fn get_all(&self, ids: Vec<String>) -> Result<HashMap<String, Arc<Competition>>> {
        let store = self.clone();
        self.db
            .query(move |connection| {
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

    /// The latest revision of a competition known to this node.
    pub fn revision(&self, id: &str) -> Option<u64> {
        self.cache.revisions.get(id)
    }

    fn cached(&self, id: &str) -> Option<Arc<Competition>> {
        self.cache.by_id.get(id)
    }

    /// The same over an open connection; the result is cached.
    pub fn load(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        let current = self.current(connection, id)?;
        self.keep(&current);
        Ok(current)
    }

    /// A competition as it stands within a transaction. It is not cached.
    pub fn within(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        self.current(connection, id)
    }

    /// The cached state with newer events applied, or read from the start. Not cached: inside a transaction it may contain
    /// events that are never committed.
    fn current(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        if let Some(known) = self.cached(id) {
            let rows = chain::rows(connection, &stream(id), known.revision as i64)?;
            if rows.is_empty() {
                return Ok(known);
            }
            let mut events: Vec<Opened<Event>> = chain::open(connection, &rows)?;
            texts::show(connection, &mut [&mut events], &known.veils())?;
            // Words erased, hidden or renamed since are still in memory: reload everything.
            if !events.iter().any(|opened| opened.event.changes_words()) {
                return Ok(Arc::new(replay(Some((*known).clone()), events, None)?));
            }
        }
        self.read(connection, id)
    }

    /// The competition read from its first event on.
    fn read(&self, connection: &mut Connection, id: &str) -> Result<Arc<Competition>> {
        let rows = chain::rows(connection, &stream(id), 0)?;
        let address = competitions::table
            .filter(competitions::id.eq(id))
            .select((competitions::id, competitions::club_id, competitions::slug))
            .first::<(String, ClubId, String)>(connection)?;
        Ok(Arc::new(replay(None, chain::open(connection, &rows)?, Some(address))?))
    }

    /// Caches a state, unless a newer one is cached.
    fn keep(&self, current: &Arc<Competition>) {
        let _keeping = self.cache.keeping.lock().unwrap_or_else(PoisonError::into_inner);
        if self.revision(&current.id).is_none_or(|known| known <= current.revision) {
            self.cache.revisions.insert(current.id.clone(), current.revision);
            self.cache.by_id.insert(current.id.clone(), current.clone());
        }
    }

    /// Evicts a competition that was removed or moved.
    pub fn forget(&self, id: &str) {
        let _keeping = self.cache.keeping.lock().unwrap_or_else(PoisonError::into_inner);
        self.cache.by_id.remove(id);
        self.cache.revisions.remove(id);
        self.cache.by_address.retain(|_, known| known != id);
    }

    /// Creates a competition of a club, at a free address.
    pub async fn create(&self, club: ClubId, change: Change, settings: Settings) -> Result<Arc<Competition>> {
        let (store, known, club) = (self.clone(), self.clone(), club.to_owned());
        let create = move |connection: &mut Connection| store.create_in(connection, club, change, settings);
        self.db.write_then(create, move |created| known.keep(created)).await
    }

    /// The same within a transaction. A form sent twice finds what the first one made.
    pub fn create_in(
        &self,
        connection: &mut Connection,
        club: ClubId,
        change: Change,
        settings: Settings,
    ) -> Result<Arc<Competition>> {
        // Serialises creations of the same name and duplicate forms.
        crate::clubs::log::lock(connection, club)?;
        if let Some(form) = &change.form
            && let Some(id) = made_by_form(connection, form)?
        {
            let made = self.current(connection, &id)?;
            // The key made something else, so it does not match.
            if made.club == club && made.settings.rehearsal == settings.rehearsal {
                return Ok(made);
            }
        }
        let mut actor = change.actor;
        texts::show(connection, &mut [&mut actor], &[])?;
        let id = ids::new_id();
        let slug = free_slug(connection, club, &settings.name)?;
        let address = (id, club.to_owned(), slug);
        let mut writing = Writing::created(address, settings, actor, change.at, change.form)?;
        project::insert(connection, writing.state())?;
        writing.store(connection)?;
        Ok(Arc::new(writing.into_state()))
    }

    /// Changes a competition: `action` gets the current state and returns events, or why not. Events, records and
    /// projections are stored in one transaction.
    pub async fn change<A>(&self, id: &str, change: Change, action: A) -> Result<Arc<Competition>>
    where
        A: FnOnce(&Competition) -> Result<Vec<Event>> + Send + 'static,
    {
        self.change_with(id, change, move |_, it| action(it)).await
    }

    /// The same where the action stores something itself, such as a new player.
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

    /// The database that they are kept in.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// Changes several competitions in one transaction, each by [`change_in`](Self::change_in).
    pub async fn change_all<A>(&self, change: A) -> Result<()>
    where
        A: FnOnce(&Self, &mut Connection) -> Result<Vec<Arc<Competition>>> + Send + 'static,
    {
        let (store, known) = (self.clone(), self.clone());
        let tell = move |changed: &Vec<Arc<Competition>>| {
            for competition in changed {
                known.keep(competition);
                let (competition, revision) = (competition.id.clone(), competition.revision);
                known.live.tell(Changed { competition, revision });
            }
        };
        self.db.write_then(move |connection| change(&store, connection), tell).await.map(drop)
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
        // Nobody else can change this competition until we commit.
        let locked = diesel::update(competitions::table.filter(competitions::id.eq(id)))
            .set(competitions::revision.eq(competitions::revision))
            .execute(connection)?;
        if locked == 0 {
            return Err(Error::NotFound);
        }
        let before = if change.reread { self.read(connection, id)? } else { self.current(connection, id)? };
        if let Some(form) = &change.form
            && was_sent(connection, id, form)?
        {
            return Ok(before);
        }
        if let Some(seen) = change.seen.filter(|&seen| seen != before.revision) {
            return Err(Error::Changed(meanwhile(connection, &before, seen)?));
        }
        let mut events = action(connection, &before)?;
        if events.is_empty() {
            return Ok(before);
        }
        // The cached state must reflect the public names of everybody mentioned.
        let mut actor = change.actor;
        texts::show(connection, &mut [&mut actor, &mut events], &before.veils())?;
        let mut writing = Writing::after(&before, actor, change.at, change.form);
        for event in events {
            writing.push(event)?;
        }
        follow::add(&before, &mut writing)?;
        for record in change.records {
            // Agreeing by submitting the same record proves no new game.
            let is_used = writing.events().iter().filter_map(Event::record).any(|proof| proof.id == record.id());
            if is_used {
                record.store(connection)?;
            }
        }
        writing.store(connection)?;
        project::update(connection, &before, writing.state(), writing.events())?;
        letters::write(connection, &self.site, &before, writing.state())?;
        let after = Arc::new(writing.into_state());
        self.live.tell_others(connection, &Changed { competition: after.id.clone(), revision: after.revision })?;
        Ok(after)
    }
}

/// The state that results from events, after a given state or from the first one on.
pub fn replay(
    start: Option<Competition>,
    events: Vec<Opened<Event>>,
    address: Option<(String, ClubId, String)>,
) -> Result<Competition> {
    let mut state = start;
    let mut address = address;
    for Opened { at, by, event, hash, .. } in events {
        let happened = Happened { at, by, event };
        match (&mut state, address.take()) {
            (Some(state), _) => state.apply(happened),
            (None, Some((id, club, slug))) => state = Competition::create(id, club, slug, happened),
            (None, None) => {}
        }
        if let Some(state) = &mut state {
            state.head = hash;
        }
    }
    state.ok_or(Error::NotFound)
}

fn was_sent(connection: &mut Connection, id: &str, form: &str) -> Result<bool> {
    use crate::store::schema::events;
    let sent = events::table.filter(events::stream.eq(stream(id))).filter(events::form.eq(form));
    Ok(sent.count().get_result::<i64>(connection)? > 0)
}

/// The competition created by a form.
fn made_by_form(connection: &mut Connection, form: &str) -> Result<Option<String>> {
    use crate::store::schema::events;
    let made = events::table.filter(events::form.eq(form)).filter(events::revision.eq(1)).select(events::stream);
    let made: Option<String> = made.first(connection).optional()?;
    Ok(made.and_then(|stream| stream.strip_prefix("competition:").map(str::to_owned)))
}

/// What others did since `seen`, for the request that came too late.
fn meanwhile(connection: &mut Connection, now: &Competition, seen: u64) -> Result<Text> {
    let rows = chain::rows(connection, &stream(&now.id), seen as i64)?;
    let told: Vec<Text> = chain::open(connection, &rows)?.iter().map(|opened| log::sentence(now, opened)).collect();
    Ok(text!("act-meanwhile-competition-changed-nothing-yours", text = Text::sentences(told)))
}

/// A free address slug: `spring-open`, `spring-open-2`…
fn free_slug(connection: &mut Connection, club: ClubId, name: &str) -> Result<String> {
    let base = ids::slug(name);
    let taken: Vec<String> = competitions::table
        .filter(competitions::club_id.eq(club))
        .filter(competitions::slug.like(format!("{base}%")))
        .select(competitions::slug)
        .load(connection)?;
    // Pages of the club itself.
    let reserved = [
        "new",
        "edit",
        "members",
        "roster",
        "circuits",
        "templates",
        "feed",
        "calendar",
        "export",
        "invite",
        "ratings",
    ];
    let is_free = |slug: &String| !taken.contains(slug) && !reserved.contains(&slug.as_str());
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    Ok(std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or(base))
}
