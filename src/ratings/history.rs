//! How somebody's rating came about, step by step.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::rating::{Against, Change, Rating, Standing};

use crate::error::Result;
use crate::ids::PersonId;
use crate::ratings::{List, Step, ladder};
use crate::store::Connection;
use crate::store::schema::{rating_lists, rating_steps};

/// A change of a rating, and the table it happened at.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    pub change: Change,
    pub competition: String,
    pub number: i64,
    pub at: NaiveDateTime,
    /// The person's rated results up to here.
    pub results: i64,
}

/// The last steps of somebody on a list at tables of so many, the newest first; before the one with that number of results.
pub fn some(
    connection: &mut Connection,
    list: &List,
    game: &str,
    (people, seats): (&[PersonId], usize),
    before: Option<i64>,
    most: usize,
) -> Result<Vec<Moment>> {
    let own = rating_steps::table.inner_join(rating_lists::table).filter(rating_lists::list.eq(list.key()));
    let own = own.filter(rating_lists::game.eq(game)).filter(rating_steps::seats.eq(ladder(seats)));
    let mut own = own.filter(rating_steps::person.eq_any(people)).into_boxed();
    if let Some(before) = before {
        own = own.filter(rating_steps::results.lt(before));
    }
    let newest = (rating_steps::at.desc(), rating_steps::competition_id.desc(), rating_steps::number.desc());
    // One more, from which the last one shown began.
    let own: Vec<Step> = own.order(newest).limit(most as i64 + 1).select(Step::as_select()).load(connection)?;
    let mut others = others(connection, own.get(..most).unwrap_or(&own))?;
    let pairs = own.iter().take(most).enumerate().map(|(at, step)| (step, own.get(at + 1)));
    let moments = pairs.map(|(step, former)| {
        let there = others.remove(&(step.competition_id.clone(), step.number)).unwrap_or_default();
        Moment {
            change: change(game, step, former, &there),
            competition: step.competition_id.clone(),
            number: step.number,
            at: step.at,
            results: step.results,
        }
    });
    Ok(moments.collect())
}

/// Everybody's steps at the tables of these.
fn others(connection: &mut Connection, steps: &[Step]) -> Result<HashMap<(String, i64), Vec<Step>>> {
    let mut found: HashMap<(String, i64), Vec<Step>> = HashMap::new();
    let Some(list) = steps.first().map(|step| step.list_id) else { return Ok(found) };
    let times: Vec<NaiveDateTime> = steps.iter().map(|step| step.at).collect();
    let mut cups: Vec<&String> = steps.iter().map(|step| &step.competition_id).collect();
    let mut numbers: Vec<i64> = steps.iter().map(|step| step.number).collect();
    cups.sort_unstable();
    cups.dedup();
    numbers.sort_unstable();
    numbers.dedup();
    let all = rating_steps::table.filter(rating_steps::list_id.eq(list)).filter(rating_steps::at.eq_any(times));
    let all = all.filter(rating_steps::competition_id.eq_any(cups)).filter(rating_steps::number.eq_any(numbers));
    let all: Vec<Step> = all.order(rating_steps::person).select(Step::as_select()).load(connection)?;
    for step in all {
        found.entry((step.competition_id.clone(), step.number)).or_default().push(step);
    }
    Ok(found)
}

/// What a step did, with everything that went into it.
fn change(game: &str, step: &Step, former: Option<&Step>, there: &[Step]) -> Change {
    let (standing, period) = (step.standing(), u32::try_from(step.period).unwrap_or_default());
    let former = former.map(Step::standing);
    let new = match standing {
        Standing::Pairs(_) => Rating::Glicko2(Default::default()),
        Standing::Tables(_) => Rating::WengLin(Default::default()),
    };
    let others = there.iter().enumerate().filter(|(_, other)| other.person != step.person);
    let against = others.map(|(at, other)| Against {
        player: at as u64,
        rating: other.from(),
        expected: match (step.from(), other.from()) {
            (Rating::Glicko2(own), Rating::Glicko2(other)) => own.expected(other),
            (Rating::WengLin(own), Rating::WengLin(other)) => own.expected(other),
            (Rating::Glicko2(_), Rating::WengLin(_)) | (Rating::WengLin(_), Rating::Glicko2(_)) => 0.5,
        },
        actual: match step.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        },
    });
    let length = u32::try_from(step.length).unwrap_or(1);
    Change {
        number: u64::try_from(step.results).unwrap_or_default(),
        period,
        game: game.to_owned(),
        player: u64::MAX,
        before: former.map_or(new, |former| former.rating()),
        idle: former.map_or(0, |former| period.saturating_sub(former.period()).saturating_sub(1)),
        from: step.from(),
        against: against.collect(),
        weight: match standing {
            Standing::Pairs(_) => f64::from(length.clamp(1, 25)).sqrt(),
            Standing::Tables(_) => 1.0,
        },
        together: u32::try_from(step.together).unwrap_or(1),
        after: standing.rating(),
    }
}

/// A point of somebody's history: how many results, the value, and its deviation.
pub type Point = (i64, f64, f64);

/// The last points of somebody in every game of a list, the oldest first, by game and tables.
pub fn points(connection: &mut Connection, ids: (i64, i64, PersonId), most: i64) -> Result<Vec<Point>> {
    let (list, seats, person) = ids;
    let own = rating_steps::table.filter(rating_steps::list_id.eq(list)).filter(rating_steps::seats.eq(seats));
    let newest = (rating_steps::at.desc(), rating_steps::competition_id.desc(), rating_steps::number.desc());
    let own = own.filter(rating_steps::person.eq(person)).order(newest).limit(most);
    let mut points: Vec<Point> =
        own.select((rating_steps::results, rating_steps::value, rating_steps::deviation)).load(connection)?;
    points.reverse();
    Ok(points)
}
