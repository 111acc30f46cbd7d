//! Buchholz and Sonneborn-Berger, with unplayed rounds by article 16 of C.07 (March 2026).

use super::number::Number;
use super::sheet::Sheet;
use super::tie_break::{Cut, TieBreak};
use super::value::{Left, Term, Value};
use crate::contest::swiss::Tenths;
use crate::text;
use crate::text::Text;

/// The scores that opponents count with.
struct Adjusted {
    /// For the opponents’ sums: byes asked for count as draws once the player no longer comes back.
    scores: Vec<Tenths>,
    /// A player’s own score, for the dummy of the rounds that were not played.
    own: Vec<Tenths>,
}

impl Adjusted {
    /// With `fore`, the paired games of the last round count as draws.
    fn new(sheet: &Sheet<'_>, fore: bool) -> Self {
        let draw = sheet.field.points.draw;
        let (mut scores, mut own) = (Vec::with_capacity(sheet.players.len()), Vec::with_capacity(sheet.players.len()));
        for (player, rounds) in sheet.players.iter().enumerate() {
            let last = rounds.last().filter(|round| {
                fore && rounds.len().checked_sub(1).is_some_and(|at| sheet.is_final(at)) && round.opponent.is_some()
            });
            let returned = match last {
                Some(_) => rounds.len(),
                None => rounds.iter().rposition(|round| !round.voluntary).map_or(0, |at| at + 1),
            };
            let as_given = |(at, round): &(usize, &super::sheet::Round)| {
                *at < returned || round.opponent.is_some() || sheet.is_predetermined()
            };
            let rounds = rounds.iter().enumerate();
            let score: Tenths = rounds.map(|entry| if as_given(&entry) { entry.1.points } else { draw }).sum();
            let drawn = |score: Tenths| last.map_or(score, |last| (score + draw).saturating_sub(last.points));
            scores.push(drawn(score));
            own.push(drawn(sheet.points_of(player)));
        }
        Self { scores, own }
    }

    fn score(&self, player: usize) -> Tenths {
        self.scores.get(player).copied().unwrap_or(0)
    }
}

/// How a round enters the sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Against {
    Opponent,
    /// A dummy with the player’s own score, at most that of the scheduled opponent.
    Scheduled,
    /// A dummy with the player’s own score, at most that of draws in all rounds.
    Nobody,
}

#[derive(Debug, Clone, Copy)]
struct Contribution {
    round: usize,
    opponent: Option<usize>,
    against: Against,
    score: Tenths,
    points: Tenths,
    value: Number,
    voluntary: bool,
    left: Option<Left>,
}

/// What is summed, and how.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    fore: bool,
    /// Sonneborn-Berger: scores count as often as points were made against them.
    weighed: bool,
    cut: Cut,
    forfeits: bool,
}

impl Sum {
    pub(super) const fn buchholz(fore: bool, cut: Cut, forfeits: bool) -> Self {
        Self { fore, weighed: false, cut, forfeits }
    }

    pub(super) const fn sonneborn_berger(cut: u8, forfeits: bool) -> Self {
        Self { fore: false, weighed: true, cut: Cut { low: cut, high: 0 }, forfeits }
    }
}

fn contributions(sheet: &Sheet<'_>, adjusted: &Adjusted, sum: Sum, player: usize) -> Vec<Contribution> {
    let own = adjusted.own.get(player).copied().unwrap_or(0);
    let drawn = sheet.field.points.draw.saturating_mul(sheet.rounds as Tenths);
    let forfeits = sum.forfeits || sheet.is_predetermined();
    let mut all = Vec::with_capacity(sheet.rounds);
    for (at, round) in sheet.rounds_of(player).iter().enumerate() {
        let (against, score) = match round.opponent {
            Some(opponent) if round.met || forfeits || (sum.fore && sheet.is_final(at)) => {
                (Against::Opponent, adjusted.score(opponent))
            }
            None if sheet.is_predetermined() => continue,
            Some(opponent) => (Against::Scheduled, own.min(adjusted.score(opponent))),
            None => (Against::Nobody, own.min(drawn)),
        };
        all.push(Contribution {
            round: at,
            opponent: round.opponent,
            against,
            score,
            points: round.points,
            value: if sum.weighed { Number::product(score, round.points) } else { Number::tenths(score) },
            voluntary: round.voluntary && against != Against::Opponent,
            left: None,
        });
    }
    cut(&mut all, sum.cut);
    all
}

