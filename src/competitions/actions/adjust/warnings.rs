//! Warnings for an organiser before a round is published.

use podium_engine::contest::seating::reason::Note;

use crate::competitions::event::{ByeKind, Draw};
use crate::competitions::reasons::Warning;
use crate::competitions::state::{Competition, EntryId, RoundState, Table};

/// Everything doubtful about the draw of a round: tables too small, rematches, club mates, pairs to keep apart, repeated
/// byes, sides out of balance.
pub fn warnings(competition: &Competition, stage: usize, round: usize, draw: &Draw) -> Vec<Warning> {
    let past = Past { competition, stage, round };
    let mut found = Vec::new();
    for (at, table) in draw.tables.iter().enumerate() {
        let number = at + 1;
        found.extend(too_small(competition, number, table.seats.len()));
        for (place, &one) in table.seats.iter().enumerate() {
            for &other in table.seats.iter().skip(place + 1) {
                found.extend(past.meeting(number, [one, other]));
            }
        }
        if let &[first, second] = table.seats.as_slice() {
            found.extend(past.sides(number, first, 0));
            found.extend(past.sides(number, second, 1));
        }
    }
    let byes = draw.byes.iter().filter(|bye| bye.kind == ByeKind::Pairing);
    found.extend(byes.filter_map(|bye| past.bye(bye.entry)));
    found
}

fn too_small(competition: &Competition, table: usize, seats: usize) -> Option<Warning> {
    let fewest = competition.facts().map_or(1, |facts| usize::from(facts.players.0));
    (seats < fewest).then_some(Warning::TooSmall { table, seats, fewest })
}

/// What was published before this round.
struct Past<'a> {
    competition: &'a Competition,
    stage: usize,
    round: usize,
}

impl<'a> Past<'a> {
    fn tables_of(&self, entry: EntryId) -> impl Iterator<Item = &'a Table> {
        let (stage, round) = (self.stage, self.round);
        self.competition
            .public_tables()
            .filter(move |table| table.stage == stage && table.round < round && table.seats.contains(&entry))
    }

    fn meeting(&self, table: usize, players: [EntryId; 2]) -> Vec<Warning> {
        let [one, other] = players;
        let mut found = Vec::new();
        if let Some(before) = self.tables_of(one).find(|table| table.seats.contains(&other)) {
            found.push(Warning::Met { table, players, round: before.round });
        }
        let never = |group: &Vec<u32>| group.contains(&one.0) && group.contains(&other.0);
        if self.competition.settings.never_meet.iter().any(never) {
            found.push(Warning::MustNotMeet { table, players });
        }
        let [club, theirs] = players.map(|id| self.competition.entry(id)?.club.as_deref());
        if self.competition.settings.clubs_apart && club.is_some() && club == theirs {
            found.push(Warning::AtTable { table, note: Note::SameClub { players } });
        }
        found
    }

    /// The same side three times running, or three times more often than the other, including this table.
    fn sides(&self, table: usize, player: EntryId, seat: usize) -> Option<Warning> {
        let pairs = self.tables_of(player).filter(|table| table.seats.len() == 2);
        let past: Vec<usize> = pairs.filter_map(|table| table.seat_of(player)).collect();
        let running = past.iter().rev().take_while(|&&side| side == seat).count() + 1;
        if running >= 3 {
            return Some(Warning::SeatRunning { table, player, seat, times: running });
        }
        let times = past.iter().filter(|&&side| side == seat).count() + 1;
        let other = past.len() + 1 - times;
        (times >= other + 3).then_some(Warning::SeatOften { table, player, seat, times, other })
    }

    fn bye(&self, player: EntryId) -> Option<Warning> {
        let stage = self.competition.stages.get(self.stage)?;
        let published =
            stage.rounds.iter().filter(|round| round.state == RoundState::Published && round.number < self.round);
        let had = published
            .flat_map(|round| &round.byes)
            .filter(|bye| bye.entry == player && bye.kind != ByeKind::Absent)
            .count();
        (had > 0).then_some(Warning::ByeAgain { player, times: had + 1 })
    }
}
