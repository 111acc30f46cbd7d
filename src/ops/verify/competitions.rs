//! Competitions: replayed from their chains, they come to the rows and the standings that are kept.

use std::collections::BTreeMap;

use diesel::prelude::*;

use super::{Difference, Step, Verifier, same, wrong};
use crate::competitions::event::Event;
use crate::competitions::format::exact::Exact;
use crate::competitions::project::{self, EntryRow, OutcomeRow, Row, SeatRow};
use crate::competitions::state::Competition;
use crate::competitions::{seal, store};
use crate::ids::ClubId;
use crate::store::Connection;
use crate::store::chain::EventRow;
use crate::store::schema::{addresses, competitions, entries, outcome_seats, outcomes};

impl Verifier {
    /// Replays a competition and compares it with what is kept of it.
    pub(super) fn competition(&mut self, connection: &mut Connection, id: &str, rows: &[EventRow]) -> Step {
        let row: Row =
            competitions::table.filter(competitions::id.eq(id)).select(Row::as_select()).first(connection)?;
        let address = (row.id.clone(), row.club_id, row.slug.clone());
        let mut replayed: Option<Competition> = None;
        // The clubs that held it, the present one last.
        let mut clubs: Vec<ClubId> = Vec::new();
        for opened in self.spoken::<Event>(connection, &store::stream(id), rows)? {
            let place = format!("competition:{id}: event {}", opened.revision);
            if let Event::Created { club, .. } | Event::ClubMerged { into: club } = &opened.event {
                clubs.push(*club);
            }
            self.proofs(connection, id, &opened.event, &place)?;
            if self.recomputes()
                && let Some(before) = &replayed
            {
                self.places(before, &opened.event, &place);
            }
            let Ok(after) = store::replay(replayed.take(), vec![opened], Some(address.clone())) else {
                return wrong(format!("{place} cannot be replayed"));
            };
            replayed = Some(after);
        }
        let Some(replayed) = replayed else { return wrong(format!("the competition {id} has no chain of events")) };
        let held_by = clubs.pop().unwrap_or_default();
        if held_by != row.club_id {
            return wrong(format!("competitions: competition:{id} is not kept at its club {held_by} any more"));
        }
        let former = addresses::table.filter(addresses::id.eq(id)).select(addresses::club_id);
        if former.load::<ClubId>(connection)?.iter().any(|club| !clubs.contains(club)) {
            return wrong(format!("addresses: competition:{id} was never at the club of a former address"));
        }
        let expected = Row::of(&replayed);
        if expected != row {
            let field = differing(&expected, &row);
            return wrong(format!("competitions: the row of {id} differs from its events in “{field}”"));
        }
        people(connection, &replayed)?;
        results(connection, &replayed)
    }

    /// The standings that an event was written with, computed again.
    pub(super) fn places(&mut self, before: &Competition, event: &Event, place: &str) {
        let (Event::RoundPublished { standings: Some(sealed), .. } | Event::Closed { standings: Some(sealed) }) = event
        else {
            return;
        };
        self.checked.standings += sealed.stages.len();
        let written_by = format!("Podium {}, standings version {}", sealed.program, sealed.standings);
        let told = |value: Option<Exact>| value.map_or_else(|| "none".to_owned(), |value| value.to_string());
        for difference in seal::differences(before, event, sealed) {
            let seal::Difference { stage, line, entry, what, was, now } = difference;
            self.differs(Difference {
                kind: "standings",
                at: format!("{place}, stage {}, line {line}, entry {entry}, {what}", stage + 1),
                written_by: written_by.clone(),
                was: told(was),
                now: told(now),
            });
        }
    }
}

fn people(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let there = entries::table.filter(entries::competition_id.eq(id)).order(entries::number);
    let mut there: Vec<EntryRow> = there.select(EntryRow::as_select()).load(connection)?;
    // Places are computed.
    there.iter_mut().for_each(|row| (row.place, row.among) = (None, None));
    let expected = project::entered(replayed).iter().map(|entry| EntryRow::of(replayed, entry, &Default::default()));
    let expected: Vec<EntryRow> = expected.collect();
    same("entries", id, |row: &EntryRow| row.number, expected, there)
}

fn results(connection: &mut Connection, replayed: &Competition) -> Step {
    let id = &replayed.id;
    let mut expected = (Vec::new(), Vec::new());
    for (outcome, seats) in replayed.tables.iter().filter_map(|table| project::outcome(replayed, table)) {
        expected.0.push(outcome);
        expected.1.extend(seats);
    }
    let there = outcomes::table.filter(outcomes::competition_id.eq(id)).order(outcomes::number);
    let there: Vec<OutcomeRow> = there.select(OutcomeRow::as_select()).load(connection)?;
    // A job renews what an earlier version derived otherwise.
    if !project::are_renewed(connection)? {
        let old: BTreeMap<i64, &OutcomeRow> = there.iter().map(|row| (row.number, row)).collect();
        for (row, old) in expected.0.iter_mut().filter_map(|row| old.get(&row.number).map(|old| (row, old))) {
            (row.basis, row.voices) = (old.basis.clone(), old.voices.clone());
            row.decided_at = old.decided_at;
        }
        for seat in &mut expected.1 {
            seat.decided_at = old.get(&seat.number).map_or(seat.decided_at, |old| old.decided_at);
        }
    }
    same("outcomes", id, |row: &OutcomeRow| row.number, expected.0, there)?;
    let there = outcome_seats::table.filter(outcome_seats::competition_id.eq(id));
    let there = there.order((outcome_seats::number, outcome_seats::seat)).select(SeatRow::as_select());
    same("outcome_seats", id, |row: &SeatRow| (row.number, row.seat), expected.1, there.load(connection)?)
}

/// The name of the first field that is not the same.
fn differing(expected: &Row, there: &Row) -> &'static str {
    let fields = [
        ("name", expected.name == there.name),
        ("game", expected.game == there.game),
        ("format", expected.format == there.format),
        ("status", expected.status == there.status),
        ("rehearsal", expected.rehearsal == there.rehearsal),
        ("starts_on", expected.starts_on == there.starts_on),
        ("ends_on", expected.ends_on == there.ends_on),
        ("players", expected.players == there.players),
        ("revision", expected.revision == there.revision),
        ("head", expected.head == there.head),
        ("created_at", expected.created_at == there.created_at),
        ("changed_at", expected.changed_at == there.changed_at),
        ("hidden", expected.hidden == there.hidden),
    ];
    fields.iter().find(|(_, same)| !same).map_or("its address", |(name, _)| *name)
}
