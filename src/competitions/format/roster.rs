//! Names of participants in sentences, and dates as engines count them.

use std::collections::BTreeMap;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use podium_engine::contest::day::Day;

use crate::competitions::state::{Competition, EntryId};

/// Unique names, for engines that identify players by name: namesakes get a number appended.
pub(super) struct Labels {
    labels: BTreeMap<EntryId, String>,
    entries: BTreeMap<String, EntryId>,
}

impl Labels {
    pub(super) fn of(competition: &Competition) -> Self {
        let (mut labels, mut entries) = (BTreeMap::new(), BTreeMap::new());
        for entry in &competition.entries {
            let mut label = entry.name.full().to_owned();
            // Somebody else may have that very name.
            while entries.contains_key(&label) {
                label = format!("{label} ({})", entry.id);
            }
            entries.insert(label.clone(), entry.id);
            labels.insert(entry.id, label);
        }
        Self { labels, entries }
    }

    pub(super) fn label(&self, entry: EntryId) -> String {
        self.labels.get(&entry).cloned().unwrap_or_else(|| entry.to_string())
    }

    pub(super) fn entry(&self, label: &str) -> Option<EntryId> {
        self.entries.get(label).copied()
    }
}

/// The day of a date.
pub(super) fn day_of(date: NaiveDate) -> Day {
    Day::from_date(date.year(), date.month(), date.day()).unwrap_or_default()
}

/// The day of a moment, in universal time.
pub(super) fn today(now: DateTime<Utc>) -> Day {
    day_of(now.date_naive())
}

/// The date of a day.
pub(super) fn date_of(day: Day) -> Option<NaiveDate> {
    let (year, month, date) = day.date();
    NaiveDate::from_ymd_opt(year, month, date)
}

/// The moment at which a day is over.
pub(super) fn end_of(day: Day) -> Option<DateTime<Utc>> {
    super::moment_of(day.plus(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competitions::testing::Builder;

    #[test]
    fn whatever_people_are_called_each_has_a_label() {
        let mut cup = Builder::swiss(4).it;
        for (entry, name) in cup.entries.iter_mut().zip(["Ada", "Ada (3)", "Ada", "Ada (3)"]) {
            entry.name = name.into();
        }
        let labels = Labels::of(&cup);
        for entry in &cup.entries {
            assert_eq!(labels.entry(&labels.label(entry.id)), Some(entry.id), "{}", labels.label(entry.id));
        }
    }
}
