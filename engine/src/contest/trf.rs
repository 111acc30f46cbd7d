//! Reports of chess federations: TRF16, its XX and BB extension lines, and the lines of 2025/26.
//!
//! A file that was read can be written again; lines that mean nothing to us are kept as they are.

mod agree;
mod line;
mod read;
mod write;

use std::ops::RangeInclusive;

use super::swiss::{Apart, Entrant, Field, Outing, Points, Score, Side, Tenths};
use crate::text;
use crate::text::Text;
use agree::check_pairs;

/// What is wrong with a file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1; `None` where the file as a whole is wrong.
    pub line: Option<usize>,
    /// In a sentence.
    pub text: Text,
}

/// A player's line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// Start number, from 1.
    pub number: usize,
    /// `m`, `w` or blank.
    pub sex: char,
    /// FIDE title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Rating, 0 where there is none.
    pub rating: u32,
    /// Federation.
    pub federation: String,
    /// FIDE id.
    pub id: String,
    /// Date of birth.
    pub birth: String,
    /// Points as the file states them.
    pub points: Tenths,
    /// Rank as the file states it.
    pub rank: String,
    /// What the player did, one outing per round; opponents by start number less 1.
    pub outings: Vec<Outing>,
}

/// Points for the pairing only; the same in every round that has any where they are for several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceleration {
    /// Start numbers, from 1.
    pub players: RangeInclusive<usize>,
    /// Points in each round from the first.
    pub points: Vec<Tenths>,
}

/// A bye or absence announced by a line of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Announced {
    /// Round, from 0.
    pub round: usize,
    /// Start number, from 1.
    pub player: usize,
    /// `F`, `H` or `Z`.
    pub kind: char,
}

/// A whole file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Every line that is none of the following, in order.
    pub other_lines: Vec<String>,
    /// The players in the order of the file.
    pub players: Vec<Player>,
    /// Rounds in all.
    pub rounds: Option<usize>,
    /// The side of the first player in round 1.
    pub first_side: Option<Side>,
    /// What results are worth.
    pub points: Points,
    /// Who is kept apart, by start number less 1.
    pub apart: Vec<Apart>,
    /// Byes and absences on lines of their own.
    pub announced: Vec<Announced>,
    /// Extra points for the pairing.
    pub accelerations: Vec<Acceleration>,
    /// Baku acceleration, where the coded type asks for it.
    pub baku: bool,
    /// Players rank by their place in the file instead of their number.
    pub by_rank: bool,
}

/// A report ready to be paired: the field, and the start number of each entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ready {
    /// The field, in order of rank.
    pub field: Field,
    /// Start numbers, from 1.
    pub numbers: Vec<usize>,
}

impl Report {
    /// Rounds that somebody was paired in. What stands after them are absences of the next round,
    /// unless everybody has an entry there.
    pub fn played_rounds(&self) -> usize {
        let paired =
            |player: &Player| player.outings.iter().rposition(|outing| outing.was_paired()).map_or(0, |at| at + 1);
        // A round after which somebody has another entry is over as well.
        let passed = |player: &Player| player.outings.len().saturating_sub(1);
        let played = self.players.iter().map(|player| paired(player).max(passed(player))).max().unwrap_or(0);
        let complete = !self.players.is_empty() && self.players.iter().all(|player| player.outings.len() > played);
        played + usize::from(complete)
    }

    /// The field as it stands before the next round.
    pub fn before_next_round(&self) -> Result<Ready, Problem> {
        let played = self.played_rounds();
        let rounds =
            self.rounds.ok_or_else(|| Problem { line: None, text: text!("trf-number-rounds-missing-add-line") })?;
        if played >= rounds {
            return Err(Problem { line: None, text: text!("trf-rounds-played-none-left-pair", played, rounds) });
        }
        let mut ready = self.after_rounds(played, rounds)?;
        for announced in self.announced.iter().filter(|announced| announced.round == played) {
            let entrant = ready.numbers.iter().position(|number| *number == announced.player);
            if let Some(entrant) = entrant.and_then(|at| ready.field.entrants.get_mut(at))
                && entrant.outings.len() <= played
            {
                entrant.outings.push(Outing::Bye(announced.score()));
            }
        }
        self.check_points(&ready)?;
        Ok(ready)
    }

    /// The field as it stood when a round (from 0) was paired that has been played since.
    pub fn before_round(&self, round: usize) -> Result<Ready, Problem> {
        let mut ready = self.after_rounds(round, self.rounds.unwrap_or_else(|| self.played_rounds()))?;
        for entrant in &mut ready.field.entrants {
            if entrant.outings.get(round).is_some_and(|outing| outing.was_paired()) {
                entrant.outings.truncate(round);
            }
        }
        Ok(ready)
    }

