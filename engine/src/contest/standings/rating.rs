//! Tie-breaks by rating (C.07, article 10). Only games that were played count. Once somebody has no
//! rating they are all dropped, unless it is said what an unrated player counts as.

use super::expectancy::{difference, expected};
use super::number::Number;
use super::own::happened;
use super::sheet::Sheet;
use super::tie_break::{Cut, TieBreak};
use super::value::{Left, Term, Value};
use crate::contest::swiss::Score;
use crate::text;
use crate::text::Text;

/// A game against a rated opponent.
#[derive(Debug, Clone, Copy)]
struct Game {
    round: usize,
    opponent: usize,
    rating: i64,
    /// 2 for a win, 1 for a draw.
    half_points: i64,
    left: Option<Left>,
}

/// Everybody’s rating; `None` where the tie-break is dropped.
fn ratings(sheet: &Sheet<'_>, unrated: Option<u16>) -> Option<Vec<i64>> {
    let unrated = unrated.or(sheet.details.unrated).map(i64::from);
    let rating = |player: usize| sheet.details.ratings.get(player).copied().flatten().map(i64::from).or(unrated);
    (0..sheet.players.len()).map(rating).collect()
}

fn games(sheet: &Sheet<'_>, ratings: &[i64], cut: Cut, player: usize) -> Vec<Game> {
    let rounds = sheet.rounds_of(player).iter().enumerate();
    let mut games: Vec<Game> = rounds
        .filter_map(|(round, entry)| {
            let opponent = entry.faced()?;
            let half_points = match entry.score {
                Score::Win => 2,
                Score::Draw => 1,
                Score::Loss => 0,
            };
            Some(Game { round, opponent, rating: *ratings.get(opponent)?, half_points, left: None })
        })
        .collect();
    for _ in 0..cut.low {
        let Some(game) = games.iter_mut().filter(|game| game.left.is_none()).min_by_key(|game| game.rating) else {
            break;
        };
        game.left = Some(Left::Lowest);
    }
    for _ in 0..cut.high {
        let Some(game) = games.iter_mut().filter(|game| game.left.is_none()).max_by_key(|game| game.rating) else {
            break;
        };
        game.left = Some(Left::Highest);
    }
    games
}

fn average(games: &[Game]) -> Option<i64> {
    let count = games.iter().filter(|game| game.left.is_none()).count() as i64;
    let sum: i64 = games.iter().filter(|game| game.left.is_none()).map(|game| game.rating).sum();
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}

fn half_points(games: &[Game]) -> i64 {
    games.iter().map(|game| game.half_points).sum()
}

/// The score in whole per cent, halves up.
fn per_cent(games: &[Game]) -> i64 {
    let count = games.len() as i64;
    if count == 0 { 0 } else { (100 * half_points(games) + count) / (2 * count) }
}

fn performance(games: &[Game]) -> Option<i64> {
    average(games).map(|average| average + difference(per_cent(games)))
}

/// The lowest rating that was expected to make these points or more; 800 below the weakest opponent
/// for no points at all.
fn perfect(games: &[Game]) -> Option<i64> {
    let (weakest, strongest) =
        (games.iter().map(|game| game.rating).min()?, games.iter().map(|game| game.rating).max()?);
    let points = 50 * half_points(games);
    if points == 0 {
        return Some(weakest - 800);
    }
    let makes = |rating: i64| games.iter().map(|game| expected(rating, game.rating)).sum::<i64>() >= points;
    let (mut too_low, mut enough) = (weakest - 800, strongest + 800);
    while enough - too_low > 1 {
        let middle = too_low + (enough - too_low) / 2;
        if makes(middle) { enough = middle } else { too_low = middle }
    }
    Some(enough)
}

/// What is averaged over the opponents.
fn of_each(sheet: &Sheet<'_>, ratings: &[i64], tie_break: TieBreak) -> Vec<Option<i64>> {
    let measure = if matches!(tie_break, TieBreak::AveragePerfect { .. }) { perfect } else { performance };
    (0..sheet.players.len()).map(|player| measure(&games(sheet, ratings, Cut::default(), player))).collect()
}

fn opponents_mean(games: &[Game], of_each: &[Option<i64>]) -> Option<Number> {
    let numbers: Vec<Number> =
        games.iter().filter_map(|game| of_each.get(game.opponent).copied().flatten()).map(Number::whole).collect();
    Number::mean(&numbers, 0)
}

