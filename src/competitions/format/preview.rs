//! What a schedule will look like, before anybody has entered.

#[cfg(test)]
mod tests;

use chrono::{Days, NaiveDate};
use podium_engine::contest::round_robin::{Cycles, Numbers, Schedule};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Serialize;

use super::roster;
use crate::competitions::settings::Settings;
use crate::dates::Date;

/// The expected schedule.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// What its rounds are, for messages: `bracket` or `round`.
    #[serde(skip)]
    pub kind: &'static str,
    pub rounds: Vec<PreviewRound>,
    /// Tables in total; none where players create them.
    pub tables: Option<usize>,
    /// The fewest and the most tables per player.
    pub each: Option<(usize, usize)>,
    /// A sentence or two.
    pub summary: Vec<Text>,
    /// Warnings for the organiser.
    pub warnings: Vec<Text>,
}

/// A round of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PreviewRound {
    /// From 1.
    pub number: usize,
    pub tables: usize,
    /// How many have no table.
    pub byes: usize,
    pub opens: Option<NaiveDate>,
    /// The last day.
    pub closes: Option<NaiveDate>,
}

/// The schedule for this many players; a sentence where there can be none.
pub fn preview(settings: &Settings, players: usize) -> Result<Preview, Text> {
    let rules = settings.format.rules();
    if !rules.is_alone() && players < 2 {
        return Err(text!("format-takes-two-players-least"));
    }
    settings.rule.check(if rules.is_alone() { 1 } else { settings.seats })?;
    let mut preview = rules.preview(settings, players)?;
    dates(settings, &mut preview);
    Ok(preview)
}

/// A preview that is only a sentence.
pub(super) fn told(sentence: Text) -> Preview {
    Preview { summary: vec![sentence], ..Preview::default() }
}

pub(super) fn round(number: usize, tables: usize, byes: usize) -> PreviewRound {
    PreviewRound { number, tables, byes, opens: None, closes: None }
}

/// A preview of rounds, with totals derived from them.
pub(super) fn of_rounds(rounds: Vec<PreviewRound>, each: Option<(usize, usize)>) -> Preview {
    let tables = rounds.iter().map(|round| round.tables).sum();
    let (count, kind) = (rounds.len(), "round");
    let summary = match each {
        Some((fewest, most)) if fewest == most => text!("format-rounds-tables-all-everybody", count, tables, most),
        Some((fewest, most)) => text!("format-rounds-tables-all-everybody-2", count, tables, fewest, most),
        None => text!("format-rounds-tables-all", kind, count, tables),
    };
    Preview { kind, rounds, tables: Some(tables), each, summary: vec![summary], warnings: Vec::new() }
}

/// A preview of the rounds of a bracket.
pub(super) fn of_bracket(rounds: Vec<PreviewRound>) -> Preview {
    let tables: usize = rounds.iter().map(|round| round.tables).sum();
    let (count, kind) = (rounds.len(), "bracket");
    let summary = vec![text!("format-rounds-tables-all", kind, count, tables)];
    Preview { kind, rounds, tables: Some(tables), summary, ..Preview::default() }
}

/// The rounds of a schedule, summed where several run in parallel.
pub(super) fn schedules(sizes: &[usize], cycles: Cycles) -> Result<(Vec<PreviewRound>, (usize, usize)), Text> {
    let mut rounds: Vec<PreviewRound> = Vec::new();
    for &size in sizes {
        let schedule = Schedule::new(size, cycles, Numbers::Listed)?;
        for (at, planned) in schedule.rounds.iter().enumerate() {
            let (tables, byes) = (planned.games.len(), usize::from(planned.bye.is_some()));
            match rounds.get_mut(at) {
                Some(row) => {
                    row.tables += tables;
                    row.byes += byes;
                }
                None => rounds.push(round(at + 1, tables, byes)),
            }
        }
    }
    let meetings = |size: usize| (size - 1) * if cycles == Cycles::Double { 2 } else { 1 };
    let fewest = sizes.iter().copied().min().map_or(0, meetings);
    let most = sizes.iter().copied().max().map_or(0, meetings);
    Ok((rounds, (fewest, most)))
}

/// Dates of the rounds, as far as the settings give them.
fn dates(settings: &Settings, preview: &mut Preview) {
    let Some(first) = settings.starts_on else { return };
    let days = settings.round_hours.filter(|hours| *hours >= 24).map(|hours| u64::from(hours.div_ceil(24)));
    for (round, at) in preview.rounds.iter_mut().zip(0..) {
        if let Some(window) = settings.format.rules().window(first.day(), round.number) {
            (round.opens, round.closes) = (roster::date_of(window.opens), roster::date_of(window.closes));
        } else if let Some(days) = days {
            round.opens = first.naive().checked_add_days(Days::new(at * days));
            round.closes = round.opens.and_then(|opens| opens.checked_add_days(Days::new(days - 1)));
        }
    }
    let last = preview.rounds.last().and_then(|round| round.closes);
    if let (Some(last), Some(end)) = (last, settings.ends_on.map(Date::naive))
        && last > end
    {
        preview.warnings.push(text!(
            "format-last-round-ends-after-last",
            last = crate::words::day(last),
            end = crate::words::day(end)
        ));
    }
}
