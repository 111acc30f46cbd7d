//! What a player did: points, wins, games with Black, rounds elected to play, the running score.

use super::number::Number;
use super::sheet::{Round, Sheet};
use super::tie_break::TieBreak;
use super::value::{Left, Term, Value};
use crate::contest::swiss::Tenths;
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
        why: happened(&round),
    });
    Value::sum(tie_break, number(sheet, tie_break, player), terms.collect())
}

/// A round in words.
pub(super) fn happened(round: &Round) -> Text {
    use crate::contest::swiss::Score;
    match (round.met, round.opponent.is_some(), round.score, round.black) {
        (true, _, Score::Win, false) => text!("standings-won-white"),
        (true, _, Score::Win, true) => text!("standings-won-black"),
        (true, _, Score::Draw, false) => text!("standings-drawn-white"),
        (true, _, Score::Draw, true) => text!("standings-drawn-black"),
        (true, _, Score::Loss, false) => text!("standings-lost-white"),
        (true, _, Score::Loss, true) => text!("standings-lost-black"),
        (false, true, Score::Win, _) => text!("standings-won-forfeit"),
        (false, true, ..) => text!("standings-lost-forfeit"),
        (false, false, Score::Win, _) => text!("standings-bye"),
        (false, false, Score::Draw, _) => text!("standings-half-point-bye"),
        (false, false, Score::Loss, _) => text!("standings-away"),
    }
}
