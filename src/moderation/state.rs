//! Compares the site's chain with the rows: everything hidden, merged, suspended or banned.

use std::collections::BTreeMap;

use diesel::prelude::*;

use crate::accounts::sanctions;
use crate::error::Result;
use crate::ids::{ClubId, PlayerId, UserId};
use crate::site::act::{Act, Hidden, What};
use crate::site::log::Deed;
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, players, records, texts};

/// Marked rows: id and mark.
type Marked<Id> = Vec<(Id, Option<String>)>;

pub fn clubs(connection: &mut Connection) -> Result<Marked<ClubId>> {
    let marked = clubs::table.filter(clubs::hidden.is_not_null());
    Ok(marked.select((clubs::id, clubs::hidden)).load(connection)?)
}

pub fn competitions(connection: &mut Connection) -> Result<Marked<String>> {
    let marked = competitions::table.filter(competitions::hidden.is_not_null());
    Ok(marked.select((competitions::id, competitions::hidden)).load(connection)?)
}

pub fn players(connection: &mut Connection) -> Result<Marked<PlayerId>> {
    let marked = players::table.filter(players::hidden.is_not_null());
    Ok(marked.select((players::id, players::hidden)).load(connection)?)
}

/// Sets the row of an imported club to match its chain.
pub fn put_club(connection: &mut Connection, id: ClubId, hidden: Option<Hidden>) -> Result<()> {
    let row = clubs::table.filter(clubs::id.eq(id));
    diesel::update(row).set(clubs::hidden.eq(hidden.map(Hidden::word))).execute(connection)?;
    Ok(())
}

/// The state that only the site's chain determines; clubs and competitions have chains of their own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct State {
    players: BTreeMap<String, String>,
    records: BTreeMap<String, String>,
    /// Hidden texts, with the subject they were hidden with.
    texts: BTreeMap<String, String>,
    same_as: BTreeMap<PlayerId, PlayerId>,
    /// Suspensions by end, and banned addresses.
    sanctions: BTreeMap<UserId, (Option<chrono::NaiveDateTime>, Option<String>)>,
}

impl State {
    /// The state after these events by administrators.
    pub fn of(deeds: &[Deed]) -> Self {
        let mut state = Self::default();
        for deed in deeds {
            match deed {
                Deed::Moderated { what, id, act, words, .. } => state.moderate(*what, id, *act, words),
                Deed::Merged { player, into, .. } => drop(state.same_as.insert(*player, *into)),
                Deed::Suspended { user, until, .. } => {
                    state.sanctions.insert(*user, (Some(until.naive_utc()), None));
                }
                Deed::Banned { user, address, .. } => {
                    state.sanctions.insert(*user, (None, Some(address.clone())));
                }
                Deed::Admitted { user, .. } => drop(state.sanctions.remove(user)),
                _ => {}
            }
        }
        state
    }

    fn moderate(&mut self, what: What, id: &str, act: Act, words: &[String]) {
        let rows = match what {
            What::Player => Some(&mut self.players),
            What::Record => Some(&mut self.records),
            What::Club | What::Competition | What::Text => None,
        };
        if let Some(rows) = rows {
            match act.hidden() {
                Some(hidden) => drop(rows.insert(id.to_owned(), hidden.word().to_owned())),
                None => drop(rows.remove(id)),
            }
        }
        match act {
            Act::Hide => self.texts.extend(words.iter().map(|hash| (hash.clone(), id.to_owned()))),
            Act::Show | Act::Remove => self.texts.retain(|hash, with| with != id && !words.contains(hash)),
        }
    }

    /// The state of the rows.
    pub fn there(connection: &mut Connection) -> Result<Self> {
        let hidden_records = records::table.filter(records::hidden.is_not_null());
        let hidden_texts = texts::table.filter(texts::hidden.is_not_null());
        let merged = players::table.filter(players::same_as.is_not_null());
        let kept_out = sanctions::all(connection)?.into_iter();
        Ok(Self {
            players: known(players(connection)?),
            records: known::<String>(hidden_records.select((records::id, records::hidden)).load(connection)?),
            texts: known::<String>(hidden_texts.select((texts::hash, texts::hidden)).load(connection)?),
            same_as: merged
                .select((players::id, players::same_as.assume_not_null()))
                .load(connection)?
                .into_iter()
                .collect(),
            sanctions: kept_out.map(|row| (row.user_id, (row.until, row.address))).collect(),
        })
    }

    /// The first table that differs. Texts erased along with their chain are no longer hidden.
    pub fn differs_in(&self, there: &Self) -> Option<&'static str> {
        let texts_differ = there.texts.iter().any(|(hash, with)| self.texts.get(hash) != Some(with));
        [
            ("players", self.players != there.players || self.same_as != there.same_as),
            ("records", self.records != there.records),
            ("texts", texts_differ),
            ("sanctions", self.sanctions != there.sanctions),
        ]
        .into_iter()
        .find(|(_, differs)| *differs)
        .map(|(table, _)| table)
    }
}

/// The marks by id.
fn known<Id: Into<String>>(rows: Marked<Id>) -> BTreeMap<String, String> {
    rows.into_iter().filter_map(|(id, mark)| Some((id.into(), mark?))).collect()
}
