//! Finds the game that a record's moves prove already.

use diesel::prelude::*;
use podium_engine::text::Text;

use super::actions::results::Used;
use super::state::{Competition, TableId};
use super::store::Competitions;
use crate::error::Result;
use crate::records::content::Content;
use crate::store::schema::records;
use crate::store::{self, Connection};

/// The most tables with the same moves that are examined.
const MOST: i64 = 500;

/// Names a game of a table, if the viewer may know of it.
pub type Naming<'a> = dyn Fn(&mut Connection, &Competition, TableId, usize) -> Result<Option<Text>> + Sync + 'a;

/// Looks for the games that records prove.
pub struct Search<'a> {
    pub store: &'a Competitions,
    /// How a game elsewhere is named to the submitter: not at all if they may not know of it.
    pub name: &'a Naming<'a>,
    /// The competition as it stands, and the table.
    pub competition: &'a Competition,
    pub table: TableId,
}

impl Search<'_> {
    /// Locks these moves until the end of the transaction, so that nobody else submits them.
    pub fn lock<'c>(&self, connection: &mut Connection, contents: impl Iterator<Item = &'c Content>) -> Result<()> {
        let mut names: Vec<&str> = contents.map(|content| content.hash.as_str()).collect();
        // In a fixed order, to avoid deadlocks.
        names.sort_unstable();
        names.dedup();
        names.into_iter().try_for_each(|name| Ok(store::lock(connection, name)?))
    }

    /// A game other than the table's number-th that the same moves prove.
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
                let place = (self.name)(connection, there, table, game)?;
                return Ok(Some(Used { competition: id, table, game, is_telling: content.is_telling(), place }));
            }
        }
        Ok(None)
    }
}

/// The game of a table that another record with these moves proves. Struck, replaced and voided games no longer prove
/// anything.
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
