//! The log of a competition: every event as a sentence.

use podium_engine::contest::ladder::What;
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

/// Who did what, as of a revision; or what happened automatically.
pub fn tell(competition: &Competition, by: &Actor, event: &Event, revision: u64) -> Text {
    if let Some(happened) = happened(competition, by, event, revision) {
        return happened;
    }
    let what = deed(competition, by, event, revision);
    let who = match by {
        Actor::System => return text!("log-done-automatically", what),
        Actor::Link { entry, .. } => with(competition.name_at(EntryId(*entry), revision), capacity(by)),
        Actor::User { name, office: None, .. } if is_by_staff(event) => {
            with(name, Some(text!("office", office = STAFF)))
        }
        Actor::User { name, .. } => with(name, capacity(by)),
    };
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

/// The word for the office of a staff member where it is not known.
const STAFF: &str = "staff";

/// The word for the office in which staff did something.
pub fn office(by: &Actor) -> &'static str {
    match by {
        Actor::User { office: Some(office), .. } => office.word(),
        _ => STAFF,
    }
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
        Actor::User { office: Some(office), .. } => Some(text!("office", office = office.word())),
        Actor::Link { issued, signed_in, .. } => {
            let issuer = issued.as_ref().map(|issued| text!("log-link-issued", name = issued.by.name.as_str()));
            let user = signed_in.as_ref().map(|account| text!("log-link-used", name = account.name.as_str()));
            Some(Text::joined([Some(text!("log-by-link")), issuer, user].into_iter().flatten(), ", "))
        }
    }
}

/// The players of a table.
fn at(competition: &Competition, id: TableId, revision: u64) -> String {
    match competition.table(id) {
        Some(table) => {
            let names = table.seats.iter().map(|&entry| competition.name_at(entry, revision));
            names.collect::<Vec<_>>().join(" – ")
        }
        None => id.to_string(),
    }
}

