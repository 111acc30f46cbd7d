//! Where a bracket stands.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Bracket, Ending, Log, Match, MatchId, Report, Source};
use crate::text;
use crate::text::Text;

/// Who stands at a place of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slot {
    /// Not known yet.
    Open,
    /// Nobody, and nobody will.
    Nobody,
    /// This entrant.
    Player(usize),
}

/// The status of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// A player is not known yet.
    Waiting,
    /// It can be played.
    Ready,
    /// It is over.
    Decided(How),
}

/// How a match came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// Played.
    Played,
    /// Not played: one did not come, or has left.
    Walkover,
    /// Neither came, or both have left.
    DoubleForfeit,
    /// There is one player and no opponent.
    Bye,
    /// There is nobody to play it.
    Empty,
    /// The second grand final when the first has settled it.
    NotNeeded,
}

/// A match with its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Which match.
    pub id: MatchId,
    /// The players, in the order of the match's sources.
    pub slots: [Slot; 2],
    /// Its status.
    pub status: Status,
    /// Who goes on as its winner.
    pub winner: Slot,
    /// Who goes on as its loser.
    pub loser: Slot,
}

impl Table {
    /// Both players, once they are known.
    pub const fn players(&self) -> Option<[usize; 2]> {
        match self.slots {
            [Slot::Player(a), Slot::Player(b)] => Some([a, b]),
            _ => None,
        }
    }
}

/// Every match with its players, by number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The matches in the order of the bracket.
    pub tables: Vec<Table>,
}

/// A report that does not fit the bracket, and why.
pub(super) struct Misfit {
    pub(super) id: MatchId,
    pub(super) why: Text,
}

impl State {
    /// Puts a log on a bracket; a sentence about the first report that does not fit.
    pub fn replay(bracket: &Bracket, log: &Log) -> Result<Self, Text> {
        if let Some(stranger) = log.withdrawn.iter().find(|entrant| !bracket.seeds.contains(entrant)) {
            return Err(text!("bracket-no-entrant-number", stranger = stranger + 1));
        }
        let mut seen = BTreeSet::new();
        for Report { id, .. } in &log.reports {
            if bracket.get(*id).is_none() {
                return Err(text!("bracket-no-match", id));
            }
            if !seen.insert(*id) {
                return Err(text!("bracket-match-two-results", id));
            }
        }
        let (state, misfits) = Self::resolve(bracket, log);
        misfits.into_iter().next().map_or(Ok(state), |misfit| Err(misfit.why))
    }

    /// Puts a log on a bracket and leaves aside the reports that do not fit.
    pub(super) fn resolve(bracket: &Bracket, log: &Log) -> (Self, Vec<Misfit>) {
        let reports: BTreeMap<MatchId, Report> = log.reports.iter().map(|report| (report.id, *report)).collect();
        let mut state = Self { tables: Vec::with_capacity(bracket.matches.len()) };
        let mut misfits = Vec::new();
        for planned in &bracket.matches {
            let slots = planned.sources.map(|source| state.slot(bracket, source));
            let report = reports.get(&planned.id).filter(|report| match misfit(planned, slots, &state, report) {
                Some(why) => {
                    misfits.push(Misfit { id: planned.id, why });
                    false
                }
                None => true,
            });
            let table = decide(planned, slots, &state, report, &log.withdrawn);
            state.tables.push(table);
        }
        (state, misfits)
    }

    /// A match with its players.
    pub fn table(&self, id: MatchId) -> Option<&Table> {
        id.0.checked_sub(1).and_then(|index| self.tables.get(index)).filter(|table| table.id == id)
    }

    /// Who comes from a source.
    pub fn slot(&self, bracket: &Bracket, source: Source) -> Slot {
        match source {
            Source::Seed(seed) => {
                let entrant = seed.checked_sub(1).and_then(|index| bracket.seeds.get(index));
                entrant.map_or(Slot::Nobody, |entrant| Slot::Player(*entrant))
            }
            Source::Winner(id) => self.table(id).map_or(Slot::Open, |table| table.winner),
            Source::Loser(id) => self.table(id).map_or(Slot::Open, |table| table.loser),
            Source::Bye => Slot::Nobody,
        }
    }

