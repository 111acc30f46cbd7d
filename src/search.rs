//! Clubs, players and competitions by the beginnings of their words.
//!
//! Words are folded to plain letters by ourselves (`Łódź` to `lodz`, `囲碁` to `wei` and `qi`), so that every database finds
//! the same. Triggers drop the words of whatever changed its name and leave a mark, and a job writes them again. Who may
//! see what is found is up to the query that reads it.

use std::collections::BTreeSet;

use deunicode::deunicode;
use diesel::dsl::exists;
use diesel::prelude::*;
use podium_engine::catalogue;

use crate::error::Result;
use crate::store::schema::{clubs, competitions, players, privacy, search_marks, search_words};
use crate::store::{Connection, transaction};
use crate::words::Language;

/// What can be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Club,
    Player,
    Competition,
}

impl Kind {
    /// The stored word.
    const fn word(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Player => "player",
            Self::Competition => "competition",
        }
    }

    fn read(word: &str) -> Option<Self> {
        [Self::Club, Self::Player, Self::Competition].into_iter().find(|kind| kind.word() == word)
    }
}

mod other {
    // Another word of the same subject.
    diesel::alias!(crate::store::schema::search_words as also: Also);
}
use other::also;

/// The longest word kept, how many a name has at most, and how many of a query count.
const LONGEST: usize = 40;
const MOST_WORDS: usize = 40;
const ASKED: usize = 6;

/// The words of a text in plain letters and digits.
pub fn words(text: &str) -> BTreeSet<String> {
    let plain = deunicode(text).to_lowercase().replace('\'', "");
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.take(MOST_WORDS).map(|word| word.chars().take(LONGEST).collect()).collect()
}

/// The ids of what has words that begin with all words of a query; whole words first.
pub fn find(connection: &mut Connection, kind: Kind, query: &str, most: usize) -> Result<Vec<String>> {
    let mut wanted: Vec<String> = words(query).into_iter().collect();
    // The longest is the rarest.
    wanted.sort_by_key(|word| std::cmp::Reverse(word.len()));
    wanted.truncate(ASKED);
    let mut wanted = wanted.into_iter();
    let Some(first) = wanted.next() else { return Ok(Vec::new()) };
    let own = search_words::table.filter(search_words::kind.eq(kind.word()));
    let mut own =
        own.filter(search_words::word.ge(first.clone())).filter(search_words::word.lt(end(&first))).into_boxed();
    for word in wanted {
        let there = also
            .filter(also.field(search_words::kind).eq(kind.word()))
            .filter(also.field(search_words::subject).eq(search_words::subject))
            .filter(also.field(search_words::word).ge(word.clone()))
            .filter(also.field(search_words::word).lt(end(&word)));
        own = own.filter(exists(there));
    }
    let own = own.order((search_words::word, search_words::subject)).limit(most as i64);
    let found: Vec<String> = own.select(search_words::subject).load(connection)?;
    let mut seen = BTreeSet::new();
    Ok(found.into_iter().filter(|id| seen.insert(id.clone())).collect())
}

/// What comes after every word with this beginning: words have letters and digits only.
fn end(word: &str) -> String {
    format!("{word}{{")
}

/// Whether anything is to be written.
pub fn is_due(connection: &mut Connection) -> Result<bool> {
    let first = search_marks::table.select(search_marks::id).limit(1);
    Ok(first.first::<String>(connection).optional()?.is_some())
}

/// How many marks are read per transaction.
const SLICE: i64 = 200;

/// Writes the words of some marked subjects; true if there may be more.
pub fn write_some(connection: &mut Connection) -> Result<bool> {
    let marks: Vec<(String, String, String)> = search_marks::table.limit(SLICE).load(connection)?;
    let mut done = BTreeSet::new();
    for (_, kind, subject) in &marks {
        if done.insert((kind, subject))
            && let Some(kind) = Kind::read(kind)
        {
            write(connection, kind, subject)?;
        }
    }
    let ids: Vec<&String> = marks.iter().map(|(id, ..)| id).collect();
    diesel::delete(search_marks::table.filter(search_marks::id.eq_any(ids))).execute(connection)?;
    Ok(marks.len() as i64 == SLICE)
}

/// Writes everything that is marked, at once: for commands that run alone.
pub fn write_all(connection: &mut Connection) -> Result<()> {
    while transaction(connection, write_some)? {}
    Ok(())
}

fn write(connection: &mut Connection, kind: Kind, subject: &str) -> Result<()> {
    let own = search_words::table.filter(search_words::kind.eq(kind.word()));
    diesel::delete(own.filter(search_words::subject.eq(subject))).execute(connection)?;
    let Some(text) = text(connection, kind, subject)? else { return Ok(()) };
    for word in words(&text) {
        let row = (search_words::kind.eq(kind.word()), search_words::word.eq(word), search_words::subject.eq(subject));
        diesel::insert_into(search_words::table).values(row).execute(connection)?;
    }
    Ok(())
}

/// What something is found by. Somebody with another public name is not found by the full one, which would reveal that they
/// are the same.
fn text(connection: &mut Connection, kind: Kind, subject: &str) -> Result<Option<String>> {
    Ok(match kind {
        Kind::Club => {
            let own = clubs::table.filter(clubs::id.eq(subject)).select((clubs::name, clubs::place));
            let own: Option<(String, String)> = own.first(connection).optional()?;
            own.map(|(name, place)| format!("{name} {place}"))
        }
        Kind::Player => {
            let own = players::table.left_join(privacy::table).filter(players::id.eq(subject));
            let own = own.select((players::name, privacy::public_name.nullable()));
            let own: Option<(String, Option<String>)> = own.first(connection).optional()?;
            own.map(|(name, public)| public.unwrap_or(name))
        }
        Kind::Competition => {
            let own = competitions::table.filter(competitions::id.eq(subject));
            let own: Option<(String, String)> =
                own.select((competitions::name, competitions::game)).first(connection).optional()?;
            own.map(|(name, game)| {
                let facts = catalogue::find(&game).map(|game| game.facts);
                let called = facts
                    .into_iter()
                    .flat_map(|facts| Language::all().map(|language| language.words().phrase(facts.name).into_owned()));
                [name, game].into_iter().chain(called).collect::<Vec<_>>().join(" ")
            })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_to_plain_letters() {
        let told = |text| words(text).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!(told("Yıldız Straße"), "strasse yildiz");
        assert_eq!(told("Łódź, Ærøskøbing d’Échecs"), "aeroskobing dechecs lodz");
        assert!(!told("囲碁").is_empty(), "what has no letters of ours is spelt in them");
        assert_eq!(told("%_'<script>"), "script");
        assert_eq!(told("…!"), "");
    }
}
