//! What the rounds so far mean for the next.

#![allow(clippy::indexing_slicing, reason = "players and seats were checked against the field before")]

use super::Field;

/// Meetings, seats and byes so far.
pub(super) struct History {
    count: usize,
    met: Vec<u16>,
    last: Vec<bool>,
    /// How often each player had each seat.
    pub seats: Vec<[u32; 8]>,
    /// How often each player had the bye.
    pub byes: Vec<u32>,
    /// How often each player sat at a table that was not full.
    pub short: Vec<u32>,
}

impl History {
    /// The history of a checked field.
    pub(super) fn of(field: &Field) -> Self {
        let count = field.entrants.len();
        let mut history = Self {
            count,
            met: vec![0; count * count],
            last: vec![false; count * count],
            seats: vec![[0; 8]; count],
            byes: vec![0; count],
            short: vec![0; count],
        };
        for (number, round) in field.rounds.iter().enumerate() {
            let is_last = number + 1 == field.rounds.len();
            for table in &round.tables {
                for (seat, player) in table.seats.iter().enumerate() {
                    history.seats[*player][seat] += 1;
                    history.short[*player] += u32::from(table.seats.len() < field.size);
                    for other in table.seats.iter().filter(|other| *other != player) {
                        let pair = player * count + other;
                        history.met[pair] += 1;
                        history.last[pair] |= is_last;
                    }
                }
            }
            for player in &round.byes {
                history.byes[*player] += 1;
            }
        }
        history
    }

    /// How often two have met.
    pub(super) fn met(&self, a: usize, b: usize) -> u16 {
        self.met[a * self.count + b]
    }

    /// Whether two met in the last round.
    pub(super) fn met_last(&self, a: usize, b: usize) -> bool {
        self.last[a * self.count + b]
    }
}
