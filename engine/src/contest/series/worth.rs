use super::game::{Ending, Game};
use super::progress::ranks;
use super::rule::Best;
use super::{Points, Scale};
use crate::text;
use crate::text::Text;

/// What a game gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Worth {
    /// Points by place.
    Places(Scale),
    /// Its own scores, stretched where the table is short.
    Scores { best: Best, full_table: Option<usize> },
    /// The winner's own score to the winner, if there is one winner.
    Winnings,
}

/// What one game gave.
pub(super) struct Yield {
    /// Points per seat.
    pub(super) points: Vec<Points>,
    /// Seats that lost it without a count, where counts are added up.
    pub(super) defaults: Vec<bool>,
}

impl Worth {
    /// What a game gives to each seat; a forfeit gives the others what a win would, where places count.
    pub(super) fn of(&self, game: &Game) -> Result<Yield, Text> {
        let nothing = || vec![Points::ZERO; game.seats.len()];
        let none = || vec![false; game.seats.len()];
        let played = match &game.ending {
            Ending::Played(played) => played,
            Ending::Adjourned => return Ok(Yield { points: nothing(), defaults: none() }),
            Ending::Forfeit(by) => {
                let out: Vec<bool> = game.seats.iter().map(|entrant| by.contains(entrant)).collect();
                return Ok(match self {
                    Self::Places(scale) => {
                        // Who forfeits has nothing, even where the last place is worth something.
                        let shares = scale.share(&ranks(&nothing(), &out));
                        let points =
                            shares.into_iter().zip(&out).map(|(share, out)| if *out { Points::ZERO } else { share });
                        Yield { points: points.collect(), defaults: none() }
                    }
                    Self::Scores { .. } => Yield { points: nothing(), defaults: out },
                    Self::Winnings => Yield { points: nothing(), defaults: none() },
                });
            }
        };
        match (self, &played.scores) {
            (Self::Places(scale), _) => Ok(Yield { points: scale.share(&played.ranks), defaults: none() }),
            (Self::Scores { full_table, .. }, Some(scores)) => {
                let seats = scores.len() as i64;
                let scaled = |score: &i64| match full_table {
                    Some(full) => Points::whole(*score).fraction(full.saturating_sub(1) as i64, seats - 1),
                    None => Points::whole(*score),
                };
                Ok(Yield { points: scores.iter().map(scaled).collect(), defaults: none() })
            }
            (Self::Winnings, Some(scores)) => {
                let alone = played.ranks.iter().filter(|rank| **rank == 1).count() == 1;
                let won = |(score, rank): (&i64, &u32)| {
                    if alone && *rank == 1 { Points::whole(*score) } else { Points::ZERO }
                };
                Ok(Yield { points: scores.iter().zip(&played.ranks).map(won).collect(), defaults: none() })
            }
            (Self::Scores { .. }, None) if played.ranks.len() == 2 => {
                Ok(Yield { points: nothing(), defaults: played.ranks.iter().map(|rank| *rank > 1).collect() })
            }
            (_, None) => Err(text!("series-result-no-scores-scores-what")),
        }
    }
}
