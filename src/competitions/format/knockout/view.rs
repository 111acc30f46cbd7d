//! A bracket ready for drawing: parts with columns of matches, heights and connecting lines.

use crate::words::Said;
use std::collections::BTreeMap;

use podium_engine::contest::bracket::{How, Match, MatchId, Part, Slot, Source, Status};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Serialize;
use utoipa::ToSchema;

use super::Replayed;
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::schemas;

/// A bracket to draw.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Bracket)]
pub struct BracketView {
    /// The main bracket first.
    pub parts: Vec<PartView>,
}

/// A part that is drawn by itself: main, losers, consolation, places.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = BracketPart)]
pub struct PartView {
    #[schema(value_type = schemas::Text)]
    pub title: Text,
    pub columns: Vec<ColumnView>,
    /// From a match to the one its winner goes to, within this part.
    pub lines: Vec<Line>,
    /// How many matches high the drawing is.
    pub height: f32,
}

/// Matches of one round, from top to bottom.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = BracketColumn)]
pub struct ColumnView {
    #[schema(value_type = schemas::Text)]
    pub title: Text,
    pub matches: Vec<MatchView>,
}

/// A match to draw.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = BracketMatch)]
pub struct MatchView {
    #[serde(serialize_with = "number")]
    #[schema(value_type = u64)]
    pub id: MatchId,
    pub slots: [SlotView; 2],
    /// Its middle from the top of the part, in heights of a match.
    pub y: f32,
    pub table: Option<TableId>,
    /// `waiting`, `ready`, `played`, `walkover`, `double-forfeit`, `bye`, `empty` or `not-needed`.
    pub state: &'static str,
    /// Where winner and loser go.
    #[schema(value_type = Option<schemas::Text>)]
    pub road: Option<Text>,
}

/// One of the two of a match.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = BracketSlot)]
pub struct SlotView {
    pub entry: Option<EntryId>,
    pub seed: Option<usize>,
    /// The name, or where the player will come from.
    #[schema(value_type = schemas::Text)]
    pub label: Text,
    /// Games, points: what the match counts.
    pub score: Option<String>,
    pub won: bool,
}

/// A connecting line.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = BracketLine)]
pub struct Line {
    /// Column from 0, and height, of the match that is won.
    pub from: (usize, f32),
    /// Column and height of the match it leads to.
    pub to: (usize, f32),
    /// The upper (0) or lower (1) place there.
    pub slot: usize,
}

fn number<S: serde::Serializer>(id: &MatchId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(id.0 as u64)
}

/// The bracket of a stage, counted from 0; none where the stage has no bracket.
pub fn bracket_view(competition: &Competition, stage: usize) -> Option<BracketView> {
    let knockout = Replayed::of(competition, stage)?;
    let mut parts: Vec<Part> = knockout.bracket.matches.iter().map(|planned| planned.part).collect();
    parts.sort_unstable();
    parts.dedup();
    // A grand final is drawn where the main bracket ends.
    let joined = |part: Part| if part == Part::GrandFinal { Part::Main } else { part };
    parts.retain(|part| joined(*part) == *part);
    Some(BracketView { parts: parts.into_iter().map(|part| knockout.part(part, joined)).collect() })
}

impl Replayed<'_> {
    fn part(&self, part: Part, joined: impl Fn(Part) -> Part) -> PartView {
        let mut rounds = BTreeMap::<(Part, usize), Vec<&Match>>::new();
        for planned in self.bracket.matches.iter().filter(|planned| joined(planned.part) == part) {
            rounds.entry((planned.part, planned.round)).or_default().push(planned);
        }
        let mut heights = BTreeMap::<MatchId, (usize, f32)>::new();
        let (mut columns, mut lines, mut height) = (Vec::new(), Vec::new(), 1_f32);
        for (column, matches) in rounds.into_values().enumerate() {
            let mut lowest = 0_f32;
            let mut views = Vec::with_capacity(matches.len());
            for planned in &matches {
                let feeding = planned.sources.map(|source| match source {
                    Source::Winner(id) => heights.get(&id).copied(),
                    _ => None,
                });
                let known: Vec<f32> = feeding.iter().flatten().map(|(_, y)| *y).collect();
                let wished =
                    if known.is_empty() { lowest + 0.5 } else { known.iter().sum::<f32>() / known.len() as f32 };
                let y = wished.max(lowest + 0.5);
                lowest = y + 0.5;
                heights.insert(planned.id, (column, y));
                for (slot, from) in feeding.into_iter().enumerate() {
                    lines.extend(from.map(|from| Line { from, to: (column, y), slot }));
                }
                views.extend(self.match_view(planned, y));
            }
            height = height.max(lowest);
            let title = matches.first().map_or_else(|| Text::EMPTY, |planned| self.bracket.round_name(planned));
            columns.push(ColumnView { title, matches: views });
        }
        PartView { title: title(part), columns, lines, height }
    }

    fn match_view(&self, planned: &Match, y: f32) -> Option<MatchView> {
        let of = self.state.table(planned.id)?;
        let table = self.table(of);
        let progress = table.and_then(|table| self.competition.progress(table).ok());
        let slot = |source: Source, slot: Slot| {
            let player = match slot {
                Slot::Player(player) => Some(player),
                _ => None,
            };
            let entry = player.and_then(|player| self.entry(player));
            let seat = table.zip(entry).and_then(|(table, entry)| table.seat_of(entry));
            let score = progress.as_ref().zip(seat).and_then(|(progress, seat)| {
                let points = progress.scores.get(seat)?;
                Some(points.text().en())
            });
            let played = table.is_some_and(|table| !table.games.is_empty());
            SlotView {
                entry,
                seed: player.and_then(|player| Some(self.bracket.seeds.iter().position(|&other| other == player)? + 1)),
                label: entry.map_or_else(|| origin(source, slot), |entry| Text::same(self.competition.name(entry))),
                score: score.filter(|_| played),
                won: player.is_some() && of.winner == slot && matches!(of.status, Status::Decided(_)),
            }
        };
        let [a, b] = planned.sources;
        let [x, z] = of.slots;
        Some(MatchView {
            id: planned.id,
            slots: [slot(a, x), slot(b, z)],
            y,
            table: table.map(|table| table.id),
            state: state_word(of.status),
            road: self.state.road(self.bracket, planned.id, &self.names),
        })
    }
}

const fn state_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Ready => "ready",
        Status::Decided(How::Played) => "played",
        Status::Decided(How::Walkover) => "walkover",
        Status::Decided(How::DoubleForfeit) => "double-forfeit",
        Status::Decided(How::Bye) => "bye",
        Status::Decided(How::Empty) => "empty",
        Status::Decided(How::NotNeeded) => "not-needed",
    }
}

/// Where the player of an open slot will come from.
fn origin(source: Source, slot: Slot) -> Text {
    match (slot, source) {
        (Slot::Open, Source::Winner(id)) => text!("format-winner-match", id),
        (Slot::Open, Source::Loser(id)) => text!("format-loser-match", id),
        _ => text!("format-x-2"),
    }
}

fn title(part: Part) -> Text {
    match part {
        Part::Main | Part::GrandFinal => text!("format-main-bracket"),
        Part::Losers => text!("format-losers-bracket"),
        Part::Consolation => text!("format-consolation"),
        Part::LastChance => text!("format-last-chance"),
        Part::Places { from, to } => text!("format-places", from, to),
    }
}
