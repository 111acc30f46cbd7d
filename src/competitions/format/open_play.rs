//! Open play: everybody opens tables with whomever they like, within a window.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::Close;
use podium_engine::contest::open_play::{self, Game, Line, Ranking, Rules, may_play};
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use serde::{Deserialize, Serialize};

use super::board::{Board, Cell, Detail, Row};
use super::exact::{Exact, Measure};
use super::preview::{Preview, told};
use super::roster::{self, Labels};
use super::rules::{Bound, Initiative, must, worths};
use super::tables::tables_of;
use super::{Format, FormatRules, Next, cells, moment_of, starting_order};
use crate::competitions::event::{Draw, DrawnTable, Event, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{SeatReason, StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Table};
use crate::dates::{Date, FIRST_YEAR, LAST_YEAR};
use crate::error::Wrong;
use crate::fields::Fields;

/// Everybody plays whomever they like within a window.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenPlay {
    /// Window and ranking.
    pub rules: Rules,
}

impl OpenPlay {
    /// Its default settings on a day: a window of a month.
    pub fn fresh(today: Day) -> Self {
        let window = Window { opens: today, closes: today.plus(30) };
        let ranking = Ranking::default();
        Self { rules: Rules { window, per_opponent: 2, fewest_games: 3, ranking, win: 10, draw: 5, loss: 0 } }
    }
}

impl FormatRules for OpenPlay {
    fn word(&self) -> &'static str {
        "open-play"
    }

    fn takes_late_entries(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        1
    }

    fn worth(&self) -> Option<[u32; 3]> {
        Some([self.rules.win, self.rules.draw, self.rules.loss])
    }

    fn initiative(&self) -> Option<Initiative> {
        Some(Initiative::OpenTable)
    }

    fn opens(&self) -> Option<DateTime<Utc>> {
        moment_of(self.rules.window.opens)
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        vec![
            Ask::day("window_opens"),
            Ask::day("window_closes"),
            Ask::number("per_opponent"),
            Ask::number("fewest_games"),
            Ask::choice("ranking", [Ranking::Points, Ranking::Wins, Ranking::Average]),
        ]
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        Some(("points", ["win", "draw", "loss"].map(Ask::text).into()))
    }

    fn asks_round_hours(&self) -> bool {
        false
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let old = &self.rules;
        let day = |name, base: Day| Ok(form.day(name, None)?.map_or(base, Date::day));
        let rules = Rules {
            window: Window {
                opens: day("window_opens", old.window.opens)?,
                closes: day("window_closes", old.window.closes)?,
            },
            per_opponent: form.number("per_opponent", old.per_opponent)?,
            fewest_games: form.number("fewest_games", old.fewest_games)?,
            ranking: form.choice("ranking", old.ranking)?,
            win: form.tenths("win", old.win)?,
            draw: form.tenths("draw", old.draw)?,
            loss: form.tenths("loss", old.loss)?,
        };
        Ok(Self { rules }.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        let rules = &self.rules;
        form.put("window_opens", rules.window.opens);
        form.put("window_closes", rules.window.closes);
        form.put("per_opponent", rules.per_opponent);
        form.put("fewest_games", rules.fewest_games);
        form.choice("ranking", &rules.ranking);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        let Rules { per_opponent, fewest_games, win, draw, loss, .. } = self.rules;
        let against_one = Phrase::new("bound-games-against-one-opponent");
        let own: [Bound; 2] = [
            ("per_opponent", per_opponent as u64, against_one, 1..=1000),
            ("fewest_games", fewest_games as u64, Phrase::new("bound-games-rank"), 0..=10_000),
        ];
        own.into_iter().chain(worths([win, draw, loss])).collect()
    }

    fn check(&self, _settings: &Settings, _facts: &Facts) -> Result<(), Text> {
        let (window, years) = (self.rules.window, FIRST_YEAR..=LAST_YEAR);
        must([window.opens, window.closes].iter().all(|day| years.contains(&day.date().0)), || {
            text!("format-window-lies-between", first_year = FIRST_YEAR, last_year = LAST_YEAR)
        })?;
        must(window.opens <= window.closes, || text!("format-window-end-after-opens"))
    }

    fn adapted(&self, to: &Format, _published: usize) -> Option<Format> {
        match to {
            Format::OpenPlay(to) => {
                Some(Self { rules: Rules { window: to.rules.window, ..self.rules.clone() } }.into())
            }
            _ => None,
        }
    }

    fn preview(&self, _settings: &Settings, players: usize) -> Result<Preview, Text> {
        Ok(preview(&self.rules, players))
    }

    /// A single open-ended stage with everybody.
    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        let entries = starting_order(competition);
        Ok(vec![StagePlan { name: StageName::OpenPlay, kind: StageKind::Open, entries }])
    }

    /// A single open-ended round without tables.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
        if of_stage.published() == 0 {
            return Ok(Next::Round(Draw::default()));
        }
        Ok(Next::Waits(text!("format-players-open-tables-themselves-until")))
    }

    fn standings(&self, competition: &Competition, stage: usize, _detail: Detail) -> Board {
        standings(competition, stage, &self.rules)
    }

    fn partners(&self, competition: &Competition, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
        partners(competition, 0, entry, now)
    }
}

