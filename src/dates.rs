//! Dates and times chosen by people, parsed once and in range by construction: within the years that every time zone,
//! calendar and database supports, with room for arithmetic.

use chrono::{DateTime, Datelike, Duration, NaiveDate, NaiveDateTime, Offset, TimeZone, Utc};
use chrono_tz::Tz;
use podium_engine::contest::day::Day;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Deserializer, Serialize};

/// The first year that can be chosen.
pub const FIRST_YEAR: i32 = 1970;
/// The last one.
pub const LAST_YEAR: i32 = 2200;

/// The last second in range, since 1970.
const LAST_SECOND: i64 = 7_289_654_399;
/// The last day in range, since 1970.
const LAST_DAY: i32 = 84_370;

/// A moment in range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct When(DateTime<Utc>);

impl When {
    /// A moment, unless it is out of range.
    pub fn new(at: DateTime<Utc>) -> Result<Self, Text> {
        if (0..=LAST_SECOND).contains(&at.timestamp()) { Ok(Self(at)) } else { Err(out_of_range()) }
    }

    /// The moment clamped to the range.
    pub fn nearest(at: DateTime<Utc>) -> Self {
        let last = || DateTime::from_timestamp(LAST_SECOND, 0).unwrap_or_default();
        Self(match at.timestamp() {
            ..0 => DateTime::default(),
            0..=LAST_SECOND => at,
            _ => last(),
        })
    }

    /// Parses input in the given time zone.
    pub fn read(word: &str, zone: Tz) -> Result<Self, Text> {
        let word = word.trim();
        let forms = ["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M"];
        let local = forms.iter().find_map(|form| NaiveDateTime::parse_from_str(word, form).ok());
        let local = local.ok_or_else(|| {
            let word = shortened(word);
            text!("refused-day-time-write-2026-05", word)
        })?;
        Date::new(local.date())?;
        // A time skipped by the change of clocks moves to the next one that exists.
        let hour = |local: NaiveDateTime| zone.from_local_datetime(&local).earliest();
        let at = hour(local).or_else(|| hour(local.checked_add_signed(Duration::hours(1))?));
        Self::new(at.ok_or_else(out_of_range)?.to_utc())
    }

    /// In universal time.
    pub const fn utc(self) -> DateTime<Utc> {
        self.0
    }

    /// In local time of a time zone.
    pub fn local(self, zone: Tz) -> NaiveDateTime {
        let utc = self.0.naive_utc();
        utc.checked_add_offset(zone.offset_from_utc_datetime(&utc).fix()).unwrap_or(utc)
    }
}

/// Values stored before there was a range are clamped, so that nothing becomes unreadable.
impl<'de> Deserialize<'de> for When {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        DateTime::deserialize(deserializer).map(Self::nearest)
    }
}

/// A day in range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Date(NaiveDate);

impl Date {
    /// A day, unless it is out of range.
    pub fn new(day: NaiveDate) -> Result<Self, Text> {
        if (FIRST_YEAR..=LAST_YEAR).contains(&day.year()) { Ok(Self(day)) } else { Err(out_of_range()) }
    }

    /// The day clamped to the range.
    pub fn nearest(day: NaiveDate) -> Self {
        Self(match day.year() {
            ..FIRST_YEAR => NaiveDate::default(),
            FIRST_YEAR..=LAST_YEAR => day,
            _ => naive(Day::from_number(LAST_DAY)),
        })
    }

    /// Parses input.
    pub fn read(word: &str) -> Result<Self, Text> {
        let day = word.trim().parse().map_err(|_| {
            let word = shortened(word);
            text!("refused-day-write-2026-05-31", word)
        })?;
        Self::new(day)
    }

    /// As a chrono date.
    pub const fn naive(self) -> NaiveDate {
        self.0
    }

    /// As an engine date.
    pub fn day(self) -> Day {
        Day::from_date(self.0.year(), self.0.month(), self.0.day()).unwrap_or_default()
    }
}

/// As for [`When`].
impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        NaiveDate::deserialize(deserializer).map(Self::nearest)
    }
}

fn naive(day: Day) -> NaiveDate {
    let (year, month, day) = day.date();
    NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default()
}

