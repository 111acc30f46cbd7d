use podium_engine::picture;
use podium_engine::record::{FaultKind, MAX_BYTES, MAX_TURNS, Reading, Record, Verdict, judge, replay};
use podium_engine::text::Words;

use super::{REFUSED, assert_said, reached, size};

pub(crate) const WORDS: &[&str] = &[
    "[Game \"",
    "\"]\n",
    "[Variant \"",
    "[P1 \"",
    "[P2 \"",
    "[P3 \"",
    "[Options \"",
    "[Setup \"",
    "[Ranks \"",
    "[Scores \"",
    "1. ",
    "12... ",
    "resign",
    "timeout",
    "draw",
    "pass",
    "{",
    "}",
    ";",
    "\\\"",
    "\\\\",
    "\r\n",
    "\n\n",
    "\t",
    "\u{feff}",
    "\u{a0}",
    "🎲",
    "a1",
    "b2",
    "h8",
    "xa1",
    "-",
    ">",
    ",",
    "x",
    "*",
    ":",
    "=",
    "0",
    "999999999999999999999",
    "spline",
    "backgammon",
    "reversi",
    "spook",
    "libertas",
    "standard",
    "1 2",
    "2 1",
];

/// Any bytes get a verdict, and what was read and written again has the same.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let verdict = judge(bytes);
    let json = serde_json::to_string(&verdict).expect("a verdict should be JSON");
    assert!(json.starts_with("{\"ok\":"));
    if let Ok(reading) = Reading::of(bytes) {
        write_back(&reading, &verdict);
    } else {
        assert!(!verdict.is_ok(), "what does not read cannot hold");
    }
    match verdict {
        Verdict::Holds(holds) => {
            assert_eq!(holds.outcome.ranks.len(), holds.players);
            reached((
                holds.game,
                holds.variant,
                holds.players,
                holds.outcome.end,
                holds.outcome.solved,
                size(holds.turns),
            ))
        }
        Verdict::Fails(fault) => {
            assert_said(&fault.text);
            if let (Some(place), Some(token)) = (fault.place, &fault.token) {
                let text = String::from_utf8_lossy(bytes);
                let line =
                    text.trim_start_matches('\u{feff}').split('\n').nth(place.line - 1).expect("the line is there");
                let rest: String = line.chars().skip(place.column - 1).collect();
                assert!(rest.starts_with(token.as_str()), "“{token}” does not stand at {place:?}");
            }
            match fault.kind {
                FaultKind::Setup => REFUSED,
                kind => reached((kind, &fault.game, size(fault.turn))),
            }
        }
    }
}

fn write_back(reading: &Reading<'_>, verdict: &Verdict) {
    let record = Record::from(reading);
    let text = record.to_string();
    // Numbering may push a record near the limits over them.
    if text.len() > MAX_BYTES || record.turns().len() > MAX_TURNS {
        return;
    }
    let again =
        Reading::of(text.as_bytes()).unwrap_or_else(|fault| panic!("what was written does not read: {fault:?}"));
    assert_eq!(Record::from(&again), record, "what was written reads otherwise");
    match (verdict, judge(text.as_bytes())) {
        (Verdict::Holds(first), Verdict::Holds(second)) => {
            assert_eq!(*first, second);
            let position = replay(&again).expect("a record that holds can be replayed");
            let options = picture::Options {
                coordinates: true,
                words: Words::of("fr").unwrap_or_default(),
                ..picture::Options::default()
            };
            assert!(picture::draw(&position.scene(), &options).ends_with("</svg>\n"));
        }
        (Verdict::Fails(first), Verdict::Fails(second)) => {
            assert_eq!((first.kind, &first.game, first.turn), (second.kind, &second.game, second.turn));
            assert_eq!(first.token, second.token);
        }
        (first, second) => panic!("{first:?} became {second:?}"),
    }
}
