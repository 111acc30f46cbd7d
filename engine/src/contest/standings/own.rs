//! What a player did: points, wins, games on the second seat, rounds elected to play, the running score.

use super::number::Number;
use super::sheet::{Round, Sheet};
use super::tie_break::TieBreak;
use super::value::{Left, Term, Value};
use crate::contest::swiss::{Score, Side, Tenths};
use crate::text;
use crate::text::Text;

/// What one round adds; for the running score, the points so far.
fn part(sheet: &Sheet<'_>, tie_break: TieBreak, round: &Round, so_far: Tenths) -> Number {
    let points = sheet.field.points;
    let one_if = |holds: bool| Number::whole(i64::from(holds));
    let is_win = round.points == points.win;
    match tie_break {
        TieBreak::Standard => match round.points.cmp(&points.draw) {
            std::cmp::Ordering::Greater => Number::tenths(10),
            std::cmp::Ordering::Equal => Number::tenths(5),
            std::cmp::Ordering::Less => Number::tenths(0),
        },
        TieBreak::Wins => one_if(is_win),
        TieBreak::Won => one_if(is_win && round.met),
        TieBreak::BlackGames => one_if(round.black),
        TieBreak::BlackWins => one_if(is_win && round.black),
        TieBreak::Elected => one_if(!round.voluntary),
        TieBreak::Progressive { .. } => Number::tenths(so_far),
        _ => Number::tenths(round.points),
    }
}

fn parts(sheet: &Sheet<'_>, tie_break: TieBreak, player: usize) -> impl Iterator<Item = (usize, Round, Number)> {
    let mut so_far = 0;
    sheet.rounds_of(player).iter().enumerate().map(move |(at, round)| {
        so_far += round.points;
        (at, *round, part(sheet, tie_break, round, so_far))
    })
}

/// Rounds left out at the start.
fn early(tie_break: TieBreak) -> usize {
    match tie_break {
        TieBreak::Progressive { cut } => usize::from(cut),
        _ => 0,
    }
}

pub(super) fn number(sheet: &Sheet<'_>, tie_break: TieBreak, player: usize) -> Number {
    parts(sheet, tie_break, player).skip(early(tie_break)).map(|(_, _, number)| number).sum()
}

pub(super) fn explain(sheet: &Sheet<'_>, tie_break: TieBreak, player: usize) -> Value {
    let terms = parts(sheet, tie_break, player).map(|(at, round, number)| Term {
        round: Some(at),
        opponent: round.opponent,
        number,
        left: (at < early(tie_break)).then_some(Left::Early),
        why: happened(sheet, &round),
    });
    let name = tie_break.name_by(sheet.details.sides);
    Value::sum_called(name, number(sheet, tie_break, player), terms.collect())
}

/// A round in words.
pub(super) fn happened(sheet: &Sheet<'_>, round: &Round) -> Text {
    let side = || sheet.details.sides.text(if round.black { Side::Black } else { Side::White });
    match (round.met, round.opponent.is_some(), round.score) {
        (true, _, Score::Win) => text!("standings-won-with", side = side()),
        (true, _, Score::Draw) => text!("standings-drawn-with", side = side()),
        (true, _, Score::Loss) => text!("standings-lost-with", side = side()),
        (false, true, Score::Win) => text!("standings-won-forfeit"),
        (false, true, _) => text!("standings-lost-forfeit"),
        (false, false, Score::Win) => text!("standings-bye"),
        (false, false, Score::Draw) => text!("standings-half-point-bye"),
        (false, false, Score::Loss) => text!("standings-away"),
    }
}
