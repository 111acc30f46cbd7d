//! Tables of three to eight: who sits where in the next round.
//!
//! A draw is a pure function of the [`Field`], its seed included, so that anyone can repeat it. What
//! is stored is the [`Round`]; [`explain()`] says afterwards why it is as it is, also where the
//! organiser has changed it by hand.

mod byes;
mod cost;
mod design;
mod exact;
mod explain;
mod galois;
mod history;
mod local;
mod outlook;
pub mod reason;
mod seats;
mod starters;

use serde::{Deserialize, Serialize};

use super::pairing::Impossible;
use super::swiss::Tenths;
use crate::chance::Chance;
use crate::text;
use cost::Judge;
use history::History;

pub use design::{Design, design};
pub use explain::{Explained, ExplainedTable, explain};
pub use outlook::{Outlook, Sizes, outlook, sizes};

/// Most players a field may have.
pub const MOST_PLAYERS: usize = 2_000;

/// Most rounds a field may have behind it.
pub const MOST_ROUNDS: usize = 500;

/// A player of the field.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Entrant {
    /// How explanations call the player.
    pub name: String,
    /// Club, school or family whose members are better kept apart.
    pub club: Option<String>,
    /// Points so far; for a late entry whatever the organiser gives.
    pub points: Tenths,
}

/// By what the tables are made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// As in a Swiss: no repeated meetings if it can be helped, then players of like points.
    #[default]
    ByPoints,
    /// Everybody meets as many others as possible: a balanced design where there is one.
    Mixed,
    /// The first at the first table and so on, whoever has met: for final tables.
    ByRank,
}

/// What being of one club means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clubs {
    /// Nothing.
    Ignore,
    /// Kept apart where the points are no worse for it.
    #[default]
    Prefer,
    /// Kept apart before the points are looked at.
    Protect,
}

/// Everything a draw looks at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Everybody who is or was in; late entries come at the end. Players are indices into this list.
    pub entrants: Vec<Entrant>,
    /// Who is not there in the next round: withdrawn or away.
    pub absent: Vec<usize>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// How many rounds there will be in all; more may follow.
    pub planned: usize,
    /// Players at a full table, 3 to 8.
    pub size: usize,
    /// The fewest the game can be played with, 2 or more.
    pub smallest: usize,
    /// By what the tables are made up.
    pub system: System,
    /// What being of one club means.
    pub clubs: Clubs,
    /// The seed of all lots; each round draws its own from it.
    pub seed: u64,
}

/// Players at one table, in the order of their seats.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Table {
    /// Who sits there; the first begins.
    pub seats: Vec<usize>,
}

/// One round.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Round {
    /// The tables, in order.
    pub tables: Vec<Table>,
    /// Who has nowhere to sit.
    pub byes: Vec<usize>,
}

impl Field {
    /// Whoever is there in the next round.
    pub fn present(&self) -> Vec<usize> {
        let mut here = vec![true; self.entrants.len()];
        for player in &self.absent {
            if let Some(here) = here.get_mut(*player) {
                *here = false;
            }
        }
        here.into_iter().enumerate().filter_map(|(player, here)| here.then_some(player)).collect()
    }

    /// The lots of the next round.
    fn chance(&self) -> Chance {
        Chance::seeded(self.seed.wrapping_add((self.rounds.len() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }

    /// Whether the field makes sense.
    fn check(&self) -> Result<(), Impossible> {
        let impossible = |text| Err(Impossible { stuck: Vec::new(), text });
        let (size, smallest, count) = (self.size, self.smallest, self.entrants.len());
        if !(3..=8).contains(&size) {
            return impossible(text!("seating-tables-3-8-players-not", size));
        }
        if smallest < 2 || smallest > size {
            return impossible(text!("seating-smallest-table-2-players-not", size, smallest));
        }
        if count > MOST_PLAYERS || self.rounds.len() > MOST_ROUNDS {
            return impossible(text!(
                "seating-field-most-players-rounds-split",
                most_players = MOST_PLAYERS,
                most_rounds = MOST_ROUNDS
            ));
        }
        if let Some(player) = self.absent.iter().find(|player| **player >= count) {
            return impossible(text!("seating-player-no-marked-absent-but", player = player + 1, count));
        }
        self.rounds.iter().enumerate().try_for_each(|(round, seated)| self.check_round(round + 1, seated))
    }

    fn check_round(&self, number: usize, round: &Round) -> Result<(), Impossible> {
        let mut seen = vec![false; self.entrants.len()];
        for table in &round.tables {
            if table.seats.len() > 8 {
                let text = text!("seating-table-round-more-8-players", number);
                return Err(Impossible { stuck: Vec::new(), text });
            }
        }
        for player in round.tables.iter().flat_map(|table| &table.seats).chain(&round.byes) {
            let text = match seen.get_mut(*player) {
                None => text!("seating-round-player-no-who-not", number, player = player + 1),
                Some(true) => {
                    let name = self.name(*player);
                    text!("seating-sits-twice-round", name, number)
                }
                Some(seen) => {
                    *seen = true;
                    continue;
                }
            };
            return Err(Impossible { stuck: Vec::new(), text });
        }
        Ok(())
    }

    fn name(&self, player: usize) -> &str {
        self.entrants.get(player).map_or("?", |entrant| entrant.name.as_str())
    }
}

/// Seats the next round.
///
/// Of a balanced design the next round is taken while the rounds so far were its own; else the
/// players without a bye are seated by the least cost, exactly in small fields and by
/// a local search of a fixed number of steps in others.
pub fn draw(field: &Field) -> Result<Round, Impossible> {
    field.check()?;
    let present = field.present();
    if present.len() < field.smallest {
        let (count, smallest) = (present.len(), field.smallest);
        let text = text!("seating-players-present-table-needs-allow", count, smallest);
        return Err(Impossible { stuck: Vec::new(), text });
    }
    if field.system == System::Mixed
        && let Some(round) = design::next_round(field, &present)
    {
        return Ok(round);
    }
    let history = History::of(field);
    let sizes = sizes(present.len(), field.size, field.smallest);
    let mut chance = field.chance();
    let (order, byes) = byes::choose(field, &history, present, sizes.byes, &mut chance);
    let judge = Judge::new(field, &history, order);
    let tables = match field.system {
        System::ByRank => cost::in_order(judge.count(), &sizes.tables),
        _ => exact::seat(&judge, &sizes.tables).unwrap_or_else(|| local::seat(&judge, &sizes.tables, &mut chance)),
    };
    let tables = tables.into_iter().map(|table| judge.players(&table));
    let tables = tables.map(|players| Table { seats: seats::balanced(&history, players, &mut chance) }).collect();
    Ok(Round { tables, byes })
}
