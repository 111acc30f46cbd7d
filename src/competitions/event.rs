//! What can happen to a competition.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use podium_engine::contest::bracket::{Bracket, MatchId};
use podium_engine::contest::round_robin::Schedule;
use podium_engine::contest::swiss::Score;
use podium_engine::contest::{ladder, league, series};
use serde::{Deserialize, Serialize};

use super::doubts::Doubt;
use super::reasons::{ByeReason, SeatReason, StageName, Warning, Why};
use super::seal::Sealed;
use super::settings::{Seeding, Settings};
use super::state::{EntryId, EntryState, TableId};
use crate::ids::{ClubId, PersonId, PlayerId};
pub use crate::records::model::Proof;
use crate::site::act::Act;
use crate::store::texts::{Personal, PersonalText};

pub use crate::store::chain::Actor;

/// An event with its time and actor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    /// When.
    pub at: DateTime<Utc>,
    /// Who did it.
    pub by: Actor,
    /// What.
    pub event: Event,
}

/// What can happen. Numbers of rounds count from 1 within a stage, games of a table from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "facts", rename_all = "kebab-case")]
pub enum Event {
    /// The first of all.
    Created { settings: Box<Settings>, club: ClubId },
    /// The settings were replaced.
    SettingsChanged { settings: Box<Settings> },
    /// People may enter.
    RegistrationOpened,
    /// People may no longer enter by themselves.
    RegistrationClosed,
    /// A new entry; its number is the next one.
    Entered { entry: NewEntry },
    /// An entry was accepted, refused, put on the waiting list…
    EntryStateSet {
        entry: EntryId,
        state: EntryState,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        why: PersonalText,
    },
    /// Club, rating, answers or player were corrected.
    EntryEdited { entry: EntryId, details: EntryDetails },
    /// The printed name was corrected. What was printed before stays in the log as it was.
    EntryRenamed {
        entry: EntryId,
        player: PlayerId,
        name: PersonalText,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// Somebody was erased: an entry, or another person who acted here.
    PersonErased {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<EntryId>,
    },
    /// Administrators hid the competition, showed it again or removed its texts.
    Moderated { act: Act },
    /// Administrators did so with individual texts: names or descriptions.
    WordsModerated { act: Act },
    /// Administrators merged the club into another one, which holds the competition from here on.
    ClubMerged { into: ClubId },
    /// The public name of somebody changed: of an entry, or of another person who acted here. The event does not hold the
    /// name; nodes with the competition in memory reload it.
    PublicNameChanged {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<EntryId>,
    },
    /// Somebody checked in, or was checked in by mistake.
    CheckedIn { entry: EntryId, here: bool },
    /// The signed link of somebody without an account was replaced: the former one no longer works.
    LinkRenewed { entry: EntryId },
    /// The starting order, the first seed first.
    Seeded { order: Vec<EntryId>, how: Seeding, lots: u64 },
    /// Not paired from the next round on.
    Withdrew {
        entry: EntryId,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        why: PersonalText,
    },
    /// Paired again.
    Returned { entry: EntryId },
    /// Away in that round of the first stage, for a bye worth this much.
    ByeAsked { entry: EntryId, round: usize, worth: Score },
    /// Not away after all.
    ByeCancelled { entry: EntryId, round: usize },
    /// The competition started.
    Started { stages: Vec<StagePlan>, lots: u64 },
    /// One more stage: the knockout after the groups, play-offs.
    StageAdded { plan: StagePlan },
    /// A round was drawn and awaits publication. Redrawing replaces the former draft.
    RoundDrawn { stage: usize, round: usize, draw: Draw },
    /// The draft was discarded.
    RoundScrapped { stage: usize, round: usize },
    /// The round is public.
    RoundPublished {
        stage: usize,
        round: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<DateTime<Utc>>,
        /// The standings before it, filled in by the store.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        standings: Option<Box<Sealed>>,
    },
    /// Tables added within a published round: a bracket's next matches, a challenge, open play.
    TablesAdded { stage: usize, round: usize, tables: Vec<DrawnTable> },
    /// A published table that must not be played after all.
    TableVoided {
        table: TableId,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        why: PersonalText,
    },
    /// Players at a table reported a game. `game` is its number; one that is there already and not settled is replaced.
    GameReported {
        table: TableId,
        game: usize,
        result: series::Game,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<Proof>,
        /// Whose report it is, however they signed in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<EntryId>,
    },
    /// The record just submitted for a game does not fit the table, or its moves prove another game already. The submitter
    /// was told.
    GameDoubted { table: TableId, game: usize, doubts: Vec<Doubt> },
    /// Somebody else agreed; by timeout if the actor is [`Actor::System`].
    GameConfirmed { table: TableId, game: usize },
    /// Somebody disagreed.
    GameDisputed {
        table: TableId,
        game: usize,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<usize>,
    },
    /// An arbiter decided a dispute: the result stands, another takes its place, or the game is struck.
    GameRuled {
        table: TableId,
        game: usize,
        decision: Decision,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// An organiser entered a game's result, replacing any earlier one.
    GameEntered {
        table: TableId,
        game: usize,
        result: series::Game,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<Proof>,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// An organiser struck a game.
    GameStruck {
        table: TableId,
        game: usize,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// These seats of the table (counted from 0) lose the whole match without playing on; all of them: double forfeit.
    TableForfeited {
        table: TableId,
        seats: Vec<usize>,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// The organiser ends the match as it stands, or reopens it.
    TableClosed { table: TableId, closed: bool },
    /// Adjourned, or to be played later.
    TableAdjourned { table: TableId, until: Option<DateTime<Utc>> },
    /// A player proposes a time.
    TimeProposed {
        table: TableId,
        at: DateTime<Utc>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<EntryId>,
    },
    /// The opponent accepts it.
    TimeAgreed { table: TableId, at: DateTime<Utc> },
    /// A player requests a later deadline.
    PostponementAsked {
        table: TableId,
        until: DateTime<Utc>,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<EntryId>,
    },
    /// The organiser answers.
    PostponementAnswered {
        table: TableId,
        granted: bool,
        until: DateTime<Utc>,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// Challenges, refusals and places of a ladder; names are entry numbers.
    Ladder { event: ladder::Event },
    /// Promotions and relegations at the end of a season.
    SeasonClosed {
        close: Box<league::Close>,
        /// The names of newcomers, by player.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        newcomers: BTreeMap<String, PersonalText>,
    },
    /// The order among these was decided by a play-off or by lot, for the manual tie-break.
    OrderSet {
        order: Vec<(EntryId, u32)>,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        reason: PersonalText,
    },
    /// The competition closed.
    Closed {
        /// The final standings, filled in by the store.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        standings: Option<Box<Sealed>>,
    },
    /// It was reopened.
    Reopened,
    /// Put away; still readable.
    Archived,
    /// An organiser's remark for the log.
    Noted { text: PersonalText },
}

/// A new entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewEntry {
    /// The player.
    pub player: PlayerId,
    /// As printed on pairings.
    pub name: PersonalText,
    /// For keeping club mates apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<PersonalText>,
    /// For seeding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Answers to the questions of the registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<PersonalText>,
    /// Where it stands.
    pub state: EntryState,
}

/// The details of an entry apart from its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryDetails {
    /// The player.
    pub player: PlayerId,
    /// For keeping club mates apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<PersonalText>,
    /// For seeding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Answers to the questions of the registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<PersonalText>,
    /// Where it stands.
    pub state: EntryState,
}

/// A stage as it is planned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StagePlan {
    /// What it is called.
    pub name: StageName,
    /// How it goes.
    pub kind: StageKind,
    /// The participants in starting order; engines refer to them by their index in this list.
    pub entries: Vec<EntryId>,
}

/// How a stage works, with what was drawn for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageKind {
    /// Rounds drawn one after the other: Swiss, tables.
    Rounds,
    /// All rounds are known in advance.
    Schedule { schedule: Schedule },
    /// A bracket.
    Bracket { bracket: Bracket },
    /// A division of a league, the top one is tier 0; fixtures are the schedule's.
    Division { tier: usize, schedule: Schedule },
    /// One open-ended round to which tables are added: ladder, open play, score attack.
    Open,
}

/// A round as it was drawn, or changed by hand.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Draw {
    /// In order of the tables.
    pub tables: Vec<DrawnTable>,
    /// Who sits out.
    pub byes: Vec<DrawnBye>,
    /// Warnings for the organiser before publication.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
    /// Whether it was changed by hand.
    #[serde(default)]
    pub by_hand: bool,
}

/// A table of a draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnTable {
    /// Who sits where.
    pub seats: Vec<EntryId>,
    /// Why they meet.
    pub why: Why,
    /// Why they sit in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<SeatReason>,
    /// The match of the bracket that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bracket: Option<MatchId>,
}

