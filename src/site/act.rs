//! What administrators do to something, as chains keep it.

use serde::{Deserialize, Serialize};

/// A moderation action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// The public does not see it for now.
    Hide,
    /// The public sees it again.
    Show,
    /// Its texts are gone for good; facts that others rely on stay.
    Remove,
}

impl Act {
    /// What follows from it.
    pub const fn hidden(self) -> Option<Hidden> {
        match self {
            Self::Hide => Some(Hidden::Hidden),
            Self::Show => None,
            Self::Remove => Some(Hidden::Removed),
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Hide => "hide",
            Self::Show => "show",
            Self::Remove => "remove",
        }
    }
}

/// Why the public does not see something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hidden {
    Hidden,
    Removed,
}

impl Hidden {
    /// As the database keeps it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hidden => "hidden",
            Self::Removed => "removed",
        }
    }

    /// An unknown word hides as well.
    pub fn from_word(word: &str) -> Self {
        if word == Self::Removed.word() { Self::Removed } else { Self::Hidden }
    }
}

/// A kind of thing that can be moderated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Club,
    Competition,
    Player,
    Record,
    /// A personal text by its hash.
    Text,
}

impl What {
    pub const ALL: [Self; 5] = [Self::Club, Self::Competition, Self::Player, Self::Record, Self::Text];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Competition => "competition",
            Self::Player => "player",
            Self::Record => "record",
            Self::Text => "text",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|what| what.word() == word)
    }
}
