//! Direct encounter: the results that tied players had against each other (C.07, article 6).

use serde::{Deserialize, Serialize};

use super::number::Number;
use super::sheet::Sheet;
use super::tie_break::TieBreak;
use super::value::Value;
use crate::text;

/// Parts of a tenth of a point, so that averages of up to ten meetings stay whole.
const PARTS: i64 = 2520;

/// A line of a table of direct encounters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiniRow {
    /// By index in the field.
    pub entrant: usize,
    /// How many of the others were met.
    pub met: usize,
    /// Points against them; the average where they met more than once.
    pub points: Number,
    /// Points there would be had all missing games been won.
    pub reach: Number,
    /// The place among them, from 1; those not told apart share it.
    pub place: usize,
}

/// Who is tied, and how they did against each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MiniTable {
    /// The best first.
    pub rows: Vec<MiniRow>,
    /// Whether everybody has met everybody.
    pub complete: bool,
}

#[derive(Clone, Copy)]
struct Line {
    entrant: usize,
    met: usize,
    points: i64,
    reach: i64,
    /// Where the group that the line belongs to begins, from 0.
    start: usize,
}

/// The lines of one group in order, each with the start of its subgroup; whether all have met.
fn compare(sheet: &Sheet<'_>, group: &[usize], forfeits: bool) -> (Vec<Line>, bool) {
    let mut members = vec![false; sheet.players.len()];
    for entrant in group {
        if let Some(member) = members.get_mut(*entrant) {
            *member = true;
        }
    }
    let predetermined = sheet.is_predetermined();
    let win = i64::from(sheet.field.points.win) * PARTS;
    let others = group.len().saturating_sub(1);
    let mut meetings: Vec<(usize, i64)> = Vec::new();
    let mut lines: Vec<Line> = Vec::with_capacity(group.len());
    for entrant in group {
        meetings.clear();
        for round in sheet.rounds_of(*entrant) {
            let counts = round.met || forfeits || predetermined;
            let opponent = round.opponent.filter(|opponent| counts && members.get(*opponent) == Some(&true));
            meetings.extend(opponent.map(|opponent| (opponent, i64::from(round.points))));
        }
        meetings.sort_unstable();
        let (mut met, mut points) = (0, 0);
        for same in meetings.chunk_by(|one, other| one.0 == other.0) {
            met += 1;
            points += same.iter().map(|(_, points)| points * PARTS).sum::<i64>() / same.len().max(1) as i64;
        }
        let missing = if predetermined { 0 } else { others.saturating_sub(met) };
        lines.push(Line { entrant: *entrant, met, points, reach: points + missing as i64 * win, start: 0 });
    }
    let complete = predetermined || lines.iter().all(|line| line.met >= others);
    lines.sort_by_key(|line| (-line.points, -line.reach, line.entrant));
    // The most that anybody from here on can reach.
    let mut reach_from: Vec<i64> = Vec::with_capacity(lines.len());
    for line in lines.iter().rev() {
        reach_from.push(line.reach.max(reach_from.last().copied().unwrap_or(i64::MIN)));
    }
    reach_from.reverse();
    let (mut start, mut previous, mut sure) = (0, None, true);
    for (at, (line, reach)) in lines.iter_mut().zip(&reach_from).enumerate() {
        if let Some(previous) = previous {
            let apart = if complete { line.points != previous } else { sure && previous > *reach };
            if apart {
                start = at;
            } else if !complete {
                // Who is first whatever happens stands first, then who is second; there it ends.
                sure = false;
            }
        }
        line.start = start;
        previous = Some(line.points);
    }
    (lines, complete)
}

