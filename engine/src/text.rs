//! Sentences for people. Code names a message and its values; the words stand in `locales/<language>/` and are chosen when
//! somebody reads.
//!
//! ```
//! use podium_engine::text;
//! use podium_engine::text::Words;
//!
//! let point = "b2";
//! let why = text!("board-no-ball", point);
//! assert_eq!(why.code(), "board-no-ball");
//! assert_eq!(Words::english().say(&why), "There is no ball on b2.");
//! ```

mod date;
mod number;
mod pseudo;
mod words;

pub use date::Clock;
pub use words::{Languages, Words, files, languages, locales};

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A message without values, or a name that is the same in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// The message of that name.
    Message(&'static str),
    /// A name.
    Name(&'static str),
}

impl Phrase {
    /// The message of that name.
    pub const fn new(key: &'static str) -> Self {
        Self::Message(key)
    }

    /// A name that is the same in every language.
    pub const fn same(name: &'static str) -> Self {
        Self::Name(name)
    }
}

/// Words for people, made when somebody reads them; see [`text!`](crate::text!).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    /// A message and its values.
    Message(&'static str, Vec<(&'static str, Arg)>),
    /// A message that begins with a capital letter wherever its first value comes from.
    Capital(Box<Self>),
    /// A number or a word that is written by the same rules as numbers: `2.5`.
    Decimal(String),
    /// A day: year, month, day of the month.
    Day(i32, u8, u8),
    /// A moment in UTC, for readers of any time zone: year, month, day of the month; hour, minute.
    Moment((i32, u8, u8), (u8, u8)),
    /// Names and notation, the same in every language.
    Words(Cow<'static, str>),
    /// “a, b and c”.
    List(Vec<Self>),
    /// One after the other, with a separator between them.
    Joined(Vec<Self>, &'static str),
}

/// A value of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, which may decide the plural.
    Number(i64),
    /// Words, which may be messages themselves: the attributes of one are at hand as `$name-attribute`.
    Text(Text),
    /// A player by the index of the seat, until [`Text::calling`] knows a name.
    Seat(usize),
}

impl Text {
    /// No words.
    pub const EMPTY: Self = Self::Words(Cow::Borrowed(""));

    /// A message without values so far.
    pub const fn message(key: &'static str) -> Self {
        Self::Message(key, Vec::new())
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        if let Self::Message(_, args) = &mut self {
            args.push((name, value.into()));
        }
        self
    }

    /// The same words in every language.
    pub fn same(words: impl fmt::Display) -> Self {
        Self::Words(words.to_string().into())
    }

    /// “a, b and c”.
    pub fn list(items: impl IntoIterator<Item = Self>) -> Self {
        Self::List(items.into_iter().collect())
    }

    /// Sentences, one after the other.
    pub fn sentences(items: impl IntoIterator<Item = Self>) -> Self {
        Self::Joined(items.into_iter().collect(), " ")
    }

    /// With a separator between them.
    pub fn joined(items: impl IntoIterator<Item = Self>, separator: &'static str) -> Self {
        Self::Joined(items.into_iter().collect(), separator)
    }

    /// The same, beginning with a capital letter.
    #[must_use]
    pub fn capital(self) -> Self {
        Self::Capital(Box::new(self))
    }

    /// The same with every seat called by that name.
    #[must_use]
    pub fn calling(self, who: &dyn Fn(usize) -> Self) -> Self {
        let all = |items: Vec<Self>| items.into_iter().map(|item| item.calling(who)).collect();
        match self {
            Self::Message(key, args) => {
                let named = |(name, arg)| match arg {
                    Arg::Seat(seat) => (name, Arg::Text(who(seat))),
                    Arg::Text(text) => (name, Arg::Text(text.calling(who))),
                    Arg::Number(number) => (name, Arg::Number(number)),
                };
                Self::Message(key, args.into_iter().map(named).collect())
            }
            Self::Capital(text) => Self::Capital(Box::new(text.calling(who))),
            Self::List(items) => Self::List(all(items)),
            Self::Joined(items, separator) => Self::Joined(all(items), separator),
            Self::Decimal(_) | Self::Day(..) | Self::Moment(..) | Self::Words(_) => self,
        }
    }

