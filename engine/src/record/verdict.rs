use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use super::Place;
use crate::game::Outcome;
use crate::text::Text;

/// What there is to say of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Every turn is legal and the game is over.
    Holds(Holds),
    /// Something is wrong.
    Fails(Fault),
}

impl Verdict {
    /// Whether the record holds.
    pub const fn is_ok(&self) -> bool {
        matches!(self, Self::Holds(_))
    }
}

/// The result of a record that holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holds {
    /// The game's id.
    pub game: &'static str,
    /// The version of the game's rules by which it was judged.
    pub rules: u32,
    /// The variant as the record names it.
    pub variant: String,
    /// Seats in this record.
    pub players: usize,
    /// Turns written.
    pub turns: usize,
    /// The result.
    pub outcome: Outcome,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What kind of fault it is.
    pub kind: FaultKind,
    /// The game as the record names it, where that could be read.
    pub game: Option<String>,
    /// The number of the turn, from 1; 0 where no turn is at fault.
    pub turn: usize,
    /// The text of the turn at fault.
    pub token: Option<String>,
    /// Where it stands, also for faults of tags.
    pub place: Option<Place>,
    /// The fault in a sentence.
    pub text: Text,
}

/// The kinds of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// Tags, sizes, players, variant, options or the setup are wrong, or the game is unknown.
    Setup,
    /// The turn is not in the game's notation at all.
    Syntax,
    /// The turn reads well, and the rules forbid it there.
    Illegal,
    /// A turn follows the end of the game.
    AfterEnd,
    /// The record stops before the game is over.
    Incomplete,
    /// `Ranks` or `Scores` differ from what the record shows.
    Claim,
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Holds(holds) => {
                let mut verdict = serializer.serialize_struct("Verdict", 9)?;
                verdict.serialize_field("ok", &true)?;
                verdict.serialize_field("game", holds.game)?;
                verdict.serialize_field("variant", &holds.variant)?;
                verdict.serialize_field("players", &holds.players)?;
                verdict.serialize_field("turns", &holds.turns)?;
                verdict.serialize_field("ranks", &holds.outcome.ranks)?;
                verdict.serialize_field("scores", &holds.outcome.scores)?;
                verdict.serialize_field("solved", &holds.outcome.solved)?;
                verdict.serialize_field("end", holds.outcome.end)?;
                verdict.end()
            }
            Self::Fails(fault) => {
                // The place of a faulty tag is told in the message only: line and column are a turn's.
                let place = fault.place.filter(|_| fault.token.is_some());
                let mut verdict = serializer.serialize_struct("Verdict", 8)?;
                verdict.serialize_field("ok", &false)?;
                verdict.serialize_field("game", &fault.game)?;
                verdict.serialize_field("kind", &fault.kind)?;
                verdict.serialize_field("turn", &fault.turn)?;
                verdict.serialize_field("token", &fault.token)?;
                verdict.serialize_field("line", &place.map(|place| place.line))?;
                verdict.serialize_field("column", &place.map(|place| place.column))?;
                verdict.serialize_field("message", &fault.text.to_string())?;
                verdict.end()
            }
        }
    }
}
