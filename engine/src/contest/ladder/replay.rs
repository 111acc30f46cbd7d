//! The ladder as it stands after a list of events.

use serde::{Deserialize, Serialize};

use super::challenge::{Challenge, refusal};
use super::{Event, Rules, What, Winner};
use crate::contest::day::Day;
use crate::text;
use crate::text::Text;

/// Why somebody moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Entered.
    Joined,
    /// Won against somebody higher up.
    Beat(String),
    /// Refused the challenge of somebody.
    Refused(String),
    /// Did not answer the challenge of somebody in time.
    Silent(String),
    /// Did not come to play somebody.
    NoShow(String),
    /// The organiser decided.
    Placed,
}

/// Somebody who moved; those between moved by one the other way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// When.
    pub day: Day,
    /// Who.
    pub player: String,
    /// From which rung, from 1; `None` for somebody who entered.
    pub from: Option<usize>,
    /// To which rung.
    pub to: usize,
    /// Why.
    pub why: Why,
}

impl Move {
    /// The move in a sentence.
    pub fn text(&self) -> Text {
        let (player, to) = (&self.player, self.to);
        let from = self.from.unwrap_or(to);
        match &self.why {
            Why::Joined => text!("ladder-enters-rung", player, to),
            Why::Beat(other) => text!("ladder-beat-goes-rung", player, other, from, to),
            Why::Refused(other) => text!("ladder-refused-s-challenge-goes-rung", player, other, from, to),
            Why::Silent(other) => text!("ladder-not-answer-s-challenge-time", player, other, from, to),
            Why::NoShow(other) => text!("ladder-not-come-play-goes-rung", player, other, from, to),
            Why::Placed => text!("ladder-organiser-moved-rung", player, from, to),
        }
    }
}

/// An event that the rules forbid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Which of the events, from 0.
    pub event: usize,
    /// Why.
    pub why: Text,
}

/// The state of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Ladder {
    /// The players from the top.
    pub rungs: Vec<String>,
    /// Challenges not yet played.
    pub open: Vec<Challenge>,
    /// Who moved, in order.
    pub moves: Vec<Move>,
    /// Events that changed nothing.
    pub refused: Vec<Refused>,
    /// Games played: when and by whom.
    pub played: Vec<(Day, String, String)>,
}

impl Ladder {
    /// The place of a player, from 0 at the top.
    pub fn place(&self, player: &str) -> Option<usize> {
        self.rungs.iter().position(|name| name == player)
    }

    /// When two last played each other.
    pub(super) fn last_played(&self, a: &str, b: &str) -> Option<Day> {
        let both = |by: &str, whom: &str| (by == a && whom == b) || (by == b && whom == a);
        self.played.iter().rev().find(|(_, by, whom)| both(by, whom)).map(|(day, ..)| *day)
    }

    fn shift(&mut self, day: Day, player: &str, to: usize, why: Why) {
        let Some(from) = self.place(player) else { return };
        let to = to.min(self.rungs.len().saturating_sub(1));
        let name = self.rungs.remove(from);
        self.rungs.insert(to, name.clone());
        self.moves.push(Move { day, player: name, from: Some(from + 1), to: to + 1, why });
    }

    fn drop_down(&mut self, day: Day, player: &str, places: usize, why: Why) {
        let from = self.place(player).unwrap_or(0);
        self.shift(day, player, from.saturating_add(places), why);
    }

    /// Takes an open challenge off the list.
    fn close(&mut self, by: &str, whom: &str) -> Result<Challenge, Text> {
        let open = self.open.iter().position(|open| open.by == by && open.whom == whom);
        open.map(|index| self.open.remove(index)).ok_or_else(|| text!("ladder-no-open-challenge", by, whom))
    }

    /// Applies the deadlines that passed before a day, in their order.
    fn lapse(&mut self, rules: &Rules, day: Day) {
        let first_over = |open: &[Challenge]| {
            let over = open.iter().enumerate().filter(|(_, open)| open.until < day);
            over.min_by_key(|(index, open)| (open.until, *index)).map(|(index, _)| index)
        };
        while let Some(next) = first_over(&self.open) {
            let Challenge { by, whom, accepted, until } = self.open.remove(next);
            if !accepted {
                self.drop_down(until.plus(1), &whom, rules.refusal, Why::Silent(by));
            }
        }
    }

