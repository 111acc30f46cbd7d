//! Who may challenge whom.

use serde::{Deserialize, Serialize};

use super::{Ladder, Rules};
use crate::contest::day::Day;
use crate::text;
use crate::text::Text;

/// A challenge that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// Who challenges.
    pub by: String,
    /// Whom.
    pub whom: String,
    /// Whether it was accepted.
    pub accepted: bool,
    /// The last day to answer, or to play once it was accepted.
    pub until: Day,
}

/// Whom a player may challenge on a day, from the nearest up.
pub fn targets(ladder: &Ladder, rules: &Rules, player: &str, day: Day) -> Vec<String> {
    let Some(place) = ladder.place(player) else { return Vec::new() };
    let above = ladder.rungs.iter().take(place).rev().take(rules.range(place + 1));
    above.filter(|other| refusal(ladder, rules, player, other, day).is_none()).cloned().collect()
}

/// Why a player may not challenge another, if so.
pub(super) fn refusal(ladder: &Ladder, rules: &Rules, by: &str, whom: &str, day: Day) -> Option<Text> {
    let (Some(from), Some(to)) = (ladder.place(by), ladder.place(whom)) else {
        let unknown = if ladder.place(by).is_none() { by } else { whom };
        return Some(text!("ladder-not-ladder", unknown));
    };
    let (range, rung) = (rules.range(from + 1), from + 1);
    if to >= from {
        return Some(text!("ladder-not-above", whom, by));
    }
    let up = from - to;
    if up > range {
        return Some(text!("ladder-far-up-rung-challenge-up", whom, rung, range, up));
    }
    if ladder.open.iter().any(|open| open.by == by && open.whom == whom) {
        return Some(text!("ladder-challenged-already", by, whom));
    }
    if ladder.open.iter().filter(|open| open.by == by).count() >= rules.open_challenges {
        let most = rules.open_challenges;
        return Some(text!("ladder-open-challenges-most-allowed-played", by, most));
    }
    if let Some(open) = ladder.open.iter().find(|open| open.whom == whom) {
        let other = &open.by;
        return Some(text!("ladder-challenged-already-2", whom, other));
    }
    let again = ladder.last_played(by, whom).map(|last| last.plus(rules.days_between));
    again.filter(|again| day < *again).map(|again| {
        let from = again.told();
        text!("ladder-play-again", by, whom, from)
    })
}
