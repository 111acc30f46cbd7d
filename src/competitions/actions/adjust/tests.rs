use podium_engine::contest::bracket;
use podium_engine::contest::seating::{Clubs, System};

use super::*;
use crate::competitions::actions::rounds::{draw, start};
use crate::competitions::actions::settings::deciding;
use crate::competitions::event::NewEntry;
use crate::competitions::format::{Knockout, RoundRobin, Tables};
use crate::competitions::reasons::Wording;
use crate::competitions::settings::Format;
use crate::competitions::testing::{Builder, noon, player, swiss};
use crate::words::Said;

fn id(number: u32) -> EntryId {
    EntryId(number)
}

/// Five players after a round in which Eve sat out; the second round is drawn.
fn cup() -> Builder {
    let bye = |number| DrawnBye { entry: id(number), kind: ByeKind::Pairing, why: ByeReason::ByHand };
    let cup = Builder::new("reversi", swiss(), |it| {
        it.clubs_apart = true;
        it.never_meet = vec![vec![1, 4]];
    });
    let club = |at| NewEntry { club: Some("Lions".into()), ..player(at) };
    let cup = cup.then(Event::Entered { entry: club(0) }).then(Event::Entered { entry: player(1) });
    let cup = cup.then(Event::Entered { entry: club(2) }).then(Event::Entered { entry: player(3) });
    let cup = cup.then(Event::Entered { entry: player(4) }).started(StageKind::Rounds);
    cup.draft(&[&[1, 2], &[3, 4]], &[bye(5)]).publish().draft(&[&[5, 1], &[2, 3]], &[bye(4)])
}

fn told(cup: &Builder, draw: &Draw) -> Vec<String> {
    let wording = Wording::of(&cup.it);
    draw.warnings.iter().map(|warning| wording.warning(warning).en()).collect()
}

fn after(cup: &Builder, change: Change) -> (Vec<Vec<u32>>, Vec<u32>, Vec<String>) {
    let events = adjust(&cup.it, 0, 2, change).unwrap();
    let [Event::RoundDrawn { draw, round: 2, stage: 0 }] = events.as_slice() else { panic!("{events:?}") };
    assert!(draw.by_hand);
    (
        draw.tables.iter().map(|table| table.seats.iter().map(|id| id.0).collect()).collect(),
        draw.byes.iter().map(|bye| bye.entry.0).collect(),
        told(cup, draw),
    )
}

#[test]
fn two_players_exchange_their_places() {
    let (tables, byes, warnings) = after(&cup(), Change::Swap(id(5), id(2)));
    assert_eq!((tables, byes), (vec![vec![2, 1], vec![5, 3]], vec![4]));
    assert_eq!(warnings, ["Table 1: Ben and Ada have already met in round 1."]);
    let (tables, byes, warnings) = after(&cup(), Change::Swap(id(5), id(4)));
    assert_eq!((tables, byes), (vec![vec![4, 1], vec![2, 3]], vec![5]));
    assert_eq!(warnings, ["Table 1: Dan and Ada must not meet.", "Eve has another bye: 2 byes, counting this round."]);
    let (.., warnings) = after(&cup(), Change::Swap(id(5), id(3)));
    assert_eq!(warnings, ["Table 1: Cleo and Ada are both from Lions."]);
}

#[test]
fn somebody_sits_out_and_sits_down_again() {
    let cup = cup();
    let (tables, byes, warnings) = after(&cup, Change::SitOut(id(1)));
    assert_eq!((tables, byes), (vec![vec![5], vec![2, 3]], vec![4, 1]));
    assert!(warnings[0].starts_with("Table 1 has 1 player; "), "{warnings:?}");
    let events = adjust(&cup.it, 0, 2, Change::SitOut(id(1))).unwrap();
    let (tables, byes, _) = after(&cup.clone().all(events), Change::Sit { entry: id(4), table: 1 });
    assert_eq!((tables, byes), (vec![vec![5, 4], vec![2, 3]], vec![1]));
    let full = adjust(&cup.it, 0, 2, Change::Sit { entry: id(4), table: 1 });
    assert!(full.unwrap_err().en().contains("more than 2"));
    let none = adjust(&cup.it, 0, 2, Change::Sit { entry: id(4), table: 7 });
    assert_eq!(none, Err(text!("act-table-round", table = 7)));
}

#[test]
fn sides_are_exchanged_and_repeats_change_nothing() {
    let cup = cup();
    let order = Change::Order { table: 1, seats: vec![id(1), id(5)] };
    assert_eq!(after(&cup, order.clone()).0[0], [1, 5]);
    let events = adjust(&cup.it, 0, 2, order.clone()).unwrap();
    assert_eq!(adjust(&cup.clone().all(events).it, 0, 2, order), Ok(vec![]));
    assert_eq!(adjust(&cup.it, 0, 2, Change::SitOut(id(4))), Ok(vec![]));
    let stale = Change::Order { table: 1, seats: vec![id(1), id(2)] };
    assert_eq!(adjust(&cup.it, 0, 2, stale).unwrap_err().code(), "act-others-sit-table-now-look");
}

