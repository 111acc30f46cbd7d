//! Fingerprints of what was played, and the game that one already proves.

use data_encoding::HEXLOWER;
use diesel::prelude::*;
use podium_engine::record::{self, Reading};
use sha2::{Digest, Sha256};

use crate::error::Result;
use crate::store::Connection;
use crate::store::schema::records;

/// With fewer positions and throws, games are alike by accident: somebody resigned at once.
const FEWEST: usize = 4;
/// With this many, nobody plays the same game twice by accident.
const TELLING: usize = 16;
/// Stored instead of a fingerprint where a text can no longer be replayed.
const NONE: &str = "-";
/// Rows that are given their fingerprint in one transaction.
const SLICE: i64 = 100;

/// What was played, whoever played it and however it is written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// The SHA-256 of its positions and throws.
    pub hash: String,
    steps: usize,
}

impl Content {
    /// Of the text of a record that holds.
    pub fn of(text: &str) -> Option<Self> {
        let reading = Reading::of(text.as_bytes()).ok()?;
        let mut hasher = Sha256::new();
        let steps = record::content(&reading, &mut |line| hasher.update(line.as_bytes())).ok()?;
        Some(Self { hash: HEXLOWER.encode(&hasher.finalize()), steps })
    }

    /// Enough happens to distinguish games at all.
    pub fn is_comparable(&self) -> bool {
        self.steps >= FEWEST
    }

    /// So much happens that a second game like it was not played.
    pub fn is_telling(&self) -> bool {
        self.steps >= TELLING
    }
}

/// The fingerprint as a row has it.
pub fn fingerprint(text: &str) -> String {
    Content::of(text).map_or_else(|| NONE.to_owned(), |content| content.hash)
}

/// Whether rows wait for their fingerprint: those of demonstrations and rehearsals, and those of former versions.
pub fn are_missing(connection: &mut Connection) -> Result<bool> {
    let waiting = records::table.filter(records::content.eq("")).select(records::id);
    Ok(waiting.first::<String>(connection).optional()?.is_some())
}

/// Some rows that wait, with their texts.
pub fn missing(connection: &mut Connection) -> Result<Vec<(String, String)>> {
    let waiting = records::table.filter(records::content.eq("")).limit(SLICE);
    Ok(waiting.select((records::id, records::text)).load(connection)?)
}

/// Stores fingerprints.
pub fn fill(connection: &mut Connection, made: &[(String, String)]) -> Result<()> {
    for (id, content) in made {
        let row = records::table.filter(records::id.eq(id));
        diesel::update(row).set(records::content.eq(content)).execute(connection)?;
    }
    Ok(())
}
