//! Messages of the pages, in English and French.

use std::borrow::{Borrow, Cow};
use std::sync::LazyLock;

use actix_web::HttpMessage;
use actix_web::http::header::{AcceptLanguage, Header, Quality};
use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, Timelike, Utc};
use chrono_tz::Tz;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use podium_engine::contest::day::Day;
use podium_engine::text::{Phrase, Text};

use crate::dates::When;

/// The languages there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    English,
    French,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The best of ours for what a browser accepts.
    pub fn accepted(request: &impl HttpMessage) -> Option<Self> {
        let mut accepted = AcceptLanguage::parse(request).ok()?;
        accepted.retain(|wish| wish.quality > Quality::ZERO);
        accepted.ranked().iter().find_map(|wish| Self::from_code(wish.item()?.primary_language()))
    }
}

/// The message files of one language, one file per domain.
macro_rules! messages {
    ($language:literal) => {
        &[
            include_str!(concat!("../locales/", $language, "/site.ftl")),
            include_str!(concat!("../locales/", $language, "/words.ftl")),
            include_str!(concat!("../locales/", $language, "/accounts.ftl")),
            include_str!(concat!("../locales/", $language, "/security.ftl")),
            include_str!(concat!("../locales/", $language, "/privacy.ftl")),
            include_str!(concat!("../locales/", $language, "/demo.ftl")),
            include_str!(concat!("../locales/", $language, "/competitions.ftl")),
            include_str!(concat!("../locales/", $language, "/clubs.ftl")),
            include_str!(concat!("../locales/", $language, "/players.ftl")),
            include_str!(concat!("../locales/", $language, "/next.ftl")),
            include_str!(concat!("../locales/", $language, "/boards.ftl")),
            include_str!(concat!("../locales/", $language, "/admin.ftl")),
            include_str!(concat!("../locales/", $language, "/moderation.ftl")),
            include_str!(concat!("../locales/", $language, "/tables.ftl")),
            include_str!(concat!("../locales/", $language, "/public.ftl")),
        ]
    };
}

/// The sources, for the test that no message is missing or unused.
pub const SOURCES: [(Language, &[&str]); 2] =
    [(Language::English, messages!("en")), (Language::French, messages!("fr"))];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> = LazyLock::new(|| SOURCES.map(bundle));

fn bundle((language, sources): (Language, &[&str])) -> FluentBundle<FluentResource> {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for source in sources {
        // A faulty message is left out here and found by the tests.
        let source = match language {
            Language::English => (*source).to_owned(),
            Language::French => spaced(source).into_owned(),
        };
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// French sets high punctuation apart, and no line breaks there.
fn spaced(text: &str) -> Cow<'_, str> {
    let apart = [" :", " ;", " ?", " !", " »", "« "];
    apart.iter().fold(Cow::Borrowed(text), |text, mark| {
        if text.contains(mark) { text.replace(mark, &mark.replace(' ', "\u{a0}")).into() } else { text }
    })
}

/// The reader's language and time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Locale {
    pub language: Language,
    pub zone: Tz,
}

impl Default for Locale {
    fn default() -> Self {
        Self { language: Language::English, zone: Tz::UTC }
    }
}

