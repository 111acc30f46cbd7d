//! Two checks of a database. Integrity: is everything as it was written? Every chain is walked, every record and personal
//! text compared with its hash, every row with the facts it is derived from. Recomputation: does this version compute the
//! same standings, ratings and verdicts? A difference is reported with the version that wrote it, and blocks nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use diesel::prelude::*;
use podium_engine::contest::circuit;
use podium_engine::contest::series;
use podium_engine::record::{Reading, Verdict, judge};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::clubs::log::{self, Deed};
use crate::clubs::model::{Club, Role};
use crate::competitions::event::Event;
use crate::competitions::event::Proof as RecordProof;
use crate::competitions::format::exact::Exact;
use crate::competitions::project::{self, EntryRow, OutcomeRow, Row, SeatRow};
use crate::competitions::state::Competition;
use crate::competitions::{seal, store};
use crate::error::{Error, Result};
use crate::ratings::{List, rated};
use crate::records::content::fingerprint;
use crate::records::facts::VerdictFacts;
use crate::records::model::{RecordRow, rules};
use crate::site::act::{Act, Hidden};
use crate::site::log as admin;
use crate::store::Connection;
use crate::store::chain::{self, Actor, EventRow, Opened};
use crate::store::schema::{
    circuits, clubs, competitions, entries, events, outcome_seats, outcomes, players, records, texts, users,
};
use crate::store::texts::{GONE, Personal, PersonalText, Proof, TextRow};
use crate::{ids, moderation};

/// Counts of what was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Checked {
    pub chains: usize,
    pub events: usize,
    pub competitions: usize,
    pub records: usize,
    /// Names and other texts that are present and match their hash.
    pub texts: usize,
    /// Texts that were erased.
    pub erased: usize,
    /// Texts with a name redacted.
    pub redacted: usize,
    /// Standings recomputed.
    pub standings: usize,
    /// Ratings recomputed.
    pub ratings: usize,
    /// Lists whose results have changed since their ratings were written; a job updates them within a minute.
    pub unrated: usize,
}

/// The first thing that is not as it was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mismatch(pub String);

/// Something that this version computes differently.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// `standings`, `rating` or `verdict`.
    pub kind: &'static str,
    /// Where it is.
    pub at: String,
    /// The version that wrote it.
    pub written_by: String,
    pub was: String,
    pub now: String,
}

/// The results of both checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub checked: Checked,
    pub integrity: Result<(), Mismatch>,
    pub differences: Vec<Difference>,
}

impl Report {
    /// The counts, if everything is as it was written and computed the same.
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

/// The most differences reported.
const MOST_DIFFERENCES: usize = 1000;

/// A mismatch was found, or the check failed.
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

/// Which checks to run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Questions {
    /// What backup, restore and import need.
    Integrity,
    /// Recomputation as well.
    Both,
}

/// Verifies a consistent snapshot of the whole database.
pub fn verify(connection: &mut Connection, questions: Questions) -> Result<Report> {
    crate::store::snapshot(connection, |connection| within(connection, questions))
}

/// The same within the caller's transaction.
pub fn within(connection: &mut Connection, questions: Questions) -> Result<Report> {
    let mut verifier = Verifier::new(questions);
    match verifier.all(connection) {
        Ok(()) => Ok(verifier.report(Ok(()))),
        Err(Stop::Mismatch(mismatch)) => Ok(verifier.report(Err(mismatch))),
        Err(Stop::Failed(error)) => Err(error),
    }
}

/// The integrity of one club, within a transaction.
pub fn club(connection: &mut Connection, club: &str) -> Step {
    let mut verifier = Verifier::new(Questions::Integrity);
    verifier.erased = Erased::of(connection)?;
    let all: Vec<String> =
        competitions::table.filter(competitions::club_id.eq(club)).select(competitions::id).load(connection)?;
    for id in all {
        let rows = chain::rows(connection, &store::stream(&id), 0)?;
        verifier.competition(connection, &id, &rows)?;
    }
    let rows = chain::rows(connection, &log::stream(club), 0)?;
    verifier.club_row(connection, club, &rows)
}

