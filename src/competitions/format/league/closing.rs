//! Closing a season, and setting up the next one from it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use podium_engine::contest::league::{self, Intake, Moved, Why};
use podium_engine::text;
use podium_engine::text::Text;

use super::super::roster;
use super::season;
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::reasons::division_name;
use crate::competitions::settings::{Seeding, Settings};
use crate::competitions::state::{Competition, EntryId, EntryState};

/// Who joins and leaves between two seasons. Joining players are given by the club's player.
#[derive(Debug, Clone, Default)]
pub struct Coming {
    pub intake: Intake,
    /// The names of newcomers, by player.
    pub names: BTreeMap<String, String>,
}

/// Closes the season: records everybody's moves and ends the competition.
pub fn close(competition: &Competition, coming: &Coming, now: DateTime<Utc>) -> Result<Vec<Event>, Text> {
    let (season, events) = season::of(competition, now)?;
    let named = |text: Text| season::named(competition, &coming.names, text);
    let close = league::close(&season, &events, roster::today(now), &coming.intake);
    let close = Box::new(close.map_err(|stuck| named(stuck.text))?);
    let newcomers = coming.names.iter().map(|(player, name)| (player.clone(), name.into())).collect();
    Ok(vec![Event::SeasonClosed { close, newcomers }, Event::Closed { standings: None }])
}

/// Who moves where after a closed season, one sentence each.
pub fn moves(competition: &Competition) -> Vec<(Option<EntryId>, Text)> {
    let Some(close) = &competition.season else { return Vec::new() };
    let name = |player: &String| season::name(competition, player).to_owned();
    let told = |moved: &Moved| {
        let why = match &moved.why {
            Why::WonPlayOff(other) => Why::WonPlayOff(name(other)),
            Why::LostPlayOff(other) => Why::LostPlayOff(name(other)),
            why => why.clone(),
        };
        let text = Moved { player: name(&moved.player), why, ..moved.clone() }.text_with(&division_name);
        (season::entry(competition, &moved.player), text)
    };
    close.moves.iter().map(told).collect()
}

/// Settings and entries of the season after a closed one; the entries in order of strength.
pub fn next_season(competition: &Competition) -> Result<(Settings, Vec<NewEntry>), Text> {
    let close = competition.season.as_ref().ok_or_else(|| text!("format-season-closed-yet-close-first"))?;
    let settings = Settings {
        previous: Some(competition.id.clone()),
        season: close.next.number,
        starts_on: None,
        ends_on: None,
        seeding: Seeding::Hand,
        ..competition.settings.clone()
    };
    let players = close.next.divisions.iter().flat_map(|division| &division.players);
    let entry = |player: &String| match season::entry(competition, player).and_then(|id| competition.entry(id)) {
        Some(entry) => NewEntry {
            player: entry.player,
            name: entry.name.clone(),
            club: entry.club.clone(),
            rating: entry.rating,
            answers: Vec::new(),
            state: EntryState::Accepted,
        },
        None => NewEntry {
            player: player.parse().unwrap_or_default(),
            name: season::name(competition, player).into(),
            club: None,
            rating: None,
            answers: Vec::new(),
            state: EntryState::Accepted,
        },
    };
    Ok((settings, players.map(entry).collect()))
}
