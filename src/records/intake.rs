//! Parses what a player submits, pasted or uploaded, into records with their verdicts.

use podium_engine::games::{backgammon, reversi};
use podium_engine::import::{self, Kind, mat, othello};
use podium_engine::record::{FaultKind, Record, Verdict, judge};
use podium_engine::text;
use podium_engine::text::Text;

use super::Head;

/// What was handed in, read.
#[derive(Debug)]
pub enum Intake {
    /// One record.
    One(Judged),
    /// All games of a match, the first first.
    Match(Vec<Judged>),
}

/// A text with its verdict.
#[derive(Debug, Clone)]
pub struct Judged {
    pub text: String,
    pub verdict: Verdict,
    /// The names of the seats in a foreign file, where the text has those of the table.
    pub written: Vec<String>,
}

impl Judged {
    /// Judges bytes; invalid text is shown as far as possible.
    pub fn of(bytes: &[u8]) -> Self {
        Self { text: String::from_utf8_lossy(bytes).into_owned(), verdict: judge(bytes), written: Vec::new() }
    }

    /// A head is put before it where it lacks one.
    pub fn with_head(bytes: &[u8], head: &Head) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::of(head.complete(text).0.as_bytes()),
            Err(_) => Self::of(bytes),
        }
    }
}

impl Intake {
    /// Reads a record or a file of another program. `head` is that of the game to come, or why there is none, which a
    /// whole match need not mind; `names` are those at the table, `left` whoever of them sits on the left of a
    /// backgammon match, where that was said.
    pub fn read(
        bytes: &[u8],
        game: &str,
        head: Result<Head, Text>,
        names: &[&str],
        left: Option<usize>,
    ) -> Result<Self, Text> {
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Err(text!("refused-nothing-read-paste-record-choose"));
        }
        match (game, import::recognise(bytes)) {
            (backgammon::ID, Some(Kind::Match)) => of_match(&String::from_utf8_lossy(bytes), names, left),
            (reversi::ID, Some(Kind::Transcripts)) => Ok(Self::One(of_transcript(bytes, &head?))),
            (_, Some(Kind::Match)) => Err(text!("refused-backgammon-match-another-game-played")),
            _ => Ok(Self::One(Judged::with_head(bytes, &head?))),
        }
    }
}

/// Turns in our notation are read as they stand, with what their author wrote between them; other spellings of
/// transcripts are rewritten.
fn of_transcript(bytes: &[u8], head: &Head) -> Judged {
    let own = Judged::with_head(bytes, head);
    let Verdict::Fails(fault) = &own.verdict else { return own };
    let text = String::from_utf8_lossy(bytes);
    let Ok(record) = othello::read(&text) else { return own };
    let imported = Judged::with_head(turns(&record).as_bytes(), head);
    if imported.verdict.is_ok() || fault.kind == FaultKind::Syntax { imported } else { own }
}

/// The turns of a record without its tags.
fn turns(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").map(|(_, turns)| turns.to_owned()).unwrap_or(text)
}

fn of_match(text: &str, names: &[&str], left: Option<usize>) -> Result<Intake, Text> {
    let read = mat::read(text).map_err(|problem| text!("refused-line", line = problem.line, text = problem.text))?;
    if read.games.is_empty() {
        return Err(text!("refused-file-games"));
    }
    // Whoever says who sits on the left knows the names of the file.
    let (left, written) = match left {
        Some(left) => (left, Vec::new()),
        None => (seat_on_the_left(&read.names, names)?, read.names.to_vec()),
    };
    let (one, other) = (names.get(left), names.get(1 - left.min(1)));
    let games = read.games.iter().map(|game| {
        let game = renamed(&game.record, [one, other].map(|name| name.copied()));
        Judged { written: written.clone(), ..game }
    });
    Ok(Intake::Match(games.collect()))
}

/// Who of the table sits on the left, by the names of the file.
fn seat_on_the_left(written: &[String; 2], names: &[&str]) -> Result<usize, Text> {
    let fold = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let seat = |name: &str| names.iter().position(|other| fold(other) == fold(name));
    let [left, right] = written;
    match (seat(left), seat(right)) {
        (Some(seat), _) => Ok(seat),
        (None, Some(seat)) => Ok(1 - seat.min(1)),
        (None, None) => Err(text!("refused-file-names-players-say-send", left, right)),
    }
}

/// A game of a match with the names of the table.
fn renamed(record: &Record, names: [Option<&str>; 2]) -> Judged {
    let [one, two] = names;
    let mut copy = Record::default();
    for (name, value) in record.tags() {
        let value = match name.as_str() {
            "P1" => one.unwrap_or(value),
            "P2" => two.unwrap_or(value),
            _ => value,
        };
        // What one record could carry another can.
        let _ = copy.tag(name, value);
    }
    for turn in record.turns() {
        let _ = copy.turn(turn);
    }
    Judged::of(copy.to_string().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Said;

    const MATCH: &str = include_str!("../../engine/tests/data/mat/five-points.mat");

    fn othello() -> Head {
        Head::read("[Game \"reversi\"]\n[Variant \"othello\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]")
    }

    fn one(bytes: &[u8], game: &str, head: &Head) -> Judged {
        match Intake::read(bytes, game, Ok(head.clone()), &["Ada", "Ben"], None) {
            Ok(Intake::One(judged)) => judged,
            other => panic!("one record: {other:?}"),
        }
    }

    #[test]
    fn turns_are_kept_as_written_and_transcripts_rewritten() {
        let own = one(b"f5 {the usual} d6 resign", "reversi", &othello());
        assert!(own.verdict.is_ok() && own.text.contains("{the usual}"), "{own:?}");
        let transcript = one(b"F5D6C3", "reversi", &othello());
        assert!(transcript.text.contains("1. f5 d6\n2. c3"), "{}", transcript.text);
        let Verdict::Fails(fault) = transcript.verdict else { panic!("it is not finished") };
        assert_eq!(fault.kind, FaultKind::Incomplete);
    }

    #[test]
    fn a_match_is_read_with_the_names_of_the_table() {
        let read = mat::read(MATCH).unwrap();
        let [left, right] = &read.names;
        let unknown = Intake::read(MATCH.as_bytes(), "backgammon", Ok(Head::default()), &["Ada", "Ben"], None);
        assert!(unknown.unwrap_err().en().contains(left.as_str()));
        let Ok(Intake::Match(games)) =
            Intake::read(MATCH.as_bytes(), "backgammon", Ok(Head::default()), &["Ada", "Ben"], Some(1))
        else {
            panic!("a match")
        };
        assert_eq!(games.len(), read.games.len());
        assert!(games.iter().all(|game| game.verdict.is_ok()));
        assert!(games.iter().all(|game| game.text.contains("[P1 \"Ben\"]") && game.text.contains("[P2 \"Ada\"]")));
        let swapped = [right.to_uppercase(), left.clone()];
        let names: Vec<&str> = swapped.iter().map(String::as_str).collect();
        assert_eq!(seat_on_the_left(&read.names, &names), Ok(1));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        assert!(Intake::read(b" \n", "reversi", Ok(othello()), &[], None).is_err());
        assert!(Intake::read(MATCH.as_bytes(), "reversi", Ok(othello()), &[], None).is_err());
        let bytes = one(&[0xff, b'f', b'5'], "spline", &othello());
        let Verdict::Fails(fault) = bytes.verdict else { panic!("it is no text") };
        assert_eq!(fault.kind, FaultKind::Setup);
    }
}