/// The place of each of the tied, from 1, and the tables that gave them. Each group that a table
/// leaves together is compared again on its own.
fn resolve(sheet: &Sheet<'_>, group: &[usize], forfeits: bool, tables: &mut Vec<MiniTable>) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = Vec::with_capacity(group.len());
    let mut open: Vec<(usize, Vec<usize>)> = vec![(0, group.to_vec())];
    while let Some((offset, members)) = open.pop() {
        if members.len() < 2 {
            places.extend(members.into_iter().map(|entrant| (entrant, offset + 1)));
            continue;
        }
        let (lines, complete) = compare(sheet, &members, forfeits);
        tables.push(table(&lines, complete));
        if lines.iter().all(|line| line.start == 0) {
            places.extend(members.into_iter().map(|entrant| (entrant, offset + 1)));
            continue;
        }
        let groups: Vec<&[Line]> = lines.chunk_by(|one, other| one.start == other.start).collect();
        for lines in groups.into_iter().rev() {
            let start = lines.first().map_or(0, |line| line.start);
            let mut members: Vec<usize> = lines.iter().map(|line| line.entrant).collect();
            members.sort_unstable();
            open.push((offset + start, members));
        }
    }
    places
}

fn table(lines: &[Line], complete: bool) -> MiniTable {
    let number = |parts: i64| Number::fraction(parts, 10 * PARTS, 4);
    let rows = lines.iter().map(|line| MiniRow {
        entrant: line.entrant,
        met: line.met,
        points: number(line.points),
        reach: number(line.reach),
        place: line.start + 1,
    });
    MiniTable { rows: rows.collect(), complete }
}

/// The place among the tied, 0 where nobody is told apart.
pub(super) fn column(sheet: &Sheet<'_>, groups: &[&[usize]], forfeits: bool) -> Vec<Option<Number>> {
    let mut column = vec![Some(Number::whole(0)); sheet.players.len()];
    for group in groups.iter().filter(|group| group.len() > 1) {
        let places = resolve(sheet, group, forfeits, &mut Vec::new());
        if places.iter().all(|(_, place)| *place == 1) {
            continue;
        }
        for (entrant, place) in places {
            if let Some(value) = column.get_mut(entrant) {
                *value = Some(Number::whole(place as i64));
            }
        }
    }
    column
}

pub(super) fn explain(sheet: &Sheet<'_>, tie_break: TieBreak, group: &[usize], forfeits: bool, player: usize) -> Value {
    let mut tables = Vec::new();
    let number = column(sheet, &[group], forfeits).get(player).copied().flatten();
    if group.len() > 1 {
        resolve(sheet, group, forfeits, &mut tables);
    }
    // Only the tables that the player is in lead to the player's place.
    tables.retain(|table| table.rows.iter().any(|row| row.entrant == player));
    let name = tie_break.name();
    let (name_en, name_fr) = (&name.en, &name.fr);
    let lines = |french: bool| {
        let shown = tables.iter().map(|table| {
            let rows = table.rows.iter().map(|row| {
                let show = |number: Number| if french { number.french() } else { number.to_string() };
                let (entrant, points, reach) = (sheet.number(row.entrant), show(row.points), show(row.reach));
                match (table.complete, french) {
                    (true, false) => format!("No. {entrant}: {points}"),
                    (true, true) => format!("n° {entrant} : {points}"),
                    (false, false) => format!("No. {entrant}: {points} (at most {reach})"),
                    (false, true) => format!("n° {entrant} : {points} (au plus {reach})"),
                }
            });
            rows.collect::<Vec<_>>().join(", ")
        });
        shown.collect::<Vec<_>>().join(" → ")
    };
    let place = number.unwrap_or_default();
    let text = match (group.len() > 1, place == Number::whole(0)) {
        (false, _) => text!("{name_en}: tied with nobody = 0", "{name_fr} : aucun ex æquo = 0"),
        (true, true) => {
            let (en, fr) = (lines(false), lines(true));
            text!("{name_en}: {en}; nobody is told apart = 0", "{name_fr} : {fr} ; personne n’est départagé = 0")
        }
        (true, false) => {
            let (en, fr) = (lines(false), lines(true));
            text!("{name_en}: {en}; place = {place}", "{name_fr} : {fr} ; place = {place}")
        }
    };
    Value { number, terms: Vec::new(), tables, text }
}
