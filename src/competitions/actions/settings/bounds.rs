//! The ranges of numbers in settings, by the form field that asks for them. Values from a template or a file are checked by
//! the same table.

use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use crate::competitions::format::rules::{Bound, MOST_POINTS};
use crate::competitions::settings::Settings;

/// A year, in hours.
const YEAR: u64 = 24 * 366;
/// The most games, points or attempts of a match.
const MOST_GAMES: u64 = 1000;

/// The fields whose numbers are out of range, each with a message.
pub(super) fn out_of_bounds(settings: &Settings) -> Vec<(&'static str, Text)> {
    let wrong = |(field, number, name, range): Bound| {
        let (low, high) = (range.start(), range.end());
        (!range.contains(&number)).then(|| (field, text!("act-from-to-not", text = name, low, high, number)))
    };
    let all =
        of_all(settings).into_iter().chain(of_rule(&settings.rule)).chain(settings.format.rules().bounds(settings));
    all.filter_map(wrong).collect()
}

/// Numbers of every competition.
fn of_all(settings: &Settings) -> Vec<Bound> {
    let points = settings.points;
    let mut all: Vec<Bound> = vec![
        ("win", points.win.into(), Phrase::new("bound-tenths-point-win"), 1..=MOST_POINTS),
        ("draw", points.draw.into(), Phrase::new("bound-tenths-point-draw"), 0..=MOST_POINTS),
        ("loss", points.loss.into(), Phrase::new("bound-tenths-point-loss"), 0..=MOST_POINTS),
        ("pairing_bye", points.pairing_bye.into(), Phrase::new("bound-tenths-point-bye"), 0..=MOST_POINTS),
    ];
    let hours = |field, hours: Option<u32>, names| hours.map(|hours| (field, hours.into(), names, 1..=YEAR));
    all.extend(hours("round_hours", settings.round_hours, Phrase::new("bound-hours-round")));
    let after = settings.confirm.after_hours;
    all.extend(hours("confirm_after", after, Phrase::new("bound-hours-until-result-counts")));
    let limit = settings.registration.limit.map(|limit| limit as u64);
    all.extend(limit.map(|limit| ("limit", limit, Phrase::new("bound-limit-entries"), 1..=2000)));
    all
}

/// The length of a match.
fn of_rule(rule: &Rule) -> Option<Bound> {
    let (field, names) = match rule {
        Rule::BestOf { .. } | Rule::Games { .. } | Rule::Totals { .. } | Rule::Table { .. } => {
            ("games", Phrase::new("bound-games"))
        }
        Rule::FirstTo { .. } | Rule::Backgammon(_) | Rule::Spangle { .. } | Rule::FlyingMarbles { .. } => {
            ("target", Phrase::new("bound-points-win"))
        }
        Rule::Attack(_) => ("attempts", Phrase::new("bound-attempts")),
        Rule::Single { .. } | Rule::Exchange { .. } | Rule::SplinkDuel { .. } => return None,
    };
    Some((field, rule.length().into(), names, 1..=MOST_GAMES))
}
