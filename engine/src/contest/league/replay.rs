//! The state of a season on a day.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::movement::{PlayOff, play_offs};
use super::standings::{Line, table};
use super::{At, Event, Fixture, Overdue, Season, What, Withdrawal};
use crate::chance::Chance;
use crate::contest::day::{Day, Window};
use crate::text;
use crate::text::Text;

/// The score of a fixture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Score {
    pub home: u32,
    pub away: u32,
}

/// What has become of a fixture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Its window has not opened.
    Upcoming,
    /// It may be played.
    Open,
    /// Its window has closed, and the organiser has to decide.
    Overdue,
    /// It was played.
    Played(Score),
    /// Lost without play by those marked.
    Forfeited {
        /// By the first.
        home: bool,
        /// By the second.
        away: bool,
    },
    /// A draw because nobody played in time.
    Drawn,
    /// It does not count, since somebody left.
    Void,
}

impl Status {
    /// Whether something is still to come.
    pub const fn is_unsettled(&self) -> bool {
        matches!(self, Self::Upcoming | Self::Open | Self::Overdue)
    }
}

/// A fixture as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixtureState {
    /// What has become of it.
    pub status: Status,
    /// Its window, with what was put off.
    pub window: Window,
}

/// An event that the rules forbid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Which of the events, from 0.
    pub event: usize,
    /// Why.
    pub why: Text,
}

/// A season as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct State {
    /// The fixtures, one list per division.
    pub fixtures: Vec<Vec<FixtureState>>,
    /// The tables, one per division.
    pub tables: Vec<Vec<Line>>,
    /// Who left, and when.
    pub withdrawn: BTreeMap<String, Day>,
    /// The play-offs, once all fixtures are settled.
    pub play_offs: Vec<PlayOff>,
    /// Events that changed nothing.
    pub refused: Vec<Refused>,
}

/// The season on a day. Events of later days are left out; events of one day count in the order of
/// the list.
pub fn replay(season: &Season, events: &[Event], today: Day) -> State {
    let fresh = |fixture: &Fixture| FixtureState { status: Status::Open, window: fixture.window };
    let mut log = Log {
        season,
        fixtures: season.divisions.iter().map(|division| division.fixtures.iter().map(fresh).collect()).collect(),
        withdrawn: BTreeMap::new(),
        asked: BTreeMap::new(),
        won: BTreeMap::new(),
    };
    let mut refused = Vec::new();
    let mut order: Vec<(usize, &Event)> = events.iter().enumerate().filter(|(_, event)| event.day <= today).collect();
    order.sort_by_key(|(index, event)| (event.day, *index));
    for (event, Event { day, what }) in order {
        if let Err(why) = log.apply(event, *day, what) {
            refused.push(Refused { event, why });
        }
    }
    log.withdraw();
    log.settle(today);
    let Log { fixtures, withdrawn, mut won, .. } = log;
    let is_gone = |player: &str| withdrawn.contains_key(player);
    let tables: Vec<Vec<Line>> = season
        .divisions
        .iter()
        .zip(&fixtures)
        .enumerate()
        .map(|(index, (division, states))| {
            let mut chance = Chance::seeded(season.seed.wrapping_add(index as u64));
            table(&season.rules, division, states, &is_gone, &mut chance)
        })
        .collect();
    let done = fixtures.iter().flatten().all(|state| !state.status.is_unsettled());
    let mut ties = if done { play_offs(season, &tables) } else { Vec::new() };
    for tie in &mut ties {
        tie.winner = won.remove(&(tie.holder.clone(), tie.challenger.clone())).map(|(_, winner)| winner);
    }
    refused.extend(won.into_iter().map(|((holder, challenger), (event, _))| Refused {
        event,
        why: text!("league-tables-stand-no-play-off", holder, challenger),
    }));
    refused.sort_by_key(|refused| refused.event);
    State { fixtures, tables, withdrawn, play_offs: ties, refused }
}

struct Log<'a> {
    season: &'a Season,
    fixtures: Vec<Vec<FixtureState>>,
    withdrawn: BTreeMap<String, Day>,
    /// How often each player has asked to put off.
    asked: BTreeMap<String, usize>,
    /// Who won play-offs, holder and challenger, with the event that says so.
    won: BTreeMap<(String, String), (usize, String)>,
}

