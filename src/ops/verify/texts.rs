//! Names and other personal texts: each fits its hash, or was erased with cause.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use serde::de::DeserializeOwned;

use super::{Step, Verifier, read, wrong};
use crate::clubs::log;
use crate::competitions::store;
use crate::ids::PersonId;
use crate::moderation;
use crate::site::act::{Act, Hidden};
use crate::site::log as admin;
use crate::store::Connection;
use crate::store::chain::{self, EventRow, Opened};
use crate::store::schema::{players, texts, users};
use crate::store::texts::{GONE, Personal, PersonalText, Proof, TextRow};

/// Who was erased, by the chain of the site.
#[derive(Debug, Default)]
pub(super) struct Erased {
    people: BTreeSet<PersonId>,
    redacted: BTreeSet<String>,
    /// Texts that administrators removed one by one, and chains whose texts they removed.
    removed: BTreeSet<String>,
    streams: BTreeSet<String>,
}

impl Erased {
    pub(super) fn of(connection: &mut Connection) -> Step<Self> {
        let mut erased = Self::default();
        for row in &chain::rows(connection, admin::STREAM, 0)? {
            match read(row)?.1 {
                admin::Deed::PersonErased(person) => {
                    erased.people.extend(person.user.map(PersonId::from));
                    erased.people.extend(person.players.into_keys());
                    erased.redacted.extend(person.redacted);
                    erased.removed.extend(person.removed);
                }
                admin::Deed::Moderated { act: Act::Remove, words, .. } => erased.removed.extend(words),
                _ => {}
            }
        }
        // What the chains say of these is compared with the rows.
        let removed = Some(Hidden::Removed.word().to_owned());
        for (id, hidden) in moderation::state::clubs(connection)? {
            erased.streams.extend((hidden == removed).then(|| log::stream(id)));
        }
        for (id, hidden) in moderation::state::competitions(connection)? {
            erased.streams.extend((hidden == removed).then(|| store::stream(&id)));
        }
        Ok(erased)
    }
}

impl Verifier {
    /// The personal texts of a chain: each has its row, names belong to whom the chain says, and whatever is gone was
    /// erased or redacted.
    pub(super) fn spoken<T: DeserializeOwned + Personal>(
        &self,
        connection: &mut Connection,
        stream: &str,
        rows: &[EventRow],
    ) -> Step<Vec<Opened<T>>> {
        let mut opened: Vec<Opened<T>> = Vec::with_capacity(rows.len());
        for row in rows {
            let (by, event) = read(row)?;
            let (revision, at, hash) = (row.revision, row.at.and_utc(), row.hash.clone());
            opened.push(Opened { revision, at, by, event, hash });
        }
        let mut wanted: Vec<String> = Vec::new();
        opened.texts(&mut |text, _| wanted.extend((!text.is_empty()).then(|| text.hash().to_owned())));
        wanted.sort_unstable();
        wanted.dedup();
        let found = crate::store::texts::rows(connection, wanted.iter().map(String::as_str))?;
        let found: HashMap<&str, &TextRow> = found.iter().map(|row| (row.hash.as_str(), row)).collect();
        let mut fault = None;
        for opened in &mut opened {
            let revision = opened.revision;
            opened.texts(&mut |text: &mut PersonalText, about| {
                if text.is_empty() || fault.is_some() {
                    return;
                }
                fault = match found.get(text.hash()) {
                    None => Some(format!("{stream}: a text of event {revision} is gone")),
                    Some(row) => self.fault(row, about).map(|fault| format!("{stream}: event {revision}: {fault}")),
                };
            });
        }
        match fault {
            Some(fault) => wrong(fault),
            None => {
                crate::store::texts::resolve(connection, &mut [&mut opened])?;
                Ok(opened)
            }
        }
    }

    /// What is wrong with a text of a chain, if anything.
    pub(super) fn fault(&self, row: &TextRow, about: Option<PersonId>) -> Option<String> {
        let hash = &row.hash;
        let is_theirs = about.is_none() || row.about == about;
        match row.proof() {
            Proof::Proved if is_theirs => None,
            Proof::Proved => Some(format!("the name {hash} belongs to somebody else")),
            Proof::Forged => Some(format!("the text {hash} is not what was written")),
            Proof::Redacted if self.erased.redacted.contains(hash) => None,
            Proof::Redacted => Some(format!("the text {hash} was changed although nobody was erased from it")),
            Proof::Erased => {
                let people = [about, row.about, row.author];
                let was_erased = people.into_iter().flatten().any(|id| self.erased.people.contains(&id));
                let was_removed = self.erased.removed.contains(hash)
                    || row.stream.as_ref().is_some_and(|stream| self.erased.streams.contains(stream));
                (!was_erased && !was_removed).then(|| format!("the text {hash} was erased although nobody was"))
            }
        }
    }

    /// Every personal text, wherever it belongs.
    pub(super) fn all_texts(&mut self, connection: &mut Connection) -> Step {
        let mut last = String::new();
        loop {
            let page = texts::table.filter(texts::hash.gt(&last)).order(texts::hash).limit(1000);
            let page: Vec<TextRow> = page.select(TextRow::as_select()).load(connection)?;
            let Some(end) = page.last() else { return Ok(()) };
            last = end.hash.clone();
            for row in &page {
                if let Some(fault) = self.fault(row, None) {
                    return wrong(format!("texts: {fault}"));
                }
                match row.proof() {
                    Proof::Erased => self.checked.erased += 1,
                    Proof::Redacted => self.checked.redacted += 1,
                    _ => self.checked.texts += 1,
                }
            }
        }
    }

    /// The names of accounts and players are those of their texts.
    pub(super) fn names(&self, connection: &mut Connection) -> Step {
        type Named = (PersonId, String, Option<String>, Option<PersonId>, bool);
        let accounts = users::table.left_join(texts::table.on(texts::hash.eq(users::name_text)));
        let accounts = accounts.select((
            users::id,
            users::name,
            texts::words.nullable(),
            texts::about.nullable(),
            users::deleted_at.is_not_null(),
        ));
        let people = players::table.left_join(texts::table.on(texts::hash.eq(players::name_text)));
        let people = people.select((
            players::id,
            players::name,
            texts::words.nullable(),
            texts::about.nullable(),
            players::erased.is_not_null(),
        ));
        let hidden: BTreeSet<PersonId> =
            moderation::state::players(connection)?.into_iter().map(|row| row.0.into()).collect();
        let tables: [(&str, Vec<Named>); 2] =
            [("users", accounts.load(connection)?), ("players", people.load(connection)?)];
        for (table, rows) in tables {
            for (id, name, words, about, is_erased) in rows {
                let holds = match words {
                    // Nobody sees the name of a player who is hidden.
                    Some(words) if words == name || (name == GONE && hidden.contains(&id)) => about == Some(id),
                    Some(_) => false,
                    None => is_erased && self.erased.people.contains(&id),
                };
                if !holds {
                    return wrong(format!("{table}: the name of {id} is not the one that was stored for them"));
                }
            }
        }
        Ok(())
    }
}
