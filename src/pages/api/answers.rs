//! What the API answers about clubs and competitions. Competitions give the same lists as files.

use crate::words::Said;
use chrono::{DateTime, NaiveDate, Utc};
use podium_engine::text::Text;
use serde::Serialize;
use utoipa::ToSchema;

use crate::access::records::is_open;
use crate::clubs::model;
use crate::competitions::event::{ByeKind, Event, StageKind};
use crate::competitions::format;
use crate::competitions::format::board::Zone;
use crate::competitions::format::crosstable::{Crosstable, crosstable};
use crate::competitions::format::knockout::{BracketView, bracket_view};
use crate::competitions::format::what_if::{WhatIf, what_if};
use crate::competitions::project;
use crate::competitions::reasons::Wording;
use crate::competitions::state::{self, EntryId, EntryState, RoundState, Standing, Status, TableId};
use crate::pages::public::{log, table_view};
use crate::schemas;
use crate::store::chain::Opened;
use crate::web::error::Failure;

/// A club.
#[derive(Debug, Serialize, ToSchema)]
pub struct Club {
    pub slug: String,
    pub name: String,
    pub place: String,
    pub about: String,
    pub links: Vec<String>,
    /// Its page.
    pub address: String,
}

impl Club {
    pub fn of(club: &model::Club, site: &str) -> Self {
        Self {
            slug: club.slug.clone(),
            name: club.name.clone(),
            place: club.place.clone(),
            about: club.about.clone(),
            links: club.links.lines().map(str::to_owned).collect(),
            address: format!("{site}{}", club.path()),
        }
    }
}

/// A club with its competitions.
#[derive(Debug, Serialize, ToSchema)]
pub struct WholeClub {
    pub slug: String,
    pub name: String,
    pub place: String,
    pub about: String,
    pub links: Vec<String>,
    /// Its page.
    pub address: String,
    /// The last changed first.
    pub competitions: Vec<Competition>,
}

impl WholeClub {
    pub fn of(club: &model::Club, competitions: Vec<Competition>, site: &str) -> Self {
        let Club { slug, name, place, about, links, address } = Club::of(club, site);
        Self { slug, name, place, about, links, address, competitions }
    }
}

/// A competition.
#[derive(Debug, Serialize, ToSchema)]
pub struct Competition {
    pub id: String,
    /// The slug of its club.
    pub club: String,
    pub slug: String,
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// `swiss`, `round-robin`, `knockout`, …
    pub format: String,
    #[schema(value_type = Status)]
    pub status: String,
    pub starts_on: Option<NaiveDate>,
    pub ends_on: Option<NaiveDate>,
    /// Accepted entries.
    pub players: i64,
    /// Raised by every event.
    pub revision: i64,
    /// The hash of the last event, and with it of all before.
    pub head: String,
    pub changed_at: DateTime<Utc>,
    /// Its page.
    pub address: String,
}

impl Competition {
    pub fn of(row: project::Row, club: &str, site: &str) -> Self {
        Self {
            address: format!("{site}/clubs/{club}/{}", row.slug),
            id: row.id,
            club: club.to_owned(),
            slug: row.slug,
            name: row.name,
            game: row.game,
            format: row.format,
            status: row.status,
            starts_on: row.starts_on,
            ends_on: row.ends_on,
            players: row.players,
            revision: row.revision,
            head: row.head,
            changed_at: row.changed_at.and_utc(),
        }
    }
}

/// A competition with what it says of itself and how it is played.
#[derive(Debug, Serialize, ToSchema)]
pub struct WholeCompetition {
    pub id: String,
    /// The slug of its club.
    pub club: String,
    pub slug: String,
    pub name: String,
    pub about: String,
    /// The id of the game.
    pub game: String,
    pub variant: Option<String>,
    /// `swiss`, `round-robin`, `knockout`, …
    pub format: String,
    /// How many games decide a table, and how.
    #[schema(value_type = schemas::Text)]
    pub rule: Text,
    /// Seats of a table.
    pub seats: usize,
    #[schema(value_type = Status)]
    pub status: String,
    pub starts_on: Option<NaiveDate>,
    pub ends_on: Option<NaiveDate>,
    /// Accepted entries.
    pub players: i64,
    /// Raised by every event.
    pub revision: i64,
    /// The hash of the last event, and with it of all before.
    pub head: String,
    pub changed_at: DateTime<Utc>,
    /// Its page.
    pub address: String,
}