/// Marks what is left out: the contribution of the lowest score, or instead one of a voluntary
/// unplayed round unless that is worth less (16.5); then the contribution of the highest score.
fn cut(all: &mut [Contribution], cut: Cut) {
    for _ in 0..cut.low {
        let kept = || all.iter().enumerate().filter(|(_, one)| one.left.is_none());
        let Some((lowest, least)) = kept().min_by_key(|(_, one)| (one.score, one.value)) else { return };
        let unplayed = kept().filter(|(_, one)| one.voluntary).min_by_key(|(_, one)| (one.score, one.value));
        let (at, left) = match unplayed {
            Some((at, one)) if one.value >= least.value => (at, Left::Unplayed),
            _ => (lowest, Left::Lowest),
        };
        if let Some(one) = all.get_mut(at) {
            one.left = Some(left);
        }
    }
    for _ in 0..cut.high {
        let kept = all.iter_mut().filter(|one| one.left.is_none());
        let Some(highest) = kept.max_by_key(|one| (one.score, one.value)) else { return };
        highest.left = Some(Left::Highest);
    }
}

fn total(contributions: &[Contribution]) -> Number {
    contributions.iter().filter(|one| one.left.is_none()).map(|one| one.value).sum()
}

pub(super) fn column(sheet: &Sheet<'_>, sum: Sum) -> Vec<Option<Number>> {
    let adjusted = Adjusted::new(sheet, sum.fore);
    sheet.each(|player| Some(total(&contributions(sheet, &adjusted, sum, player))))
}

/// The Buchholz of those a player met at the table.
fn of_opponents(sheet: &Sheet<'_>, buchholz: &[Option<Number>], player: usize) -> Vec<(usize, usize, Number)> {
    let rounds = sheet.rounds_of(player).iter().enumerate();
    let faced = rounds.filter_map(|(at, round)| Some((at, round.faced()?)));
    faced.filter_map(|(at, opponent)| Some((at, opponent, buchholz.get(opponent).copied().flatten()?))).collect()
}

/// The average of the opponents’ Buchholz, to two digits.
pub(super) fn average(sheet: &Sheet<'_>, fore: bool) -> Vec<Option<Number>> {
    let buchholz = column(sheet, Sum::buchholz(fore, Cut::default(), false));
    sheet.each(|player| {
        let numbers: Vec<Number> =
            of_opponents(sheet, &buchholz, player).into_iter().map(|(_, _, number)| number).collect();
        Number::mean(&numbers, 2)
    })
}

/// Opens values; the scores that opponents count with are worked out once.
pub(super) fn explain(sheet: &Sheet<'_>, tie_break: TieBreak, sum: Sum) -> impl Fn(usize) -> Value {
    let adjusted = Adjusted::new(sheet, sum.fore);
    move |player| {
        let all = contributions(sheet, &adjusted, sum, player);
        let number = total(&all);
        let terms = all.into_iter().map(|one| Term {
            round: Some(one.round),
            opponent: one.opponent,
            number: one.value,
            left: one.left,
            why: why(sheet, sum, &one),
        });
        Value::sum(tie_break, number, terms.collect())
    }
}

pub(super) fn explain_average(sheet: &Sheet<'_>, fore: bool) -> impl Fn(usize) -> Value {
    let buchholz = column(sheet, Sum::buchholz(fore, Cut::default(), false));
    move |player| {
        let met = of_opponents(sheet, &buchholz, player);
        let numbers: Vec<Number> = met.iter().map(|(_, _, number)| *number).collect();
        let terms = met.into_iter().map(|(round, opponent, number)| Term {
            round: Some(round),
            opponent: Some(opponent),
            number,
            left: None,
            why: text!("standings-buchholz-opponent"),
        });
        Value::average(TieBreak::AverageBuchholz { fore }, Number::mean(&numbers, 2), terms.collect())
    }
}

fn why(sheet: &Sheet<'_>, sum: Sum, one: &Contribution) -> Text {
    let (score, points) = (Number::tenths(one.score), Number::tenths(one.points));
    let source = match one.against {
        Against::Opponent if one.opponent.is_some_and(|opponent| sheet.points_of(opponent) != one.score) => {
            text!("standings-opponents-score-adjusted")
        }
        Against::Opponent => text!("standings-opponents-score"),
        Against::Scheduled => text!("standings-not-played-own-score-most"),
        Against::Nobody => text!("standings-not-played-own-score-most-2"),
    };
    if !sum.weighed {
        return source;
    }
    text!("standings-weighed", points, score, source)
}
