//! Settings to begin with.

use std::collections::BTreeMap;

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::contest::seating::{Clubs, System};
use podium_engine::contest::series::{Attack, Best, Rule};
use podium_engine::game::{Facts, Start};

use crate::competitions::settings::{Confirm, Confirmer, Format, Records, Settings, SwissSystem};
use crate::competitions::state::Competition;

/// What a form suggests for a game: alone or together, a score attack on a setup dealt by these lots; for two, a Swiss;
/// for more, tables. `None` if there is no such game.
pub fn defaults(game: &str, lots: u64) -> Option<Settings> {
    let entry = catalogue::find(game)?;
    let facts = entry.facts;
    let (format, seats) = shape(facts);
    let attack = matches!(format, Format::ScoreAttack { .. });
    let setup = if attack && facts.setup.is_some() {
        (entry.deal)(&Start::new(seats), &mut Chance::seeded(lots))
    } else {
        None
    };
    let rule = match attack {
        true => Rule::Attack(Attack { attempts: 3, best: Best::Highest, setup: setup.clone() }),
        false => Rule::usual(game),
    };
    // A solver proves the score by the record; nobody sits opposite who could confirm it.
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
        tie_breaks: tie_breaks(&format),
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

fn shape(facts: &Facts) -> (Format, usize) {
    let (low, high) = (usize::from(facts.players.0), usize::from(facts.players.1));
    if high == 1 || facts.cooperative {
        return (Format::ScoreAttack { opens: None, closes: None }, low);
    }
    if high == 2 {
        return (Format::Swiss { system: SwissSystem::Dutch, rounds: 5, accelerated: false }, 2);
    }
    let seats = 4.clamp(low.max(3), high.min(8).max(low));
    let smallest = low.max(2).max(seats.saturating_sub(1)).min(seats);
    (Format::Tables { system: System::ByPoints, rounds: 3, smallest, clubs: Clubs::Prefer }, seats)
}

/// The usual tie-breaks of a format, by their codes.
pub fn tie_breaks(format: &Format) -> Vec<String> {
    let codes: &[&str] = match format {
        Format::Swiss { .. } => &["BH/C1", "BH", "DE", "WIN"],
        Format::RoundRobin { .. } | Format::Groups { .. } => &["DE", "SB", "WIN"],
        Format::Tables { .. } => &["TW", "RS"],
        _ => &[],
    };
    codes.iter().map(|&code| code.to_owned()).collect()
}

/// The same rule with ties played on, as a knockout needs it.
pub fn deciding(rule: Rule) -> Rule {
    rule.played_on()
}

/// The settings of a competition for another one like it: without its days and its people.
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
    if let Format::ScoreAttack { opens, closes } = &mut settings.format {
        (*opens, *closes) = (None, None);
    }
    settings
}
