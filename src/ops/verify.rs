//! Two questions about a database. Integrity: is everything as it was written? Every chain is walked, every record and
//! personal text compared with its hash, every row with the facts it follows from. Recomputation: would this version come
//! to the same standings, ratings and verdicts? A difference there is told with the version that wrote it, and blocks
//! nothing.

mod clubs;
mod competitions;
mod ratings;
mod records;
mod site;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use self::texts::Erased;
use crate::clubs::log;
use crate::competitions::store;
use crate::error::{Error, Result};
use crate::ids::ClubId;
use crate::ratings::rated;
use crate::site::log as admin;
use crate::store::Connection;
use crate::store::chain::{self, Actor, EventRow};
use crate::store::schema;
pub use records::judged;

/// What was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Checked {
    pub chains: usize,
    pub events: usize,
    pub competitions: usize,
    pub records: usize,
    /// Names and other texts whose words are there and fit their hash.
    pub texts: usize,
    /// Texts that were erased.
    pub erased: usize,
    /// Texts out of which somebody's name was taken.
    pub redacted: usize,
    /// Standings computed again.
    pub standings: usize,
    /// Ratings computed again.
    pub ratings: usize,
    /// Lists whose results have changed since their ratings were written; a job does that within a minute.
    pub unrated: usize,
}

/// The first thing that is not as it was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mismatch(pub String);

/// Something that this version computes otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// `standings`, `rating` or `verdict`.
    pub kind: &'static str,
    /// Where it stands.
    pub at: String,
    /// The version that wrote it.
    pub written_by: String,
    pub was: String,
    pub now: String,
}

/// Both answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub checked: Checked,
    pub integrity: Result<(), Mismatch>,
    pub differences: Vec<Difference>,
}

impl Report {
    /// What was looked at, if everything is as it was written and computed the same.
    pub fn sound(self) -> Result<Checked, Mismatch> {
        self.integrity?;
        match self.differences.first() {
            None => Ok(self.checked),
            Some(Difference { kind, at, was, now, .. }) => {
                Err(Mismatch(format!("{kind}: {at}: written is {was}; this version computes {now}")))
            }
        }
    }
}

/// At most so many differences are told.
const MOST_DIFFERENCES: usize = 1000;

/// Found wrong, or could not look.
#[derive(Debug)]
pub enum Stop {
    Mismatch(Mismatch),
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

type Step<T = ()> = Result<T, Stop>;

fn wrong<T>(what: impl Into<String>) -> Step<T> {
    Err(Stop::Mismatch(Mismatch(what.into())))
}

/// Which questions are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Questions {
    /// What backup, restore and import need.
    Integrity,
    /// Recomputation as well.
    Both,
}

/// Verifies the whole database as it stands at one moment.
pub fn verify(connection: &mut Connection, questions: Questions) -> Result<Report> {
    crate::store::snapshot(connection, |connection| within(connection, questions))
}

/// The same within a transaction of the caller's.
pub fn within(connection: &mut Connection, questions: Questions) -> Result<Report> {
    let mut verifier = Verifier::new(questions);
    match verifier.all(connection) {
        Ok(()) => Ok(verifier.report(Ok(()))),
        Err(Stop::Mismatch(mismatch)) => Ok(verifier.report(Err(mismatch))),
        Err(Stop::Failed(error)) => Err(error),
    }
}

/// The integrity of one club, within a transaction.
pub fn club(connection: &mut Connection, club: ClubId) -> Step {
    let mut verifier = Verifier::new(Questions::Integrity);
    verifier.erased = Erased::of(connection)?;
    let all: Vec<String> = schema::competitions::table
        .filter(schema::competitions::club_id.eq(club))
        .select(schema::competitions::id)
        .load(connection)?;
    for id in all {
        let rows = chain::rows(connection, &store::stream(&id), 0)?;
        verifier.competition(connection, &id, &rows)?;
    }
    let rows = chain::rows(connection, &log::stream(club), 0)?;
    verifier.club_row(connection, club, &rows)
}

struct Verifier {
    questions: Questions,
    checked: Checked,
    differences: Vec<Difference>,
    erased: Erased,
}

impl Verifier {
    fn new(questions: Questions) -> Self {
        Self { questions, checked: Checked::default(), differences: Vec::new(), erased: Erased::default() }
    }

    fn report(self, integrity: Result<(), Mismatch>) -> Report {
        Report { checked: self.checked, integrity, differences: self.differences }
    }

