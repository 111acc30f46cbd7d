//! The interface of a format: its facts, form fields, stages, rounds, standings and wording.

use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::Close;
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use super::board::{Board, Detail};
use super::preview::Preview;
use super::{Format, Next};
use crate::competitions::event::{Draw, Event, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId};
use crate::error::Wrong;
use crate::fields::Fields;

/// A number with its form field, its label, and its range.
pub type Bound = (&'static str, u64, Phrase, RangeInclusive<u64>);

/// The most rounds a competition may have.
const MOST_ROUNDS: u64 = 99;
/// The most points anything may be worth, in tenths.
pub const MOST_POINTS: u64 = 10_000;

/// The bound of a number of rounds.
pub(super) const fn rounds(rounds: usize) -> Bound {
    ("rounds", rounds as u64, Phrase::new("bound-rounds"), 1..=MOST_ROUNDS)
}

/// The bounds of what a win, a draw and a loss are worth.
pub(super) fn worths(worth: [u32; 3]) -> impl Iterator<Item = Bound> {
    let names = Phrase::new("bound-tenths-point");
    ["win", "draw", "loss"].into_iter().zip(worth).map(move |(field, worth)| {
        let worth: u64 = worth.into();
        (field, worth, names, 0..=MOST_POINTS)
    })
}

/// Returns the sentence as an error unless the condition holds.
pub fn must(holds: bool, text: impl FnOnce() -> Text) -> Result<(), Text> {
    if holds { Ok(()) } else { Err(text()) }
}

/// How players create tables themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Initiative {
    /// They challenge somebody, who accepts or refuses.
    Challenge,
    /// They open tables with others.
    OpenTable,
}

/// How often and how long a table may be postponed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Postponements {
    /// At most this many per player.
    pub most: usize,
    /// In days.
    pub longest: u32,
}

/// A format. What most of them share has a default; a new format implements the rest, in a file of its own.
pub trait FormatRules {
    // Facts.

    /// Its only spelling: in the database, forms, addresses and the API. Its labels are the messages `format-…` and
    /// `desk-opt-format-…`.
    fn word(&self) -> &'static str;

    /// Whether it suits a game: by default, if two can play it against each other.
    fn suits(&self, facts: &Facts) -> bool {
        !facts.cooperative && (facts.players.0..=facts.players.1).contains(&2)
    }

    /// Itself and the seats of a table, for games usually played in this format.
    fn suggested(&self, _facts: &Facts) -> Option<(Format, usize)> {
        None
    }

    /// Whether tables have two seats.
    fn is_pairs(&self) -> bool {
        true
    }

    /// Whether everybody plays alone, for the best score.
    fn is_alone(&self) -> bool {
        false
    }

    /// Whether a tied match would leave nobody to advance.
    fn needs_winner(&self) -> bool {
        false
    }

    /// Whether drawing a round of a large field takes long.
    fn is_heavy(&self) -> bool {
        false
    }

    /// Whether players may enter after the start.
    fn takes_late_entries(&self) -> bool {
        false
    }

    /// The fewest entries to start with.
    fn fewest(&self) -> usize {
        2
    }

    /// The last round, counted from 1, for which a bye can be requested.
    fn rounds_to_miss(&self) -> usize {
        0
    }

    /// Whether a bye scores match points rather than a share of table points.
    fn byes_are_points(&self) -> bool {
        true
    }

    /// Rounds of pairs drawn one after the other: how many, and games per round.
    fn paired_rounds(&self) -> Option<(usize, usize)> {
        None
    }

    /// Whether it can be exported as a federation's report.
    fn has_report(&self) -> bool {
        false
    }

    /// Whether it closes with promotion and relegation, and continues in another season.
    fn has_seasons(&self) -> bool {
        false
    }

    /// Whether lots may have to decide who qualifies.
    fn needs_lots(&self) -> bool {
        false
    }

    /// The default tie-breaks. A format without any ranks in its own way.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// What a win, a draw and a loss are worth, in tenths, where the format rather than the settings decides.
    fn worth(&self) -> Option<[u32; 3]> {
        None
    }

