//! The reasons stored in a competition's events: ids, numbers and kinds, no names and no language. [`Wording`] puts them
//! into words for the reader, with current names.

#[cfg(test)]
mod tests;
mod wording;

use podium_engine::contest::bracket::MatchId;
use podium_engine::contest::pairing::reason::{Bye as PairingBye, Meeting, Sides};
use podium_engine::contest::seating::reason::{Bye as SeatingBye, Note, SeatsSoFar, Together};
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::state::{EntryId, TableId};
pub use wording::Wording;

/// What a stage is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum StageName {
    Swiss,
    /// Rounds at tables of several.
    Rounds,
    RoundRobin,
    /// A group, counted from 0.
    Group(usize),
    Knockout,
    /// A division of a league.
    Division {
        /// The top one is tier 0.
        tier: usize,
        /// Which of the divisions of that tier, counted from 0.
        #[serde(default, skip_serializing_if = "is_zero")]
        part: usize,
    },
    PlayOffs,
    Ladder,
    OpenPlay,
    Attempts,
}

/// Why players meet at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Why {
    /// Paired by a pairing system.
    Paired(Meeting),
    /// Drawn to a table of several.
    Seated(Together),
    /// By the schedule of the stage.
    Schedule,
    /// By the bracket of the stage.
    Bracket,
    /// The second seat challenges the first.
    Challenge,
    /// The first seat defends a place on this tier, counted from 0, against the second.
    PlayOff { tier: usize },
    /// Somebody plays the published setup alone.
    Attempts,
    /// Somebody opened the table.
    Opened(EntryId),
    /// The organiser put it together.
    ByHand,
}

/// Why they sit in this order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatReason {
    /// The sides of a pair.
    Sides(Sides),
    /// The seats each had before, in seat order.
    Balanced(Vec<SeatsSoFar>),
    /// The challenged player sits first.
    Challenged,
    /// Whoever has begun least often sits first.
    BegunLeast,
}

/// Why somebody sits out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeReason {
    /// The odd player out in a pairing.
    Paired(PairingBye),
    /// No table of several had room.
    Seated(SeatingBye),
    /// By the schedule of the stage.
    Schedule,
    /// A match of the stage's bracket without an opponent.
    Bracket(MatchId),
    /// The opponent has withdrawn.
    OpponentLeft(EntryId),
    /// They have withdrawn.
    Left,
    /// They requested it.
    Asked,
    /// The organiser decided so.
    ByHand,
}

/// A warning for the organiser before a round is published. Tables and rounds are counted from 1, seats from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Warning {
    /// A table has fewer players than the game needs.
    TooSmall { table: usize, seats: usize, fewest: usize },
    /// Two meet again.
    Met { table: usize, players: [EntryId; 2], round: usize },
    /// Two meet who must not, according to the settings.
    MustNotMeet { table: usize, players: [EntryId; 2] },
    /// The same, after a draw that found no better seating.
    NoOtherSeating { table: usize, players: [EntryId; 2] },
    /// Something unavoidable at a table.
    AtTable { table: usize, note: Note<EntryId> },
    /// The same seat this many times running.
    SeatRunning { table: usize, player: EntryId, seat: usize, times: usize },
    /// One of two seats this many times, the other that many.
    SeatOften { table: usize, player: EntryId, seat: usize, times: usize, other: usize },
    /// Sits out again, for the n-th time.
    ByeAgain { player: EntryId, times: usize },
    /// No pairing could keep these apart.
    NotKeptApart { players: Vec<EntryId> },
    /// Adjourned tables that count as drawn for the pairing.
    CountedAsDrawn { tables: Vec<TableId> },
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl StageName {
    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::Swiss => text!("why-swiss-rounds"),
            Self::Rounds => text!("why-rounds"),
            Self::RoundRobin => text!("why-round-robin"),
            Self::Group(group) => {
                let letter = group_letter(group);
                text!("why-group", letter)
            }
            Self::Knockout => text!("why-knockout"),
            Self::Division { tier, part } => division_name(&division_label(tier, part)),
            Self::PlayOffs => text!("why-play-offs"),
            Self::Ladder => text!("why-ladder"),
            Self::OpenPlay => text!("why-open-play"),
            Self::Attempts => text!("why-attempts"),
        }
    }
}

/// A, B, … Z, and numbers from 27 on.
pub(super) fn group_letter(group: usize) -> String {
    let letter = u8::try_from(group).ok().filter(|index| *index < 26).map(|index| char::from(b'A' + index));
    letter.map_or_else(|| (group + 1).to_string(), |letter| letter.to_string())
}

/// The engine's label for a division: `2` is the first of the second tier, `2.3` the third of it.
pub(super) fn division_label(tier: usize, part: usize) -> String {
    match part {
        0 => (tier + 1).to_string(),
        _ => format!("{}.{}", tier + 1, part + 1),
    }
}

/// The name of a division by its label.
pub(super) fn division_name(label: &str) -> Text {
    text!("why-division", label)
}
