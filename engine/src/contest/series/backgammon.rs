use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Points;
use super::game::{Ending, Event, Game, Played};
use super::progress::{Expectation, Progress, State, list, name, ranks, say, sentences, sums, verdict};
use super::table::Table;
use crate::text;
use crate::text::Text;

/// A backgammon match: first to so many points, each game giving what its cube and its end say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Backgammon {
    /// The target.
    pub points: u32,
    /// No doubling in the first game after somebody has come within a point of the target.
    #[serde(default = "yes")]
    pub crawford: bool,
    /// Gammons and backgammons count only once a double was taken.
    #[serde(default)]
    pub jacoby: bool,
    /// What a tied opening throw does to the stake.
    #[serde(default)]
    pub auto: Auto,
    /// The doubling cube.
    #[serde(default = "yes")]
    pub cube: bool,
    /// What a loss on time costs.
    #[serde(default)]
    pub timeout: Timeout,
}

const fn yes() -> bool {
    true
}

/// What a tied opening throw does to the stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Auto {
    /// Nothing: the throw is made again.
    #[default]
    No,
    /// The first one doubles it.
    Once,
    /// Every one doubles it.
    Each,
}

/// What a loss on time costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timeout {
    /// The match, which is what a match clock measures.
    #[default]
    Match,
    /// One point, as a single game.
    Game,
}

/// What a record has where its options are silent.
const DEFAULTS: [(&str, &str); 4] = [("auto", "each"), ("crawford", "no"), ("cube", "on"), ("jacoby", "no")];

impl Backgammon {
    /// A match to so many points as it is usually played: Crawford, no Jacoby, no automatic doubles.
    pub const fn to(points: u32) -> Self {
        Self { points, crawford: true, jacoby: false, auto: Auto::No, cube: true, timeout: Timeout::Match }
    }

    pub(super) fn check(&self) -> Result<(), Text> {
        match self.jacoby && !self.cube {
            true => Err(text!(
                "The Jacoby rule speaks of the cube: it cannot be used without one.",
                "La règle de Jacoby suppose le videau : elle ne peut s’appliquer sans lui."
            )),
            false => Ok(()),
        }
    }

    /// The options of the game with that place in the match.
    fn options(&self, crawford_game: bool) -> BTreeMap<String, String> {
        let yes_no = |yes| if yes { "yes" } else { "no" };
        let auto = match self.auto {
            Auto::No => "no",
            Auto::Once => "once",
            Auto::Each => "each",
        };
        let options = [
            ("auto", auto),
            ("crawford", yes_no(crawford_game)),
            ("cube", if self.cube { "on" } else { "off" }),
            // Without doubling there is no double to be taken, and the record may not ask for it.
            ("jacoby", yes_no(self.jacoby && !crawford_game)),
        ];
        options.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }
}

/// A match as it is added up.
pub(super) struct Match<'a, S> {
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

impl<'a, S: AsRef<str>> Match<'a, S> {
    pub(super) fn new(rule: &'a Backgammon, title: Text, names: &'a [S]) -> Self {
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

    pub(super) fn add(&mut self, event: &Event) -> Result<(), Text> {
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
                true => text!("the Crawford game", "la partie de Crawford"),
                false => text!("not the Crawford game", "non la partie de Crawford"),
            };
            return Err(match key == "crawford" {
                true => say!(
                    "At {}, game {number} is {}: its record has to say {key}={value}, not {key}={given}.",
                    "À {}, la partie {number} est {} : elle doit porter {key}={value}, non {key}={given}.",
                    score,
                    which
                ),
                false => text!(
                    "In this match the record of game {number} has to say {key}={value}, not {key}={given}.",
                    "Dans ce match, la partie {number} doit porter {key}={value}, non {key}={given}."
                ),
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
                return Err(text!(
                    "Game {number} has no winner; a match game cannot be drawn.",
                    "La partie {number} n’a pas de gagnant ; une partie de match ne peut être nulle."
                ));
            }
        };
        let entrant = game.seats.get(winner).copied().unwrap_or_default();
        let Some(scores) = &played.scores else { return Ok((entrant, Points::whole(1))) };
        let (won, lost) = (scores.get(winner).copied().unwrap_or(0), scores.get(1 - winner).copied().unwrap_or(0));
        let fixed_stake = self.rule.auto == Auto::No && (!self.rule.cube || self.is_crawford_game());
        let faces = if fixed_stake { 0..=0 } else { 0..=6 };
        if lost != 0 || !faces.into_iter().any(|face| (1..=3).any(|times| won == times << face)) {
            return Err(text!(
                "Game {number} cannot be worth {won} to {lost}: the winner has once, twice or three times the stake, the loser nothing.",
                "La partie {number} ne peut valoir {won} à {lost} : le gagnant a une, deux ou trois fois l’enjeu, le perdant rien."
            ));
        }
        Ok((entrant, Points::whole(won)))
    }