impl Log<'_> {
    fn at(&mut self, at: At) -> Result<(&Fixture, &mut FixtureState), Text> {
        let fixture = self.season.divisions.get(at.division).and_then(|division| division.fixtures.get(at.fixture));
        let state = self.fixtures.get_mut(at.division).and_then(|states| states.get_mut(at.fixture));
        fixture.zip(state).ok_or_else(|| text!("league-no-fixture"))
    }

    fn apply(&mut self, event: usize, day: Day, what: &What) -> Result<(), Text> {
        let rules = &self.season.rules;
        match what {
            What::Played { at, home, away } => {
                let (_, state) = self.at(*at)?;
                let closes = state.window.closes;
                if day > closes && state.status == Status::Open && rules.overdue != Overdue::Wait {
                    let end = closes.told();
                    return Err(text!("league-window-closed-organiser-put-fixture", end));
                }
                state.status = Status::Played(Score { home: *home, away: *away });
            }
            What::Forfeited { at, by } => {
                let (fixture, state) = self.at(*at)?;
                if let Some(by) = by {
                    one_of(&fixture.home, &fixture.away, by)?;
                }
                let lost = |player: &String| by.as_ref().is_none_or(|by| by == player);
                state.status = Status::Forfeited { home: lost(&fixture.home), away: lost(&fixture.away) };
            }
            What::Annulled { at } => self.at(*at)?.1.status = Status::Open,
            What::Postponed { at, by, to } => self.postpone(*at, by.as_deref(), *to)?,
            What::Withdrawn { player } => {
                if !self.season.divisions.iter().any(|division| division.players.contains(player)) {
                    return Err(text!("league-no-division", player));
                }
                self.withdrawn.entry(player.clone()).or_insert(day);
            }
            What::PlayOff { holder, challenger, winner } => {
                one_of(holder, challenger, winner)?;
                self.won.insert((holder.clone(), challenger.clone()), (event, winner.clone()));
            }
        }
        Ok(())
    }

    fn postpone(&mut self, at: At, by: Option<&str>, to: Day) -> Result<(), Text> {
        let rules = &self.season.rules;
        let (fixture, state) = self.at(at)?;
        if state.status != Status::Open {
            return Err(text!("league-fixture-result-already"));
        }
        let latest = fixture.window.closes.plus(rules.longest_postponement);
        let closes = state.window.closes;
        if to <= closes {
            let end = closes.told();
            return Err(text!("league-fixture-open-until-anyway", end));
        }
        let Some(by) = by else {
            state.window.closes = to;
            return Ok(());
        };
        one_of(&fixture.home, &fixture.away, by)?;
        if to > latest {
            let end = latest.told();
            return Err(text!("league-fixture-put-off-until-latest", end));
        }
        let asked = self.asked.entry(by.to_owned()).or_default();
        if *asked >= rules.postponements {
            return Err(text!("league-fixtures-put-off-most-allowed", by, asked = *asked));
        }
        *asked += 1;
        self.at(at)?.1.window.closes = to;
        Ok(())
    }

    /// What leaving does to the fixtures of those who left.
    fn withdraw(&mut self) {
        for (division, states) in self.season.divisions.iter().zip(&mut self.fixtures) {
            let counts = |player: &String| {
                let mine = |fixture: &Fixture| fixture.home == *player || fixture.away == *player;
                let own = || division.fixtures.iter().zip(states.iter()).filter(|(fixture, _)| mine(fixture));
                let played = own().filter(|(_, state)| matches!(state.status, Status::Played(_))).count();
                match self.season.rules.withdrawal {
                    Withdrawal::ByHalf => 2 * played >= own().count(),
                    Withdrawal::Void => false,
                    Withdrawal::Keep => true,
                }
            };
            let gone = division.players.iter().filter(|player| self.withdrawn.contains_key(*player));
            let gone: BTreeMap<&String, bool> = gone.map(|player| (player, counts(player))).collect();
            for (fixture, state) in division.fixtures.iter().zip(states.iter_mut()) {
                let (home, away) = (gone.get(&fixture.home), gone.get(&fixture.away));
                if home == Some(&false) || away == Some(&false) {
                    state.status = Status::Void;
                } else if state.status == Status::Open && (home.is_some() || away.is_some()) {
                    state.status = Status::Forfeited { home: home.is_some(), away: away.is_some() };
                }
            }
        }
    }

    /// What passing deadlines change.
    fn settle(&mut self, today: Day) {
        for state in self.fixtures.iter_mut().flatten().filter(|state| state.status == Status::Open) {
            if today < state.window.opens {
                state.status = Status::Upcoming;
            } else if today > state.window.closes {
                state.status = match self.season.rules.overdue {
                    Overdue::Wait => Status::Overdue,
                    Overdue::BothLose => Status::Forfeited { home: true, away: true },
                    Overdue::Draw => Status::Drawn,
                };
            }
        }
    }
}

fn one_of(a: &str, b: &str, player: &str) -> Result<(), Text> {
    if player == a || player == b {
        return Ok(());
    }
    Err(text!("league-neither-nor", player, a, b))
}