    /// The same with every name and every notation in it put through a function.
    #[must_use]
    pub fn map_words(self, change: &dyn Fn(&str) -> String) -> Self {
        self.map(&|text| match text {
            Self::Words(words) => Self::Words(change(&words).into()),
            other => other,
        })
    }

    /// The same with every moment in it written by a function.
    #[must_use]
    pub fn map_moments(self, write: &dyn Fn((i32, u8, u8), (u8, u8)) -> String) -> Self {
        self.map(&|text| match text {
            Self::Moment(day, time) => Self::Words(write(day, time).into()),
            other => other,
        })
    }

    /// Whether a moment is among its values.
    pub fn has_moment(&self) -> bool {
        match self {
            Self::Moment(..) => true,
            Self::Message(_, args) => {
                args.iter().any(|(_, arg)| if let Arg::Text(text) = arg { text.has_moment() } else { false })
            }
            Self::Capital(text) => text.has_moment(),
            Self::List(items) | Self::Joined(items, _) => items.iter().any(Self::has_moment),
            Self::Decimal(_) | Self::Day(..) | Self::Words(_) => false,
        }
    }

    /// The same with everything in it that has no parts put through a function.
    fn map(self, change: &dyn Fn(Self) -> Self) -> Self {
        let all = |items: Vec<Self>| items.into_iter().map(|item| item.map(change)).collect();
        match self {
            Self::Message(key, args) => {
                let changed = |(name, arg)| match arg {
                    Arg::Text(text) => (name, Arg::Text(text.map(change))),
                    arg => (name, arg),
                };
                Self::Message(key, args.into_iter().map(changed).collect())
            }
            Self::Capital(text) => Self::Capital(Box::new(text.map(change))),
            Self::List(items) => Self::List(all(items)),
            Self::Joined(items, separator) => Self::Joined(all(items), separator),
            Self::Decimal(_) | Self::Day(..) | Self::Moment(..) | Self::Words(_) => change(self),
        }
    }

    /// The name of the message, the same in every language and version; empty for plain words.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Message(key, _) => key,
            Self::Capital(text) => text.code(),
            Self::List(items) | Self::Joined(items, _) => items.first().map_or("", Self::code),
            Self::Decimal(_) | Self::Day(..) | Self::Moment(..) | Self::Words(_) => "",
        }
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Message(..) | Self::Day(..) | Self::Moment(..) => false,
            Self::Capital(text) => text.is_empty(),
            Self::Decimal(words) => words.is_empty(),
            Self::Words(words) => words.is_empty(),
            Self::List(items) | Self::Joined(items, _) => items.iter().all(Self::is_empty),
        }
    }

    /// In that language, if the engine has it, and in English otherwise.
    pub fn say(&self, code: &str) -> String {
        Words::of(code).unwrap_or_else(Words::english).say(self)
    }

    /// In English.
    pub fn english(&self) -> String {
        Words::english().say(self)
    }

    /// About how many bytes it holds on the heap.
    pub fn weight(&self) -> usize {
        match self {
            Self::Message(_, args) => args.iter().map(|(_, arg)| size_of::<(&str, Arg)>() + arg.weight()).sum(),
            Self::Capital(text) => size_of::<Self>() + text.weight(),
            Self::Decimal(words) => words.capacity(),
            Self::Words(Cow::Owned(words)) => words.capacity(),
            Self::Day(..) | Self::Moment(..) | Self::Words(Cow::Borrowed(_)) => 0,
            Self::List(items) | Self::Joined(items, _) => {
                items.iter().map(|item| size_of::<Self>() + item.weight()).sum()
            }
        }
    }
}

impl Arg {
    fn weight(&self) -> usize {
        match self {
            Self::Number(_) | Self::Seat(_) => 0,
            Self::Text(text) => text.weight(),
        }
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        match phrase {
            Phrase::Message(key) => Self::message(key),
            Phrase::Name(name) => Self::Words(Cow::Borrowed(name)),
        }
    }
}

