//! Writing events: each is given its sealed standings, hashed, applied to one copy of the competition and stored, in one
//! pass.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::actions::follow::Timeline;
use super::event::{Actor, Event, Happened};
use super::seal;
use super::settings::Settings;
use super::state::Competition;
use super::store::stream;
use crate::error::{Error, Result};
use crate::ids::{ClubId, PersonId};
use crate::store::Connection;
use crate::store::chain::{self, EventRow};
use crate::store::texts::{self, Personal, TextRow};

/// Events on their way into the chain of a competition.
pub struct Writing {
    state: Competition,
    actor: Actor,
    at: DateTime<Utc>,
    /// Stored with the first event.
    form: Option<String>,
    events: Vec<Event>,
    rows: Vec<EventRow>,
    texts: BTreeMap<String, TextRow>,
}

impl Writing {
    /// A new competition: id, club and slug.
    pub fn created(
        address: (String, ClubId, String),
        settings: Settings,
        actor: Actor,
        at: DateTime<Utc>,
        form: Option<String>,
    ) -> Result<Self> {
        let (id, club, slug) = address;
        let event = Event::Created { settings: Box::new(settings), club };
        let state = Competition::create(id, club, slug, Happened { at, by: actor.clone(), event: event.clone() });
        let mut state = state.ok_or(Error::NotFound)?;
        state.revision = 0;
        let mut writing = Self::on(state, actor, at, form);
        writing.write(event)?;
        // The texts of the settings are stored already.
        if let Some(Event::Created { settings, .. }) = writing.events.first() {
            writing.state.settings = (**settings).clone();
        }
        writing.state.revision = 1;
        Ok(writing)
    }

    /// An actor's change to the current competition.
    pub fn after(before: &Competition, actor: Actor, at: DateTime<Utc>, form: Option<String>) -> Self {
        Self::on(before.clone(), actor, at, form)
    }

    fn on(state: Competition, actor: Actor, at: DateTime<Utc>, form: Option<String>) -> Self {
        let (events, rows, texts) = Default::default();
        let mut writing = Self { state, actor: Actor::System, at, form, events, rows, texts };
        writing.by(actor, at);
        writing
    }

    /// Changes the actor or the time for the events that follow.
    pub fn by(&mut self, mut actor: Actor, at: DateTime<Utc>) {
        self.collect(None, &mut actor);
        (self.actor, self.at) = (actor, at);
    }

    /// Collects texts that are not stored yet.
    fn collect(&mut self, author: Option<PersonId>, personal: &mut dyn Personal) {
        let rows = texts::new_rows(&stream(&self.state.id), author, personal);
        self.texts.extend(rows.into_iter().map(|row| (row.hash.clone(), row)));
    }

    /// Builds the row of an event.
    fn write(&mut self, mut event: Event) -> Result<()> {
        seal::fill(&mut event, &self.state);
        // Titles and descriptions belong to the club, whoever typed them.
        let is_personal = !matches!(event, Event::Created { .. } | Event::SettingsChanged { .. });
        let author = self.state.person(&self.actor).filter(|_| is_personal);
        self.collect(author, &mut event);
        let last = (self.state.revision as i64, self.state.head.as_str());
        let row = EventRow::next(&stream(&self.state.id), last, self.at, &self.actor, &event, self.form.take())?;
        self.state.head.clone_from(&row.hash);
        self.rows.push(row);
        self.events.push(event);
        Ok(())
    }

    /// The events so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Stores rows and texts that are not stored yet.
    pub fn store(&mut self, connection: &mut Connection) -> Result<()> {
        let texts: Vec<TextRow> = std::mem::take(&mut self.texts).into_values().collect();
        texts::insert(connection, &texts)?;
        chain::insert(connection, &std::mem::take(&mut self.rows))
    }

    /// The competition as it is now.
    pub fn into_state(self) -> Competition {
        self.state
    }
}

impl Timeline for Writing {
    fn state(&self) -> &Competition {
        &self.state
    }

    fn push(&mut self, event: Event) -> Result<()> {
        self.write(event)?;
        if let Some(event) = self.events.last() {
            self.state.apply(Happened { at: self.at, by: self.actor.clone(), event: event.clone() });
        }
        Ok(())
    }

    fn now(&self) -> DateTime<Utc> {
        self.at
    }
}