    /// How often and how long tables may be postponed, where that is limited.
    fn postponements(&self) -> Option<Postponements> {
        None
    }

    /// How players create tables, where they do.
    fn initiative(&self) -> Option<Initiative> {
        None
    }

    /// When play may begin.
    fn opens(&self) -> Option<DateTime<Utc>> {
        None
    }

    /// When a round is to be played, in a competition that starts on a given day.
    fn window(&self, _first: Day, _round: usize) -> Option<Window> {
        None
    }

    /// How long a published round stays open, in hours.
    fn round_hours(&self, settings: &Settings) -> Option<i64> {
        settings.round_hours.map(i64::from)
    }

    // The form.

    /// Its own fields; the typed values decide which of several kinds is shown.
    fn fields(&self, facts: &Facts, typed: &Fields) -> Vec<Ask>;

    /// The form fields for ranking, with the name of their group; none where there is no choice.
    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)>;

    /// Fields at the end of the form; `entered` tells whether there are entries to refer to by number.
    fn further_fields(&self, _entered: bool) -> Vec<Ask> {
        Vec::new()
    }

    /// Whether the settings say how long a round may take.
    fn asks_round_hours(&self) -> bool {
        true
    }

    /// Itself with the submitted values.
    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong>;

    /// The submitted number of seats per table.
    fn read_seats(&self, _form: &Reader<'_>, _base: usize, _facts: &Facts) -> Result<usize, Wrong> {
        Ok(2)
    }

    /// Writes its values to the form fields.
    fn write(&self, form: &mut Writer<'_>);

    // Checks.

    /// Its numbers with their ranges.
    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        Vec::new()
    }

    /// Rejects inconsistent settings; the seats of pairs are checked before.
    fn check(&self, _settings: &Settings, _facts: &Facts) -> Result<(), Text> {
        Ok(())
    }

    /// The smallest table allowed, where it need not be full.
    fn smallest_table(&self) -> Option<usize> {
        None
    }

    /// Itself with the values that may still change after the start taken from another of its kind, once this many rounds
    /// are published; none where nothing may change.
    fn adapted(&self, _to: &Format, _published: usize) -> Option<Format> {
        None
    }

    /// Itself without dates, for a similar competition; none where it has no dates.
    fn without_days(&self) -> Option<Format> {
        None
    }

    /// What its schedule will look like.
    fn preview(&self, settings: &Settings, players: usize) -> Result<Preview, Text>;

    // Stages, rounds, standings. Stages are counted from 0.

    /// The stages it starts with; a sentence if it cannot start. A season continues from how the one before was closed.
    fn plan(&self, competition: &Competition, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text>;

    /// What comes next in a stage.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text>;

    /// The same for the offer to do it: where drawing takes long, a round without its tables.
    fn coming(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        self.next(competition, stage)
    }

    /// The standings of a stage; an empty board if there are none.
    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board;

    /// Reasons and warnings for a round that was edited by hand; none where the format has nothing to add.
    fn explain(&self, _competition: &Competition, _stage: usize, _draw: &Draw) -> Option<Result<Draw, Text>> {
        None
    }

    /// Events that follow when somebody enters after the start.
    fn joined(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<Event> {
        Vec::new()
    }

    /// Events by timeout for tables that were not finished in time.
    fn due(&self, _competition: &Competition, _now: DateTime<Utc>) -> Vec<Event> {
        Vec::new()
    }

    /// With whom a player may open a table now.
    fn partners(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<EntryId> {
        Vec::new()
    }

    /// Whom a player may challenge now.
    fn targets(&self, _competition: &Competition, _entry: EntryId, _now: DateTime<Utc>) -> Vec<EntryId> {
        Vec::new()
    }

    // Words.

    /// Why a player whose opponent has withdrawn sits out.
    fn opponent_left(&self, gone: &str) -> Text {
        text!("format-opponent-left", gone)
    }
}
