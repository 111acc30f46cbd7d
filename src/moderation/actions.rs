//! What administrators do, each in one transaction with its entry in the site's log and an e-mail to the people concerned.

use std::sync::Arc;

use diesel::prelude::*;
use podium_engine::text;

use super::letters::{locale_of, tell};
use super::people;
use super::subject::Subject;
use crate::clubs::log as club_log;
use crate::clubs::model::Club;
use crate::competitions::event::Event;
use crate::competitions::store::{self, Change, Competitions};
use crate::competitions::{Actor, Competition};
use crate::error::{Error, Result};
use crate::ids::{ClubId, PersonId};
use crate::names;
use crate::site::act::{Act, Hidden, What};
use crate::site::log::{Deed, STREAM, note};
use crate::store::Connection;
use crate::store::schema::{circuits, clubs, competitions, drafts, links, records, roster, templates, texts};
use crate::store::texts as personal;
use crate::store::texts::{GONE, Personal, PersonalText};
use crate::texts::Kind;

/// Who acts, why, and where the people concerned can appeal.
#[derive(Debug, Clone)]
pub struct Order {
    pub by: Actor,
    pub reason: String,
    pub appeals: String,
}

impl Order {
    /// Rejects an act without a reason.
    pub fn checked(self) -> Result<Self> {
        let reason = Kind::Reason.read(&self.reason)?;
        if reason.is_empty() {
            return Err(Error::Refused(text!("people-act-write-why-reason-stands-log")));
        }
        Ok(Self { reason, ..self })
    }

    /// The reason as stored in the chain, authored by the actor.
    pub fn stored_reason(&self, connection: &mut Connection) -> Result<PersonalText> {
        let mut reason = Reason(self.reason.as_str().into());
        personal::store(connection, STREAM, self.by.user().map(PersonId::from), &mut reason)?;
        Ok(reason.0)
    }
}

struct Reason(PersonalText);

impl Personal for Reason {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        visit(&mut self.0, None);
    }
}

/// Hides something, shows it again, or removes it; returns the competitions that changed.
pub fn moderate(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    (what, id): (What, &str),
    act: Act,
) -> Result<Vec<Arc<Competition>>> {
    let subject = Subject::get(connection, what, id)?;
    is_itself(connection, what, id)?;
    match (act, subject.hidden) {
        (_, Some(Hidden::Removed)) => return Err(Error::Gone),
        (Act::Hide, Some(_)) | (Act::Show, None) => return Ok(Vec::new()),
        _ => {}
    }
    let done = format!("{}-{}", subject.what.word(), act.word());
    for user in subject.concerned(connection)? {
        let title = subject.title(&locale_of(&user));
        let said = if what == What::Text { short(&title) } else { title };
        tell(connection, &user, &done, (&said, &order.reason, &order.appeals))?;
    }
    let name = subject.called(connection)?;
    let (words, changed) = match what {
        What::Club => (Vec::new(), club(store, connection, order, id, act)?),
        What::Competition => (Vec::new(), vec![competition(store, connection, order, id, act)?]),
        What::Player => people::moderate(store, connection, order, id.parse()?, act)?,
        What::Record => (record(connection, id, act)?, Vec::new()),
        What::Text => text(store, connection, order, id, act)?,
    };
    let reason = order.stored_reason(connection)?;
    let deed = Deed::Moderated { what, id: id.to_owned(), act, name, reason, words };
    note(connection, &order.by, deed)?;
    Ok(changed)
}

/// Nothing can be done to a club that was merged into another.
fn is_itself(connection: &mut Connection, what: What, id: &str) -> Result<()> {
    if what == What::Club && Club::get(connection, id.parse()?)?.same_as.is_some() {
        return Err(Error::Refused(text!("people-act-club-was-merged")));
    }
    Ok(())
}

/// The beginning of a text.
fn short(words: &str) -> String {
    words.chars().take(200).collect()
}

fn competition(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    id: &str,
    act: Act,
) -> Result<Arc<Competition>> {
    if act == Act::Remove {
        erase_texts(connection, &store::stream(id))?;
        diesel::delete(drafts::table.filter(drafts::competition_id.eq(id))).execute(connection)?;
    }
    let change = Change { reread: true, ..Change::by(order.by.clone()) };
    store.change_in(connection, id, change, |_| Ok(vec![Event::Moderated { act }]))
}

/// Reloads a competition whose words changed wherever it is cached.
pub(super) fn reread(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    id: &str,
    act: Act,
) -> Result<Arc<Competition>> {
    let change = Change { reread: true, ..Change::by(order.by.clone()) };
    store.change_in(connection, id, change, |_| Ok(vec![Event::WordsModerated { act }]))
}