    fn apply(&mut self, rules: &Rules, day: Day, what: &What) -> Result<(), Text> {
        match what {
            What::Joined(player) => {
                if self.place(player).is_some() {
                    return Err(text!("ladder-ladder-already", player));
                }
                self.rungs.push(player.clone());
                let to = self.rungs.len();
                self.moves.push(Move { day, player: player.clone(), from: None, to, why: Why::Joined });
            }
            What::Left(player) => {
                let place = self.place(player).ok_or_else(|| unknown(player))?;
                self.rungs.remove(place);
                self.open.retain(|open| open.by != *player && open.whom != *player);
            }
            What::Challenged { by, whom } => {
                if let Some(why) = refusal(self, rules, by, whom, day) {
                    return Err(why);
                }
                let until = day.plus(rules.days_to_answer);
                self.open.push(Challenge { by: by.clone(), whom: whom.clone(), accepted: false, until });
            }
            What::Accepted { by, whom } => {
                let mut challenge = self.close(by, whom)?;
                if !challenge.accepted {
                    (challenge.accepted, challenge.until) = (true, day.plus(rules.days_to_play));
                }
                self.open.push(challenge);
            }
            What::Refused { by, whom } => {
                let challenge = self.close(by, whom)?;
                if challenge.accepted {
                    self.open.push(challenge);
                    return Err(text!("ladder-accepted-already", whom));
                }
                self.drop_down(day, whom, rules.refusal, Why::Refused(by.clone()));
            }
            What::Cancelled { by, whom } => drop(self.close(by, whom)?),
            What::Played { by, whom, winner } => {
                one_of(by, whom, winner.as_ref().unwrap_or(by))?;
                self.close(by, whom)?;
                self.played.push((day, by.clone(), whom.clone()));
                if let (Some(from), Some(to), true) = (self.place(by), self.place(whom), winner.as_ref() == Some(by))
                    && to < from
                {
                    let to = match rules.winner {
                        Winner::TakesThePlace => to,
                        Winner::GoesHalfWay => from - (from - to).div_ceil(2),
                    };
                    self.shift(day, by, to, Why::Beat(whom.clone()));
                }
            }
            What::NoShow { by, whom, absent } => {
                one_of(by, whom, absent)?;
                self.close(by, whom)?;
                let other = if absent == by { whom } else { by };
                self.drop_down(day, absent, rules.no_show, Why::NoShow(other.clone()));
            }
            What::Placed { player, rung } => {
                self.place(player).ok_or_else(|| unknown(player))?;
                self.shift(day, player, rung.saturating_sub(1), Why::Placed);
            }
        }
        Ok(())
    }
}

fn unknown(player: &str) -> Text {
    text!("ladder-not-ladder-2", player)
}

fn one_of(by: &str, whom: &str, player: &str) -> Result<(), Text> {
    if player == by || player == whom {
        return Ok(());
    }
    Err(text!("ladder-neither-nor", player, by, whom))
}

