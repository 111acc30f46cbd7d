//! Open play: anybody plays anybody within a window, so many games against the same opponent count,
//! and so many games at least are needed for a rank.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::day::{Day, Window};
use super::swiss::Tenths;
use crate::game::Outcome;
use crate::text;
use crate::text::Text;

/// What ranks the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    /// Games won.
    Wins,
    /// Points.
    #[default]
    Points,
    /// Points per game.
    Average,
}

/// The rules of open play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Games on these days count.
    pub window: Window,
    /// Games of the same two that count, the earliest first.
    pub per_opponent: usize,
    /// Games that count which a player needs for a rank.
    pub fewest_games: usize,
    /// What ranks the players.
    pub ranking: Ranking,
    /// What a win is worth.
    pub win: Tenths,
    /// What a draw is worth.
    pub draw: Tenths,
    /// What a loss is worth.
    pub loss: Tenths,
}

/// A game that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// When.
    pub day: Day,
    /// Who, by a name or handle that is theirs alone.
    pub players: [String; 2],
    /// Which of the two won, 0 or 1; `None` for a draw.
    pub winner: Option<usize>,
}

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Who.
    pub player: String,
    /// 1 is best; `None` without enough games.
    pub rank: Option<u32>,
    /// Games that count.
    pub games: usize,
    /// Of these won.
    pub wins: usize,
    /// Of these drawn.
    pub draws: usize,
    /// Points.
    pub points: Tenths,
    /// Games that are still needed for a rank.
    pub missing: usize,
    /// Games and points by opponent.
    pub against: BTreeMap<String, (usize, Tenths)>,
}

/// The table, and the games that do not count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The best first; those without a rank after all others.
    pub lines: Vec<Line>,
    /// Games that do not count, by index, and why.
    pub ignored: Vec<(usize, Text)>,
}

/// The table of the games so far. Equals stand in the order of the entrants, never of their names, which may change.
pub fn table(rules: &Rules, entrants: &[String], games: &[Game]) -> Table {
    let mut lines: BTreeMap<&str, Line> = entrants.iter().map(|player| (player.as_str(), Line::new(player))).collect();
    let mut ignored = Vec::new();
    let mut order: Vec<(usize, &Game)> = games.iter().enumerate().collect();
    order.sort_by_key(|(index, game)| (game.day, *index));
    for (index, game) in order {
        if let Some(why) = does_not_count(rules, &lines, game) {
            ignored.push((index, why));
            continue;
        }
        let [first, second] = &game.players;
        for (seat, player, opponent) in [(0, first, second), (1, second, first)] {
            if let Some(line) = lines.get_mut(player.as_str()) {
                line.add(rules, opponent, game.winner.map(|winner| winner == seat));
            }
        }
    }
    let mut lines: Vec<Line> = entrants.iter().filter_map(|player| lines.remove(player.as_str())).collect();
    for line in &mut lines {
        line.missing = rules.fewest_games.saturating_sub(line.games);
    }
    let (mut ranked, mut rest): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| line.missing == 0);
    let keys: Vec<_> = ranked.iter().map(|line| line.key(rules)).collect();
    for (line, rank) in ranked.iter_mut().zip(Outcome::rank_by(&keys)) {
        line.rank = Some(rank);
    }
    ranked.sort_by_key(|line| line.rank);
    rest.sort_by_key(|line| (line.missing, std::cmp::Reverse(line.key(rules))));
    ranked.append(&mut rest);
    Table { lines: ranked, ignored }
}

/// Whether two may still play a game that counts, and if not, why.
pub fn may_play(rules: &Rules, table: &Table, a: &str, b: &str, day: Day) -> Result<(), Text> {
    let lines: BTreeMap<&str, Line> = table.lines.iter().map(|line| (line.player.as_str(), line.clone())).collect();
    let game = Game { day, players: [a.to_owned(), b.to_owned()], winner: None };
    does_not_count(rules, &lines, &game).map_or(Ok(()), Err)
}

fn does_not_count(rules: &Rules, lines: &BTreeMap<&str, Line>, game: &Game) -> Option<Text> {
    let [first, second] = &game.players;
    let Window { opens, closes } = rules.window;
    let day = game.day;
    if let Some(player) = game.players.iter().find(|player| !lines.contains_key(player.as_str())) {
        return Some(text!("open-play-not-entered", player));
    }
    if first == second {
        return Some(text!("open-play-cannot-play-alone", first));
    }
    if game.winner.is_some_and(|winner| winner > 1) {
        return Some(text!("open-play-winner-none-two"));
    }
    if !rules.window.contains(day) {
        let date = day.told();
        let from = opens.told();
        let to = closes.told();
        return Some(text!("open-play-outside-window", date, from, to));
    }
    let (most, met) =
        (rules.per_opponent, lines.get(first.as_str())?.against.get(second).map_or(0, |(games, _)| *games));
    (met >= most).then(|| text!("open-play-games-against-most-count", first, second, most))
}

impl Line {
    fn new(player: &str) -> Self {
        let player = player.to_owned();
        Self { player, rank: None, games: 0, wins: 0, draws: 0, points: 0, missing: 0, against: BTreeMap::new() }
    }