/// Erases all texts of a chain. Facts that others rely on stay: numbers, results, who decided what.
fn erase_texts(connection: &mut Connection, stream: &str) -> Result<()> {
    let own = texts::table.filter(texts::stream.eq(stream)).filter(texts::words.is_not_null());
    let gone = (texts::salt.eq(None::<String>), texts::words.eq(None::<String>), texts::erased.eq(0));
    diesel::update(own).set((gone, texts::hidden.eq(None::<String>))).execute(connection)?;
    Ok(())
}

fn club(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    id: &str,
    act: Act,
) -> Result<Vec<Arc<Competition>>> {
    let id = id.parse()?;
    club_log::lock(connection, id)?;
    let row = clubs::table.filter(clubs::id.eq(id));
    let mut changed = Vec::new();
    if act == Act::Remove {
        let own = competitions::table.filter(competitions::club_id.eq(id)).order(competitions::id);
        let own = own.select((competitions::id, competitions::hidden));
        for (competition_id, hidden) in own.load::<(String, Option<String>)>(connection)? {
            if hidden.as_deref() != Some(Hidden::Removed.word()) {
                changed.push(competition(store, connection, order, &competition_id, act)?);
            }
        }
        erase_texts(connection, &club_log::stream(id))?;
        let nothing = (clubs::name.eq(GONE), clubs::place.eq(""), clubs::about.eq(""), clubs::links.eq(""));
        diesel::update(row).set(nothing).execute(connection)?;
        let circuit = circuits::table.filter(circuits::club_id.eq(id));
        diesel::update(circuit).set((circuits::name.eq(GONE), circuits::about.eq(""))).execute(connection)?;
        diesel::delete(templates::table.filter(templates::club_id.eq(id))).execute(connection)?;
        diesel::delete(roster::table.filter(roster::club_id.eq(id))).execute(connection)?;
        diesel::delete(links::table.filter(links::club_id.eq(id))).execute(connection)?;
    }
    club_log::note(connection, id, &order.by, club_log::Deed::Moderated { act }, None)?;
    diesel::update(row).set(clubs::hidden.eq(act.hidden().map(Hidden::word))).execute(connection)?;
    Ok(changed)
}

/// The hash of the names and comments removed with a record; its turns still prove a game.
fn record(connection: &mut Connection, id: &str, act: Act) -> Result<Vec<String>> {
    let row = records::table.filter(records::id.eq(id));
    diesel::update(row).set(records::hidden.eq(act.hidden().map(Hidden::word))).execute(connection)?;
    let extras: String = row.select(records::extras).first(connection)?;
    if act != Act::Remove || extras.is_empty() {
        return Ok(Vec::new());
    }
    erase_text(connection, &extras)?;
    Ok(vec![extras])
}

fn erase_text(connection: &mut Connection, hash: &str) -> Result<()> {
    let gone = (texts::salt.eq(None::<String>), texts::words.eq(None::<String>), texts::erased.eq(0));
    let row = texts::table.filter(texts::hash.eq(hash));
    diesel::update(row).set((gone, texts::hidden.eq(None::<String>))).execute(connection)?;
    Ok(())
}

/// A text of a competition or a club. Names of people change with the person.
fn text(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    hash: &str,
    act: Act,
) -> Result<(Vec<String>, Vec<Arc<Competition>>)> {
    let row = texts::table.filter(texts::hash.eq(hash));
    let (stream, about): (Option<String>, Option<String>) =
        row.select((texts::stream, texts::about)).first(connection)?;
    let (Some(stream), None) = (stream.filter(|stream| stream != STREAM), about) else {
        return Err(Error::Refused(text!("people-act-text-name-belongs-log-site")));
    };
    match act {
        Act::Remove => erase_text(connection, hash)?,
        Act::Hide => drop(diesel::update(row).set(texts::hidden.eq(hash)).execute(connection)?),
        Act::Show => drop(diesel::update(row).set(texts::hidden.eq(None::<String>)).execute(connection)?),
    }
    let changed = match (stream.strip_prefix("competition:"), club_log::of_stream(&stream)) {
        (Some(competition), _) => vec![reread(store, connection, order, competition, act)?],
        (None, Some(club)) => {
            title(connection, club, hash)?;
            Vec::new()
        }
        (None, None) => Vec::new(),
    };
    Ok((vec![hash.to_owned()], changed))
}