/// Somebody who sits out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnBye {
    /// Who.
    pub entry: EntryId,
    /// What kind of bye.
    pub kind: ByeKind,
    /// The reason for it.
    pub why: ByeReason,
}

/// Why somebody sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// No opponent was left.
    Pairing,
    /// Asked for, worth a win, half or nothing.
    Asked(Score),
    /// Not there: withdrawn, not yet entered.
    Absent,
}

/// What an arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// As reported.
    Stands,
    /// This instead.
    Instead { result: series::Game },
    /// To be played again.
    Struck,
}

impl Event {
    /// The table it is about.
    pub const fn table(&self) -> Option<TableId> {
        match self {
            Self::TableVoided { table, .. }
            | Self::GameReported { table, .. }
            | Self::GameDoubted { table, .. }
            | Self::GameConfirmed { table, .. }
            | Self::GameDisputed { table, .. }
            | Self::GameRuled { table, .. }
            | Self::GameEntered { table, .. }
            | Self::GameStruck { table, .. }
            | Self::TableForfeited { table, .. }
            | Self::TableClosed { table, .. }
            | Self::TableAdjourned { table, .. }
            | Self::TimeProposed { table, .. }
            | Self::TimeAgreed { table, .. }
            | Self::PostponementAsked { table, .. }
            | Self::PostponementAnswered { table, .. } => Some(*table),
            _ => None,
        }
    }
}

