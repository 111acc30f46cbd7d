//! Standings as pictures: places round by round, or the distribution of scores of attempts.

use askama::filters::Safe;
use podium_engine::contest::series::Ending;
use podium_engine::picture::plot::{self, Frame};

use crate::competitions::event::StageKind;
use crate::competitions::format;
use crate::competitions::state::{Competition, GameState, Stage};
use crate::words::Locale;

/// More lines than this are hard to tell apart.
const LINES: usize = 8;
/// Larger fields (players times rounds) get no standings after every round.
const LARGEST: usize = 3000;

/// A picture with what it shows.
pub(super) struct PlotView {
    pub(super) title: String,
    pub(super) svg: Safe<String>,
}

/// The plots of the stages that have one.
pub(super) fn of(competition: &Competition, locale: &Locale) -> Vec<PlotView> {
    let view = |(at, stage): (usize, &Stage)| {
        let (word, svg) = match (competition.settings.format.rules().is_alone(), &stage.kind) {
            (true, _) => ("plot-scores", scores(competition, at, locale)?),
            (_, StageKind::Rounds | StageKind::Schedule { .. }) => ("plot-places", places(competition, at, locale)?),
            _ => return None,
        };
        let what = locale.t(word).into_owned();
        let title = match competition.stages.len() {
            1 => what,
            _ => format!("{} · {what}", locale.text(&stage.name.text())),
        };
        // The engine escapes all text it is given.
        Some(PlotView { title, svg: Safe(svg) })
    };
    competition.stages.iter().enumerate().filter_map(view).collect()
}

fn places(competition: &Competition, stage: usize, locale: &Locale) -> Option<String> {
    let (entries, rounds) = competition.stages.get(stage).map(|stage| (stage.entries.len(), stage.published()))?;
    if rounds < 2 || entries * rounds > LARGEST {
        return None;
    }
    let mut past = competition.clone();
    // From the last round back, so that every step only removes events.
    let mut boards: Vec<format::Board> = (1..=rounds)
        .rev()
        .map(|last| {
            past.stages.get_mut(stage).into_iter().for_each(|stage| stage.rounds.truncate(last));
            format::standings(&past, stage)
        })
        .collect();
    boards.reverse();
    let first = boards.last()?.rows.iter().filter(|row| row.rank.is_some()).take(LINES);
    let held: Vec<(String, Vec<Option<usize>>)> = first
        .map(|row| {
            let rank = |board: &format::Board| board.rows.iter().find(|other| other.entry == row.entry)?.rank;
            let ranks = boards.iter().map(|board| rank(board).map(|rank| rank as usize)).collect();
            (competition.name(row.entry).to_owned(), ranks)
        })
        .collect();
    let (title, description) = (locale.t("plot-places"), locale.t1("plot-places-about", "count", held.len()));
    let (across, up) = (locale.t("plot-round"), locale.t("plot-place"));
    let frame = Frame { title: &title, description: &description, across: &across, up: &up, standalone: false };
    Some(plot::places(&frame, &held))
}

fn scores(competition: &Competition, stage: usize, locale: &Locale) -> Option<String> {
    let tables = competition.public_tables().filter(|table| table.stage == stage);
    let games = tables.flat_map(|table| &table.games).filter(|game| game.state == GameState::Settled);
    let scores: Vec<i64> = games
        .filter_map(|game| match &game.result.ending {
            Ending::Played(played) => played.scores.as_ref()?.first().copied(),
            _ => None,
        })
        .collect();
    (scores.len() > 2).then(|| distribution(&scores, locale))
}

/// How often each score was made.
pub fn distribution(scores: &[i64], locale: &Locale) -> String {
    let (title, description) = (locale.t("plot-scores"), locale.t1("plot-scores-about", "count", scores.len()));
    let (across, up) = (locale.t("plot-score"), locale.t("plot-times"));
    let frame = Frame { title: &title, description: &description, across: &across, up: &up, standalone: false };
    plot::distribution(&frame, scores)
}
