//! A circuit: one table over several competitions, of one game or of many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::Outcome;
use crate::text;
use crate::text::Text;

/// Points in hundredths; shares are rounded to the nearest, halves up.
pub type Hundredths = u64;

/// What a place is worth, whatever the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// So many whole points for the first, the second and so on; those who tie share the average of
    /// their places.
    Places(Vec<u32>),
    /// This times the part of the others who were beaten, a tie counting half; alone, nothing.
    Percentile(u32),
}

impl Default for Worth {
    fn default() -> Self {
        Self::Places(vec![200, 160, 120, 100, 80, 60, 40, 20, 10, 5])
    }
}

/// What decides between equal totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The best single result.
    BestResult,
    /// The best result, then the second best and so on.
    Countback,
    /// The number of competitions played.
    Results,
    /// The latest competition.
    Latest,
}

/// The rules of a circuit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// What a place is worth.
    pub worth: Worth,
    /// So many results count, the best; `None` for all.
    pub best: Option<usize>,
    /// So many results of the same game count; `None` for any number.
    pub per_game: Option<usize>,
    /// What decides between equal totals, in order.
    pub tie_breaks: Vec<TieBreak>,
}

impl Default for Rules {
    fn default() -> Self {
        let tie_breaks = vec![TieBreak::BestResult, TieBreak::Results];
        Self { worth: Worth::default(), best: None, per_game: None, tie_breaks }
    }
}

/// A competition of the circuit, finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// Its name.
    pub name: String,
    /// What was played.
    pub game: String,
    /// Who came where; 1 is best, and players who tie have the same rank.
    pub ranks: Vec<(String, u32)>,
}

/// What a player got in one competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Which, by index.
    pub leg: usize,
    /// The rank there.
    pub rank: u32,
    /// Points.
    pub points: Hundredths,
    /// Whether they count.
    pub counts: bool,
}

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Who.
    pub player: String,
    /// 1 is best; those whom nothing divides share a rank.
    pub rank: u32,
    /// What counts, added up.
    pub total: Hundredths,
    /// Every result, in the order of the competitions.
    pub gains: Vec<Gain>,
}

/// The table of a circuit, the best first.
///
/// A player who stands twice in one competition has the better rank of the two.
pub fn table(rules: &Rules, legs: &[Leg]) -> Vec<Line> {
    let mut gains: BTreeMap<String, Vec<Gain>> = BTreeMap::new();
    for (index, leg) in legs.iter().enumerate() {
        for (player, rank, points) in leg_points(&rules.worth, leg) {
            gains.entry(player).or_default().push(Gain { leg: index, rank, points, counts: false });
        }
    }
    let mut lines: Vec<Line> = gains.into_iter().map(|(player, gains)| Line::new(rules, legs, player, gains)).collect();
    let keys: Vec<_> = lines.iter().map(|line| line.key(rules)).collect();
    for (line, rank) in lines.iter_mut().zip(Outcome::rank_by(&keys)) {
        line.rank = rank;
    }
    lines.sort_by_key(|line| line.rank);
    lines
}

/// Every player of a competition with rank and points.
fn leg_points(worth: &Worth, leg: &Leg) -> Vec<(String, u32, Hundredths)> {
    let mut ranks: BTreeMap<&str, u32> = BTreeMap::new();
    for (player, rank) in &leg.ranks {
        ranks.entry(player).and_modify(|best| *best = (*best).min(*rank)).or_insert(*rank);
    }
    let mut order: Vec<(&str, u32)> = ranks.into_iter().collect();
    order.sort_by_key(|(_, rank)| *rank);
    let count = order.len();
    let mut ahead = 0;
    let tied = order.chunk_by(|a, b| a.1 == b.1).flat_map(|tied| {
        let points = worth.shared(ahead, tied.len(), count);
        // Ranks as given may leave gaps; the place is what counts.
        let rank = u32::try_from(ahead + 1).unwrap_or(u32::MAX);
        ahead += tied.len();
        tied.iter().map(move |(player, _)| ((*player).to_owned(), rank, points))
    });
    tied.collect()
}

impl Worth {
    /// The points of each of `tied` players of `count` who have `ahead` before them.
    fn shared(&self, ahead: usize, tied: usize, count: usize) -> Hundredths {
        let (sum, parts) = match self {
            Self::Places(points) => {
                let sum: u64 = points.iter().skip(ahead).take(tied).map(|points| u64::from(*points)).sum();
                (sum * 200, 2 * tied as u64)
            }
            Self::Percentile(most) => {
                let beaten_twice = 2 * (count - ahead - tied) + (tied - 1);
                (u64::from(*most) * 100 * beaten_twice as u64, 2 * (count as u64 - 1))
            }
        };
        (sum + parts / 2).checked_div(parts).unwrap_or(0)
    }
}

impl Line {
    /// Marks what counts: the best results first, passing over games that are full.
    fn new(rules: &Rules, legs: &[Leg], player: String, mut gains: Vec<Gain>) -> Self {
        let mut of_game: BTreeMap<&str, usize> = BTreeMap::new();
        let mut left = rules.best.unwrap_or(usize::MAX);
        let mut total = 0;
        gains.sort_by_key(|gain| (std::cmp::Reverse(gain.points), gain.leg));
        for gain in &mut gains {
            let game = legs.get(gain.leg).map_or("", |leg| leg.game.as_str());
            let used = of_game.entry(game).or_default();
            gain.counts = left > 0 && rules.per_game.is_none_or(|most| *used < most);
            if gain.counts {
                left -= 1;
                *used += 1;
                total += gain.points;
            }
        }
        gains.sort_by_key(|gain| gain.leg);
        Self { player, rank: 0, total, gains }
    }