impl Event {
    /// Whether texts of earlier events now read differently.
    pub const fn changes_words(&self) -> bool {
        matches!(
            self,
            Self::PersonErased { .. }
                | Self::Moderated { .. }
                | Self::WordsModerated { .. }
                | Self::PublicNameChanged { .. }
                // Its address changes too, which is kept beside the chain.
                | Self::ClubMerged { .. }
        )
    }

    /// The record that proves the result in it.
    pub const fn record(&self) -> Option<&Proof> {
        match self {
            Self::GameReported { record, .. } | Self::GameEntered { record, .. } => record.as_ref(),
            _ => None,
        }
    }
}

impl Personal for Event {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        match self {
            Self::Created { settings, .. } | Self::SettingsChanged { settings } => settings.texts(visit),
            Self::Entered { entry: NewEntry { player, name, club, answers, .. } } => {
                let own = std::iter::once(name).chain(club).chain(answers);
                own.for_each(|text| visit(text, Some((*player).into())));
            }
            Self::EntryEdited { details: EntryDetails { player, club, answers, .. }, .. } => {
                club.iter_mut().chain(answers).for_each(|text| visit(text, Some((*player).into())));
            }
            Self::EntryRenamed { player, name, reason, .. } => {
                visit(name, Some((*player).into()));
                visit(reason, None);
            }
            Self::EntryStateSet { why: text, .. }
            | Self::Withdrew { why: text, .. }
            | Self::TableVoided { why: text, .. }
            | Self::GameDisputed { reason: text, .. }
            | Self::GameRuled { reason: text, .. }
            | Self::GameEntered { reason: text, .. }
            | Self::GameStruck { reason: text, .. }
            | Self::TableForfeited { reason: text, .. }
            | Self::PostponementAsked { reason: text, .. }
            | Self::PostponementAnswered { reason: text, .. }
            | Self::OrderSet { reason: text, .. }
            | Self::Noted { text } => visit(text, None),
            Self::GameDoubted { doubts, .. } => {
                doubts.iter_mut().filter_map(Doubt::written).for_each(|text| visit(text, None));
            }
            Self::SeasonClosed { newcomers, .. } => {
                newcomers.iter_mut().for_each(|(player, name)| visit(name, player.parse::<PersonId>().ok()));
            }
            Self::RegistrationOpened
            | Self::RegistrationClosed
            | Self::PersonErased { .. }
            | Self::Moderated { .. }
            | Self::WordsModerated { .. }
            | Self::ClubMerged { .. }
            | Self::PublicNameChanged { .. }
            | Self::CheckedIn { .. }
            | Self::LinkRenewed { .. }
            | Self::Seeded { .. }
            | Self::Returned { .. }
            | Self::ByeAsked { .. }
            | Self::ByeCancelled { .. }
            | Self::Started { .. }
            | Self::StageAdded { .. }
            | Self::RoundDrawn { .. }
            | Self::RoundScrapped { .. }
            | Self::RoundPublished { .. }
            | Self::TablesAdded { .. }
            | Self::GameReported { .. }
            | Self::GameConfirmed { .. }
            | Self::TableClosed { .. }
            | Self::TableAdjourned { .. }
            | Self::TimeProposed { .. }
            | Self::TimeAgreed { .. }
            | Self::Ladder { .. }
            | Self::Closed { .. }
            | Self::Reopened
            | Self::Archived => {}
        }
    }

    fn names(&mut self, visit: &mut dyn FnMut(&mut PersonalText, PersonId)) {
        match self {
            // Clubs and answers concern a person but are not names.
            Self::Entered { entry: NewEntry { player, name, .. } } => visit(name, (*player).into()),
            Self::EntryEdited { .. } => {}
            other => other.texts(&mut |text, about| {
                if let Some(id) = about {
                    visit(text, id);
                }
            }),
        }
    }

    fn remarks(&mut self, visit: &mut dyn FnMut(&mut PersonalText)) {
        if matches!(self, Self::Created { .. } | Self::SettingsChanged { .. }) {
            return;
        }
        self.texts(&mut |text, about| {
            if about.is_none() {
                visit(text);
            }
        });
    }
}
