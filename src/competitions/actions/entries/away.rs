//! Check-in, byes, withdrawing and returning.

use podium_engine::contest::swiss::Score;
use podium_engine::text;

use crate::competitions::actions::{Done, Party, entry, remark, running};
use crate::competitions::event::Event;
use crate::competitions::state::{Competition, EntryId, EntryState, RoundState, Status};

/// Checks an entry in, or takes that back.
pub fn check_in(competition: &Competition, id: EntryId, here: bool) -> Done {
    let entry = entry(competition, id)?;
    if entry.checked_in == here {
        return Ok(Vec::new());
    }
    if !entry.is_in() {
        let name = &entry.name;
        return Err(text!("act-not-taking-part", name));
    }
    if matches!(competition.status, Status::Finished | Status::Archived) {
        return Err(text!("act-competition-over"));
    }
    Ok(vec![Event::CheckedIn { entry: id, here }])
}

/// Replaces an entry's signed link, if the former one fell into the wrong hands.
pub fn renew_link(competition: &Competition, id: EntryId) -> Done {
    entry(competition, id)?;
    Ok(vec![Event::LinkRenewed { entry: id }])
}

/// Withdraws an entry from the next round on.
pub fn withdraw(competition: &Competition, id: EntryId, why: &str) -> Done {
    let entry = entry(competition, id)?;
    if entry.withdrawn {
        return Ok(Vec::new());
    }
    if matches!(competition.status, Status::Finished | Status::Archived) {
        return Err(text!("act-competition-over"));
    }
    Ok(vec![Event::Withdrew { entry: id, why: remark(why)?.into() }])
}

/// Takes back a withdrawn entry.
pub fn come_back(competition: &Competition, id: EntryId) -> Done {
    let entry = entry(competition, id)?;
    if !entry.withdrawn {
        return Ok(Vec::new());
    }
    if matches!(competition.status, Status::Finished | Status::Archived) {
        return Err(text!("act-competition-over"));
    }
    if entry.state == EntryState::Accepted && competition.stages.is_empty() && !super::has_room(competition) {
        let back = Event::Returned { entry: id };
        let waits = Event::EntryStateSet { entry: id, state: EntryState::WaitingList, why: Default::default() };
        return Ok(vec![back, waits]);
    }
    Ok(vec![Event::Returned { entry: id }])
}

/// Requests a bye in a round of the first stage. A player may ask for half a point or none; only an organiser may grant a
/// full point.
pub fn ask_bye(competition: &Competition, id: EntryId, round: usize, worth: Score, by: Party) -> Done {
    let entry = entry(competition, id)?;
    if entry.byes.get(&round) == Some(&worth) {
        return Ok(Vec::new());
    }
    let name = &entry.name;
    if !entry.is_in() {
        return Err(text!("act-not-taking-part", name));
    }
    let rounds = match competition.settings.format.rules().rounds_to_miss() {
        0 => {
            return Err(text!("act-format-nobody-sits-out-request"));
        }
        rounds => rounds,
    };
    if !(1..=rounds).contains(&round) {
        return Err(text!("act-round-2", round, rounds));
    }
    not_drawn(competition, round, by)?;
    if worth == Score::Win && by != Party::Staff {
        return Err(text!("act-bye-request-worth-half-point"));
    }
    Ok(vec![Event::ByeAsked { entry: id, round, worth }])
}

/// Cancels a requested bye.
pub fn cancel_bye(competition: &Competition, id: EntryId, round: usize, by: Party) -> Done {
    if !entry(competition, id)?.byes.contains_key(&round) {
        return Ok(Vec::new());
    }
    not_drawn(competition, round, by)?;
    Ok(vec![Event::ByeCancelled { entry: id, round }])
}

/// Once a round is drawn, only an organiser changes who is away; once it is published, nobody does.
fn not_drawn(competition: &Competition, round: usize, by: Party) -> Result<(), podium_engine::text::Text> {
    if !matches!(competition.status, Status::Draft | Status::Open | Status::Ready) {
        running(competition)?;
    }
    match competition.round(0, round).map(|round| round.state) {
        Some(RoundState::Published) => Err(text!("act-round-published-plays-settled", round)),
        Some(RoundState::Draft) if by != Party::Staff => Err(text!("act-round-being-drawn-ask-organiser", round)),
        _ => Ok(()),
    }
}
