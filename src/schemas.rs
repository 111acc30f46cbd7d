//! How types of the engine, which knows nothing of HTTP, are described to programs: the same fields, for `utoipa` alone.
//! The tests check every answer of the API against them.

use serde::Serialize;
use utoipa::ToSchema;

/// A sentence in the language that was asked for.
#[derive(Debug, ToSchema)]
pub struct Text {
    /// The name of the sentence, the same in every language and version; empty where it is made of names alone.
    pub code: String,
    pub text: String,
}

/// A game of the catalogue.
#[derive(Debug, ToSchema)]
pub struct Game {
    /// As the `Game` tag of a record has it.
    pub id: String,
    pub name: String,
    pub author: String,
    pub year: String,
    /// What it is about, in a word: `connection`, `race`, …
    pub category: String,
    /// The fewest and the most seats.
    pub players: [u8; 2],
    /// All play together.
    pub cooperative: bool,
    /// What the seats are called, in order; a game may have fewer names than seats.
    pub seats: Vec<String>,
    /// `standard` first.
    pub variants: Vec<Variant>,
    pub options: Vec<Choice>,
    /// What the `Setup` tag holds, where it is read.
    pub setup: Option<String>,
    /// The words for why it ended, each with what it means.
    pub ends: Vec<(String, String)>,
    /// Turns by example, each with what it means.
    pub notation: Vec<(String, String)>,
    /// The rules in a few sentences.
    pub summary: String,
    /// The version of the rules, raised whenever the verdict of any record changes.
    pub rules: u32,
}

/// One way to play a game.
#[derive(Debug, ToSchema)]
#[schema(as = GameVariant)]
pub struct Variant {
    /// As the `Variant` tag has it.
    pub id: String,
    pub about: String,
}

/// A setting of the `Options` tag.
#[derive(Debug, ToSchema)]
#[schema(as = GameOption)]
pub struct Choice {
    pub key: String,
    pub values: Values,
    pub about: String,
}

/// What an option may be set to.
#[derive(Debug, ToSchema)]
#[schema(as = GameOptionValues, rename_all = "kebab-case")]
pub enum Values {
    /// One of these words, the default first.
    Words(Vec<String>),
    /// Anything the game can read; this is the default.
    Free(String),
}

/// A record that holds, with its result.
#[derive(Debug, ToSchema)]
#[schema(as = RecordHolds)]
pub struct Holds {
    /// Always true.
    pub ok: bool,
    pub game: String,
    pub variant: String,
    /// Seats in this record.
    pub players: usize,
    /// Turns written.
    pub turns: usize,
    /// 1 is best, seat by seat; seats that tie share the better rank.
    pub ranks: Vec<u32>,
    /// What the rules count, where they count something.
    pub scores: Option<Vec<i64>>,
    /// In solitaire and cooperative games.
    pub solved: Option<bool>,
    /// Why the game ended.
    pub end: String,
}

/// A record that does not hold, with the first fault.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecordFails)]
pub struct Fault {
    /// Always false.
    pub ok: bool,
    /// The game as the record names it, where that could be read.
    pub game: Option<String>,
    pub kind: FaultKind,
    /// The number of the turn, from 1; 0 where no turn is at fault.
    pub turn: usize,
    /// The text of the turn at fault.
    pub token: Option<String>,
    /// Where that turn stands in the record.
    pub line: Option<usize>,
    pub column: Option<usize>,
    /// The fault in an English sentence.
    pub message: String,
}

/// The kinds of fault.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = RecordFaultKind)]
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
