//! Matches that GNU Backgammon played and wrote are read, judged and written again.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::path::Path;

use podium_engine::game::Seat;
use podium_engine::import::mat::{self, Match};
use podium_engine::record::{Record, Verdict, judge};

/// Made by `data/make-mat.sh`.
fn matches() -> Vec<(String, Match)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/mat");
    let files = std::fs::read_dir(folder).expect("the matches should be there");
    let mut matches: Vec<(String, Match)> = files
        .map(|file| {
            let path = file.expect("the folder should read").path();
            let text = std::fs::read_to_string(&path).expect("the match should be text");
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            match mat::read(&text) {
                Ok(found) => (name, found),
                Err(problem) => panic!("{name}, line {}: {}", problem.line, problem.text),
            }
        })
        .collect();
    matches.sort_by(|a, b| a.0.cmp(&b.0));
    matches
}

#[test]
fn every_game_is_won_by_whom_the_file_says_with_as_many_points() {
    let mut games = 0;
    for (name, found) in matches() {
        for (at, game) in found.games.iter().enumerate() {
            let (winner, points) = game.stated.expect("the file should tell the winner");
            assert_eq!(game.lines.len(), game.record.turns().len());
            match judge(game.record.to_string().as_bytes()) {
                Verdict::Holds(holds) => {
                    let expected = if winner == Seat::P1 { vec![points, 0] } else { vec![0, points] };
                    assert_eq!(holds.outcome.scores, Some(expected), "{name}, game {}", at + 1);
                }
                Verdict::Fails(fault) => {
                    let line = fault.turn.checked_sub(1).and_then(|turn| game.lines.get(turn));
                    panic!("{name}, game {}, line {line:?}: {}", at + 1, fault.text);
                }
            }
            games += 1;
        }
    }
    assert!(games > 20, "only {games} games");
}

#[test]
fn what_is_written_reads_the_same() {
    for (name, found) in matches() {
        let records: Vec<Record> = found.games.iter().map(|game| game.record.clone()).collect();
        let written = mat::write(&records).expect("the match should be written");
        let again = mat::read(&written).expect("what was written should read");
        assert_eq!((again.length, &again.names), (found.length, &found.names), "{name}");
        assert_eq!(again.games.len(), found.games.len(), "{name}");
        for (again, game) in again.games.iter().zip(&found.games) {
            assert_eq!((&again.record, again.stated), (&game.record, game.stated), "{name}\n{written}");
        }
    }
}
