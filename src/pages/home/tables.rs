//! The open tables of a player.

use chrono::{DateTime, Utc};

use crate::competitions::Actor;
use crate::competitions::settings::Confirmer;
use crate::competitions::state::{Competition, EntryId, Game, GameState, Standing, Table};
use crate::ids::UserId;

/// A table that is not decided yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenTable {
    pub path: String,
    pub competition: String,
    pub round: usize,
    /// What the round is, for messages: `bracket` or `round`.
    pub kind: &'static str,
    pub others: Vec<String>,
    pub standing: Standing,
    pub deadline: Option<DateTime<Utc>>,
    pub overdue: bool,
    pub agreed: Option<DateTime<Utc>>,
    /// What the player should do there: `confirm`, `agree`, `report`, or `look` while it is up to others.
    pub task: &'static str,
}

/// The undecided tables of an entry, as seen by the person `user`.
pub fn open_tables(
    competition: &Competition,
    path: &str,
    entry: EntryId,
    user: UserId,
    now: DateTime<Utc>,
) -> Vec<OpenTable> {
    let own = competition.public_tables().filter(|table| table.seat_of(entry).is_some());
    let open = own.filter(|table| !competition.standing(table).is_settled());
    open.map(|table| {
        let others = table.seats.iter().filter(|&&other| other != entry);
        let deadline = competition.deadline(table);
        OpenTable {
            path: format!("{path}/tables/{}", table.id),
            competition: competition.settings.name.to_string(),
            round: table.round,
            kind: competition.kind_of_rounds(table.stage),
            others: others.map(|&other| competition.full_name(other).to_owned()).collect(),
            standing: competition.standing(table),
            overdue: deadline.is_some_and(|deadline| deadline < now),
            deadline,
            agreed: table.agreed,
            task: task(competition, table, entry, user),
        }
    })
    .collect()
}

fn task(competition: &Competition, table: &Table, entry: EntryId, user: UserId) -> &'static str {
    let is_mine =
        |by: &Actor, from: Option<EntryId>| from == Some(entry) || matches!(by, Actor::User { id, .. } if *id == user);
    let waiting = || table.games.iter().filter(|game| game.state == GameState::Waiting);
    let said = |game: &Game| is_mine(&game.by, game.from) || game.confirmed_by.iter().any(|by| is_mine(by, None));
    let asked = competition.settings.confirm.by == Confirmer::Opponents;
    if asked && waiting().any(|game| !said(game)) {
        "confirm"
    } else if waiting().next().is_some() || competition.standing(table) == Standing::Disputed {
        "look"
    } else if table.agreed.is_none() && table.proposed.as_ref().is_some_and(|(_, by)| !is_mine(by, table.proposed_from))
    {
        "agree"
    } else {
        "report"
    }
}

/// The most urgent first: awaited confirmations, then by deadline.
pub fn sort(tables: &mut [OpenTable]) {
    let urgency = |task: &str| ["confirm", "agree", "report"].iter().position(|other| *other == task).unwrap_or(3);
    tables.sort_by_key(|table| (urgency(table.task), table.deadline.unwrap_or(DateTime::<Utc>::MAX_UTC)));
}
