use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use super::attack::Attack;
use super::backgammon::Backgammon;
use super::games::{Length, Sum};
use super::worth::Worth;
use super::{Points, Scale};
use crate::catalogue;
use crate::text;
use crate::text::Text;

/// How several games decide one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Rule {
    /// One game; among three or more its ranks, between two 1, ½ or 0.
    Single {
        /// Where it is drawn.
        #[serde(default)]
        tied: Tied,
    },
    /// Between two: over as soon as one cannot be caught any more in so many games.
    BestOf {
        /// At most so many games, unless tied.
        games: u32,
        /// Where all are played and nobody leads.
        #[serde(default)]
        tied: Tied,
    },
    /// So many games, all of them played, their points added.
    Games {
        /// How many.
        games: u32,
        /// Where nobody leads after them.
        #[serde(default)]
        tied: Tied,
    },
    /// Until somebody has so many points, a win being worth 1 and a draw ½ (in a game of n: n − 1 for the
    /// first place down to 0 for the last).
    FirstTo {
        /// The target.
        points: u32,
    },
    /// Two games with the sides exchanged: the unit of games whose sides differ.
    Exchange {
        /// Where each side won once; playing on means another pair.
        #[serde(default)]
        tied: Tied,
    },
    /// A backgammon match to so many points.
    Backgammon(Backgammon),
    /// Two games of Splink with the roles exchanged: the better Mediator wins.
    SplinkDuel {
        /// Where both are equally good; playing on means another pair.
        #[serde(default)]
        tied: Tied,
    },
    /// Rounds of Spangle, their points added, until one or more reach the target: these win together.
    Spangle {
        /// The target.
        target: u32,
    },
    /// Games of the Flying Marbles: the winner of each adds its balls left, a game tied for the first
    /// place adds nothing, and the first to reach the target wins.
    FlyingMarbles {
        /// The target.
        target: u32,
    },
    /// So many games, the game's own scores added: Shut the box in rounds, Libertas in deals.
    Totals {
        /// How many.
        games: u32,
        /// Which total wins.
        best: Best,
        /// Where the best total is shared.
        #[serde(default)]
        tied: Tied,
    },
    /// A table of three to ten over so many games: points by place, or the game's own.
    Table {
        /// How many; also races of StileLibero.
        games: u32,
        /// What a game is worth.
        scoring: Scoring,
    },
    /// Everyone plays the same setup, alone or as a team.
    Attack(Attack),
}

/// What to do when the first place is shared at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tied {
    /// It stays so.
    #[default]
    Shared,
    /// More games are played until one leads, as a knockout needs it.
    PlayOn,
}

/// Which scores are better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Best {
    Highest,
    Lowest,
}

/// What a game at a table of several is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Scoring {
    /// Points by place.
    Places(Scale),
    /// The game's own scores.
    Scores {
        /// Which are better.
        best: Best,
        /// How many sit at a full table. Where it is given, the scores of a table of m are multiplied by
        /// (full − 1) / (m − 1): for games whose points come from the opponents beaten.
        #[serde(default)]
        full_table: Option<usize>,
    },
}

/// The most games, and the greatest target, that a rule may ask for.
pub const MAX_GAMES: u32 = 1_000_000;