fn cut_of(tie_break: TieBreak) -> Cut {
    match tie_break {
        TieBreak::AverageRating { cut, .. } => cut,
        _ => Cut::default(),
    }
}

pub(super) fn column(sheet: &Sheet<'_>, tie_break: TieBreak, unrated: Option<u16>) -> Vec<Option<Number>> {
    let Some(ratings) = ratings(sheet, unrated) else { return sheet.each(|_| None) };
    let games = |player| games(sheet, &ratings, cut_of(tie_break), player);
    match tie_break {
        TieBreak::Rating { .. } => ratings.iter().map(|rating| Some(Number::whole(*rating))).collect(),
        TieBreak::Performance { .. } => sheet.each(|player| performance(&games(player)).map(Number::whole)),
        TieBreak::PerfectPerformance { .. } => sheet.each(|player| perfect(&games(player)).map(Number::whole)),
        TieBreak::AveragePerformance { .. } | TieBreak::AveragePerfect { .. } => {
            let of_each = of_each(sheet, &ratings, tie_break);
            sheet.each(|player| opponents_mean(&games(player), &of_each))
        }
        _ => sheet.each(|player| average(&games(player)).map(Number::whole)),
    }
}

/// Opens values; what everybody’s need is worked out once.
pub(super) fn explain(sheet: &Sheet<'_>, tie_break: TieBreak, unrated: Option<u16>) -> impl Fn(usize) -> Value {
    let ratings = ratings(sheet, unrated);
    let numbers = column(sheet, tie_break, unrated);
    let averaged = matches!(tie_break, TieBreak::AveragePerformance { .. } | TieBreak::AveragePerfect { .. });
    let of_each = ratings.as_ref().filter(|_| averaged).map(|ratings| of_each(sheet, ratings, tie_break));
    move |player| match &ratings {
        None => dropped(tie_break),
        Some(ratings) => {
            let games = games(sheet, ratings, cut_of(tie_break), player);
            let number = numbers.get(player).copied().flatten();
            open(sheet, tie_break, unrated, player, &games, number, of_each.as_deref())
        }
    }
}

fn open(
    sheet: &Sheet<'_>,
    tie_break: TieBreak,
    unrated: Option<u16>,
    player: usize,
    games: &[Game],
    number: Option<Number>,
    of_each: Option<&[Option<i64>]>,
) -> Value {
    let Some(value) = number else { return Value::missing(tie_break) };
    let terms: Vec<Term> = games
        .iter()
        .map(|game| {
            let mean = of_each.and_then(|means| means.get(game.opponent).copied().flatten());
            let played = sheet
                .rounds_of(player)
                .get(game.round)
                .filter(|_| of_each.is_none())
                .map(|round| happened(sheet, round));
            Term {
                round: Some(game.round),
                opponent: Some(game.opponent),
                number: Number::whole(mean.unwrap_or(game.rating)),
                left: game.left,
                why: played.unwrap_or_else(|| text!("standings-performance-opponent")),
            }
        })
        .collect();
    match tie_break {
        TieBreak::Rating { .. } => Value::plain(tie_break, value),
        TieBreak::Performance { .. } => {
            let sum = Value::average(
                TieBreak::AverageRating { cut: Cut::default(), unrated },
                average(games).map(Number::whole),
                terms,
            );
            let (per_cent, added) = (per_cent(games), difference(per_cent(games)));
            let (name, average) = (tie_break.name(), &sum.text);
            let text =
                text!("standings-for", name, average, added = Text::same(format_args!("{added:+}")), per_cent, value);
            Value { number, text, ..sum }
        }
        TieBreak::PerfectPerformance { .. } => {
            let points = Number::fraction(half_points(games), 2, 1);
            let (name, count) = (tie_break.name(), games.len());
            let text = text!("standings-lowest-rating-expected-make", name, points, count, value);
            Value { number, terms, text }
        }
        _ => Value::average(tie_break, number, terms),
    }
}

fn dropped(tie_break: TieBreak) -> Value {
    let name = tie_break.name();
    let text = text!("standings-dropped-somebody-no-rating-not", name);
    Value { text, ..Value::missing(tie_break) }
}
