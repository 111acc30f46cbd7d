//! Personal text: names, and what people wrote. A chain contains only a salted hash of it; the words are in a row of
//! `texts` that can be erased while the chain still verifies.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
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
use crate::error::Result;
use crate::ids::{self, PersonId};
use crate::store::schema::{players, privacy, texts};

/// How many hashes one query looks up.
const CHUNK: usize = 500;
/// What is shown in place of a hidden text, or of an erased one that is not a name.
pub const GONE: &str = "[…]";

/// A text that can be erased. It is serialised as its hash alone; [`resolve`] brings the words back.
///
/// It reads as a `str`: what strangers may read of it. For a name that is the public name its bearer chose, so that a page
/// that forgets to ask shows too little and never too much; [`full`](Self::full) gives the words that the hash stands for.
#[derive(Debug, Clone, Default)]
pub struct PersonalText {
    hash: Arc<str>,
    words: Arc<str>,
    /// What strangers read, where it is not the words themselves.
    public: Option<Arc<str>>,
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
        Self { hash: commitment(&salt, words).into(), words: words.into(), public: None, salt: Some(salt.into()) }
    }

    /// Words whose row is stored already.
    pub fn stored(hash: &str, words: &str) -> Self {
        Self { hash: hash.into(), words: words.into(), public: None, salt: None }
    }

    /// What the chain holds.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// What strangers may read: the public name of a person, else the words, or what stands in for them once erased.
    pub fn as_str(&self) -> &str {
        self.public.as_deref().unwrap_or(&self.words)
    }

    /// The words that were committed to, for those who know the person: staff, opponents at the table, the person.
    pub fn full(&self) -> &str {
        &self.words
    }

    /// The words and what strangers read instead of them, if that differs.
    pub fn veiled(&self) -> Option<(Arc<str>, Arc<str>)> {
        Some((self.words.clone(), self.public.clone()?))
    }

    /// About how many bytes it takes beside itself.
    pub fn weight(&self) -> usize {
        let parts = [Some(&self.hash), Some(&self.words), self.public.as_ref(), self.salt.as_ref()];
        parts.into_iter().flatten().filter(|part| !part.is_empty()).map(|part| part.len() + 24).sum()
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
        self.as_str()
    }
}

impl fmt::Display for PersonalText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

podium_engine::shown_as_written!(PersonalText);

/// Two texts are equal if their words are, however strangers read them.
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
        Ok(Self { hash: hash.into(), words: words.into(), public: None, salt: None })
    }
}

/// Something that holds personal texts.
pub trait Personal {
    /// Shows every personal text to `visit`, with the id of the player or account it names, where it is a name.
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>));

    /// Shows every name to `visit`, with the id of the player or account who bears it. Whoever holds texts that are about
    /// somebody without being a name says so here.
    fn names(&mut self, visit: &mut dyn FnMut(&mut PersonalText, PersonId)) {
        self.texts(&mut |text, about| {
            if let Some(id) = about {
                visit(text, id);
            }
        });
    }

    /// Shows to `visit` what people remarked in passing and nobody edits: others may be named in it. Titles are no remarks.
    fn remarks(&mut self, visit: &mut dyn FnMut(&mut PersonalText)) {
        let _ = visit;
    }
}

impl<T: Personal> Personal for Vec<T> {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        self.iter_mut().for_each(|one| one.texts(visit));
    }

    fn names(&mut self, visit: &mut dyn FnMut(&mut PersonalText, PersonId)) {
        self.iter_mut().for_each(|one| one.names(visit));
    }

    fn remarks(&mut self, visit: &mut dyn FnMut(&mut PersonalText)) {
        self.iter_mut().for_each(|one| one.remarks(visit));
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
    pub about: Option<PersonId>,
    /// Who wrote it: see [`Actor::id`](super::chain::Actor::id).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<PersonId>,
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
    show(connection, all, &[])
}

/// Names as committed, and what strangers read instead.
pub type Veil = (Arc<str>, Arc<str>);

/// Replaces every name by its bearer's public name, and redacts full names in other texts: those found here, and `known`
/// ones. This is the only place where a chosen name replaces the one in the chain.
pub fn show(connection: &mut Connection, all: &mut [&mut dyn Personal], known: &[Veil]) -> Result<()> {
    let mut ids: BTreeSet<PersonId> = BTreeSet::new();
    for personal in all.iter_mut() {
        personal.names(&mut |_, id| {
            ids.insert(id);
        });
    }
    let chosen = public_names(connection, &ids.into_iter().collect::<Vec<_>>())?;
    let mut veils = known.to_vec();
    if !chosen.is_empty() {
        for personal in all.iter_mut() {
            personal.names(&mut |text, id| {
                text.public = chosen.get(&id).filter(|public| **public != text.words).cloned();
                veils.extend(text.veiled());
            });
        }
    }
    veils.sort_by(|one, other| other.0.len().cmp(&one.0.len()).then_with(|| one.cmp(other)));
    veils.dedup();
    if veils.is_empty() {
        return Ok(());
    }
    for personal in all.iter_mut() {
        personal.remarks(&mut |text| {
            let told = veil(&text.words, &veils);
            let public = (*told != *text.words).then(|| told.as_ref().into());
            text.public = public;
        });
    }
    Ok(())
}

