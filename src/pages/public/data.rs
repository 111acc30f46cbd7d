//! Every table of a competition as data, for programs and spreadsheets.

use crate::words::Said;
use std::borrow::Cow;

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use chrono::SecondsFormat;
use serde_json::{Map, Value};

use super::{entries, log, rounds};
use crate::access::records::is_open;
use crate::competitions::event::Event;
use crate::competitions::format;
use crate::competitions::format::what_if::what_if;
use crate::competitions::state::Competition;
use crate::error::{Error, Result};
use crate::pages::api::answers;
use crate::pages::public::log::record_lines;
use crate::pages::public::standings::zone;
use crate::store::chain::Opened;
use crate::web::App;
use crate::words::Locale;

/// The names of the tables.
pub const LISTS: [&str; 9] =
    ["standings", "rounds", "entries", "crosstable", "bracket", "schedule", "what-if", "records", "log"];

/// Further data from the database.
pub struct Stored {
    /// The number of turns of each record.
    turns: Vec<(String, i64)>,
    log: Vec<Opened<Event>>,
}

impl Stored {
    /// Loads what the list with that name needs.
    pub async fn of(app: &App, competition: &Competition, name: &str) -> Result<Self> {
        Ok(Self {
            turns: if name == "records" { log::turns(app, competition).await? } else { Vec::new() },
            log: if name == "log" { log::rows(app, competition).await? } else { Vec::new() },
        })
    }
}

/// One of the tables as JSON; none if there is no such table.
pub fn json(competition: &Competition, name: &str, stored: &Stored) -> Option<serde_json::Result<String>> {
    Some(match name {
        "standings" => serde_json::to_string(&answers::standings(competition)),
        "rounds" => serde_json::to_string(&answers::rounds(competition)),
        "entries" => serde_json::to_string(&answers::entries(competition)),
        "crosstable" => serde_json::to_string(&answers::crosstables(competition)),
        "bracket" => serde_json::to_string(&answers::brackets(competition)),
        "schedule" => serde_json::to_string(&answers::schedule(competition)),
        "what-if" => serde_json::to_string(&answers::what_ifs(competition)),
        "records" => serde_json::to_string(&answers::records(competition, &stored.turns)),
        "log" => serde_json::to_string(&answers::log_lines(competition, &stored.log)),
        _ => return None,
    })
}

/// One of the tables as rows of text, header first.
pub fn rows(competition: &Competition, name: &str, stored: &Stored, locale: &Locale) -> Option<Vec<Vec<String>>> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    Some(match name {
        "standings" => standings_rows(competition, locale),
        "rounds" => {
            let mut rows =
                vec![words(&["stage", "round", "table", "seat", "entry", "name", "points", "rank", "state"])];
            for table in competition.public_tables() {
                let progress = competition.progress(table).ok();
                let ranks = competition.result(table).map(|result| result.ranks);
                for (seat, &entry) in table.seats.iter().enumerate() {
                    let points = progress.as_ref().and_then(|progress| progress.scores.get(seat));
                    let rank = ranks.as_ref().and_then(|ranks| ranks.get(seat));
                    rows.push(vec![
                        (table.stage + 1).to_string(),
                        table.round.to_string(),
                        table.place.to_string(),
                        (seat + 1).to_string(),
                        entry.to_string(),
                        competition.name(entry).to_owned(),
                        points.map(|points| (points.as_hundredths() as f64 / 100.0).to_string()).unwrap_or_default(),
                        rank.map(u32::to_string).unwrap_or_default(),
                        competition.standing(table).word().to_owned(),
                    ]);
                }
            }
            rows
        }
        "entries" => {
            let mut rows = vec![words(&["entry", "seed", "name", "club", "rating", "state"])];
            rows.extend(entries::entries(competition, "", None).into_iter().map(|entry| {
                vec![
                    entry.number.to_string(),
                    entry.seed.map(|seed| seed.to_string()).unwrap_or_default(),
                    entry.name,
                    entry.club.unwrap_or_default(),
                    entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
                    if entry.withdrawn { "withdrawn" } else { entry.state }.to_owned(),
                ]
            }));
            rows
        }
        "crosstable" => crosstable_rows(competition, locale),
        "bracket" => bracket_rows(competition, locale),
        "schedule" => {
            let mut rows = vec![words(&["stage", "round", "first", "second"])];
            for stage in rounds::planned(competition, "", locale) {
                for round in stage.rounds {
                    for (first, second) in round.games {
                        rows.push(vec![stage.title.clone(), round.number.to_string(), first, second]);
                    }
                }
            }
            rows
        }
        "what-if" => {
            let head = ["stage", "entry", "name", "best_now", "worst_now", "best_at_end", "worst_at_end"];
            let mut rows = vec![words(&head)];
            for (at, stage) in competition.stages.iter().enumerate() {
                let Some(answer) = what_if(competition, at) else { continue };
                rows.extend(answer.now.iter().zip(&answer.end).map(|(now, end)| {
                    let (stage, name) = (stage.name.text(), competition.name(now.entry));
                    let places = [now.best, now.worst, end.best, end.worst].map(|place| place.to_string());
                    [locale.text(&stage).into_owned(), now.entry.to_string(), name.to_owned()]
                        .into_iter()
                        .chain(places)
                        .collect()
                }));
            }
            rows
        }
        "records" => {
            let mut rows = vec![words(&["record", "table", "game", "players", "turns", "state"])];
            rows.extend(record_lines(competition, &stored.turns, |_| is_open(competition)).into_iter().map(|record| {
                let (table, game, turns) = (record.table, record.game, record.turns);
                let [table, game, turns] = [table.to_string(), game.to_string(), turns.to_string()];
                vec![record.id, table, game, record.names, turns, record.status.to_owned()]
            }));
            rows
        }
        "log" => {
            let mut rows = vec![words(&["revision", "at", "told", "hash"])];
            rows.extend(log::told(competition, &stored.log).map(|(row, told)| {
                let at = row.at.to_rfc3339_opts(SecondsFormat::Secs, true);
                vec![row.revision.to_string(), at, locale.text(&told).into_owned(), row.hash.clone()]
            }));
            rows
        }
        _ => return None,
    })
}

