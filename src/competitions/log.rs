//! The log of a competition: every event as a sentence.

use podium_engine::contest::series;
use podium_engine::text;
use podium_engine::text::Text;

use super::event::{Actor, Decision, Event};
use super::state::{Competition, EntryId, EntryState, TableId};
use crate::site::act::Act;
use crate::store::chain::Opened;

/// An event of the chain as a sentence, with the names of that time.
pub fn sentence(competition: &Competition, opened: &Opened<Event>) -> Text {
    tell(competition, &opened.by, &opened.event, opened.revision as u64)
}

/// Who did what, as of a revision.
pub fn tell(competition: &Competition, by: &Actor, event: &Event, revision: u64) -> Text {
    let who = match by {
        Actor::System => text!("log-clock"),
        Actor::Link { entry, .. } => with(competition.name_at(EntryId(*entry), revision), capacity(by)),
        Actor::User { name, .. } => with(name, capacity(by).or_else(|| is_by_staff(event).then(staff))),
    };
    let what = deed(competition, event, revision);
    // What was doubted ends with whole sentences.
    if matches!(event, Event::GameDoubted { .. }) {
        text!("log-doubted", who, what)
    } else {
        text!("log-done", who, what)
    }
}

fn with(name: &str, capacity: Option<Text>) -> Text {
    match capacity {
        Some(capacity) => text!("log-by", name, capacity),
        None => Text::same(name),
    }
}

/// A staff member whose office is not known.
pub fn staff() -> Text {
    text!("log-staff")
}

/// Whether an event can only be by staff, even where an earlier version did not store the office.
const fn is_by_staff(event: &Event) -> bool {
    matches!(
        event,
        Event::GameEntered { .. } | Event::GameRuled { .. } | Event::GameStruck { .. } | Event::TableForfeited { .. }
    )
}

/// The capacity in which somebody acted, if not as themselves: in an office, or by a link.
pub fn capacity(by: &Actor) -> Option<Text> {
    match by {
        Actor::System | Actor::User { office: None, .. } => None,
        Actor::User { office: Some(office), .. } => Some(office.text()),
        Actor::Link { issued, signed_in, .. } => {
            let issuer = issued.as_ref().map(|issued| text!("log-link-issued", name = issued.by.name.as_str()));
            let user = signed_in.as_ref().map(|account| text!("log-link-used", name = account.name.as_str()));
            Some(Text::joined([Some(text!("log-by-link")), issuer, user].into_iter().flatten(), ", "))
        }
    }
}

