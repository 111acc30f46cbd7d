//! Forms whose fields depend on what is chosen in them, and forms with a file: read by name.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chrono_tz::Tz;
use futures_util::future::LocalBoxFuture;
use podium_engine::text;
use podium_engine::text::Text;

use super::forms;
use super::multipart::{Part, is_multipart, parts};
use crate::dates::{Date, When};
use crate::error::{Error, Result};

/// The fields of a form, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields {
    pairs: Vec<(String, String)>,
    /// Which form it was: an action done twice with it is done once.
    pub form: Option<String>,
}

impl Fields {
    /// The value of a field, without blanks around it; empty if it is not there.
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

    /// The value as a number of a range; nothing if the field is empty or missing.
    pub fn number<T: FromStr + PartialOrd + Display>(
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
            let (low, high) = (range.start(), range.end());
            text!(
                "“{word}” is not a number that can stand here: from {low} to {high}.",
                "« {word} » n’est pas un nombre possible ici : de {low} à {high}."
            )
        })
    }

    /// The value as a moment, on the reader's clock; nothing if the field is empty or missing.
    pub fn when(&self, name: &str, zone: Tz) -> Result<Option<When>, Text> {
        Some(self.get(name)).filter(|word| !word.is_empty()).map(|word| When::read(word, zone)).transpose()
    }

    /// The value as a day; nothing if the field is empty or missing.
    pub fn date(&self, name: &str) -> Result<Option<Date>, Text> {
        Some(self.get(name)).filter(|word| !word.is_empty()).map(Date::read).transpose()
    }

    /// Everything that was typed, for asking once more.
    pub fn typed(&self) -> impl Iterator<Item = (&str, &str)> {
        let own = |name: &str| !matches!(name, "csrf" | "form");
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).filter(move |(name, _)| own(name))
    }

    /// Adds a value.
    pub fn put(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.push((name.to_owned(), value.into()));
    }

    /// Puts a value in the place of whatever was there.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.pairs.retain(|(key, _)| key != name);
        self.put(name, value);
    }

    fn marked(pairs: Vec<(String, String)>) -> Self {
        let form = pairs.iter().find(|(name, _)| name == "form").and_then(|(_, form)| forms::key(form));
        Self { pairs, form }
    }
}

impl FromRequest for Fields {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = forms::sent(request, payload);
        Box::pin(async move {
            let (kind, body) = sent.await?;
            let pairs = match is_multipart(&kind) {
                true => parts(&kind, &body).map(|parts| parts.iter().map(pair).collect()),
                false => serde_html_form::from_bytes(&body).ok(),
            };
            Ok(Self::marked(pairs.ok_or_else(forms::unreadable)?))
        })
    }
}

/// Files of older programs are not Unicode.
fn pair(part: &Part<'_>) -> (String, String) {
    let latin = |_| part.bytes.iter().map(|&byte| char::from(byte)).collect();
    (part.name.to_owned(), String::from_utf8(part.bytes.to_vec()).unwrap_or_else(latin))
}
