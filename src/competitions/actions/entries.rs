//! Entries: registration, waiting list, coming and going.

mod away;
mod seed;

use chrono::{DateTime, Utc};
use podium_engine::text;
use podium_engine::text::Text;

use super::{Done, Party, entry, not_started, reason, remark};
use crate::competitions::event::{EntryDetails, Event, NewEntry};
use crate::competitions::settings::MOST_QUESTIONS;
use crate::competitions::state::{Competition, Entry, EntryId, EntryState, Status};
use crate::ids::PlayerId;
use crate::names;
use crate::store::texts::PersonalText;
use crate::texts::Kind;

pub use away::{ask_bye, cancel_bye, check_in, come_back, renew_link, withdraw};
pub use seed::seed;

/// Somebody who wants to take part.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Applicant {
    /// The player.
    pub player: PlayerId,
    /// As printed.
    pub name: String,
    pub club: Option<String>,
    pub rating: Option<u32>,
    /// Answers to the registration questions, in their order.
    pub answers: Vec<String>,
}

/// The most entries of a competition, including withdrawn and refused ones.
const MOST_ENTRIES: usize = crate::limits::ENTRIES;

/// The highest rating accepted.
pub const MOST_RATING: u32 = 9999;

/// Opens registration.
pub fn open_registration(competition: &Competition) -> Done {
    if competition.status == Status::Open {
        return Ok(Vec::new());
    }
    not_started(competition)?;
    Ok(vec![Event::RegistrationOpened])
}

/// Closes registration.
pub fn close_registration(competition: &Competition) -> Done {
    if competition.status == Status::Ready {
        return Ok(Vec::new());
    }
    not_started(competition)?;
    Ok(vec![Event::RegistrationClosed])
}

/// Enters a player: by themselves, or by an organiser, who needs no answers and no open registration.
pub fn enter(competition: &Competition, applicant: Applicant, by: Party, now: DateTime<Utc>) -> Done {
    let own = by != Party::Staff;
    may_enter(competition, own, now)?;
    if competition.entries.len() >= MOST_ENTRIES {
        return Err(text!("act-competition-most-entries-those-left", most_entries = MOST_ENTRIES));
    }
    let Applicant { player, name, club, rating, answers } = tidy(applicant)?;
    if let Some(there) = competition.entry_of(player) {
        if there.withdrawn {
            let name = there.name.full();
            return Err(text!("act-entered-withdrew-organiser-take-back", name));
        }
        return match own {
            // The same form sent twice.
            true if there.name == name.as_str() => Ok(Vec::new()),
            _ => {
                let (name, id) = (there.name.full(), there.id);
                Err(text!("act-entered-already-number", name, id))
            }
        };
    }
    name_is_free(competition, &name, None)?;
    let questions = competition.settings.registration.questions.len();
    let given = answers.iter().filter(|answer| !answer.trim().is_empty()).count();
    if own && given < questions {
        return Err(text!("act-answer-every-question-please"));
    }
    let state = match own && competition.settings.registration.approval {
        true => EntryState::Requested,
        false if has_room(competition) => EntryState::Accepted,
        false => EntryState::WaitingList,
    };
    let (name, club, answers) = (name.into(), club.map(Into::into), answers.into_iter().map(Into::into).collect());
    Ok(vec![Event::Entered { entry: NewEntry { player, name, club, rating, answers, state } }])
}

/// The outcome of entering many at once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entered {
    pub events: Vec<Event>,
    /// Names that were left out, and why.
    pub skipped: Vec<(String, Text)>,
}

/// Enters many at once; those that cannot be entered are skipped and reported.
pub fn enter_many(competition: &Competition, applicants: Vec<Applicant>, now: DateTime<Utc>) -> Result<Entered, Text> {
    may_enter(competition, false, now)?;
    let mut after = competition.clone();
    let mut entered = Entered::default();
    for applicant in applicants {
        let name = applicant.name.trim().to_owned();
        match enter(&after, applicant, Party::Staff, now) {
            Ok(events) => {
                for event in events {
                    after.follow(now, &event);
                    entered.events.push(event);
                }
            }
            Err(why) => entered.skipped.push((name, why)),
        }
    }
    Ok(entered)
}

fn may_enter(competition: &Competition, own: bool, now: DateTime<Utc>) -> Result<(), Text> {
    let registration = &competition.settings.registration;
    match competition.status {
        Status::Draft | Status::Ready if own => {
            return Err(text!("act-registration-open"));
        }
        Status::Draft | Status::Open | Status::Ready => {}
        Status::Running => late(competition, own)?,
        Status::Finished | Status::Archived => {
            return Err(text!("act-competition-over-nobody-enter-any"));
        }
    }
    match registration.closes {
        Some(closes) if own && now >= closes.utc() => Err(text!("act-registration-closed-ask-organiser")),
        _ => Ok(()),
    }
}

/// Whether entry after the start is still possible.
fn late(competition: &Competition, own: bool) -> Result<(), Text> {
    if own && !competition.settings.registration.late {
        return Err(text!("act-competition-started-takes-late-entries"));
    }
    match competition.settings.format.rules().takes_late_entries() {
        true => Ok(()),
        false => Err(text!("act-all-pairings-format-drawn-start")),
    }
}

/// How many entries have a place.
fn accepted(competition: &Competition) -> usize {
    competition.entries.iter().filter(|entry| entry.is_in()).count()
}