fn deed(competition: &Competition, event: &Event, revision: u64) -> Text {
    let who = |entry: &EntryId| competition.name_at(*entry, revision).to_owned();
    let at = |id: &TableId| match competition.table(*id) {
        Some(table) => {
            let names = table.seats.iter().map(|&entry| competition.name_at(entry, revision));
            names.collect::<Vec<_>>().join(" – ")
        }
        None => id.to_string(),
    };
    let seated = |id: &TableId, seats: &[usize]| {
        let name = |seat: &usize| Some(who(competition.table(*id)?.seats.get(*seat)?));
        seats.iter().filter_map(name).collect::<Vec<_>>().join(", ")
    };
    match event {
        Event::Created { .. } => text!("log-created-competition"),
        Event::SettingsChanged { .. } => text!("log-changed-settings"),
        Event::RegistrationOpened => text!("log-opened-registration"),
        Event::RegistrationClosed => text!("log-closed-registration"),
        Event::Entered { entry } => {
            let name = &entry.name;
            text!("log-entered", name)
        }
        Event::EntryStateSet { entry, state, .. } => {
            let name = who(entry);
            match state {
                EntryState::Accepted => text!("log-accepted", name),
                EntryState::Refused => text!("log-refused-entry", name),
                EntryState::WaitingList => {
                    text!("log-put-waiting-list", name)
                }
                EntryState::Requested => text!("log-asked-entry", name),
            }
        }
        Event::EntryEdited { entry, .. } => {
            let name = who(entry);
            text!("log-corrected-entry", name)
        }
        Event::EntryRenamed { entry, name, reason, .. } => {
            let former = competition.name_at(*entry, revision - 1);
            match reason.is_empty() {
                true => text!("log-changed-name", former, name),
                false => text!("log-changed-name-2", former, name, reason),
            }
        }
        Event::PersonErased { entry: Some(entry) } => {
            let name = who(entry);
            text!("log-erased-personal-data", name)
        }
        Event::PersonErased { entry: None } => {
            text!("log-erased-somebodys-personal-data")
        }
        Event::Moderated { act: Act::Hide } => {
            text!("log-hid-competition-public")
        }
        Event::Moderated { act: Act::Show } => {
            text!("log-showed-competition-public-again")
        }
        Event::Moderated { act: Act::Remove } => {
            text!("log-removed-words-competition")
        }
        Event::WordsModerated { act: Act::Hide } => {
            text!("log-hid-some-words-administrator")
        }
        Event::WordsModerated { act: Act::Show } => {
            text!("log-showed-hidden-words-again-administrator")
        }
        Event::WordsModerated { act: Act::Remove } => {
            text!("log-removed-some-words-administrator")
        }
        Event::PublicNameChanged { entry: Some(entry) } => {
            let name = who(entry);
            text!("log-changed-how-shown", name)
        }
        Event::PublicNameChanged { entry: None } => {
            text!("log-changed-how-somebody-shown")
        }
        Event::CheckedIn { entry, here } => {
            let name = who(entry);
            if *here { text!("log-checked", name) } else { text!("log-took-back-check", name) }
        }
        Event::LinkRenewed { entry } => {
            let name = who(entry);
            text!("log-gave-new-link", name)
        }
        Event::Seeded { .. } => text!("log-set-starting-order"),
        Event::Withdrew { entry, .. } => {
            let name = who(entry);
            text!("log-withdrew", name)
        }
        Event::Returned { entry } => {
            let name = who(entry);
            text!("log-took-back", name)
        }
        Event::ByeAsked { entry, round, .. } => {
            let name = who(entry);
            text!("log-noted-bye-round", name, round)
        }
        Event::ByeCancelled { entry, round } => {
            let name = who(entry);
            text!("log-cancelled-bye-round", name, round)
        }
        Event::Started { .. } => text!("log-started-competition"),
        Event::StageAdded { plan } => {
            let name = plan.name.text();
            text!("log-added-stage", name)
        }
        Event::RoundDrawn { round, draw, .. } if draw.by_hand => {
            text!("log-changed-draw-round-hand", round)
        }
        Event::RoundDrawn { round, .. } => text!("log-drew-round", round),
        Event::RoundScrapped { round, .. } => {
            text!("log-threw-draft-round-away", round)
        }
        Event::RoundPublished { round, .. } => text!("log-published-round", round),
        Event::TablesAdded { round, tables, .. } => {
            let number = tables.len();
            text!("log-added-tables-round", round, number)
        }
        Event::TableVoided { table, .. } => {
            let table = at(table);
            text!("log-took-back-table", table)
        }
        Event::GameReported { table, game, record, .. } => {
            let table = at(table);
            match record {
                Some(_) => text!("log-submitted-record-game", game, table),
                None => text!("log-reported-game", game, table),
            }
        }
        Event::GameDoubted { table, game, doubts } => {
            let table = at(table);
            let text = Text::sentences(doubts.iter().map(|doubt| doubt.text(competition)));
            text!("log-handed-record-game-fit", game, table, text)
        }
        Event::GameConfirmed { table, game } => {
            let table = at(table);
            text!("log-confirmed-game", game, table)
        }
        Event::GameDisputed { table, game, .. } => {
            let table = at(table);
            text!("log-disputed-game", game, table)
        }
        Event::GameRuled { table, game, decision, .. } => {
            let table = at(table);
            match decision {
                Decision::Stands => text!("log-ruled-game-stands", game, table),
                Decision::Instead { .. } => text!("log-ruled-another-result-game", game, table),
                Decision::Struck => text!("log-ruled-game-played-again", game, table),
            }
        }
        Event::GameEntered {
            table, game, result: series::Game { ending: series::Ending::Forfeit(seats), .. }, ..
        } => {
            let names = seated(table, seats);
            let table = at(table);
            text!("log-entered-forfeit-game", names, game, table)
        }
        Event::GameEntered { table, game, .. } => {
            let table = at(table);
            text!("log-entered-result-game", game, table)
        }
        Event::GameStruck { table, game, .. } => {
            let table = at(table);
            text!("log-struck-game", game, table)
        }
        Event::TableForfeited { table, seats, .. } => {
            let names = seated(table, seats);
            let table = at(table);
            if seats.is_empty() {
                text!("log-took-back-forfeit", table)
            } else {
                text!("log-entered-forfeit", names, table)
            }
        }
        Event::TableClosed { table, closed } => {
            let table = at(table);
            if *closed { text!("log-ended-stands", table) } else { text!("log-reopened", table) }
        }
        Event::TableAdjourned { table, .. } => {
            let table = at(table);
            text!("log-adjourned", table)
        }
        Event::TimeProposed { table, .. } => {
            let table = at(table);
            text!("log-proposed-time", table)
        }
        Event::TimeAgreed { table, .. } => {
            let table = at(table);
            text!("log-agreed-time", table)
        }
        Event::PostponementAsked { table, .. } => {
            let table = at(table);
            text!("log-asked-postpone", table)
        }
        Event::PostponementAnswered { table, granted, .. } => {
            let table = at(table);
            if *granted { text!("log-postponed", table) } else { text!("log-postpone", table) }
        }
        Event::Ladder { .. } => text!("log-moved-ladder"),
        Event::SeasonClosed { .. } => text!("log-closed-season"),
        Event::OrderSet { .. } => text!("log-decided-order-tied-players"),
        Event::Closed { .. } => text!("log-closed-competition"),
        Event::Reopened => text!("log-reopened-competition"),
        Event::Archived => text!("log-archived-competition"),
        Event::Noted { text } => text!("log-noted", text),
    }
}