    /// The field as it stood after so many rounds, of so many in all.
    pub fn after_rounds(&self, played: usize, rounds: usize) -> Result<Ready, Problem> {
        let mut order: Vec<&Player> = self.players.iter().collect();
        if !self.by_rank {
            order.sort_by_key(|player| player.number);
            if let Some((at, player)) = order.iter().enumerate().find(|(at, player)| player.number != at + 1) {
                let (missing, found) = (at + 1, player.number);
                return Err(Problem { line: None, text: text!("trf-start-number-missing-file-goes", missing, found) });
            }
        }
        let numbers: Vec<usize> = order.iter().map(|player| player.number).collect();
        let most = numbers.iter().copied().max().unwrap_or(0);
        let mut index = vec![None; most + 1];
        for (at, number) in numbers.iter().enumerate() {
            if let Some(place) = index.get_mut(*number) {
                *place = Some(at);
            }
        }
        let find = |number: usize| index.get(number).copied().flatten();
        let unknown = |player: &Player, round: usize, opponent: usize| {
            let (player, round, opponent) = (player.number, round + 1, opponent + 1);
            Problem { line: None, text: text!("trf-player-met-round-but-no", player, opponent, round) }
        };
        let mut entrants = Vec::with_capacity(order.len());
        for player in &order {
            let mut outings = Vec::with_capacity(played + 1);
            for (round, outing) in player.outings.iter().enumerate().take(played + 1) {
                let here = |opponent: usize| find(opponent + 1).ok_or_else(|| unknown(player, round, opponent));
                outings.push(match *outing {
                    Outing::Played { opponent, side, score } => {
                        Outing::Played { opponent: here(opponent)?, side, score }
                    }
                    Outing::Forfeit { opponent, side, score } => {
                        Outing::Forfeit { opponent: here(opponent)?, side, score }
                    }
                    other => other,
                });
            }
            while outings.len() < played {
                outings.push(Outing::Bye(Score::Loss));
            }
            entrants.push(Entrant {
                name: player.name.clone(),
                outings,
                acceleration: self.acceleration_of(player.number),
            });
        }
        let apart = self.apart.iter().map(|apart| Apart {
            players: apart.players.iter().filter_map(|number| find(number + 1)).collect(),
            rounds: apart.rounds.clone(),
        });
        let mut field = Field {
            entrants,
            played,
            rounds,
            points: self.points,
            first_side: self.first_side,
            apart: apart.collect(),
        };
        if self.baku && self.accelerations.is_empty() {
            field.accelerate_baku();
        }
        check_pairs(&field, &numbers)?;
        Ok(Ready { field, numbers })
    }

    fn acceleration_of(&self, number: usize) -> Vec<Tenths> {
        let mut points: Vec<Tenths> = Vec::new();
        for acceleration in self.accelerations.iter().filter(|acceleration| acceleration.players.contains(&number)) {
            points.resize(points.len().max(acceleration.points.len()), 0);
            for (sum, extra) in points.iter_mut().zip(&acceleration.points) {
                if *extra > 0 {
                    *sum = *extra;
                }
            }
        }
        points
    }

    /// The points that the file states must follow from the results, perhaps with the acceleration or
    /// the bye of the next round added.
    fn check_points(&self, ready: &Ready) -> Result<(), Problem> {
        for (at, number) in ready.numbers.iter().enumerate() {
            let (field, played) = (&ready.field, ready.field.played);
            let Some(player) = self.players.iter().find(|player| player.number == *number) else { continue };
            let points = field.points_after(at, played);
            let with_next = field.points_after(at, played + 1);
            let extra = field.pairing_points(at, played) - points;
            if ![points, points + extra, with_next, with_next + extra].contains(&player.points) {
                let (stated, points) = (f64::from(player.points) / 10.0, f64::from(points) / 10.0);
                return Err(Problem {
                    line: None,
                    text: text!(
                        "trf-player-stated-points-but-results",
                        number,
                        stated = Text::Decimal(stated.to_string()),
                        points = Text::Decimal(points.to_string())
                    ),
                });
            }
        }
        Ok(())
    }
}

impl Announced {
    fn score(self) -> Score {
        match self.kind {
            'F' => Score::Win,
            'H' => Score::Draw,
            _ => Score::Loss,
        }
    }
}
