//! Compares what a record says of itself with the table it is submitted at: names, date, event and site.

use crate::words::Language;
use chrono::{DateTime, Days, NaiveDate, Utc};
use podium_engine::record::TagValues;

use crate::clubs::model::Club;
use crate::competitions::doubts::Doubt;
use crate::competitions::state::{Competition, Table};
use crate::names::{self, is_missing};

/// A round may be published a few days after it was played.
const DAYS_BEFORE: u64 = 7;

/// Where and when a record is submitted.
#[derive(Debug, Clone, Copy)]
pub struct Here<'a> {
    pub competition: &'a Competition,
    pub table: &'a Table,
    pub club: &'a Club,
    /// The address of the service.
    pub site: &'a str,
    pub now: DateTime<Utc>,
}

/// Everything that does not fit. `written` are the names of the seats as written, where the tags do not have them.
pub fn doubts(here: Here<'_>, tags: &TagValues, written: &[String], players: usize) -> Vec<Doubt> {
    let own = |seat: usize| tags.value(&format!("P{}", seat + 1));
    let names = (0..players).map(|seat| (seat, written.get(seat).map(String::as_str).or_else(|| own(seat))));
    let mut doubts: Vec<Doubt> = Vec::new();
    for (seat, name) in names.filter_map(|(seat, name)| Some((seat, name?))) {
        if !is_of_table(here, seat, name) && !doubts.iter().any(|doubt| is_named(doubt, name)) {
            doubts.push(Doubt::Name { seat, written: bounded(name) });
        }
    }
    doubts.extend(tags.value("Date").and_then(Written::read).filter(|date| !date.is_near(here)).map(Written::doubt));
    let (title, club) = (&*here.competition.settings.name, here.club);
    let host = here.site.rsplit("//").next().unwrap_or_default();
    if let Some(event) = tags.value("Event").filter(|event| !is_alike(event, &[title, &club.name])) {
        doubts.push(Doubt::Event { written: bounded(event) });
    }
    if let Some(site) = tags.value("Site").filter(|site| !is_alike(site, &[title, &club.name, &club.place, host])) {
        doubts.push(Doubt::Site { written: bounded(site) });
    }
    doubts
}

/// Whether a name is blank, or a present or former name of somebody at the table.
fn is_of_table(here: Here<'_>, seat: usize, name: &str) -> bool {
    let roles = here.competition.facts().map(|facts| facts.seats).unwrap_or_default();
    let is_role = roles
        .get(seat)
        .is_some_and(|role| Language::all().any(|language| names::means(name, &language.words().phrase(*role))));
    let entries = here.table.seats.iter().filter_map(|&entry| here.competition.entry(entry));
    let mut known = entries
        .flat_map(|entry| std::iter::once(&entry.name).chain(entry.former_names.iter().map(|(_, former)| former)));
    is_missing(name) || is_role || known.any(|known| names::means(name, known))
}

fn is_named(doubt: &Doubt, name: &str) -> bool {
    matches!(doubt, Doubt::Name { written, .. } if **written == *name)
}

/// Whether a title shares a word with one of the others; short words do not count.
fn is_alike(title: &str, others: &[&str]) -> bool {
    let words = names::words(title);
    let is_telling = |word: &&String| word.chars().count() > 3;
    let shares = |other: &&str| {
        let known = names::words(other);
        words == known || words.iter().filter(is_telling).any(|word| known.contains(word))
    };
    is_missing(title) || others.iter().any(shares)
}

/// The text, cut to what a page can show.
fn bounded(text: &str) -> crate::store::texts::PersonalText {
    text.chars().take(120).collect::<String>().as_str().into()
}

/// A date as precise as it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Written {
    year: i32,
    month: Option<u32>,
    day: Option<u32>,
}

