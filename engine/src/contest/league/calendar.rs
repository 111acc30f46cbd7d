//! Fixtures from a schedule of rounds and a calendar.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Fixture;
use crate::contest::day::{Day, Window};
use crate::contest::pairing::Impossible;
use crate::text;

/// Most rounds of a season.
const MOST_ROUNDS: usize = 1_000;

/// When the rounds are played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// When the first round opens.
    pub first: Day,
    /// Days from one round to the next.
    pub every: u32,
    /// Days that a round is open; more than `every` lets rounds overlap.
    pub open: u32,
    /// Days on which nobody is to play; a round that would open in one opens after it, and one that
    /// would be interrupted closes that much later.
    pub pauses: Vec<Window>,
}

impl Calendar {
    /// The windows of so many rounds.
    pub fn windows(&self, rounds: usize) -> Vec<Window> {
        let mut opens = self.first;
        let mut pauses = self.pauses.clone();
        pauses.sort_by_key(|pause| pause.opens);
        let mut windows = Vec::new();
        for _ in 0..rounds.min(MOST_ROUNDS) {
            for pause in pauses.iter().filter(|pause| pause.opens <= pause.closes) {
                if pause.contains(opens) {
                    opens = pause.closes.plus(1);
                }
            }
            let mut closes = opens.plus(self.open.max(1) - 1);
            for pause in pauses.iter().filter(|pause| pause.opens <= pause.closes && pause.opens > opens) {
                if pause.opens <= closes {
                    closes = closes.plus(pause.closes.number().abs_diff(pause.opens.number()) + 1);
                }
            }
            windows.push(Window { opens, closes });
            opens = opens.plus(self.every);
        }
        windows
    }
}

/// The fixtures of a division: who meets whom comes from a schedule, such as a round robin, of pairs
/// of players by index, one list per round; whoever is in no pair is free in that round.
pub fn fixtures(
    players: &[String],
    schedule: &[Vec<(usize, usize)>],
    calendar: &Calendar,
) -> Result<Vec<Fixture>, Impossible> {
    let mut fixtures = Vec::new();
    let names: BTreeSet<&String> = players.iter().collect();
    if names.len() < players.len() {
        let text = text!("league-player-stands-division-twice");
        return Err(Impossible { stuck: Vec::new(), text });
    }
    if schedule.len() > MOST_ROUNDS {
        let text = text!("league-season-most-rounds", most_rounds = MOST_ROUNDS);
        return Err(Impossible { stuck: Vec::new(), text });
    }
    for (round, (pairs, window)) in schedule.iter().zip(calendar.windows(schedule.len())).enumerate() {
        let number = round + 1;
        let mut busy = BTreeSet::new();
        for (home, away) in pairs {
            let (Some(first), Some(second)) = (players.get(*home), players.get(*away)) else {
                let count = players.len();
                let text =
                    text!("league-round-schedule-players-no-division", number, home = home + 1, away = away + 1, count);
                return Err(Impossible { stuck: Vec::new(), text });
            };
            for (index, name) in [(home, first), (away, second)] {
                if !busy.insert(index) {
                    let text = text!("league-plays-twice-round-schedule", name, number);
                    return Err(Impossible { stuck: Vec::new(), text });
                }
            }
            fixtures.push(Fixture { round, home: first.clone(), away: second.clone(), window });
        }
    }
    Ok(fixtures)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(date: &str) -> Day {
        date.parse().unwrap()
    }

    #[test]
    fn rounds_wait_for_pauses() {
        let christmas = Window { opens: day("2026-12-21"), closes: day("2027-01-03") };
        let calendar = Calendar { first: day("2026-12-07"), every: 7, open: 7, pauses: vec![christmas] };
        let opens: Vec<String> = calendar.windows(4).iter().map(|window| window.opens.to_string()).collect();
        assert_eq!(opens, ["2026-12-07", "2026-12-14", "2027-01-04", "2027-01-11"]);
        let late = Calendar { first: day("2026-12-18"), ..calendar };
        assert_eq!(late.windows(1)[0].closes, day("2027-01-07"), "three days before the pause and four after it");
    }

    #[test]
    fn a_wrong_schedule_is_refused() {
        let players: Vec<String> = ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
        let calendar = Calendar { first: day("2026-01-05"), every: 7, open: 7, pauses: Vec::new() };
        let good = fixtures(&players, &[vec![(0, 3), (1, 2)], vec![(3, 2), (0, 1)]], &calendar).unwrap();
        assert_eq!((good.len(), good[2].home.as_str(), good[2].round), (4, "Dee", 1));
        let why =
            |schedule: &[Vec<(usize, usize)>]| fixtures(&players, schedule, &calendar).unwrap_err().text.english();
        assert!(why(&[vec![(0, 4)]]).contains("the division has only 4"));
        assert!(why(&[vec![(0, 1), (1, 2)]]).contains("Bob plays twice in round 1"));
        assert!(why(&[vec![(2, 2)]]).contains("Cy plays twice"));
    }
}
