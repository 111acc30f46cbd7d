use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::{Outcome, Start};
use crate::record::{Holds, TagValues};
use crate::text;
use crate::text::Text;

/// What happens in a series, in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A game, whatever became of it.
    Game(Game),
    /// These give up the whole series; all of them together is a double forfeit.
    Withdrawal(Vec<usize>),
    /// The organiser ends it as it stands.
    Closed,
}

/// One game of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// Which entrant sat in each seat, by index. In a score attack one entrant has every seat.
    pub seats: Vec<usize>,
    /// What the record began from; none where an organiser entered the result by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Tags>,
    /// How it ended.
    pub ending: Ending,
}

/// What a record says it began from.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tags {
    /// The options as written; what is left out has the game's default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The setup as written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Played to its end.
    Played(Played),
    /// These entrants lost it without a game; the others won it. All of them: a double forfeit.
    Forfeit(Vec<usize>),
    /// Broken off, to be finished; the result then takes this event's place.
    Adjourned,
}

/// The result of a game that was played, one number per seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Played {
    /// 1 is best; equal ranks share the better one.
    pub ranks: Vec<u32>,
    /// What the rules count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i64>>,
    /// In solitaire and cooperative games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solved: Option<bool>,
    /// Turns written.
    #[serde(default)]
    pub turns: usize,
    /// Why it ended.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub end: String,
}

impl Played {
    /// What an outcome says, after so many turns.
    pub fn of(outcome: &Outcome, turns: usize) -> Self {
        Self {
            ranks: outcome.ranks.clone(),
            scores: outcome.scores.clone(),
            solved: outcome.solved,
            turns,
            end: outcome.end.to_owned(),
        }
    }

    /// Whether somebody lost without anything being counted: `resign` and `timeout` in most games.
    pub fn is_uncounted_loss(&self) -> bool {
        self.scores.is_none() && self.ranks.iter().any(|rank| *rank > 1)
    }
}

impl Game {
    /// The game that a record proves.
    pub fn judged(seats: Vec<usize>, tags: &TagValues, holds: &Holds) -> Result<Self, Text> {
        let options = Start::read_options(tags.value("Options").unwrap_or_default())?;
        let options = options.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let record = Some(Tags { options, setup: tags.value("Setup").map(str::to_owned) });
        Ok(Self { seats, record, ending: Ending::Played(Played::of(&holds.outcome, holds.turns)) })
    }

    /// A result entered by hand.
    pub fn entered(seats: Vec<usize>, ranks: Vec<u32>, scores: Option<Vec<i64>>) -> Self {
        let played = Played { ranks, scores, ..Played::default() };
        Self { seats, record: None, ending: Ending::Played(played) }
    }

    /// A game lost without being played.
    pub fn forfeited(seats: Vec<usize>, by: Vec<usize>) -> Self {
        Self { seats, record: None, ending: Ending::Forfeit(by) }
    }

    /// The result, where there is one that was played for.
    pub fn played(&self) -> Option<&Played> {
        match &self.ending {
            Ending::Played(played) => Some(played),
            _ => None,
        }
    }

    /// Whether its numbers belong together: a rank and perhaps a score per seat, forfeits by those present.
    pub(super) fn check(&self) -> Result<(), Text> {
        let seats = self.seats.len();
        match &self.ending {
            Ending::Played(played) => {
                let ranks = &played.ranks;
                if ranks.len() != seats {
                    let given = ranks.len();
                    return Err(text!("series-sat-down-but-rank", seats, given));
                }
                let right = |rank: &u32| *rank as usize == 1 + ranks.iter().filter(|other| *other < rank).count();
                if !ranks.iter().all(right) {
                    return Err(text!(
                        "series-ranks-not-counted-1-ties",
                        ranks = Text::joined(ranks.iter().map(Text::same), ", ")
                    ));
                }
                match &played.scores {
                    Some(scores) if scores.len() != seats => {
                        let given = scores.len();
                        Err(text!("series-sat-down-but-score", seats, given))
                    }
                    _ => Ok(()),
                }
            }
            Ending::Forfeit(by) if by.is_empty() || by.iter().any(|entrant| !self.seats.contains(entrant)) => {
                Err(text!("series-forfeit-more-who-play"))
            }
            Ending::Forfeit(_) | Ending::Adjourned => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Reading, Verdict, judge};

    #[test]
    fn a_record_becomes_a_game() {
        let bytes = b"[Game \"spline\"]\n\na1 a2 b1 b2 c1 c2 d1";
        let (Ok(reading), Verdict::Holds(holds)) = (Reading::of(bytes), judge(bytes)) else {
            panic!("the record should hold")
        };
        let game = Game::judged(vec![1, 0], &reading.tag_values(), &holds).unwrap();
        assert_eq!(game.record, Some(Tags::default()));
        let played = game.played().unwrap();
        assert_eq!((played.ranks.as_slice(), played.turns, played.end.as_str()), (&[1, 2][..], 7, "line"));
    }

    #[test]
    fn numbers_that_do_not_belong_together_are_refused() {
        for (ranks, scores) in
            [(vec![1], None), (vec![1, 3], None), (vec![2, 2], None), (vec![0, 1], None), (vec![1, 2], Some(vec![1]))]
        {
            assert!(Game::entered(vec![0, 1], ranks, scores).check().is_err());
        }
        assert!(Game::forfeited(vec![0, 1], vec![]).check().is_err());
        assert!(Game::forfeited(vec![0, 1], vec![2]).check().is_err());
        assert!(Game::entered(vec![0, 1], vec![1, 1], None).check().is_ok());
    }
}
