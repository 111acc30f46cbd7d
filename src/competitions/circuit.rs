//! Circuits: one table over several competitions, from their final standings.

use std::collections::BTreeMap;

use podium_engine::contest::circuit::{self, Gain, Leg, Rules};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Serialize;

use super::event::StageKind;
use super::format::{self, Board};
use super::state::{Competition, EntryId, Status};
use crate::ids::PlayerId;

/// A competition of a circuit.
#[derive(Debug, Clone, Serialize)]
pub struct LegResult {
    pub competition: String,
    pub name: String,
    pub game: String,
    /// Whether its standings are final; else they count as they stand.
    pub is_final: bool,
    /// Final ranks: the club's player, the name there, the rank.
    pub ranks: Vec<(PlayerId, String, u32)>,
}

/// A line of a circuit.
#[derive(Debug, Clone, Serialize)]
pub struct Line {
    /// 1 is best; the tied share a rank.
    pub rank: u32,
    /// The club's player.
    pub player: String,
    /// The player's most recent name.
    pub name: String,
    /// In hundredths.
    pub total: u64,
    /// Every result, in the order of the competitions.
    pub gains: Vec<Gain>,
    /// The total as a sum.
    pub why: Text,
}

/// The current table of a circuit.
#[derive(Debug, Clone, Serialize)]
pub struct Table {
    pub legs: Vec<LegResult>,
    /// The best first.
    pub lines: Vec<Line>,
    pub notes: Vec<Text>,
}

/// What a competition contributes to a circuit: the last stage first, then those who did not get that far; for a league,
/// the divisions from the top.
pub fn leg(competition: &Competition) -> LegResult {
    let mut ranks: Vec<(PlayerId, String, u32)> = Vec::new();
    for stages in levels(competition) {
        let behind = ranks.len() as u32;
        let mut here = Vec::new();
        for (entry, rank) in stages.into_iter().flat_map(|stage| ranked(&format::standings(competition, stage))) {
            let Some(known) = competition.entry(entry) else { continue };
            if ranks.iter().all(|(player, ..)| *player != known.player) {
                here.push((known.player, known.name.to_string(), behind + rank));
            }
        }
        ranks.append(&mut here);
    }
    LegResult {
        competition: competition.id.clone(),
        name: competition.settings.name.to_string(),
        game: competition.settings.game.clone(),
        is_final: matches!(competition.status, Status::Finished | Status::Archived),
        ranks,
    }
}

/// Parallel stages, the highest level first.
fn levels(competition: &Competition) -> Vec<Vec<usize>> {
    let mut tiers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut levels: Vec<Vec<usize>> = Vec::new();
    for (at, stage) in competition.stages.iter().enumerate() {
        if let StageKind::Division { tier, .. } = stage.kind {
            tiers.entry(tier).or_default().push(at);
            continue;
        }
        let is_group = matches!(stage.kind, StageKind::Schedule { .. });
        match levels.last_mut() {
            Some(groups) if is_group => groups.push(at),
            _ => levels.push(vec![at]),
        }
    }
    if tiers.is_empty() { levels.into_iter().rev().collect() } else { tiers.into_values().collect() }
}

/// Ranked players who did not withdraw.
fn ranked(board: &Board) -> Vec<(EntryId, u32)> {
    board.rows.iter().filter(|row| !row.withdrawn).filter_map(|row| Some((row.entry, row.rank?))).collect()
}

/// The table of a circuit.
pub fn table(rules: &Rules, legs: Vec<LegResult>) -> Table {
    let engine: Vec<Leg> = legs
        .iter()
        .map(|leg| Leg {
            name: leg.name.clone(),
            game: leg.game.clone(),
            ranks: leg.ranks.iter().map(|(player, _, rank)| (player.to_string(), *rank)).collect(),
        })
        .collect();
    let name_of = |player: &str| {
        let last = legs.iter().rev().flat_map(|leg| &leg.ranks).find(|(other, ..)| other.as_str() == player);
        last.map_or_else(|| player.to_owned(), |(_, name, _)| name.clone())
    };
    let lines = circuit::table(rules, &engine).into_iter().map(|line| Line {
        rank: line.rank,
        name: name_of(&line.player),
        total: line.total,
        why: line.explain(&engine),
        player: line.player,
        gains: line.gains,
    });
    let lines = lines.collect();
    let open = legs.iter().filter(|leg| !leg.is_final).map(|leg| {
        let name = &leg.name;
        text!("act-over-counts-stands", name)
    });
    let notes = open.collect();
    Table { legs, lines, notes }
}

