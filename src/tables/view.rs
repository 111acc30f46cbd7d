//! What everybody sees of a table: who plays whom, the score, the games and how each is known.

use podium_engine::contest::series::{Ending, State};

use crate::competitions::event::Actor;
use crate::competitions::settings::Confirmer;
use crate::competitions::state::{Competition, EntryId, Game, GameState, Source, Table};
use crate::locale::Locale;
use crate::web::Viewer;

/// A table as it is shown.
#[derive(Debug)]
pub struct View {
    pub stage: String,
    pub round: usize,
    pub place: usize,
    pub standing: &'static str,
    pub seats: Vec<SeatView>,
    /// The score in a sentence.
    pub told: String,
    /// What the next game has to be.
    pub next: Option<String>,
    pub why: Vec<String>,
    pub rule: String,
    pub deadline: Option<String>,
    pub agreed: Option<String>,
    pub games: Vec<GameView>,
}

/// Somebody at the table.
#[derive(Debug)]
pub struct SeatView {
    pub name: String,
    pub score: String,
    pub mine: bool,
}

/// A game of the match.
#[derive(Debug)]
pub struct GameView {
    pub number: usize,
    pub standing: &'static str,
    /// Rank, name and score, the best first.
    pub places: Vec<Place>,
    /// Where it was not played.
    pub unplayed: Option<String>,
    /// How the result is known, a sentence each.
    pub how: Vec<String>,
    pub record: Option<String>,
    pub turns: usize,
    /// When it confirms itself.
    pub confirms_itself: Option<String>,
    pub can_confirm: bool,
    pub can_dispute: bool,
}

/// How somebody came out of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    pub rank: u32,
    pub name: String,
    pub score: Option<String>,
}

impl View {
    pub fn of(competition: &Competition, table: &Table, viewer: &Viewer) -> Self {
        let locale = &viewer.cx.locale;
        let mine = viewer.entry.filter(|&entry| table.seat_of(entry).is_some());
        let progress = competition.progress(table);
        let score = |seat: usize| {
            let points = progress.as_ref().ok().and_then(|progress| progress.scores.get(seat));
            points.map(|points| locale.text(&points.text()).to_owned()).unwrap_or_default()
        };
        let seats = table.seats.iter().enumerate().map(|(seat, &entry)| SeatView {
            name: competition.name(entry).to_owned(),
            score: score(seat),
            mine: mine == Some(entry),
        });
        let (told, next) = match &progress {
            Ok(progress) => (
                locale.text(&progress.text).to_owned(),
                progress
                    .next
                    .as_ref()
                    .filter(|_| progress.state != State::Decided)
                    .map(|next| locale.text(&next.note).to_owned()),
            ),
            Err(text) => (locale.text(text).to_owned(), None),
        };
        let games = table.games.iter().enumerate();
        Self {
            stage: competition
                .stages
                .get(table.stage)
                .map(|stage| locale.text(&stage.name).to_owned())
                .unwrap_or_default(),
            round: table.round,
            place: table.place,
            standing: competition.standing(table).word(),
            seats: seats.collect(),
            told,
            next,
            why: std::iter::once(&table.why).chain(&table.seating).map(|text| locale.text(text).to_owned()).collect(),
            rule: locale.text(&competition.match_of(table).0.title()).to_owned(),
            deadline: competition.deadline(table).map(|at| locale.time(at)),
            agreed: table.agreed.map(|at| locale.time(at)),
            games: games.map(|(at, game)| game_view(competition, table, at + 1, game, viewer, mine)).collect(),
        }
    }
}

