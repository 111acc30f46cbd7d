//! Chains of events: each row carries the hash of the one before it, so that nothing is changed unseen.

use chrono::{DateTime, NaiveDateTime, SubsecRound, Utc};
use data_encoding::HEXLOWER;
use diesel::prelude::*;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Connection;
use super::schema::events;
use crate::competitions::Actor;
use crate::web::error::{Error, Result};

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

/// Now, as exactly as every database keeps it.
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

    /// The next row after `previous` of a stream.
    pub fn next(
        stream: &str,
        after: (i64, &str),
        at: DateTime<Utc>,
        actor: &Actor,
        body: &impl Serialize,
        form: Option<String>,
    ) -> Result<Self> {
        let (revision, previous) = after;
        let mut row = Self {
            stream: stream.to_owned(),
            revision: revision + 1,
            at: at.naive_utc(),
            actor: serde_json::to_string(actor)?,
            body: serde_json::to_string(body)?,
            form,
            previous: previous.to_owned(),
            hash: String::new(),
        };
        row.hash = row.expected_hash();
        Ok(row)
    }
}

/// The rows of a stream after a revision, in order.
pub fn rows(connection: &mut Connection, stream: &str, after: i64) -> Result<Vec<EventRow>> {
    let rows = events::table.filter(events::stream.eq(stream)).filter(events::revision.gt(after));
    Ok(rows.order(events::revision).select(EventRow::as_select()).load(connection)?)
}

/// Appends one row to a stream that has no state of its own: a club’s roles and settings, the site’s.
pub fn append(connection: &mut Connection, stream: &str, actor: &Actor, body: &impl Serialize) -> Result<()> {
    let last: Option<(i64, String)> = events::table
        .filter(events::stream.eq(stream))
        .order(events::revision.desc())
        .select((events::revision, events::hash))
        .first(connection)
        .optional()?;
    let (revision, hash) = last.unwrap_or_default();
    let row = EventRow::next(stream, (revision, &hash), now(), actor, body, None)?;
    insert(connection, &[row])
}

/// Inserts rows; somebody who was faster makes it fail.
pub fn insert(connection: &mut Connection, rows: &[EventRow]) -> Result<()> {
    for row in rows {
        diesel::insert_into(events::table).values(row).execute(connection).map_err(Error::from)?;
    }
    Ok(())
}
