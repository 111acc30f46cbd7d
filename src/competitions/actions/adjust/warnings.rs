//! What an organiser should know about a round before publishing it.

use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::event::{ByeKind, Draw};
use crate::competitions::state::{Competition, EntryId, RoundState, Table};

/// Everything doubtful about a draw of a round: tables too small, meetings again, club mates, those who must not meet,
/// byes again, sides out of balance.
pub fn warnings(competition: &Competition, stage: usize, round: usize, draw: &Draw) -> Vec<Text> {
    let past = Past { competition, stage, round };
    let mut found = Vec::new();
    for (at, table) in draw.tables.iter().enumerate() {
        let number = at + 1;
        found.extend(too_small(competition, number, table.seats.len()));
        for (place, &one) in table.seats.iter().enumerate() {
            for &other in table.seats.iter().skip(place + 1) {
                found.extend(past.meeting(number, one, other));
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

fn too_small(competition: &Competition, number: usize, size: usize) -> Option<Text> {
    let fewest = competition.facts().map_or(1, |facts| usize::from(facts.players.0));
    (size < fewest).then(|| {
        text!(
            "Table {number} seats {size}, and the game is for {fewest} at least.",
            "La table {number} a {size} places prises, et le jeu en veut {fewest} au moins."
        )
    })
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

    fn meeting(&self, number: usize, one: EntryId, other: EntryId) -> Vec<Text> {
        let (a, b) = (self.competition.name(one), self.competition.name(other));
        let mut found = Vec::new();
        if let Some(table) = self.tables_of(one).find(|table| table.seats.contains(&other)) {
            let round = table.round;
            found.push(text!(
                "Table {number}: {a} and {b} have met in round {round}.",
                "Table {number} : {a} et {b} se sont rencontrés à la ronde {round}."
            ));
        }
        let never = |group: &&Vec<u32>| group.contains(&one.0) && group.contains(&other.0);
        if self.competition.settings.never_meet.iter().any(|group| never(&group)) {
            found.push(text!(
                "Table {number}: {a} and {b} must not meet.",
                "Table {number} : {a} et {b} ne doivent pas se rencontrer."
            ));
        }
        let club = |id| self.competition.entry(id).and_then(|entry| entry.club.as_deref());
        if self.competition.settings.clubs_apart
            && let Some(club) = club(one).filter(|_| club(one) == club(other))
        {
            found.push(text!(
                "Table {number}: {a} and {b} are both of {club}.",
                "Table {number} : {a} et {b} sont tous deux de {club}."
            ));
        }
        found
    }

    /// A side three times running, or three more often than the other, this table counted.
    fn sides(&self, number: usize, entry: EntryId, seat: usize) -> Option<Text> {
        let name = self.competition.name(entry);
        let pairs = self.tables_of(entry).filter(|table| table.seats.len() == 2);
        let past: Vec<usize> = pairs.filter_map(|table| table.seat_of(entry)).collect();
        let same = past.iter().filter(|&&side| side == seat).count() + 1;
        let running = past.iter().rev().take_while(|&&side| side == seat).count() + 1;
        let (en, fr) = if seat == 0 { ("first", "première") } else { ("second", "seconde") };
        if running >= 3 {
            return Some(text!(
                "Table {number}: {name} has the {en} seat {running} times running.",
                "Table {number} : {name} a la {fr} place {running} fois de suite."
            ));
        }
        let others = past.len() + 1 - same;
        (same >= others + 3).then(|| {
            text!(
                "Table {number}: {name} has the {en} seat {same} times, the other {others}.",
                "Table {number} : {name} a la {fr} place {same} fois, l’autre {others}."
            )
        })
    }

    fn bye(&self, entry: EntryId) -> Option<Text> {
        let stage = self.competition.stages.get(self.stage)?;
        let published =
            stage.rounds.iter().filter(|round| round.state == RoundState::Published && round.number < self.round);
        let had = published
            .flat_map(|round| &round.byes)
            .filter(|bye| bye.entry == entry && bye.kind != ByeKind::Absent)
            .count();
        let (name, times) = (self.competition.name(entry), had + 1);
        (had > 0).then(|| {
            text!(
                "{name} sits out again: {times} times with this round.",
                "{name} est de nouveau exempt : {times} fois avec cette ronde."
            )
        })
    }
}
