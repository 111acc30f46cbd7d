//! The public view of a table: who plays whom, the score, and the state of each game.

use chrono::{DateTime, Utc};
use fluent_bundle::FluentArgs;
use podium_engine::contest::series::Ending;
use podium_engine::text;

use crate::access::records::may_see;
use crate::competitions::event::Actor;
use crate::competitions::log;
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, Game, GameState, Source, Table, TableId};
use crate::error::{Error, Result};
use crate::pages::public::lines::{Line, line};
use crate::web::Viewer;
use crate::words::Locale;

/// All public information about a table.
#[derive(Debug, Clone)]
pub struct TableView {
    pub line: Line,
    pub stage: String,
    pub round: usize,
    /// What the round is, for messages: `bracket` or `round`.
    pub kind: &'static str,
    pub round_path: String,
    /// The score as a sentence, and what comes next.
    pub told: Option<String>,
    pub next: Option<String>,
    pub games: Vec<GameView>,
    pub forfeit_reason: String,
    pub closed: bool,
    pub adjourned: Option<Option<String>>,
    pub voided: Option<String>,
    /// There are records, but this reader may not see them yet.
    pub are_records_closed: bool,
}

/// A game and its state.
#[derive(Debug, Clone)]
pub struct GameView {
    pub number: usize,
    /// Name and result, seat by seat.
    pub seats: Vec<GameSeat>,
    /// The word for its state: `proved`, `confirmed`, `entered`, `waiting`, `disputed`, `forfeit`.
    pub status: &'static str,
    /// Why it ended.
    pub end: Option<String>,
    pub record: Option<String>,
    /// How it came in and who agreed, one sentence each.
    pub told: Vec<String>,
    /// What did not fit when the record was submitted, until somebody has agreed.
    pub doubts: Vec<String>,
    /// When it is confirmed automatically.
    pub confirms_itself: Option<String>,
}

/// Somebody in a game.
#[derive(Debug, Clone)]
pub struct GameSeat {
    pub name: String,
    pub role: Option<String>,
    pub rank: Option<u32>,
    pub score: Option<String>,
    pub won: bool,
}

impl TableView {
    /// The view of a table of the addressed competition.
    pub fn of(viewer: &Viewer, path: &str, id: TableId) -> Result<Self> {
        let (competition, locale) = (viewer.competition()?, &viewer.cx.locale);
        let table = competition.table(id).ok_or(Error::NotFound)?;
        let progress = competition.progress(table).ok();
        let sees_records = may_see(viewer, competition, Some(table));
        let begun = !table.games.is_empty() || !table.forfeits.is_empty();
        let open = !competition.standing(table).is_settled();
        Ok(Self {
            line: line(&Wording::of(competition), table, path, locale, viewer.entry),
            stage: competition
                .stages
                .get(table.stage)
                .map(|stage| locale.text(&stage.name.text()).into_owned())
                .unwrap_or_default(),
            round: table.round,
            kind: competition.kind_of_rounds(table.stage),
            round_path: format!("{path}/rounds/{}-{}", table.stage + 1, table.round),
            told: progress.as_ref().filter(|_| begun).map(|progress| locale.text(&progress.text).into_owned()),
            next: progress
                .as_ref()
                .filter(|_| open)
                .and_then(|progress| progress.next.as_ref())
                .map(|next| locale.text(&next.note).into_owned()),
            games: table
                .games
                .iter()
                .enumerate()
                .map(|(at, game)| view(competition, table, at, game, locale, sees_records))
                .collect(),
            are_records_closed: !sees_records,
            forfeit_reason: table.forfeit_reason.to_string(),
            closed: table.closed,
            adjourned: table.adjourned.map(|until| until.map(|until| locale.time(until))),
            voided: table.voided.as_ref().map(ToString::to_string),
        })
    }
}

/// The word for the state of a game.
pub fn word(game: &Game) -> &'static str {
    match (game.state, &game.result.ending) {
        (GameState::Disputed, _) => "disputed",
        (GameState::Waiting, _) => "waiting",
        (GameState::Settled, Ending::Forfeit(_)) => "forfeit",
        (GameState::Settled, _) if game.record.is_some() => "proved",
        (GameState::Settled, _) if game.source == Source::Entered => "entered",
        (GameState::Settled, _) => "confirmed",
    }
}

