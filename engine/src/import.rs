//! Records that players already have, made into records of ours.

pub mod mat;
pub mod othello;
pub mod wthor;

use crate::record::Record;
use crate::text;
use crate::text::Text;

/// What a file holds, told by its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A backgammon match ([`mat`]).
    Match,
    /// Othello transcripts ([`othello`]).
    Transcripts,
    /// Games of a WTHOR archive ([`wthor`]).
    Games,
    /// The players of WTHOR archives.
    Players,
    /// The tournaments of WTHOR archives.
    Tournaments,
    /// A record of ours, which needs no import.
    Record,
}

/// Tells what a file holds; `None` where it is nothing we read.
pub fn recognise(bytes: &[u8]) -> Option<Kind> {
    let archive = wthor::recognise(bytes);
    if archive.is_some() {
        return archive;
    }
    let text = std::str::from_utf8(bytes).ok()?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_match = |line: &str| {
        let line = line.trim();
        line.ends_with("point match") || line.strip_prefix("Game ").is_some_and(|number| number.parse::<u32>().is_ok())
    };
    if text.lines().take(200).any(is_match) {
        Some(Kind::Match)
    } else if text.trim_start().starts_with("[Game ") {
        Some(Kind::Record)
    } else {
        Some(Kind::Transcripts)
    }
}

/// Reads a text of transcripts: one game if it has no more moves than a game can have, otherwise one
/// per line. Each comes with its line, from 1; a problem names its line too.
pub fn transcripts(text: &str) -> Result<Vec<(usize, Record)>, Text> {
    let first_line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let whole = othello::read(text);
    if whole.as_ref().is_ok_and(|record| record.turns().len() <= 64) || text.trim().lines().count() <= 1 {
        return Ok(vec![(first_line, whole?)]);
    }
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(at, line)| {
            let number = at + 1;
            let record = othello::read(line);
            record.map(|record| (number, record)).map_err(|problem| text!("import-line", number, problem))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_their_content() {
        assert_eq!(recognise(b" 7 point match\n\n Game 1\n"), Some(Kind::Match));
        assert_eq!(recognise(b"; [Site \"x\"]\n Game 1\n"), Some(Kind::Match));
        assert_eq!(recognise(b"[Game \"spline\"]\n"), Some(Kind::Record));
        assert_eq!(recognise(b"f5d6c3"), Some(Kind::Transcripts));
        assert_eq!(recognise(&[0xff, 0xfe, 0]), None);
    }

    #[test]
    fn transcripts_stand_on_one_line_each_or_fill_the_text() {
        let one = transcripts("\n1. f5 d6\n2. c3 d3\n").map(|games| games.len());
        assert_eq!(one, Ok(1));
        let many = "f5d6c3d3c4f4f6f3e6e7\n".repeat(12);
        let lines: Vec<usize> = transcripts(&many).unwrap().into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, (1..=12).collect::<Vec<_>>());
        let wrong = transcripts(&format!("{many}zz\n")).unwrap_err();
        assert!(wrong.english().starts_with("Line 13:"), "{wrong}");
    }
}
