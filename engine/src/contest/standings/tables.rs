//! Contests at tables of three and more, or alone against a puzzle: everybody at a table has a rank,
//! table points and perhaps a score.

use serde::{Deserialize, Serialize};

use super::Source;
use super::lots::{drawn, given};
use super::number::Number;
use super::scores::{explain_terms, number};
use super::tie_break::TieBreak;
use super::value::{Term, Value};
use crate::contest::swiss::Tenths;
use crate::text;
use crate::text::Text;

/// How somebody did at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// By index among the entrants.
    pub entrant: usize,
    /// From 1; who ties shares the better rank.
    pub rank: u32,
    /// Table points.
    pub points: Tenths,
    /// What the game counts, where it counts something.
    pub score: Option<i64>,
}

/// A table that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// From 0.
    pub round: usize,
    /// Who sat there.
    pub seats: Vec<Seat>,
    /// The table points of a sole winner.
    pub best: Tenths,
}

/// A round without a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// By index among the entrants.
    pub entrant: usize,
    /// From 0.
    pub round: usize,
    /// What it gave.
    pub points: Tenths,
}

/// Everything that was played at tables.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tables {
    /// How many take part.
    pub entrants: usize,
    /// Tables that are over; one that is adjourned is simply not among them.
    pub tables: Vec<Table>,
    /// Rounds without a table.
    pub byes: Vec<Bye>,
    /// The seed of the lots.
    pub seed: u64,
    /// Places that the organiser gave.
    pub manual: Vec<Option<u32>>,
}

/// The tables and byes of each entrant.
struct Visits<'a> {
    tables: Vec<Vec<(&'a Table, &'a Seat)>>,
    byes: Vec<Vec<&'a Bye>>,
}

impl<'a> Visits<'a> {
    fn new(all: &'a Tables) -> Self {
        let mut visits = Self { tables: vec![Vec::new(); all.entrants], byes: vec![Vec::new(); all.entrants] };
        for table in &all.tables {
            for seat in &table.seats {
                if let Some(of_entrant) = visits.tables.get_mut(seat.entrant) {
                    of_entrant.push((table, seat));
                }
            }
        }
        for bye in &all.byes {
            if let Some(of_entrant) = visits.byes.get_mut(bye.entrant) {
                of_entrant.push(bye);
            }
        }
        visits
    }

    fn tables(&self, entrant: usize) -> &[(&'a Table, &'a Seat)] {
        self.tables.get(entrant).map(Vec::as_slice).unwrap_or_default()
    }

    fn byes(&self, entrant: usize) -> &[&'a Bye] {
        self.byes.get(entrant).map(Vec::as_slice).unwrap_or_default()
    }

    /// The share of the points that a winner of every table would have made, at least a third.
    fn share(&self, entrant: usize) -> Number {
        let points: i64 = self.tables(entrant).iter().map(|(_, seat)| i64::from(seat.points)).sum();
        let best: i64 = self.tables(entrant).iter().map(|(table, _)| i64::from(table.best)).sum();
        Number::fraction(points, best, 4).max(Number::fraction(1, 3, 4))
    }
}

/// The terms of a value; `None` where the tie-break has no meaning at tables.
fn terms(visits: &Visits<'_>, tie_break: TieBreak, entrant: usize) -> Option<Vec<Term>> {
    let term = |round, opponent, number, why| Term { round: Some(round), opponent, number, left: None, why };
    let ranked = |seat: &Seat| -> Text {
        let rank = seat.rank;
        text!("standings-rank", rank)
    };
    let tables = visits.tables(entrant).iter();
    let scored = tables.clone().filter_map(|(table, seat)| Some((*table, *seat, seat.score?)));
    Some(match tie_break {
        TieBreak::Points => {
            let at_tables =
                tables.map(|(table, seat)| term(table.round, None, Number::tenths(seat.points), ranked(seat)));
            let byes = visits.byes(entrant).iter();
            let byes = byes.map(|bye| term(bye.round, None, Number::tenths(bye.points), text!("standings-bye")));
            at_tables.chain(byes).collect()
        }
        TieBreak::Wins | TieBreak::Won | TieBreak::TableWins => tables
            .map(|(table, seat)| term(table.round, None, Number::whole(i64::from(seat.rank == 1)), ranked(seat)))
            .collect(),
        TieBreak::RankSum => {
            tables.map(|(table, seat)| term(table.round, None, Number::whole(seat.rank.into()), ranked(seat))).collect()
        }
        TieBreak::Scored | TieBreak::BestScore => {
            scored.map(|(table, seat, score)| term(table.round, None, Number::whole(score), ranked(seat))).collect()
        }
        TieBreak::Difference => scored
            .filter_map(|(table, seat, score)| {
                let others = table.seats.iter().filter(|other| other.entrant != seat.entrant);
                let others: Vec<Number> = others.filter_map(|other| other.score).map(Number::whole).collect();
                let mean = Number::mean(&others, 4)?;
                let why = text!("standings-against-others-average", score, mean);
                Some(term(table.round, None, Number::whole(score) - mean, why))
            })
            .collect(),
        TieBreak::OpponentShare => tables
            .flat_map(|(table, seat)| {
                table
                    .seats
                    .iter()
                    .filter(|other| other.entrant != seat.entrant)
                    .map(|other| (table.round, other.entrant))
            })
            .map(|(round, other)| term(round, Some(other), visits.share(other), text!("standings-opponents-share")))
            .collect(),
        _ => return None,
    })
}

impl Tables {
    fn fixed(&self, tie_break: TieBreak) -> Option<Vec<Option<Number>>> {
        match tie_break {
            TieBreak::Lots => Some(drawn(self.entrants, self.seed)),
            TieBreak::Manual => Some(given(self.entrants, &self.manual)),
            TieBreak::StartNumber => Some((1..).take(self.entrants).map(|at| Some(Number::whole(at))).collect()),
            _ => None,
        }
    }
}

impl Source for Tables {
    fn entrants(&self) -> usize {
        self.entrants
    }

    fn column(&self, tie_break: TieBreak, _groups: &[&[usize]]) -> Vec<Option<Number>> {
        self.fixed(tie_break).unwrap_or_else(|| {
            let visits = Visits::new(self);
            (0..self.entrants).map(|entrant| number(tie_break, &terms(&visits, tie_break, entrant)?)).collect()
        })
    }

    fn explain(&self, tie_break: TieBreak, _groups: &[&[usize]], entrants: &[usize]) -> Vec<Value> {
        if let Some(fixed) = self.fixed(tie_break) {
            let number = |entrant: &usize| fixed.get(*entrant).copied().flatten();
            return entrants.iter().map(|entrant| Value::of(tie_break, number(entrant))).collect();
        }
        let visits = Visits::new(self);
        let terms = entrants.iter().map(|entrant| terms(&visits, tie_break, *entrant));
        terms
            .map(|terms| terms.map_or_else(|| Value::missing(tie_break), |terms| explain_terms(tie_break, terms)))
            .collect()
    }
}