impl Written {
    /// `2026-11-18`, `2026.11.??`, `2026/11`; none without a year.
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.trim().split(['-', '.', '/']);
        let year = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
        let month: Option<u32> = parts.next().and_then(|part| part.parse().ok()).filter(|part| (1..=12).contains(part));
        let day =
            parts.next().and_then(|part| part.parse().ok()).filter(|part| month.is_some() && (1..=31).contains(part));
        Some(Self { year, month, day })
    }

    /// The first and last day that it may mean.
    fn days(self) -> Option<(NaiveDate, NaiveDate)> {
        let first = NaiveDate::from_ymd_opt(self.year, self.month.unwrap_or(1), self.day.unwrap_or(1))?;
        let end = match (self.month, self.day) {
            (_, Some(_)) => return Some((first, first)),
            (Some(12), None) | (None, None) => NaiveDate::from_ymd_opt(self.year.checked_add(1)?, 1, 1)?,
            (Some(month), None) => NaiveDate::from_ymd_opt(self.year, month + 1, 1)?,
        };
        Some((first, end.pred_opt()?))
    }

    /// Whether the game may have been played between a little before the round and now.
    fn is_near(self, here: Here<'_>) -> bool {
        let Some((first, last)) = self.days() else { return false };
        let round = here.competition.round_of(here.table).and_then(|round| round.published_at);
        let began = round.unwrap_or(here.competition.created_at).date_naive();
        let began = here.competition.settings.starts_on.map_or(began, |starts| began.min(starts.naive()));
        // East of here it is tomorrow already.
        let tomorrow = here.now.date_naive().checked_add_days(Days::new(1)).unwrap_or(NaiveDate::MAX);
        first <= tomorrow && last >= began.checked_sub_days(Days::new(DAYS_BEFORE)).unwrap_or(NaiveDate::MIN)
    }

    const fn doubt(self) -> Doubt {
        let Self { year, month, day } = self;
        Doubt::Date { year, month, day }
    }
}

#[cfg(test)]
mod tests {
    use podium_engine::record::Reading;

    use super::*;
    use crate::competitions::event::StageKind;
    use crate::competitions::testing::Builder;
    use crate::competitions::testing::noon;
    use crate::words::Said;

    fn found(tags: &str) -> Vec<String> {
        let mut cup = Builder::swiss(3).started(StageKind::Rounds).round(&[&[1, 2]]);
        cup.it.entries[0].name = "Ada Lovelace".into();
        cup.it.entries[1].name = "Ben Nevis".into();
        let club = Club::new("lyon-dice", "Lyon Dice", "Lyon");
        let here = Here {
            competition: &cup.it,
            table: cup.table(1),
            club: &club,
            site: "https://podium.example.org",
            now: noon(),
        };
        let text = format!("[Game \"reversi\"]\n{tags}\n\nresign");
        let tags = Reading::of(text.as_bytes()).unwrap().tag_values();
        doubts(here, &tags, &[], 2).iter().map(|doubt| doubt.text(&cup.it).en()).collect()
    }

    #[test]
    fn names_fit_in_any_usual_spelling() {
        for (one, two) in [
            ("Ada Lovelace", "Ben Nevis"),
            ("Nevis, Ben", "LOVELACE Ada"),
            ("A. Lovelace", "B Nevis"),
            ("Ada", "Nevis"),
            ("?", ""),
            ("Black", "Blanc"),
            ("Player 1", "Joueur 2"),
        ] {
            assert_eq!(found(&format!("[P1 \"{one}\"]\n[P2 \"{two}\"]")), [""; 0], "{one} {two}");
        }
        assert_eq!(
            found("[P1 \"Ada\"]\n[P2 \"Eve Harrington\"]"),
            ["The record names Eve Harrington, who is not at this table."]
        );
        assert_eq!(found("[P1 \"Eve\"]\n[P2 \"Eve\"]").len(), 1);
    }

    #[test]
    fn dates_are_those_of_the_round() {
        // The round is published on 1 March 2026, which is today.
        for near in ["2026-03-01", "2026.02.27", "2026/03/02", "2026.??.??", "????.??.??", "2026.03", "yesterday"] {
            assert_eq!(found(&format!("[Date \"{near}\"]")), [""; 0], "{near}");
        }
        for far in ["2026-03-05", "2026-02-10", "1998.??.??", "2027", "2026-02-31", "2025.12"] {
            assert_eq!(found(&format!("[Date \"{far}\"]")).len(), 1, "{far}");
        }
        assert_eq!(found("[Date \"1998.07.??\"]"), ["The record is dated 1998-07, far from the days of this round."]);
    }

    #[test]
    fn event_and_site_name_this_one() {
        for event in ["Spring Cup", "spring cup 2026, round 1", "Lyon Dice", "?", "-"] {
            assert_eq!(found(&format!("[Event \"{event}\"]")), [""; 0], "{event}");
        }
        assert_eq!(found("[Event \"World Final\"]"), ["The record is from another event, “World Final”."]);
        assert_eq!(found("[Site \"Lyon\"]"), [""; 0]);
        assert_eq!(found("[Site \"https://podium.example.org/clubs\"]"), [""; 0]);
        assert_eq!(found("[Site \"https://elsewhere.net\"]").len(), 1);
        assert_eq!(found("[Site \"Vladivostok\"]"), ["The record is of a game played elsewhere, “Vladivostok”."]);
    }
}
