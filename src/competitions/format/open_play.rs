//! Open play: everybody opens tables with whom they like, within a window.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::open_play::{self, Game, Line, Ranking, Rules, may_play};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Cell, Row};
use super::exact::{Exact, Measure};
use super::roster::{self, Labels};
use super::tables::tables_of;
use super::{Next, cells, starting_order};
use crate::competitions::event::{Draw, DrawnTable, Event, StageKind, StagePlan};
use crate::competitions::reasons::{SeatReason, StageName, Why};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, Table};

/// One open stage with everybody.
pub fn plan(competition: &Competition) -> Result<Vec<StagePlan>, Text> {
    let entries = starting_order(competition);
    Ok(vec![StagePlan { name: StageName::OpenPlay, kind: StageKind::Open, entries }])
}

/// One round without tables, which stays open.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
    if of_stage.published() == 0 {
        return Ok(Next::Round(Draw::default()));
    }
    Ok(Next::Waits(text!(
        "Players open their tables themselves until the window closes.",
        "Les joueurs ouvrent eux-mêmes leurs tables jusqu’à la fin de la période."
    )))
}

/// Somebody opens a table with others; whoever began least often so far begins.
pub fn open_table(
    competition: &Competition,
    stage: usize,
    players: &[EntryId],
    now: DateTime<Utc>,
) -> Result<Vec<Event>, Text> {
    let rules = rules(competition)?;
    let of_stage = competition.stages.get(stage).ok_or_else(other_format)?;
    if of_stage.published() == 0 {
        return Err(text!(
            "The competition has not begun; tables can be opened once it has.",
            "La compétition n’a pas commencé ; on pourra ouvrir des tables ensuite."
        ));
    }
    let (count, seats) = (players.len(), competition.settings.seats);
    if count != seats {
        return Err(text!(
            "A table here has {seats} players, not {count}.",
            "Une table compte ici {seats} joueurs, et non {count}."
        ));
    }
    if let Some(gone) = players.iter().find(|&&entry| !competition.entry(entry).is_some_and(|entry| entry.is_in())) {
        let name = competition.name(*gone);
        return Err(text!("{name} does not take part.", "{name} ne participe pas."));
    }
    let labels = Labels::of(competition);
    // Games under way count too, or two could open more tables than may count.
    let lines =
        open_play::table(rules, &entrants(&labels, competition, stage), &games(competition, stage, &labels, true));
    for (at, one) in players.iter().enumerate() {
        for other in players.iter().skip(at + 1) {
            may_play(rules, &lines, &labels.label(*one), &labels.label(*other), roster::today(now))?;
        }
    }
    let begun =
        |entry: &EntryId| tables_of(competition, stage).filter(|table| table.seats.first() == Some(entry)).count();
    let mut order = players.to_vec();
    order.sort_by_key(begun);
    let opener = players.first().copied().ok_or_else(other_format)?;
    let (why, seating) = (Why::Opened(opener), Some(SeatReason::BegunLeast));
    let tables = vec![DrawnTable { seats: order, why, seating, bracket: None }];
    Ok(vec![Event::TablesAdded { stage, round: 1, tables }])
}

/// With whom somebody may open a table between two now.
pub fn partners(competition: &Competition, stage: usize, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
    let (Ok(rules), Some(of_stage)) = (rules(competition), competition.stages.get(stage)) else { return Vec::new() };
    let labels = Labels::of(competition);
    let lines =
        open_play::table(rules, &entrants(&labels, competition, stage), &games(competition, stage, &labels, true));
    let may = |other: &EntryId| {
        competition.entry(*other).is_some_and(|other| other.is_in())
            && may_play(rules, &lines, &labels.label(entry), &labels.label(*other), roster::today(now)).is_ok()
    };
    of_stage.entries.iter().copied().filter(may).collect()
}

fn rules(competition: &Competition) -> Result<&Rules, Text> {
    match &competition.settings.format {
        Format::OpenPlay { rules } => Ok(rules),
        _ => Err(other_format()),
    }
}

