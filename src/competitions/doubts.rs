//! Mismatches between a record and the table it was submitted at, as stored in the chain. [`Doubt::text`] puts them into
//! words for the reader.

use chrono::NaiveDate;
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
                text!("why-same-moves-prove-game-already", game, names)
            }
            Self::Repeats { .. } => text!("why-same-moves-prove-game-another"),
            Self::Name { written, .. } => text!("why-record-names-sit-table", written),
            Self::Date { year, month, day } => {
                let part = |part: &Option<u32>| part.map(|part| format!("-{part:02}")).unwrap_or_default();
                // As the record has it, where it leaves the day or the month open.
                let whole = month.zip(*day).and_then(|(month, day)| NaiveDate::from_ymd_opt(*year, month, day));
                let date =
                    whole.map_or_else(|| Text::same(format!("{year}{}{}", part(month), part(day))), crate::words::day);
                text!("why-record-dated-far-days-round", date)
            }
            Self::Event { written } => text!("why-record-another-event", written),
            Self::Site { written } => text!("why-record-played-somewhere-else", written),
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
