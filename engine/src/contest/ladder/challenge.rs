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
        return Some(text!("{unknown} is not on the ladder.", "{unknown} n’est pas sur l’échelle."));
    };
    let (range, rung) = (rules.range(from + 1), from + 1);
    if to >= from {
        return Some(text!("{whom} is not above {by}.", "{whom} n’est pas au-dessus de {by}."));
    }
    let up = from - to;
    if up > range {
        return Some(text!(
            "{whom} is too far up: from rung {rung} one may challenge {range} up, not {up}.",
            "{whom} est trop haut : depuis l’échelon {rung}, on peut défier {range} plus haut, et non {up}."
        ));
    }
    if ladder.open.iter().any(|open| open.by == by && open.whom == whom) {
        return Some(text!("{by} has challenged {whom} already.", "{by} a déjà défié {whom}."));
    }
    if ladder.open.iter().filter(|open| open.by == by).count() >= rules.open_challenges {
        let most = rules.open_challenges;
        return Some(text!(
            "Open challenges of {by}: {most}, the most allowed. One must be played or cancelled first.",
            "Défis en cours de {by} : {most}, le maximum. Il faut d’abord en jouer ou en annuler un."
        ));
    }
    if let Some(open) = ladder.open.iter().find(|open| open.whom == whom) {
        let other = &open.by;
        return Some(text!("{whom} has been challenged by {other} already.", "{whom} est déjà défié par {other}."));
    }
    let again = ladder.last_played(by, whom).map(|last| last.plus(rules.days_between));
    again.filter(|again| day < *again).map(|again| {
        let Text { en: from, fr: du } = again.told();
        text!("{by} and {whom} may play again from {from}.", "{by} et {whom} peuvent rejouer à partir du {du}.")
    })
}
