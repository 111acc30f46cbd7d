//! Converts a competition to a season of the engine's league.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::{self, At, Division, Event, Fixture, Season, State, What};
use podium_engine::text::Text;

use super::super::roster;
use super::super::tables::tables_of;
use crate::competitions::event::StageKind;
use crate::competitions::reasons::division_label;
use crate::competitions::state::{Competition, EntryId, Stage, Table};
use crate::store::texts::PersonalText;

/// A player's key across seasons: the club's player, or the number of an entry without one.
pub(super) fn key(competition: &Competition, entry: EntryId) -> String {
    match competition.entry(entry) {
        Some(known) if !known.player.is_empty() => known.player.to_string(),
        _ => format!("#{entry}"),
    }
}

/// The entry with a player's key.
pub(super) fn entry(competition: &Competition, player: &str) -> Option<EntryId> {
    competition.entries.iter().map(|entry| entry.id).find(|&id| key(competition, id) == player)
}

pub(super) fn is_division(stage: &Stage) -> bool {
    matches!(stage.kind, StageKind::Division { .. })
}

/// The name for a player's key, including newcomers of the next season.
pub(super) fn name<'a>(competition: &'a Competition, player: &'a str) -> &'a str {
    let there = entry(competition, player).map(|id| competition.name(id));
    there.or_else(|| competition.newcomers.get(player).map(PersonalText::as_str)).unwrap_or(player)
}

/// The engine's sentence with names in place of keys.
pub(super) fn named(competition: &Competition, newcomers: &BTreeMap<String, String>, text: Text) -> Text {
    // Longest first, so that no key is replaced inside a longer one.
    let mut keys: Vec<(String, &str)> =
        competition.entries.iter().map(|entry| (key(competition, entry.id), entry.name.as_str())).collect();
    keys.extend(newcomers.iter().map(|(player, name)| (player.clone(), name.as_str())));
    keys.sort_by_key(|(key, _)| std::cmp::Reverse(key.len()));
    text.map_words(&|words| keys.iter().fold(words.to_owned(), |words, (key, name)| words.replace(key, name)))
}

/// The season at a moment.
pub(super) fn replay(competition: &Competition, now: DateTime<Utc>) -> Result<State, Text> {
    let (season, events) = of(competition, now)?;
    Ok(league::replay(&season, &events, roster::today(now)))
}

/// The season and its events.
pub(super) fn of(competition: &Competition, now: DateTime<Utc>) -> Result<(Season, Vec<Event>), Text> {
    let today = roster::today(now);
    let rules = super::settings(competition)?.rules.clone();
    let mut season =
        Season { number: competition.settings.season, rules, divisions: Vec::new(), seed: competition.lots };
    let mut events = Vec::new();
    for (number, stage) in competition.stages.iter().enumerate() {
        match &stage.kind {
            StageKind::Division { tier, schedule } => {
                let part = season.divisions.iter().filter(|other| other.tier == *tier).count();
                let name = division_label(*tier, part);
                let players = stage.entries.iter().map(|&entry| key(competition, entry)).collect();
                let mut division = Division { name, tier: *tier, players, fixtures: Vec::new() };
                for (round, planned) in schedule.rounds.iter().enumerate() {
                    for game in &planned.games {
                        let seats = [game.first, game.second].map(|place| stage.entries.get(place).copied());
                        let [Some(home), Some(away)] = seats else { continue };
                        let is_theirs = |table: &&Table| {
                            let pair = table.seats.as_slice();
                            table.round == round + 1 && (pair == [home, away] || pair == [away, home])
                        };
                        let table = tables_of(competition, number).find(is_theirs);
                        let at = At { division: season.divisions.len(), fixture: division.fixtures.len() };
                        let window = window(competition, round + 1, table, today);
                        events.extend(table.and_then(|table| told(competition, table, home, at, window, today)));
                        let (home, away) = (key(competition, home), key(competition, away));
                        division.fixtures.push(Fixture { round, home, away, window });
                    }
                }
                season.divisions.push(division);
            }
            _ => events.extend(tables_of(competition, number).filter_map(|table| play_off(competition, table, today))),
        }
    }
    let gone = competition.entries.iter().filter(|entry| entry.withdrawn);
    events.extend(gone.map(|entry| Event { day: today, what: What::Withdrawn { player: key(competition, entry.id) } }));
    Ok((season, events))
}

/// The window of a round, longer where a table was postponed; without dates it has no end.
fn window(competition: &Competition, round: usize, table: Option<&Table>, today: Day) -> Window {
    let planned = super::super::window(competition, round);
    let mut window = planned.unwrap_or(Window { opens: today, closes: today.plus(1) });
    if let Some(until) = table.and_then(|table| table.deadline) {
        window.closes = window.closes.max(roster::today(until));
    }
    window
}

/// The result of a table. A settled result counts, whenever it came in. Seats may have been swapped by hand: the home
/// player stays the same.
fn told(competition: &Competition, table: &Table, home: EntryId, at: At, window: Window, today: Day) -> Option<Event> {
    let turned = table.seats.first() != Some(&home);
    let result = competition.result(table)?;
    let forfeited = |seat: usize| result.progress.forfeited.get(seat).copied().unwrap_or(false);
    let by = |seat: usize| table.seats.get(seat).map(|&entry| key(competition, entry));
    let what = match (forfeited(0), forfeited(1)) {
        (true, true) => What::Forfeited { at, by: None },
        (true, false) => What::Forfeited { at, by: by(0) },
        (false, true) => What::Forfeited { at, by: by(1) },
        (false, false) => {
            let &[home, away] = result.ranks.as_slice() else { return None };
            let scores = result.progress.scores.iter().map(|points| u32::try_from(points.as_hundredths()).ok());
            let [home, away] = match scores.collect::<Option<Vec<u32>>>().as_deref() {
                // Where lower is better the scores do not show who won.
                Some(&[first, second]) if first.cmp(&second) == away.cmp(&home) => [first, second],
                _ => match home.cmp(&away) {
                    std::cmp::Ordering::Less => [100, 0],
                    std::cmp::Ordering::Equal => [50, 50],
                    std::cmp::Ordering::Greater => [0, 100],
                },
            };
            let (home, away) = if turned { (away, home) } else { (home, away) };
            What::Played { at, home, away }
        }
    };
    Some(Event { day: window.closes.min(today), what })
}

/// The winner of a play-off; without one, the holder keeps the place.
fn play_off(competition: &Competition, table: &Table, today: Day) -> Option<Event> {
    let result = competition.result(table)?;
    let &[holder, challenger] = table.seats.as_slice() else { return None };
    let up = result.ranks.get(1) < result.ranks.first();
    let (holder, challenger) = (key(competition, holder), key(competition, challenger));
    let winner = if up { challenger.clone() } else { holder.clone() };
    Some(Event { day: today, what: What::PlayOff { holder, challenger, winner } })
}
