use podium_engine::import::wthor::{Archive, Check, Names};
use podium_engine::import::{mat, othello, recognise, transcripts};
use podium_engine::record::{Record, Verdict, judge};

use super::{REFUSED, assert_said, reached, size};

pub(crate) const MAT_WORDS: &[&str] = &[
    " 7 point match\n",
    " 0 point match\n",
    "\n Game 2\n",
    " A : 0    B : 3\n",
    "  1) 31: 8/5 6/5",
    "  65: 24/13",
    " Doubles => 2",
    " Takes",
    " Drops",
    " Wins 2 points",
    " Wins 1 point and the match",
    "bar/",
    "/off",
    "(2)",
    "*",
    "  2)",
    "; [Variation \"Backgammon\"]\n",
    "Cannot Move",
    "????",
    "Resigns",
    "\t",
    "66: 24/18(4)",
    ": 999999999999",
    "\u{feff}",
];

pub(crate) const TRANSCRIPT_WORDS: &[&str] = &[
    "f5", "d6", "c3", "D3", "c4", "pa", "pass", "--", "1. ", "12)", ",", ";", "\n", "\r\n", "h8", "a1", "é", "🎲",
    " - ", "i9",
];

/// What a record of another program comes to, as a number.
fn judged(record: &Record) -> (Verdict, u64) {
    let verdict = judge(record.to_string().as_bytes());
    let number = match &verdict {
        Verdict::Holds(holds) => reached((holds.outcome.end, &holds.outcome.ranks, size(holds.turns))),
        Verdict::Fails(fault) => {
            assert_said(&fault.text);
            reached((fault.kind, size(fault.turn)))
        }
    };
    (verdict, number)
}

/// Any text is read as a match or refused with a reason, its games are judged, and games that hold are
/// written so that they read with the same result.
pub(crate) fn keep_mat(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let found = match mat::read(&text) {
        Ok(found) => found,
        Err(problem) => {
            assert_said(&problem.text);
            assert!(problem.line >= 1 && problem.line <= text.lines().count().max(1), "line {}", problem.line);
            return REFUSED;
        }
    };
    let mut numbers = Vec::new();
    let mut holding = Vec::new();
    for game in &found.games {
        assert_eq!(game.lines.len(), game.record.turns().len(), "every turn has its line");
        let (verdict, number) = judged(&game.record);
        numbers.push(number);
        if verdict.is_ok() {
            holding.push(game.record.clone());
        }
    }
    if let Ok(written) = mat::write(&holding)
        && !holding.is_empty()
    {
        let again = mat::read(&written).unwrap_or_else(|problem| panic!("{problem:?} in what was written:\n{written}"));
        assert_eq!(again.games.len(), holding.len(), "\n{written}");
        for (game, record) in again.games.iter().zip(&holding) {
            // A checker that goes on may be spelt as one move or as two.
            assert_eq!(judged(&game.record).0, judged(record).0, "\n{written}");
        }
    }
    reached((found.length.min(3), size(found.games.len()), numbers.first().copied()))
}

/// Any text is read as transcripts or refused with a reason, and what was read reads the same again.
pub(crate) fn keep_transcript(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let games = match transcripts(&text) {
        Ok(games) => games,
        Err(text) => {
            assert_said(&text);
            return REFUSED;
        }
    };
    let mut number = 0;
    for (line, record) in &games {
        assert!(*line >= 1 && *line <= text.lines().count().max(1));
        let again = othello::read(&record.turns().concat()).expect("its own turns should read");
        assert_eq!(again.turns(), record.turns());
        number ^= judged(record).1;
    }
    reached((games.len().min(3), number))
}

/// Any bytes are read as an archive or refused with a reason; replaying a game without text and judging
/// its record come to the same, but for passes, which archives leave out as records may.
pub(crate) fn keep_wthor(bytes: &[u8]) -> u64 {
    let kind = recognise(bytes).map(|kind| format!("{kind:?}"));
    let names = [Names::players(bytes), Names::tournaments(bytes)].map(|names| match names {
        Ok(names) => {
            assert_eq!((0..=u16::MAX).filter_map(|number| names.get(number)).count().min(names.len()), {
                (0..names.len()).filter(|number| names.get(*number as u16).is_some()).count()
            });
            Some(names)
        }
        Err(text) => {
            assert_said(&text);
            None
        }
    });
    // Most changes make the length wrong, so the bytes are also tried as those of one game.
    let game = bytes.get(HEADER..).unwrap_or_default().iter().copied().chain(std::iter::repeat(0)).take(GAME);
    let framed: Vec<u8> = ONE_GAME.iter().copied().chain(game).collect();
    let number = replayed(&Archive::read(&framed).expect("a game of any bytes is an archive"));
    let archive = match Archive::read(bytes) {
        Ok(archive) => archive,
        Err(text) => {
            assert_said(&text);
            return reached((kind, names.map(|names| names.is_some()), number));
        }
    };
    reached((kind, archive.len().min(3), number, replayed(&archive)))
}

const HEADER: usize = 16;
const GAME: usize = 68;
const ONE_GAME: [u8; HEADER] = [20, 26, 11, 16, 1, 0, 0, 0, 0, 0, 0xea, 0x07, 8, 0, 24, 0];

fn replayed(archive: &Archive<'_>) -> u64 {
    let mut number = 0;
    for game in archive.games() {
        let check = game.check();
        match (game.record(None, None), &check) {
            (Ok(record), check) => {
                let (verdict, reached) = judged(&record);
                number ^= reached;
                match (check, &verdict) {
                    (Check::Over { outcome, moves, .. }, Verdict::Holds(holds)) => {
                        assert_eq!((outcome, *moves), (&holds.outcome, holds.turns));
                    }
                    (Check::Incomplete | Check::Wrong(_), Verdict::Fails(_)) => {}
                    other => panic!("{other:?}"),
                }
            }
            (Err(text), Check::Wrong(why)) => {
                assert_said(&text);
                assert_said(why);
            }
            other => panic!("{other:?}"),
        }
        assert!(game.stated().is_none_or(|discs| (0..=64).contains(&discs)));
    }
    number
}
