use podium_engine::contest::bracket;

use super::*;
use crate::competitions::actions::results::{Bare, Claim, enter};
use crate::competitions::actions::rounds::{draw, publish, start};
use crate::competitions::actions::settings::deciding;
use crate::competitions::format::Knockout;
use crate::competitions::settings::Format;
use crate::competitions::testing::{Builder, noon};
use crate::words::Said;

/// Four in a knockout, the first round published: 1–4 and 2–3.
fn knockout() -> Builder {
    let bracket = bracket::Format::Single { third_place: false };
    let cup = Builder::new("reversi", Format::Knockout(Knockout { bracket }), |it| it.rule = deciding(it.rule.clone()));
    let cup = cup.players(4);
    let events = start(&cup.it, 1, None, noon()).unwrap();
    let cup = cup.all(events);
    published(cup)
}

fn published(cup: Builder) -> Builder {
    let round = cup.it.stages[0].rounds.len() + 1;
    let events = draw(&cup.it, 0, round).unwrap();
    let cup = cup.all(events);
    let events = publish(&cup.it, 0, round, noon()).unwrap();
    cup.all(events)
}

/// The player with the smaller number wins, or the other one.
fn won(cup: &Builder, table: u32, better: bool) -> Vec<Event> {
    let seats = &cup.table(table).seats;
    let ranks = if (seats[0] < seats[1]) == better { vec![1, 2] } else { vec![2, 1] };
    let game = Bare { ranks, ..Bare::default() };
    enter(&cup.it, TableId(table), 1, Claim::Result(&game), "As told").unwrap()
}

fn done(cup: Builder, events: Vec<Event>) -> Builder {
    let events = complete(&cup.it, events, noon());
    cup.all(events)
}

#[test]
fn a_correction_takes_back_the_final_and_sets_it_up_again() {
    let cup = knockout();
    let first = if cup.table(1).seats.contains(&EntryId(1)) { 1 } else { 2 };
    let events = won(&cup, 1, true);
    let cup = done(cup, events);
    let events = won(&cup, 2, true);
    let cup = done(cup, events);
    let cup = published(cup);
    let mut finalists = cup.table(3).seats.clone();
    finalists.sort_unstable();
    assert_eq!(finalists, [1, 2].map(EntryId));
    // The winner of the first semi-final was in fact Dan.
    let events = won(&cup, first, false);
    let told = consequences(&cup.it, &events, noon());
    assert_eq!(told[0].code(), "format-these-tables-fall-because-other", "{told:?}");
    assert!(told[0].en().contains("Ada"), "{told:?}");
    let cup = done(cup, events);
    assert!(cup.table(3).voided.is_some());
    let mut finalists = cup.table(4).seats.clone();
    finalists.sort_unstable();
    assert_eq!(finalists, [2, 4].map(EntryId));
    let events = won(&cup, 4, true);
    let cup = done(cup, events);
    assert_eq!(format::standings(&cup.it, 0).rows[0].entry, EntryId(2));
}

#[test]
fn nothing_follows_from_nothing() {
    let cup = knockout();
    assert_eq!(complete(&cup.it, Vec::new(), noon()), []);
    let noted = vec![Event::Noted { text: "Lunch".into() }];
    assert_eq!(complete(&cup.it, noted.clone(), noon()), noted);
}

#[test]
fn a_changed_result_tells_places_and_rounds() {
    let cup = Builder::swiss(4).started(StageKind::Rounds);
    let cup = cup.round(&[&[1, 2], &[3, 4]]).result(1, &[1, 2]).result(2, &[1, 2]).round(&[&[1, 3], &[2, 4]]);
    let game = Bare { ranks: vec![2, 1], ..Bare::default() };
    let events = enter(&cup.it, TableId(1), 1, Claim::Result(&game), "Mixed up").unwrap();
    let told = consequences(&cup.it, &events, noon());
    assert_eq!(told[0], text!("act-round-paired-old-result-pairings", last = 2));
    assert!(told.contains(&text!("act-place", name = "Ben", was = 3, is = 1)), "{told:?}");
    assert!(told.contains(&text!("act-place", name = "Ada", was = 1, is = 3)), "{told:?}");
    // A first result changes places, but no round was paired on it.
    let events = enter(&cup.it, TableId(3), 1, Claim::Result(&game), "").unwrap();
    let told = consequences(&cup.it, &events, noon());
    assert!(told.iter().all(|text| text.code() != "act-round-paired-old-result-pairings"), "{told:?}");
}
