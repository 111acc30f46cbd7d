//! The sentences of a language, and how its numbers and lists are written.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use icu_locale_core::Locale;
use include_dir::{Dir, include_dir};

use super::date::{Clock, Dates};
use super::number::{self, Decimals};
use super::{Arg, Phrase, Text, pseudo};
use crate::text;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The code of the language that the others fall back on.
const ENGLISH: &str = "en";

/// The engine's own sentences.
static ALL: LazyLock<Languages> = LazyLock::new(|| Languages::new(&LOCALES, &[&LOCALES]));

/// The codes of the languages that a folder has, English first.
pub fn languages(locales: &'static Dir<'static>) -> Vec<&'static str> {
    let mut codes: Vec<&str> = locales.dirs().filter_map(|folder| folder.path().file_name()?.to_str()).collect();
    codes.sort_by_key(|code| (*code != ENGLISH, *code));
    codes
}

/// The message files of a language within a folder, with their names.
pub fn files(locales: &'static Dir<'static>, code: &str) -> Vec<(&'static str, &'static str)> {
    fn within(folder: &'static Dir<'static>, found: &mut Vec<(&'static str, &'static str)>) {
        let named = |file: &'static include_dir::File<'static>| Some((file.path().to_str()?, file.contents_utf8()?));
        found.extend(folder.files().filter_map(named).filter(|(name, _)| name.ends_with(".ftl")));
        folder.dirs().for_each(|folder| within(folder, found));
    }
    let mut found = Vec::new();
    if let Some(folder) = locales.get_dir(code) {
        within(folder, &mut found);
    }
    found
}

/// The engine's own sentences, for programs that add theirs.
pub fn locales() -> &'static Dir<'static> {
    &LOCALES
}

/// What a whole process speaks.
static DEFAULT: OnceLock<&'static Words> = OnceLock::new();

thread_local! {
    static SPOKEN: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// Languages, each read when it is first spoken.
pub struct Languages {
    codes: Vec<&'static str>,
    folders: Vec<&'static Dir<'static>>,
    /// Read once for all: what another language lacks is said in English.
    english: Vec<Arc<FluentResource>>,
    read: Vec<OnceLock<Words>>,
}

impl Languages {
    /// The languages that the first folder has, with the sentences of all these folders.
    pub fn new(named: &'static Dir<'static>, folders: &[&'static Dir<'static>]) -> Self {
        let codes = languages(named);
        Self {
            read: codes.iter().map(|_| OnceLock::new()).collect(),
            english: resources(folders, ENGLISH),
            folders: folders.to_vec(),
            codes,
        }
    }

    /// The same with a language for tests, `qps`: English with strange letters, a third longer.
    #[must_use]
    pub fn with_pseudo(mut self) -> Self {
        self.codes.push(pseudo::CODE);
        self.read.push(OnceLock::new());
        self
    }

    /// Their codes, English first.
    pub fn codes(&self) -> &[&'static str] {
        &self.codes
    }

    /// The sentences of a language by its place among the codes; in English, if there is no such language.
    pub fn at(&self, place: usize) -> &Words {
        static NONE: LazyLock<Words> = LazyLock::new(|| Words::new(ENGLISH, Vec::new()));
        let (Some(&code), Some(words)) = (self.codes.get(place), self.read.get(place)) else {
            return if self.codes.is_empty() { &NONE } else { self.at(0) };
        };
        words.get_or_init(|| {
            let mut all = self.english.clone();
            if code != ENGLISH {
                all.extend(resources(&self.folders, code));
            }
            Words::new(code, all)
        })
    }

    /// The sentences of a language.
    pub fn of(&self, code: &str) -> Option<&Words> {
        self.codes.iter().position(|known| *known == code).map(|place| self.at(place))
    }
}

fn resources(folders: &[&'static Dir<'static>], code: &str) -> Vec<Arc<FluentResource>> {
    let sources = folders.iter().flat_map(|folder| files(folder, code));
    sources
        .map(|(_, source)| {
            let source = if code == "fr" { spaced(source) } else { Cow::Borrowed(source) };
            // A faulty message is left out here and found by the tests.
            Arc::new(FluentResource::try_new(source.into_owned()).unwrap_or_else(|(resource, _)| resource))
        })
        .collect()
}

/// The sentences of one language.
pub struct Words {
    code: &'static str,
    locale: Locale,
    bundle: FluentBundle<Arc<FluentResource>>,
    decimals: Option<Decimals>,
    dates: Option<Dates>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.code).finish()
    }
}

