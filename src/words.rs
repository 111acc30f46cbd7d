//! The words of the pages, in every language that `locales/` has.

use std::borrow::{Borrow, Cow};
use std::cmp::Ordering;
use std::sync::LazyLock;

use actix_web::HttpMessage;
use actix_web::http::header::{AcceptLanguage, Header, Quality};
use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeZone, Timelike, Utc};
use chrono_tz::Tz;
use fluent_bundle::{FluentArgs, FluentValue};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use include_dir::{Dir, include_dir};
use podium_engine::text::{Clock, Languages, Phrase, Text, Words};

use crate::dates::When;

/// The sentences of the service, beside those of the engine.
pub static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// With `PODIUM_PSEUDO` set there is also a pseudo-language, which shows what is cut off or comes from no message file.
static LANGUAGES: LazyLock<Languages> = LazyLock::new(|| {
    let languages = Languages::new(&LOCALES, &[podium_engine::text::locales(), &LOCALES]);
    if std::env::var_os("PODIUM_PSEUDO").is_some() { languages.with_pseudo() } else { languages }
});

/// A language that there is: its place in the list of all, English first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(u8);

impl Language {
    pub const ENGLISH: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..).zip(LANGUAGES.codes()).map(|(place, _)| Self(place))
    }

    /// As browsers name it: `en`.
    pub fn code(self) -> &'static str {
        self.words().code()
    }

    /// Its own name for itself.
    pub fn name(self) -> Cow<'static, str> {
        self.words().message("language-name", None)
    }

    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().zip(LANGUAGES.codes()).find(|(_, known)| **known == code).map(|(language, _)| language)
    }

    /// The best of ours for what a browser accepts.
    pub fn accepted(request: &impl HttpMessage) -> Option<Self> {
        let mut accepted = AcceptLanguage::parse(request).ok()?;
        accepted.retain(|wish| wish.quality > Quality::ZERO);
        accepted.ranked().iter().find_map(|wish| Self::from_code(wish.item()?.primary_language()))
    }

    /// Its sentences.
    pub fn words(self) -> &'static Words {
        LANGUAGES.at(self.0.into())
    }
}

/// For logs, programs and tests: what a text says.
pub trait Said {
    /// In a language by its code; in English where there is none.
    fn said(&self, code: &str) -> String;

    /// In English.
    fn en(&self) -> String {
        self.said("en")
    }
}

impl Said for Text {
    fn said(&self, code: &str) -> String {
        Language::from_code(code).unwrap_or(Language::ENGLISH).words().say(self)
    }
}

/// The reader's language and time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Locale {
    pub language: Language,
    pub zone: Tz,
}

impl Default for Locale {
    fn default() -> Self {
        Self { language: Language::ENGLISH, zone: Tz::UTC }
    }
}

impl Locale {
    /// A message with its arguments; its key where it is missing, which the tests forbid.
    pub fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Cow<'static, str> {
        self.language.words().message(key, args)
    }

    /// A message.
    pub fn t(&self, key: &str) -> Cow<'static, str> {
        self.format(key, None)
    }

    /// A message whose key ends in a word known only now.
    pub fn tx(&self, key: &str, word: &str) -> Cow<'static, str> {
        self.t(&format!("{key}{word}"))
    }

    /// A message with one argument.
    pub fn t1<'a>(&self, key: &str, name: &'a str, value: impl Into<FluentValue<'a>>) -> Cow<'static, str> {
        let mut args = FluentArgs::new();
        args.set(name, value);
        self.format(key, Some(&args))
    }

    /// A message with two arguments.
    pub fn t2<'a>(
        &self,
        key: &str,
        name: &'a str,
        value: impl Into<FluentValue<'a>>,
        other: &'a str,
        second: impl Into<FluentValue<'a>>,
    ) -> Cow<'static, str> {
        let mut args = FluentArgs::new();
        args.set(name, value);
        args.set(other, second);
        self.format(key, Some(&args))
    }

    /// A text in the reader's language.
    pub fn text(&self, text: &Text) -> Cow<'static, str> {
        let words = self.language.words();
        if text.has_moment() {
            let write = |(year, month, day): (i32, u8, u8), (hour, minute): (u8, u8)| {
                let date = NaiveDate::from_ymd_opt(year, month.into(), day.into()).unwrap_or_default();
                self.time(date.and_hms_opt(hour.into(), minute.into(), 0).unwrap_or_default().and_utc())
            };
            return words.say(&text.clone().map_moments(&write)).into();
        }
        words.say(text).into()
    }

    /// A phrase in the reader's language.
    pub fn phrase(&self, phrase: &Phrase) -> Cow<'static, str> {
        self.language.words().phrase(*phrase)
    }

    /// The name of a game by its id; the id if there is no such game.
    pub fn game(&self, id: &str) -> String {
        let entry = podium_engine::catalogue::find(id);
        entry.map_or_else(|| id.to_owned(), |entry| self.phrase(&entry.facts.name).into_owned())
    }

    /// The order of the reader's alphabet.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.collator().map_or_else(|| one.cmp(other), |collator| collator.compare(one, other))
    }

    fn collator(&self) -> Option<&'static CollatorBorrowed<'static>> {
        static COLLATORS: LazyLock<Vec<Option<CollatorBorrowed<'static>>>> = LazyLock::new(|| {
            let collator = |language: Language| {
                Collator::try_new(language.words().locale().into(), CollatorOptions::default()).ok()
            };
            Language::all().map(collator).collect()
        });
        COLLATORS.get(usize::from(self.language.0))?.as_ref()
    }

    /// The separator between a name and what is said of it.
    pub fn colon(&self) -> Cow<'static, str> {
        self.t("colon")
    }

    /// A day: `3 May 2026`, `3 mai 2026`.
    pub fn day(&self, day: impl Borrow<NaiveDate>) -> String {
        let (year, month, day) = date(*day.borrow());
        self.language.words().day(year, month, day)
    }

    /// A moment on the reader's clock, within the years that every clock can show.
    pub fn local(&self, moment: impl Borrow<DateTime<Utc>>) -> NaiveDateTime {
        When::nearest(*moment.borrow()).local(self.zone)
    }

    /// A moment in the reader's time zone: `3 May 2026 at 14:05 CEST`, `3 mai 2026 à 14:05 UTC+2`.
    pub fn time(&self, moment: impl Borrow<DateTime<Utc>>) -> String {
        let moment = When::nearest(*moment.borrow());
        let (local, zone) = (moment.local(self.zone), self.zone.name());
        let offset = self.zone.offset_from_utc_datetime(&moment.utc().naive_utc()).fix().local_minus_utc();
        let clock = Clock { time: (local.hour() as u8, local.minute() as u8), zone, offset };
        self.language.words().moment(date(local.date()), clock)
    }

    /// The moment until which something may be done: the day before, where that is midnight.
    pub fn end(&self, moment: impl Borrow<DateTime<Utc>>) -> String {
        let local = self.local(moment.borrow());
        match local.date().pred_opt().filter(|_| local.time() == NaiveTime::MIN) {
            Some(day) => self.day(day),
            None => self.time(moment),
        }
    }

    /// A decimal number as the reader writes it: `2.25`, `2,25`.
    pub fn decimal(&self, number: &str) -> String {
        self.language.words().decimal(number)
    }

    /// A number with the reader's separators.
    pub fn number(&self, number: impl TryInto<i64>) -> String {
        number.try_into().map_or_else(|_| "—".to_owned(), |number: i64| self.decimal(&number.to_string()))
    }
}

