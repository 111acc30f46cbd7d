//! Named form fields: read by name, with a message for what cannot be parsed.

use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono_tz::Tz;
use podium_engine::text;
use podium_engine::text::{Arg, Text};

use crate::dates::{Date, When};

/// The fields of a form, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields {
    pairs: Vec<(String, String)>,
    /// The id of the form: an action submitted twice with it is performed once.
    pub form: Option<String>,
}

impl Fields {
    /// The trimmed value of a field; empty if missing.
    pub fn get(&self, name: &str) -> &str {
        self.pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }

    /// Whether there is such a field: a box was ticked, a button pressed.
    pub fn has(&self, name: &str) -> bool {
        self.pairs.iter().any(|(key, _)| key == name)
    }

    /// All values of a field, in order.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.pairs.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.trim())
    }

    /// The value as a number in a range; none if the field is empty or missing.
    pub fn number<T: FromStr + PartialOrd + Copy + Into<Arg>>(
        &self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Result<Option<T>, Text> {
        let word = self.get(name);
        if word.is_empty() {
            return Ok(None);
        }
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| {
            let word: String = word.chars().take(40).collect();
            let (low, high) = (*range.start(), *range.end());
            text!("refused-number-stand-here", word, low, high)
        })
    }

    /// The value as a moment in the reader's time zone; none if the field is empty or missing.
    pub fn when(&self, name: &str, zone: Tz) -> Result<Option<When>, Text> {
        Some(self.get(name)).filter(|word| !word.is_empty()).map(|word| When::read(word, zone)).transpose()
    }

    /// The value as a day; none if the field is empty or missing.
    pub fn date(&self, name: &str) -> Result<Option<Date>, Text> {
        Some(self.get(name)).filter(|word| !word.is_empty()).map(Date::read).transpose()
    }

    /// All submitted values, to show the form again.
    pub fn typed(&self) -> impl Iterator<Item = (&str, &str)> {
        let own = |name: &str| !matches!(name, "csrf" | "form");
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).filter(move |(name, _)| own(name))
    }

    /// Adds a value.
    pub fn put(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.push((name.to_owned(), value.into()));
    }

    /// Replaces a value.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.retain(|(key, _)| key != name);
        self.put(name, value);
    }

    /// From pairs of names and values, with the id of the form.
    pub const fn new(pairs: Vec<(String, String)>, form: Option<String>) -> Self {
        Self { pairs, form }
    }
}
