//! From the start to the end: stages and rounds.

use chrono::{DateTime, Duration, Utc};
use podium_engine::contest::league::Close;
use podium_engine::text;
use podium_engine::text::Text;

use super::entries::seed;
use super::{Done, not_started, running};
use crate::competitions::event::{Event, StageKind};
use crate::competitions::format::league::{self, Coming};
use crate::competitions::format::{self, Next};
use crate::competitions::settings::Seeding;
use crate::competitions::state::{Competition, EntryId, Round, RoundState, Stage, Standing, Status, Table};
use crate::dates::later;

/// Starts a competition: entries not checked in are out until they come, everybody gets a place in the order, and the
/// format plans its stages. Open-ended stages are published at once. A league continues from how the season before was
/// closed.
pub fn start(competition: &Competition, lots: u64, previous: Option<&Close>, now: DateTime<Utc>) -> Done {
    not_started(competition)?;
    let mut run = Run::new(competition, now);
    if competition.settings.check_in {
        let absent = competition.entries.iter().filter(|entry| entry.is_in() && !entry.checked_in);
        for entry in absent {
            run.then(Event::Withdrew { entry: entry.id, why: Default::default() });
        }
    }
    enough(&run.after)?;
    let unseeded = run.after.entries.iter().any(|entry| entry.is_in() && entry.seed.is_none());
    if unseeded {
        // Entries added after the organiser made an order come last.
        let mut order = format::starting_order(&run.after);
        let how = competition.settings.seeding;
        let by_hand = order.iter().any(|&id| run.after.entry(id).is_some_and(|entry| entry.seed.is_some()));
        let events = match (how, by_hand) {
            (Seeding::Rating | Seeding::Draw, false) => seed(&run.after, how, &[], lots)?,
            _ => vec![Event::Seeded { order: std::mem::take(&mut order), how: Seeding::Hand, lots }],
        };
        events.into_iter().for_each(|event| run.then(event));
    }
    run.after.lots = lots;
    let stages = format::plan(&run.after, previous)?;
    run.then(Event::Started { stages, lots });
    for stage in 0..run.after.stages.len() {
        open_up(&mut run, stage)?;
    }
    Ok(run.events)
}

/// Publishes the single round of an open-ended stage.
fn open_up(run: &mut Run, stage: usize) -> Result<(), Text> {
    if !matches!(run.after.stages.get(stage), Some(Stage { kind: StageKind::Open, .. })) {
        return Ok(());
    }
    if let Next::Round(draw) = format::next(&run.after, stage)? {
        run.then(Event::RoundDrawn { stage, round: 1, draw });
        run.then(Event::RoundPublished { stage, round: 1, deadline: None, standings: None });
    }
    Ok(())
}

/// An action in several steps, each of which sees the ones before.
struct Run {
    after: Competition,
    events: Vec<Event>,
    now: DateTime<Utc>,
}

impl Run {
    fn new(competition: &Competition, now: DateTime<Utc>) -> Self {
        Self { after: competition.clone(), events: Vec::new(), now }
    }

    fn then(&mut self, event: Event) {
        self.after.follow(self.now, &event);
        self.events.push(event);
    }
}

fn enough(competition: &Competition) -> Result<(), Text> {
    let here = competition.entries.iter().filter(|entry| entry.is_in()).count();
    let needed = competition.settings.format.rules().fewest();
    if here >= needed {
        return Ok(());
    }
    Err(match competition.settings.check_in {
        true => text!("act-checked-needed-start-check-those", here, needed),
        false => text!("act-taking-part-needed-start", here, needed),
    })
}

fn stage(competition: &Competition, at: usize) -> Result<&Stage, Text> {
    competition.stages.get(at).ok_or_else(|| text!("act-no-such-stage"))
}

/// Draws a round of a stage, or redraws it while unpublished; adds new matches to a bracket; or moves on to the next stage.
/// `round` is the number that the caller has seen.
pub fn draw(competition: &Competition, at: usize, round: usize) -> Done {
    let published = may_draw(competition, at, round)?;
    match format::next(competition, at)? {
        Next::Round(draw) => {
            let same = competition.round(at, round).is_some_and(|there| is_drawn_so(competition, there, &draw));
            Ok(if same { Vec::new() } else { vec![Event::RoundDrawn { stage: at, round, draw }] })
        }
        Next::Tables(tables) => Ok(vec![Event::TablesAdded { stage: at, round: published, tables }]),
        Next::Stage(plan) => Ok(vec![Event::StageAdded { plan }]),
        Next::Waits(text) => Err(text),
        Next::Over => Err(text!("act-nothing-left-draw-close-competition")),
    }
}

/// Whether that round is the one to draw; returns how many are published.
pub fn may_draw(competition: &Competition, at: usize, round: usize) -> Result<usize, Text> {
    running(competition)?;
    let published = stage(competition, at)?.published();
    if round <= published {
        return Err(text!("act-round-published-already-look-again", kind = competition.kind_of_rounds(at), round));
    }
    if round > published + 1 {
        let first = published + 1;
        return Err(text!("act-round-comes-first", kind = competition.kind_of_rounds(at), first));
    }
    Ok(published)
}

/// Whether a draft already equals a draw.
fn is_drawn_so(competition: &Competition, round: &Round, draw: &crate::competitions::event::Draw) -> bool {
    let seats = |table: &Table| table.seats.clone();
    let there: Vec<Vec<EntryId>> = round.tables.iter().filter_map(|&id| competition.table(id)).map(seats).collect();
    round.state == RoundState::Draft
        && !round.by_hand
        && round.byes == draw.byes
        && there.iter().eq(draw.tables.iter().map(|table| &table.seats))
}

