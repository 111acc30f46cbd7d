//! Days of the calendar, without a time of day.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text;
use crate::text::Text;

/// A day, counted from 1 January 1970; written as `2026-03-01`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(i32);

impl Day {
    /// The day so many days after 1 January 1970; years beyond 0 to 9999 are brought back to the
    /// nearest day within.
    pub const fn from_number(days: i32) -> Self {
        const FIRST: i32 = -719_528;
        const LAST: i32 = 2_932_896;
        Self(if days < FIRST {
            FIRST
        } else if days > LAST {
            LAST
        } else {
            days
        })
    }

    /// Days since 1 January 1970.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// So many days later.
    pub fn plus(self, days: u32) -> Self {
        Self::from_number(self.0.saturating_add(i32::try_from(days).unwrap_or(i32::MAX)))
    }

    /// The day of a date, if there is such a date.
    pub fn from_date(year: i32, month: u32, day: u32) -> Option<Self> {
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            2 => 28 + u32::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        if !(0..=9999).contains(&year) || day == 0 || day > days {
            return None;
        }
        // Years begin in March here, so that the leap day is the last of a year.
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let months = (month + 9) % 12;
        let of_year = ((153 * months + 2) / 5 + day - 1) as i32;
        Some(Self(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468))
    }

    /// Year, month and day.
    pub const fn date(self) -> (i32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let months = (5 * of_year + 2) / 153;
        let day = of_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = year_of_era + era * 400 + (if month <= 2 { 1 } else { 0 });
        (year, month as u32, day as u32)
    }

    /// As people write it: `3 May 2026`, `3 mai 2026`.
    pub const fn told(self) -> Text {
        let (year, month, day) = self.date();
        Text::Day(year, month as u8, day as u8)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoDate {
    /// In a sentence.
    pub text: Text,
}

impl fmt::Display for NoDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl FromStr for Day {
    type Err = NoDate;

    fn from_str(date: &str) -> Result<Self, NoDate> {
        let number = |part: Option<&str>, length: usize| {
            let part = part.filter(|part| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()))?;
            part.parse::<u32>().ok()
        };
        let mut parts = date.split('-');
        let read = (number(parts.next(), 4), number(parts.next(), 2), number(parts.next(), 2), parts.next());
        let day = match read {
            (Some(year), Some(month), Some(day), None) => Self::from_date(year as i32, month, day),
            _ => None,
        };
        let shown: String = date.chars().take(20).collect();
        day.ok_or_else(|| NoDate { text: text!("day-not-date-dates-written-2026", shown) })
    }
}

impl TryFrom<String> for Day {
    type Error = NoDate;
    fn try_from(date: String) -> Result<Self, NoDate> {
        date.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// From one day to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// The first day.
    pub opens: Day,
    /// The last day.
    pub closes: Day,
}

impl Window {
    /// Whether a day lies within.
    pub fn contains(&self, day: Day) -> bool {
        self.opens <= day && day <= self.closes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Day numbers as `date -d … +%s` gives them, divided by 86400.
    #[test]
    fn days_are_counted_from_1970() {
        let known = [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2024-12-31", 20_088),
            ("2026-03-01", 20_513),
            ("1969-12-31", -1),
            ("1900-03-01", -25_508),
        ];
        for (date, number) in known {
            assert_eq!(date.parse::<Day>().unwrap().number(), number, "{date}");
            assert_eq!(Day::from_number(number).to_string(), date);
        }
    }

    #[test]
    fn every_day_of_the_calendar_comes_back() {
        let mut last = Day::from_number(i32::MIN);
        assert_eq!(last.to_string(), "0000-01-01");
        assert_eq!(Day::from_number(i32::MAX).to_string(), "9999-12-31");
        for number in last.number()..=Day::from_number(i32::MAX).number() {
            let (year, month, day) = Day::from_number(number).date();
            assert_eq!(Day::from_date(year, month, day), Some(Day(number)));
            assert!(Day(number) >= last);
            last = Day(number);
        }
    }

    #[test]
    fn a_day_is_told_as_people_write_it() {
        let told = |date: &str| date.parse::<Day>().unwrap().told();
        assert_eq!(told("2026-03-01").english(), "1 March 2026");
        assert_eq!(told("2026-03-01").say("fr"), "1 mars 2026");
        assert_eq!(told("2026-12-25").say("fr"), "25 décembre 2026");
    }

    #[test]
    fn no_date_is_refused() {
        for wrong in ["", "2025-02-29", "2026-13-01", "2026-3-1", "2026-03-01-", "+026-03-01", "é"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}