fn entrants(labels: &Labels, competition: &Competition, stage: usize) -> Vec<String> {
    let entries = competition.stages.get(stage).map(|stage| stage.entries.as_slice()).unwrap_or_default();
    entries.iter().map(|&entry| labels.label(entry)).collect()
}

/// The games that the engine counts: one for each two at a table.
fn games(competition: &Competition, stage: usize, labels: &Labels, with_open: bool) -> Vec<Game> {
    let mut games = Vec::new();
    for table in tables_of(competition, stage) {
        let result = competition.result(table);
        if result.is_none() && !with_open {
            continue;
        }
        let ranks = result.map(|result| result.ranks).unwrap_or_default();
        for (at, &one) in table.seats.iter().enumerate() {
            for (later, &other) in table.seats.iter().enumerate().skip(at + 1) {
                let winner = match ranks.get(at).cmp(&ranks.get(later)) {
                    std::cmp::Ordering::Less => Some(0),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(1),
                };
                games.push(Game { day: played_on(table), players: [labels.label(one), labels.label(other)], winner });
            }
        }
    }
    games
}

fn played_on(table: &Table) -> podium_engine::contest::day::Day {
    roster::today(table.games.last().map_or(table.changed_at, |game| game.at))
}

/// The table, those with too few games unranked at its foot.
pub fn standings(competition: &Competition, stage: usize) -> Board {
    let Ok(rules) = rules(competition) else { return Board::default() };
    let labels = Labels::of(competition);
    let table =
        open_play::table(rules, &entrants(&labels, competition, stage), &games(competition, stage, &labels, false));
    let columns = arranged(
        rules.ranking,
        cells::column(text!("Avg", "Moy."), text!("Points a game", "Points par partie")),
        [
            cells::column(text!("Pts", "Pts"), text!("Points", "Points")),
            cells::column(text!("G", "J"), text!("Games that count", "Parties qui comptent")),
            cells::column(text!("W", "G"), text!("Wins", "Victoires")),
            cells::column(text!("D", "N"), text!("Draws", "Nulles")),
        ],
    );
    let rows = table.lines.iter().filter_map(|line| {
        let entry = labels.entry(&line.player)?;
        Some(Row {
            entry,
            rank: line.rank,
            values: vec![
                Measure::Points.of(Exact::tenths(line.points.into())),
                Measure::Played.of(line.games),
                Measure::Won.of(line.wins),
                Measure::Drawn.of(line.draws),
            ],
            cells: arranged(
                rules.ranking,
                average(line),
                [
                    cells::of_points(i64::from(line.points) * 10, Some(competition.told_to_all(line.explain()))),
                    cells::of_count(line.games),
                    cells::of_count(line.wins),
                    cells::of_count(line.draws),
                ],
            ),
            zone: None,
            withdrawn: competition.entry(entry).is_some_and(|entry| entry.withdrawn),
        })
    });
    let mut notes = cells::open_tables(competition, stage);
    notes.extend(table.ignored.into_iter().map(|(_, why)| {
        let why = competition.told_to_all(why);
        let (en, fr) = (why.en, why.fr);
        text!("A game does not count. {en}", "Une partie ne compte pas. {fr}")
    }));
    Board { columns, rows: rows.collect(), notes }
}

/// Points a game, always with two decimals so that they can be compared at a glance.
fn average(line: &Line) -> Cell {
    let hundredths = u64::from(line.points) * 10 / line.games.max(1) as u64;
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    Cell { plain: text.clone(), text, ..Cell::default() }
}

/// What ranks stands first, for a phone shows nothing else.
fn arranged<T>(ranking: Ranking, average: T, [points, games, wins, draws]: [T; 4]) -> Vec<T> {
    match ranking {
        Ranking::Points => vec![points, games, wins, draws],
        Ranking::Wins => vec![wins, points, games, draws],
        Ranking::Average => vec![average, points, games, wins, draws],
    }
}

fn other_format() -> Text {
    text!("This competition is not open play.", "Cette compétition n’est pas en jeu libre.")
}