fn view(
    competition: &Competition,
    table: &Table,
    at: usize,
    game: &Game,
    locale: &Locale,
    sees_records: bool,
) -> GameView {
    let facts = competition.facts();
    let roles = facts.map(|facts| facts.seats).unwrap_or_default();
    let played = game.result.played();
    let seats = game.result.seats.iter().enumerate().map(|(seat, &entrant)| {
        let entry = table.seats.get(entrant).copied();
        let rank = played.and_then(|played| played.ranks.get(seat)).copied();
        let lost = matches!(&game.result.ending, Ending::Forfeit(by) if by.contains(&entrant));
        let score = played.and_then(|played| played.scores.as_ref()?.get(seat).copied());
        GameSeat {
            name: entry.map_or("—", |entry| competition.name(entry)).to_owned(),
            role: roles.get(seat).map(|role| locale.phrase(role).into_owned()),
            rank,
            score: score.map(|score| locale.number(score)),
            won: rank == Some(1) || (matches!(game.result.ending, Ending::Forfeit(_)) && !lost),
        }
    });
    let end = played.map(|played| played.end.as_str()).filter(|end| !end.is_empty());
    let end = end.map(|end| {
        let known = facts.and_then(|facts| facts.ends.iter().find(|(word, _)| *word == end));
        match (known, end) {
            (Some((_, text)), _) => locale.phrase(text).into_owned(),
            (None, "resign" | "timeout" | "agreed") => locale.tx("end-", end).into_owned(),
            (None, _) => end.to_owned(),
        }
    });
    GameView {
        number: at + 1,
        seats: seats.collect(),
        status: word(game),
        end,
        record: game.record.clone().filter(|_| sees_records),
        doubts: game.open_doubts().iter().map(|doubt| locale.text(&doubt.text(competition)).into_owned()).collect(),
        told: told(competition, game, locale),
        confirms_itself: competition.confirms_itself_at(game).map(|at| locale.time(at)),
    }
}

/// Who did something, and in what capacity.
pub fn named(competition: &Competition, actor: &Actor, locale: &Locale) -> String {
    let name = competition.actor_name(actor);
    match log::capacity(actor) {
        Some(capacity) => locale.text(&text!("log-by", name, capacity)).into_owned(),
        None => name.to_owned(),
    }
}

/// A sentence on what somebody did with a result, when and why.
fn say(competition: &Competition, locale: &Locale, key: &str, deed: (&Actor, DateTime<Utc>, &str)) -> String {
    let (who, at, reason) = deed;
    let mut args = FluentArgs::new();
    args.set("name", named(competition, who, locale));
    args.set("time", locale.time(at));
    args.set("reason", reason);
    locale.format(key, Some(&args)).into_owned()
}

/// How a result is known, sentence by sentence.
fn told(competition: &Competition, game: &Game, locale: &Locale) -> Vec<String> {
    let mut told = vec![match (&game.by, game.source, &game.record) {
        (Actor::System, ..) => locale.t1("told-entered-automatically", "time", locale.time(game.at)).into_owned(),
        (_, Source::Entered, _) => {
            let mut args = FluentArgs::new();
            args.set("name", competition.actor_name(&game.by));
            args.set("office", log::office(&game.by));
            args.set("time", locale.time(game.at));
            locale.format("told-entered", Some(&args)).into_owned()
        }
        (_, Source::Reported, Some(_)) => say(competition, locale, "told-record", (&game.by, game.at, "")),
        (_, Source::Reported, None) => say(competition, locale, "told-reported", (&game.by, game.at, "")),
    }];
    for who in &game.confirmed_by {
        told.push(match who {
            Actor::System => locale.t("told-confirmed-itself").into_owned(),
            other => locale.t1("told-confirmed", "name", named(competition, other, locale)).into_owned(),
        });
    }
    told.extend(told_dispute(competition, game, locale));
    told.extend(told_ruling(competition, game, locale));
    told
}

/// Who disputed a game, why, and from which turn on.
pub fn told_dispute(competition: &Competition, game: &Game, locale: &Locale) -> Vec<String> {
    let Some(dispute) = &game.dispute else { return Vec::new() };
    let key = match (&dispute.by, dispute.reason.is_empty()) {
        (Actor::System, _) => "told-disputed-automatically",
        (_, true) => "told-disputed",
        (_, false) => "told-disputed-because",
    };
    let said = say(competition, locale, key, (&dispute.by, dispute.at, &dispute.reason));
    let turn = dispute.turn.map(|turn| locale.t1("told-turn", "turn", turn).into_owned());
    std::iter::once(said).chain(turn).collect()
}

/// Who ruled on a game, and why.
pub fn told_ruling(competition: &Competition, game: &Game, locale: &Locale) -> Option<String> {
    let ruling = game.ruling.as_ref()?;
    let key = match (&ruling.by, ruling.reason.is_empty()) {
        (Actor::System, _) => "told-ruled-automatically",
        (_, true) => "told-ruled",
        (_, false) => "told-ruled-because",
    };
    Some(say(competition, locale, key, (&ruling.by, ruling.at, &ruling.reason)))
}
