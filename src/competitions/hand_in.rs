//! Handing in what was played at a table: one record, or all games of a match in one file.

use chrono::{DateTime, Utc};
use podium_engine::record::{Holds, Reading, TagValues, Verdict};
use podium_engine::text;
use podium_engine::text::Text;

use super::actions::results::{self, Claim, Used};
use super::actions::{Done, Party};
use super::agree::{self, Here};
use super::doubts::Doubt;
use super::event::{Actor, Event, Happened, Proof};
use super::proved::Search;
use super::state::{Competition, GameState, TableId};
use super::store::{Change, Competitions};
use crate::error::{Error, Result};
use crate::records::content::Content;
use crate::records::intake::Judged;
use crate::records::model::NewRecord;
use crate::store::Connection;

/// A game of what was handed in, with what does not fit between it and the table.
pub struct Brought {
    pub number: usize,
    pub game: Judged,
    pub content: Option<Content>,
    pub doubts: Vec<Doubt>,
}

impl Brought {
    /// Reads it beside the table.
    pub fn new(here: Here<'_>, number: usize, game: Judged) -> Self {
        let Verdict::Holds(holds) = &game.verdict else {
            return Self { number, game, content: None, doubts: Vec::new() };
        };
        let tags = Reading::of(game.text.as_bytes()).map(|reading| reading.tag_values()).unwrap_or_default();
        let doubts = agree::doubts(here, &tags, &game.written, holds.players);
        Self { number, content: Content::of(&game.text), doubts, game }
    }
}

/// What does not fit in all games of what was handed in, each once.
pub fn differences(games: &[Brought], competition: &Competition) -> Vec<Text> {
    let mut all: Vec<Text> = Vec::new();
    for text in games.iter().flat_map(|brought| &brought.doubts).map(|doubt| doubt.text(competition)) {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all
}

/// The games of a match that are not settled yet, with their numbers.
pub fn unsettled(competition: &Competition, table: TableId, games: Vec<Judged>) -> Vec<(usize, Judged)> {
    let is_settled = |number: usize| {
        let there = competition.table(table).and_then(|table| table.games.get(number - 1));
        there.is_some_and(|game| game.state == GameState::Settled)
    };
    games.into_iter().enumerate().map(|(at, game)| (at + 1, game)).filter(|(number, _)| !is_settled(*number)).collect()
}

/// A game of what was handed in, judged and read before anybody is kept waiting.
struct Handed {
    number: usize,
    record: NewRecord,
    proof: Proof,
    tags: TagValues,
    holds: Holds,
    content: Option<Content>,
    doubts: Vec<Doubt>,
}

impl Handed {
    fn new(competition: &Competition, table: TableId, brought: Brought, actor: &Actor) -> Result<Self> {
        let Brought { number, game, content, doubts } = brought;
        let record = NewRecord::new(Some((&competition.id, table)), &game.text, &game.verdict, actor)?;
        let hash = content.as_ref().map(|content| content.hash.clone()).unwrap_or_default();
        let record = record.by(competition.person(actor)).with_content(hash);
        let Verdict::Holds(holds) = game.verdict else { return Err(Error::NotFound) };
        let tags = Reading::of(game.text.as_bytes()).map_err(|fault| Error::Refused(fault.text))?.tag_values();
        Ok(Self { number, proof: record.proof(), record, tags, holds, content, doubts })
    }
}

/// Who hands something in, where, when and why.
pub struct HandIn {
    pub table: TableId,
    pub by: Party,
    pub actor: Actor,
    pub why: String,
    pub at: DateTime<Utc>,
}

impl HandIn {
    /// Stores records that hold together with what they prove. `name` names a game elsewhere, if whoever hands in may know
    /// of it.
    pub async fn store<N>(
        self,
        store: &Competitions,
        competition: &Competition,
        games: Vec<Brought>,
        form: Option<String>,
        name: N,
    ) -> Result<()>
    where
        N: Fn(&mut Connection, &Competition, TableId, usize) -> Result<Option<Text>> + Send + Sync + 'static,
    {
        let read = |brought: Brought| Handed::new(competition, self.table, brought, &self.actor);
        let handed = games.into_iter().map(read).collect::<Result<Vec<Handed>>>()?;
        let records = handed.iter().map(|handed| handed.record.clone()).collect();
        let change = Change::by(self.actor.clone()).form(form).records(records).at(self.at);
        let others = store.clone();
        let events = move |connection: &mut Connection, now: &Competition| {
            let search = Search { store: &others, name: &name, competition: now, table: self.table };
            search.lock(connection, handed.iter().filter_map(|one| one.content.as_ref()))?;
            let mut used = Vec::with_capacity(handed.len());
            for one in &handed {
                used.push(match &one.content {
                    Some(content) => search.used(connection, one.number, content)?,
                    None => None,
                });
            }
            Ok(self.events(now, &handed, &used)?)
        };
        store.change_with(&competition.id, change, events).await.map(drop)
    }

    /// Reports one record after the other; each sees what the one before it changed. `used` are the games that their moves
    /// prove already.
    fn events(&self, competition: &Competition, handed: &[Handed], used: &[Option<Used>]) -> Done {
        if handed.is_empty() {
            return Err(text!("act-every-game-file-settled-already"));
        }
        let mut after = competition.clone();
        let mut all: Vec<Event> = Vec::new();
        for (at, (one, used)) in handed.iter().zip(used).enumerate() {
            let before = handed.iter().take(at).find(|before| one.content.is_some() && before.content == one.content);
            let beside = before.and_then(|before| self.beside(competition, before));
            let events = self.of_one(&after, one, used.as_ref().or(beside.as_ref())).map_err(|said| {
                if handed.len() == 1 { said } else { text!("act-game", number = one.number, text = said) }
            })?;
            for event in &events {
                after.apply(Happened { at: self.at, by: self.actor.clone(), event: event.clone() });
            }
            all.extend(events);
        }
        Ok(all)
    }

    /// A game of the same file, as the proof of another.
    fn beside(&self, competition: &Competition, before: &Handed) -> Option<Used> {
        let (number, content) = (before.number, before.content.as_ref()?);
        let place = text!("act-game-same-file", number);
        content.is_comparable().then(|| Used {
            competition: competition.id.clone(),
            table: self.table,
            game: number,
            is_telling: content.is_telling(),
            place: Some(place),
        })
    }

    fn of_one(&self, competition: &Competition, one: &Handed, used: Option<&Used>) -> Done {
        let claim = Claim::Record { proof: &one.proof, tags: &one.tags, holds: &one.holds };
        let events = claimed(competition, (self.table, one.number), self.by, claim, &self.why, self.at)?;
        results::doubted(competition, self.table, self.by, events, used, &one.doubts, &self.why)
    }
}

/// Reports or enters the number-th game of a table.
pub fn claimed(
    competition: &Competition,
    (table, number): (TableId, usize),
    by: Party,
    claim: Claim<'_>,
    why: &str,
    at: DateTime<Utc>,
) -> Done {
    match by {
        Party::Player(entry) => results::report(competition, table, number, entry, claim, at),
        Party::Staff => results::enter(competition, table, number, claim, why),
    }
}