/// The players on some seats of a table.
fn seated(competition: &Competition, id: TableId, seats: &[usize], revision: u64) -> String {
    let name = |seat: &usize| Some(competition.name_at(*competition.table(id)?.seats.get(*seat)?, revision));
    seats.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

/// A player of a ladder, whose events name entries by their numbers.
fn climber(player: &str) -> EntryId {
    EntryId(player.parse().unwrap_or(0))
}

/// Whether somebody acted on their own entry.
fn is_own(competition: &Competition, by: &Actor, entry: EntryId, revision: u64) -> bool {
    match by {
        Actor::Link { entry: own, .. } => EntryId(*own) == entry,
        // Accounts and entries are not linked in the chain; an entry has a name of its own.
        Actor::User { name, .. } => **name == *competition.name_at(entry, revision),
        Actor::System => false,
    }
}

/// What happened without anybody's doing: by timeout, or on a ladder as a consequence.
fn happened(competition: &Competition, by: &Actor, event: &Event, revision: u64) -> Option<Text> {
    let at = |id: &TableId| at(competition, *id, revision);
    if let Event::Ladder { event } = event {
        return on_ladder(competition, &event.what, revision);
    }
    if *by != Actor::System {
        return None;
    }
    Some(match event {
        Event::EntryStateSet { entry, state: EntryState::Accepted, .. } => {
            let name = competition.name_at(*entry, revision);
            text!("log-accepted-automatically", name)
        }
        Event::TablesAdded { stage, round, tables } => {
            let (kind, number) = (competition.kind_of_rounds(*stage), tables.len());
            text!("log-added-tables-automatically", kind, round, number)
        }
        Event::TableVoided { table, .. } => {
            let table = at(table);
            text!("log-voided-table-automatically", table)
        }
        Event::GameConfirmed { table, game } => {
            let table = at(table);
            text!("log-confirmed-game-automatically", game, table)
        }
        Event::TableForfeited { table, seats, .. } if !seats.is_empty() => {
            let names = seated(competition, *table, seats, revision);
            let table = at(table);
            text!("log-entered-forfeit-automatically", names, table)
        }
        Event::TableClosed { table, closed: true } => {
            let table = at(table);
            text!("log-ended-stands-automatically", table)
        }
        _ => return None,
    })
}

/// What happened on a ladder, unless it was somebody's decision.
fn on_ladder(competition: &Competition, what: &What, revision: u64) -> Option<Text> {
    let who = |player: &str| competition.name_at(climber(player), revision);
    Some(match what {
        What::Joined(player) => text!("log-ladder-joined", name = who(player)),
        What::Left(player) => text!("log-ladder-left", name = who(player)),
        What::Cancelled { by, whom } => text!("log-ladder-cancelled", by = who(by), whom = who(whom)),
        What::Played { by, whom, winner } => match winner {
            Some(winner) if winner == by => text!("log-ladder-won", by = who(by), whom = who(whom)),
            Some(_) => text!("log-ladder-lost", by = who(by), whom = who(whom)),
            None => text!("log-ladder-drew", by = who(by), whom = who(whom)),
        },
        What::NoShow { by, whom, absent } => {
            text!("log-ladder-no-show", by = who(by), whom = who(whom), absent = who(absent))
        }
        What::Challenged { .. } | What::Accepted { .. } | What::Refused { .. } | What::Placed { .. } => return None,
    })
}

fn deed(competition: &Competition, by: &Actor, event: &Event, revision: u64) -> Text {
    let who = |entry: &EntryId| competition.name_at(*entry, revision);
    let at = |id: &TableId| at(competition, *id, revision);
    let seated = |id: &TableId, seats: &[usize]| seated(competition, *id, seats, revision);
    let is_own = |entry: &EntryId| is_own(competition, by, *entry, revision);
    let kind_of = |stage: &usize| competition.kind_of_rounds(*stage);
    match event {
        Event::Created { .. } => text!("log-created-competition"),
        Event::SettingsChanged { .. } => text!("log-changed-settings"),
        Event::RegistrationOpened => text!("log-opened-registration"),
        Event::RegistrationClosed => text!("log-closed-registration"),
        Event::Entered { entry } => {
            let name = &entry.name;
            match by {
                Actor::User { name: own, .. } if **own == **name => {
                    let state = match entry.state {
                        EntryState::Requested => "requested",
                        EntryState::WaitingList => "waiting-list",
                        EntryState::Accepted | EntryState::Refused => "accepted",
                    };
                    text!("log-entered-oneself", state)
                }
                _ => text!("log-entered", name),
            }
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
                false => text!("log-changed-name-because", former, name, reason),
            }
        }
        Event::PersonErased { entry: Some(entry) } if is_own(entry) => text!("log-erased-own-data"),
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
        Event::ClubMerged { .. } => text!("log-merged-club-into-another"),
        Event::PublicNameChanged { entry: Some(entry) } if is_own(entry) => text!("log-changed-own-public-name"),
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
        Event::Withdrew { entry, .. } if is_own(entry) => text!("log-withdrew-oneself"),
        Event::Withdrew { entry, .. } => {
            let name = who(entry);
            text!("log-withdrew", name)
        }
        Event::Returned { entry } => {
            let name = who(entry);
            text!("log-took-back", name)
        }
        Event::ByeAsked { entry, round, .. } => {
            let (name, kind) = (who(entry), kind_of(&0));
            match is_own(entry) {
                true => text!("log-asked-bye-round", kind, round),
                false => text!("log-noted-bye-round", name, kind, round),
            }
        }
        Event::ByeCancelled { entry, round } => {
            let (name, kind) = (who(entry), kind_of(&0));
            match is_own(entry) {
                true => text!("log-cancelled-own-bye-round", kind, round),
                false => text!("log-cancelled-bye-round", name, kind, round),
            }
        }
        Event::Started { .. } => text!("log-started-competition"),
        Event::StageAdded { plan } => {
            let name = plan.name.text();
            text!("log-added-stage", name)
        }
        Event::RoundDrawn { stage, round, draw } => {
            let kind = kind_of(stage);
            match draw.by_hand {
                true => text!("log-changed-draw-round-hand", kind, round),
                false => text!("log-drew-round", kind, round),
            }
        }
        Event::RoundScrapped { stage, round } => text!("log-threw-draft-round-away", kind = kind_of(stage), round),
        Event::RoundPublished { stage, round, .. } => text!("log-published-round", kind = kind_of(stage), round),
        Event::TablesAdded { stage, round, tables } => {
            let (kind, number) = (kind_of(stage), tables.len());
            text!("log-added-tables-round", kind, round, number)
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
        Event::Ladder { event } => match &event.what {
            What::Challenged { by, whom } => {
                let (own, by, whom) = (is_own(&climber(by)), who(&climber(by)), who(&climber(whom)));
                match own {
                    true => text!("log-challenged", whom),
                    false => text!("log-entered-challenge", by, whom),
                }
            }
            What::Accepted { by, whom } => {
                let (own, by, whom) = (is_own(&climber(whom)), who(&climber(by)), who(&climber(whom)));
                match own {
                    true => text!("log-accepted-challenge", by),
                    false => text!("log-accepted-challenge-for", by, whom),
                }
            }
            What::Refused { by, whom } => {
                let (own, by, whom) = (is_own(&climber(whom)), who(&climber(by)), who(&climber(whom)));
                match own {
                    true => text!("log-refused-challenge", by),
                    false => text!("log-refused-challenge-for", by, whom),
                }
            }
            What::Placed { player, rung } => {
                let name = who(&climber(player));
                text!("log-placed-on-rung", name, rung)
            }
            // Nobody's decisions, which have sentences of their own.
            what => on_ladder(competition, what, revision).unwrap_or(Text::EMPTY),
        },
        Event::SeasonClosed { .. } => text!("log-closed-season"),
        Event::OrderSet { .. } => text!("log-decided-order-tied-players"),
        Event::Closed { .. } => text!("log-closed-competition"),
        Event::Reopened => text!("log-reopened-competition"),
        Event::Archived => text!("log-archived-competition"),
        Event::Noted { text } => text!("log-noted", text),
    }
}

#[cfg(test)]
mod tests {
    use podium_engine::contest::day::Day;
    use podium_engine::contest::ladder;

    use super::*;
    use crate::competitions::testing::{Builder, player, user};
    use crate::words::Said;

    fn told(by: &Actor, event: Event) -> String {
        let it = Builder::swiss(3).it;
        tell(&it, by, &event, it.revision).en()
    }

    fn on_a_ladder(by: &Actor, what: What) -> String {
        told(by, Event::Ladder { event: ladder::Event { day: Day::from_number(0), what } })
    }

    #[test]
    fn nobody_is_said_to_act_on_themselves() {
        let withdrew = || Event::Withdrew { entry: EntryId(1), why: Default::default() };
        assert_eq!(told(&user("Ada"), withdrew()), "Ada withdrew from the competition.");
        assert_eq!(told(&Actor::link(1), withdrew()), "Ada (by link) withdrew from the competition.");
        assert_eq!(told(&user("Ben"), withdrew()), "Ben withdrew Ada.");
        let entered = |state| Event::Entered { entry: super::super::event::NewEntry { state, ..player(0) } };
        assert_eq!(told(&user("Ada"), entered(EntryState::Accepted)), "Ada entered the competition.");
        assert_eq!(told(&user("Ada"), entered(EntryState::Requested)), "Ada asked to enter.");
        assert_eq!(told(&user("Ben"), entered(EntryState::Accepted)), "Ben entered Ada.");
    }

    #[test]
    fn what_nobody_did_happened_automatically() {
        let confirmed = Event::GameConfirmed { table: TableId(1), game: 2 };
        let said = told(&Actor::System, confirmed);
        assert!(said.starts_with("Game 2 of ") && said.contains("automatically"), "{said}");
        assert_eq!(told(&Actor::System, Event::Reopened), "Podium reopened the competition (automatically).");
    }

    #[test]
    fn each_event_of_a_ladder_has_its_sentence() {
        let (by, whom) = ("2".to_owned(), "1".to_owned());
        let challenged = What::Challenged { by: by.clone(), whom: whom.clone() };
        assert_eq!(on_a_ladder(&user("Ben"), challenged), "Ben challenged Ada.");
        let accepted = || What::Accepted { by: by.clone(), whom: whom.clone() };
        assert_eq!(on_a_ladder(&user("Ada"), accepted()), "Ada accepted the challenge of Ben.");
        assert_eq!(on_a_ladder(&user("Cleo"), accepted()), "Cleo accepted the challenge of Ben for Ada.");
        let played = What::Played { by: by.clone(), whom: whom.clone(), winner: Some(by.clone()) };
        assert_eq!(on_a_ladder(&user("Cleo"), played), "Ben challenged Ada and won.");
    }
}