/// Who was erased, according to the chain of the site.
#[derive(Debug, Default)]
struct Erased {
    people: BTreeSet<String>,
    redacted: BTreeSet<String>,
    /// Texts that administrators removed individually, and chains whose texts they removed.
    removed: BTreeSet<String>,
    streams: BTreeSet<String>,
}

impl Erased {
    fn of(connection: &mut Connection) -> Step<Self> {
        let mut erased = Self::default();
        for row in &chain::rows(connection, admin::STREAM, 0)? {
            match read(row)?.1 {
                admin::Deed::PersonErased(person) => {
                    erased.people.extend(person.user);
                    erased.people.extend(person.players.into_keys());
                    erased.redacted.extend(person.redacted);
                    erased.removed.extend(person.removed);
                }
                admin::Deed::Moderated { act: Act::Remove, words, .. } => erased.removed.extend(words),
                _ => {}
            }
        }
        // Their state according to the chains is compared with the rows.
        let removed = Some(Hidden::Removed.word().to_owned());
        for (id, hidden) in moderation::state::clubs(connection)? {
            erased.streams.extend((hidden == removed).then(|| log::stream(&id)));
        }
        for (id, hidden) in moderation::state::competitions(connection)? {
            erased.streams.extend((hidden == removed).then(|| store::stream(&id)));
        }
        Ok(erased)
    }
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
        let streams: Vec<String> =
            events::table.select(events::stream).distinct().order(events::stream).load(connection)?;
        let mut known: BTreeSet<String> =
            competitions::table.select(competitions::id).load::<String>(connection)?.into_iter().collect();
        let mut clubs: BTreeSet<String> =
            clubs::table.select(clubs::id).load::<String>(connection)?.into_iter().collect();
        let site = chain::rows(connection, admin::STREAM, 0)?;
        chained(admin::STREAM, &site)?;
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
            } else if let Some(id) = stream.strip_prefix("club:") {
                if !clubs.remove(id) {
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
        administrators(connection, &site)?;
        moderated(connection, &site)?;
        self.all_texts(connection)?;
        self.names(connection)?;
        self.all_records(connection)?;
        if self.recomputes() {
            let due = rated::due(connection)?;
            for (list, game) in rated::lists(connection)? {
                match due.contains(&(list.clone(), game.clone())) {
                    true => self.checked.unrated += 1,
                    false => self.ratings(connection, &list, &game)?,
                }
            }
        }
        Ok(())
    }

    /// Checks the personal texts of a chain: each has its row, names belong to whom the chain says, and missing words were
    /// erased or redacted.
    fn spoken<T: DeserializeOwned + Personal>(
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
    fn fault(&self, row: &TextRow, about: Option<&str>) -> Option<String> {
        let hash = &row.hash;
        let is_theirs = about.is_none() || row.about.as_deref() == about;
        match row.proof() {
            Proof::Proved if is_theirs => None,
            Proof::Proved => Some(format!("the name {hash} belongs to somebody else")),
            Proof::Forged => Some(format!("the text {hash} is not what was written")),
            Proof::Redacted if self.erased.redacted.contains(hash) => None,
            Proof::Redacted => Some(format!("the text {hash} was changed although nobody was erased from it")),
            Proof::Erased => {
                let people = [about, row.about.as_deref(), row.author.as_deref()];
                let was_erased = people.into_iter().flatten().any(|id| self.erased.people.contains(id));
                let was_removed = self.erased.removed.contains(hash)
                    || row.stream.as_ref().is_some_and(|stream| self.erased.streams.contains(stream));
                (!was_erased && !was_removed).then(|| format!("the text {hash} was erased although nobody was"))
            }
        }
    }

    /// Checks every personal text, wherever it belongs.
    fn all_texts(&mut self, connection: &mut Connection) -> Step {
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

    /// Checks that the names of accounts and players match their texts.
    fn names(&self, connection: &mut Connection) -> Step {
        type Named = (String, String, Option<String>, Option<String>, bool);
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
        let hidden: BTreeSet<String> = moderation::state::players(connection)?.into_iter().map(|row| row.0).collect();
        let tables: [(&str, Vec<Named>); 2] =
            [("users", accounts.load(connection)?), ("players", people.load(connection)?)];
        for (table, rows) in tables {
            for (id, name, words, about, is_erased) in rows {
                let holds = match words {
                    // The name of a hidden player is not shown to anybody.
                    Some(words) if words == name || (name == GONE && hidden.contains(&id)) => {
                        about.as_deref() == Some(id.as_str())
                    }
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

    /// Checks that the name, members and circuits of a club match its chain.
    fn club_row(&self, connection: &mut Connection, club: &str, rows: &[EventRow]) -> Step {
        let (mut name, mut hidden, mut roles, mut second_factor) = (None, None, BTreeMap::new(), false);
        let mut expected: BTreeMap<String, (PersonalText, circuit::Rules, Vec<String>)> = BTreeMap::new();
        for Opened { by, event, .. } in self.spoken::<Deed>(connection, &log::stream(club), rows)? {
            let by = by.user().map(str::to_owned);
            match (event, by) {
                (Deed::Created { name: called }, by) => {
                    name = Some(called);
                    roles.extend(by.map(|user| (user, Role::Owner)));
                }
                (Deed::Edited { name: called }, _) => name = Some(called),
                (Deed::Moderated { act }, _) => hidden = act.hidden(),
                (Deed::Joined { role }, Some(user)) | (Deed::RoleSet { user, role, .. }, _) => {
                    roles.insert(user, role);
                }
                (Deed::Left, Some(user)) | (Deed::Removed { user, .. }, _) => drop(roles.remove(&user)),
                // Accounts of another site have not set up anything here yet.
                (Deed::Moved { members }, _) => (roles, second_factor) = (members, false),
                (Deed::SecondFactorSet { required }, _) => second_factor = required,
                (Deed::CircuitSet { circuit, name, rules, legs }, _) => {
                    drop(expected.insert(circuit, (name, rules, legs)));
                }
                (Deed::CircuitDeleted { circuit, .. }, _) => drop(expected.remove(&circuit)),
                _ => {}
            }
        }
        let there = Role::all(connection, club)?.into_iter().collect();
        same("members", club, |row: &(String, Role)| row.0.clone(), roles.into_iter().collect(), there)?;
        let there = Club::get(connection, club)?;
        if name.as_deref() != Some(there.name.as_str()) {
            return wrong(format!("clubs: the row of {club} differs from its events in “name”"));
        }
        if hidden != there.hidden() {
            return wrong(format!("clubs: the row of {club} differs from its events in “hidden”"));
        }
        if second_factor != there.second_factor {
            return wrong(format!("clubs: the row of {club} differs from its events in “second_factor”"));
        }
        type Found = (String, String, String, String);
        let there = circuits::table.filter(circuits::club_id.eq(club));
        let there: Vec<Found> =
            there.select((circuits::id, circuits::name, circuits::rules, circuits::legs)).load(connection)?;
        let expected = expected.into_iter().map(|(id, (name, rules, legs))| {
            Ok((id, name.to_string(), serde_json::to_string(&rules)?, serde_json::to_string(&legs)?))
        });
        let expected = expected.collect::<Result<Vec<Found>>>()?;
        same("circuits", club, |row: &Found| row.0.clone(), expected, there)
    }

    /// Replays a competition and compares it with its projections.
    fn competition(&mut self, connection: &mut Connection, id: &str, rows: &[EventRow]) -> Step {
        let row: Row =
            competitions::table.filter(competitions::id.eq(id)).select(Row::as_select()).first(connection)?;
        let address = (row.id.clone(), row.club_id.clone(), row.slug.clone());
        let mut replayed: Option<Competition> = None;
        for opened in self.spoken::<Event>(connection, &store::stream(id), rows)? {
            let place = format!("competition:{id}: event {}", opened.revision);
            if let Event::Created { club, .. } = &opened.event
                && *club != address.1
            {
                return wrong(format!("competitions: competition:{id} is not kept at its club {club} any more"));
            }
            self.proofs(connection, id, &opened.event, &place)?;
            if self.recomputes()
                && let Some(before) = &replayed
            {
                self.places(before, &opened.event, &place);
            }
            let Ok(after) = store::replay(replayed.take(), vec![opened], Some(address.clone())) else {
                return wrong(format!("{place} cannot be replayed"));
            };
            replayed = Some(after);
        }
        let Some(replayed) = replayed else { return wrong(format!("the competition {id} has no chain of events")) };
        let expected = Row::of(&replayed);
        if expected != row {
            let field = differing(&expected, &row);
            return wrong(format!("competitions: the row of {id} differs from its events in “{field}”"));
        }
        people(connection, &replayed)?;
        results(connection, &replayed)
    }

    /// Recomputes the standings sealed in an event.
    fn places(&mut self, before: &Competition, event: &Event, place: &str) {
        let (Event::RoundPublished { standings: Some(sealed), .. } | Event::Closed { standings: Some(sealed) }) = event
        else {
            return;
        };
        self.checked.standings += sealed.stages.len();
        let written_by = format!("Podium {}, standings version {}", sealed.program, sealed.standings);
        let told = |value: Option<Exact>| value.map_or_else(|| "none".to_owned(), |value| value.to_string());
        for difference in seal::differences(before, event, sealed) {
            let seal::Difference { stage, line, entry, what, was, now } = difference;
            self.differs(Difference {
                kind: "standings",
                at: format!("{place}, stage {}, line {line}, entry {entry}, {what}", stage + 1),
                written_by: written_by.clone(),
                was: told(was),
                now: told(now),
            });
        }
    }

    /// Recomputes the ratings of a game on a list.
    fn ratings(&mut self, connection: &mut Connection, list: &List, game: &str) -> Step {
        let (kept, computed) = (rated::kept(connection, list, game)?, rated::computed(connection, list, game)?);
        let of = match list {
            List::Site => String::new(),
            List::Club(club) => format!(" on the list of the club {club}"),
        };
        let told = |row: Option<&rated::Row>| match row {
            Some(rated::Row { value, deviation, results, .. }) => {
                format!("{value:.2} ± {deviation:.2} after {results} results")
            }
            None => "none".to_owned(),
        };
        let keys: BTreeSet<&rated::Key> = kept.keys().chain(computed.keys()).collect();
        for key in keys {
            let (was, now) = (kept.get(key), computed.get(key));
            if was.zip(now).is_some_and(|(was, now)| was.is_near(now)) {
                continue;
            }
            let (seats, player) = key;
            self.differs(Difference {
                kind: "rating",
                at: format!("{player} in {game} at tables of {seats}{of}"),
                written_by: format!("ratings version {}", rated::VERSION),
                was: told(was),
                now: told(now),
            });
        }
        self.checked.ratings += computed.len();
        Ok(())
    }

    /// Checks that the record referenced by an event exists with the same text, and shows that result when judged by the
    /// rules of its time.
    fn proofs(&mut self, connection: &mut Connection, competition: &str, event: &Event, place: &str) -> Step {
        let (Some(proof), Some(table)) = (event.record(), event.table()) else { return Ok(()) };
        let RecordProof { id, sha256, rules: judged_by } = proof;
        let found = records::table.filter(records::id.eq(id)).select(RecordRow::as_select());
        let Some(record) = found.first::<RecordRow>(connection).optional()? else {
            return wrong(format!("{place} speaks of the record {id}, which is gone"));
        };
        let at = (record.competition_id.as_deref(), record.table_number);
        if at != (Some(competition), Some(i64::from(table.0))) {
            return wrong(format!("records: the record {id} is not kept at table {table} of {competition} any more"));
        }
        if *sha256 != ids::hashed(&record.text) {
            return wrong(format!("records: the text of the record {id} was changed after {place}"));
        }
        let (Event::GameReported { result, .. } | Event::GameEntered { result, .. }) = event else { return Ok(()) };
        let is_current = *judged_by == rules(&record.game);
        if !is_current && !self.recomputes() {
            return Ok(());
        }
        let shown = match (Reading::of(record.text.as_bytes()), judge(record.text.as_bytes())) {
            (Ok(reading), Verdict::Holds(holds)) => {
                series::Game::judged(result.seats.clone(), &reading.tag_values(), &holds).ok()
            }
            _ => None,
        };
        if shown.as_ref() == Some(result) {
            return Ok(());
        }
        if is_current {
            return wrong(format!("{place} tells another result than its record {id}"));
        }
        self.differs(Difference {
            kind: "verdict",
            at: format!("{place}, record {id}"),
            written_by: format!("{} rules version {judged_by}", record.game),
            was: serde_json::to_string(result)?,
            now: shown.map_or_else(|| Ok("does not hold".to_owned()), |shown| serde_json::to_string(&shown))?,
        });
        Ok(())
    }

    /// Checks every record and its stored verdict.
    fn all_records(&mut self, connection: &mut Connection) -> Step {
        let mut last = String::new();
        loop {
            let page = records::table.filter(records::id.gt(&last)).order(records::id).limit(200);
            let page: Vec<RecordRow> = page.select(RecordRow::as_select()).load(connection)?;
            let Some(end) = page.last() else { return Ok(()) };
            last = end.id.clone();
            for record in &page {
                // Empty until a job has computed it.
                if !record.content.is_empty() && record.content != fingerprint(&record.text) {
                    let id = &record.id;
                    return wrong(format!("records: the fingerprint of the record {id} is not that of its moves"));
                }
                if let Some(difference) = judged(record)? {
                    self.differs(difference);
                }
                self.checked.records += 1;
            }
        }
    }
}

/// An event of a chain, and who did it.
fn read<T: DeserializeOwned>(row: &EventRow) -> Step<(Actor, T)> {
    row.parse().or_else(|error| wrong(format!("{}: event {} cannot be read: {error}", row.stream, row.revision)))
}

/// Checks that the administrators are those appointed in the chain of the site.
fn administrators(connection: &mut Connection, rows: &[EventRow]) -> Step {
    let mut expected = BTreeSet::new();
    for row in rows {
        match read(row)?.1 {
            admin::Deed::AdminSet { user, is_admin: true, .. } => drop(expected.insert(user)),
            admin::Deed::AdminSet { user, .. } => drop(expected.remove(&user)),
            admin::Deed::PersonErased(person) => drop(person.user.map(|user| expected.remove(&user))),
            _ => {}
        }
    }
    let there = users::table.filter(users::is_admin.eq(true)).filter(users::deleted_at.is_null());
    let there: Vec<String> = there.select(users::id).load(connection)?;
    same("users", "the administrators", String::clone, expected.into_iter().collect(), there)
}

/// Checks that everything hidden, merged, suspended or banned matches the chain of the site.
fn moderated(connection: &mut Connection, rows: &[EventRow]) -> Step {
    let deeds = rows.iter().map(|row| Ok(read::<admin::Deed>(row)?.1)).collect::<Step<Vec<_>>>()?;
    let expected = moderation::state::State::of(&deeds);
    let there = moderation::state::State::there(connection)?;
    match expected.differs_in(&there) {
        Some(table) => wrong(format!("{table}: what is hidden, merged or kept out differs from the chain of the site")),
        None => Ok(()),
    }
}

/// Checks that revisions have no gaps and each row holds the previous hash and its own.
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

fn people(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let there = entries::table.filter(entries::competition_id.eq(id)).order(entries::number);
    let there: Vec<EntryRow> = there.select(EntryRow::as_select()).load(connection)?;
    let expected: Vec<EntryRow> =
        project::entered(replayed).iter().map(|entry| EntryRow::of(replayed, entry)).collect();
    same("entries", id, |row: &EntryRow| row.number, expected, there)
}

fn results(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let mut expected = (Vec::new(), Vec::new());
    for (outcome, seats) in replayed.tables.iter().filter_map(|table| project::outcome(replayed, table)) {
        expected.0.push(outcome);
        expected.1.extend(seats);
    }
    let there = outcomes::table.filter(outcomes::competition_id.eq(id)).order(outcomes::number);
    let there: Vec<OutcomeRow> = there.select(OutcomeRow::as_select()).load(connection)?;
    // A job still has to classify results of earlier versions.
    let later: BTreeSet<i64> = there.iter().filter(|row| row.basis.is_empty()).map(|row| row.number).collect();
    for row in expected.0.iter_mut().filter(|row| later.contains(&row.number)) {
        (row.basis, row.voices) = Default::default();
    }
    same("outcomes", id, |row: &OutcomeRow| row.number, expected.0, there)?;
    let there = outcome_seats::table.filter(outcome_seats::competition_id.eq(id));
    let there = there.order((outcome_seats::number, outcome_seats::seat)).select(SeatRow::as_select());
    same("outcome_seats", id, |row: &SeatRow| (row.number, row.seat), expected.1, there.load(connection)?)
}

/// Compares two lists of rows by key and names the first that differs.
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

/// The name of the first field that is not the same.
fn differing(expected: &Row, there: &Row) -> &'static str {
    let fields = [
        ("name", expected.name == there.name),
        ("game", expected.game == there.game),
        ("format", expected.format == there.format),
        ("status", expected.status == there.status),
        ("rehearsal", expected.rehearsal == there.rehearsal),
        ("starts_on", expected.starts_on == there.starts_on),
        ("ends_on", expected.ends_on == there.ends_on),
        ("players", expected.players == there.players),
        ("revision", expected.revision == there.revision),
        ("head", expected.head == there.head),
        ("created_at", expected.created_at == there.created_at),
        ("changed_at", expected.changed_at == there.changed_at),
        ("hidden", expected.hidden == there.hidden),
    ];
    fields.iter().find(|(_, same)| !same).map_or("its address", |(name, _)| *name)
}

/// Compares the stored verdict of a record with that of this version.
pub fn judged(record: &RecordRow) -> Step<Option<Difference>> {
    let id = &record.id;
    let Ok(kept) = serde_json::from_str::<VerdictFacts>(&record.verdict) else {
        return wrong(format!("records: the verdict of the record {id} cannot be read"));
    };
    if kept.turns as i64 != record.turns {
        return wrong(format!("records: the record {id} has another number of turns than its verdict says"));
    }
    if kept.game != record.game {
        return wrong(format!("records: the record {id} is of another game than its verdict says"));
    }
    let now = match judge(record.text.as_bytes()) {
        Verdict::Holds(holds) => Some(VerdictFacts::from(&holds)),
        Verdict::Fails(_) => None,
    };
    let field = match &now {
        Some(now) => kept.differs_in(now),
        None => Some("whether it holds"),
    };
    match field {
        None | Some("rules") => Ok(None),
        Some(field) if kept.rules == rules(&record.game) => {
            wrong(format!("records: the record {id} is judged otherwise than its verdict says, in “{field}”"))
        }
        Some(_) => Ok(Some(Difference {
            kind: "verdict",
            at: format!("record {id}"),
            written_by: format!("{} rules version {}", kept.game, kept.rules),
            was: record.verdict.clone(),
            now: now.map_or_else(|| Ok("does not hold".to_owned()), |now| serde_json::to_string(&now))?,
        })),
    }
}