impl WholeCompetition {
    pub fn of(competition: &state::Competition, club: &str, site: &str) -> Self {
        let settings = &competition.settings;
        let row = Competition::of(project::Row::of(competition), club, site);
        Self {
            id: row.id,
            club: row.club,
            slug: row.slug,
            name: row.name,
            about: settings.about.to_string(),
            game: row.game,
            variant: settings.variant.clone(),
            format: row.format,
            rule: settings.rule.title(),
            seats: settings.seats,
            status: row.status,
            starts_on: row.starts_on,
            ends_on: row.ends_on,
            players: row.players,
            revision: row.revision,
            head: row.head,
            changed_at: competition.changed_at,
            address: row.address,
        }
    }
}

/// Why a record is not stored.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum NotStored {
    Fails(schemas::Fault),
    Refused(Failure),
}

/// The standings of a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standings {
    /// From 1 on.
    pub stage: usize,
    #[schema(value_type = schemas::Text)]
    pub name: Text,
    /// What stands after rank and name.
    pub columns: Vec<StandingsColumn>,
    /// The best first.
    pub rows: Vec<StandingsRow>,
    /// What a reader should know: open tables, withdrawn players, rules.
    #[schema(value_type = Vec<schemas::Text>)]
    pub notes: Vec<Text>,
}

/// A column of the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsColumn {
    /// `Pts`, `BH/C1`, …
    pub code: String,
    /// Written out.
    #[schema(value_type = schemas::Text)]
    pub title: Text,
}

/// Somebody's line in the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsRow {
    /// Shared by the tied; null for somebody who is not ranked yet.
    pub rank: Option<u32>,
    pub entry: EntryId,
    pub name: String,
    pub withdrawn: bool,
    /// What the place means.
    pub zone: Option<Zone>,
    /// In the order of the columns.
    pub values: Vec<StandingsValue>,
}

/// A value in the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsValue {
    /// The code of its column.
    pub code: String,
    /// As programs read it: `4.5`.
    pub value: String,
    /// As people read it: `4½`.
    pub shown: String,
    /// How it came about.
    #[schema(value_type = Option<schemas::Text>)]
    pub how: Option<Text>,
}

/// The standings of every stage.
pub fn standings(competition: &state::Competition) -> Vec<Standings> {
    let of_stage = |(at, stage): (usize, &state::Stage)| {
        let board = format::explained(competition, at);
        let columns: Vec<StandingsColumn> = board
            .columns
            .into_iter()
            .map(|column| StandingsColumn { code: column.code.en(), title: column.title })
            .collect();
        let row = |row: format::board::Row| {
            let values = row.cells.into_iter().zip(&columns).map(|(cell, column)| StandingsValue {
                code: column.code.clone(),
                value: cell.plain,
                shown: cell.text,
                how: cell.value.map(|value| value.text).or(cell.why),
            });
            StandingsRow {
                rank: row.rank,
                entry: row.entry,
                name: competition.name(row.entry).to_owned(),
                withdrawn: row.withdrawn,
                zone: row.zone,
                values: values.collect(),
            }
        };
        let rows = board.rows.into_iter().map(row).collect();
        Standings { stage: at + 1, name: stage.name.text(), columns, rows, notes: board.notes }
    };
    competition.stages.iter().enumerate().map(of_stage).collect()
}

/// A published round.
#[derive(Debug, Serialize, ToSchema)]
pub struct Round {
    /// From 1 on.
    pub stage: usize,
    /// From 1 on, within its stage.
    pub round: usize,
    pub published_at: Option<DateTime<Utc>>,
    pub deadline: Option<DateTime<Utc>>,
    pub tables: Vec<Table>,
    pub byes: Vec<Bye>,
}

/// Somebody who has no table in a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct Bye {
    pub entry: EntryId,
    pub name: String,
    /// `pairing`, `asked` or `absent`.
    pub kind: &'static str,
    #[schema(value_type = schemas::Text)]
    pub why: Text,
}

/// A table with its games and how each is known.
#[derive(Debug, Serialize, ToSchema)]
pub struct Table {
    pub table: TableId,
    /// From 1 on.
    pub stage: usize,
    /// From 1 on, within its stage.
    pub round: usize,
    /// Its place in the round, as printed.
    pub place: usize,
    pub state: Standing,
    pub seats: Vec<Seat>,
    pub games: Vec<PlayedGame>,
    /// Why these play each other.
    #[schema(value_type = schemas::Text)]
    pub why: Text,
    /// Why they sit as they do.
    #[schema(value_type = Vec<schemas::Text>)]
    pub seating: Vec<Text>,
    /// When they agreed to play.
    pub agreed: Option<DateTime<Utc>>,
    pub deadline: Option<DateTime<Utc>>,
}

