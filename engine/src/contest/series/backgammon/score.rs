use super::super::Points;
use super::super::game::{Ending, Event, Game, Played};
use super::super::progress::{Expectation, Progress, State, list, name, ranks, sentences, sums, verdict};
use super::super::table::Table;
use super::{Auto, Backgammon, DEFAULTS, Timeout};
use crate::text;
use crate::text::Text;

/// A match as it is added up.
pub(in crate::contest::series) struct Score<'a, S> {
    rule: &'a Backgammon,
    title: Text,
    names: &'a [S],
    table: Table,
    totals: Vec<Points>,
    games: Vec<Vec<Points>>,
    crawford_played: bool,
    /// Who has lost the match on time.
    out_of_time: Option<usize>,
}

impl<'a, S: AsRef<str>> Score<'a, S> {
    pub(in crate::contest::series) fn new(rule: &'a Backgammon, title: Text, names: &'a [S]) -> Self {
        let (table, totals) = (Table::new(names.len()), vec![Points::ZERO; names.len()]);
        Self { rule, title, names, table, totals, games: Vec::new(), crawford_played: false, out_of_time: None }
    }

    fn target(&self) -> Points {
        Points::whole(i64::from(self.rule.points))
    }

    fn is_decided(&self) -> bool {
        self.table.is_over() || self.out_of_time.is_some() || self.totals.iter().any(|total| *total >= self.target())
    }

    /// Whether the next game is the one without doubling. A match to 1 has none: nobody has come near.
    fn is_crawford_game(&self) -> bool {
        let near = Points::whole(i64::from(self.rule.points) - 1);
        self.rule.crawford
            && self.rule.cube
            && self.rule.points > 1
            && !self.crawford_played
            && self.totals.contains(&near)
    }

    pub(in crate::contest::series) fn add(&mut self, event: &Event) -> Result<(), Text> {
        self.table.admit(event, self.is_decided())?;
        if let Event::Game(game) = event {
            self.check_options(game)?;
            let mut row = vec![Points::ZERO; 2];
            let winner = match &game.ending {
                Ending::Played(played) if played.end == "timeout" && self.rule.timeout == Timeout::Match => {
                    let loser = played.ranks.iter().zip(&game.seats).find(|(rank, _)| **rank > 1);
                    self.out_of_time = loser.map(|(_, entrant)| *entrant);
                    None
                }
                Ending::Played(played) => Some(self.points(game, played)?),
                Ending::Forfeit(by) => {
                    let winner = game.seats.iter().find(|entrant| !by.contains(entrant));
                    winner.map(|entrant| (*entrant, Points::whole(1)))
                }
                Ending::Adjourned => None,
            };
            if let Some((winner, points)) = winner {
                self.crawford_played |= self.is_crawford_game();
                if let (Some(cell), Some(total)) = (row.get_mut(winner), self.totals.get_mut(winner)) {
                    (*cell, *total) = (points, *total + points);
                }
            }
            if !matches!(game.ending, Ending::Adjourned) {
                self.games.push(row);
            }
        }
        self.table.note(event);
        Ok(())
    }

    /// Whether the record was begun as the match score asks.
    fn check_options(&self, game: &Game) -> Result<(), Text> {
        let Some(record) = &game.record else { return Ok(()) };
        let (number, crawford) = (self.games.len() + 1, self.is_crawford_game());
        for (key, value) in self.rule.options(crawford) {
            let default = DEFAULTS.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
            let given = record.options.get(&key).map(String::as_str).or(default).unwrap_or_default();
            // In a match to 1 nobody would double, whether or not the record says so.
            if given == value || (key == "crawford" && self.rule.points == 1) {
                continue;
            }
            let score = sums(self.names, &self.totals, &[]);
            let which = match crawford {
                true => text!("series-crawford-game"),
                false => text!("series-not-crawford-game"),
            };
            return Err(match key == "crawford" {
                true => text!("series-record-option", score, number, which, key, value, given),
                false => text!("series-match-record-game-say-not", number, key, value, given),
            });
        }
        Ok(())
    }

