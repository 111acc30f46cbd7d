//! Event chains: each row contains the hash of the one before it, so that no change goes unnoticed.
//!
//! What is hashed is the envelope `{version, kind, facts}`: ids, numbers, enums and exact values. Personal texts are in it
//! as salted hashes alone; see [`texts`](super::texts).

use anyhow::anyhow;
use chrono::{DateTime, NaiveDateTime, SubsecRound, Utc};
use data_encoding::HEXLOWER;
use diesel::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Connection, texts, upcast};
use crate::error::{Error, Result};
use crate::ids::{PersonId, UserId};
use crate::store::schema::events;
use crate::store::texts::{Personal, PersonalText};
use crate::store::upcast::Unreadable;

/// The actor of an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// Somebody with an account.
    User {
        /// The account.
        id: UserId,
        /// Their name at the time.
        name: PersonalText,
        /// The office in which they acted, if for the club rather than themselves. Events of earlier versions do not have
        /// it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        office: Option<Office>,
    },
    /// The bearer of the signed link of a player without an account.
    Link {
        /// The entry the link is for.
        entry: u32,
        /// Who issued the link. Events of earlier versions do not have it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        issued: Option<Issued>,
        /// The account that was signed in where the link was used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed_in: Option<Account>,
    },
    /// A timeout, or the command line.
    System,
}

/// An office in a club in which somebody acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Office {
    Arbiter,
    Organiser,
    Owner,
    /// Of the site, without an office in the club.
    Administrator,
}

impl Office {
    /// The word for it that messages select on.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Organiser => "organiser",
            Self::Owner => "owner",
            Self::Administrator => "administrator",
        }
    }
}

/// An account with its name at the time.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Account {
    pub id: UserId,
    pub name: PersonalText,
}

/// Who gave a signed link out, and when.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Issued {
    #[serde(flatten)]
    pub by: Account,
    pub at: DateTime<Utc>,
}

impl Actor {
    /// An account that acts for itself.
    pub const fn account(id: UserId, name: PersonalText) -> Self {
        Self::User { id, name, office: None }
    }

    /// A link whose issuer is unknown.
    pub const fn link(entry: u32) -> Self {
        Self::Link { entry, issued: None, signed_in: None }
    }

    /// A stable id whatever their name: an account, or an entry of the competition; the system has none.
    pub fn id(&self) -> String {
        match self {
            Self::User { id, .. } => id.to_string(),
            Self::Link { entry, .. } => format!("entry {entry}"),
            Self::System => String::new(),
        }
    }

    /// About how many bytes it takes in memory beside itself.
    pub fn weight(&self) -> usize {
        match self {
            Self::User { id, name, .. } => id.len() + name.weight(),
            Self::Link { issued, signed_in, .. } => {
                let accounts = issued.iter().map(|issued| &issued.by).chain(signed_in);
                accounts.map(|account| account.id.len() + account.name.weight()).sum()
            }
            Self::System => 0,
        }
    }

    /// The account.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Self::User { id, .. } => Some(*id),
            _ => None,
        }
    }

    /// The public name of an account; entries are named by their competition, the clock has no name.
    pub fn name(&self) -> &str {
        match self {
            Self::User { name, .. } => name,
            _ => "",
        }
    }

    /// The name of an account as it was then, for those who may read it.
    pub fn full_name(&self) -> &str {
        match self {
            Self::User { name, .. } => name.full(),
            _ => "",
        }
    }
}

impl Personal for Actor {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        match self {
            Self::User { id, name, .. } => visit(name, Some((*id).into())),
            Self::Link { issued, signed_in, .. } => {
                let accounts = issued.iter_mut().map(|issued| &mut issued.by).chain(signed_in);
                accounts.for_each(|Account { id, name }| visit(name, Some((*id).into())));
            }
            Self::System => {}
        }
    }
}

/// A row of a chain.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = events)]
pub struct EventRow {
    pub stream: String,
    pub revision: i64,
    pub at: NaiveDateTime,
    pub actor: String,
    pub body: String,
    pub form: Option<String>,
    pub previous: String,
    pub hash: String,
}

/// A parsed row.
#[derive(Debug, Clone)]
pub struct Opened<T> {
    pub revision: i64,
    pub at: DateTime<Utc>,
    pub by: Actor,
    pub event: T,
    pub hash: String,
}

impl<T: Personal> Personal for Opened<T> {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        self.by.texts(visit);
        self.event.texts(visit);
    }

    fn names(&mut self, visit: &mut dyn FnMut(&mut PersonalText, PersonId)) {
        self.by.names(visit);
        self.event.names(visit);
    }

    fn remarks(&mut self, visit: &mut dyn FnMut(&mut PersonalText)) {
        self.event.remarks(visit);
    }
}

#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    #[serde(flatten)]
    event: &'a T,
}

/// The current time, with the precision that every database stores.
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(3)
}

