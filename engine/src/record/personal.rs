//! Takes out of a record what is not part of the game: the names of its players, where and for what it was played, and
//! comments. What remains has the same verdict and names nobody.

use super::is_white;

/// Tags that the rules or the result depend on.
const KEPT: [&str; 6] = ["Game", "Variant", "Setup", "Options", "Ranks", "Scores"];

/// Something that was taken out: the byte of the remaining text it stood at, and what it was.
pub type Piece = (usize, String);

/// A record without names and comments, and what was taken out. Brackets, quotes and braces stay, so that the record
/// remains one.
pub fn split(text: &str) -> (String, Vec<Piece>) {
    let mut splitter = Splitter { text, at: 0, facts: String::with_capacity(text.len()), pieces: Vec::new() };
    splitter.run();
    (splitter.facts, splitter.pieces)
}

/// The record as it was before [`split`]; pieces at impossible places are left out.
pub fn join(facts: &str, pieces: &[Piece]) -> String {
    let mut text = String::with_capacity(facts.len() + pieces.iter().map(|(_, piece)| piece.len()).sum::<usize>());
    let mut done = 0;
    for (at, piece) in pieces {
        let Some(before) = facts.get(done..*at) else { continue };
        text.push_str(before);
        text.push_str(piece);
        done = *at;
    }
    text.push_str(facts.get(done..).unwrap_or_default());
    text
}

/// Whether a piece is a comment rather than the value of a tag.
pub fn is_comment(facts: &str, piece: &Piece) -> bool {
    facts.get(..piece.0).is_some_and(|before| before.ends_with(['{', ';']))
}

struct Splitter<'a> {
    text: &'a str,
    at: usize,
    facts: String,
    pieces: Vec<Piece>,
}

impl<'a> Splitter<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn keep(&mut self, bytes: usize) {
        self.facts.push_str(self.rest().get(..bytes).unwrap_or_default());
        self.at += bytes;
    }

    fn cut(&mut self, bytes: usize) {
        let piece = self.rest().get(..bytes).unwrap_or_default();
        if !piece.is_empty() {
            self.pieces.push((self.facts.len(), piece.to_owned()));
        }
        self.at += bytes;
    }

    fn run(&mut self) {
        let mut line_start = true;
        while let Some(c) = self.rest().chars().next() {
            match c {
                '[' if line_start => self.tag(),
                ';' => {
                    self.keep(1);
                    let line = self.rest().find('\n').unwrap_or(self.rest().len());
                    self.cut(line);
                }
                '{' => {
                    self.keep(1);
                    let comment = self.rest().find('}').unwrap_or(self.rest().len());
                    self.cut(comment);
                }
                _ => {
                    self.keep(c.len_utf8());
                    line_start = c == '\n' || c == '\u{feff}' || line_start && is_white(c);
                    continue;
                }
            }
            line_start = false;
        }
    }

    /// A line of the form `[Name "value"]`.
    fn tag(&mut self) {
        let line = self.rest().split('\n').next().unwrap_or_default();
        let name = line.trim_start_matches('[').trim_start().split(['"', ' ', '\t']).next().unwrap_or_default();
        let is_kept = KEPT.iter().any(|kept| name.eq_ignore_ascii_case(kept))
            || name.eq_ignore_ascii_case("Date") && value(line).is_some_and(is_date);
        match line.find('"').zip(line.rfind('"')) {
            Some((open, close)) if open < close && !is_kept => {
                self.keep(open + 1);
                self.cut(close - open - 1);
                self.keep(line.len() - close);
            }
            _ => self.keep(line.len()),
        }
    }
}

fn value(line: &str) -> Option<&str> {
    let (open, close) = line.find('"').zip(line.rfind('"'))?;
    line.get(open + 1..close)
}

/// Digits and what stands between them in a date.
fn is_date(value: &str) -> bool {
    value.len() <= 10 && value.chars().all(|c| c.is_ascii_digit() || matches!(c, '-' | '.' | '?' | '/'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::judge;

    const RECORD: &str = "\u{feff}[Game \"spline\"]\r\n  [P1 \"Ada \\\"A\\\" L\"]\n[p2 \"Ben\"]\n[Event \"Ada's cup\"]\n\
        [Date \"2026-11-15\"]\n; Ada wrote this\n1. a1 a2 {Ben: hm\nno} 2. b1 b2\n3. c1{x}c2 {[P1 \"Zoe\"]}\n4. d1 ;end";

    #[test]
    fn names_and_comments_leave_and_come_back() {
        let (facts, pieces) = split(RECORD);
        for gone in ["Ada", "Ben", "Zoe", "hm", "end", "cup"] {
            assert!(!facts.contains(gone), "{gone} in {facts}");
        }
        assert!(facts.contains("[P1 \"\"]") && facts.contains("2026-11-15"), "{facts}");
        assert_eq!(join(&facts, &pieces), RECORD);
        assert_eq!(judge(facts.as_bytes()), judge(RECORD.as_bytes()));
        assert!(judge(facts.as_bytes()).is_ok());
        let comments = pieces.iter().filter(|piece| is_comment(&facts, piece)).count();
        assert_eq!((pieces.len(), comments), (8, 5));
    }

    #[test]
    fn what_is_no_date_is_taken_out() {
        let (facts, _) = split("[Date \"born on 3 May\"]\n[Date \"2026.??.??\"]");
        assert_eq!(facts, "[Date \"\"]\n[Date \"2026.??.??\"]");
    }

    #[test]
    fn nothing_is_lost_whatever_the_text() {
        for text in
            ["", "[", "[P1", "[P1 \"", "[P1 \"x", "{", "{a", ";", ";\n;x", "é{é}é", "[P1 \"é\"]é", " [Site \"a\"b\"]"]
        {
            let (facts, pieces) = split(text);
            assert_eq!(join(&facts, &pieces), text);
        }
        assert_eq!(join("é", &[(1, "x".to_owned()), (9, "y".to_owned())]), "é");
    }
}
