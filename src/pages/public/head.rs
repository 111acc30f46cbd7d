//! The header of every page of a competition.

use chrono::NaiveDate;

use crate::competitions::event::StageKind;
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryState, Status};
use crate::dates::Date;
use crate::error::Result;
use crate::moderation::actions::is_hidden;
use crate::web::Viewer;
use crate::words::Locale;

/// The header of a competition's pages.
#[derive(Debug, Clone)]
pub struct Head {
    pub name: String,
    pub about: String,
    pub path: String,
    pub club: String,
    pub club_path: String,
    pub game: String,
    pub game_path: String,
    pub format: String,
    pub rule: String,
    pub status: &'static str,
    pub dates: Option<String>,
    pub players: usize,
    /// The first digits of the hash of its last event.
    pub mark: String,
    pub revision: u64,
    pub tabs: Vec<Tab>,
    /// What its rounds are, for messages: `bracket` or `round`.
    pub kind: &'static str,
    pub is_staff: bool,
    /// Whether the reader takes part, or may still enter.
    pub is_in: bool,
    pub can_enter: bool,
    pub is_rehearsal: bool,
    /// Hidden by administrators; only staff see this.
    pub is_hidden: bool,
    /// Whether it can be exported as a federation's report.
    pub has_report: bool,
}

/// One of the pages of a competition.
#[derive(Debug, Clone)]
pub struct Tab {
    /// Its message `tab-…`.
    pub word: &'static str,
    pub path: String,
    pub here: bool,
}

impl Head {
    /// The header of the addressed competition; `here` is the open tab.
    pub fn of(viewer: &Viewer, here: &str) -> Result<Self> {
        let (club, competition) = (viewer.club()?, viewer.competition()?);
        let (settings, cx) = (&competition.settings, &viewer.cx);
        let path = format!("{}/{}", club.path(), competition.slug);
        // There are tables even without rounds.
        let is_open = competition.stages.iter().all(|stage| matches!(stage.kind, StageKind::Open));
        let tabs = tabs(competition);
        let tabs = tabs.into_iter().map(|word| {
            let path = if word == "standings" { path.clone() } else { format!("{path}/{word}") };
            let name = if word == "rounds" && is_open { "tables" } else { word };
            Tab { word: name, path, here: word == here }
        });
        Ok(Self {
            name: settings.name.to_string(),
            about: settings.about.to_string(),
            club: club.name.clone(),
            club_path: club.path(),
            game: cx.game(&settings.game),
            game_path: format!("/games/{}", settings.game),
            format: cx.tx("format-", settings.format.word()).into_owned(),
            rule: cx.text(&settings.rule.title()).into_owned(),
            status: competition.status.word(),
            dates: dates(cx, settings.starts_on.map(Date::naive), settings.ends_on.map(Date::naive)),
            players: competition.entries.iter().filter(|entry| entry.state == EntryState::Accepted).count(),
            mark: competition.head.get(..8).unwrap_or_default().to_owned(),
            revision: competition.revision,
            is_staff: viewer.is_arbiter(),
            is_in: viewer.entry.is_some(),
            can_enter: viewer.entry.is_none() && takes_entries(competition),
            is_rehearsal: settings.rehearsal,
            is_hidden: is_hidden(club, Some(competition)),
            has_report: has_report(settings) && !competition.stages.is_empty(),
            tabs: tabs.collect(),
            kind: competition.kind_of_all_rounds(),
            path,
        })
    }
}

/// Whether registration is open.
fn takes_entries(competition: &Competition) -> bool {
    let late = competition.settings.registration.late;
    competition.status == Status::Open || (competition.status == Status::Running && late)
}

fn tabs(competition: &Competition) -> Vec<&'static str> {
    let stage = |is: fn(&StageKind) -> bool| competition.stages.iter().any(|stage| is(&stage.kind));
    let is_pairs = competition.settings.seats == 2;
    let has_grid = is_pairs && stage(|kind| !matches!(kind, StageKind::Open));
    let points = |kind: &StageKind| matches!(kind, StageKind::Schedule { .. } | StageKind::Rounds);
    let in_play = competition.status == Status::Running && is_pairs && stage(points);
    let has_schedule = stage(|kind| matches!(kind, StageKind::Schedule { .. } | StageKind::Division { .. }));
    let shown = [
        ("standings", true),
        ("rounds", !competition.stages.is_empty()),
        ("bracket", stage(|kind| matches!(kind, StageKind::Bracket { .. }))),
        ("crosstable", has_grid),
        ("schedule", has_schedule),
        ("what-if", in_play),
        ("entries", true),
        ("records", !competition.stages.is_empty()),
        ("log", true),
    ];
    shown.into_iter().filter(|(_, shown)| *shown).map(|(word, _)| word).collect()
}

fn has_report(settings: &Settings) -> bool {
    settings.seats == 2 && settings.format.rules().has_report()
}

/// From the first day to the last.
pub fn dates(locale: &Locale, first: Option<NaiveDate>, last: Option<NaiveDate>) -> Option<String> {
    match (first, last) {
        (Some(first), Some(last)) if first != last => {
            Some(locale.t2("dates", "first", locale.day(first), "last", locale.day(last)).into_owned())
        }
        (Some(day), _) => Some(locale.day(day)),
        (None, Some(last)) => Some(locale.t1("until", "day", locale.day(last)).into_owned()),
        (None, None) => None,
    }
}
