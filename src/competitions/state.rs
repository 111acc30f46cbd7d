//! The state of a competition.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use podium_engine::catalogue;
use podium_engine::contest::bracket::{self, GrandFinal, MatchId, Part};
use podium_engine::contest::series::{self, Progress, Rule, Tied};
use podium_engine::contest::sides::SideNames;
use podium_engine::contest::swiss::Score;
use podium_engine::contest::{ladder, league};
use podium_engine::game::Facts;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::doubts::Doubt;
use super::event::{Actor, DrawnBye, StageKind};
use super::reasons::{SeatReason, StageName, Warning, Why};
use super::settings::Settings;
use crate::ids::{ClubId, PersonId, PlayerId};
pub use crate::ids::{EntryId, TableId};
use crate::site::act::Hidden;
use crate::store::texts::{PersonalText, Veil, replace_word};

/// A competition as it stands after `revision` events.
#[derive(Debug, Clone)]
pub struct Competition {
    pub id: String,
    pub club: ClubId,
    /// The last part of its address.
    pub slug: String,
    pub revision: u64,
    /// The hash of the last event.
    pub head: String,
    pub status: Status,
    /// The moderation state.
    pub hidden: Option<Hidden>,
    pub settings: Settings,
    pub entries: Vec<Entry>,
    pub stages: Vec<Stage>,
    /// In order of their numbers.
    pub tables: Vec<Table>,
    /// The seed of all draws by lot.
    pub lots: u64,
    /// The events of a ladder.
    pub ladder: Vec<ladder::Event>,
    /// How the season ended.
    pub season: Option<league::Close>,
    /// Names of newcomers in the next season, by player.
    pub newcomers: BTreeMap<String, PersonalText>,
    /// Manually decided places among the tied.
    pub manual: BTreeMap<EntryId, u32>,
    pub created_at: DateTime<Utc>,
    pub changed_at: DateTime<Utc>,
}

/// Where a competition is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Only its organisers see it.
    Draft,
    /// Announced; people may enter.
    Open,
    /// Announced; registration is closed.
    Ready,
    Running,
    Finished,
    Archived,
}

impl Status {
    /// The order in which a club lists its competitions.
    pub const LIVELIEST_FIRST: [Self; 6] =
        [Self::Running, Self::Open, Self::Ready, Self::Draft, Self::Finished, Self::Archived];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Open => "open",
            Self::Ready => "ready",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Archived => "archived",
        }
    }
}

/// Somebody who takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub id: EntryId,
    pub player: PlayerId,
    pub name: PersonalText,
    /// Former names, each with the last revision that printed it.
    pub former_names: Vec<(u64, PersonalText)>,
    pub club: Option<PersonalText>,
    pub rating: Option<u32>,
    pub answers: Vec<PersonalText>,
    pub state: EntryState,
    pub checked_in: bool,
    /// Place in the starting order, from 1 on.
    pub seed: Option<u32>,
    /// Requested byes by round.
    pub byes: BTreeMap<usize, Score>,
    pub withdrawn: bool,
    /// How many rounds of the first stage were published when they entered.
    pub joined_after: usize,
    /// How often their signed link was replaced.
    pub link: u32,
}

impl Entry {
    /// Takes part and has not left.
    pub fn is_in(&self) -> bool {
        self.state == EntryState::Accepted && !self.withdrawn
    }
}

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EntryState {
    /// Awaits an organiser's decision.
    Requested,
    Accepted,
    /// There was no room.
    WaitingList,
    Refused,
}

/// A part of a competition: a group, a division, the final.
#[derive(Debug, Clone)]
pub struct Stage {
    pub name: StageName,
    pub kind: StageKind,
    /// In starting order; engines refer to them by index in this list.
    pub entries: Vec<EntryId>,
    pub rounds: Vec<Round>,
}

impl Stage {
    /// The place of an entry in this stage's list.
    pub fn index(&self, entry: EntryId) -> Option<usize> {
        self.entries.iter().position(|&other| other == entry)
    }

    /// How many rounds are published; they are always the first ones.
    pub fn published(&self) -> usize {
        self.rounds.iter().filter(|round| round.state == RoundState::Published).count()
    }
}

