use std::fmt;

use super::read::without_number;
use super::{MAX_TAGS, MAX_TURNS, MAX_VALUE, Reading, is_white};
use crate::game::Start;

/// A record of one's own: tags and turns, with nothing in them that the format could not carry.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    tags: Vec<(String, String)>,
    turns: Vec<String>,
}

/// What the format cannot carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unwritable {
    /// A tag's name is malformed or taken, its value too long or of two lines, or there are too many.
    Tag,
    /// A turn is empty, has white space, `;` or `{` in it, or there are too many.
    Turn,
}

impl Record {
    /// A record of a game begun like this, without turns yet.
    pub fn new(game: &str, start: &Start<'_>, names: &[&str]) -> Result<Self, Unwritable> {
        let mut record = Self::default();
        record.tag("Game", game)?;
        record.tag("Variant", start.variant)?;
        for seat in 1..=start.players {
            let unnamed = format!("Player {seat}");
            record.tag(&format!("P{seat}"), names.get(seat - 1).copied().unwrap_or(&unnamed))?;
        }
        if !start.options.is_empty() {
            let pairs: Vec<String> = start.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            record.tag("Options", &pairs.join(" "))?;
        }
        if let Some(setup) = start.setup {
            record.tag("Setup", setup)?;
        }
        Ok(record)
    }

    /// Adds a tag.
    pub fn tag(&mut self, name: &str, value: &str) -> Result<(), Unwritable> {
        let well_named =
            name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(|c| c.is_ascii_alphanumeric());
        let taken = self.tags.iter().any(|(other, _)| other.eq_ignore_ascii_case(name));
        let fits = value.chars().nth(MAX_VALUE).is_none() && !value.contains('\n');
        if !well_named || taken || !fits || self.tags.len() == MAX_TAGS {
            return Err(Unwritable::Tag);
        }
        self.tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Adds a turn.
    pub fn turn(&mut self, text: &str) -> Result<(), Unwritable> {
        let carries = |c: char| !is_white(c) && !matches!(c, ';' | '{');
        if text.is_empty() || !text.chars().all(carries) || self.turns.len() == MAX_TURNS {
            return Err(Unwritable::Turn);
        }
        self.turns.push(text.to_owned());
        Ok(())
    }

    /// The tags in order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The turns in order.
    pub fn turns(&self) -> &[String] {
        &self.turns
    }
}

impl From<&Reading<'_>> for Record {
    fn from(reading: &Reading<'_>) -> Self {
        Self {
            tags: reading.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_string())).collect(),
            turns: reading.turns.iter().map(|turn| turn.text.to_owned()).collect(),
        }
    }
}

/// The canonical text: tags, an empty line, numbered rounds of as many turns as there are seats.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        writeln!(f)?;
        let is_seat = |name: &str| name.strip_prefix(['P', 'p']).is_some_and(|number| number.parse::<u8>().is_ok());
        let seats = self.tags.iter().filter(|(name, _)| is_seat(name)).count();
        let round = if seats == 0 { 2 } else { seats };
        for (number, turns) in self.turns.chunks(round).enumerate() {
            write!(f, "{}.", number + 1)?;
            for turn in turns {
                // A turn that looks like a number keeps its front when another number stands before it.
                let shield = if without_number(turn) == turn { "" } else { "1." };
                write!(f, " {shield}{turn}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
