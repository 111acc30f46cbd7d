//! `podium picture` as a person runs it.

use std::process::Output;

use crate::common::{podium_reading, stdout};

fn picture(record: &str, args: &[&str]) -> Output {
    podium_reading(&[&["picture", "-"], args].concat(), record)
}

const RECORD: &str = "[Game \"spline\"]\n\na1 a2 b1 b2";

#[test]
fn the_last_position_is_drawn_unless_a_turn_is_named() {
    let last = picture(RECORD, &[]);
    assert_eq!(last.status.code(), Some(0));
    assert!(stdout(&last).contains("2 white balls: a1, b1; 2 black balls: a2, b2."));
    let first = picture(RECORD, &["--turn", "1", "--language", "fr"]);
    assert!(stdout(&first).contains("1 bille blanche\u{a0}: a1."));
    assert!(stdout(&picture(RECORD, &["--turn", "0"])).contains("empty board"));
}

#[test]
fn a_turn_that_is_not_there_and_one_that_does_not_hold_are_told() {
    assert_eq!(picture(RECORD, &["--turn", "5"]).status.code(), Some(2));
    let broken = "[Game \"spline\"]\n\na1 a1";
    assert_eq!(picture(broken, &[]).status.code(), Some(1));
    // What comes after the turn asked for is not looked at.
    assert_eq!(picture(broken, &["--turn", "1"]).status.code(), Some(0));
}

#[test]
fn a_game_can_move_or_stand_side_by_side() {
    let moving = picture(RECORD, &["--animate"]);
    assert_eq!(stdout(&moving).matches("<g class=\"frame").count(), 5);
    let row = picture(RECORD, &["--strip", "3", "--levels", "--flip"]);
    assert_eq!(stdout(&row).matches("class=\"board\"").count(), 3);
    assert_eq!(picture(RECORD, &["--strip", "3", "--animate"]).status.code(), Some(2));
}

#[test]
fn the_sheet_has_every_game() {
    let sheet = podium_reading(&["picture", "--sheet"], "");
    let page = stdout(&sheet);
    assert_eq!(sheet.status.code(), Some(0));
    for game in podium_engine::catalogue::all() {
        assert!(page.contains(&format!("<section data-game=\"{}\"", game.facts.id)), "{}", game.facts.id);
    }
    assert_eq!(podium_reading(&["picture"], "").status.code(), Some(2));
}