/// What a rule comes down to.
pub(super) enum Plan<'a> {
    /// Games of the same entrants, added up.
    Games(Sum),
    Backgammon(&'a Backgammon),
    Attack(&'a Attack),
}

impl Rule {
    /// The match a game is usually played in, as the game itself says; one game where there is no such game.
    pub fn usual(game: &str) -> Self {
        catalogue::find(game).map_or(Self::Single { tied: Tied::Shared }, |entry| (entry.usual_match)())
    }

    /// Whether only one game is played like this.
    pub const fn is_of_one_game(&self) -> bool {
        matches!(
            self,
            Self::Backgammon(_) | Self::SplinkDuel { .. } | Self::Spangle { .. } | Self::FlyingMarbles { .. }
        )
    }

    /// Whether a game can be played like this: a rule of one game is that game's usual match.
    pub fn suits(&self, game: &str) -> bool {
        !self.is_of_one_game() || discriminant(self) == discriminant(&Self::usual(game))
    }

    /// What happens when the first place is shared at the end, where the rule leaves a choice.
    pub const fn tied(&self) -> Option<Tied> {
        match self {
            Self::Single { tied }
            | Self::BestOf { tied, .. }
            | Self::Games { tied, .. }
            | Self::Exchange { tied }
            | Self::SplinkDuel { tied }
            | Self::Totals { tied, .. } => Some(*tied),
            Self::FirstTo { .. }
            | Self::Backgammon(_)
            | Self::Spangle { .. }
            | Self::FlyingMarbles { .. }
            | Self::Table { .. }
            | Self::Attack(_) => None,
        }
    }

    /// Whether a match may end without one winner, which a knockout cannot use.
    pub const fn may_tie(&self) -> bool {
        matches!((self.tied(), self), (Some(Tied::Shared), _) | (None, Self::Table { .. }))
    }

    /// The same rule with ties played on, as a knockout needs it.
    pub fn played_on(mut self) -> Self {
        match &mut self {
            Self::Single { tied }
            | Self::BestOf { tied, .. }
            | Self::Games { tied, .. }
            | Self::Exchange { tied }
            | Self::SplinkDuel { tied }
            | Self::Totals { tied, .. } => *tied = Tied::PlayOn,
            Self::FirstTo { .. }
            | Self::Backgammon(_)
            | Self::Spangle { .. }
            | Self::FlyingMarbles { .. }
            | Self::Table { .. }
            | Self::Attack(_) => {}
        }
        self
    }

    /// What it is called.
    pub fn title(&self) -> Text {
        match self {
            Self::Single { .. } | Self::Games { games: 1, .. } | Self::Table { games: 1, .. } => {
                text!("series-single-game")
            }
            Self::BestOf { games, .. } => text!("series-best", games),
            Self::Games { games, .. } | Self::Table { games, .. } => text!("series-games", games),
            Self::FirstTo { points } => text!("series-first", points),
            Self::Exchange { .. } => {
                text!("series-two-games-sides-exchanged")
            }
            Self::Backgammon(Backgammon { points, .. }) => text!("series-match", points),
            Self::SplinkDuel { .. } => text!("series-splink-duel"),
            Self::Spangle { target } => text!("series-spangle", target),
            Self::FlyingMarbles { target } => {
                text!("series-flying-marbles", target)
            }
            Self::Totals { games, best: Best::Highest, .. } => {
                text!("series-highest-total", games)
            }
            Self::Totals { games, best: Best::Lowest, .. } => {
                text!("series-lowest-total", games)
            }
            Self::Attack(_) => text!("series-best-score"),
        }
    }

    /// How long it is, in games, points or attempts: what a rating may weigh it by.
    pub const fn length(&self) -> u32 {
        match self {
            Self::Single { .. } => 1,
            Self::Exchange { .. } | Self::SplinkDuel { .. } => 2,
            Self::BestOf { games, .. }
            | Self::Games { games, .. }
            | Self::Totals { games, .. }
            | Self::Table { games, .. } => *games,
            Self::FirstTo { points } | Self::Backgammon(Backgammon { points, .. }) => *points,
            Self::Spangle { target } | Self::FlyingMarbles { target } => *target,
            Self::Attack(attack) => attack.attempts,
        }
    }

    /// Whether so many can play by this rule, and its own numbers make sense.
    pub fn check(&self, entrants: usize) -> Result<(), Text> {
        let (low, high) = match self {
            Self::BestOf { .. } | Self::Exchange { .. } | Self::Backgammon(_) | Self::SplinkDuel { .. } => (2, 2),
            Self::Spangle { .. } => (4, 10),
            Self::FlyingMarbles { .. } => (3, 3),
            Self::Table { .. } => (2, 12),
            Self::Attack(_) => (1, usize::MAX),
            Self::Single { .. } | Self::Games { .. } | Self::FirstTo { .. } | Self::Totals { .. } => (2, 12),
        };
        if !(low..=high).contains(&entrants) {
            let title = self.title();
            return Err(match low == high {
                true => text!("series-players-not", title, low, entrants),
                false => text!("series-players-not-2", title, low, high, entrants),
            });
        }
        let number = self.length();
        if !(1..=MAX_GAMES).contains(&number) {
            return Err(text!("series-number-games-points-attempts-1", max_games = MAX_GAMES, number));
        }
        match self {
            Self::Backgammon(backgammon) => backgammon.check(),
            Self::Table { scoring: Scoring::Places(scale), .. } => scale.check(),
            Self::Table { scoring: Scoring::Scores { full_table, .. }, .. } => {
                Scale { points: None, full_table: *full_table }.check()
            }
            _ => Ok(()),
        }
    }

    /// What it comes down to.
    pub(super) fn plan(&self) -> Plan<'_> {
        let plan =
            |length, worth| Sum { length, worth, seats_bind: false, tied: Tied::Shared, pairs: false, together: false };
        let places = || Worth::Places(Scale::default());
        let highest = || Worth::Scores { best: Best::Highest, full_table: None };
        Plan::Games(match self {
            Self::Single { tied } => Sum { seats_bind: true, tied: *tied, ..plan(Length::Games(1), places()) },
            Self::BestOf { games, tied } => {
                Sum { seats_bind: true, tied: *tied, ..plan(Length::BestOf(*games), places()) }
            }
            Self::Games { games, tied } => {
                Sum { seats_bind: true, tied: *tied, ..plan(Length::Games(*games), places()) }
            }
            Self::FirstTo { points } => {
                Sum { seats_bind: true, ..plan(Length::FirstTo(Points::whole(i64::from(*points))), places()) }
            }
            Self::Exchange { tied } => {
                Sum { seats_bind: true, tied: *tied, pairs: true, ..plan(Length::Games(2), places()) }
            }
            // The Corporatist's seat counts 0, so the sum of both games is one's score as Mediator.
            Self::SplinkDuel { tied } => {
                Sum { seats_bind: true, tied: *tied, pairs: true, ..plan(Length::Games(2), highest()) }
            }
            Self::Spangle { target } => {
                Sum { together: true, ..plan(Length::FirstTo(Points::whole(i64::from(*target))), highest()) }
            }
            Self::FlyingMarbles { target } => plan(Length::FirstTo(Points::whole(i64::from(*target))), Worth::Winnings),
            Self::Totals { games, best, tied } => {
                Sum { tied: *tied, ..plan(Length::Games(*games), Worth::Scores { best: *best, full_table: None }) }
            }
            Self::Table { games, scoring: Scoring::Places(scale) } => {
                plan(Length::Games(*games), Worth::Places(scale.clone()))
            }
            Self::Table { games, scoring: Scoring::Scores { best, full_table } } => {
                plan(Length::Games(*games), Worth::Scores { best: *best, full_table: *full_table })
            }
            Self::Backgammon(backgammon) => return Plan::Backgammon(backgammon),
            Self::Attack(attack) => return Plan::Attack(attack),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_rules_can_be_played() {
        for (game, players) in [
            ("backgammon", 2),
            ("splink", 2),
            ("tablut", 2),
            ("assaut", 2),
            ("spangle", 4),
            ("spangle", 10),
            ("sphlying-marbles", 3),
            ("shut-the-box", 12),
            ("libertas", 4),
            ("stilelibero", 8),
            ("reversi", 2),
        ] {
            assert_eq!(Rule::usual(game).check(players), Ok(()), "{game}");
        }
    }

    #[test]
    fn a_rule_of_one_game_suits_no_other() {
        assert!(Rule::usual("backgammon").suits("backgammon") && !Rule::usual("backgammon").suits("jacquet"));
        assert!(Rule::usual("jacquet").suits("backgammon"));
        assert!(!Rule::Spangle { target: 5 }.suits("no such game"));
    }

    #[test]
    fn whatever_is_played_on_has_a_winner() {
        for game in ["reversi", "tablut", "splink", "libertas"] {
            assert!(Rule::usual(game).may_tie() && !Rule::usual(game).played_on().may_tie(), "{game}");
        }
        assert!(!Rule::usual("backgammon").may_tie());
        assert!(Rule::usual("stilelibero").played_on().may_tie());
    }

    #[test]
    fn numbers_that_make_no_sense_are_refused() {
        for rule in [
            Rule::BestOf { games: 0, tied: Tied::Shared },
            Rule::FirstTo { points: u32::MAX },
            Rule::Backgammon(Backgammon::to(0)),
        ] {
            assert!(rule.check(2).is_err());
        }
    }

    #[test]
    fn what_is_left_out_of_storage_has_its_default() {
        let rule: Rule = serde_json::from_str(r#"{"backgammon":{"points":7}}"#).unwrap();
        assert_eq!(rule, Rule::Backgammon(Backgammon::to(7)));
        let rule: Rule = serde_json::from_str(r#"{"best-of":{"games":3}}"#).unwrap();
        assert_eq!(rule, Rule::BestOf { games: 3, tied: Tied::Shared });
    }
}