    pub(super) fn progress(&self) -> Progress {
        let decided = self.is_decided();
        let (state, forfeited, target) = (self.table.state(decided), self.table.forfeited(decided), self.target());
        let scores: Vec<Points> = self.totals.iter().map(|total| (*total).min(target)).collect();
        let in_time = |entrant: usize| self.out_of_time != Some(entrant);
        let keys: Vec<_> = scores.iter().enumerate().map(|(entrant, score)| (in_time(entrant), score)).collect();
        let ranks = decided.then(|| ranks(&keys, &forfeited));
        let (title, score) = (&self.title, sums(self.names, &scores, &self.games));
        let surplus: Points = self.totals.iter().map(|total| total.less((*total).min(target))).sum();
        let surplus = match surplus {
            Points::ZERO => text!("", ""),
            more => say!(
                "Points past the target, which do not count: {}.",
                "Points au-delà du but, qui ne comptent pas : {}.",
                more.text()
            ),
        };
        let late = self.out_of_time.map_or(text!("", ""), |loser| {
            let name = name(self.names, loser);
            text!("{name} has run out of time.", "{name} a dépassé le temps.")
        });
        let standing = match &ranks {
            Some(ranks) => verdict(self.names, ranks, &forfeited),
            None => self.lead(),
        };
        Progress {
            state,
            text: sentences(&[say!("{}: {}.", "{} : {}.", title, score), surplus, late, standing]),
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
            _ if self.games.is_empty() => text!("", ""),
            [one, two] if one == two => text!("It is level.", "C’est l’égalité."),
            [one, two] => {
                let ahead = list(self.names, [usize::from(one < two)]);
                say!("{} leads.", "{} mène.", ahead)
            }
            _ => text!("", ""),
        };
        sentences(&[lead, self.table.adjournment()])
    }