fn standings_rows(competition: &Competition, locale: &Locale) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for (at, stage) in competition.stages.iter().enumerate() {
        let board = format::standings(competition, at);
        let mut head: Vec<String> = ["stage", "rank", "entry", "name", "zone"].map(str::to_owned).to_vec();
        head.extend(board.columns.iter().map(|column| column.code.en().to_string()));
        // Stages may have different columns: then each has its own header.
        if rows.is_empty() || !rows.contains(&head) {
            rows.push(head);
        }
        rows.extend(board.rows.iter().map(|row| {
            let mut line = vec![
                locale.text(&stage.name.text()).into_owned(),
                row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
                row.entry.to_string(),
                competition.name(row.entry).to_owned(),
                row.zone.map(zone).unwrap_or_default().to_owned(),
            ];
            line.extend(row.cells.iter().map(|cell| cell.plain.clone()));
            line
        }));
    }
    rows
}

fn crosstable_rows(competition: &Competition, locale: &Locale) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for stage in super::crosstable::stages(competition, "", locale, None) {
        let mut head: Vec<String> = ["stage", "line", "rank", "name"].map(str::to_owned).to_vec();
        head.extend(stage.columns.iter().map(usize::to_string));
        head.push("points".to_owned());
        rows.push(head);
        rows.extend(stage.rows.into_iter().map(|row| {
            let mut line = vec![stage.title.clone(), row.number.to_string(), row.rank, row.name];
            line.extend(row.cells.iter().map(|cell| {
                let met: Vec<&str> = cell.meetings.iter().map(|met| met.text.as_str()).collect();
                met.join(" ")
            }));
            line.push(row.points.unwrap_or_default());
            line
        }));
    }
    rows
}