/// Somebody at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seat {
    pub entry: EntryId,
    pub name: String,
    /// What the match counts, so far.
    pub points: Option<f64>,
    /// Null until the table is decided.
    pub rank: Option<u32>,
    pub forfeited: bool,
}

/// A game at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedGame {
    /// From 1 on.
    pub number: usize,
    /// Who sat in each seat.
    pub seats: Vec<Option<EntryId>>,
    /// How it is known: `waiting`, `disputed`, `proved`, `confirmed`, `entered` or `forfeit`.
    pub state: &'static str,
    /// 1 is best, seat by seat; null where nothing was played.
    pub ranks: Option<Vec<u32>>,
    /// What the rules count, where they count something.
    pub scores: Option<Vec<i64>>,
    /// Why it ended.
    pub end: Option<String>,
    /// The id of its record, where everybody may read it.
    pub record: Option<String>,
    pub at: DateTime<Utc>,
}

impl Table {
    pub fn of(wording: &Wording<'_>, table: &state::Table) -> Self {
        let competition = wording.competition();
        let progress = competition.progress(table).ok();
        let ranks = competition.result(table).map(|result| result.ranks);
        let seat = |(seat, &entry): (usize, &EntryId)| {
            let points = progress.as_ref().and_then(|progress| progress.scores.get(seat));
            Seat {
                entry,
                name: competition.name(entry).to_owned(),
                points: points.map(|points| points.as_hundredths() as f64 / 100.0),
                rank: ranks.as_ref().and_then(|ranks| ranks.get(seat).copied()),
                forfeited: table.forfeits.contains(&seat),
            }
        };
        let game = |(at, game): (usize, &state::Game)| {
            let played = game.result.played();
            PlayedGame {
                number: at + 1,
                seats: game.result.seats.iter().map(|&entrant| table.seats.get(entrant).copied()).collect(),
                state: table_view::word(game),
                ranks: played.map(|played| played.ranks.clone()),
                scores: played.and_then(|played| played.scores.clone()),
                end: played.map(|played| played.end.clone()),
                record: game.record.clone().filter(|_| is_open(competition)),
                at: game.at,
            }
        };
        Self {
            table: table.id,
            stage: table.stage + 1,
            round: table.round,
            place: table.place,
            state: competition.standing(table),
            seats: table.seats.iter().enumerate().map(seat).collect(),
            games: table.games.iter().enumerate().map(game).collect(),
            why: wording.why(table),
            seating: wording.seating(table),
            agreed: table.agreed,
            deadline: competition.deadline(table),
        }
    }
}

/// The published rounds with their tables.
pub fn rounds(competition: &state::Competition) -> Vec<Round> {
    let wording = Wording::of(competition);
    let stages = competition.stages.iter().enumerate();
    let rounds = stages.flat_map(|(at, stage)| stage.rounds.iter().map(move |round| (at, round)));
    let published = rounds.filter(|(_, round)| round.state == RoundState::Published);
    published
        .map(|(at, round)| {
            let tables = round.tables.iter().filter_map(|&id| competition.table(id));
            let byes = round.byes.iter().map(|bye| Bye {
                entry: bye.entry,
                name: competition.name(bye.entry).to_owned(),
                kind: bye_word(bye.kind),
                why: wording.bye(at, round.number, bye),
            });
            Round {
                stage: at + 1,
                round: round.number,
                published_at: round.published_at,
                deadline: round.deadline,
                tables: tables.filter(|table| table.voided.is_none()).map(|table| Table::of(&wording, table)).collect(),
                byes: byes.collect(),
            }
        })
        .collect()
}

const fn bye_word(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::Pairing => "pairing",
        ByeKind::Asked(_) => "asked",
        ByeKind::Absent => "absent",
    }
}

/// Somebody who takes part.
#[derive(Debug, Serialize, ToSchema)]
pub struct Entry {
    pub entry: EntryId,
    pub name: String,
    pub club: Option<String>,
    pub rating: Option<u32>,
    pub seed: Option<u32>,
    pub state: EntryState,
    pub withdrawn: bool,
}

