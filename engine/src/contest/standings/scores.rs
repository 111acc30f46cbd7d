//! Tie-breaks by the score of two-player games: difference, total, best game, Brightwell's quotient.

use serde::{Deserialize, Serialize};

use super::number::Number;
use super::own::happened;
use super::sheet::Sheet;
use super::tie_break::TieBreak;
use super::value::{Term, Value};
use crate::contest::swiss::Score;
use crate::text;

/// What two players made in one game, such as discs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct GameScore {
    pub own: i32,
    pub other: i32,
}

/// The discs of Othello.
const DISCS: u32 = 64;

/// What Brightwell’s c is where nobody chose one: a game’s total shared among the rounds.
fn suggested_c(sheet: &Sheet<'_>) -> Number {
    let total = sheet.details.game_total.unwrap_or(DISCS);
    Number::fraction(i64::from(total), sheet.field.rounds.max(sheet.rounds).max(1) as i64, 4)
}

fn score(sheet: &Sheet<'_>, player: usize, round: usize) -> Option<GameScore> {
    sheet.details.scores.get(player)?.get(round).copied().flatten()
}

/// The terms of a value; `None` where the tie-break has no meaning here.
fn terms(sheet: &Sheet<'_>, tie_break: TieBreak, player: usize) -> Option<Vec<Term>> {
    let rounds = sheet.rounds_of(player).iter().enumerate();
    let mut terms = Vec::with_capacity(sheet.rounds);
    let mut add =
        |round, opponent, number, why| terms.push(Term { round: Some(round), opponent, number, left: None, why });
    match tie_break {
        TieBreak::Difference | TieBreak::Scored | TieBreak::BestScore => {
            for (at, round) in rounds {
                let Some(GameScore { own, other }) = score(sheet, player, at) else { continue };
                let counted =
                    if tie_break == TieBreak::Difference { i64::from(own) - i64::from(other) } else { own.into() };
                add(at, round.opponent, Number::whole(counted), text!("standings-to", own, other));
            }
        }
        TieBreak::Brightwell { c } => {
            let c = c.unwrap_or_else(|| suggested_c(sheet));
            let half = Number::fraction(i64::from(sheet.details.game_total.unwrap_or(DISCS)), 2, 1);
            for (at, round) in rounds {
                // A round that was not played is a draw against oneself.
                let (discs, against) = match (round.faced(), score(sheet, player, at)) {
                    (Some(opponent), Some(score)) => (Number::whole(score.own.into()), opponent),
                    _ => (half, player),
                };
                let points = Number::tenths(sheet.points_of(against));
                let why = text!("standings-discs", discs, c, points);
                add(at, round.opponent, discs + c.times(points), why);
            }
        }
        TieBreak::OpponentShare => {
            for (at, round) in rounds {
                let Some(opponent) = round.faced() else { continue };
                add(at, Some(opponent), share(sheet, opponent), text!("standings-opponents-share"));
            }
        }
        TieBreak::TableWins => {
            for (at, round) in rounds {
                add(
                    at,
                    round.opponent,
                    Number::whole(i64::from(round.met && round.score == Score::Win)),
                    happened(sheet, round),
                );
            }
        }
        _ => return None,
    }
    Some(terms)
}

/// The share of the points that a player won in the games played, at least a third.
fn share(sheet: &Sheet<'_>, player: usize) -> Number {
    let games = || sheet.rounds_of(player).iter().filter(|round| round.met);
    let points: i64 = games().map(|round| i64::from(round.points)).sum();
    let most = games().count() as i64 * i64::from(sheet.field.points.win);
    Number::fraction(points, most, 4).max(Number::fraction(1, 3, 4))
}

pub(super) fn number(tie_break: TieBreak, terms: &[Term]) -> Option<Number> {
    let numbers = || terms.iter().map(|term| term.number);
    match tie_break {
        TieBreak::BestScore => numbers().max(),
        TieBreak::OpponentShare => Number::mean(&numbers().collect::<Vec<_>>(), 4),
        _ => Some(numbers().sum()),
    }
}

pub(super) fn column(sheet: &Sheet<'_>, tie_break: TieBreak) -> Vec<Option<Number>> {
    sheet.each(|player| number(tie_break, &terms(sheet, tie_break, player)?))
}

pub(super) fn explain(sheet: &Sheet<'_>, tie_break: TieBreak, player: usize) -> Value {
    let Some(terms) = terms(sheet, tie_break, player) else { return Value::missing(tie_break) };
    explain_terms(tie_break, terms)
}

/// Terms opened as the sum, the average or the best that they are.
pub(super) fn explain_terms(tie_break: TieBreak, terms: Vec<Term>) -> Value {
    match (tie_break, number(tie_break, &terms)) {
        (_, None) => Value::missing(tie_break),
        (TieBreak::OpponentShare, number) => Value::average(tie_break, number, terms),
        (TieBreak::BestScore, Some(number)) => Value { terms, ..Value::plain(tie_break, number) },
        (_, Some(number)) => Value::sum(tie_break, number, terms),
    }
}