/// A round of a stage.
#[derive(Debug, Clone)]
pub struct Round {
    pub number: usize,
    pub state: RoundState,
    pub tables: Vec<TableId>,
    pub byes: Vec<DrawnBye>,
    pub warnings: Vec<Warning>,
    pub by_hand: bool,
    pub published_at: Option<DateTime<Utc>>,
    pub deadline: Option<DateTime<Utc>>,
}

/// Whether everybody sees a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundState {
    Draft,
    Published,
}

/// Where some entries meet.
#[derive(Debug, Clone)]
pub struct Table {
    pub id: TableId,
    pub stage: usize,
    /// From 1 on.
    pub round: usize,
    /// Its place in the round, from 1 on, as printed.
    pub place: usize,
    pub seats: Vec<EntryId>,
    pub why: Why,
    pub seating: Option<SeatReason>,
    pub bracket: Option<MatchId>,
    pub games: Vec<Game>,
    /// Seats that gave up the match.
    pub forfeits: Vec<usize>,
    pub forfeit_reason: PersonalText,
    /// Ended as it stands.
    pub closed: bool,
    pub adjourned: Option<Option<DateTime<Utc>>>,
    pub proposed: Option<(DateTime<Utc>, Actor)>,
    /// Who proposed that time.
    pub proposed_from: Option<EntryId>,
    pub agreed: Option<DateTime<Utc>>,
    pub postponement: Option<(DateTime<Utc>, PersonalText, Actor)>,
    /// The entries that requested a postponement, once per request.
    pub postponed_for: Vec<EntryId>,
    /// Overrides the round's.
    pub deadline: Option<DateTime<Utc>>,
    /// Voided after it was published.
    pub voided: Option<PersonalText>,
    /// The last change of a result.
    pub changed_at: DateTime<Utc>,
    /// When it was decided; corrections keep that, a table without any game left loses it.
    pub decided_at: Option<DateTime<Utc>>,
}

/// One game at a table.
#[derive(Debug, Clone)]
pub struct Game {
    pub result: series::Game,
    /// The record that proves it, by its id.
    pub record: Option<String>,
    /// The hash of that record's text.
    pub sha256: Option<String>,
    pub state: GameState,
    /// How the result came in.
    pub source: Source,
    pub at: DateTime<Utc>,
    pub by: Actor,
    /// Whose report it is.
    pub from: Option<EntryId>,
    pub confirmed_by: Vec<Actor>,
    pub dispute: Option<Dispute>,
    pub ruling: Option<Ruling>,
    /// What did not fit when its record was submitted.
    pub doubts: Vec<Doubt>,
    /// Counts only once somebody has agreed, regardless of timeouts and settings.
    pub is_held: bool,
}

/// Whether a game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameState {
    /// A confirmation is missing.
    Waiting,
    Disputed,
    Settled,
}

/// How a result came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A player reported it.
    Reported,
    /// An organiser entered it.
    Entered,
}

/// Somebody disagrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    pub by: Actor,
    pub at: DateTime<Utc>,
    pub reason: PersonalText,
    pub turn: Option<usize>,
}

/// An arbiter's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    pub by: Actor,
    pub at: DateTime<Utc>,
    pub reason: PersonalText,
}

/// The words for where a table stands, the same everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = TableState)]
pub enum Standing {
    /// Nothing reported, or the match goes on.
    Open,
    Adjourned,
    /// Reported; a confirmation is missing.
    Waiting,
    Disputed,
    /// Decided by games that all have a verified record.
    Proved,
    /// Decided by reports that others confirmed.
    Confirmed,
    /// Decided by an organiser's entry.
    Entered,
    Forfeit,
    Voided,
}

impl Standing {
    /// Counts in the standings.
    pub const fn is_settled(self) -> bool {
        matches!(self, Self::Proved | Self::Confirmed | Self::Entered | Self::Forfeit)
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Adjourned => "adjourned",
            Self::Waiting => "waiting",
            Self::Disputed => "disputed",
            Self::Proved => "proved",
            Self::Confirmed => "confirmed",
            Self::Entered => "entered",
            Self::Forfeit => "forfeit",
            Self::Voided => "voided",
        }
    }
}

impl Game {
    /// The mismatches, until somebody at the table or an organiser has agreed.
    pub fn open_doubts(&self) -> &[Doubt] {
        let is_agreed = self.ruling.is_some() || self.confirmed_by.iter().any(|by| *by != Actor::System);
        if is_agreed { &[] } else { &self.doubts }
    }
}

