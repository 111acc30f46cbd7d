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
        return Err(text!("{name} does not take part.", "{name} ne participe pas."));
    }
    if matches!(competition.status, Status::Finished | Status::Archived) {
        return Err(text!("The competition is over.", "La compétition est terminée."));
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
        return Err(text!("The competition is over.", "La compétition est terminée."));
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
        return Err(text!("The competition is over.", "La compétition est terminée."));
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
        return Err(text!("{name} does not take part.", "{name} ne participe pas."));
    }
    let rounds = match competition.settings.format.rules().rounds_to_miss() {
        0 => {
            return Err(text!(
                "In this format nobody sits out on request: agree another time, or ask for a postponement.",
                "Dans cette formule, on ne s’absente pas sur demande : convenez d’une autre date, ou demandez un report."
            ));
        }
        rounds => rounds,
    };
    if !(1..=rounds).contains(&round) {
        return Err(text!(
            "There is no round {round}: there are {rounds}.",
            "Il n’y a pas de ronde {round} : il y en a {rounds}."
        ));
    }
    not_drawn(competition, round, by)?;
    if worth == Score::Win && by != Party::Staff {
        return Err(text!(
            "A bye on request is worth half a point or nothing.",
            "Une absence demandée vaut un demi-point ou rien."
        ));
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
        Some(RoundState::Published) => Err(text!(
            "Round {round} is published: who plays in it is settled.",
            "La ronde {round} est publiée : on sait qui y joue."
        )),
        Some(RoundState::Draft) if by != Party::Staff => Err(text!(
            "Round {round} is being drawn. Ask an organiser.",
            "La ronde {round} est en cours de tirage. Voyez l’organisateur."
        )),
        _ => Ok(()),
    }
}