    /// The matches that can be played now.
    pub fn ready(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| table.status == Status::Ready)
    }

    /// The matches without an end, ready or not.
    pub fn open(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| !matches!(table.status, Status::Decided(_)))
    }

    /// Whether every match is over.
    pub fn is_over(&self) -> bool {
        self.open().next().is_none()
    }
}

/// Whether the second grand final is called off; `None` while the first is open.
fn called_off(planned: &Match, state: &State) -> Option<bool> {
    let [Source::Winner(first), _] = planned.sources else { return Some(false) };
    let first = state.table(first)?;
    let Status::Decided(_) = first.status else { return None };
    // The unbeaten player stands first in the first grand final.
    Some(matches!(first.slots, [unbeaten, _] if first.winner == unbeaten && unbeaten != Slot::Nobody))
}

/// How a match stands with these players.
fn decide(planned: &Match, slots: [Slot; 2], state: &State, report: Option<&Report>, withdrawn: &[usize]) -> Table {
    let table = |status, winner, loser| Table { id: planned.id, slots, status, winner, loser };
    let decided = |how, winner, loser| table(Status::Decided(how), winner, loser);
    let (a, b) = match slots {
        [Slot::Nobody, Slot::Nobody] => return decided(How::Empty, Slot::Nobody, Slot::Nobody),
        [Slot::Nobody, Slot::Open] | [Slot::Open, Slot::Nobody] => {
            return table(Status::Waiting, Slot::Open, Slot::Nobody);
        }
        [Slot::Nobody, one] | [one, Slot::Nobody] => return decided(How::Bye, one, Slot::Nobody),
        [Slot::Player(a), Slot::Player(b)] => (a, b),
        _ => return table(Status::Waiting, Slot::Open, Slot::Open),
    };
    if planned.is_reset() && called_off(planned, state) == Some(true) {
        return decided(How::NotNeeded, Slot::Player(a), Slot::Player(b));
    }
    let won_by = |how, winner: usize| {
        let loser = if winner == a { b } else { a };
        decided(how, Slot::Player(winner), Slot::Player(loser))
    };
    match (report.map(|report| report.ending), withdrawn.contains(&a), withdrawn.contains(&b)) {
        (Some(Ending::Won(winner)), ..) => won_by(How::Played, winner),
        (Some(Ending::Walkover(winner)), ..) => won_by(How::Walkover, winner),
        (Some(Ending::DoubleForfeit), ..) | (None, true, true) => {
            decided(How::DoubleForfeit, Slot::Nobody, Slot::Nobody)
        }
        (None, false, true) => won_by(How::Walkover, a),
        (None, true, false) => won_by(How::Walkover, b),
        (None, false, false) => table(Status::Ready, Slot::Open, Slot::Open),
    }
}

/// Why a report is not one of this match.
fn misfit(planned: &Match, slots: [Slot; 2], state: &State, report: &Report) -> Option<Text> {
    let id = planned.id;
    let [Slot::Player(a), Slot::Player(b)] = slots else {
        return Some(if slots.contains(&Slot::Open) {
            text!("bracket-match-cannot-result-yet-players", id)
        } else {
            text!("bracket-match-not-played-player-no", id)
        });
    };
    if planned.is_reset() && called_off(planned, state) == Some(true) {
        return Some(text!("bracket-match-not-played-first-grand", id));
    }
    if report.between != [a, b] && report.between != [b, a] {
        return Some(text!("bracket-result-match-not-between-two", id));
    }
    let foreign = report.ending.winner().is_some_and(|winner| winner != a && winner != b);
    foreign.then(|| text!("bracket-winner-match-not-play", id))
}
