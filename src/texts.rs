//! Length limits for texts that people type, in characters. Names have their own rules, in [`names`](crate::names).

use podium_engine::text;
use podium_engine::text::Text;

/// A kind of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// What a club, a competition or a circuit says of itself.
    About,
    /// Why somebody does something, for the log.
    Reason,
    /// A remark about somebody on a roster.
    Note,
    /// A question of a registration.
    Question,
    /// An answer to it.
    Answer,
    /// The address of a page.
    Link,
    /// Where a club is.
    Place,
    /// What somebody calls a device of theirs.
    Label,
    /// A position or deal to start from.
    Setup,
    /// The value of a game's option.
    Choice,
}

impl Kind {
    /// The most characters.
    pub const fn most(self) -> usize {
        match self {
            Self::About | Self::Setup => 4000,
            Self::Reason | Self::Answer => 1000,
            Self::Note | Self::Question | Self::Link | Self::Choice => 200,
            Self::Place => 80,
            Self::Label => 60,
        }
    }

    /// The text without blanks around it, unless it is too long.
    pub fn read(self, text: &str) -> Result<String, Text> {
        let (text, most) = (text.trim(), self.most());
        match text.chars().count() {
            count if count > most => Err(text!("refused-most-characters-room-here", most, count)),
            _ => Ok(text.to_owned()),
        }
    }

    /// Whether a text is short enough.
    pub fn check(self, text: &str) -> Result<(), Text> {
        self.read(text).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_not_bytes() {
        let read = |count: usize| Kind::Place.read(&format!(" {}\n", "é".repeat(count)));
        assert_eq!(read(80), Ok("é".repeat(80)));
        assert_eq!(read(81), Err(text!("refused-most-characters-room-here", most = 80, count = 81)));
    }
}