    fn recomputes(&self) -> bool {
        self.questions == Questions::Both
    }

    fn differs(&mut self, difference: Difference) {
        if self.differences.len() < MOST_DIFFERENCES {
            self.differences.push(difference);
        }
    }

    fn all(&mut self, connection: &mut Connection) -> Step {
        let streams: Vec<String> = schema::events::table
            .select(schema::events::stream)
            .distinct()
            .order(schema::events::stream)
            .load(connection)?;
        let mut known: BTreeSet<String> = schema::competitions::table
            .select(schema::competitions::id)
            .load::<String>(connection)?
            .into_iter()
            .collect();
        let mut clubs: BTreeSet<ClubId> =
            schema::clubs::table.select(schema::clubs::id).load::<ClubId>(connection)?.into_iter().collect();
        let chain_of_site = chain::rows(connection, admin::STREAM, 0)?;
        chained(admin::STREAM, &chain_of_site)?;
        self.erased = Erased::of(connection)?;
        for stream in streams {
            let rows = chain::rows(connection, &stream, 0)?;
            chained(&stream, &rows)?;
            self.checked.chains += 1;
            self.checked.events += rows.len();
            if let Some(id) = stream.strip_prefix("competition:") {
                if !known.remove(id) {
                    return wrong(format!("the competition {id} has a chain of events and no row in competitions"));
                }
                self.competition(connection, id, &rows)?;
                self.checked.competitions += 1;
            } else if let Some(id) = log::of_stream(&stream) {
                if !clubs.remove(&id) {
                    return wrong(format!("the club {id} has a chain of events and no row in clubs"));
                }
                self.club_row(connection, id, &rows)?;
            } else if stream == admin::STREAM {
                self.spoken::<admin::Deed>(connection, &stream, &rows)?;
            }
        }
        if let Some(id) = known.first() {
            return wrong(format!("the competition {id} has no chain of events"));
        }
        if let Some(id) = clubs.first() {
            return wrong(format!("the club {id} has no chain of events"));
        }
        site::administrators(connection, &chain_of_site)?;
        site::moderated(connection, &chain_of_site)?;
        self.all_texts(connection)?;
        self.names(connection)?;
        self.all_records(connection)?;
        if self.recomputes() {
            let due = rated::due(connection)?;
            for (list, game) in rated::lists(connection)?.union(&due).cloned().collect::<Vec<_>>() {
                match due.contains(&(list.clone(), game.clone())) {
                    true => self.checked.unrated += 1,
                    false => self.ratings(connection, &list, &game)?,
                }
            }
        }
        Ok(())
    }
}

/// An event of a chain, and who did it.
fn read<T: DeserializeOwned>(row: &EventRow) -> Step<(Actor, T)> {
    row.parse().or_else(|error| wrong(format!("{}: event {} cannot be read: {error}", row.stream, row.revision)))
}

/// Revisions without a gap, each row with the hash of the one before and its own.
pub fn chained(stream: &str, rows: &[EventRow]) -> Step {
    let mut previous = "";
    for (expected, row) in (1..).zip(rows) {
        let revision = row.revision;
        if revision != expected {
            return wrong(format!("{stream}: event {expected} is missing, event {revision} comes in its place"));
        }
        if row.previous != previous {
            return wrong(format!("{stream}: event {revision} does not follow from the one before it"));
        }
        if row.hash != row.expected_hash() {
            return wrong(format!("{stream}: event {revision} was changed after it was written"));
        }
        previous = &row.hash;
    }
    Ok(())
}

/// Two lists of rows by their keys; the first that differs is named.
fn same<T, K>(table: &str, of: &str, key: impl Fn(&T) -> K, expected: Vec<T>, there: Vec<T>) -> Step
where
    T: PartialEq,
    K: Ord + std::fmt::Debug,
{
    let mut pairs: BTreeMap<K, (Option<T>, Option<T>)> = BTreeMap::new();
    for row in expected {
        let pair = pairs.entry(key(&row)).or_default();
        pair.0 = Some(row);
    }
    for row in there {
        let pair = pairs.entry(key(&row)).or_default();
        pair.1 = Some(row);
    }
    for (key, (expected, there)) in pairs {
        let what = match (&expected, &there) {
            (Some(_), None) => "is missing",
            (None, Some(_)) => "should not be there",
            (expected, there) if expected != there => "differs from its events",
            _ => continue,
        };
        return wrong(format!("{table}: the row {key:?} of {of} {what}"));
    }
    Ok(())
}