impl Words {
    fn new(code: &'static str, resources: Vec<Arc<FluentResource>>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::format));
        if code == pseudo::CODE {
            bundle.set_transform(Some(pseudo::longer));
        }
        resources.into_iter().for_each(|resource| bundle.add_resource_overriding(resource));
        let written = bundle.get_message("language-locale").and_then(|message| message.value());
        let written = written.map(|pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned());
        let locale: Locale = written.as_deref().unwrap_or(code).parse().unwrap_or(Locale::UNKNOWN);
        Self { code, decimals: Decimals::new(&locale), dates: Dates::new(&locale), bundle, locale }
    }

    /// Whose dates, numbers and alphabet these are, such as `en-GB`.
    pub const fn locale(&self) -> &Locale {
        &self.locale
    }

    /// A day: `3 May 2026`.
    pub fn day(&self, year: i32, month: u8, day: u8) -> String {
        let written = self.dates.as_ref().and_then(|dates| dates.day((year, month, day)));
        written.unwrap_or_else(|| format!("{year:04}-{month:02}-{day:02}"))
    }

    /// A day, a time and its zone: `3 May 2026 at 14:05 CEST`.
    pub fn moment(&self, (year, month, day): (i32, u8, u8), clock: Clock<'_>) -> String {
        let written = self.dates.as_ref().and_then(|dates| dates.moment((year, month, day), clock));
        let ((hour, minute), zone) = (clock.time, clock.zone);
        written.unwrap_or_else(|| format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} {zone}"))
    }

    /// The city that a time zone is named after: `Londres` for `Europe/London`.
    pub fn city(&self, zone: &str) -> String {
        self.dates.as_ref().map_or_else(|| zone.to_owned(), |dates| dates.city(zone))
    }

