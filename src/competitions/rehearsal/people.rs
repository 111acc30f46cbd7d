//! The participants of a rehearsal.

use podium_engine::chance::Chance;

use super::super::event::NewEntry;
use super::super::settings::Settings;
use super::super::state::{Competition, EntryState};

const FIRST: [&str; 32] = [
    "Agathe", "Bilal", "Camille", "Dimitri", "Elena", "Farid", "Greta", "Henri", "Ines", "Jonas", "Karim", "Léa",
    "Malik", "Nora", "Oscar", "Paula", "Quentin", "Rosa", "Samir", "Thea", "Ugo", "Vera", "William", "Xenia", "Yann",
    "Zoé", "Anouk", "Boris", "Chloé", "Darius", "Edith", "Félix",
];

const LAST: [&str; 24] = [
    "Abbott", "Bernard", "Castillo", "Dubois", "Eriksen", "Fontaine", "Garnier", "Hughes", "Ivanova", "Jansen",
    "Kowalski", "Lambert", "Moreau", "Nguyen", "Okafor", "Petit", "Quinn", "Rossi", "Schmidt", "Thomas", "Ueda",
    "Vidal", "Weiss", "Zhang",
];

/// A copy of a competition to rehearse: the same settings and participants, unrated.
pub fn copy(competition: &Competition) -> (Settings, Vec<NewEntry>) {
    let entries = competition.entries.iter().filter(|entry| entry.is_in()).map(|entry| NewEntry {
        player: entry.player,
        name: entry.name.clone(),
        club: entry.club.clone(),
        rating: entry.rating,
        answers: Vec::new(),
        state: EntryState::Accepted,
    });
    (rehearsed(&competition.settings), entries.collect())
}

fn rehearsed(settings: &Settings) -> Settings {
    Settings { rehearsal: true, rated: false, check_in: false, ..settings.clone() }
}

/// This many invented people with distinct names and ratings around 1500.
pub fn invented(count: usize, chance: &mut Chance) -> Vec<NewEntry> {
    let pairs = FIRST.iter().flat_map(|first| LAST.iter().map(move |last| format!("{first} {last}")));
    let mut names: Vec<String> = pairs.collect();
    chance.shuffle(&mut names);
    let more = (1..).map(|number| format!("Player {number}"));
    let names = names.into_iter().chain(more).take(count);
    let entry = |(at, name): (usize, String)| NewEntry {
        player: format!("rehearsal-{}", at + 1).parse().unwrap_or_default(),
        name: name.into(),
        club: None,
        rating: Some(1200 + (chance.below(400) + chance.below(400)) as u32),
        answers: Vec::new(),
        state: EntryState::Accepted,
    };
    names.enumerate().map(entry).collect()
}