fn bracket_rows(competition: &Competition, locale: &Locale) -> Vec<Vec<String>> {
    let head = ["part", "round", "match", "state", "first", "first_score", "second", "second_score", "winner"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for part in super::bracket::parts(competition, "", locale, None) {
        for column in part.columns {
            for one in column.matches {
                let winner = one.slots.iter().find(|side| side.won).map(|side| side.label.clone());
                let [first, second] = one.slots;
                rows.push(vec![
                    part.title.clone(),
                    column.title.clone(),
                    one.number.to_string(),
                    one.state.to_owned(),
                    first.label,
                    first.score.unwrap_or_default(),
                    second.label,
                    second.score.unwrap_or_default(),
                    winner.unwrap_or_default(),
                ]);
            }
        }
    }
    rows
}

/// Any other table as a file in the format of a suffix: rows of values under a header.
pub fn file(suffix: &str, head: &[&str], lines: Vec<Vec<Value>>) -> Result<HttpResponse> {
    let text = |value: Value| match value {
        Value::String(words) => words,
        Value::Null => String::new(),
        other => other.to_string(),
    };
    let (kind, body) = match suffix {
        "csv" => {
            let head = head.iter().map(|&word| word.to_owned()).collect();
            let lines = lines.into_iter().map(|line| line.into_iter().map(text).collect());
            ("text/csv; charset=utf-8", csv(&std::iter::once(head).chain(lines).collect::<Vec<_>>()))
        }
        "json" => {
            let name = |line: Vec<Value>| -> Map<String, Value> {
                head.iter().map(|&word| word.to_owned()).zip(line).collect()
            };
            ("application/json", serde_json::to_string(&lines.into_iter().map(name).collect::<Vec<_>>())?)
        }
        _ => return Err(Error::NotFound),
    };
    Ok(HttpResponse::Ok().content_type(kind).body(body))
}

/// A part of a table as a file, and where the next part is, which the header `Link` says.
pub fn part(suffix: &str, head: &[&str], lines: Vec<Vec<Value>>, next: Option<&str>) -> Result<HttpResponse> {
    let mut answer = file(suffix, head, lines)?;
    if let Some(next) = next
        && let Ok(link) = HeaderValue::from_str(&format!("<{next}>; rel=\"next\""))
    {
        answer.headers_mut().insert(header::LINK, link);
    }
    Ok(answer)
}

/// Rows as comma-separated values (RFC 4180).
pub fn csv(rows: &[Vec<String>]) -> String {
    let mut text = String::new();
    // Stages may differ in columns; the file has one width.
    let width = rows.iter().map(Vec::len).max().unwrap_or_default();
    for row in rows {
        let mut cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
        cells.resize(width, String::new());
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A cell, quoted if necessary.
fn quoted(cell: &str) -> String {
    let safe = harmless(cell);
    let marks = [',', ';', '"', '\t', '\n', '\r'];
    if safe.contains(marks) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe.into_owned() }
}

/// Prevents spreadsheet formula injection: at the beginning, and after everything that some spreadsheet takes for the end
/// of a cell. Numbers stay numbers.
fn harmless(cell: &str) -> Cow<'_, str> {
    let digits = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_number || !cell.contains(FORMULA) {
        return Cow::Borrowed(cell);
    }
    let mut safe = String::with_capacity(cell.len() + 1);
    let mut begins = true;
    for letter in cell.chars() {
        if begins && FORMULA.contains(&letter) {
            safe.push('\'');
        }
        begins = matches!(letter, ',' | ';' | '\t' | '\n' | '\r' | '"') || (begins && letter.is_whitespace());
        safe.push(letter);
    }
    Cow::Owned(safe)
}

/// Formulas begin with these (full-width forms too), or with whitespace before them.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let rows = vec![vec!["a".to_owned(), "b,\"c\"".to_owned()], vec!["=1+1".to_owned(), "-1".to_owned()]];
        assert_eq!(csv(&rows), "a,\"b,\"\"c\"\"\"\r\n'=1+1,-1\r\n");
    }

    #[test]
    fn no_cell_is_a_formula_whatever_separates_them() {
        for number in ["-1", "+2", "-0.5", "12.75", "3"] {
            assert_eq!(harmless(number), number);
        }
        let cells = [
            ("=1+1", "'=1+1"),
            ("+A1", "'+A1"),
            ("-A1", "'-A1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t'=1"),
            ("\r=1", "'\r'=1"),
            (" =1", " '=1"),
            ("a;=1+1;-b", "a;'=1+1;'-b"),
            ("a;\"=1+1\"", "a;\"'=1+1\""),
            ("a,+b", "a,'+b"),
            ("-1;-2", "'-1;'-2"),
            ("＝1", "'＝1"),
            ("Jean-Luc", "Jean-Luc"),
            ("+", "'+"),
        ];
        for (cell, safe) in cells {
            assert_eq!(harmless(cell), safe, "{cell:?}");
        }
        assert_eq!(quoted("a;=1"), "\"a;'=1\"");
    }
}