/// The ladder on a day. Events of later days are left out; events of one day count in the order of
/// the list.
pub fn replay(rules: &Rules, events: &[Event], today: Day) -> Ladder {
    let mut ladder = Ladder::default();
    let mut order: Vec<(usize, &Event)> = events.iter().enumerate().filter(|(_, event)| event.day <= today).collect();
    order.sort_by_key(|(index, event)| (event.day, *index));
    for (index, event) in order {
        ladder.lapse(rules, event.day);
        if let Err(why) = ladder.apply(rules, event.day, &event.what) {
            ladder.refused.push(Refused { event: index, why });
        }
    }
    ladder.lapse(rules, today);
    ladder
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: i32) -> Day {
        Day::from_number(number)
    }

    fn event(number: i32, what: What) -> Event {
        Event { day: day(number), what }
    }

    fn of(count: usize) -> Vec<Event> {
        (1..=count).map(|number| event(0, What::Joined(format!("P{number}")))).collect()
    }

    fn names(by: usize, whom: usize) -> (String, String) {
        (format!("P{by}"), format!("P{whom}"))
    }

    fn challenge(number: i32, by: usize, whom: usize) -> Event {
        let (by, whom) = names(by, whom);
        event(number, What::Challenged { by, whom })
    }

    fn played(number: i32, by: usize, whom: usize, winner: Option<usize>) -> Event {
        let (by, whom) = names(by, whom);
        event(number, What::Played { by, whom, winner: winner.map(|winner| format!("P{winner}")) })
    }

    fn order(ladder: &Ladder) -> String {
        ladder.rungs.iter().map(|name| name.trim_start_matches('P')).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_winner_takes_the_place() {
        let mut events = of(7);
        events.extend([challenge(1, 6, 3), played(2, 6, 3, Some(6))]);
        let ladder = replay(&Rules::default(), &events, day(5));
        assert_eq!(order(&ladder), "1 2 6 3 4 5 7");
        let last = ladder.moves.last().unwrap();
        assert_eq!(last.text().english(), "P6 beat P3 and moves from rung 6 to 3.");
        let half = Rules { winner: Winner::GoesHalfWay, ..Rules::default() };
        assert_eq!(order(&replay(&half, &events, day(5))), "1 2 3 6 4 5 7");
        for winner in [None, Some(3)] {
            events.pop();
            events.push(played(2, 6, 3, winner));
            assert_eq!(order(&replay(&half, &events, day(5))), "1 2 3 4 5 6 7");
        }
    }

    #[test]
    fn refusing_silence_and_not_coming_cost_places() {
        let base = of(9);
        let with = |more: Vec<Event>| {
            let events: Vec<Event> = base.iter().cloned().chain(more).collect();
            order(&replay(&Rules::default(), &events, day(30)))
        };
        let (by, whom) = names(4, 2);
        let refused = event(2, What::Refused { by: by.clone(), whom: whom.clone() });
        assert_eq!(with(vec![challenge(1, 4, 2), refused]), "1 3 4 5 2 6 7 8 9");
        assert_eq!(with(vec![challenge(1, 4, 2)]), "1 3 4 5 2 6 7 8 9", "no answer within three days");
        let accepted = event(4, What::Accepted { by: by.clone(), whom: whom.clone() });
        assert_eq!(with(vec![challenge(1, 4, 2), accepted.clone()]), "1 2 3 4 5 6 7 8 9", "accepted on the last day");
        let no_show = event(8, What::NoShow { by, whom: whom.clone(), absent: whom });
        assert_eq!(with(vec![challenge(1, 4, 2), accepted, no_show]), "1 3 4 5 6 7 2 8 9");
        let (by, whom) = names(9, 6);
        let no_show = event(2, What::NoShow { by: by.clone(), whom, absent: by });
        assert_eq!(with(vec![challenge(1, 9, 6), no_show]), "1 2 3 4 5 6 7 8 9", "nobody falls off the foot");
    }

    #[test]
    fn what_the_rules_forbid_changes_nothing() {
        let mut events = of(9);
        events.extend([
            challenge(1, 5, 2),
            challenge(1, 2, 5),
            challenge(1, 5, 5),
            challenge(1, 5, 77),
            challenge(1, 5, 4),
            challenge(1, 5, 3),
            challenge(1, 6, 4),
            played(1, 7, 6, Some(7)),
            played(1, 5, 4, Some(9)),
        ]);
        let ladder = replay(&Rules::default(), &events, day(1));
        let refused: Vec<usize> = ladder.refused.iter().map(|refused| refused.event - 9).collect();
        assert_eq!(refused, [0, 1, 2, 3, 5, 6, 7, 8]);
        assert_eq!(
            ladder.refused[0].why.english(),
            "P2 is too far up: from rung 5, a player may challenge up to 2 rungs higher, not 3."
        );
        assert_eq!(ladder.open.len(), 1);
        assert_eq!(super::super::targets(&ladder, &Rules::default(), "P9", day(1)), ["P8", "P7", "P6", "P5"]);
    }

    /// The wrong winner was written down; putting it right also puts right what followed.
    #[test]
    fn a_correction_of_an_early_event_gives_the_right_ladder() {
        let mut events = of(5);
        events.extend([challenge(1, 3, 2), played(2, 3, 2, Some(2)), challenge(3, 3, 1), played(4, 3, 1, Some(3))]);
        assert_eq!(order(&replay(&Rules::default(), &events, day(9))), "3 1 2 4 5");
        events[6] = played(2, 3, 2, Some(3));
        assert_eq!(order(&replay(&Rules::default(), &events, day(9))), "3 1 2 4 5");
        events[8] = played(4, 3, 1, Some(1));
        assert_eq!(order(&replay(&Rules::default(), &events, day(9))), "1 3 2 4 5");
    }
}