/// Publishes a drawn round.
pub fn publish(competition: &Competition, at: usize, round: usize, now: DateTime<Utc>) -> Done {
    running(competition)?;
    let drawn = stage(competition, at).and_then(|_| drawn(competition, at, round))?;
    if drawn.state == RoundState::Published {
        return Ok(Vec::new());
    }
    let seated = drawn.tables.iter().filter_map(|&id| competition.table(id)).flat_map(|table| &table.seats);
    let gone: Vec<&str> = seated
        .filter_map(|&id| competition.entry(id))
        .filter(|entry| !entry.is_in())
        .map(|entry| entry.name.as_str())
        .collect();
    // A schedule keeps the tables of withdrawn entries: they are forfeited.
    let drawn_anew = matches!(competition.stages.get(at), Some(Stage { kind: StageKind::Rounds, .. }));
    if !gone.is_empty() && drawn_anew {
        let gone = gone.join(", ");
        return Err(text!("act-since-draw-these-left-draw", gone));
    }
    let hours = competition.settings.format.rules().round_hours(&competition.settings);
    let deadline = format::deadline(competition, round).or_else(|| Some(later(now, Duration::hours(hours?))));
    Ok(vec![Event::RoundPublished { stage: at, round, deadline, standings: None }])
}

pub(super) fn drawn(competition: &Competition, at: usize, round: usize) -> Result<&Round, Text> {
    let kind = competition.kind_of_rounds(at);
    competition.round(at, round).ok_or_else(|| text!("act-round-drawn-any-more-draw", kind, round))
}

/// Discards a draft.
pub fn scrap(competition: &Competition, at: usize, round: usize) -> Done {
    running(competition)?;
    match stage(competition, at)?.rounds.get(round.saturating_sub(1)).map(|round| round.state) {
        None => Ok(Vec::new()),
        Some(RoundState::Draft) => Ok(vec![Event::RoundScrapped { stage: at, round }]),
        Some(RoundState::Published) => {
            let kind = competition.kind_of_rounds(at);
            Err(text!("act-round-published-only-played-tables", kind, round))
        }
    }
}

/// Voids a published table that must not be played after all.
pub fn void(competition: &Competition, id: crate::competitions::state::TableId, why: &str) -> Done {
    running(competition)?;
    if competition.table(id).is_some_and(|table| table.voided.is_some()) {
        return Ok(Vec::new());
    }
    let table = super::table(competition, id)?;
    let why = super::reason(why)?;
    if competition.standing(table).is_settled() {
        return Err(text!("act-table-result-strike-games-first", table = table.place));
    }
    Ok(vec![Event::TableVoided { table: id, why: why.into() }])
}

/// The most unsettled tables that are named.
const MOST_NAMED: usize = 5;

/// Closes the competition. Unless forced, every table must be settled and nothing left to draw.
pub fn close(competition: &Competition, force: bool) -> Done {
    if competition.status == Status::Finished {
        return Ok(Vec::new());
    }
    running(competition)?;
    if force {
        return Ok(vec![Event::Closed { standings: None }]);
    }
    let stays_open = |table: &&Table| {
        let open_stage = matches!(competition.stages.get(table.stage), Some(Stage { kind: StageKind::Open, .. }));
        // Unused attempts and challenges do not hold up the end; a missing confirmation does.
        match competition.standing(table) {
            Standing::Open => !open_stage,
            standing => !standing.is_settled(),
        }
    };
    let open: Vec<String> = competition
        .public_tables()
        .filter(stays_open)
        .map(|table| format!("{}.{}", table.round, table.place))
        .collect();
    if !open.is_empty() {
        let (count, more) = (open.len(), open.len().saturating_sub(MOST_NAMED));
        let named = open.into_iter().take(MOST_NAMED).map(Text::same);
        let tables = Text::list(named.chain((more > 0).then(|| text!("act-more-tables", more))));
        return Err(text!("act-tables-settled-settle-close-all", count, tables));
    }
    for at in 0..competition.stages.len() {
        let is_open = matches!(competition.stages.get(at), Some(Stage { kind: StageKind::Open, .. }));
        let left = match format::coming(competition, at)? {
            Next::Over => false,
            Next::Stage(_) => at + 1 == competition.stages.len(),
            Next::Round(_) | Next::Tables(_) | Next::Waits(_) => !is_open,
        };
        if left {
            return Err(text!("act-everything-drawn-played-go-close"));
        }
    }
    Ok(vec![Event::Closed { standings: None }])
}

/// Ends the season of a league as [`close`] does, and stores who moves where in the next.
pub fn close_season(competition: &Competition, coming: &Coming, force: bool, now: DateTime<Utc>) -> Done {
    if close(competition, force)?.is_empty() {
        return Ok(Vec::new());
    }
    league::close(competition, coming, now)
}

/// Reopens a closed or archived competition.
pub fn reopen(competition: &Competition) -> Done {
    match competition.status {
        Status::Finished | Status::Archived if !competition.stages.is_empty() => Ok(vec![Event::Reopened]),
        Status::Archived => Err(text!("act-competition-never-started-duplicate-instead")),
        Status::Running => Ok(Vec::new()),
        _ => Err(text!("act-competition-closed")),
    }
}

/// Archives a competition; a running one must be closed first.
pub fn archive(competition: &Competition) -> Done {
    match competition.status {
        Status::Archived => Ok(Vec::new()),
        Status::Running => Err(text!("act-competition-running-close-first")),
        _ => Ok(vec![Event::Archived]),
    }
}

#[cfg(test)]
mod tests;
