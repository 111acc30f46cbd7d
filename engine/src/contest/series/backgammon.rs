mod score;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub(super) use score::Score;

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
            true => Err(text!("series-jacoby-rule-speaks-cube-cannot")),
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

#[cfg(test)]
mod tests {
    use super::super::{Ending, Event, Game, Played, Points, Rule, Tags, progress};
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
        assert!(next.note.english().contains("Crawford"));
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
            assert!(refusal.english().contains(word), "{refusal}");
        }
    }

    #[test]
    fn surplus_points_are_kept_but_do_not_count() {
        let now = progress(&to(3), &NAMES, &[won(1, 1, "auto=no"), won(0, 4, "auto=no")]).unwrap();
        assert_eq!(now.scores, [3, 1].map(Points::whole));
        assert_eq!(now.games[1], [4, 0].map(Points::whole));
        assert_eq!(now.ranks.unwrap(), [1, 2]);
        assert_eq!(
            now.text.english(),
            "Match to 3 points: Ada 3 (0 + 4), Ben 1 (1 + 0). Points past the target, which do not count: 1. Ada wins."
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
        assert!(progress(&to(3), &NAMES, &[draw]).unwrap_err().english().contains("no winner"));
    }

    #[test]
    fn a_match_to_one_has_no_crawford_game() {
        for options in ["auto=no", "auto=no crawford=yes"] {
            assert!(progress(&to(1), &NAMES, &[won(1, 1, options)]).is_ok());
        }
    }
}
