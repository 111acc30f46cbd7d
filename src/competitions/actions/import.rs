//! Importing organisers' existing lists of players.

use podium_engine::contest::trf::Report;
use podium_engine::text;
use podium_engine::text::Text;

use super::entries::{Applicant, MOST_RATING};

/// The most lines of a list.
const MOST_LINES: usize = 2000;

/// Players from a pasted list (one `Name; rating; club` per line), a table with a header line (commas, semicolons or tabs),
/// or a federation's report, recognised by its content. Players' ids are left empty.
pub fn read(text: &str) -> Result<Vec<Applicant>, Text> {
    let text = text.trim_start_matches('\u{feff}');
    let is_report = text.lines().any(|line| line.starts_with("001 ")) && text.lines().all(|line| !line.contains(';'));
    let people = if is_report { report(text)? } else { lines(text)? };
    if people.is_empty() {
        return Err(text!("act-name-list"));
    }
    Ok(people)
}

/// Players of a federation's report.
pub fn report(text: &str) -> Result<Vec<Applicant>, Text> {
    let report = Report::read(text).map_err(|problem| match problem.line {
        Some(line) => text!("act-line", line, text = problem.text),
        None => problem.text,
    })?;
    let person = |player: &podium_engine::contest::trf::Player| Applicant {
        name: player.name.clone(),
        rating: Some(player.rating).filter(|&rating| rating > 0),
        club: Some(player.federation.clone()).filter(|club| !club.is_empty()),
        ..Applicant::default()
    };
    is_short(report.players.len())?;
    Ok(report.players.iter().map(person).collect())
}

fn is_short(names: usize) -> Result<(), Text> {
    match names > MOST_LINES {
        true => Err(text!("act-list-more-names", most_lines = MOST_LINES)),
        false => Ok(()),
    }
}

/// The column of each field.
struct Columns {
    separator: char,
    name: usize,
    first_name: Option<usize>,
    rating: Option<usize>,
    club: Option<usize>,
}

fn lines(text: &str) -> Result<Vec<Applicant>, Text> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
    let columns = match lines.peek().and_then(|(_, first)| head(first)) {
        Some(columns) => {
            lines.next();
            columns
        }
        None => {
            let separator = if text.contains('\t') { '\t' } else { ';' };
            Columns { separator, name: 0, first_name: None, rating: Some(1), club: Some(2) }
        }
    };
    let mut people = Vec::new();
    for (at, line) in lines {
        people.push(person(line, at + 1, &columns)?);
        is_short(people.len())?;
    }
    Ok(people)
}

/// The columns named by a header line; `None` if it is not one.
fn head(line: &str) -> Option<Columns> {
    let separator = [';', '\t', ','].into_iter().find(|&mark| line.contains(mark)).unwrap_or(';');
    let titles: Vec<String> = cells(line, separator).iter().map(|cell| cell.to_lowercase()).collect();
    let find = |words: &[&str]| titles.iter().position(|title| words.contains(&title.as_str()));
    Some(Columns {
        separator,
        name: find(&["name", "nom", "player", "joueur", "last name", "surname"])?,
        first_name: find(&["first name", "given name", "prénom", "prenom"]),
        rating: find(&["rating", "elo", "classement", "cote"]),
        club: find(&["club", "team", "équipe", "equipe", "federation", "fédération"]),
    })
}

fn person(line: &str, number: usize, columns: &Columns) -> Result<Applicant, Text> {
    let cells = cells(line, columns.separator);
    let cell = |at: Option<usize>| at.and_then(|at| cells.get(at)).map(String::as_str).filter(|cell| !cell.is_empty());
    let Some(last) = cell(Some(columns.name)) else {
        return Err(text!("act-line-name", number));
    };
    let name = cell(columns.first_name).map_or_else(|| last.to_owned(), |first| format!("{first} {last}"));
    let rating = match cell(columns.rating) {
        None | Some("0" | "-" | "–") => None,
        Some(word) => Some(
            word.parse()
                .ok()
                .filter(|rating| *rating <= MOST_RATING)
                .ok_or_else(|| text!("act-line-rating-write-name-rating", number, word))?,
        ),
    };
    Ok(Applicant { name, rating, club: cell(columns.club).map(str::to_owned), ..Applicant::default() })
}

/// The cells of a line; a quoted cell may hold the separator, and a doubled quote stands for one.
fn cells(line: &str, separator: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let Some(cell) = cells.last_mut() else { break };
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => quoted = true,
            _ if letter == separator && !quoted => cells.push(String::new()),
            _ => cell.push(letter),
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Said;

    fn told(people: &[Applicant]) -> Vec<(&str, Option<u32>, Option<&str>)> {
        people.iter().map(|person| (person.name.as_str(), person.rating, person.club.as_deref())).collect()
    }

    #[test]
    fn a_pasted_list_needs_no_more_than_names() {
        let people = read("Ada\n\n  Ben ; 1650\nCleo;;Rook & Co\r\nDan; - ; Lions\n").unwrap();
        let expected = [
            ("Ada", None, None),
            ("Ben", Some(1650), None),
            ("Cleo", None, Some("Rook & Co")),
            ("Dan", None, Some("Lions")),
        ];
        assert_eq!(told(&people), expected);
    }

    #[test]
    fn a_table_is_read_by_its_head() {
        let people = read("Club,First name,Name,Elo\n\"Lions, Lyon\",Ada,\"O\"\"Hara\",1700\n,Ben,Bay,\n").unwrap();
        assert_eq!(told(&people), [("Ada O\"Hara", Some(1700), Some("Lions, Lyon")), ("Ben Bay", None, None)]);
        let french = read("Nom\tClassement\nZoé\t1500").unwrap();
        assert_eq!(told(&french), [("Zoé", Some(1500), None)]);
    }

    #[test]
    fn a_name_with_a_comma_stays_whole_without_a_head() {
        assert_eq!(told(&read("Lovelace, Ada; 1800").unwrap()), [("Lovelace, Ada", Some(1800), None)]);
    }

    #[test]
    fn a_report_gives_names_and_ratings() {
        let text = "012 Test\n001    1 m    Lovelace, Ada                     1800 ENG     1234567            0.0    1\n\
                    001    2      Babbage, Charles                  1700 ENG                        0.0    2\n";
        let people = read(text).unwrap();
        assert_eq!(told(&people)[0], ("Lovelace, Ada", Some(1800), Some("ENG")));
        assert_eq!(people.len(), 2);
    }

    #[test]
    fn what_is_no_list_is_refused_with_its_line() {
        assert!(read(" \n").is_err());
        let wrong = text!("act-line-rating-write-name-rating", number = 2, word = "strong");
        assert_eq!(read("Ada; 1500\nBen; strong").unwrap_err(), wrong);
        assert!(read("name;rating\n;1500").unwrap_err().en().contains("Line 2 has no name"));
        assert!(read("Ada; 123456").is_err());
    }
}
