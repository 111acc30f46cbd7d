//! Plain transcripts of Othello, `f5d6c3…`, in the many ways people write them.

use crate::game::Start;
use crate::games::reversi::{self, Square};
use crate::record::Record;
use crate::text;
use crate::text::Text;

/// The start of the games that transcripts tell.
pub(super) fn start() -> Start<'static> {
    Start { variant: "othello", ..Start::new(2) }
}

/// Reads one game: squares in either case, with or without white space, commas, dashes and move
/// numbers between them; a pass is left out or written `pa`, `pass` or `--`. The judge decides
/// whether the moves are legal.
pub fn read(transcript: &str) -> Result<Record, Text> {
    let unwritable = |_| text!("import-transcript-more-moves-record");
    let mut record = Record::new(reversi::ID, &start(), &[]).map_err(unwritable)?;
    // A pass is written once a move follows it: at the end of a game some people add passes.
    let mut passes = 0;
    for mv in Moves(transcript, 0) {
        let Some(square) = mv? else {
            passes += 1;
            continue;
        };
        for _ in 0..std::mem::take(&mut passes) {
            record.turn("pass").map_err(unwritable)?;
        }
        record.turn(&square.to_string()).map_err(unwritable)?;
    }
    if record.turns().is_empty() {
        return Err(text!("import-transcript-no-moves"));
    }
    Ok(record)
}

/// The moves of a transcript from a byte on, `None` being a pass.
struct Moves<'a>(&'a str, usize);

impl Moves<'_> {
    fn rest(&self) -> &[u8] {
        self.0.as_bytes().get(self.1..).unwrap_or_default()
    }

    /// Takes `word` if it comes next, in either case.
    fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().get(..word.len()).is_some_and(|next| next.eq_ignore_ascii_case(word.as_bytes()));
        self.1 += if found { word.len() } else { 0 };
        found
    }
}

impl Iterator for Moves<'_> {
    type Item = Result<Option<Square>, Text>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if self.eat("--") || self.eat("pass") || self.eat("pa") {
                return Some(Ok(None));
            }
            match self.rest() {
                [] => return None,
                // A digit that does not follow a column is part of a move number.
                [b'0'..=b'9' | b'.' | b')' | b':' | b',' | b';' | b'-', ..] => self.1 += 1,
                [white, ..] if white.is_ascii_whitespace() => self.1 += 1,
                [column @ (b'a'..=b'h' | b'A'..=b'H'), row @ b'1'..=b'8', ..] => {
                    let square = Square::new((column.to_ascii_lowercase() - b'a').into(), (row - b'1').into());
                    self.1 += 2;
                    return Some(Ok(square));
                }
                _ => {
                    let at = self.1;
                    let found: String = self.0.get(at..).unwrap_or_default().chars().take(8).collect();
                    // What follows cannot be judged.
                    self.1 = self.0.len();
                    return Some(Err(text!("import-byte-neither-square-a1-h8", at, found)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Verdict, judge};

    fn turns(transcript: &str) -> String {
        read(transcript).unwrap().turns().join(" ")
    }

    fn scores(transcript: &str) -> Vec<i64> {
        match judge(read(transcript).unwrap().to_string().as_bytes()) {
            Verdict::Holds(holds) => holds.outcome.scores.unwrap(),
            Verdict::Fails(fault) => panic!("{}", fault.text),
        }
    }

    #[test]
    fn the_ways_to_write_a_transcript_read_alike() {
        for transcript in [
            "f5d6c3d3c4",
            "F5D6C3D3C4\r\n",
            "f5 d6 c3 d3 c4",
            "f5,d6,c3,d3,c4",
            "f5-d6-c3-d3-c4",
            "1.f5 d6 2.c3 d3 3.c4",
            "1. f5\t2. d6\n3. c3; 4. d3; 5. c4.",
            "1)F5 2)d6 3)C3 4)d3 5)C4",
            "1: f5 - d6 2: c3 - d3 3: c4",
        ] {
            assert_eq!(turns(transcript), "f5 d6 c3 d3 c4", "{transcript}");
        }
    }

    #[test]
    fn passes_are_implied_or_written() {
        for transcript in ["f5pad6", "f5 pass d6", "f5--d6", "f5 PASS d6", "1. f5 -- 2. d6"] {
            assert_eq!(turns(transcript), "f5 pass d6", "{transcript}");
        }
        assert_eq!(turns("f5 d6 pass pa"), "f5 d6", "no game ends with a pass");
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place() {
        let wrong = |transcript| read(transcript).unwrap_err().english();
        assert!(wrong("f5 d9").starts_with("Byte 3: “d9”"));
        assert!(wrong("f5i6").starts_with("Byte 2:"));
        assert!(wrong("f5 🎲").starts_with("Byte 3: “🎲”"));
        assert!(wrong("f5 d").starts_with("Byte 3:"));
        assert!(wrong("").contains("no moves"));
        assert!(wrong("1. 2. --").contains("no moves"));
        assert!(wrong(&"f5".repeat(5001)).contains("more moves"));
    }

    #[test]
    fn the_shortest_wipe_out_ends_with_the_published_count() {
        assert_eq!(scores("e6f4e3f6g5d6e7f5c5"), [13, 0]);
    }
}