/// A day within a text.
pub fn day(day: NaiveDate) -> Text {
    let (year, month, day) = date(day);
    Text::Day(year, month, day)
}

/// A moment within a text, which readers see on their own clock.
pub fn moment(moment: DateTime<Utc>) -> Text {
    let moment = When::nearest(moment).utc();
    Text::Moment(date(moment.date_naive()), (moment.hour() as u8, moment.minute() as u8))
}

/// Year, month, day.
fn date(day: NaiveDate) -> (i32, u8, u8) {
    (day.year(), day.month() as u8, day.day() as u8)
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::ACCEPT_LANGUAGE;
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn the_best_accepted_language_is_taken() {
        let accepted = |header: &str| {
            let request = TestRequest::default().insert_header((ACCEPT_LANGUAGE, header)).to_http_request();
            Language::accepted(&request)
        };
        assert_eq!(accepted("fr-CA,fr;q=0.9,en;q=0.8"), Language::from_code("fr"));
        assert_eq!(accepted("de, en;q=0.5, fr;q=0.4"), Language::from_code("de"));
        assert_eq!(accepted("ja, en;q=0.5, fr;q=0.4"), Some(Language::ENGLISH));
        assert_eq!(accepted("en;q=0, fr;q=0.1"), Language::from_code("fr"));
        assert_eq!(accepted("ja"), None);
        assert_eq!(accepted(";;q=,"), None);
        assert_eq!(accepted("FR"), Language::from_code("fr"));
        assert_eq!(accepted("*"), None);
    }

    #[test]
    fn no_line_breaks_before_high_punctuation_in_french() {
        let french = Locale { language: Language::from_code("fr").expect("French"), ..Locale::default() };
        assert_eq!(
            french.t1("search-nothing", "words", "a : b"),
            "Aucun résultat pour «\u{a0}a : b\u{a0}». Essayez une partie du nom."
        );
        assert!(french.t("desk-import-skipped").ends_with("\u{a0}:"));
        let told = podium_engine::text!("refused-why-ball");
        assert_eq!(french.text(&told), "Pourquoi\u{a0}? Pas de bille");
        assert_eq!(Locale::default().text(&told), "Why? No ball");
    }

    #[test]
    fn numbers_and_times_are_written_the_readers_way() {
        let french = Locale { language: Language::from_code("fr").expect("French"), zone: chrono_tz::Europe::Paris };
        let english = Locale { language: Language::ENGLISH, zone: chrono_tz::Europe::London };
        assert_eq!(french.number(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!((english.number(-12_345), english.number(2026)), ("−12,345".to_owned(), "2026".to_owned()));
        assert_eq!((english.decimal("2.25"), french.decimal("2.25")), ("2.25".to_owned(), "2,25".to_owned()));
        let moment = DateTime::from_timestamp(1_777_806_300, 0).expect("a time");
        assert_eq!(french.time(moment), "3 mai 2026 à 13:05 UTC+2");
        assert_eq!(english.time(moment), "3 May 2026 at 12:05 BST");
        assert_eq!(english.end(moment), "3 May 2026 at 12:05 BST");
        let sentence = podium_engine::text!("format-attempts-count-from", from = super::moment(moment));
        assert!(french.text(&sentence).contains("3 mai 2026 à 13:05 UTC+2"), "{}", french.text(&sentence));
        assert!(sentence.en().contains("3 May 2026 at 11:05 UTC"), "{}", sentence.en());
        // Midnight in Paris, an hour to midnight in London.
        let midnight = DateTime::from_timestamp(1_777_586_400, 0).expect("a time");
        assert_eq!(
            (french.end(midnight).as_str(), english.end(midnight).as_str()),
            ("30 avril 2026", "30 April 2026 at 23:00 BST")
        );
    }
}