impl Locale {
    fn bundle(&self) -> &'static FluentBundle<FluentResource> {
        let [english, french] = &*BUNDLES;
        match self.language {
            Language::English => english,
            Language::French => french,
        }
    }

    /// A message with its arguments; its key where it is missing, which the tests forbid.
    pub fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Cow<'static, str> {
        let bundle = self.bundle();
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let pattern = bundle.get_message(id).and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        });
        match pattern {
            Some(pattern) => bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned().into(),
            None => key.to_owned().into(),
        }
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

    /// The reader's half of a text of the engine.
    pub fn text<'a>(&self, text: &'a Text) -> Cow<'a, str> {
        match self.language {
            Language::English => Cow::Borrowed(&text.en),
            Language::French => spaced(&text.fr),
        }
    }

    /// The reader's half of a phrase of the engine.
    pub fn phrase(&self, phrase: &Phrase) -> &'static str {
        match self.language {
            Language::English => phrase.en,
            Language::French => phrase.fr,
        }
    }

    /// The separator between a name and what is said of it.
    pub const fn colon(&self) -> &'static str {
        match self.language {
            Language::English => ": ",
            Language::French => "\u{a0}: ",
        }
    }

    /// A day: `3 May 2026`, `3 mai 2026`.
    pub fn day(&self, day: impl Borrow<NaiveDate>) -> String {
        let day = day.borrow();
        let told = Day::from_date(day.year(), day.month(), day.day()).map(Day::told);
        told.map_or_else(|| day.to_string(), |told| self.text(&told).into_owned())
    }

    /// A moment on the reader's clock, within the years that every clock can show.
    pub fn local(&self, moment: impl Borrow<DateTime<Utc>>) -> NaiveDateTime {
        When::nearest(*moment.borrow()).local(self.zone)
    }

    /// A moment in the reader's time zone: `3 May 2026, 14:05`, `3 mai 2026 à 14 h 05`.
    pub fn time(&self, moment: impl Borrow<DateTime<Utc>>) -> String {
        let local = self.local(moment);
        let day = self.day(local.date());
        let (hour, minute) = (local.hour(), local.minute());
        match self.language {
            Language::English => format!("{day}, {hour:02}:{minute:02}"),
            Language::French => format!("{day} à {hour} h {minute:02}"),
        }
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
        match self.language {
            Language::English => number.to_owned(),
            Language::French => number.replace('.', ","),
        }
    }

    /// A number with the reader's separators.
    pub fn number(&self, number: impl TryInto<i64>) -> String {
        let Ok(number) = number.try_into() else { return "—".to_owned() };
        let number: i64 = number;
        let digits = number.unsigned_abs().to_string();
        let separator = match self.language {
            Language::English => ',',
            Language::French => '\u{202f}',
        };
        let mut written = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                written.push(separator);
            }
            written.push(digit);
        }
        if number < 0 { format!("−{written}") } else { written }
    }
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
        assert_eq!(accepted("fr-CA,fr;q=0.9,en;q=0.8"), Some(Language::French));
        assert_eq!(accepted("de, en;q=0.5, fr;q=0.4"), Some(Language::English));
        assert_eq!(accepted("en;q=0, fr;q=0.1"), Some(Language::French));
        assert_eq!(accepted("ja"), None);
        assert_eq!(accepted(";;q=,"), None);
        assert_eq!(accepted("FR"), Some(Language::French));
        assert_eq!(accepted("*"), None);
    }

    #[test]
    fn no_line_breaks_before_high_punctuation_in_french() {
        let french = Locale { language: Language::French, ..Locale::default() };
        assert_eq!(
            french.t1("search-nothing", "words", "a : b"),
            "Rien ne s’appelle «\u{a0}a : b\u{a0}». Essayez une partie du nom."
        );
        assert!(french.t("told-disputed").ends_with("\u{a0}:"));
        let told = podium_engine::text!("Why? No ball", "Pourquoi ? Pas de bille");
        assert_eq!(french.text(&told), "Pourquoi\u{a0}? Pas de bille");
        assert_eq!(Locale::default().text(&told), "Why? No ball");
    }

    #[test]
    fn numbers_and_times_are_written_the_readers_way() {
        let french = Locale { language: Language::French, zone: chrono_tz::Europe::Paris };
        let english = Locale { language: Language::English, zone: chrono_tz::Europe::London };
        assert_eq!(french.number(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(english.number(-1_234), "−1,234");
        assert_eq!((english.decimal("2.25"), french.decimal("2.25")), ("2.25".to_owned(), "2,25".to_owned()));
        let moment = DateTime::from_timestamp(1_777_806_300, 0).expect("a time");
        assert_eq!(french.time(moment), "3 mai 2026 à 13 h 05");
        assert_eq!(english.time(moment), "3 May 2026, 12:05");
        assert_eq!(english.end(moment), "3 May 2026, 12:05");
        // Midnight in Paris, an hour to midnight in London.
        let midnight = DateTime::from_timestamp(1_777_586_400, 0).expect("a time");
        assert_eq!(
            (french.end(midnight).as_str(), english.end(midnight).as_str()),
            ("30 avril 2026", "30 April 2026, 23:00")
        );
    }
}
