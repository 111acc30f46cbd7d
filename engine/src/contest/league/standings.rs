//! The table of a division.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::replay::{FixtureState, Score, Status};
use super::{Division, Rules};
use crate::chance::Chance;
use crate::contest::swiss::Tenths;
use crate::text::Phrase;

/// What decides between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// Points.
    Points,
    /// Points of those who are equal against each other.
    Direct,
    /// Fixtures won.
    Wins,
    /// Scores for less scores against.
    Difference,
    /// Scores for.
    For,
    /// Lots, from the seed of the season.
    Lot,
}

impl Criterion {
    /// Its name.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Points => Phrase::new("league-points"),
            Self::Direct => Phrase::new("league-direct-encounter"),
            Self::Wins => Phrase::new("league-wins"),
            Self::Difference => Phrase::new("league-difference-scores"),
            Self::For => Phrase::new("league-scores"),
            Self::Lot => Phrase::new("league-drawing-lots"),
        }
    }
}

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Who.
    pub player: String,
    /// Fixtures that count.
    pub played: u32,
    /// Of these won.
    pub won: u32,
    /// Of these drawn.
    pub drawn: u32,
    /// Points.
    pub points: Tenths,
    /// Scores for.
    pub scored: u32,
    /// Scores against.
    pub conceded: u32,
    /// Whether the player left.
    pub withdrawn: bool,
    /// What put the player below the one before; `None` for the first, and for the first of those who
    /// left.
    pub decided_by: Option<Criterion>,
}

impl Line {
    fn difference(&self) -> i64 {
        i64::from(self.scored) - i64::from(self.conceded)
    }
}

/// What a fixture gives the first and the second: points and whether won; `None` if it does not count.
fn gains(rules: &Rules, status: &Status) -> Option<[(Tenths, bool, bool); 2]> {
    let (win, draw, loss) = ((rules.win, true, false), (rules.draw, false, true), (rules.loss, false, false));
    let forfeit = (rules.forfeit, false, false);
    Some(match status {
        Status::Played(Score { home, away }) => match home.cmp(away) {
            std::cmp::Ordering::Greater => [win, loss],
            std::cmp::Ordering::Equal => [draw, draw],
            std::cmp::Ordering::Less => [loss, win],
        },
        Status::Forfeited { home: true, away: true } => [forfeit, forfeit],
        Status::Forfeited { home: true, away: false } => [forfeit, win],
        Status::Forfeited { home: false, away: true } => [win, forfeit],
        Status::Drawn => [draw, draw],
        _ => return None,
    })
}

/// The table, the first first; those who left come last.
pub(super) fn table(
    rules: &Rules,
    division: &Division,
    states: &[FixtureState],
    withdrawn: &dyn Fn(&str) -> bool,
    chance: &mut Chance,
) -> Vec<Line> {
    let mut players = division.players.clone();
    chance.shuffle(&mut players);
    let empty = |player: String| Line {
        withdrawn: withdrawn(&player),
        player,
        played: 0,
        won: 0,
        drawn: 0,
        points: 0,
        scored: 0,
        conceded: 0,
        decided_by: None,
    };
    let mut lines: BTreeMap<String, Line> =
        players.iter().map(|player| (player.clone(), empty(player.clone()))).collect();
    for (fixture, state) in division.fixtures.iter().zip(states) {
        let Some([home, away]) = gains(rules, &state.status) else { continue };
        let (scored, conceded) = match state.status {
            Status::Played(Score { home, away }) => (home, away),
            _ => (0, 0),
        };
        for (player, gain, scored, conceded) in
            [(&fixture.home, home, scored, conceded), (&fixture.away, away, conceded, scored)]
        {
            if let Some(line) = lines.get_mut(player) {
                line.played += 1;
                line.points = line.points.saturating_add(gain.0);
                line.won += u32::from(gain.1);
                line.drawn += u32::from(gain.2);
                line.scored = line.scored.saturating_add(scored);
                line.conceded = line.conceded.saturating_add(conceded);
            }
        }
    }
    let direct = |player: &str, among: &[Line]| -> i64 {
        let is_among = |name: &str| among.iter().any(|line| line.player == name);
        let of = |(fixture, state): (&super::Fixture, &FixtureState)| {
            let [home, away] = gains(rules, &state.status)?;
            match (fixture.home == player, fixture.away == player) {
                (true, _) if is_among(&fixture.away) => Some(i64::from(home.0)),
                (_, true) if is_among(&fixture.home) => Some(i64::from(away.0)),
                _ => None,
            }
        };
        division.fixtures.iter().zip(states).filter_map(of).sum()
    };
    // The order by lot comes first; every later sort keeps it among equals.
    let by_lot = players.iter().filter_map(|player| lines.remove(player));
    let (gone, here) = by_lot.partition(|line| line.withdrawn);
    let mut groups: Vec<Vec<Line>> = vec![here, gone];
    for criterion in std::iter::once(&Criterion::Points).chain(&rules.criteria) {
        groups = groups.into_iter().flat_map(|group| split(*criterion, group, &direct)).collect();
    }
    for group in &mut groups {
        group.iter_mut().skip(1).for_each(|line| line.decided_by = Some(Criterion::Lot));
    }
    groups.concat()
}

/// Cuts a group of equals into smaller ones, the best first.
fn split(criterion: Criterion, group: Vec<Line>, direct: &dyn Fn(&str, &[Line]) -> i64) -> Vec<Vec<Line>> {
    let value = |line: &Line| match criterion {
        Criterion::Points => i64::from(line.points),
        Criterion::Direct => direct(&line.player, &group),
        Criterion::Wins => i64::from(line.won),
        Criterion::Difference => line.difference(),
        Criterion::For => i64::from(line.scored),
        Criterion::Lot => 0,
    };
    let mut valued: Vec<(i64, Line)> = group.iter().map(|line| (value(line), line.clone())).collect();
    valued.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    let mut parts: Vec<Vec<Line>> = Vec::new();
    for equals in valued.chunk_by(|a, b| a.0 == b.0) {
        let mut part: Vec<Line> = equals.iter().map(|(_, line)| line.clone()).collect();
        // The first of a later part is where this criterion decided.
        if let (false, Some(first)) = (parts.is_empty(), part.first_mut()) {
            first.decided_by = Some(criterion);
        }
        parts.push(part);
    }
    parts
}