#[cfg(test)]
mod tests {
    use crate::competitions::format::Groups;
    use podium_engine::chance::Chance;

    use super::*;
    use crate::competitions::rehearsal;
    use crate::competitions::rehearsal::Script;
    use crate::competitions::testing::Builder;
    use crate::competitions::testing::noon;
    use crate::competitions::testing::user;

    fn played(seed: u64, players: usize) -> Competition {
        let mut cup = Builder::swiss(players).it;
        let script = Script::new(noon(), user("org"));
        rehearsal::run(&mut cup, &mut Chance::seeded(seed), &script).unwrap();
        cup
    }

    #[test]
    fn two_cups_are_added_up() {
        let (one, two) = (leg(&played(1, 6)), leg(&played(2, 8)));
        assert_eq!((one.ranks.len(), two.ranks.len(), one.is_final), (6, 8, true));
        let worth = podium_engine::contest::circuit::Worth::Percentile(100);
        let table = table(&Rules { worth, ..Rules::default() }, vec![one.clone(), two.clone()]);
        assert_eq!(table.lines.len(), 8, "two came to the second cup alone");
        let beaten = |leg: &LegResult, player: &str| {
            let rank = leg.ranks.iter().find(|(other, ..)| other.as_str() == player).map(|(.., rank)| *rank)?;
            let others = leg.ranks.iter().filter(|(other, ..)| other.as_str() != player);
            let halves: u64 = others
                .map(|(.., other)| match other.cmp(&rank) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                })
                .sum();
            let parts = 2 * (leg.ranks.len() as u64 - 1);
            Some((halves * 10_000 + parts / 2) / parts)
        };
        for line in &table.lines {
            let gains = [&one, &two].map(|leg| beaten(leg, &line.player));
            assert_eq!(line.total, gains.iter().flatten().sum::<u64>(), "{}: {}", line.name, line.why);
            assert_eq!(line.gains.len(), gains.iter().flatten().count());
        }
    }

    #[test]
    fn who_lost_in_the_groups_stands_behind_the_knockout() {
        use podium_engine::contest::bracket::Format as Bracket;
        use podium_engine::contest::round_robin::Cycles;

        use crate::competitions::settings::Format;
        let bracket = Bracket::Single { third_place: false };
        let format = Format::Groups(Groups { groups: 2, advance: 1, cycles: Cycles::Single, bracket });
        let mut cup = Builder::new("spline", format, |_| {}).players(6).it;
        let script = Script { forfeited: 0, ..Script::new(noon(), user("org")) };
        rehearsal::run(&mut cup, &mut Chance::seeded(4), &script).unwrap();
        let ranks: Vec<u32> = leg(&cup).ranks.iter().map(|(.., rank)| *rank).collect();
        let [first, second, others @ ..] = ranks.as_slice() else { panic!("six players") };
        assert_eq!((*first, *second, others.len()), (1, 2, 4));
        assert!(others.iter().all(|rank| *rank > 2));
    }

    #[test]
    fn a_running_cup_counts_as_it_stands() {
        let mut cup = Builder::swiss(6).it;
        let script = Script { until: Some(1), ..Script::new(noon(), user("org")) };
        rehearsal::run(&mut cup, &mut Chance::seeded(3), &script).unwrap();
        let table = table(&Rules::default(), vec![leg(&cup)]);
        assert_eq!(table.notes.len(), 1);
        assert_eq!(table.lines.len(), 6);
    }
}