/// A text with full names replaced by public ones. A single word may be anybody's name, or a word.
pub fn veil<'a>(words: &'a str, veils: &[Veil]) -> Cow<'a, str> {
    let mut told = Cow::Borrowed(words);
    for (full, public) in veils.iter().filter(|(full, _)| full.contains(char::is_whitespace)) {
        let replaced = replace_word(&told, full, public);
        if replaced != *told {
            told = Cow::Owned(replaced);
        }
    }
    told
}

/// The public names of players and accounts who have one.
fn public_names(connection: &mut Connection, ids: &[PersonId]) -> Result<HashMap<PersonId, Arc<str>>> {
    let mut found = HashMap::new();
    for some in ids.chunks(CHUNK) {
        let chosen = privacy::table.inner_join(players::table).filter(privacy::public_name.is_not_null());
        let own = chosen.filter(privacy::player_id.eq_any(some)).select((privacy::player_id, privacy::public_name));
        let accounts = chosen.filter(players::user_id.eq_any(some)).order(players::created_at.desc());
        let accounts = accounts.select((players::user_id.assume_not_null(), privacy::public_name));
        for (id, name) in own.load::<(PersonId, Option<String>)>(connection)? {
            found.extend(name.map(|name| (id, name.into())));
        }
        for (id, name) in accounts.load::<(PersonId, Option<String>)>(connection)? {
            found.extend(name.map(|name| (id, name.into())));
        }
    }
    Ok(found)
}

/// Replaces a name where it stands as a word of its own, whatever the case.
pub fn replace_word(text: &str, name: &str, by: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut before: Option<char> = None;
    while let Some(c) = rest.chars().next() {
        let end = (!before.is_some_and(char::is_alphanumeric)).then(|| matches(rest, name)).flatten();
        match end {
            Some(end) if !rest.get(end..).and_then(|after| after.chars().next()).is_some_and(char::is_alphanumeric) => {
                out.push_str(by);
                before = rest.get(..end).and_then(|found| found.chars().last());
                rest = rest.get(end..).unwrap_or_default();
            }
            _ => {
                out.push(c);
                before = Some(c);
                rest = rest.get(c.len_utf8()..).unwrap_or_default();
            }
        }
    }
    out
}

/// Where a name ends that a text begins with.
fn matches(text: &str, name: &str) -> Option<usize> {
    let mut wanted = name.chars().flat_map(char::to_lowercase).peekable();
    for (at, c) in text.char_indices() {
        if wanted.peek().is_none() {
            return Some(at);
        }
        for letter in c.to_lowercase() {
            if wanted.next() != Some(letter) {
                return None;
            }
        }
    }
    wanted.peek().is_none().then_some(text.len())
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
    Ok(PersonalText { hash: hash.into(), words: shown, public: None, salt: None })
}

/// Stores what is new among the texts of something that is about to be written into a chain.
pub fn store(
    connection: &mut Connection,
    stream: &str,
    author: Option<PersonId>,
    personal: &mut dyn Personal,
) -> Result<()> {
    let rows = new_rows(stream, author, personal);
    insert(connection, &rows)
}

/// The rows of the texts that are not stored yet; afterwards they count as stored.
pub fn new_rows(stream: &str, author: Option<PersonId>, personal: &mut dyn Personal) -> Vec<TextRow> {
    let mut rows: BTreeMap<String, TextRow> = BTreeMap::new();
    personal.texts(&mut |text, about| {
        if let Some(row) = text.take_row() {
            let row = TextRow { about, author, stream: Some(stream.to_owned()), ..row };
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
pub fn store_name(connection: &mut Connection, about: impl Into<PersonId>, name: &str) -> Result<PersonalText> {
    let mut text = PersonalText::new(name);
    if let Some(row) = text.take_row() {
        insert(connection, &[TextRow { about: Some(about.into()), ..row }])?;
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
    fn names_are_replaced_as_words_in_any_case() {
        let replaced = |text: &str| replace_word(text, "Zoë Quill", "Player 17");
        assert_eq!(replaced("ZOË QUILL and zoë quill’s"), "Player 17 and Player 17’s");
        assert_eq!(replaced("Zoë Quilling, aZoë Quill"), "Zoë Quilling, aZoë Quill");
        assert_eq!(replaced("Zoë Qui"), "Zoë Qui");
        assert_eq!(replaced("é Zoë Quill"), "é Player 17");
    }

    #[test]
    fn a_veiled_name_reads_as_the_public_one() {
        let text = PersonalText { public: Some("Léa M.".into()), ..PersonalText::new("Léa Martin") };
        assert_eq!((&*text, text.to_string().as_str(), text.full()), ("Léa M.", "Léa M.", "Léa Martin"));
        assert_eq!(text, PersonalText::new("Léa Martin"), "the person is the same");
        let veils = [text.veiled().unwrap()];
        assert_eq!(veil("léa martin was late, Martin was not", &veils), "Léa M. was late, Martin was not");
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
