//! Pending work for the staff of a competition.

use std::borrow::Cow;

use crate::clubs::model::Role;
use crate::competitions::event::StageKind;
use crate::competitions::settings::Confirmer;
use crate::competitions::state::{Competition, EntryState, RoundState, Standing, Status};
use crate::words::Locale;

/// The kinds of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Disputes,
    /// Reports for staff to confirm.
    Confirmations,
    Postponements,
    /// Entries to accept.
    Entries,
    /// Rounds to publish.
    Drafts,
    /// Rounds that are over.
    Rounds,
}

/// One kind of work, and how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    pub path: String,
    pub competition: String,
    pub what: What,
    pub count: usize,
}

impl Duty {
    pub fn text(&self, locale: &Locale) -> Cow<'static, str> {
        locale.t1(self.key(), "count", self.count)
    }

    fn key(&self) -> &'static str {
        match self.what {
            What::Disputes => "duty-disputes",
            What::Confirmations => "duty-confirmations",
            What::Postponements => "duty-postponements",
            What::Entries => "duty-entries",
            What::Drafts => "duty-drafts",
            What::Rounds => "duty-rounds",
        }
    }
}

/// The pending work for somebody with that role in a competition at `path`.
pub fn duties(competition: &Competition, path: &str, role: Role) -> Vec<Duty> {
    let mut found: Vec<(What, usize)> = Vec::new();
    let count = |standing: Standing| {
        competition.public_tables().filter(|table| competition.standing(table) == standing).count()
    };
    found.push((What::Disputes, count(Standing::Disputed)));
    if competition.settings.confirm.by == Confirmer::Staff {
        found.push((What::Confirmations, count(Standing::Waiting)));
    }
    found.push((What::Postponements, competition.public_tables().filter(|table| table.postponement.is_some()).count()));
    if role >= Role::Organiser {
        let asking = competition.entries.iter().filter(|entry| entry.state == EntryState::Requested).count();
        found.push((What::Entries, asking));
        if competition.status == Status::Running {
            found.push((What::Drafts, drafts(competition)));
            found.push((What::Rounds, complete(competition)));
        }
    }
    let wanted = found.into_iter().filter(|(_, count)| *count > 0);
    wanted
        .map(|(what, count)| Duty {
            path: format!("{path}/desk"),
            competition: competition.settings.name.to_string(),
            what,
            count,
        })
        .collect()
}

/// Drawn rounds that await publication.
fn drafts(competition: &Competition) -> usize {
    competition.stages.iter().flat_map(|stage| &stage.rounds).filter(|round| round.state == RoundState::Draft).count()
}

/// Stages whose last round is complete with nothing drawn after it.
fn complete(competition: &Competition) -> usize {
    let stages = competition.stages.iter().filter(|stage| !matches!(stage.kind, StageKind::Open));
    let complete = stages.filter(|stage| {
        let Some(last) = stage.rounds.last() else { return true };
        let mut tables = stage.rounds.iter().flat_map(|round| &round.tables).filter_map(|&id| competition.table(id));
        last.state == RoundState::Published
            && tables.all(|table| table.voided.is_some() || competition.standing(table).is_settled())
    });
    complete.count()
}