    fn expectation(&self) -> Expectation {
        let (number, crawford) = (self.games.len() + 1, self.is_crawford_game());
        let options = self.rule.options(crawford);
        let away: Vec<Text> = self.totals.iter().map(|total| self.target().less(*total).text()).collect();
        let (one, two) = (name(self.names, 0), name(self.names, 1));
        let away = match away.as_slice() {
            [first, second] => {
                say!("{one} needs {} more, {two} {}.", "Il manque {} à {one}, {} à {two}.", first, second)
            }
            _ => text!("", ""),
        };
        let which = match crawford {
            true => text!(
                "Game {number} is the Crawford game: no doubling.",
                "La partie {number} est la partie de Crawford : sans videau."
            ),
            false => text!("Game {number}.", "Partie {number}."),
        };
        let seats = self.table.active().collect();
        Expectation { number, seats, seats_bind: false, options, setup: None, note: sentences(&[which, away]) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rule, Tags, progress};
    use super::*;

    const NAMES: [&str; 2] = ["Ada", "Ben"];

    fn record(options: &str) -> Option<Tags> {
        let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
        Some(Tags { options: pairs.map(|(key, value)| (key.into(), value.into())).collect(), setup: None })
    }

    /// A game won by `winner` with so many points, its record carrying these options.
    fn won(winner: usize, points: i64, options: &str) -> Event {
        let (ranks, scores) = if winner == 0 { (vec![1, 2], vec![points, 0]) } else { (vec![2, 1], vec![0, points]) };
        Event::Game(Game { record: record(options), ..Game::entered(vec![0, 1], ranks, Some(scores)) })
    }

    fn to(points: u32) -> Rule {
        Rule::Backgammon(Backgammon::to(points))
    }

    #[test]
    fn the_crawford_game_comes_once() {
        let rule = to(5);
        let mut events = vec![won(0, 4, "auto=no")];
        let now = progress(&rule, &NAMES, &events).unwrap();
        let next = now.next.unwrap();
        assert_eq!(next.options["crawford"], "yes");
        assert!(next.note.en.contains("Crawford"));
        events.push(won(1, 2, "auto=no crawford=yes"));
        let now = progress(&rule, &NAMES, &events).unwrap();
        assert_eq!(now.next.unwrap().options["crawford"], "no");
        // Ben comes near later: the cube stays.
        events.push(won(1, 2, "auto=no crawford=no"));
        let now = progress(&rule, &NAMES, &events).unwrap();
        assert_eq!(now.scores, [4, 4].map(Points::whole));
        assert_eq!(now.next.unwrap().options["crawford"], "no");
    }

    #[test]
    fn a_record_that_contradicts_the_score_is_refused() {
        let rule = to(5);
        for (events, word) in [
            (vec![won(0, 1, "")], "auto=no"),
            (vec![won(0, 1, "auto=no crawford=yes")], "crawford=no"),
            (vec![won(0, 1, "auto=no jacoby=yes")], "jacoby=no"),
            (vec![won(0, 4, "auto=no"), won(0, 1, "auto=no")], "crawford=yes"),
            (
                vec![won(0, 4, "auto=no"), won(1, 1, "auto=no crawford=yes"), won(0, 1, "auto=no crawford=yes")],
                "crawford=no",
            ),
            (vec![won(0, 4, "auto=no"), won(0, 4, "auto=no crawford=yes")], "cannot be worth 4"),
            (vec![won(0, 5, "auto=no")], "cannot be worth 5"),
            (vec![won(0, 8, "auto=no"), won(0, 1, "auto=no")], "already decided"),
        ] {
            let refusal = progress(&rule, &NAMES, &events).unwrap_err();
            assert!(refusal.en.contains(word), "{refusal}");
        }
    }

    #[test]
    fn surplus_points_are_kept_but_do_not_count() {
        let now = progress(&to(3), &NAMES, &[won(1, 1, "auto=no"), won(0, 4, "auto=no")]).unwrap();
        assert_eq!(now.scores, [3, 1].map(Points::whole));
        assert_eq!(now.games[1], [4, 0].map(Points::whole));
        assert_eq!(now.ranks.unwrap(), [1, 2]);
        assert_eq!(
            now.text.en,
            "Match to 3: Ada 3 (0 + 4), Ben 1 (1 + 0). Points past the target, which do not count: 1. Ada wins."
        );
    }

    #[test]
    fn the_options_of_the_match_reach_its_records() {
        let rule = Backgammon { jacoby: true, auto: Auto::Once, ..Backgammon::to(3) };
        let rule = Rule::Backgammon(rule);
        let now = progress(&rule, &NAMES, &[won(0, 2, "auto=once jacoby=yes")]).unwrap();
        // The record of the Crawford game may not carry jacoby=yes.
        let options = now.next.unwrap().options;
        assert_eq!(
            (options["jacoby"].as_str(), options["auto"].as_str(), options["crawford"].as_str()),
            ("no", "once", "yes")
        );
        let no_cube = Rule::Backgammon(Backgammon { cube: false, ..Backgammon::to(2) });
        let now = progress(&no_cube, &NAMES, &[won(0, 1, "auto=no cube=off")]).unwrap();
        assert_eq!(now.next.unwrap().options["crawford"], "no");
        assert!(
            progress(&Rule::Backgammon(Backgammon { cube: false, jacoby: true, ..Backgammon::to(2) }), &NAMES, &[])
                .is_err()
        );
    }

    #[test]
    fn time_and_forfeits() {
        let played = Played { ranks: vec![2, 1], end: "timeout".into(), ..Played::default() };
        let flag = Event::Game(Game { seats: vec![1, 0], record: record("auto=no"), ending: Ending::Played(played) });
        let now = progress(&to(7), &NAMES, std::slice::from_ref(&flag)).unwrap();
        // Ben sat first and lost on time.
        assert_eq!(now.ranks.unwrap(), [1, 2]);
        let rule = Rule::Backgammon(Backgammon { timeout: Timeout::Game, ..Backgammon::to(7) });
        let now = progress(&rule, &NAMES, &[flag]).unwrap();
        assert_eq!((now.scores, now.ranks), ([1, 0].map(Points::whole).to_vec(), None));
        let forfeit = Event::Game(Game::forfeited(vec![0, 1], vec![0]));
        let now = progress(&to(1), &NAMES, &[forfeit]).unwrap();
        assert_eq!((now.ranks.unwrap(), now.played), (vec![2, 1], false));
        let draw = Event::Game(Game::entered(vec![0, 1], vec![1, 1], None));
        assert!(progress(&to(3), &NAMES, &[draw]).unwrap_err().en.contains("no winner"));
    }

    #[test]
    fn a_match_to_one_has_no_crawford_game() {
        for options in ["auto=no", "auto=no crawford=yes"] {
            assert!(progress(&to(1), &NAMES, &[won(1, 1, options)]).is_ok());
        }
    }
}
