//! Default settings.

use std::collections::BTreeMap;

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::contest::series::{Attack, Best, Rule};
use podium_engine::game::Start;

use crate::competitions::settings::{Confirm, Confirmer, Format, Records, Settings};
use crate::competitions::state::Competition;

/// The settings a form suggests for a game: solitaire or cooperative, a score attack on a setup dealt from this seed; for
/// two players, a Swiss; for more, tables. `None` if there is no such game.
pub fn defaults(game: &str, lots: u64) -> Option<Settings> {
    let entry = catalogue::find(game)?;
    let facts = entry.facts;
    let (format, seats) = Format::suggested(facts)?;
    let attack = format.rules().is_alone();
    let setup = if attack && facts.setup.is_some() {
        (entry.deal)(&Start::new(seats), &mut Chance::seeded(lots))
    } else {
        None
    };
    let rule = match attack {
        true => Rule::Attack(Attack { attempts: 3, best: Best::Highest, setup: setup.clone() }),
        false => Rule::usual(game),
    };
    // A solver's record proves the score; there is no opponent to confirm it.
    let (records, confirm) = match attack {
        true => (Records::Required, Confirm { by: Confirmer::Nobody, after_hours: None }),
        false => (Records::Optional, Confirm::default()),
    };
    Some(Settings {
        name: Default::default(),
        about: Default::default(),
        game: game.to_owned(),
        variant: None,
        options: BTreeMap::new(),
        setup,
        tie_breaks: format.rules().tie_breaks(),
        format,
        rule,
        seats,
        points: Default::default(),
        starts_on: None,
        ends_on: None,
        round_hours: None,
        records,
        confirm,
        registration: Default::default(),
        seeding: Default::default(),
        check_in: false,
        clubs_apart: false,
        never_meet: Vec::new(),
        rated: !attack,
        previous: None,
        season: 1,
        rehearsal: false,
    })
}

/// The same rule with ties played on, as a knockout needs.
pub fn deciding(rule: Rule) -> Rule {
    rule.played_on()
}

/// The settings of a competition for another one like it: without dates and people.
pub fn duplicate(competition: &Competition, name: &str) -> Settings {
    let mut settings = Settings {
        name: name.trim().into(),
        starts_on: None,
        ends_on: None,
        never_meet: Vec::new(),
        previous: None,
        season: 1,
        rehearsal: false,
        ..competition.settings.clone()
    };
    settings.registration.closes = None;
    if let Some(format) = settings.format.rules().without_days() {
        settings.format = format;
    }
    settings
}