/// Updates the row of a club or circuit to match the words of its chain.
fn title(connection: &mut Connection, club: ClubId, hash: &str) -> Result<()> {
    let words = personal::find(connection, hash)?;
    let rows = crate::store::chain::rows(connection, &club_log::stream(club), 0)?;
    let (mut name, mut called) = (String::new(), Vec::new());
    for opened in crate::store::chain::parse::<club_log::Deed>(&rows)? {
        match opened.event {
            club_log::Deed::Created { name: text } | club_log::Deed::Edited { name: text } => {
                text.hash().clone_into(&mut name);
            }
            club_log::Deed::CircuitSet { circuit, name: text, .. } => called.push((circuit, text.hash().to_owned())),
            // Its circuits are named by the chain of the other club.
            club_log::Deed::MergedInto { .. } => called.clear(),
            _ => {}
        }
    }
    if name == hash {
        let row = clubs::table.filter(clubs::id.eq(club));
        diesel::update(row).set(clubs::name.eq(words.as_str())).execute(connection)?;
    }
    called.reverse();
    let mut seen = Vec::new();
    for (circuit, name) in called {
        if !seen.contains(&circuit) && name == hash {
            let row = circuits::table.filter(circuits::id.eq(&circuit));
            diesel::update(row).set(circuits::name.eq(words.as_str())).execute(connection)?;
        }
        seen.push(circuit);
    }
    Ok(())
}

/// Renames a club, a competition or a player. Addresses of clubs and competitions stay, so that links keep working; the
/// address of a player follows the name.
pub fn rename(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    (what, id): (What, &str),
    name: &str,
) -> Result<Vec<Arc<Competition>>> {
    let subject = Subject::get(connection, what, id)?;
    if subject.hidden == Some(Hidden::Removed) {
        return Err(Error::Gone);
    }
    is_itself(connection, what, id)?;
    let before = subject.called(connection)?;
    let concerned = subject.concerned(connection)?;
    let (name, changed) = match what {
        What::Club => {
            let name = names::club(name)?;
            let id = id.parse()?;
            club_log::lock(connection, id)?;
            diesel::update(clubs::table.filter(clubs::id.eq(id))).set(clubs::name.eq(&name)).execute(connection)?;
            let deed = club_log::Deed::Edited { name: name.as_str().into() };
            club_log::note(connection, id, &order.by, deed, None)?;
            (name, Vec::new())
        }
        What::Competition => {
            let name = names::title(name)?;
            let title = name.clone();
            let changed = store.change_in(connection, id, Change::by(order.by.clone()), |it| {
                let mut settings = it.settings.clone();
                settings.name = title.as_str().into();
                Ok(vec![Event::SettingsChanged { settings: Box::new(settings) }])
            })?;
            (name, vec![changed])
        }
        What::Player => {
            let name = names::person(name)?;
            (name.clone(), people::rename(store, connection, order, id.parse()?, &name)?)
        }
        What::Record | What::Text => return Err(Error::NotFound),
    };
    let now = Subject::get(connection, what, id)?.called(connection)?;
    let reason = order.stored_reason(connection)?;
    for user in concerned {
        let done = format!("{}-rename", what.word());
        tell(connection, &user, &done, (&name, &order.reason, &order.appeals))?;
    }
    note(connection, &order.by, Deed::Renamed { what, id: id.to_owned(), before, name: now, reason })?;
    Ok(changed)
}

/// The texts of a club or a competition that can be moderated individually, latest first: hash, words, and whether they are
/// hidden.
pub fn texts_of(connection: &mut Connection, subject: &Subject) -> Result<Vec<(String, String, bool)>> {
    const MOST: i64 = 200;
    let stream = match subject.what {
        What::Club => club_log::stream(subject.id.parse()?),
        What::Competition => store::stream(&subject.id),
        _ => return Ok(Vec::new()),
    };
    let extras = records::table.filter(records::extras.ne("")).select(records::extras);
    let rows = texts::table
        .filter(texts::stream.eq(stream))
        .filter(texts::about.is_null())
        .filter(texts::words.is_not_null())
        .filter(texts::hash.ne_all(extras))
        .order(texts::hash)
        .limit(MOST)
        .select((texts::hash, texts::words, texts::hidden));
    let rows: Vec<(String, Option<String>, Option<String>)> = rows.load(connection)?;
    Ok(rows.into_iter().map(|(hash, words, hidden)| (hash, words.unwrap_or_default(), hidden.is_some())).collect())
}

/// Whether administrators hid a club or its competition.
pub fn is_hidden(club: &Club, competition: Option<&Competition>) -> bool {
    club.hidden().is_some() || competition.is_some_and(|competition| competition.hidden.is_some())
}
