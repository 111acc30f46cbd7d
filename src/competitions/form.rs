//! The form for settings: how its fields are read and written. Formats declare their fields; pages render them.

use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::contest::league::Criterion;
use podium_engine::text;
use podium_engine::text::{Arg, Text};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dates::{Date, When};
use crate::error::Wrong;
use crate::fields::Fields;
use crate::words::Locale;

/// A field of the form; its label is the message `desk-set-…` of its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    pub name: &'static str,
    pub input: Input,
}

/// How it is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    Text,
    Area,
    Number,
    Day,
    Moment,
    Check,
    /// One of these words.
    Choice(Vec<String>),
    /// Several tie-breaks by their codes, most important first, chosen from these.
    TieBreaks(&'static [&'static str]),
    /// Several criteria of a league, most important first.
    Criteria(&'static [Criterion]),
}

impl Ask {
    pub const fn text(name: &'static str) -> Self {
        Self { name, input: Input::Text }
    }

    pub const fn area(name: &'static str) -> Self {
        Self { name, input: Input::Area }
    }

    pub const fn number(name: &'static str) -> Self {
        Self { name, input: Input::Number }
    }

    pub const fn day(name: &'static str) -> Self {
        Self { name, input: Input::Day }
    }

    pub const fn moment(name: &'static str) -> Self {
        Self { name, input: Input::Moment }
    }

    pub const fn check(name: &'static str) -> Self {
        Self { name, input: Input::Check }
    }

    /// A choice between these, by their stored words.
    pub fn choice<T: Serialize>(name: &'static str, choices: impl IntoIterator<Item = T>) -> Self {
        Self { name, input: Input::Choice(choices.into_iter().map(|choice| word(&choice)).collect()) }
    }

    /// One of these words.
    pub fn words(name: &'static str, words: &[&str]) -> Self {
        Self { name, input: Input::Choice(words.iter().map(|&word| word.to_owned()).collect()) }
    }
}

/// The stored word of a choice, which is its only spelling.
pub fn word(choice: &impl Serialize) -> String {
    serde_json::to_value(choice).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Parses a choice; a sentence if there is no such choice.
pub fn from_word<T: DeserializeOwned>(word: &str) -> Result<T, Text> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).map_err(|_| unknown(word))
}

/// The message for an unknown choice.
pub fn unknown(word: &str) -> Text {
    let word: String = word.chars().take(40).collect();
    text!("act-none-choices-here-choose-list", word)
}

/// A number in settings, limited to what its type can hold.
pub trait Number: FromStr + PartialOrd + Copy + Into<Arg> {
    const RANGE: RangeInclusive<Self>;
}

impl Number for u32 {
    const RANGE: RangeInclusive<Self> = 0..=999_999;
}

impl Number for usize {
    const RANGE: RangeInclusive<Self> = 0..=999_999;
}

/// The fields of a submitted form. Missing ones keep their former value.
#[derive(Debug, Clone, Copy)]
pub struct Reader<'a> {
    pub fields: &'a Fields,
    pub locale: &'a Locale,
}

impl Reader<'_> {
    /// The current day in the reader's time zone.
    pub fn today(&self) -> Day {
        Date::nearest(self.locale.local(Utc::now()).date()).day()
    }

    pub fn text(&self, name: &str, base: &str) -> String {
        if self.fields.has(name) { self.fields.get(name).to_owned() } else { base.to_owned() }
    }

    pub fn number<T: Number>(&self, name: &'static str, base: T) -> Result<T, Wrong> {
        Ok(self.optional(name, None)?.unwrap_or(base))
    }

    /// Ranges are checked with everything else, once all fields are read.
    pub fn optional<T: Number>(&self, name: &'static str, base: Option<T>) -> Result<Option<T>, Wrong> {
        if self.fields.has(name) { self.fields.number(name, T::RANGE).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    pub fn choice<T: DeserializeOwned>(&self, name: &'static str, base: T) -> Result<T, Wrong> {
        match self.fields.get(name) {
            "" => Ok(base),
            word => from_word(word).map_err(Wrong::of(name)),
        }
    }

    /// Each choice once, in the order chosen.
    pub fn choices<T: DeserializeOwned + PartialEq>(&self, name: &'static str) -> Result<Vec<T>, Wrong> {
        let mut choices = Vec::new();
        for word in self.fields.all(name).filter(|word| !word.is_empty()) {
            let choice = from_word(word).map_err(Wrong::of(name))?;
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        Ok(choices)
    }

    /// A checkbox: the base value applies only if it was not on the form.
    pub fn ticked(&self, name: &str, base: bool) -> bool {
        if self.fields.all("shown").any(|shown| shown == name) { self.fields.has(name) } else { base }
    }

    pub fn day(&self, name: &'static str, base: Option<Date>) -> Result<Option<Date>, Wrong> {
        if self.fields.has(name) { self.fields.date(name).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    pub fn moment(&self, name: &'static str, base: Option<When>) -> Result<Option<When>, Wrong> {
        if self.fields.has(name) { self.fields.when(name, self.locale.zone).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    /// Points with a decimal, in tenths.
    pub fn tenths<T: TryFrom<i64>>(&self, name: &'static str, base: T) -> Result<T, Wrong> {
        let word = self.fields.get(name);
        if word.is_empty() {
            return Ok(base);
        }
        let number =
            word.replace(',', ".").replace('½', ".5").parse::<f64>().ok().filter(|number| number.abs() < 1000.0);
        let tenths = number.map(|number| (number * 10.0).round() as i64);
        let tenths = tenths.and_then(|tenths| T::try_from(tenths).ok()).ok_or_else(|| {
            let word: String = word.chars().take(40).collect();
            text!("act-number-points-write-1-0", word)
        });
        tenths.map_err(Wrong::of(name))
    }
}

/// The fields of a form to be rendered.
#[derive(Debug)]
pub struct Writer<'a> {
    pub fields: Fields,
    pub locale: &'a Locale,
}

impl<'a> Writer<'a> {
    pub fn new(locale: &'a Locale) -> Self {
        Self { fields: Fields::default(), locale }
    }

    pub fn put(&mut self, name: &str, value: impl ToString) {
        self.fields.put(name, value.to_string());
    }

    /// Empty where there is none.
    pub fn optional(&mut self, name: &str, value: Option<impl ToString>) {
        self.fields.put(name, value.map(|value| value.to_string()).unwrap_or_default());
    }

    pub fn choice(&mut self, name: &str, choice: &impl Serialize) {
        self.fields.put(name, word(choice));
    }

    /// A checkbox as a browser would send it, with the marker that it was on the form.
    pub fn tick(&mut self, name: &str, ticked: bool) {
        self.fields.put("shown", name);
        if ticked {
            self.fields.put(name, "on");
        }
    }

    pub fn moment(&mut self, name: &str, at: Option<When>) {
        self.fields.put(name, moment(at.map(When::utc), self.locale));
    }

    pub fn tenths(&mut self, name: &str, tenths: impl Into<i64>) {
        let tenths = tenths.into();
        let points = match tenths % 10 {
            0 => (tenths / 10).to_string(),
            _ => format!("{:.1}", tenths as f64 / 10.0),
        };
        self.fields.put(name, points);
    }
}

/// A moment in the reader's time zone, as a browser's input field formats it.
pub fn moment(moment: Option<DateTime<Utc>>, locale: &Locale) -> String {
    moment.map(|moment| locale.local(moment).format("%Y-%m-%dT%H:%M").to_string()).unwrap_or_default()
}