/// In the language that is [spoken](Words::speaking), which is English if none was chosen.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::spoken().say(self))
    }
}

/// The code, and the sentence in the language that is [spoken](Words::speaking).
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sentence = serializer.serialize_struct("Text", 2)?;
        sentence.serialize_field("code", self.code())?;
        sentence.serialize_field("text", &Words::spoken().say(self))?;
        sentence.end()
    }
}

/// In the language that is [spoken](Words::speaking).
impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&Words::spoken().phrase(*self))
    }
}

impl<T: Clone + Into<Self>> From<&T> for Arg {
    fn from(value: &T) -> Self {
        value.clone().into()
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Text(phrase.into())
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Text(Text::Words(words.into()))
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        Self::Text(Text::Words(words.to_owned().into()))
    }
}

impl From<Cow<'_, str>> for Arg {
    fn from(words: Cow<'_, str>) -> Self {
        words.into_owned().into()
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        letter.to_string().into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, i128, u128);

/// Lets values of these types, written as they display themselves, be values of messages.
#[macro_export]
macro_rules! shown_as_written {
    ($($kind:ty),* $(,)?) => {
        $(impl From<$kind> for $crate::text::Arg {
            fn from(value: $kind) -> Self {
                Self::Text($crate::text::Text::same(value))
            }
        })*
    };
}

/// Makes a [`Text`]: the name of a message and its values, `name` alone standing for `name = name`.
#[macro_export]
macro_rules! text {
    ($key:literal $(, $($args:tt)*)?) => {
        $crate::with_args!($crate::text::Text::message($key), $($($args)*)?)
    };
}

/// The values of [`text!`].
#[doc(hidden)]
#[macro_export]
macro_rules! with_args {
    ($text:expr $(,)?) => { $text };
    ($text:expr, $name:ident = $value:expr $(, $($rest:tt)*)?) => {
        $crate::with_args!($text.with(stringify!($name), $crate::text::Arg::from($value)), $($($rest)*)?)
    };
    ($text:expr, $name:ident $(, $($rest:tt)*)?) => {
        $crate::with_args!($text.with(stringify!($name), $crate::text::Arg::from(&$name)), $($($rest)*)?)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_capitals_are_written_by_the_language() {
        let items = ["a", "b", "c"].map(Text::same);
        let french = Words::of("fr").expect("French");
        assert_eq!(Text::list(items.clone()).english(), "a, b and c");
        assert_eq!(french.say(&Text::list(items.clone())), "a, b et c");
        assert_eq!(Text::list(items.into_iter().take(2)).capital().english(), "A and b");
        assert_eq!(french.say(&Text::Decimal("2.5".into())), "2,5");
    }

    #[test]
    fn a_seat_hands_its_forms_on() {
        let of = |seat: Arg| text!("board-man-not-s", square = "a1", seat);
        let of_second = "La ficha de a1 no es del jugador 2.";
        assert_eq!(of(Arg::Seat(1)).say("es"), of_second);
        assert_eq!(of(text!("game-player", number = 2).into()).say("es"), of_second);
    }

    #[test]
    fn a_decimal_decides_the_plural() {
        let points = |points: &str| text!("points-count", points = Text::Decimal(points.to_owned()));
        assert_eq!([points("1").english(), points("1.5").english()], ["1 point", "1.5 points"]);
        assert_eq!([points("1.5").say("fr"), points("2").say("fr")], ["1,5 point", "2 points"]);
        assert_eq!([points("−12.50").say("de"), points("12345").english()], ["−12,50 Punkte", "12,345 points"]);
        // What is no plain number stays as it is.
        assert_eq!([points("").english(), points("x").english()], [" points", "x points"]);
    }

    #[test]
    fn no_line_breaks_before_high_punctuation_in_french() {
        let french = Words::of("fr").expect("French");
        assert!(
            french
                .say(&text!("game-no-variant", id = "spline", variant = "a : b", known = "c"))
                .contains("«\u{a0}a : b\u{a0}»")
        );
    }
}
