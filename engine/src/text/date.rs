//! Days, times and time zones as a language writes them, by CLDR: `3 May 2026 at 14:05 CEST`.

use icu_calendar::Iso;
use icu_datetime::fieldsets::zone::{ExemplarCity, SpecificShort};
use icu_datetime::fieldsets::{Combo, YMD, YMDT};
use icu_datetime::input::{Date, DateTime, Time, ZonedDateTime};
use icu_datetime::options::TimePrecision;
use icu_datetime::{DateTimeFormatter, DateTimeFormatterLoadError, NoCalendarFormatter};
use icu_locale_core::Locale;
use icu_time::zone::{IanaParser, UtcOffset};

/// A time of a day in a time zone.
#[derive(Debug, Clone, Copy)]
pub struct Clock<'a> {
    /// Hour and minute.
    pub time: (u8, u8),
    /// The zone by its name in the IANA database: `Europe/Paris`.
    pub zone: &'a str,
    /// Seconds east of Greenwich at that time.
    pub offset: i32,
}

/// The formats of a language.
pub(super) struct Dates {
    day: DateTimeFormatter<YMD>,
    moment: DateTimeFormatter<Combo<YMDT, SpecificShort>>,
    city: NoCalendarFormatter<ExemplarCity>,
}

impl Dates {
    pub(super) fn new(locale: &Locale) -> Option<Self> {
        let read = || -> Result<Self, DateTimeFormatterLoadError> {
            let moment = YMDT::long().with_time_precision(TimePrecision::Minute).with_zone(SpecificShort);
            Ok(Self {
                day: DateTimeFormatter::try_new(locale.into(), YMD::long())?,
                moment: DateTimeFormatter::try_new(locale.into(), moment)?,
                city: NoCalendarFormatter::try_new(locale.into(), ExemplarCity)?,
            })
        };
        read().ok()
    }

    /// A day: `3 May 2026`.
    pub(super) fn day(&self, (year, month, day): (i32, u8, u8)) -> Option<String> {
        let date = Date::<Iso>::try_new_iso(year, month, day).ok()?;
        Some(self.day.format(&date).to_string())
    }

    /// A day with a time and its zone: `3 May 2026 at 14:05 CEST`.
    pub(super) fn moment(&self, (year, month, day): (i32, u8, u8), clock: Clock<'_>) -> Option<String> {
        let date = Date::<Iso>::try_new_iso(year, month, day).ok()?;
        let time = Time::try_new(clock.time.0, clock.time.1, 0, 0).ok()?;
        let offset = UtcOffset::try_from_seconds(clock.offset).ok();
        let zone = IanaParser::new().parse(clock.zone).with_offset(offset).at_date_time(DateTime { date, time });
        Some(self.moment.format(&ZonedDateTime { date, time, zone }).to_string())
    }

    /// The city that a time zone is named after: `Londres` for `Europe/London`.
    pub(super) fn city(&self, zone: &str) -> String {
        self.city.format(&IanaParser::new().parse(zone).without_offset()).to_string()
    }
}