impl Table {
    /// The seat of an entry.
    pub fn seat_of(&self, entry: EntryId) -> Option<usize> {
        self.seats.iter().position(|&other| other == entry)
    }

    /// Its games as the match rule counts them. Disputed ones are left out.
    pub fn series(&self) -> Vec<series::Event> {
        let games = self.games.iter().filter(|game| game.state != GameState::Disputed);
        let mut events: Vec<_> = games.map(|game| series::Event::Game(game.result.clone())).collect();
        if !self.forfeits.is_empty() {
            events.push(series::Event::Withdrawal(self.forfeits.clone()));
        } else if self.closed {
            events.push(series::Event::Closed);
        }
        events
    }
}

impl Competition {
    /// Its approximate size in memory, in bytes.
    pub fn weight(&self) -> usize {
        let fields = 4 * size_of::<Self>();
        let entry = |entry: &Entry| {
            let texts = [&entry.name].into_iter().chain(&entry.club).chain(&entry.answers);
            let former = entry.former_names.iter().map(|(_, name)| 100 + name.weight());
            let texts = texts.map(PersonalText::weight).sum::<usize>() + former.sum::<usize>();
            size_of::<Entry>() + entry.player.len() + texts + 60 * (entry.answers.len() + entry.byes.len())
        };
        let actor = |actor: &Actor| size_of::<Actor>() + actor.weight();
        let game = |game: &Game| {
            let confirmed = game.confirmed_by.iter().map(actor).sum::<usize>();
            let disputed = game.dispute.iter().map(|dispute| dispute.reason.weight() + dispute.by.weight());
            let ruled = game.ruling.iter().map(|ruling| ruling.reason.weight() + ruling.by.weight());
            let words = disputed.sum::<usize>() + ruled.sum::<usize>() + game.by.weight();
            let seats = 32 * game.result.seats.len();
            size_of::<Game>() + 230 + seats + confirmed + words + 200 * game.doubts.len()
        };
        let table = |table: &Table| {
            let seats = (size_of::<EntryId>() + 48) * table.seats.len();
            size_of::<Table>() + seats + table.games.iter().map(game).sum::<usize>()
        };
        let stage = |stage: &Stage| {
            let rounds =
                stage.rounds.iter().map(|round| size_of::<Round>() + 8 * round.tables.len() + 100 * round.byes.len());
            size_of::<Stage>() + 40 * stage.entries.len() * stage.entries.len().min(64) + rounds.sum::<usize>()
        };
        let season =
            self.season.iter().map(|season| 300 * (season.moves.len() + season.tables.iter().flatten().count()));
        let held = fields
            + season.sum::<usize>()
            + self.entries.iter().map(entry).sum::<usize>()
            + self.tables.iter().map(table).sum::<usize>()
            + self.stages.iter().map(stage).sum::<usize>()
            + 200 * self.ladder.len();
        // Allocators round up.
        held + held / 5
    }

