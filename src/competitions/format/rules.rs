//! What every format answers: its facts, its fields in the form, its stages, rounds and standings, its words.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::Close;
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Detail};
use super::preview::Preview;
use super::{Format, Next};
use crate::competitions::event::{Draw, Event, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId};
use crate::error::Wrong;
use crate::fields::Fields;

/// A number with its field, what it is called, and its range.
pub type Bound = (&'static str, u64, (&'static str, &'static str), RangeInclusive<u64>);

/// The most rounds a competition may have.
const MOST_ROUNDS: u64 = 99;
/// The most points that anything is worth, in tenths.
pub const MOST_POINTS: u64 = 10_000;

/// The bound of a number of rounds.
pub(super) const fn rounds(rounds: usize) -> Bound {
    ("rounds", rounds as u64, ("Rounds", "Nombre de rondes"), 1..=MOST_ROUNDS)
}

/// The bounds of what a win, a draw and a loss are worth.
pub(super) fn worths(worth: [u32; 3]) -> impl Iterator<Item = Bound> {
    let names = ("Tenths of a point", "Dixièmes de point");
    ["win", "draw", "loss"].into_iter().zip(worth).map(move |(field, worth)| {
        let worth: u64 = worth.into();
        (field, worth, names, 0..=MOST_POINTS)
    })
}

/// A sentence unless the condition holds.
pub fn must(holds: bool, text: impl FnOnce() -> Text) -> Result<(), Text> {
    if holds { Ok(()) } else { Err(text()) }
}

/// How players bring tables about themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Initiative {
    /// They challenge somebody, who accepts or refuses.
    Challenge,
    /// They open tables with others.
    OpenTable,
}

/// How often and how long a table may be put off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Postponements {
    /// So many for each player.
    pub most: usize,
    /// In days.
    pub longest: u32,
}

/// A format. What most of them answer alike has a default; a new one fills in the rest, in a file of its own.
pub trait FormatRules {
    // Facts.

    /// Its one spelling: in the database, forms, addresses and the API. It is called as the messages `format-…` and
    /// `desk-opt-format-…` say.
    fn word(&self) -> &'static str;

    /// Whether a game can be played so: here, those that two can play against each other.
    fn suits(&self, facts: &Facts) -> bool {
        !facts.cooperative && (facts.players.0..=facts.players.1).contains(&2)
    }

    /// Itself and the seats of a table, for games that are usually played so.
    fn suggested(&self, _facts: &Facts) -> Option<(Format, usize)> {
        None
    }

    /// Whether two sit at a table.
    fn is_pairs(&self) -> bool {
        true
    }

    /// Whether everybody plays alone, for the best score.
    fn is_alone(&self) -> bool {
        false
    }

    /// Whether a tied match would leave nobody to go on.
    fn needs_winner(&self) -> bool {
        false
    }

    /// Whether drawing a round of a large field takes long.
    fn is_heavy(&self) -> bool {
        false
    }

    /// Whether people may enter after the start.
    fn takes_late_entries(&self) -> bool {
        false
    }

    /// How many must be there to start.
    fn fewest(&self) -> usize {
        2
    }

    /// The rounds that can be missed on request, counted from 1 to this.
    fn rounds_to_miss(&self) -> usize {
        0
    }

    /// Whether a bye is worth points as a table is, not a part of them.
    fn byes_are_points(&self) -> bool {
        true
    }

    /// Rounds between two that are drawn one after the other: how many, and games of each.
    fn paired_rounds(&self) -> Option<(usize, usize)> {
        None
    }

    /// Whether a federation's report can be made of it.
    fn has_report(&self) -> bool {
        false
    }

    /// Whether it closes with moves between divisions and goes on in another season.
    fn has_seasons(&self) -> bool {
        false
    }

    /// Whether who goes on may have to be decided by lot.
    fn needs_lots(&self) -> bool {
        false
    }