fn has_room(competition: &Competition) -> bool {
    competition.settings.registration.limit.is_none_or(|limit| accepted(competition) < limit)
}

fn tidy(applicant: Applicant) -> Result<Applicant, Text> {
    let Applicant { player, name, club, rating, answers } = applicant;
    let name = names::person(&name)?;
    if rating.is_some_and(|rating| rating > MOST_RATING) {
        return Err(text!("act-rating-most", name, most_rating = MOST_RATING));
    }
    if answers.len() > MOST_QUESTIONS {
        return Err(text!("act-many-questions"));
    }
    answers.iter().try_for_each(|answer| Kind::Answer.check(answer))?;
    let club = club.map(|club| names::tidy(&club).chars().take(80).collect::<String>()).filter(|club| !club.is_empty());
    Ok(Applicant { player, name, club, rating, answers })
}

/// Two names that look the same could not be told apart on printed pairings.
fn name_is_free(competition: &Competition, name: &str, but: Option<EntryId>) -> Result<(), Text> {
    let others = competition.entries.iter().filter(|entry| entry.state != EntryState::Refused && Some(entry.id) != but);
    match others.map(|entry| entry.name.full()).find(|other| names::alike(other, name)) {
        None => Ok(()),
        Some(other) if other.to_lowercase() == name.to_lowercase() => {
            Err(text!("act-already-if-somebody-else-add", name))
        }
        Some(other) => Err(text!("act-looks-like-entered-already-add", name, other)),
    }
}

/// Accepts a pending or waiting entry, if there is room.
pub fn accept(competition: &Competition, id: EntryId) -> Done {
    let entry = entry(competition, id)?;
    let name = entry.name.full();
    match entry.state {
        EntryState::Accepted => return Ok(Vec::new()),
        EntryState::Refused => name_is_free(competition, name, Some(id))?,
        EntryState::Requested | EntryState::WaitingList => {}
    }
    if competition.status == Status::Running {
        late(competition, false)?;
    } else {
        not_started(competition)?;
    }
    let state = match (has_room(competition), entry.state) {
        (true, _) => EntryState::Accepted,
        (false, EntryState::WaitingList) => {
            return Err(text!("act-room-raise-limit-wait-somebody", name));
        }
        (false, _) => EntryState::WaitingList,
    };
    Ok(vec![Event::EntryStateSet { entry: id, state, why: Default::default() }])
}

/// Refuses an entry before the start.
pub fn refuse(competition: &Competition, id: EntryId, why: &str) -> Done {
    let entry = entry(competition, id)?;
    if entry.state == EntryState::Refused {
        return Ok(Vec::new());
    }
    let playing = competition.stages.iter().any(|stage| stage.entries.contains(&id));
    if playing {
        let name = entry.name.full();
        return Err(text!("act-takes-part-already-withdraw-instead", name));
    }
    Ok(vec![Event::EntryStateSet { entry: id, state: EntryState::Refused, why: remark(why)?.into() }])
}

/// Before the start: the entries on the waiting list that now have room, in order of arrival.
pub(super) fn promoted(competition: &Competition) -> Vec<Event> {
    if not_started(competition).is_err() {
        return Vec::new();
    }
    let limit = competition.settings.registration.limit.unwrap_or(usize::MAX);
    let room = limit.saturating_sub(accepted(competition));
    let waiting = competition.entries.iter().filter(|entry| entry.state == EntryState::WaitingList && !entry.withdrawn);
    let accept =
        |entry: &Entry| Event::EntryStateSet { entry: entry.id, state: EntryState::Accepted, why: Default::default() };
    waiting.take(room).map(accept).collect()
}

/// Corrects name, club, rating, answers or the player of an entry. Once the competition is running, changing the name or
/// player needs a reason, which is public in the log.
pub fn edit(competition: &Competition, id: EntryId, details: Applicant, why: &str) -> Done {
    let entry = entry(competition, id)?;
    let Applicant { player, name, club, rating, answers } = tidy(details)?;
    name_is_free(competition, &name, Some(id))?;
    if competition.entry_of(player).is_some_and(|other| other.id != id) {
        return Err(text!("act-player-entered-already"));
    }
    let club = club.map(|club| same_or_new(entry.club.as_ref(), &club));
    let answers: Vec<PersonalText> =
        answers.iter().enumerate().map(|(at, answer)| same_or_new(entry.answers.get(at), answer)).collect();
    let renamed = entry.name != name.as_str();
    let has_started = not_started(competition).is_err();
    let reason = match has_started && (renamed || entry.player != player) {
        true => reason(why)?.into(),
        false => PersonalText::default(),
    };
    let mut events = Vec::new();
    if (&entry.player, &entry.club, entry.rating, &entry.answers) != (&player, &club, rating, &answers) {
        let details = EntryDetails { player, club, rating, answers, state: entry.state };
        events.push(Event::EntryEdited { entry: id, details });
    }
    if renamed {
        events.push(Event::EntryRenamed { entry: id, player, name: name.into(), reason });
    }
    Ok(events)
}

/// The stored text if it is unchanged, or a new one.
fn same_or_new(before: Option<&PersonalText>, words: &str) -> PersonalText {
    match before {
        Some(before) if *before == *words => before.clone(),
        _ => words.into(),
    }
}

#[cfg(test)]
mod tests;
