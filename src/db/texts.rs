//! Personal text: what people wrote and what they are called. A chain holds only a salted hash of it, so that the words
//! themselves stand in a row of `texts` that can be erased while the chain still verifies.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::Connection;
use super::schema::texts;
use crate::ids;
use crate::web::error::Result;

/// How many hashes one query looks up.
const CHUNK: usize = 500;
/// What is shown in place of a hidden text, or of an erased one that is not a name.
pub const GONE: &str = "[…]";

/// A text that can be erased. It is serialised as its hash alone; [`resolve`] brings the words back.
///
/// It reads as a `str`: its words, or what stands in for them once they are erased.
#[derive(Debug, Clone, Default)]
pub struct PersonalText {
    hash: Arc<str>,
    words: Arc<str>,
    /// Present until the row is stored.
    salt: Option<Arc<str>>,
}

impl PersonalText {
    /// Words that are not stored yet. Nothing is stored of an empty text.
    pub fn new(words: &str) -> Self {
        if words.is_empty() {
            return Self::default();
        }
        let salt = BASE64URL_NOPAD.encode(&ids::random::<16>());
        Self { hash: commitment(&salt, words).into(), words: words.into(), salt: Some(salt.into()) }
    }

    /// Words whose row is stored already.
    pub fn stored(hash: &str, words: &str) -> Self {
        Self { hash: hash.into(), words: words.into(), salt: None }
    }

    /// What the chain holds.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The words, or what stands in for them.
    pub fn as_str(&self) -> &str {
        &self.words
    }

    /// Whether there is anything to show; used by serde to leave out empty texts.
    pub fn is_empty(&self) -> bool {
        self.hash.is_empty()
    }

    /// The same row again where the words are the same.
    pub fn or_same_as(self, before: &Self) -> Self {
        if self.words == before.words { before.clone() } else { self }
    }

    /// The row to store, once: afterwards the text counts as stored.
    fn take_row(&mut self) -> Option<TextRow> {
        let salt = self.salt.take()?;
        Some(TextRow {
            hash: self.hash.to_string(),
            salt: Some(salt.to_string()),
            words: Some(self.words.to_string()),
            about: None,
            author: None,
            stream: None,
            erased: None,
            hidden: None,
        })
    }
}

/// The salted hash: 128 bits, so that nobody finds other words with the same one.
pub fn commitment(salt: &str, words: &str) -> String {
    let digest = Sha256::digest(format!("{salt}\n{words}").as_bytes());
    BASE64URL_NOPAD.encode(digest.get(..16).unwrap_or_default())
}

impl Deref for PersonalText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.words
    }
}

impl fmt::Display for PersonalText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words.fmt(f)
    }
}

/// Two texts are equal if they read alike.
impl PartialEq for PersonalText {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for PersonalText {}

impl Hash for PersonalText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl PartialEq<str> for PersonalText {
    fn eq(&self, other: &str) -> bool {
        &*self.words == other
    }
}

impl PartialEq<&str> for PersonalText {
    fn eq(&self, other: &&str) -> bool {
        &*self.words == *other
    }
}

impl From<&str> for PersonalText {
    fn from(words: &str) -> Self {
        Self::new(words)
    }
}

impl From<String> for PersonalText {
    fn from(words: String) -> Self {
        Self::new(&words)
    }
}

impl From<&String> for PersonalText {
    fn from(words: &String) -> Self {
        Self::new(words)
    }
}

impl Serialize for PersonalText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hash)
    }
}

impl<'de> Deserialize<'de> for PersonalText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        let words = if hash.is_empty() { "" } else { GONE };
        Ok(Self { hash: hash.into(), words: words.into(), salt: None })
    }
}

/// Something that holds personal texts.
pub trait Personal {
    /// Shows every personal text to `visit`, with the id of the player or account it names, where it is a name.
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<&str>));
}

impl<T: Personal> Personal for Vec<T> {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<&str>)) {
        self.iter_mut().for_each(|one| one.texts(visit));
    }
}

/// A row of `texts`.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, Serialize, Deserialize)]
#[diesel(table_name = texts)]
pub struct TextRow {
    pub hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The account or player whose name it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Who wrote it: see [`Actor::id`](super::chain::Actor::id).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The chain it was written for; names belong to none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stream: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub erased: Option<i64>,
    /// What administrators hid, if nobody sees the words for now. It is this site's decision and does not travel.
    #[serde(skip)]
    pub hidden: Option<String>,
}

/// Whether the words of a row are still there, and proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The hash is that of salt and words.
    Proved,
    /// Salt and words are gone.
    Erased,
    /// Somebody's name was taken out of the words; the salt is gone.
    Redacted,
    /// The hash is not that of the words.
    Forged,
}

impl TextRow {
    /// Whether the row holds what its hash promised.
    pub fn proof(&self) -> Proof {
        match (&self.salt, &self.words) {
            (Some(salt), Some(words)) if commitment(salt, words) == self.hash => Proof::Proved,
            (None, None) if self.erased.is_some() => Proof::Erased,
            (None, Some(_)) if self.erased.is_some() => Proof::Redacted,
            _ => Proof::Forged,
        }
    }

    fn shown(&self) -> Arc<str> {
        match (&self.words, self.erased) {
            _ if self.hidden.is_some() => GONE.into(),
            (Some(words), _) => words.as_str().into(),
            (None, Some(number)) if number > 0 => anonymous(number).into(),
            (None, _) => GONE.into(),
        }
    }
}

/// What an erased person is called.
pub fn anonymous(number: i64) -> String {
    format!("Player {number}")
}

