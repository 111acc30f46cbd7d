//! The legal plays of backgammon are those that GNU Backgammon finds.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::collections::BTreeSet;

use podium_engine::board::tables::{BAR, OFF, Play, Table, Turn};
use podium_engine::game::Seat;
use podium_engine::games::backgammon::Hitting;

/// Made by `data/make-gnubg-plays.py`.
const PLAYS: &str = include_str!("data/gnubg-plays.txt");

fn men(text: &str) -> Vec<(u8, u8)> {
    let pair = |word: &str| {
        let (point, men) = word.split_once(':').expect("a point and its men");
        (point.parse().expect("a point"), men.parse().expect("a number of men"))
    };
    text.split_whitespace().map(pair).collect()
}

fn play(text: &str) -> Play {
    match Turn::read(text, true) {
        Some(Turn::Play(play)) => play,
        _ => panic!("{text} should read as a play"),
    }
}

/// Both sides' checkers after a play by P1.
fn after(table: &Table<Hitting>, play: &Play) -> Vec<u8> {
    let mut table = table.clone();
    table.play(Seat::P1, play);
    [Seat::P1, Seat::P2].iter().flat_map(|seat| (OFF..=BAR).map(|point| table.side(*seat).count(point))).collect()
}

#[test]
fn the_plays_lead_to_the_same_positions_as_those_of_gnu_backgammon() {
    let mut compared = 0;
    for line in PLAYS.lines().filter(|line| !line.starts_with('#')) {
        let [own, other, dice, theirs] = line.split(" | ").collect::<Vec<_>>().try_into().expect("four columns");
        let table = Table::<Hitting>::arranged(&men(own), &men(other), false);
        let theirs: Vec<Play> = theirs.split(' ').map(|text| play(&format!("{dice}:{text}"))).collect();
        for play in &theirs {
            let verdict = table.check(Seat::P1, &Turn::Play(play.clone()));
            assert!(verdict.is_ok(), "{play} of {line}: {verdict:?}");
        }
        let dice = theirs.first().expect("at least one play, or none at all").dice;
        let ours = table.plays(Seat::P1, dice);
        assert_eq!(ours.len(), theirs.len(), "{line}");
        let positions = |plays: &[Play]| plays.iter().map(|play| after(&table, play)).collect::<BTreeSet<_>>();
        assert_eq!(positions(&ours), positions(&theirs), "{line}");
        assert_eq!(positions(&ours).len(), ours.len(), "{line}");
        compared += ours.len();
    }
    assert!(compared > 3000, "only {compared} plays were compared");
}
