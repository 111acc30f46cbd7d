use std::borrow::Cow;

use serde::Serialize;

use super::{Fault, FaultKind, MAX_BYTES, MAX_TAGS, MAX_TURNS, MAX_VALUE, is_white};
use crate::text;
use crate::text::Text;

/// A place in the text, counted from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// A tag pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Its name as written.
    pub name: &'a str,
    /// Its value without escapes.
    pub value: Cow<'a, str>,
    /// Where its line begins.
    pub place: Place,
}

/// A turn as written, without its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// Its text.
    pub text: &'a str,
    /// Where it begins.
    pub place: Place,
}

/// A text cut into tags and turns.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading<'a> {
    /// The tags in the order written.
    pub tags: Vec<Tag<'a>>,
    /// The turns; at most one more than a record may have.
    pub turns: Vec<Token<'a>>,
}

impl<'a> Reading<'a> {
    /// Reads a text in one pass; the first thing that is no record is the fault.
    pub fn of(bytes: &'a [u8]) -> Result<Self, Fault> {
        if bytes.len() > MAX_BYTES {
            return Err(fault(None, text!("record-record-larger-bytes-most-allowed", max_bytes = MAX_BYTES)));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = 1 + bytes.iter().take(error.valid_up_to()).filter(|byte| **byte == b'\n').count();
            fault(None, text!("record-record-not-utf-8-text", line))
        })?;
        Reader::new(text.strip_prefix('\u{feff}').unwrap_or(text)).read()
    }

    /// The tag of that name, without regard to case.
    pub fn tag(&self, name: &str) -> Option<&Tag<'a>> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// The value of the tag of that name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.tag(name).map(|tag| tag.value.as_ref())
    }

    /// The tags without the text they were read from.
    pub fn tag_values(&self) -> TagValues {
        TagValues(self.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.clone().into_owned())).collect())
    }
}

/// The tags of a record on their own, in the order written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TagValues(Vec<(String, String)>);

impl TagValues {
    /// The value of the tag of that name, without regard to case.
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(own, _)| own.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }
}

fn fault(place: Option<Place>, text: Text) -> Fault {
    let text = match place {
        Some(Place { line, .. }) => {
            text!("record-line", line, text)
        }
        None => text,
    };
    Fault { kind: FaultKind::Setup, game: None, turn: 0, token: None, place, text }
}

struct Reader<'a> {
    text: &'a str,
    /// Byte offset of what comes next, and its place.
    at: usize,
    place: Place,
    /// Only white space stands before this on its line.
    line_start: bool,
    reading: Reading<'a>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let place = Place { line: 1, column: 1 };
        Self { text, at: 0, place, line_start: true, reading: Reading::default() }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self, c: char) {
        self.at += c.len_utf8();
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
            self.line_start = true;
        } else {
            self.place.column += 1;
            self.line_start &= is_white(c);
        }
    }

    fn read(mut self) -> Result<Reading<'a>, Fault> {
        while let Some(c) = self.peek() {
            match c {
                _ if is_white(c) => self.bump(c),
                ';' => self.skip_line(),
                '{' => self.skip_braces()?,
                '[' if self.line_start => self.tag()?,
                _ => self.turn(),
            }
        }
        Ok(self.reading)
    }

    fn skip_line(&mut self) {
        while let Some(c) = self.peek().filter(|c| *c != '\n') {
            self.bump(c);
        }
    }

    fn skip_braces(&mut self) -> Result<(), Fault> {
        let opened = self.place;
        while let Some(c) = self.peek() {
            self.bump(c);
            if c == '}' {
                return Ok(());
            }
        }
        Err(fault(Some(opened), text!("record-comment-begins-here-never-closed")))
    }

    fn tag(&mut self) -> Result<(), Fault> {
        let place = self.place;
        let line = self.rest().split('\n').next().unwrap_or_default();
        if !self.reading.turns.is_empty() {
            return Err(fault(Some(place), text!("record-tag-not-follow-first-turn")));
        }
        let Some((name, value)) = parse_tag(line) else {
            return Err(fault(Some(place), text!("record-tag-reads-name-value-alone")));
        };
        if value.chars().nth(MAX_VALUE).is_some() {
            return Err(fault(Some(place), text!("record-value-more-characters", name, max_value = MAX_VALUE)));
        }
        if self.reading.tag(name).is_some() {
            return Err(fault(Some(place), text!("record-tag-appears-twice", name)));
        }
        if self.reading.tags.len() == MAX_TAGS {
            return Err(fault(Some(place), text!("record-record-most-tags", max_tags = MAX_TAGS)));
        }
        self.reading.tags.push(Tag { name, value, place });
        self.skip_line();
        Ok(())
    }

    fn turn(&mut self) {
        let (start, mut place) = (self.at, self.place);
        while let Some(c) = self.peek().filter(|c| !is_white(*c) && !matches!(c, ';' | '{')) {
            self.bump(c);
        }
        let word = self.text.get(start..self.at).unwrap_or_default();
        let text = without_number(word);
        place.column += word.len() - text.len();
        if !text.is_empty() && self.reading.turns.len() <= MAX_TURNS {
            self.reading.turns.push(Token { text, place });
        }
    }
}

