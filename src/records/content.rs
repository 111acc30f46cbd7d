//! What was played as a fingerprint, and the game that it proves already.

use data_encoding::HEXLOWER;
use diesel::prelude::*;
use podium_engine::record::{self, Reading};
use podium_engine::text;
use podium_engine::text::Text;
use sha2::{Digest, Sha256};

use crate::access::may;
use crate::clubs::model::{Club, Role};
use crate::competitions::actions::results::Used;
use crate::competitions::state::{Competition, TableId};
use crate::competitions::store::Competitions;
use crate::error::Result;
use crate::store::schema::records;
use crate::store::{self, Connection};
use crate::web::{Access, Viewer};

/// With fewer positions and throws than this, games are alike by accident: somebody resigned at once.
const FEWEST: usize = 4;
/// With as many, nobody plays the same game twice by accident.
const TELLING: usize = 16;
/// What stands in the place of a fingerprint where a text cannot be replayed any more.
const NONE: &str = "-";
/// The most tables with the same moves that are looked at.
const MOST: i64 = 500;
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

    /// Enough happens to tell games apart at all.
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

/// Looks for the games that records prove.
pub struct Search<'a> {
    pub store: &'a Competitions,
    /// Who hands the record in.
    pub viewer: &'a Viewer,
    /// The competition as it stands, and the table.
    pub competition: &'a Competition,
    pub table: TableId,
}

impl Search<'_> {
    /// Nobody else hands in a game with these moves until the end of the transaction.
    pub fn lock<'c>(&self, connection: &mut Connection, contents: impl Iterator<Item = &'c Content>) -> Result<()> {
        let mut names: Vec<&str> = contents.map(|content| content.hash.as_str()).collect();
        // In one order, so that nobody waits for somebody who waits for them.
        names.sort_unstable();
        names.dedup();
        names.into_iter().try_for_each(|name| Ok(store::lock(connection, name)?))
    }

    /// Another game than the number-th of the table that the same moves prove.
    pub fn used(&self, connection: &mut Connection, number: usize, content: &Content) -> Result<Option<Used>> {
        // Rehearsals prove nothing.
        if !content.is_comparable() || self.competition.settings.rehearsal {
            return Ok(None);
        }
        let places: Vec<(Option<String>, Option<i64>)> = records::table
            .filter(records::content.eq(&content.hash))
            .filter(records::competition_id.is_not_null())
            .select((records::competition_id, records::table_number))
            .distinct()
            .limit(MOST)
            .load(connection)?;
        for (id, table) in places {
            let (Some(id), Some(table)) = (id, table.and_then(|table| u32::try_from(table).ok()).map(TableId)) else {
                continue;
            };
            let other = if id == self.competition.id { None } else { Some(self.store.within(connection, &id)?) };
            let there = other.as_deref().unwrap_or(self.competition);
            let own = (other.is_none() && table == self.table).then_some(number);
            if let Some(game) = game(connection, there, table, own, content)? {
                let place = self.place(connection, there, table, game)?;
                return Ok(Some(Used { competition: id, table, game, is_telling: content.is_telling(), place }));
            }
        }
        Ok(None)
    }

    /// Where a game was played, if the viewer may know of it.
    fn place(
        &self,
        connection: &mut Connection,
        there: &Competition,
        table: TableId,
        game: usize,
    ) -> Result<Option<Text>> {
        let seats = there.table(table).map(|table| table.seats.as_slice()).unwrap_or_default();
        let names = seats.iter().map(|&entry| there.name(entry)).collect::<Vec<_>>().join(" – ");
        if there.id == self.competition.id {
            return Ok(Some(text!("game {game} of {names}", "la partie {game} de {names}")));
        }
        let club = Club::get(connection, &there.club)?;
        let role = match &self.viewer.user {
            Some(user) => Role::of(connection, &club.id, &user.id)?,
            None => None,
        };
        let (title, house) = (there.settings.name.to_string(), club.name.clone());
        let about = Viewer {
            club: Some(club.into()),
            role,
            competition: Some(there.clone().into()),
            table: Some(table),
            entry: None,
            ..self.viewer.clone()
        };
        Ok(may(Access::Anyone, &about).is_ok().then(|| {
            text!(
                "game {game} of {names} in “{title}” ({house})",
                "la partie {game} de {names} dans « {title} » ({house})"
            )
        }))
    }
}

/// The game of a table that is proved by a record with these moves, other than one's own. What was struck, replaced or taken
/// back proves nothing any more.
fn game(
    connection: &mut Connection,
    competition: &Competition,
    table: TableId,
    own: Option<usize>,
    content: &Content,
) -> Result<Option<usize>> {
    let Some(table) = competition.table(table).filter(|table| table.voided.is_none()) else { return Ok(None) };
    if competition.settings.rehearsal {
        return Ok(None);
    }
    let games = (1..).zip(&table.games).filter(|(number, _)| Some(*number) != own);
    let proved: Vec<(usize, &String)> =
        games.filter_map(|(number, game)| Some((number, game.record.as_ref()?))).collect();
    let ids: Vec<&String> = proved.iter().map(|(_, id)| *id).collect();
    let same: Vec<String> = records::table
        .filter(records::id.eq_any(ids))
        .filter(records::content.eq(&content.hash))
        .select(records::id)
        .load(connection)?;
    Ok(proved.into_iter().find(|(_, id)| same.contains(id)).map(|(number, _)| number))
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