#[test]
fn a_table_is_opened_for_those_who_stand_around() {
    let (tables, byes, _) = after(&cup(), Change::Open(vec![id(4), id(5)]));
    assert_eq!((tables, byes), (vec![vec![1], vec![2, 3], vec![4, 5]], vec![]));
}

#[test]
fn a_third_time_on_one_side_is_told() {
    let cup = Builder::swiss(6).started(StageKind::Rounds);
    let cup = cup.round(&[&[1, 2], &[3, 4], &[5, 6]]).round(&[&[1, 3], &[5, 2], &[4, 6]]);
    let cup = cup.draft(&[&[4, 1], &[2, 6], &[3, 5]], &[]);
    let events = adjust(&cup.it, 0, 3, Change::Order { table: 1, seats: vec![id(1), id(4)] }).unwrap();
    let [Event::RoundDrawn { draw, .. }] = events.as_slice() else { panic!("{events:?}") };
    let told = told(&cup, draw);
    assert!(told.contains(&"Table 1: Ada has the first seat 3 times in a row.".to_owned()), "{told:?}");
}

#[test]
fn published_rounds_and_brackets_stay() {
    let cup = cup();
    assert_eq!(
        adjust(&cup.it, 0, 1, Change::SitOut(id(1))).unwrap_err().code(),
        "act-round-published-cannot-changed-any"
    );
    assert_eq!(adjust(&cup.it, 0, 3, Change::SitOut(id(1))).unwrap_err().code(), "act-round-drawn-any-more-draw");
    assert_eq!(adjust(&cup.it, 0, 2, Change::SitOut(id(9))).unwrap_err().code(), "act-round");
    let bracket = bracket::Format::Single { third_place: false };
    let cup = Builder::new("reversi", Format::Knockout(Knockout { bracket }), |it| it.rule = deciding(it.rule.clone()))
        .players(4);
    let events = start(&cup.it, 1, None, noon()).unwrap();
    let cup = cup.all(events);
    let events = draw(&cup.it, 0, 1).unwrap();
    let cup = cup.all(events);
    assert_eq!(
        adjust(&cup.it, 0, 1, Change::Swap(id(1), id(2))).unwrap_err().code(),
        "act-bracket-says-meets-only-seats"
    );
    let seats: Vec<EntryId> = cup.table(1).seats.iter().rev().copied().collect();
    assert!(adjust(&cup.it, 0, 1, Change::Order { table: 1, seats }).is_ok());
}

#[test]
fn tables_of_several_are_merged() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 2, smallest: 3, clubs: Clubs::Ignore });
    let cup = Builder::new("barricades", format, |it| it.seats = 4).players(7).started(StageKind::Rounds);
    let cup = cup.draft(&[&[1, 2], &[3, 4], &[5, 6, 7]], &[]);
    let events = adjust(&cup.it, 0, 1, Change::Merge { from: 2, into: 1 }).unwrap();
    let [Event::RoundDrawn { draw, .. }] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!(draw.tables.len(), 2);
    assert_eq!(draw.tables[0].seats, [1, 2, 3, 4].map(EntryId));
}

#[test]
fn a_table_that_is_too_large_to_seat_is_refused() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 2, smallest: 4, clubs: Clubs::Ignore });
    let cup = Builder::new("spangle", format, |it| it.seats = 5).players(10).started(StageKind::Rounds);
    let cup = cup.draft(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]], &[]);
    let refused = adjust(&cup.it, 0, 1, Change::Merge { from: 2, into: 1 }).unwrap_err();
    assert!(refused.en().contains("more than 8"), "{refused}");
}

#[test]
fn a_schedule_says_who_meets_whom() {
    let format = Format::RoundRobin(RoundRobin {
        cycles: podium_engine::contest::round_robin::Cycles::Single,
        withdrawal: Default::default(),
    });
    let cup = Builder::new("reversi", format, |_| {}).players(4);
    let events = start(&cup.it, 3, None, noon()).unwrap();
    let cup = cup.all(events);
    let events = draw(&cup.it, 0, 1).unwrap();
    let cup = cup.all(events);
    for change in [Change::Swap(id(1), id(2)), Change::SitOut(id(1)), Change::Merge { from: 1, into: 2 }] {
        assert_eq!(adjust(&cup.it, 0, 1, change).unwrap_err().code(), "act-schedule-says-meets-every-round");
    }
    let seats = cup.table(1).seats.iter().rev().copied().collect();
    assert!(adjust(&cup.it, 0, 1, Change::Order { table: 1, seats }).is_ok());
}