/// Takes one turn number, digits and dots, off the front of a word.
pub(super) fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_dots = after_digits.trim_start_matches('.');
    if after_digits.len() < word.len() && after_dots.len() < after_digits.len() { after_dots } else { word }
}

/// Name and value of a tag that takes up the whole line.
fn parse_tag(line: &str) -> Option<(&str, Cow<'_, str>)> {
    let inner = line.strip_prefix('[')?.trim_start_matches(is_white);
    let (name, rest) = inner.split_at_checked(inner.find(|c: char| !c.is_ascii_alphanumeric())?)?;
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !rest.starts_with(is_white) {
        return None;
    }
    let quoted = rest.trim_start_matches(is_white).strip_prefix('"')?;
    let mut unescaped: Option<String> = None;
    let mut chars = quoted.char_indices();
    let end = loop {
        let (at, c) = chars.next()?;
        match c {
            '"' => break at,
            '\\' => {
                let value = unescaped.get_or_insert_with(|| quoted.get(..at).unwrap_or_default().to_owned());
                value.push(chars.next().map(|(_, c)| c).filter(|c| matches!(c, '"' | '\\'))?);
            }
            _ => {
                if let Some(value) = &mut unescaped {
                    value.push(c);
                }
            }
        }
    };
    let (plain, after) = quoted.split_at_checked(end)?;
    let after = after.strip_prefix('"')?.trim_start_matches(is_white).strip_prefix(']')?;
    after.chars().all(is_white).then(|| (name, unescaped.map_or(Cow::Borrowed(plain), Cow::Owned)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(text: &str) -> Vec<(&str, usize, usize)> {
        let reading = Reading::of(text.as_bytes()).expect("the text should read");
        reading.turns.into_iter().map(|turn| (turn.text, turn.place.line, turn.place.column)).collect()
    }

    #[test]
    fn places_count_characters_and_skip_numbers() {
        assert_eq!(turns("1. é1 12...b2{x}c3\r\n\t d4;e5"), [("é1", 1, 4), ("b2", 1, 12), ("c3", 1, 17), ("d4", 2, 3)]);
    }

    #[test]
    fn one_number_a_turn() {
        assert_eq!(turns("1.2.b2 3. 4. 5 .6"), [("2.b2", 1, 3), ("5", 1, 14), (".6", 1, 16)]);
    }

    #[test]
    fn a_bracket_inside_a_line_is_part_of_a_turn() {
        assert_eq!(turns("a1 [b2"), [("a1", 1, 1), ("[b2", 1, 4)]);
        assert_eq!(turns("{c} [b2"), [("[b2", 1, 5)]);
    }

    #[test]
    fn tags_unescape() {
        let reading = Reading::of(br#" [ Event	"a \"b\" \\ c" ] "#).expect("the tag should read");
        assert_eq!(reading.value("eVENT"), Some(r#"a "b" \ c"#));
    }

    #[test]
    fn malformed_tags_are_faults() {
        for line in [
            r#"[A"x"]"#,
            r#"[A x]"#,
            r#"[A "x"] ;"#,
            r#"[A "x"]]"#,
            r#"[1 "x"]"#,
            r#"[A "x""#,
            r#"[A "\n"]"#,
            "[",
            "[A \"x\ny\"]",
        ] {
            assert_eq!(Reading::of(line.as_bytes()).map_err(|fault| fault.kind), Err(FaultKind::Setup), "{line}");
        }
    }
}
