use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Points;
use super::game::{Ending, Event, Game, Played};
use super::progress::{Expectation, Progress, State, list, name, sentences};
use super::rule::Best;
use crate::text;
use crate::text::Text;

/// A score attack: everyone, alone or as a team, plays the same published setup, and the best of so
/// many attempts counts. Solved comes before unsolved, then the score, then fewer turns, then the
/// earlier attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// How often each may try.
    pub attempts: u32,
    /// Which scores are better.
    pub best: Best,
    /// What every record has to begin from.
    #[serde(default)]
    pub setup: Option<String>,
}

/// Sorts attempts, the greatest being the best.
type Merit = (bool, Points, Reverse<usize>, Reverse<usize>);

/// An attack as attempts come in.
pub(super) struct Attempts<'a, S> {
    rule: &'a Attack,
    title: Text,
    names: &'a [S],
    used: Vec<u32>,
    best: Vec<Option<(Merit, &'a Played)>>,
    withdrawn: Vec<bool>,
    closed: bool,
    total: usize,
}

impl<'a, S: AsRef<str>> Attempts<'a, S> {
    pub(super) fn new(rule: &'a Attack, title: Text, names: &'a [S]) -> Self {
        let entrants = names.len();
        let (used, best, withdrawn) = (vec![0; entrants], vec![None; entrants], vec![false; entrants]);
        Self { rule, title, names, used, best, withdrawn, closed: false, total: 0 }
    }

    fn may_try(&self, entrant: usize) -> bool {
        let left = self.used.get(entrant).is_some_and(|used| *used < self.rule.attempts);
        left && self.withdrawn.get(entrant) == Some(&false) && !self.closed
    }

    fn is_decided(&self) -> bool {
        !(0..self.names.len()).any(|entrant| self.may_try(entrant))
    }

    pub(super) fn add(&mut self, event: &'a Event) -> Result<(), Text> {
        if self.is_decided() {
            return Err(text!("series-all-attempts-made"));
        }
        match event {
            Event::Closed => self.closed = true,
            Event::Withdrawal(entrants) => {
                for entrant in entrants {
                    match self.withdrawn.get_mut(*entrant) {
                        Some(out) if !*out => *out = true,
                        _ => {
                            return Err(text!("series-who-take-part-withdraw"));
                        }
                    }
                }
            }
            Event::Game(game) => self.attempt(game)?,
        }
        Ok(())
    }

    fn attempt(&mut self, game: &'a Game) -> Result<(), Text> {
        game.check()?;
        let number = self.total + 1;
        let entrant = match game.seats.as_slice() {
            [first, rest @ ..] if rest.iter().all(|seat| seat == first) && *first < self.names.len() => *first,
            _ => {
                return Err(text!("series-attempt-entrant-every-seat", number));
            }
        };
        let name = name(self.names, entrant);
        if !self.may_try(entrant) {
            let attempts = self.rule.attempts;
            return Err(text!("series-no-attempt-left", name, attempts));
        }
        let played = match &game.ending {
            Ending::Played(played) => Some(played),
            Ending::Forfeit(_) => None,
            // An attempt under way is counted when it ends.
            Ending::Adjourned => return Ok(()),
        };
        if let (Some(record), Some(setup)) = (&game.record, &self.rule.setup)
            && record.setup.as_ref() != Some(setup)
        {
            return Err(text!("series-attempt-not-begin-published-setup", number, name, setup));
        }
        if let (Some(used), Some(best), Some(played)) = (self.used.get_mut(entrant), self.best.get_mut(entrant), played)
        {
            *used += 1;
            let merit = merit(played, self.rule.best, number);
            if best.as_ref().is_none_or(|(so_far, _)| merit > *so_far) {
                *best = Some((merit, played));
            }
        } else if let Some(used) = self.used.get_mut(entrant) {
            *used += 1;
        }
        self.total = number;
        Ok(())
    }

    fn ranks(&self) -> Vec<u32> {
        // Those without an attempt share the place behind the others.
        let merits: Vec<Option<Merit>> = self.best.iter().map(|best| best.as_ref().map(|(merit, _)| *merit)).collect();
        let mut sorted = merits.clone();
        sorted.sort_unstable();
        let tried = merits.iter().flatten().count();
        let rank = |merit: &Option<Merit>| 1 + merits.len() - sorted.partition_point(|other| other <= merit);
        merits.iter().map(|merit| if merit.is_some() { rank(merit) } else { (tried + 1).max(2) } as u32).collect()
    }

    pub(super) fn progress(&self) -> Progress {
        let decided = self.is_decided();
        let scores = self.best.iter().map(|best| best.as_ref().map_or(Points::ZERO, |(_, played)| score(played)));
        let ranks = self.ranks();
        let leader =
            ranks.iter().position(|rank| *rank == 1).filter(|at| self.best.get(*at).is_some_and(Option::is_some));
        let title = &self.title;
        let standing = match leader.and_then(|at| self.best.get(at)?.as_ref().map(|(_, played)| (at, *played))) {
            None => text!("series-no-attempt-yet"),
            Some((at, played)) => {
                let (who, what) = (name(self.names, at), describe(played));
                match decided {
                    true => text!("series-wins-with", who, what),
                    false => text!("series-leads-with", who, what),
                }
            }
        };
        let why = text!("series-solved-comes-first-score-fewer");
        Progress {
            state: if decided { State::Decided } else { State::Open },
            scores: scores.collect(),
            games: Vec::new(),
            forfeited: self.best.iter().map(|best| decided && best.is_none()).collect(),
            ranks: decided.then_some(ranks),
            // Solo games are never rated.
            played: false,
            next: (!decided).then(|| self.expectation()),
            text: sentences(&[text!("series-titled", title, standing), why]),
        }
    }