    /// The usual tie-breaks. A format without any ranks in a way of its own.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// What a win, a draw and a loss are worth, in tenths, where the format says so and not the settings.
    fn worth(&self) -> Option<[u32; 3]> {
        None
    }

    /// How often and how long tables may be put off, where that is limited.
    fn postponements(&self) -> Option<Postponements> {
        None
    }

    /// How players bring tables about, where they do.
    fn initiative(&self) -> Option<Initiative> {
        None
    }

    /// From when on anything can be played.
    fn opens(&self) -> Option<DateTime<Utc>> {
        None
    }

    /// When a round is to be played, in a competition that begins on a day.
    fn window(&self, _first: Day, _round: usize) -> Option<Window> {
        None
    }

    /// How long a published round stays open, in hours.
    fn round_hours(&self, settings: &Settings) -> Option<i64> {
        settings.round_hours.map(i64::from)
    }

    // The form.

    /// Its own fields; what was typed says which of several kinds is chosen.
    fn fields(&self, facts: &Facts, typed: &Fields) -> Vec<Ask>;

    /// The fields by which standings are ranked, with the name of their group; none where there is nothing to choose.
    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)>;

    /// Fields at the end of the form; `entered` tells whether there are entries whose numbers one can name.
    fn further_fields(&self, _entered: bool) -> Vec<Ask> {
        Vec::new()
    }

    /// Whether the settings say how long a round may take.
    fn asks_round_hours(&self) -> bool {
        true
    }

    /// Itself with what was typed.
    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong>;

    /// The seats of a table, as typed.
    fn read_seats(&self, _form: &Reader<'_>, _base: usize, _facts: &Facts) -> Result<usize, Wrong> {
        Ok(2)
    }

    /// Its values in the fields of the form.
    fn write(&self, form: &mut Writer<'_>);

    // Checks.

    /// Its numbers with their ranges.
    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        Vec::new()
    }

    /// What makes no sense together; the seats of pairs are looked at before.
    fn check(&self, _settings: &Settings, _facts: &Facts) -> Result<(), Text> {
        Ok(())
    }

    /// The smallest table that is played, where it is not a full one.
    fn smallest_table(&self) -> Option<usize> {
        None
    }

    /// Itself with what may still change after the start taken from another of its kind, when so many rounds are
    /// published; none where nothing may.
    fn adapted(&self, _to: &Format, _published: usize) -> Option<Format> {
        None
    }

    /// Itself without days, for another competition like it; none where it has no days.
    fn without_days(&self) -> Option<Format> {
        None
    }

    /// What its schedule will look like.
    fn preview(&self, settings: &Settings, players: usize) -> Result<Preview, Text>;

    // Stages, rounds, standings. Stages are counted from 0.

    /// The stages it starts with; a sentence if it cannot start so. A season goes on from how the one before was closed.
    fn plan(&self, competition: &Competition, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text>;

    /// What comes next in a stage.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text>;

    /// The standings of a stage; an empty board if there are none.
    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board;

    /// Reasons and warnings of a round that was changed by hand; none where the format has nothing of its own to say.
    fn explain(&self, _competition: &Competition, _stage: usize, _draw: &Draw) -> Option<Result<Draw, Text>> {
        None
    }

    /// What follows when somebody enters after the start.
    fn joined(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<Event> {
        Vec::new()
    }

    /// What time alone does to tables that were not finished in time.
    fn due(&self, _competition: &Competition, _now: DateTime<Utc>) -> Vec<Event> {
        Vec::new()
    }

    /// With whom somebody may open a table now.
    fn partners(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<EntryId> {
        Vec::new()
    }

    /// Whom somebody may challenge now.
    fn targets(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<EntryId> {
        Vec::new()
    }

    // Words.

    /// Why somebody sits out whose opponent has left.
    fn opponent_left(&self, gone: &str) -> Text {
        text!("{gone} would be the opponent and has left.", "L’adversaire, {gone}, a abandonné.")
    }
}