fn game_view(
    competition: &Competition,
    table: &Table,
    number: usize,
    game: &Game,
    viewer: &Viewer,
    mine: Option<EntryId>,
) -> GameView {
    let locale = &viewer.cx.locale;
    let name = |seat: usize| table.seats.get(seat).map_or("—", |&entry| competition.name(entry)).to_owned();
    let (mut places, mut unplayed) = (Vec::new(), None);
    match &game.result.ending {
        Ending::Played(played) => {
            places = game
                .result
                .seats
                .iter()
                .zip(&played.ranks)
                .enumerate()
                .map(|(at, (&seat, &rank))| Place {
                    rank,
                    name: name(seat),
                    score: played.scores.as_ref().and_then(|scores| scores.get(at)).map(|&score| locale.number(score)),
                })
                .collect();
            places.sort_by_key(|place| place.rank);
            // In an attempt one person has every seat.
            places.dedup();
        }
        Ending::Forfeit(by) => {
            let names = by.iter().map(|&seat| name(seat)).collect::<Vec<_>>().join(", ");
            unplayed = Some(locale.t1("table-game-forfeit", "names", names).into_owned());
        }
        Ending::Adjourned => unplayed = Some(locale.t("table-game-adjourned").into_owned()),
    }
    let (confirms, disputes) = rights(competition, table, game, viewer, mine);
    GameView {
        number,
        standing: standing(game),
        places,
        unplayed,
        how: how(game, locale),
        record: game.record.clone(),
        turns: game.result.played().map_or(0, |played| played.turns),
        confirms_itself: competition.confirms_itself_at(game).map(|at| locale.time(at)),
        can_confirm: confirms,
        can_dispute: disputes,
    }
}

/// Whether the viewer may confirm and dispute a game.
fn rights(
    competition: &Competition,
    table: &Table,
    game: &Game,
    viewer: &Viewer,
    mine: Option<EntryId>,
) -> (bool, bool) {
    let by = competition.settings.confirm.by;
    let waits = game.state == GameState::Waiting;
    let staff =
        viewer.is_arbiter() && (mine.is_none() || by == Confirmer::Staff) && (mine.is_none() || game.from != mine);
    let other = mine.is_some() && game.from != mine;
    let gives_in = game.state == GameState::Disputed && table.seats.len() == 2 && other;
    let at_once = by == Confirmer::Nobody
        && game.state == GameState::Settled
        && game.source == Source::Reported
        && game.confirmed_by.is_empty()
        && game.ruling.is_none();
    let confirms = waits && (staff || (other && by != Confirmer::Staff)) || gives_in;
    (confirms, other && (waits || at_once))
}

/// Where a game stands, in the words of a table.
pub fn standing(game: &Game) -> &'static str {
    match game.state {
        GameState::Waiting => "waiting",
        GameState::Disputed => "disputed",
        GameState::Settled if matches!(game.result.ending, Ending::Forfeit(_)) => "forfeit",
        GameState::Settled if game.record.is_some() => "proved",
        GameState::Settled if game.source == Source::Entered => "entered",
        GameState::Settled => "confirmed",
    }
}

/// How a result is known.
fn how(game: &Game, locale: &Locale) -> Vec<String> {
    let by = game.by.name();
    let first = match (game.source, &game.record) {
        (Source::Reported, Some(_)) => locale.t1("table-how-proved", "name", by),
        (Source::Reported, None) => locale.t1("table-how-reported", "name", by),
        (Source::Entered, _) => locale.t1("table-how-entered", "name", by),
    };
    let mut told = vec![first.into_owned()];
    for actor in &game.confirmed_by {
        told.push(match actor {
            Actor::System => locale.t("table-how-by-time").into_owned(),
            other => locale.t1("table-how-confirmed", "name", other.name()).into_owned(),
        });
    }
    if let Some(dispute) = &game.dispute {
        let name = dispute.by.name();
        told.push(locale.t2("table-how-disputed", "name", name, "reason", dispute.reason.as_str()).into_owned());
        if let Some(turn) = dispute.turn {
            told.push(locale.t1("table-how-turn", "turn", turn).into_owned());
        }
    }
    if let Some(ruling) = &game.ruling {
        let name = ruling.by.name();
        told.push(locale.t2("table-how-ruled", "name", name, "reason", ruling.reason.as_str()).into_owned());
    }
    told
}
