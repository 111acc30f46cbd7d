use crate::words::Said;
use chrono::Duration;

use super::*;
use crate::competitions::format::standings;
use crate::competitions::state::Standing;
use crate::competitions::testing::{Builder, user};

/// A ladder of six, from Ada down, on which one may challenge two rungs up.
fn six() -> Builder {
    let rules = Rules { refusal: 2, ..Rules::default() };
    Builder::new("spline", Format::Ladder(Ladder { rules }), |_| {}).players(6).started(StageKind::Open).round(&[])
}

fn challenge_by(cup: Builder, by: u32, whom: u32) -> Builder {
    let events = challenge(&cup.it, EntryId(by), EntryId(whom), cup.now).unwrap();
    cup.all_by(user("player"), events)
}

fn rungs(cup: &Builder) -> String {
    let board = standings_at(&cup.it, cup.now);
    board.rows.iter().map(|row| cup.it.name(row.entry).chars().next().unwrap()).collect()
}

fn later(mut cup: Builder, days: i64) -> Builder {
    cup.now += Duration::days(days);
    cup
}

#[test]
fn a_challenger_who_wins_takes_the_place() {
    let cup = six();
    assert_eq!(rungs(&cup), "ABCDEF");
    assert_eq!(targets(&cup.it, EntryId(4), cup.now), [EntryId(3), EntryId(2)]);
    let cup = challenge_by(cup, 4, 2);
    assert_eq!(cup.table(1).seats, [EntryId(2), EntryId(4)], "who is challenged sits first");
    let accepted = answer(&cup.it, TableId(1), true, cup.now).unwrap();
    let cup = cup.all(accepted).result(1, &[2, 1]);
    assert_eq!(rungs(&cup), "ADBCEF");
    assert_eq!(moves(&cup.it, cup.now)[0].1.en(), "Dan beat Ben and moves from rung 4 to 2.");
    let board = standings(&cup.it, 0);
    assert_eq!((board.rows[1].cells[0].text.as_str(), board.rows[1].cells[1].text.as_str()), ("▲2", "1"));
}

/// Somebody challenges on the strength of a result, and the same day that result is corrected.
#[test]
fn a_result_put_right_puts_the_ladder_right() {
    let cup = challenge_by(six(), 3, 1).result(1, &[2, 1]);
    assert_eq!(rungs(&cup), "CABDEF");
    let cup = challenge_by(cup, 2, 1).result(2, &[1, 2]);
    assert_eq!(rungs(&cup), "CABDEF", "Ada held her place against Ben");
    let result = podium_engine::contest::series::Game::entered(vec![0, 1], vec![1, 2], None);
    let entered = Event::GameEntered { table: TableId(1), game: 1, result, record: None, reason: "typo".into() };
    let cup = cup.then(entered);
    assert_eq!(rungs(&cup), "ABCDEF");
}

#[test]
fn challenges_against_the_rules_are_refused() {
    let why = |cup: &Builder, by, whom| challenge(&cup.it, EntryId(by), EntryId(whom), cup.now).unwrap_err();
    let cup = six();
    assert_eq!(why(&cup, 5, 2).code(), "ladder-far-up-rung-challenge-up");
    assert_eq!(why(&cup, 2, 5).code(), "ladder-not-above");
    let cup = challenge_by(cup, 3, 2);
    assert_eq!(why(&cup, 3, 1).code(), "ladder-open-challenges-most-allowed-played");
    assert_eq!(why(&cup, 4, 2).en(), "Ben has already been challenged by Cleo.");
}

#[test]
fn refusing_and_silence_cost_places() {
    let cup = challenge_by(six(), 3, 2);
    let refused = answer(&cup.it, TableId(1), false, cup.now).unwrap();
    let refused = cup.clone().all(refused);
    assert_eq!(rungs(&refused), "ACDBEF");
    assert_eq!(refused.it.standing(refused.table(1)), Standing::Voided);
    assert!(answer(&refused.it, TableId(1), true, refused.now).is_err());
    assert!(due(&cup.it, later(cup.clone(), 3).now).is_empty(), "three days to answer");
    let silent = later(cup, 4);
    let events = due(&silent.it, silent.now);
    assert_eq!(events, [Event::TableVoided { table: TableId(1), why: Default::default() }]);
    let silent = silent.all(events);
    assert_eq!(rungs(&silent), "ACDBEF");
    assert!(due(&silent.it, silent.now).is_empty());
    let again = challenge_by(silent, 2, 4).result(2, &[2, 1]);
    assert_eq!(rungs(&again), "ACBDEF", "a new challenge on the same day is another one");
}

#[test]
fn a_game_played_in_time_counts_whenever_it_is_confirmed() {
    let cup = challenge_by(six(), 3, 2);
    let result = podium_engine::contest::series::Game::entered(vec![0, 1], vec![2, 1], None);
    let cup = later(cup, 2)
        .by(user("Cleo"), Event::GameReported { table: TableId(1), game: 1, result, record: None, from: None });
    let cup = later(cup, 9);
    assert!(due(&cup.it, cup.now).is_empty());
    let cup = cup.by(user("Ben"), Event::GameConfirmed { table: TableId(1), game: 1 });
    assert_eq!(rungs(&cup), "ACBDEF");
}

#[test]
fn not_coming_leaving_and_joining() {
    let cup = challenge_by(six(), 3, 2);
    let cup = cup.then(Event::TableForfeited { table: TableId(1), seats: vec![0], reason: Default::default() });
    assert_eq!(rungs(&cup), "ACDEFB", "who does not come loses five places, or as many as there are");
    let cup = cup.then(Event::Withdrew { entry: EntryId(4), why: Default::default() });
    assert_eq!(rungs(&cup), "ACEFB");
    let cup = cup.then(Event::Entered { entry: crate::competitions::testing::player(6) });
    let joins = cup.it.settings.format.rules().joined(&cup.it, EntryId(7), cup.now);
    let cup = cup.all(joins);
    assert_eq!(rungs(&cup), "ACEFBG");
    let cup = challenge_by(cup, 6, 3).then(Event::Returned { entry: EntryId(4) });
    assert_eq!(rungs(&cup), "ACEFBGD", "who comes back starts at the foot");
}

#[test]
fn a_challenge_can_be_taken_back() {
    let cup = challenge_by(six(), 3, 2);
    let cancelled = cancel(&cup.it, TableId(1), "ill", cup.now).unwrap();
    let cup = cup.all(cancelled);
    assert_eq!(rungs(&cup), "ABCDEF");
    assert_eq!(rungs(&later(challenge_by(cup, 3, 2), 1)), "ABCDEF", "and made again");
}
