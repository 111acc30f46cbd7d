//! Days and times as a language writes them, by CLDR: `3 May 2026 at 14:05`, `3 mai 2026 à 14:05`.

use icu_calendar::Iso;
use icu_datetime::fieldsets::{YMD, YMDT};
use icu_datetime::input::{Date, DateTime, Time};
use icu_datetime::options::TimePrecision;
use icu_datetime::{DateTimeFormatter, DateTimeFormatterLoadError};
use icu_locale_core::Locale;

/// The formats of a language.
pub(super) struct Dates {
    day: DateTimeFormatter<YMD>,
    moment: DateTimeFormatter<YMDT>,
}

impl Dates {
    pub(super) fn new(locale: &Locale) -> Option<Self> {
        let read = || -> Result<Self, DateTimeFormatterLoadError> {
            Ok(Self {
                day: DateTimeFormatter::try_new(locale.into(), YMD::long())?,
                moment: DateTimeFormatter::try_new(
                    locale.into(),
                    YMDT::long().with_time_precision(TimePrecision::Minute),
                )?,
            })
        };
        read().ok()
    }

    /// A day: `3 May 2026`.
    pub(super) fn day(&self, (year, month, day): (i32, u8, u8)) -> Option<String> {
        let date = Date::<Iso>::try_new_iso(year, month, day).ok()?;
        Some(self.day.format(&date).to_string())
    }

    /// A day with a time: `3 May 2026 at 14:05`.
    pub(super) fn moment(&self, (year, month, day): (i32, u8, u8), (hour, minute): (u8, u8)) -> Option<String> {
        let date = Date::<Iso>::try_new_iso(year, month, day).ok()?;
        let time = Time::try_new(hour, minute, 0, 0).ok()?;
        Some(self.moment.format(&DateTime { date, time }).to_string())
    }
}
