//! What happens automatically when its time has come.

use chrono::{DateTime, Utc};

use crate::competitions::event::Event;
use crate::competitions::state::{Competition, Status, TableId};

/// Confirms reported games that nobody answered in time.
pub fn confirm_due(competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
    if competition.status != Status::Running {
        return Vec::new();
    }
    let tables = competition.public_tables();
    let due = tables.flat_map(|table| {
        let games = table.games.iter().enumerate();
        let due = games.filter(|(_, game)| competition.confirms_itself_at(game).is_some_and(|at| at <= now));
        due.map(|(at, _)| Event::GameConfirmed { table: table.id, game: at + 1 })
    });
    due.collect()
}

/// Applies the format's rules to tables that are overdue. Those with a postponement request, or adjourned, are left alone.
pub fn settle_overdue(competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
    if competition.status != Status::Running {
        return Vec::new();
    }
    let later = |id: &TableId| {
        competition.table(*id).is_some_and(|table| {
            table.postponement.is_some() || matches!(table.adjourned, Some(Some(until)) if until > now)
        })
    };
    let due = competition.settings.format.rules().due(competition, now).into_iter();
    due.filter(|event| match event {
        Event::TableForfeited { table, .. } | Event::TableClosed { table, .. } => !later(table),
        _ => true,
    })
    .collect()
}
