//! Numbers as a language writes them, by CLDR: `1,234.5`, `1 234,5`.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The number format of a language. Four digits stand together, so that a year is one word.
pub(super) struct Decimals(DecimalFormatter);

impl Decimals {
    pub(super) fn new(locale: &Locale) -> Option<Self> {
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Min2);
        DecimalFormatter::try_new(locale.into(), options).ok().map(Self)
    }

    /// A decimal number, such as `-2.50`; what is none stays as it is.
    pub(super) fn format(&self, number: &str) -> String {
        match number.replace('−', "-").parse::<Decimal>() {
            Ok(decimal) => self.0.format(&decimal).to_string().replace('-', "−"),
            Err(_) => number.to_owned(),
        }
    }
}

impl Memoizable for Decimals {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale = language.to_string().parse().map_err(|_| ())?;
        Self::new(&locale).ok_or(())
    }
}

/// More digits than this do not fit a floating-point number.
const DIGITS: usize = 15;

/// A decimal number as a value that may decide a plural; none where it is no plain number.
pub(super) fn read(decimal: &str) -> Option<FluentValue<'static>> {
    let written = decimal.replace('−', "-");
    let digits = written.strip_prefix('-').unwrap_or(&written);
    let is_plain = digits.len() <= DIGITS && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_plain { written.parse::<FluentNumber>().ok().map(FluentValue::Number) } else { None }
}

/// How Fluent writes the numbers of messages.
pub(super) fn format(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let written = number.as_string();
    memoizer.with_try_get::<Decimals, _, _>((), |decimals| decimals.format(&written)).ok()
}
