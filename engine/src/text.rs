//! Words for people, always in English and in French.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A fixed phrase in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Phrase {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Phrase {
    /// A phrase from its English and its French wording.
    pub const fn new(en: &'static str, fr: &'static str) -> Self {
        Self { en, fr }
    }

    /// A name that is the same in both languages.
    pub const fn same(name: &'static str) -> Self {
        Self { en: name, fr: name }
    }
}

/// A sentence in both languages, possibly made on the spot; see [`text!`](crate::text!).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// English.
    pub en: Cow<'static, str>,
    /// French.
    pub fr: Cow<'static, str>,
}

impl Text {
    /// The same words in both languages.
    pub fn same(words: impl fmt::Display) -> Self {
        let words = words.to_string();
        Self { en: words.clone().into(), fr: words.into() }
    }

    /// “a, b and c”.
    pub fn list(items: &[Self]) -> Self {
        let mut whole = Self { en: "".into(), fr: "".into() };
        for (at, Self { en, fr }) in items.iter().enumerate() {
            let (and, et) = match at {
                0 => ("", ""),
                _ if at + 1 == items.len() => (" and ", " et "),
                _ => (", ", ", "),
            };
            *whole.en.to_mut() += &format!("{and}{en}");
            *whole.fr.to_mut() += &format!("{et}{fr}");
        }
        whole
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        Self { en: phrase.en.into(), fr: phrase.fr.into() }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

/// Makes a [`Text`] from an English and a French format string that capture the same names.
#[macro_export]
macro_rules! text {
    ($en:literal, $fr:literal $(,)?) => {
        $crate::text::Text { en: format!($en).into(), fr: format!($fr).into() }
    };
}
