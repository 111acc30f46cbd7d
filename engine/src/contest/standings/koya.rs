//! Koya: the points made against those who made half of the points or more.

use super::number::Number;
use super::own::happened;
use super::sheet::Sheet;
use super::tie_break::{Limit, TieBreak};
use super::value::{Left, Term, Value};

/// The least score that counts, in ten-thousandths of a point.
fn threshold(sheet: &Sheet<'_>, limit: Limit) -> i64 {
    let mut games = sheet.rounds as i64;
    let entrants = sheet.players.len();
    if sheet.is_predetermined() && entrants > 0 {
        // With an odd number everybody sits out once per cycle, and players who never came gave nobody a game.
        if sheet.rounds.is_multiple_of(entrants) {
            games -= (sheet.rounds / entrants) as i64;
        }
        let never =
            |player: &usize| sheet.rounds_of(*player).iter().all(|round| round.opponent.is_none() && round.voluntary);
        games -= (0..entrants).filter(never).count() as i64;
    }
    let win = i64::from(sheet.field.points.win);
    // Tenths times per cent are thousandths of a point.
    i64::from(limit.percent) * win * games * 10 + i64::from(limit.half_points) * 5000
}

fn counts(sheet: &Sheet<'_>, threshold: i64, opponent: usize) -> bool {
    i64::from(sheet.points_of(opponent)) * 1000 >= threshold
}

fn number(sheet: &Sheet<'_>, threshold: i64, player: usize) -> Number {
    let counting = sheet
        .rounds_of(player)
        .iter()
        .filter(|round| round.opponent.is_some_and(|opponent| counts(sheet, threshold, opponent)));
    counting.map(|round| Number::tenths(round.points)).sum()
}

pub(super) fn column(sheet: &Sheet<'_>, limit: Limit) -> Vec<Option<Number>> {
    let threshold = threshold(sheet, limit);
    sheet.each(|player| Some(number(sheet, threshold, player)))
}

/// Opens values.
pub(super) fn explain(sheet: &Sheet<'_>, limit: Limit) -> impl Fn(usize) -> Value {
    let threshold = threshold(sheet, limit);
    move |player| {
        let terms = sheet.rounds_of(player).iter().enumerate().filter_map(|(at, round)| {
            let opponent = round.opponent?;
            Some(Term {
                round: Some(at),
                opponent: Some(opponent),
                number: Number::tenths(round.points),
                left: (!counts(sheet, threshold, opponent)).then_some(Left::BelowLimit),
                why: happened(sheet, round),
            })
        });
        Value::sum(TieBreak::Koya { limit }, number(sheet, threshold, player), terms.collect())
    }
}