/// Opens a table with others; whoever has begun least often begins.
pub fn open_table(
    competition: &Competition,
    stage: usize,
    players: &[EntryId],
    now: DateTime<Utc>,
) -> Result<Vec<Event>, Text> {
    let rules = rules(competition)?;
    let of_stage = competition.stages.get(stage).ok_or_else(other_format)?;
    if of_stage.published() == 0 {
        return Err(text!("format-competition-begun-tables-opened-once"));
    }
    let (count, seats) = (players.len(), competition.settings.seats);
    if count != seats {
        return Err(text!("format-table-here-players", seats, count));
    }
    if let Some(gone) = players.iter().find(|&&entry| !competition.entry(entry).is_some_and(|entry| entry.is_in())) {
        let name = competition.name(*gone);
        return Err(text!("act-not-taking-part", name));
    }
    let labels = Labels::of(competition);
    // Games in progress count too, or players could open more tables than may count.
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

/// The possible opponents for a new table of two.
fn partners(competition: &Competition, stage: usize, entry: EntryId, now: DateTime<Utc>) -> Vec<EntryId> {
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
        Format::OpenPlay(format) => Ok(&format.rules),
        _ => Err(other_format()),
    }
}

fn entrants(labels: &Labels, competition: &Competition, stage: usize) -> Vec<String> {
    let entries = competition.stages.get(stage).map(|stage| stage.entries.as_slice()).unwrap_or_default();
    entries.iter().map(|&entry| labels.label(entry)).collect()
}

/// The games that the engine counts: one for each pair at a table.
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

fn played_on(table: &Table) -> Day {
    roster::today(table.games.last().map_or(table.changed_at, |game| game.at))
}

/// The table, with players short of games unranked at the bottom.
fn standings(competition: &Competition, stage: usize, rules: &Rules) -> Board {
    let labels = Labels::of(competition);
    let table =
        open_play::table(rules, &entrants(&labels, competition, stage), &games(competition, stage, &labels, false));
    let columns = arranged(
        rules.ranking,
        cells::column(text!("format-avg"), text!("format-points-game")),
        [
            cells::column(text!("format-pts"), text!("format-points")),
            cells::column(text!("format-g"), text!("format-games-count")),
            cells::column(text!("format-w"), text!("format-wins")),
            cells::column(text!("format-d"), text!("format-draws")),
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
    notes.extend(
        table.ignored.into_iter().map(|(_, why)| text!("format-game-count", text = competition.told_to_all(why))),
    );
    Board { columns, rows: rows.collect(), notes }
}

/// Points per game, always with two decimals for easy comparison.
fn average(line: &Line) -> Cell {
    let hundredths = u64::from(line.points) * 10 / line.games.max(1) as u64;
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    Cell { plain: text.clone(), text, ..Cell::default() }
}

/// The ranking column comes first, because a phone shows no other.
fn arranged<T>(ranking: Ranking, average: T, [points, games, wins, draws]: [T; 4]) -> Vec<T> {
    match ranking {
        Ranking::Points => vec![points, games, wins, draws],
        Ranking::Wins => vec![wins, points, games, draws],
        Ranking::Average => vec![average, points, games, wins, draws],
    }
}

fn other_format() -> Text {
    text!("format-competition-open-play")
}

fn preview(rules: &Rules, players: usize) -> Preview {
    let most = (players.saturating_sub(1)) * rules.per_opponent;
    let (Window { opens, closes }, fewest) = (rules.window, rules.fewest_games);
    let from = opens.told();
    let to = closes.told();
    let mut preview = told(text!("format-players-meet-like-games-give", from, to, fewest, most));
    if fewest > most {
        preview.warnings.push(text!("format-nobody-get-rank-takes-games", fewest, most));
    }
    preview
}