    /// The total, then what breaks ties in order.
    fn key(&self, rules: &Rules) -> Vec<Vec<u64>> {
        let mut points: Vec<u64> = self.gains.iter().map(|gain| gain.points).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        let tie_break = |tie_break: &TieBreak| match tie_break {
            TieBreak::BestResult => points.iter().take(1).copied().collect(),
            TieBreak::Countback => points.clone(),
            TieBreak::Results => vec![self.gains.len() as u64],
            TieBreak::Latest => self.gains.last().map(|gain| vec![gain.leg as u64, gain.points]).unwrap_or_default(),
        };
        std::iter::once(vec![self.total]).chain(rules.tie_breaks.iter().map(tie_break)).collect()
    }

    /// The total as a sum; what does not count comes after it.
    pub fn explain(&self, legs: &[Leg]) -> Text {
        let list = |counts: bool, by| {
            let gains = self.gains.iter().filter(|gain| gain.counts == counts);
            let name = |gain: &Gain| legs.get(gain.leg).map_or("?", |leg| leg.name.as_str());
            let told = |gain: &Gain| text!("circuit-gain", points = in_words(gain.points), leg = name(gain));
            Text::joined(gains.map(told), by)
        };
        let (sum, total, others) = (list(true, " + "), in_words(self.total), list(false, ", "));
        if others.is_empty() {
            text!("circuit-text", sum, total)
        } else {
            text!("circuit-not-counted", sum, total, others)
        }
    }
}

fn in_words(points: Hundredths) -> Text {
    let (whole, rest) = (points / 100, points % 100);
    match rest {
        0 => Text::Decimal(whole.to_string()),
        _ if rest % 10 == 0 => Text::Decimal(format!("{whole}.{}", rest / 10)),
        _ => Text::Decimal(format!("{whole}.{rest:02}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leg(name: &str, game: &str, ranks: &[(&str, u32)]) -> Leg {
        let ranks = ranks.iter().map(|(player, rank)| ((*player).to_owned(), *rank)).collect();
        Leg { name: name.to_owned(), game: game.to_owned(), ranks }
    }

    fn totals(lines: &[Line]) -> Vec<(&str, u32, u64)> {
        lines.iter().map(|line| (line.player.as_str(), line.rank, line.total)).collect()
    }

    /// The scale of the British Othello grand prix; two seconds share 160 and 120.
    #[test]
    fn ties_share_the_average_of_their_places() {
        let legs = [leg("London", "reversi", &[("Ann", 1), ("Bob", 2), ("Cy", 2), ("Dee", 4)])];
        let lines = table(&Rules::default(), &legs);
        assert_eq!(totals(&lines), [("Ann", 1, 20_000), ("Bob", 2, 14_000), ("Cy", 2, 14_000), ("Dee", 4, 10_000)]);
    }

    #[test]
    fn three_who_share_what_does_not_divide_are_rounded_alike() {
        let legs = [leg("London", "reversi", &[("Ann", 1), ("Bob", 2), ("Cy", 2), ("Dee", 2)])];
        assert_eq!(table(&Rules::default(), &legs)[1].total, 12_667);
        let last: Vec<(String, u32)> = (1..=12).map(|rank| (format!("P{rank:02}"), rank.min(9))).collect();
        let legs = [Leg { ranks: last, ..leg("London", "reversi", &[]) }];
        assert_eq!(table(&Rules::default(), &legs)[8].total, 375, "10 and 5 for four players");
    }

    #[test]
    fn the_best_results_count_and_so_many_of_a_game() {
        let legs = [
            leg("one", "go", &[("Ann", 1), ("Bob", 2)]),
            leg("two", "go", &[("Ann", 1), ("Bob", 2)]),
            leg("three", "hex", &[("Bob", 1), ("Ann", 2)]),
        ];
        let rules = Rules { best: Some(2), ..Rules::default() };
        assert_eq!(totals(&table(&rules, &legs)), [("Ann", 1, 40_000), ("Bob", 2, 36_000)]);
        let rules = Rules { per_game: Some(1), ..rules };
        let lines = table(&rules, &legs);
        assert_eq!(totals(&lines), [("Ann", 1, 36_000), ("Bob", 1, 36_000)]);
        assert_eq!(lines[0].explain(&legs).english(), "200 (one) + 160 (three) = 360. Not counted: 200 (two).");
    }

    #[test]
    fn percentile_is_the_part_of_the_others_beaten() {
        let rules = Rules { worth: Worth::Percentile(100), ..Rules::default() };
        let legs = [leg("one", "go", &[("Ann", 1), ("Bob", 2), ("Cy", 2), ("Dee", 4), ("Eve", 5)])];
        let points: Vec<u64> = table(&rules, &legs).iter().map(|line| line.total).collect();
        assert_eq!(points, [10_000, 6_250, 6_250, 2_500, 0]);
        assert_eq!(table(&rules, &[leg("one", "go", &[("Ann", 1)])])[0].total, 0, "nobody was beaten");
    }

    #[test]
    fn the_best_single_result_breaks_a_tie_then_the_number_of_results() {
        let worth = Worth::Places(vec![10, 6, 4, 0]);
        let legs = [
            leg("one", "go", &[("Ann", 1), ("Bob", 2), ("Cy", 3)]),
            leg("two", "go", &[("Dee", 1), ("Cy", 2), ("Bob", 3), ("Ann", 4)]),
        ];
        let rules = Rules { worth, ..Rules::default() };
        let names: Vec<(&str, u32)> = vec![("Ann", 1), ("Dee", 2), ("Bob", 3), ("Cy", 3)];
        let lines = table(&rules, &legs);
        assert_eq!(lines.iter().map(|line| (line.player.as_str(), line.rank)).collect::<Vec<_>>(), names);
    }
}
