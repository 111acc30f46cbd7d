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
    let Text { en, fr } = match by {
        Actor::System => text!("The clock", "L’horloge"),
        Actor::Link { entry, .. } => with(competition.name_at(EntryId(*entry), revision), capacity(by)),
        Actor::User { name, .. } => with(name, capacity(by).or_else(|| is_by_staff(event).then(staff))),
    };
    let Text { en: what, fr: quoi } = deed(competition, event, revision);
    text!("{en} {what}.", "{fr} {quoi}.")
}

fn with(name: &str, capacity: Option<Text>) -> Text {
    match capacity {
        Some(Text { en, fr }) => text!("{name} ({en})", "{name} ({fr})"),
        None => text!("{name}", "{name}"),
    }
}

/// A staff member whose office is not known.
pub fn staff() -> Text {
    text!("staff", "équipe du club")
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
            let (mut en, mut fr) = ("by link".to_owned(), "par lien".to_owned());
            if let Some(issued) = issued {
                en.push_str(&format!(", issued by {}", issued.by.name));
                fr.push_str(&format!(", remis par {}", issued.by.name));
            }
            if let Some(account) = signed_in {
                en.push_str(&format!(", used by {}", account.name));
                fr.push_str(&format!(", utilisé par {}", account.name));
            }
            Some(text!("{en}", "{fr}"))
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
        Event::Created { .. } => text!("created the competition", "a créé la compétition"),
        Event::SettingsChanged { .. } => text!("changed the settings", "a modifié les réglages"),
        Event::RegistrationOpened => text!("opened the registration", "a ouvert les inscriptions"),
        Event::RegistrationClosed => text!("closed the registration", "a fermé les inscriptions"),
        Event::Entered { entry } => {
            let name = &entry.name;
            text!("entered {name}", "a inscrit {name}")
        }
        Event::EntryStateSet { entry, state, .. } => {
            let name = who(entry);
            match state {
                EntryState::Accepted => text!("accepted {name}", "a accepté {name}"),
                EntryState::Refused => text!("refused the entry of {name}", "a refusé l’inscription de {name}"),
                EntryState::WaitingList => {
                    text!("put {name} on the waiting list", "a mis {name} sur la liste d’attente")
                }
                EntryState::Requested => text!("asked for the entry of {name}", "a demandé l’inscription de {name}"),
            }
        }
        Event::EntryEdited { entry, .. } => {
            let name = who(entry);
            text!("corrected the entry of {name}", "a corrigé l’inscription de {name}")
        }
        Event::EntryRenamed { entry, name, reason, .. } => {
            let former = competition.name_at(*entry, revision - 1);
            match reason.is_empty() {
                true => text!("changed the name {former} to {name}", "a remplacé le nom {former} par {name}"),
                false => text!(
                    "changed the name {former} to {name}: “{reason}”",
                    "a remplacé le nom {former} par {name} : « {reason} »"
                ),
            }
        }
        Event::PersonErased { entry: Some(entry) } => {
            let name = who(entry);
            text!("erased the personal data of {name}", "a effacé les données personnelles de {name}")
        }
        Event::PersonErased { entry: None } => {
            text!("erased somebody’s personal data", "a effacé les données personnelles de quelqu’un")
        }
        Event::Moderated { act: Act::Hide } => {
            text!("hid the competition from the public", "a masqué la compétition au public")
        }
        Event::Moderated { act: Act::Show } => {
            text!("showed the competition to the public again", "a de nouveau montré la compétition au public")
        }
        Event::Moderated { act: Act::Remove } => {
            text!("removed the words of the competition", "a supprimé les textes de la compétition")
        }
        Event::WordsModerated { act: Act::Hide } => {
            text!("hid some words as an administrator", "a masqué des mots en tant qu’administrateur")
        }
        Event::WordsModerated { act: Act::Show } => {
            text!(
                "showed hidden words again as an administrator",
                "a de nouveau montré des mots en tant qu’administrateur"
            )
        }
        Event::WordsModerated { act: Act::Remove } => {
            text!("removed some words as an administrator", "a supprimé des mots en tant qu’administrateur")
        }
        Event::PublicNameChanged { entry: Some(entry) } => {
            let name = who(entry);
            text!("changed how {name} is shown", "a modifié l’affichage de {name}")
        }
        Event::PublicNameChanged { entry: None } => {
            text!("changed how somebody is shown", "a modifié l’affichage de quelqu’un")
        }
        Event::CheckedIn { entry, here } => {
            let name = who(entry);
            if *here {
                text!("checked {name} in", "a pointé {name}")
            } else {
                text!("took back the check-in of {name}", "a annulé le pointage de {name}")
            }
        }
        Event::LinkRenewed { entry } => {
            let name = who(entry);
            text!("gave {name} a new link", "a donné un nouveau lien à {name}")
        }
        Event::Seeded { .. } => text!("set the starting order", "a fixé l’ordre de départ"),
        Event::Withdrew { entry, .. } => {
            let name = who(entry);
            text!("withdrew {name}", "a enregistré le retrait de {name}")
        }
        Event::Returned { entry } => {
            let name = who(entry);
            text!("took {name} back in", "a réintégré {name}")
        }
        Event::ByeAsked { entry, round, .. } => {
            let name = who(entry);
            text!("noted a bye for {name} in round {round}", "a noté une exemption pour {name} à la ronde {round}")
        }
        Event::ByeCancelled { entry, round } => {
            let name = who(entry);
            text!("cancelled the bye of {name} in round {round}", "a annulé l’exemption de {name} à la ronde {round}")
        }
        Event::Started { .. } => text!("started the competition", "a lancé la compétition"),
        Event::StageAdded { plan } => {
            let Text { en: name, fr: nom } = plan.name.text();
            text!("added the stage “{name}”", "a ajouté la phase « {nom} »")
        }
        Event::RoundDrawn { round, draw, .. } if draw.by_hand => {
            text!("changed the draw of round {round} by hand", "a modifié à la main le tirage de la ronde {round}")
        }
        Event::RoundDrawn { round, .. } => text!("drew round {round}", "a tiré la ronde {round}"),
        Event::RoundScrapped { round, .. } => {
            text!("threw the draft of round {round} away", "a abandonné le brouillon de la ronde {round}")
        }
        Event::RoundPublished { round, .. } => text!("published round {round}", "a publié la ronde {round}"),
        Event::TablesAdded { round, tables, .. } => {
            let number = tables.len();
            text!("added tables to round {round} ({number})", "a ajouté des tables à la ronde {round} ({number})")
        }
        Event::TableVoided { table, .. } => {
            let table = at(table);
            text!("took back the table {table}", "a annulé la table {table}")
        }
        Event::GameReported { table, game, record, .. } => {
            let table = at(table);
            match record {
                Some(_) => text!(
                    "submitted the record of game {game} of {table}",
                    "a déposé la feuille de la partie {game} de {table}"
                ),
                None => text!("reported game {game} of {table}", "a annoncé la partie {game} de {table}"),
            }
        }
        Event::GameDoubted { table, game, doubts } => {
            let table = at(table);
            let told: Vec<Text> = doubts.iter().map(|doubt| doubt.text(competition)).collect();
            let sentences = |word: fn(&Text) -> &str| told.iter().map(word).collect::<Vec<_>>().join(" ");
            let (en, fr) = (sentences(|text| &text.en), sentences(|text| &text.fr));
            let (en, fr) = (en.trim_end_matches('.'), fr.trim_end_matches('.'));
            text!(
                "handed in a record for game {game} of {table} that does not fit: {en}",
                "a remis pour la partie {game} de {table} une feuille qui ne concorde pas : {fr}"
            )
        }
        Event::GameConfirmed { table, game } => {
            let table = at(table);
            text!("confirmed game {game} of {table}", "a confirmé la partie {game} de {table}")
        }
        Event::GameDisputed { table, game, .. } => {
            let table = at(table);
            text!("disputed game {game} of {table}", "a contesté la partie {game} de {table}")
        }
        Event::GameRuled { table, game, decision, .. } => {
            let table = at(table);
            match decision {
                Decision::Stands => text!(
                    "ruled that game {game} of {table} stands",
                    "a décidé que la partie {game} de {table} est maintenue"
                ),
                Decision::Instead { .. } => text!(
                    "ruled another result for game {game} of {table}",
                    "a décidé un autre résultat pour la partie {game} de {table}"
                ),
                Decision::Struck => text!(
                    "ruled that game {game} of {table} is played again",
                    "a décidé que la partie {game} de {table} est à rejouer"
                ),
            }
        }
        Event::GameEntered {
            table, game, result: series::Game { ending: series::Ending::Forfeit(seats), .. }, ..
        } => {
            let names = seated(table, seats);
            let table = at(table);
            text!(
                "entered a forfeit of {names} in game {game} of {table}",
                "a saisi un forfait de {names} pour la partie {game} de {table}"
            )
        }
        Event::GameEntered { table, game, .. } => {
            let table = at(table);
            text!("entered the result of game {game} of {table}", "a saisi le résultat de la partie {game} de {table}")
        }
        Event::GameStruck { table, game, .. } => {
            let table = at(table);
            text!("struck game {game} of {table}", "a supprimé la partie {game} de {table}")
        }
        Event::TableForfeited { table, seats, .. } => {
            let names = seated(table, seats);
            let table = at(table);
            if seats.is_empty() {
                text!("took back the forfeit of {table}", "a annulé le forfait de {table}")
            } else {
                text!("entered a forfeit of {names} in {table}", "a saisi un forfait de {names} dans {table}")
            }
        }
        Event::TableClosed { table, closed } => {
            let table = at(table);
            if *closed {
                text!("ended {table} as it stands", "a arrêté {table} en l’état")
            } else {
                text!("reopened {table}", "a rouvert {table}")
            }
        }
        Event::TableAdjourned { table, .. } => {
            let table = at(table);
            text!("adjourned {table}", "a ajourné {table}")
        }
        Event::TimeProposed { table, .. } => {
            let table = at(table);
            text!("proposed a time for {table}", "a proposé un horaire pour {table}")
        }
        Event::TimeAgreed { table, .. } => {
            let table = at(table);
            text!("agreed to the time of {table}", "a accepté l’horaire de {table}")
        }
        Event::PostponementAsked { table, .. } => {
            let table = at(table);
            text!("asked to postpone {table}", "a demandé le report de {table}")
        }
        Event::PostponementAnswered { table, granted, .. } => {
            let table = at(table);
            if *granted {
                text!("postponed {table}", "a reporté {table}")
            } else {
                text!("did not postpone {table}", "a refusé le report de {table}")
            }
        }
        Event::Ladder { .. } => text!("moved on the ladder", "a bougé sur l’échelle"),
        Event::SeasonClosed { .. } => text!("closed the season", "a clos la saison"),
        Event::OrderSet { .. } => text!("decided the order of tied players", "a départagé des ex æquo"),
        Event::Closed { .. } => text!("closed the competition", "a clos la compétition"),
        Event::Reopened => text!("reopened the competition", "a rouvert la compétition"),
        Event::Archived => text!("archived the competition", "a archivé la compétition"),
        Event::Noted { text } => text!("noted: {text}", "a noté : {text}"),
    }
}