    /// Who won a game, and how much.
    fn points(&self, game: &Game, played: &Played) -> Result<(usize, Points), Text> {
        let number = self.games.len() + 1;
        let winner = match played.ranks.as_slice() {
            [1, 2] => 0,
            [2, 1] => 1,
            _ => {
                return Err(text!("series-game-no-winner-match-game", number));
            }
        };
        let entrant = game.seats.get(winner).copied().unwrap_or_default();
        let Some(scores) = &played.scores else { return Ok((entrant, Points::whole(1))) };
        let (won, lost) = (scores.get(winner).copied().unwrap_or(0), scores.get(1 - winner).copied().unwrap_or(0));
        let fixed_stake = self.rule.auto == Auto::No && (!self.rule.cube || self.is_crawford_game());
        let faces = if fixed_stake { 0..=0 } else { 0..=6 };
        if lost != 0 || !faces.into_iter().any(|face| (1..=3).any(|times| won == times << face)) {
            return Err(text!("series-game-cannot-worth-winner-once", number, won, lost));
        }
        Ok((entrant, Points::whole(won)))
    }

    pub(in crate::contest::series) fn progress(&self) -> Progress {
        let decided = self.is_decided();
        let (state, forfeited, target) = (self.table.state(decided), self.table.forfeited(decided), self.target());
        let scores: Vec<Points> = self.totals.iter().map(|total| (*total).min(target)).collect();
        let in_time = |entrant: usize| self.out_of_time != Some(entrant);
        let keys: Vec<_> = scores.iter().enumerate().map(|(entrant, score)| (in_time(entrant), score)).collect();
        let ranks = decided.then(|| ranks(&keys, &forfeited));
        let (title, score) = (&self.title, sums(self.names, &scores, &self.games));
        let surplus: Points = self.totals.iter().map(|total| total.less((*total).min(target))).sum();
        let surplus = match surplus {
            Points::ZERO => Text::EMPTY,
            more => text!("series-surplus", points = more.text()),
        };
        let late = self.out_of_time.map_or(Text::EMPTY, |loser| {
            let name = name(self.names, loser);
            text!("series-run-out-time", name)
        });
        let standing = match &ranks {
            Some(ranks) => verdict(self.names, ranks, &forfeited),
            None => self.lead(),
        };
        Progress {
            state,
            text: sentences(&[text!("series-titled", title, standing = score), surplus, late, standing]),
            scores,
            games: self.games.clone(),
            ranks,
            forfeited,
            played: self.table.only_played(),
            next: (state == State::Open).then(|| self.expectation()),
        }
    }

    fn lead(&self) -> Text {
        let lead = match self.totals.as_slice() {
            _ if self.games.is_empty() => Text::EMPTY,
            [one, two] if one == two => text!("series-level"),
            [one, two] => {
                let ahead = list(self.names, [usize::from(one < two)]);
                text!("series-leads", who = ahead, count = 1)
            }
            _ => Text::EMPTY,
        };
        sentences(&[lead, self.table.adjournment()])
    }

    fn expectation(&self) -> Expectation {
        let (number, crawford) = (self.games.len() + 1, self.is_crawford_game());
        let options = self.rule.options(crawford);
        let away: Vec<Text> = self.totals.iter().map(|total| self.target().less(*total).counted()).collect();
        let (one, two) = (name(self.names, 0), name(self.names, 1));
        let away = match away.as_slice() {
            [first, second] => {
                text!("series-needs", one, two, first, second)
            }
            _ => Text::EMPTY,
        };
        let which = match crawford {
            true => text!("series-game-crawford-game-no-doubling", number),
            false => text!("series-game", number),
        };
        let seats = self.table.active().collect();
        Expectation { number, seats, seats_bind: false, options, setup: None, note: sentences(&[which, away]) }
    }
}