    /// The engine's sentences in that language.
    pub fn of(code: &str) -> Option<&'static Self> {
        ALL.of(code)
    }

    /// The engine's sentences in English.
    pub fn english() -> &'static Self {
        ALL.at(0)
    }

    /// Does something, such as writing an answer, while this language is spoken: texts display and serialise in it.
    pub fn speaking<T>(&'static self, act: impl FnOnce() -> T) -> T {
        struct Restore(Option<&'static Words>);
        impl Drop for Restore {
            fn drop(&mut self) {
                SPOKEN.set(self.0);
            }
        }
        let _restore = Restore(SPOKEN.replace(Some(self)));
        act()
    }

    /// Speaks this language in the whole process, where nothing else is [spoken](Self::speaking). The first call decides.
    pub fn speak(&'static self) {
        let _ = DEFAULT.set(self);
    }

    /// The language that is spoken: English if none was chosen.
    pub fn spoken() -> &'static Self {
        SPOKEN.get().or_else(|| DEFAULT.get().copied()).unwrap_or_else(Self::english)
    }

    /// As browsers name it: `en`.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// Whether there is a message or an attribute of one of that name.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    fn pattern(&self, key: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        match key.split_once('.') {
            None => self.bundle.get_message(key)?.value(),
            Some((key, attribute)) => Some(self.bundle.get_message(key)?.get_attribute(attribute)?.value()),
        }
    }

    /// A message, or `message.attribute`, with its values; its name where it is missing, which the tests forbid.
    pub fn message(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Cow<'static, str> {
        match self.pattern(key) {
            Some(pattern) => self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned().into(),
            None => key.to_owned().into(),
        }
    }

    /// A text in this language.
    pub fn say(&self, text: &Text) -> String {
        match text {
            Text::Message(key, values) => self.message(key, Some(&self.args(values))).into_owned(),
            Text::Capital(text) => {
                let said = self.say(text);
                let mut letters = said.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
            Text::Decimal(number) => self.decimal(number),
            Text::Day(year, month, day) => self.day(*year, *month, *day),
            Text::Moment(day, time) => self.moment(*day, Clock { time: *time, zone: "UTC", offset: 0 }),
            Text::Words(words) => words.to_string(),
            Text::List(items) => self.list(items.iter().map(|item| self.say(item))),
            Text::Joined(items, separator) => {
                let separator = if self.code == "fr" { set_apart(separator) } else { Cow::Borrowed(*separator) };
                items.iter().map(|item| self.say(item)).collect::<Vec<_>>().join(&separator)
            }
        }
    }

    /// A decimal number, such as `2.5`.
    pub fn decimal(&self, number: &str) -> String {
        self.decimals.as_ref().map_or_else(|| number.to_owned(), |decimals| decimals.format(number))
    }

    /// A phrase in this language.
    pub fn phrase(&self, phrase: Phrase) -> Cow<'static, str> {
        match phrase {
            Phrase::Message(key) => self.message(key, None),
            Phrase::Name(name) => Cow::Borrowed(name),
        }
    }

    /// A value, and the attributes of the message it is, such as the gender of a noun.
    fn set<'a>(&self, args: &mut FluentArgs<'a>, name: &'a str, value: &'a Arg) {
        match value {
            Arg::Number(number) => args.set(name, *number),
            Arg::Seat(seat) => self.set_text(args, name, &text!("game-player", number = *seat + 1)),
            Arg::Text(text) => self.set_text(args, name, text),
        }
    }

    fn set_text<'a>(&self, args: &mut FluentArgs<'a>, name: &'a str, text: &Text) {
        for attribute in self.attributes(text) {
            args.set(format!("{name}-{attribute}"), self.say_as(text, attribute));
        }
        let decimal = if let Text::Decimal(decimal) = text { number::read(decimal) } else { None };
        args.set(name, decimal.unwrap_or_else(|| FluentValue::String(self.say(text).into())));
    }

    /// The forms that a text has besides its own: those of its message, or of the first of a list.
    fn attributes(&self, text: &Text) -> Vec<&str> {
        match text {
            Text::Message(key, _) => {
                let message = self.bundle.get_message(key);
                message
                    .map(|message| message.attributes().map(|attribute| attribute.id()).collect())
                    .unwrap_or_default()
            }
            Text::List(items) => items.first().map(|item| self.attributes(item)).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// A text in one of its forms; as it is, where it has no such form.
    fn say_as(&self, text: &Text, form: &str) -> String {
        match text {
            Text::Message(key, values) => {
                let pattern = self.bundle.get_message(key).and_then(|message| message.get_attribute(form));
                let Some(pattern) = pattern else { return self.say(text) };
                let args = self.args(values);
                self.bundle.format_pattern(pattern.value(), Some(&args), &mut Vec::new()).into_owned()
            }
            Text::List(items) => self.list(items.iter().map(|item| self.say_as(item, form))),
            other => self.say(other),
        }
    }

    fn args<'a>(&self, values: &'a [(&'static str, Arg)]) -> FluentArgs<'a> {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            self.set(&mut args, name, value);
        }
        args
    }

    fn list(&self, items: impl Iterator<Item = String>) -> String {
        let mut items = items.peekable();
        let mut whole = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let mut args = FluentArgs::with_capacity(2);
            args.set("list", whole);
            args.set("item", item);
            let key = if items.peek().is_some() { "list-next" } else { "list-last" };
            whole = self.message(key, Some(&args)).into_owned();
        }
        whole
    }
}

/// French sets high punctuation apart, and no line breaks there.
fn spaced(text: &str) -> Cow<'_, str> {
    let apart = [" :", " ;", " ?", " !", " »", "« "];
    apart.iter().fold(Cow::Borrowed(text), |text, mark| {
        if text.contains(mark) { text.replace(mark, &mark.replace(' ', "\u{a0}")).into() } else { text }
    })
}

/// The same for what stands between two texts, as `; `.
fn set_apart(separator: &str) -> Cow<'_, str> {
    if separator.starts_with([':', ';', '?', '!']) { format!("\u{a0}{separator}").into() } else { spaced(separator) }
}

/// English.
impl Default for &'static Words {
    fn default() -> Self {
        Words::english()
    }
}