    fn expectation(&self) -> Expectation {
        let seats: Vec<usize> = (0..self.names.len()).filter(|entrant| self.may_try(*entrant)).collect();
        let who = list(self.names, seats.iter().copied().take(5));
        let note = match seats.len() {
            5.. => {
                let count = seats.len();
                text!("series-entrants-still-try", count)
            }
            count => text!("series-may-try", who, count),
        };
        let setup = self.rule.setup.clone();
        Expectation { number: self.total + 1, seats, seats_bind: false, options: BTreeMap::new(), setup, note }
    }
}

/// The score of an attempt: that of the first seat, a team having one in common or adding up.
fn score(played: &Played) -> Points {
    let scores = played.scores.as_deref().unwrap_or_default();
    match scores {
        [first, rest @ ..] if rest.iter().all(|score| score == first) => Points::whole(*first),
        _ => scores.iter().copied().map(Points::whole).sum(),
    }
}

fn merit(played: &Played, best: Best, number: usize) -> Merit {
    let score = match best {
        Best::Highest => score(played),
        Best::Lowest => Points::ZERO.less(score(played)),
    };
    (played.solved.unwrap_or(false), score, Reverse(played.turns), Reverse(number))
}

fn describe(played: &Played) -> Text {
    let (turns, points) = (played.turns, score(played).text());
    let solved = match played.solved {
        Some(true) => text!("series-solved"),
        Some(false) => text!("series-unsolved"),
        None => Text::EMPTY,
    };
    match played.scores {
        Some(_) => text!("series-scored-turns", solved, score = points, turns),
        None => text!("series-turns", solved, turns),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rule, Tags, progress};
    use super::*;

    const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

    fn attempt(entrant: usize, solved: bool, score: i64, turns: usize) -> Event {
        let played =
            Played { ranks: vec![1], scores: Some(vec![score]), solved: Some(solved), turns, end: "done".into() };
        Event::Game(Game { seats: vec![entrant], record: None, ending: Ending::Played(played) })
    }

    fn rule(attempts: u32, best: Best) -> Rule {
        Rule::Attack(Attack { attempts, best, setup: Some("WBR".into()) })
    }

    #[test]
    fn solved_then_score_then_turns_then_time() {
        let events =
            [attempt(0, false, 99, 3), attempt(1, true, 5, 20), attempt(2, true, 5, 20), attempt(3, true, 5, 19)];
        let now = progress(&rule(1, Best::Highest), &NAMES, &events).unwrap();
        assert_eq!(now.ranks.unwrap(), [4, 2, 3, 1]);
        assert!(now.text.english().starts_with("Best score: Dan wins (solved, score 5, 19 turns)."), "{}", now.text);
        let events = [attempt(0, true, 7, 9), attempt(1, true, 5, 20), attempt(2, true, 6, 1)];
        let now = progress(&rule(1, Best::Lowest), &NAMES[..3], &events).unwrap();
        assert_eq!(now.ranks.unwrap(), [3, 1, 2]);
    }

    #[test]
    fn the_best_of_several_attempts_counts() {
        let mut events =
            vec![attempt(0, true, 5, 9), attempt(1, true, 4, 9), attempt(1, true, 6, 9), attempt(0, false, 9, 9)];
        let now = progress(&rule(2, Best::Highest), &NAMES[..3], &events).unwrap();
        assert_eq!((now.ranks, now.next.unwrap().seats), (None, vec![2]));
        assert!(
            progress(&rule(2, Best::Highest), &NAMES[..3], &[events.clone(), vec![attempt(0, true, 1, 1)]].concat())
                .is_err()
        );
        events.push(Event::Closed);
        let now = progress(&rule(2, Best::Highest), &NAMES[..3], &events).unwrap();
        assert_eq!((now.ranks.unwrap(), now.forfeited), (vec![2, 1, 3], vec![false, false, true]));
    }

    #[test]
    fn everyone_plays_the_published_setup() {
        let with = |setup: &str| {
            let Event::Game(game) = attempt(0, true, 1, 1) else { unreachable!() };
            Event::Game(Game { record: Some(Tags { setup: Some(setup.into()), ..Tags::default() }), ..game })
        };
        assert!(progress(&rule(1, Best::Highest), &NAMES[..1], &[with("WBR")]).is_ok());
        assert!(
            progress(&rule(1, Best::Highest), &NAMES[..1], &[with("RBW")])
                .unwrap_err()
                .english()
                .contains("published setup")
        );
    }

    #[test]
    fn a_team_fills_every_seat() {
        let team = |seats: Vec<usize>| {
            let played = Played { ranks: vec![1; 3], solved: Some(true), turns: 8, ..Played::default() };
            Event::Game(Game { seats, record: None, ending: Ending::Played(played) })
        };
        let now = progress(&rule(1, Best::Highest), &NAMES[..2], &[team(vec![1, 1, 1])]).unwrap();
        assert!(now.text.english().contains("Ben leads (solved, 8 turns)"), "{}", now.text);
        assert!(progress(&rule(1, Best::Highest), &NAMES[..2], &[team(vec![0, 1, 1])]).is_err());
    }
}