    /// The facts of its game; `None` only if the catalogue lost it.
    pub fn facts(&self) -> Option<&'static Facts> {
        catalogue::find(&self.settings.game).map(|entry| entry.facts)
    }

    /// What the two seats of a table are called.
    pub fn sides(&self) -> SideNames {
        self.facts().map(SideNames::of).unwrap_or_default()
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries.get(id.0.checked_sub(1)? as usize)
    }

    pub fn table(&self, id: TableId) -> Option<&Table> {
        self.tables.get(id.0.checked_sub(1)? as usize)
    }

    pub(super) fn entry_mut(&mut self, id: EntryId) -> Option<&mut Entry> {
        self.entries.get_mut(id.0.checked_sub(1)? as usize)
    }

    pub(super) fn table_mut(&mut self, id: TableId) -> Option<&mut Table> {
        self.tables.get_mut(id.0.checked_sub(1)? as usize)
    }

    pub fn round(&self, stage: usize, round: usize) -> Option<&Round> {
        self.stages.get(stage)?.rounds.get(round.checked_sub(1)?)
    }

    /// What the rounds of a stage are, for languages that call those of a bracket otherwise: messages select on the word.
    pub fn kind_of_rounds(&self, stage: usize) -> &'static str {
        match self.stages.get(stage).map(|stage| &stage.kind) {
            Some(StageKind::Bracket { .. }) => "bracket",
            _ => "round",
        }
    }

    /// The same for the rounds of all its stages.
    pub fn kind_of_all_rounds(&self) -> &'static str {
        let mut kinds = (0..self.stages.len()).map(|stage| self.kind_of_rounds(stage));
        match kinds.next() {
            Some(first) if kinds.all(|kind| kind == first) => first,
            _ => "round",
        }
    }

    /// The round a table belongs to.
    pub fn round_of(&self, table: &Table) -> Option<&Round> {
        self.round(table.stage, table.round)
    }

    /// The name committed to in the chain, or a dash: for the desk and for opponents. Everybody else sees
    /// [`name`](Self::name).
    pub fn full_name(&self, id: EntryId) -> &str {
        self.entry(id).map_or("—", |entry| entry.name.full())
    }

    /// Full names that strangers must not see, with what they see instead.
    pub fn veils(&self) -> Vec<Veil> {
        let former =
            |entry: &Entry| entry.former_names.iter().filter_map(|(_, name)| name.veiled()).collect::<Vec<_>>();
        self.entries.iter().flat_map(|entry| former(entry).into_iter().chain(entry.name.veiled())).collect()
    }

    /// The public version of a sentence that an engine made of full names. Engines get full names, because their order of
    /// ties must not change when somebody chooses how to be shown.
    pub fn told_to_all(&self, text: Text) -> Text {
        let veils = self.veils();
        text.map_words(&|words| {
            veils.iter().fold(words.to_owned(), |words, (full, public)| replace_word(&words, full, public))
        })
    }

    /// The public text of a record, whatever names it was submitted with.
    pub fn public_record(&self, text: String) -> String {
        let quoted = |name: &str| name.replace('\\', "\\\\").replace('"', "\\\"");
        self.veils().into_iter().fold(text, |text, (full, public)| match full.contains(char::is_whitespace) {
            true => replace_word(&text, &quoted(&full), &quoted(&public)),
            // A single word may be any word of a comment; as the entire value of a tag it is a name.
            false => text.replace(&format!("\"{}\"", quoted(&full)), &format!("\"{}\"", quoted(&public))),
        })
    }

    /// The name as printed for everybody, or a dash.
    pub fn name(&self, id: EntryId) -> &str {
        self.entry(id).map_or("—", |entry| &entry.name)
    }

    /// The public name in log entries as of a revision.
    pub fn name_at(&self, id: EntryId, revision: u64) -> &str {
        let Some(entry) = self.entry(id) else { return "—" };
        let former = entry.former_names.iter().find(|(last, _)| *last >= revision);
        former.map_or(&entry.name, |(_, name)| name)
    }

    /// The name of an actor at the time; empty for timeouts.
    pub fn actor_name<'a>(&'a self, actor: &'a Actor) -> &'a str {
        match actor {
            Actor::Link { entry, .. } => self.name(EntryId(*entry)),
            other => other.name(),
        }
    }

    /// The account or player behind an actor.
    pub fn person(&self, actor: &Actor) -> Option<PersonId> {
        match actor {
            Actor::User { id, .. } => Some((*id).into()),
            Actor::Link { signed_in: Some(account), .. } => Some(account.id.into()),
            Actor::Link { entry, .. } => self.entry(EntryId(*entry)).map(|entry| entry.player.into()),
            Actor::System => None,
        }
    }

    /// The entry of a player who has not been refused.
    pub fn entry_of(&self, player: PlayerId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.player == player && entry.state != EntryState::Refused)
    }

    /// Tables that everybody may see, in order of their numbers.
    pub fn public_tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| self.is_public(table))
    }

    /// Its round is published and it was not voided.
    pub fn is_public(&self, table: &Table) -> bool {
        table.voided.is_none() && self.round_of(table).is_some_and(|round| round.state == RoundState::Published)
    }

    /// The current match score at a table, counting all reported games that nobody disputes.
    pub fn progress(&self, table: &Table) -> Result<Progress, Text> {
        let names: Vec<&str> = table.seats.iter().map(|&entry| self.name(entry)).collect();
        let (rule, mut events) = self.match_of(table);
        events.extend(table.series());
        series::progress(&rule, &names, &events)
    }

    /// The rule a table plays by, and what it starts from. A bracket needs a winner, so its matches play on when tied; in a
    /// grand final with an advantage the unbeaten player starts one game up.
    pub fn match_of(&self, table: &Table) -> (Cow<'_, Rule>, Vec<series::Event>) {
        let rule = &self.settings.rule;
        let Some(StageKind::Bracket { bracket }) = self.stages.get(table.stage).map(|stage| &stage.kind) else {
            return (Cow::Borrowed(rule), Vec::new());
        };
        let planned = table.bracket.and_then(|id| bracket.get(id));
        let ahead = planned
            .filter(|planned| bracket.format == ADVANTAGE && planned.part == Part::GrandFinal)
            .and_then(|_| self.challenger(table));
        match ahead {
            Some(challenger) => {
                let won = series::Event::Game(series::Game::forfeited(vec![0, 1], vec![challenger]));
                // One game ahead would decide a single game: the challenger must win twice instead.
                let rule = match rule {
                    Rule::Single { .. } => Rule::BestOf { games: 3, tied: Tied::PlayOn },
                    other => played_on(other),
                };
                (Cow::Owned(rule), vec![won])
            }
            None => (Cow::Owned(played_on(rule)), Vec::new()),
        }
    }

    /// The seat of the once-beaten player at the table of a grand final.
    fn challenger(&self, table: &Table) -> Option<usize> {
        let others = || self.tables.iter().filter(|other| other.stage == table.stage && other.bracket != table.bracket);
        let lost_at = |other: &Table, entry: EntryId| {
            let rank =
                other.seat_of(entry).zip(self.result(other)).and_then(|(seat, result)| result.ranks.get(seat).copied());
            rank.is_some_and(|rank| rank > 1)
        };
        table.seats.iter().position(|&entry| others().any(|other| lost_at(other, entry)))
    }

    /// The state of a table.
    pub fn standing(&self, table: &Table) -> Standing {
        if table.voided.is_some() {
            return Standing::Voided;
        }
        let states: BTreeSet<_> = table.games.iter().map(|game| game.state as u8).collect();
        if states.contains(&(GameState::Disputed as u8)) {
            return Standing::Disputed;
        }
        if !table.forfeits.is_empty() {
            return Standing::Forfeit;
        }
        let decided = self.progress(table).is_ok_and(|progress| progress.state == series::State::Decided);
        if states.contains(&(GameState::Waiting as u8)) {
            return Standing::Waiting;
        }
        if !decided {
            return if table.adjourned.is_some() { Standing::Adjourned } else { Standing::Open };
        }
        let forfeited = |game: &Game| matches!(game.result.ending, series::Ending::Forfeit(_));
        if !table.games.is_empty() && table.games.iter().all(forfeited) {
            Standing::Forfeit
        } else if table.games.iter().all(|game| game.record.is_some()) && !table.games.is_empty() {
            Standing::Proved
        } else if table.games.iter().any(|game| game.source == Source::Entered) || table.games.is_empty() {
            Standing::Entered
        } else {
            Standing::Confirmed
        }
    }

    /// The result of a settled table: rank and match points of each seat.
    pub fn result(&self, table: &Table) -> Option<TableResult> {
        if !self.standing(table).is_settled() {
            return None;
        }
        let progress = self.progress(table).ok()?;
        Some(TableResult { ranks: progress.ranks.clone()?, progress })
    }

    /// When the table should be finished.
    pub fn deadline(&self, table: &Table) -> Option<DateTime<Utc>> {
        table.deadline.or_else(|| self.round_of(table)?.deadline)
    }

    /// When an unconfirmed game is confirmed automatically.
    pub fn confirms_itself_at(&self, game: &Game) -> Option<DateTime<Utc>> {
        let hours = self.settings.confirm.after_hours?;
        (game.state == GameState::Waiting && !game.is_held).then(|| game.at + chrono::Duration::hours(hours.into()))
    }
}

const ADVANTAGE: bracket::Format = bracket::Format::Double { grand_final: GrandFinal::Advantage };

/// The same rule, with more games where it ends tied.
fn played_on(rule: &Rule) -> Rule {
    let mut rule = rule.clone();
    if let Rule::Single { tied }
    | Rule::BestOf { tied, .. }
    | Rule::Games { tied, .. }
    | Rule::Exchange { tied }
    | Rule::SplinkDuel { tied }
    | Rule::Totals { tied, .. } = &mut rule
    {
        *tied = Tied::PlayOn;
    }
    rule
}

/// The result of a settled table.
#[derive(Debug, Clone)]
pub struct TableResult {
    /// A number a seat, 1 is best.
    pub ranks: Vec<u32>,
    pub progress: Progress,
}