/// Everybody who was not refused.
pub fn entries(competition: &state::Competition) -> Vec<Entry> {
    let shown = competition.entries.iter().filter(|entry| entry.state != EntryState::Refused);
    shown
        .map(|entry| Entry {
            entry: entry.id,
            name: entry.name.to_string(),
            club: entry.club.as_deref().map(str::to_owned),
            rating: entry.rating,
            seed: entry.seed,
            state: entry.state,
            withdrawn: entry.withdrawn,
        })
        .collect()
}

/// The stages that have one, by their numbers from 1 on.
fn each_stage<T>(
    competition: &state::Competition,
    of: impl Fn(&state::Competition, usize) -> Option<T>,
) -> impl Iterator<Item = (usize, T)> {
    (0..competition.stages.len()).filter_map(move |at| Some((at + 1, of(competition, at)?)))
}

/// Who met whom in a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageCrosstable {
    /// From 1 on.
    pub stage: usize,
    pub crosstable: Crosstable,
}

/// The crosstables of the stages that have one.
pub fn crosstables(competition: &state::Competition) -> Vec<StageCrosstable> {
    each_stage(competition, crosstable).map(|(stage, crosstable)| StageCrosstable { stage, crosstable }).collect()
}

/// The bracket of a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageBracket {
    /// From 1 on.
    pub stage: usize,
    pub bracket: BracketView,
}

/// The brackets of the stages that have one.
pub fn brackets(competition: &state::Competition) -> Vec<StageBracket> {
    each_stage(competition, bracket_view).map(|(stage, bracket)| StageBracket { stage, bracket }).collect()
}

/// What a stage can still come to.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageWhatIf {
    /// From 1 on.
    pub stage: usize,
    pub what_if: WhatIf,
}

/// What the stages of points can still come to.
pub fn what_ifs(competition: &state::Competition) -> Vec<StageWhatIf> {
    each_stage(competition, what_if).map(|(stage, what_if)| StageWhatIf { stage, what_if }).collect()
}

/// A round of a schedule that is known from the start.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScheduledRound {
    /// From 1 on.
    pub stage: usize,
    /// From 1 on, within its stage.
    pub round: usize,
    /// Who sits first and second at each table.
    pub games: Vec<[Option<EntryId>; 2]>,
    /// Who does not play.
    pub bye: Option<EntryId>,
}

/// The rounds of the stages that have a schedule.
pub fn schedule(competition: &state::Competition) -> Vec<ScheduledRound> {
    let stages = competition.stages.iter().enumerate();
    let schedules = stages.filter_map(|(at, stage)| match &stage.kind {
        StageKind::Schedule { schedule } | StageKind::Division { schedule, .. } => Some((at, stage, schedule)),
        _ => None,
    });
    schedules
        .flat_map(|(at, stage, schedule)| {
            let entry = |player: usize| stage.entries.get(player).copied();
            schedule.rounds.iter().enumerate().map(move |(index, round)| ScheduledRound {
                stage: at + 1,
                round: index + 1,
                games: round.games.iter().map(|game| [entry(game.first), entry(game.second)]).collect(),
                bye: round.bye.and_then(entry),
            })
        })
        .collect()
}

/// A record of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Record {
    pub id: String,
    pub table: i64,
    /// The number of the game at its table, from 1 on.
    pub game: usize,
    /// How many turns it has.
    pub turns: i64,
    /// How its game is known.
    pub state: &'static str,
}

/// The records that everybody may read, the newest table first.
pub fn records(competition: &state::Competition, turns: &[(String, i64)]) -> Vec<Record> {
    let lines = log::record_lines(competition, turns, |_| is_open(competition)).into_iter();
    lines
        .map(|line| Record { id: line.id, table: line.table, game: line.game, turns: line.turns, state: line.status })
        .collect()
}

/// An event of a competition.
#[derive(Debug, Serialize, ToSchema)]
pub struct LogLine {
    pub revision: i64,
    pub at: DateTime<Utc>,
    /// What happened, in a sentence.
    #[schema(value_type = schemas::Text)]
    pub told: Text,
    /// The hash of the event and of all before it.
    pub hash: String,
}

/// What everybody may read of what happened, the newest first.
pub fn log_lines(competition: &state::Competition, rows: &[Opened<Event>]) -> Vec<LogLine> {
    let told = log::told(competition, rows);
    told.map(|(row, told)| LogLine { revision: row.revision, at: row.at, told, hash: row.hash.clone() }).collect()
}
