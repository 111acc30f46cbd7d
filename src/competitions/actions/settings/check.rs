//! Whether settings are consistent.

use podium_engine::catalogue;
use podium_engine::contest::series::Rule;
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::{Facts, Start};
use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use super::bounds::out_of_bounds;
use crate::competitions::format::rules::must;
use crate::competitions::settings::{Confirmer, MOST_QUESTIONS, Settings};
use crate::names;
use crate::texts::Kind;

/// Something wrong with the settings, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The form field that asks for it; the first, if several do.
    pub field: &'static str,
    pub text: Text,
}

/// The most tie-breaks there may be.
pub const MOST_TIE_BREAKS: usize = 12;
/// The most groups of entries kept apart, and the most entries per group.
const MOST_APART: usize = 200;

/// All problems of the settings; none if they are valid.
pub fn problems(settings: &Settings) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut check = |field, result: Result<(), Text>| {
        if let Err(text) = result {
            found.push(Problem { field, text });
        }
    };
    check("name", names::title(&settings.name).map(drop));
    check("about", Kind::About.check(&settings.about));
    check("setup", settings.setup.iter().try_for_each(|setup| Kind::Setup.check(setup)));
    match catalogue::find(&settings.game) {
        None => {
            let game = &settings.game;
            check("game", Err(text!("game-not-here", game)));
        }
        Some(entry) => {
            check("seats", seats(settings, entry.facts));
            check("variant", options(settings, entry));
            check("rule", rule(settings));
            check("format", format(settings, entry.facts));
        }
    }
    check("tie_break", tie_breaks(&settings.tie_breaks));
    check("ends_on", dates(settings));
    check("confirm_by", confirm(settings));
    check("questions", registration(settings));
    check("win", points(settings));
    check("never_meet", never_meet(settings));
    for (field, text) in out_of_bounds(settings) {
        check(field, Err(text));
    }
    found
}

fn seats(settings: &Settings, facts: &Facts) -> Result<(), Text> {
    let ((low, high), seats) = (facts.players, settings.seats);
    let text = facts.name;
    must((usize::from(low)..=usize::from(high)).contains(&seats), || {
        if low == high {
            text!("act-table-cannot-seat", text, low, seats)
        } else {
            text!("act-table-cannot-seat-2", text, low, high, seats)
        }
    })
}

/// Variant, options and setup as parsed by the game itself.
fn options(settings: &Settings, entry: &catalogue::Entry) -> Result<(), Text> {
    let players = settings.seats.clamp(entry.facts.players.0.into(), entry.facts.players.1.into());
    let start = Start {
        players,
        variant: settings.variant.as_deref().unwrap_or("standard"),
        setup: settings.setup.as_deref(),
        options: settings.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
    };
    settings.options.values().try_for_each(|value| Kind::Choice.check(value))?;
    start.fits(entry.facts)?;
    let begins = (entry.start)(&start).map(|_| ());
    match (&settings.setup, settings.format.rules().is_alone(), entry.facts.setup) {
        (Some(_), _, None) => Err(text!("act-setup-publish", text = entry.facts.name)),
        (Some(_), ..) => begins,
        // Everybody must attempt the same position.
        (None, true, Some(_)) => begins.map_err(|_| text!("act-publish-setup-everybody-plays")),
        _ => Ok(()),
    }
}

fn rule(settings: &Settings) -> Result<(), Text> {
    let is_attack = matches!(settings.rule, Rule::Attack(_));
    let title = settings.rule.title();
    let game = catalogue::find(&settings.game).map_or(Phrase::same(""), |entry| entry.facts.name);
    must(settings.rule.suits(&settings.game), || text!("act-how-played", text = title, game))?;
    let format = settings.format.rules();
    must(!is_attack || format.is_alone(), || text!("act-attempts-need-score-attack"))?;
    must(is_attack || !format.is_alone(), || text!("format-score-attack-counts-best-many"))?;
    settings.rule.check(settings.seats)?;
    format.smallest_table().map_or(Ok(()), |smallest| settings.rule.check(smallest))?;
    must(!format.needs_winner() || !settings.rule.may_tie(), || text!("act-knockout-needs-winner-let-tied"))
}

fn format(settings: &Settings, facts: &Facts) -> Result<(), Text> {
    let seats = settings.seats;
    let pairs = must(seats == 2, || text!("act-format-two-table-choose-tables", seats));
    let rules = settings.format.rules();
    if rules.is_pairs() {
        pairs?;
    }
    rules.check(settings, facts)
}

fn tie_breaks(tie_breaks: &[TieBreak]) -> Result<(), Text> {
    must(tie_breaks.len() <= MOST_TIE_BREAKS, || text!("act-most-tie-breaks", most_tie_breaks = MOST_TIE_BREAKS))?;
    for (at, code) in tie_breaks.iter().enumerate() {
        must(!tie_breaks.iter().take(at).any(|other| other == code), || {
            text!("act-tie-break-stands-twice", code = code.to_string())
        })?;
    }
    Ok(())
}

fn dates(settings: &Settings) -> Result<(), Text> {
    must(settings.starts_on.zip(settings.ends_on).is_none_or(|(first, last)| first <= last), || {
        text!("act-last-day-comes-before-first")
    })
}

fn confirm(settings: &Settings) -> Result<(), Text> {
    must(!settings.format.rules().is_alone() || settings.confirm.by != Confirmer::Opponents, || {
        text!("act-nobody-sits-opposite-score-attack")
    })
}

fn registration(settings: &Settings) -> Result<(), Text> {
    let questions = &settings.registration.questions;
    must(questions.len() <= MOST_QUESTIONS, || text!("act-most-questions", most_questions = MOST_QUESTIONS))?;
    questions.iter().try_for_each(|question| Kind::Question.check(question))
}

fn points(settings: &Settings) -> Result<(), Text> {
    let points = settings.points;
    must(points.win >= points.draw && points.draw >= points.loss, || text!("act-win-worth-least-draw-draw"))
}

fn never_meet(settings: &Settings) -> Result<(), Text> {
    let groups = &settings.never_meet;
    must(groups.len() <= MOST_APART && groups.iter().all(|group| group.len() <= MOST_APART), || {
        text!("act-most-groups-most-entries-kept", most_apart = MOST_APART)
    })
}