/// Brings back the words of everything that was read from a chain, in a few queries.
pub fn resolve(connection: &mut Connection, all: &mut [&mut dyn Personal]) -> Result<()> {
    let mut wanted: Vec<Arc<str>> = Vec::new();
    for personal in all.iter_mut() {
        personal.texts(&mut |text, _| {
            if !text.hash.is_empty() {
                wanted.push(text.hash.clone());
            }
        });
    }
    wanted.sort_unstable();
    wanted.dedup();
    let found = words(connection, &wanted)?;
    for personal in all.iter_mut() {
        personal.texts(&mut |text, _| {
            if let Some(words) = found.get(&text.hash) {
                text.words = words.clone();
            }
        });
    }
    Ok(())
}

/// Words by hash.
fn words(connection: &mut Connection, wanted: &[Arc<str>]) -> Result<HashMap<Arc<str>, Arc<str>>> {
    let mut found = HashMap::with_capacity(wanted.len());
    for row in rows(connection, wanted.iter().map(|hash| &**hash))? {
        let shown = row.shown();
        found.insert(row.hash.into(), shown);
    }
    Ok(found)
}

/// The rows of some hashes.
pub fn rows<'a>(connection: &mut Connection, wanted: impl Iterator<Item = &'a str>) -> Result<Vec<TextRow>> {
    let wanted: Vec<&str> = wanted.collect();
    let mut found = Vec::with_capacity(wanted.len());
    for some in wanted.chunks(CHUNK) {
        let rows = texts::table.filter(texts::hash.eq_any(some)).select(TextRow::as_select());
        found.extend(rows.load::<TextRow>(connection)?);
    }
    Ok(found)
}

/// The words of one hash.
pub fn find(connection: &mut Connection, hash: &str) -> Result<PersonalText> {
    if hash.is_empty() {
        return Ok(PersonalText::default());
    }
    let row = texts::table.filter(texts::hash.eq(hash)).select(TextRow::as_select()).first(connection).optional()?;
    let shown = row.as_ref().map_or_else(|| GONE.into(), TextRow::shown);
    Ok(PersonalText { hash: hash.into(), words: shown, salt: None })
}

/// Stores what is new among the texts of something that is about to be written into a chain.
pub fn store(
    connection: &mut Connection,
    stream: &str,
    author: Option<&str>,
    personal: &mut dyn Personal,
) -> Result<()> {
    let rows = new_rows(stream, author, personal);
    insert(connection, &rows)
}

/// The rows of the texts that are not stored yet; afterwards they count as stored.
pub fn new_rows(stream: &str, author: Option<&str>, personal: &mut dyn Personal) -> Vec<TextRow> {
    let mut rows: BTreeMap<String, TextRow> = BTreeMap::new();
    personal.texts(&mut |text, about| {
        if let Some(row) = text.take_row() {
            let row = TextRow {
                about: about.map(str::to_owned),
                author: author.filter(|author| !author.is_empty()).map(str::to_owned),
                stream: Some(stream.to_owned()),
                ..row
            };
            rows.insert(row.hash.clone(), row);
        }
    });
    rows.into_values().collect()
}

/// Inserts rows; one that is there already stays as it is.
pub fn insert(connection: &mut Connection, rows: &[TextRow]) -> Result<()> {
    // Both databases know it, diesel knows it for one of them at a time.
    const INSERT: &str = "INSERT INTO texts (hash, salt, words, about, author, stream, erased) \
                          VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (hash) DO NOTHING";
    for TextRow { hash, salt, words, about, author, stream, erased, hidden: _ } in rows {
        diesel::sql_query(INSERT)
            .bind::<Text, _>(hash)
            .bind::<Nullable<Text>, _>(salt)
            .bind::<Nullable<Text>, _>(words)
            .bind::<Nullable<Text>, _>(about)
            .bind::<Nullable<Text>, _>(author)
            .bind::<Nullable<Text>, _>(stream)
            .bind::<Nullable<BigInt>, _>(erased)
            .execute(connection)?;
    }
    Ok(())
}

/// Stores a name of an account or a player, which belongs to no chain.
pub fn store_name(connection: &mut Connection, about: &str, name: &str) -> Result<PersonalText> {
    let mut text = PersonalText::new(name);
    if let Some(row) = text.take_row() {
        insert(connection, &[TextRow { about: Some(about.to_owned()), ..row }])?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_holds_the_hash_and_nothing_else() {
        let text = PersonalText::new("Ada Lovelace");
        assert_eq!(serde_json::to_string(&text).unwrap(), format!("\"{}\"", text.hash()));
        assert_eq!(text.hash().len(), 22);
        let read: PersonalText = serde_json::from_str(&format!("\"{}\"", text.hash())).unwrap();
        assert_eq!((read.hash(), read.as_str()), (text.hash(), GONE));
    }

    #[test]
    fn the_same_words_have_another_hash_each_time() {
        assert_ne!(PersonalText::new("Ada").hash(), PersonalText::new("Ada").hash());
        assert_eq!(PersonalText::new("Ada"), PersonalText::new("Ada"));
        assert!(PersonalText::new("").is_empty());
    }

    #[test]
    fn rows_prove_their_words_or_say_that_they_are_gone() {
        let row = PersonalText::new("Ada").take_row().unwrap();
        assert_eq!(row.proof(), Proof::Proved);
        let swapped = TextRow { words: Some("Ben".to_owned()), ..row.clone() };
        assert_eq!(swapped.proof(), Proof::Forged);
        assert_eq!(TextRow { words: None, ..row.clone() }.proof(), Proof::Forged);
        let erased = TextRow { salt: None, words: None, erased: Some(17), ..row };
        assert_eq!((erased.proof(), &*erased.shown()), (Proof::Erased, "Player 17"));
    }
}
