//! Drafts saved while a game is being recorded.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::record::Reading;
use podium_engine::text;

use crate::competitions::state::{Competition, EntryId, TableId};
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{drafts, records};
use crate::{ids, limits};

/// A draft as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = drafts)]
pub struct DraftRow {
    pub id: String,
    pub owner: String,
    pub competition_id: Option<String>,
    pub table_number: Option<i64>,
    pub game: String,
    pub text: String,
    pub revision: i64,
    pub changed_at: NaiveDateTime,
}

/// Whose draft it is, and of what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    owner: String,
    competition: Option<String>,
    table: Option<i64>,
    game: String,
}

impl Key {
    /// A game of an account outside of competitions.
    pub fn of(user: UserId, game: &str) -> Self {
        Self { owner: user.to_string(), competition: None, table: None, game: game.to_owned() }
    }

    /// A game outside of competitions; nothing is kept for people without an account.
    pub fn free(account: Option<UserId>, game: &str) -> Option<Self> {
        account.map(|account| Self::of(account, game))
    }

    /// A game at a table, for an account or for a seat that came by a signed link.
    pub fn at(
        account: Option<UserId>,
        seat: Option<EntryId>,
        competition: &Competition,
        table: TableId,
    ) -> Option<Self> {
        let seat = || seat.map(|entry| format!("seat:{}.{entry}", competition.id));
        let owner = account.map(String::from).or_else(seat)?;
        let (competition, game) = (Some(competition.id.clone()), competition.settings.game.clone());
        Some(Self { owner, competition, table: Some(table.0.into()), game })
    }
}

/// The outcome of saving a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Saved {
    /// Kept, with its new revision.
    Kept(i64),
    /// Another device saved first; this is its draft.
    Behind(DraftRow),
}

pub fn find(connection: &mut Connection, key: &Key) -> Result<Option<DraftRow>> {
    let own = drafts::table.filter(drafts::owner.eq(&key.owner)).filter(drafts::game.eq(&key.game));
    let found = match (&key.competition, key.table) {
        (Some(competition), Some(table)) => own
            .filter(drafts::competition_id.eq(competition))
            .filter(drafts::table_number.eq(table))
            .select(DraftRow::as_select())
            .first(connection),
        _ => own.filter(drafts::competition_id.is_null()).select(DraftRow::as_select()).first(connection),
    };
    Ok(found.optional()?)
}

/// Saves a text, unless somebody has saved another one since revision `seen`.
pub fn save(connection: &mut Connection, key: &Key, text: &str, seen: i64) -> Result<Saved> {
    let changed_at = now().naive_utc();
    let Some(row) = find(connection, key)? else {
        let own = drafts::table.filter(drafts::owner.eq(&key.owner));
        let most = limits::RECORDER_DRAFTS;
        if own.count().get_result::<i64>(connection)? >= most {
            return Err(Error::Refused(text!("refused-keep-records-making-already-hand", most)));
        }
        let row = DraftRow {
            id: ids::new_id(),
            owner: key.owner.clone(),
            competition_id: key.competition.clone(),
            table_number: key.table,
            game: key.game.clone(),
            text: text.to_owned(),
            revision: 1,
            changed_at,
        };
        diesel::insert_into(drafts::table).values(&row).execute(connection)?;
        return Ok(Saved::Kept(1));
    };
    if row.text == text {
        return Ok(Saved::Kept(row.revision));
    }
    let next = (drafts::text.eq(text), drafts::revision.eq(seen.saturating_add(1)), drafts::changed_at.eq(changed_at));
    let seen_row = drafts::table.filter(drafts::id.eq(&row.id)).filter(drafts::revision.eq(seen));
    let changed = diesel::update(seen_row).set(next).execute(connection)?;
    Ok(if changed == 1 { Saved::Kept(seen.saturating_add(1)) } else { Saved::Behind(row) })
}

/// The draft, unless the table already has a record of the same game: then it is finished.
pub fn open(connection: &mut Connection, key: &Key) -> Result<Option<DraftRow>> {
    let Some(row) = find(connection, key)? else { return Ok(None) };
    if let (Some(competition), Some(table)) = (&key.competition, key.table) {
        let texts: Vec<String> = records::table
            .filter(records::competition_id.eq(competition))
            .filter(records::table_number.eq(table))
            .select(records::text)
            .load(connection)?;
        let own = turns(&row.text);
        if !own.is_empty() && texts.iter().any(|text| turns(text) == own) {
            diesel::delete(drafts::table.filter(drafts::id.eq(&row.id))).execute(connection)?;
            return Ok(None);
        }
    }
    Ok(Some(row))
}

fn turns(text: &str) -> Vec<&str> {
    Reading::of(text.as_bytes()).map(|reading| reading.turns.iter().map(|turn| turn.text).collect()).unwrap_or_default()
}
