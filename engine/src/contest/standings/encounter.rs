//! Direct encounter: the results that tied players had against each other (C.07, article 6).

use super::number::Number;
use super::own::happened;
use super::sheet::{Round, Sheet};
use super::tie_break::TieBreak;
use super::value::{Term, Value};
use crate::text;
use crate::text::Text;

/// Parts of a tenth of a point, so that averages of up to ten meetings stay whole.
const PARTS: i64 = 2520;

/// Larger tables are not written out: what somebody did in it is.
const WRITTEN: usize = 12;

/// Who is tied, and how they did against each other.
struct Table {
    /// The best first.
    lines: Vec<Line>,
    /// Whether everybody has met everybody.
    complete: bool,
}

#[derive(Clone, Copy)]
struct Line {
    entrant: usize,
    /// How many of the others were met.
    met: usize,
    /// Points against them; the average where they met more than once.
    points: i64,
    /// Points there would be had all missing games been won.
    reach: i64,
    /// Where the group that the line belongs to begins, from 0.
    start: usize,
}

/// Who is in a group.
fn members(sheet: &Sheet<'_>, group: &[usize]) -> Vec<bool> {
    let mut members = vec![false; sheet.players.len()];
    for entrant in group {
        if let Some(member) = members.get_mut(*entrant) {
            *member = true;
        }
    }
    members
}

/// The rounds in which somebody met others of the group, and whom.
fn meetings<'a>(
    sheet: &'a Sheet<'_>,
    members: &'a [bool],
    entrant: usize,
    forfeits: bool,
) -> impl Iterator<Item = (usize, &'a Round, usize)> {
    let forfeits = forfeits || sheet.is_predetermined();
    sheet.rounds_of(entrant).iter().enumerate().filter_map(move |(at, round)| {
        let opponent = round.opponent.filter(|_| round.met || forfeits)?;
        (members.get(opponent) == Some(&true)).then_some((at, round, opponent))
    })
}

/// The table of one group, each line with the start of its subgroup.
fn compare(sheet: &Sheet<'_>, group: &[usize], forfeits: bool) -> Table {
    let members = members(sheet, group);
    let predetermined = sheet.is_predetermined();
    let win = i64::from(sheet.field.points.win) * PARTS;
    let others = group.len().saturating_sub(1);
    let mut met_whom: Vec<(usize, i64)> = Vec::new();
    let mut lines: Vec<Line> = Vec::with_capacity(group.len());
    for entrant in group {
        met_whom.clear();
        let meetings = meetings(sheet, &members, *entrant, forfeits);
        met_whom.extend(meetings.map(|(_, round, opponent)| (opponent, i64::from(round.points))));
        met_whom.sort_unstable();
        let (mut met, mut points) = (0, 0);
        for same in met_whom.chunk_by(|one, other| one.0 == other.0) {
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
    Table { lines, complete }
}

/// The place of each of the tied, from 1, and the tables that gave them. Each group that a table
/// leaves together is compared again on its own.
fn resolve(sheet: &Sheet<'_>, group: &[usize], forfeits: bool) -> (Vec<(usize, usize)>, Vec<Table>) {
    let mut places: Vec<(usize, usize)> = Vec::with_capacity(group.len());
    let mut tables = Vec::new();
    let mut open: Vec<(usize, Vec<usize>)> = vec![(0, group.to_vec())];
    while let Some((offset, members)) = open.pop() {
        if members.len() < 2 {
            places.extend(members.into_iter().map(|entrant| (entrant, offset + 1)));
            continue;
        }
        let table = compare(sheet, &members, forfeits);
        if table.lines.iter().all(|line| line.start == 0) {
            places.extend(members.into_iter().map(|entrant| (entrant, offset + 1)));
        } else {
            let groups: Vec<&[Line]> = table.lines.chunk_by(|one, other| one.start == other.start).collect();
            for lines in groups.into_iter().rev() {
                let start = lines.first().map_or(0, |line| line.start);
                let mut members: Vec<usize> = lines.iter().map(|line| line.entrant).collect();
                members.sort_unstable();
                open.push((offset + start, members));
            }
        }
        tables.push(table);
    }
    if places.iter().all(|(_, place)| *place == 1) {
        places.iter_mut().for_each(|(_, place)| *place = 0);
    }
    (places, tables)
}

/// The place among the tied, 0 where nobody is told apart.
pub(super) fn column(sheet: &Sheet<'_>, groups: &[&[usize]], forfeits: bool) -> Vec<Option<Number>> {
    let mut column = vec![Some(Number::whole(0)); sheet.players.len()];
    for group in groups.iter().filter(|group| group.len() > 1) {
        for (entrant, place) in resolve(sheet, group, forfeits).0 {
            if let Some(value) = column.get_mut(entrant) {
                *value = Some(Number::whole(place as i64));
            }
        }
    }
    column
}

/// The values of everybody in some groups, by entrant.
pub(super) fn explain(
    sheet: &Sheet<'_>,
    tie_break: TieBreak,
    groups: &[&[usize]],
    forfeits: bool,
) -> Vec<Option<Value>> {
    let mut values = vec![None; sheet.players.len()];
    let name = tie_break.name();
    for group in groups {
        if let [alone] = group {
            let text = text!("standings-tied-nobody-0", name);
            let value = Value { number: Some(Number::whole(0)), terms: Vec::new(), text };
            if let Some(slot) = values.get_mut(*alone) {
                *slot = Some(value);
            }
            continue;
        }
        let members = members(sheet, group);
        let (places, tables) = resolve(sheet, group, forfeits);
        let mut ways = ways(sheet, &tables);
        for (entrant, place) in places {
            let way = Text::joined(ways.get_mut(entrant).map(std::mem::take).unwrap_or_default(), " → ");
            let text = match place {
                0 => {
                    text!("standings-nobody-told-apart-0", name, way)
                }
                _ => text!("standings-place", name, way, place),
            };
            let terms = meetings(sheet, &members, entrant, forfeits).map(|(at, round, opponent)| Term {
                round: Some(at),
                opponent: Some(opponent),
                number: Number::tenths(round.points),
                left: None,
                why: happened(sheet, round),
            });
            let value = Value { number: Some(Number::whole(place as i64)), terms: terms.collect(), text };
            if let Some(slot) = values.get_mut(entrant) {
                *slot = Some(value);
            }
        }
    }
    values
}

/// How each entrant’s place came about: the tables that they are in, one after the other.
fn ways(sheet: &Sheet<'_>, tables: &[Table]) -> Vec<Vec<Text>> {
    let mut ways = vec![Vec::new(); sheet.players.len()];
    for Table { lines, complete } in tables {
        let count = lines.len();
        let told = |line: &Line| {
            let number = |parts: i64| Number::fraction(parts, 10 * PARTS, 4);
            let (entrant, points, reach) = (sheet.number(line.entrant), number(line.points), number(line.reach));
            match complete {
                true => text!("standings-no", entrant, points),
                false => text!("standings-no-most", entrant, points, reach),
            }
        };
        let all = (count <= WRITTEN).then(|| Text::joined(lines.iter().map(told), ", "));
        for line in lines {
            let Some(way) = ways.get_mut(line.entrant) else { continue };
            way.push(match &all {
                Some(all) => all.clone(),
                None => text!("standings-among-tied", own = told(line), count),
            });
        }
    }
    ways
}