    fn add(&mut self, rules: &Rules, opponent: &str, won: Option<bool>) {
        let points = match won {
            Some(true) => rules.win,
            None => rules.draw,
            Some(false) => rules.loss,
        };
        self.games += 1;
        self.wins += usize::from(won == Some(true));
        self.draws += usize::from(won.is_none());
        self.points = self.points.saturating_add(points);
        let against = self.against.entry(opponent.to_owned()).or_default();
        *against = (against.0 + 1, against.1.saturating_add(points));
    }

    /// What ranks, then what breaks ties: wins or points, then the number of different opponents.
    fn key(&self, rules: &Rules) -> (u64, u64, usize) {
        let (wins, points, games) = (self.wins as u64, u64::from(self.points), self.games as u64);
        let (first, second) = match rules.ranking {
            Ranking::Wins => (wins, points),
            Ranking::Points => (points, wins),
            Ranking::Average => ((points * 1_000_000).checked_div(games).unwrap_or(0), wins),
        };
        (first, second, self.against.len())
    }

    /// The points as a sum over the opponents.
    pub fn explain(&self) -> Text {
        let part = |(opponent, (games, points)): (&String, &(usize, Tenths))| {
            text!("open-play-part", points = in_words(*points), opponent, games = *games)
        };
        let sum = Text::joined(self.against.iter().map(part), " + ");
        let (total, missing) = (in_words(self.points), self.missing);
        match (sum.is_empty(), missing) {
            (true, _) => text!("open-play-no-game-counts-yet"),
            (false, 0) => text!("open-play-text", sum, total),
            (false, _) => text!("open-play-games-still-needed-rank", sum, total, missing),
        }
    }
}

fn in_words(tenths: Tenths) -> Text {
    Text::Decimal(match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{rest}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Rules {
        let window = Window { opens: Day::from_number(10), closes: Day::from_number(20) };
        Rules { window, per_opponent: 2, fewest_games: 2, ranking: Ranking::Points, win: 10, draw: 5, loss: 0 }
    }

    fn game(day: i32, a: &str, b: &str, winner: Option<usize>) -> Game {
        Game { day: Day::from_number(day), players: [a.to_owned(), b.to_owned()], winner }
    }

    fn entrants() -> Vec<String> {
        ["Ann", "Bob", "Cy"].map(str::to_owned).to_vec()
    }

    #[test]
    fn only_so_many_games_of_a_pair_count() {
        let games = [
            game(12, "Ann", "Bob", Some(0)),
            game(11, "Bob", "Ann", Some(1)),
            game(13, "Ann", "Bob", Some(0)),
            game(9, "Ann", "Cy", Some(0)),
            game(14, "Ann", "Eve", Some(0)),
            game(15, "Cy", "Bob", None),
        ];
        let table = table(&rules(), &entrants(), &games);
        let seen: Vec<(&str, Option<u32>, u32)> =
            table.lines.iter().map(|line| (line.player.as_str(), line.rank, line.points)).collect();
        assert_eq!(seen, [("Ann", Some(1), 20), ("Bob", Some(2), 5), ("Cy", None, 5)]);
        assert_eq!(table.lines[2].missing, 1);
        let ignored: Vec<usize> = table.ignored.iter().map(|(index, _)| *index).collect();
        assert_eq!(ignored, [3, 2, 4], "in the order of the days");
        assert_eq!(table.lines[1].explain().english(), "0 (Ann, 2×) + 0.5 (Cy, 1×) = 0.5.");
        let day = Day::from_number(16);
        assert!(may_play(&rules(), &table, "Ann", "Bob", day).is_err());
        assert!(may_play(&rules(), &table, "Ann", "Cy", day).is_ok());
        assert!(may_play(&rules(), &table, "Ann", "Ann", day).is_err());
    }

    #[test]
    fn equals_stand_in_the_order_of_the_entrants() {
        let games = [game(12, "Cy", "Ann", None), game(13, "Cy", "Ann", None), game(14, "Bob", "Eve", None)];
        let entrants = ["Eve", "Cy", "Bob", "Ann"].map(str::to_owned);
        let table = table(&Rules { fewest_games: 1, ..rules() }, &entrants, &games);
        let seen: Vec<(&str, Option<u32>)> = table.lines.iter().map(|line| (line.player.as_str(), line.rank)).collect();
        assert_eq!(seen, [("Cy", Some(1)), ("Ann", Some(1)), ("Eve", Some(3)), ("Bob", Some(3))]);
    }

    #[test]
    fn the_order_of_the_list_does_not_matter_but_for_one_day() {
        let mut games =
            vec![game(12, "Ann", "Bob", Some(0)), game(13, "Cy", "Bob", Some(0)), game(14, "Cy", "Ann", None)];
        let before = table(&rules(), &entrants(), &games).lines;
        games.reverse();
        assert_eq!(table(&rules(), &entrants(), &games).lines, before);
    }

    #[test]
    fn averages_need_enough_games() {
        let rules = Rules { ranking: Ranking::Average, fewest_games: 1, ..rules() };
        let games = [game(12, "Ann", "Bob", Some(0)), game(13, "Ann", "Bob", Some(1)), game(14, "Cy", "Bob", Some(0))];
        let table = table(&rules, &entrants(), &games);
        assert_eq!(table.lines[0].player, "Cy");
        assert_eq!(table.lines[1].player, "Ann");
    }
}
