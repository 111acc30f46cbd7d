//! Rows of records. The stored and hashed text names nobody; names and comments are a separate personal text.

use std::collections::HashMap;

use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::record::personal::{self, Piece};
use podium_engine::record::{Reading, Verdict};

use crate::error::{Error, Result};
use crate::ids::{self, PersonId, TableId};
use crate::records::facts::VerdictFacts;
use crate::store::Connection;
use crate::store::chain::{Actor, competition_stream, now};
use crate::store::schema::records;
use crate::store::texts::{self, Personal, PersonalText, TextRow};
use serde::{Deserialize, Serialize};

/// A record as it is kept.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = records)]
pub struct RecordRow {
    pub id: String,
    pub competition_id: Option<String>,
    pub table_number: Option<i64>,
    pub game: String,
    /// Tags and turns, without names and comments: see [`podium_engine::record::personal`].
    pub text: String,
    /// The hash of the personal text that holds names and comments.
    pub extras: String,
    /// The fingerprint of what was played, whoever played it; empty until a job has made it.
    pub content: String,
    pub verdict: String,
    pub turns: i64,
    /// [`Actor::id`] of the submitter.
    pub submitted_by: String,
    pub created_at: chrono::NaiveDateTime,
}

/// The record that proves a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// The row in `records`.
    pub id: String,
    /// The SHA-256 of its text, which holds no name.
    pub sha256: String,
    /// The version of the game's rules that judged it.
    pub rules: u32,
}

/// A valid record, to be stored with the events that reference it.
#[derive(Debug, Clone)]
pub struct NewRecord {
    row: RecordRow,
    extras: Extras,
    /// The account or player that handed it in.
    author: Option<PersonId>,
    /// The version of the game's rules that judged it.
    rules: u32,
}

/// Names and comments of a record.
#[derive(Debug, Clone)]
struct Extras(PersonalText);

impl Personal for Extras {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        visit(&mut self.0, None);
    }
}

impl NewRecord {
    /// A record handed in at a table, or at none.
    pub fn new(place: Option<(&str, TableId)>, text: &str, verdict: &Verdict, by: &Actor) -> Result<Self> {
        let Verdict::Holds(holds) = verdict else { return Err(Error::NotFound) };
        let (facts, pieces) = personal::split(text);
        let pieces = if pieces.is_empty() { String::new() } else { serde_json::to_string(&pieces)? };
        let extras = PersonalText::new(&pieces);
        let row = RecordRow {
            id: ids::new_id(),
            competition_id: place.map(|(competition, _)| competition.to_owned()),
            table_number: place.map(|(_, table)| table.0.into()),
            game: holds.game.to_owned(),
            content: String::new(),
            text: facts,
            extras: extras.hash().to_owned(),
            verdict: serde_json::to_string(&VerdictFacts::from(holds))?,
            turns: holds.turns as i64,
            submitted_by: by.id(),
            created_at: now().naive_utc(),
        };
        let author = by.user().map(PersonId::from);
        Ok(Self { row, extras: Extras(extras), author, rules: holds.rules })
    }

    /// The same with the fingerprint of its moves, where that is known already.
    pub fn with_content(self, content: String) -> Self {
        Self { row: RecordRow { content, ..self.row }, ..self }
    }

    /// The same with an id and a time of its own.
    pub fn at(self, id: String, created_at: chrono::NaiveDateTime) -> Self {
        Self { row: RecordRow { id, created_at, ..self.row }, ..self }
    }

    /// The same, submitted by somebody known by an id other than their account's.
    pub fn by(self, author: Option<PersonId>) -> Self {
        Self { author, ..self }
    }

    /// The id of the row.
    pub fn id(&self) -> &str {
        &self.row.id
    }

    /// What an event says of it.
    pub fn proof(&self) -> Proof {
        Proof { id: self.row.id.clone(), sha256: ids::hashed(&self.row.text), rules: self.rules }
    }

    /// As it is stored.
    pub fn row(&self) -> &RecordRow {
        &self.row
    }

    /// The record without names and comments.
    pub fn text(&self) -> &str {
        &self.row.text
    }

    /// Stores it.
    pub fn store(mut self, connection: &mut Connection) -> Result<()> {
        let stream = self.row.competition_id.as_deref().map(competition_stream).unwrap_or_default();
        texts::store(connection, &stream, self.author, &mut self.extras)?;
        diesel::insert_into(records::table).values(&self.row).execute(connection)?;
        Ok(())
    }
}

/// What an event says of a record that is stored under an id.
pub fn proof(id: &str, game: &str, text: &str) -> Proof {
    Proof { id: id.to_owned(), sha256: ids::hashed(&personal::split(text).0), rules: rules(game) }
}

/// The version of a game's rules.
pub fn rules(game: &str) -> u32 {
    catalogue::find(game).map_or(0, |entry| entry.facts.rules)
}

/// Rows with names and comments put back into their texts.
pub fn complete<R: AsMut<[RecordRow]>>(connection: &mut Connection, mut rows: R) -> Result<R> {
    let wanted: Vec<String> = rows.as_mut().iter().map(|row| row.extras.clone()).collect();
    let found = extras(connection, &wanted)?;
    for row in rows.as_mut() {
        if let Some(pieces) = found.get(&row.extras) {
            row.text = personal::join(&row.text, pieces);
        }
    }
    Ok(rows)
}

/// Names and comments by the hash that a record has of them.
pub fn extras(connection: &mut Connection, wanted: &[String]) -> Result<HashMap<String, Vec<Piece>>> {
    let wanted = wanted.iter().map(String::as_str).filter(|hash| !hash.is_empty());
    let read = |row: TextRow| match row.hidden {
        Some(_) => None,
        None => Some((row.hash, serde_json::from_str(row.words.as_deref()?).ok()?)),
    };
    Ok(texts::rows(connection, wanted)?.into_iter().filter_map(read).collect())
}

/// The names of the seats as a record has them.
pub fn names(reading: &Reading<'_>, players: usize) -> Vec<Option<String>> {
    (1..=players).map(|seat| reading.value(&format!("P{seat}")).map(str::to_owned)).collect()
}
