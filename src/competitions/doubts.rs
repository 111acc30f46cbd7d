//! Mismatches between a record and the table it was submitted at, as stored in the chain. [`Doubt::text`] puts them into
//! words for the reader.

use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::state::{Competition, TableId};
use crate::store::texts::PersonalText;

/// A mismatch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Doubt {
    /// The same moves prove another game already.
    Repeats { competition: String, table: TableId, game: usize },
    /// The record calls a seat, counted from 0, by a name nobody at the table has.
    Name { seat: usize, written: PersonalText },
    /// Its date is far from the days of the round; as precise as it was written.
    Date {
        year: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        month: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<u32>,
    },
    /// It belongs to another event.
    Event { written: PersonalText },
    /// It was played somewhere else.
    Site { written: PersonalText },
}

impl Doubt {
    /// The mismatch as a sentence.
    pub fn text(&self, here: &Competition) -> Text {
        match self {
            Self::Repeats { competition, table, game } if *competition == here.id => {
                let seats = here.table(*table).map(|table| table.seats.as_slice()).unwrap_or_default();
                let names = seats.iter().map(|&entry| here.name(entry)).collect::<Vec<_>>().join(" – ");
                text!(
                    "The same moves prove game {game} of {names} already.",
                    "Les mêmes coups prouvent déjà la partie {game} de {names}."
                )
            }
            Self::Repeats { .. } => text!(
                "The same moves prove a game of another competition already.",
                "Les mêmes coups prouvent déjà une partie d’une autre compétition."
            ),
            Self::Name { written, .. } => text!(
                "The record names {written}, who does not sit at this table.",
                "La partie notée nomme {written}, qui n’est pas à cette table."
            ),
            Self::Date { year, month, day } => {
                let part = |part: &Option<u32>| part.map(|part| format!("-{part:02}")).unwrap_or_default();
                let date = format!("{year}{}{}", part(month), part(day));
                text!(
                    "The record is dated {date}, far from the days of this round.",
                    "La partie notée est datée du {date}, loin des jours de cette ronde."
                )
            }
            Self::Event { written } => text!(
                "The record is of another event, “{written}”.",
                "La partie notée vient d’un autre événement, « {written} »."
            ),
            Self::Site { written } => text!(
                "The record was played somewhere else, “{written}”.",
                "La partie notée a été jouée ailleurs, « {written} »."
            ),
        }
    }

    /// The text written by the record's author.
    pub(super) fn written(&mut self) -> Option<&mut PersonalText> {
        match self {
            Self::Name { written, .. } | Self::Event { written } | Self::Site { written } => Some(written),
            Self::Repeats { .. } | Self::Date { .. } => None,
        }
    }
}

/// Whether somebody else must agree, whatever the settings say: to moves seen before, and, where the reporter plays alone,
/// to a record that names another person.
pub fn wait(doubts: &[Doubt], is_alone: bool) -> bool {
    doubts.iter().any(|doubt| match doubt {
        Doubt::Repeats { .. } => true,
        Doubt::Name { .. } => is_alone,
        Doubt::Date { .. } | Doubt::Event { .. } | Doubt::Site { .. } => false,
    })
}
