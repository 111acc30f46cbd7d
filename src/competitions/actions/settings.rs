//! Creating a competition and changing its settings.

mod bounds;
mod check;
mod defaults;

use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use super::Done;
use crate::competitions::event::Event;
use crate::competitions::settings::{Format, Settings};
use crate::competitions::state::{Competition, Status};
use crate::ids::ClubId;
use crate::names;

pub use check::{MOST_TIE_BREAKS, Problem, problems};
pub use defaults::{deciding, defaults, duplicate};

/// A new competition.
pub fn create(settings: Settings) -> Done {
    let settings = tidy(settings);
    refuse(&settings)?;
    Ok(vec![Event::Created { settings: Box::new(settings), club: ClubId::default() }])
}

/// Replaces the settings.
pub fn change(competition: &Competition, settings: Settings) -> Done {
    let (settings, old) = (tidy(settings), &competition.settings);
    if settings == *old {
        return Ok(Vec::new());
    }
    refuse(&settings)?;
    match competition.status {
        Status::Draft | Status::Open | Status::Ready => {}
        Status::Running | Status::Finished => started(competition, &settings)?,
        Status::Archived => {
            return Err(text!("act-competition-archived-nothing-about-changes"));
        }
    }
    if let Some(stranger) = settings.never_meet.iter().flatten().find(|id| entry_is_missing(competition, **id)) {
        return Err(text!("act-among-those-meet-number-nobody", stranger));
    }
    if settings.rehearsal != old.rehearsal {
        return Err(text!("act-rehearsal-stays-duplicate-competition-instead"));
    }
    let mut settings = settings;
    settings.keep_texts_of(old);
    Ok(vec![Event::SettingsChanged { settings: Box::new(settings) }])
}

fn entry_is_missing(competition: &Competition, id: u32) -> bool {
    competition.entry(crate::competitions::state::EntryId(id)).is_none()
}

/// What must not change once results depend on it.
fn started(competition: &Competition, new: &Settings) -> Result<(), Text> {
    let old = &competition.settings;
    let fixed = [
        (new.game == old.game && new.variant == old.variant, Phrase::new("act-fixed-game")),
        (new.options == old.options && new.setup == old.setup, Phrase::new("act-fixed-options")),
        (new.rule == old.rule, Phrase::new("act-fixed-match")),
        (new.seats == old.seats, Phrase::new("act-fixed-seats")),
        (same_format(competition, &new.format), Phrase::new("act-fixed-format")),
    ];
    match fixed.iter().find(|(same, ..)| !same) {
        None => Ok(()),
        Some((_, text)) => Err(text!("act-competition-started-cannot-change-any", text)),
    }
}

/// The same apart from what the format lets change after the start: the number of rounds (not below the published ones),
/// dates, tie-breaks.
fn same_format(competition: &Competition, new: &Format) -> bool {
    let published = competition.stages.first().map_or(0, |stage| stage.published()).max(1);
    let old = &competition.settings.format;
    old == new || old.rules().adapted(new, published).is_some_and(|adapted| adapted == *new)
}

/// Trims texts, and stores the setup of a score attack once.
fn tidy(mut settings: Settings) -> Settings {
    settings.name = names::tidy(&settings.name).into();
    let blank = |text: &str| text.trim().is_empty();
    settings.variant = settings.variant.filter(|variant| !blank(variant) && variant != "standard");
    settings.setup = settings.setup.filter(|setup| !blank(setup));
    settings.registration.questions.retain(|question| !blank(question));
    if let Rule::Attack(attack) = &mut settings.rule {
        attack.setup = settings.setup.clone();
    }
    settings
}

/// All problems as one text.
fn refuse(settings: &Settings) -> Result<(), Text> {
    let found = problems(settings);
    if found.is_empty() {
        return Ok(());
    }
    Err(Text::sentences(found.into_iter().map(|problem| problem.text)))
}

#[cfg(test)]
mod tests;