impl EventRow {
    /// What its hash must be.
    pub fn expected_hash(&self) -> String {
        let at = self.at.format("%Y-%m-%dT%H:%M:%S%.3f");
        let Self { stream, revision, actor, body, previous, .. } = self;
        HEXLOWER.encode(&Sha256::digest(format!("{previous}\n{stream}\n{revision}\n{at}\n{actor}\n{body}").as_bytes()))
    }

    /// The next row of a stream after a revision and its hash. The event is an enum with the tag `kind` and the content
    /// `facts`.
    pub fn next(
        stream: &str,
        after: (i64, &str),
        at: DateTime<Utc>,
        actor: &Actor,
        event: &impl Serialize,
        form: Option<String>,
    ) -> Result<Self> {
        let (revision, previous) = after;
        let mut row = Self {
            stream: stream.to_owned(),
            revision: revision + 1,
            at: at.naive_utc(),
            actor: serde_json::to_string(actor)?,
            body: serde_json::to_string(&Envelope { version: upcast::VERSION, event })?,
            form,
            previous: previous.to_owned(),
            hash: String::new(),
        };
        row.hash = row.expected_hash();
        Ok(row)
    }

    /// Who did it and what, in the current version; personal texts are still to be resolved.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<(Actor, T)> {
        let Self { stream, revision, .. } = self;
        let body = upcast::current(stream, &self.body).map_err(|why| match why {
            Unreadable::Newer(version) => Error::Internal(anyhow!(
                "event {revision} of {stream} is of version {version}; this program reads versions up to {}",
                upcast::VERSION
            )),
            Unreadable::Malformed => Error::Internal(anyhow!("event {revision} of {stream} is not an event")),
        })?;
        Ok((serde_json::from_str(&self.actor)?, serde_json::from_str(&body)?))
    }
}

/// Reads rows, with the words of their personal texts.
pub fn open<T: DeserializeOwned + Personal>(connection: &mut Connection, rows: &[EventRow]) -> Result<Vec<Opened<T>>> {
    let mut opened = parse(rows)?;
    texts::resolve(connection, &mut [&mut opened])?;
    Ok(opened)
}

/// Reads rows as they stand, their personal texts being hashes.
pub fn parse<T: DeserializeOwned>(rows: &[EventRow]) -> Result<Vec<Opened<T>>> {
    let read = |row: &EventRow| {
        let (by, event) = row.parse()?;
        Ok(Opened { revision: row.revision, at: row.at.and_utc(), by, event, hash: row.hash.clone() })
    };
    rows.iter().map(read).collect()
}

/// The rows of a stream after a revision, in order.
pub fn rows(connection: &mut Connection, stream: &str, after: i64) -> Result<Vec<EventRow>> {
    let rows = events::table.filter(events::stream.eq(stream)).filter(events::revision.gt(after));
    Ok(rows.order(events::revision).select(EventRow::as_select()).load(connection)?)
}

/// The last revision of a stream and its hash.
pub fn head(connection: &mut Connection, stream: &str) -> Result<(i64, String)> {
    let last = events::table.filter(events::stream.eq(stream)).order(events::revision.desc());
    let last: Option<(i64, String)> = last.select((events::revision, events::hash)).first(connection).optional()?;
    Ok(last.unwrap_or_default())
}

/// Appends an event to a stream without a state of its own: a club's or the site's.
pub fn append<T: Serialize + Personal>(
    connection: &mut Connection,
    stream: &str,
    at: DateTime<Utc>,
    actor: &Actor,
    mut event: T,
    form: Option<String>,
) -> Result<()> {
    let (revision, hash) = head(connection, stream)?;
    let mut actor = actor.clone();
    texts::store(connection, stream, None, &mut actor)?;
    // What these chains hold of texts are names, of people and of the club itself.
    texts::store(connection, stream, None, &mut event)?;
    insert(connection, &[EventRow::next(stream, (revision, &hash), at, &actor, &event, form)?])
}

/// Inserts rows; fails if somebody else was faster.
pub fn insert(connection: &mut Connection, rows: &[EventRow]) -> Result<()> {
    for row in rows {
        diesel::insert_into(events::table).values(row).execute(connection).map_err(Error::from)?;
    }
    Ok(())
}

/// The name of a competition's chain.
pub fn competition_stream(id: &str) -> String {
    format!("competition:{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actors_of_earlier_programs_are_read() {
        let read = |text: &str| serde_json::from_str::<Actor>(text).expect("an actor");
        assert_eq!(read(r#"{"link":{"entry":2}}"#), Actor::link(2));
        let account = Actor::account("abc".into(), PersonalText::default());
        assert_eq!(read(r#"{"user":{"id":"abc","name":""}}"#), account);
        assert_eq!(serde_json::to_string(&account).expect("JSON"), r#"{"user":{"id":"abc","name":""}}"#);
        assert_eq!(serde_json::to_string(&Actor::link(2)).expect("JSON"), r#"{"link":{"entry":2}}"#);
    }
}