/// A moment later (or earlier) by this much, clamped to the range.
pub fn later(at: DateTime<Utc>, by: Duration) -> DateTime<Utc> {
    let at = When::nearest(at).utc();
    let end = if by < Duration::zero() { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
    When::nearest(at.checked_add_signed(by).unwrap_or(end)).utc()
}

fn shortened(word: &str) -> String {
    word.trim().chars().take(40).collect()
}

fn out_of_range() -> Text {
    text!("refused-choose-date-between", first_year = FIRST_YEAR, last_year = LAST_YEAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARIS: Tz = chrono_tz::Europe::Paris;
    const ZONES: [Tz; 3] = [Tz::UTC, chrono_tz::Pacific::Kiritimati, chrono_tz::Pacific::Niue];

    #[test]
    fn a_moment_is_read_on_the_readers_clock() {
        let read = |word: &str| When::read(word, PARIS).map(|when| when.utc().to_rfc3339());
        assert_eq!(read(" 2026-07-01T14:30 ").as_deref(), Ok("2026-07-01T12:30:00+00:00"));
        assert_eq!(read("2026-07-01 14:30:00".get(..16).unwrap()).as_deref(), Ok("2026-07-01T12:30:00+00:00"));
        // That night in October 2:30 occurs twice, in March not at all.
        assert_eq!(read("2026-10-25T02:30").as_deref(), Ok("2026-10-25T00:30:00+00:00"));
        assert_eq!(read("2026-03-29T02:30").as_deref(), Ok("2026-03-29T01:30:00+00:00"));
        let wrong = |word: &str| Err(text!("refused-day-time-write-2026-05", word));
        assert_eq!(read("tomorrow"), wrong("tomorrow"));
        assert_eq!(read(&"x".repeat(1 << 20)), wrong(&"x".repeat(40)));
    }

    #[test]
    fn what_is_out_of_range_is_refused_in_every_zone() {
        let refused = text!("refused-choose-date-between", first_year = 1970, last_year = 2200);
        for zone in ZONES {
            for word in [
                "+262142-12-31T23:59",
                "-262143-01-01T00:00",
                "9999-12-31T23:59:59",
                "2201-01-01T23:00",
                "1969-12-31T00:00",
                "0000-01-01T00:00",
            ] {
                assert_eq!(When::read(word, zone), Err(refused.clone()), "{word} {zone}");
            }
            for word in ["1970-01-02T12:00", "2200-12-30T12:00"] {
                assert!(When::read(word, zone).is_ok(), "{word} {zone}");
            }
        }
        for word in ["+262142-12-31", "2201-01-01", "1969-12-31", "-0001-01-01"] {
            assert_eq!(Date::read(word), Err(refused.clone()), "{word}");
        }
        assert!(Date::read("31 May").is_err());
        assert_eq!(Date::read("2200-12-31").unwrap().naive().to_string(), "2200-12-31");
    }

    #[test]
    fn the_nearest_in_range_can_be_shown_everywhere() {
        let (first, last) = (When::nearest(DateTime::<Utc>::MIN_UTC), When::nearest(DateTime::<Utc>::MAX_UTC));
        assert_eq!(first.utc().to_rfc3339(), "1970-01-01T00:00:00+00:00");
        assert_eq!(last.utc().to_rfc3339(), "2200-12-31T23:59:59+00:00");
        for zone in ZONES {
            assert!(first.local(zone) < last.local(zone));
        }
        assert_eq!(Date::nearest(NaiveDate::MIN).naive().to_string(), "1970-01-01");
        assert_eq!(Date::nearest(NaiveDate::MAX).naive().to_string(), "2200-12-31");
        assert_eq!(Date::nearest(NaiveDate::MAX).day().to_string(), "2200-12-31");
    }

    #[test]
    fn adding_stays_in_range() {
        let at = When::read("2026-05-31T18:00", Tz::UTC).unwrap().utc();
        assert_eq!(later(at, Duration::hours(2)).to_rfc3339(), "2026-05-31T20:00:00+00:00");
        assert_eq!(later(at, Duration::hours(-2)).to_rfc3339(), "2026-05-31T16:00:00+00:00");
        assert_eq!(later(DateTime::<Utc>::MAX_UTC, Duration::MAX), When::nearest(DateTime::<Utc>::MAX_UTC).utc());
        assert_eq!(later(DateTime::<Utc>::MIN_UTC, Duration::MIN), DateTime::<Utc>::default());
    }

    #[test]
    fn stored_values_are_read_as_the_nearest_in_range() {
        let read = |json: &str| serde_json::from_str::<When>(json).unwrap();
        assert_eq!(read("\"+262142-12-31T23:59:00Z\""), When::nearest(DateTime::<Utc>::MAX_UTC));
        let kept = "\"2026-05-31T18:00:00Z\"";
        assert_eq!(serde_json::to_string(&read(kept)).unwrap(), kept);
        let day: Date = serde_json::from_str("\"+262142-12-31\"").unwrap();
        assert_eq!(serde_json::to_string(&day).unwrap(), "\"2200-12-31\"");
    }
}
