use podium_engine::contest::bracket;

use super::*;
use crate::competitions::actions::settings::deciding;
use crate::competitions::format::{Format, Groups, Ladder};
use crate::competitions::state::TableId;
use crate::competitions::testing::{Builder, noon, swiss};
use crate::words::Said;

fn started(cup: Builder) -> Builder {
    let events = start(&cup.it, 5, None, noon()).unwrap();
    cup.all(events)
}

fn next_round(cup: Builder, stage: usize) -> Builder {
    let round = cup.it.stages[stage].rounds.len() + 1;
    let events = draw(&cup.it, stage, round).unwrap();
    let cup = cup.all(events);
    let events = publish(&cup.it, stage, round, noon()).unwrap();
    cup.all(events)
}

fn play_all(cup: Builder) -> Builder {
    let open: Vec<u32> =
        cup.it.public_tables().filter(|table| !cup.it.standing(table).is_settled()).map(|table| table.id.0).collect();
    open.into_iter().fold(cup, |cup, table| cup.result(table, &[1, 2]))
}

#[test]
fn a_start_seeds_and_plans_once() {
    let cup = started(Builder::swiss(4));
    assert_eq!(cup.it.status, Status::Running);
    assert_eq!(cup.it.stages[0].entries, [1, 2, 3, 4].map(EntryId));
    assert_eq!(cup.it.entries[0].seed, Some(1));
    assert_eq!(start(&cup.it, 5, None, noon()).unwrap_err().code(), "act-competition-already-started");
    assert!(start(&Builder::swiss(1).it, 5, None, noon()).unwrap_err().en().contains("needed to start: 2"));
}

#[test]
fn an_order_made_by_hand_stays_and_later_entries_stand_behind_it() {
    let seeded = Event::Seeded { order: [3, 2, 1].map(EntryId).to_vec(), how: Seeding::Hand, lots: 0 };
    let cup = Builder::swiss(3).then(seeded);
    let late = crate::competitions::testing::player(3);
    let cup = started(cup.then(Event::Entered { entry: late }));
    assert_eq!(cup.it.stages[0].entries, [3, 2, 1, 4].map(EntryId));
}

#[test]
fn who_is_not_checked_in_does_not_start() {
    let cup = Builder::new("reversi", swiss(), |it| it.check_in = true).players(5);
    assert!(start(&cup.it, 5, None, noon()).unwrap_err().en().contains("Checked in: 0"));
    let here = |id| Event::CheckedIn { entry: EntryId(id), here: true };
    let cup = started(cup.then(here(1)).then(here(3)).then(here(4)).then(here(5)));
    assert_eq!(cup.it.stages[0].entries, [1, 3, 4, 5].map(EntryId));
    assert!(cup.it.entries[1].withdrawn);
}

#[test]
fn rounds_are_drawn_published_and_waited_for() {
    let cup = started(Builder::swiss(4));
    assert_eq!(publish(&cup.it, 0, 1, noon()).unwrap_err().code(), "act-round-drawn-any-more-draw");
    assert!(draw(&cup.it, 0, 2).unwrap_err().en().contains("Round 1 comes first"));
    assert_eq!(draw(&cup.it, 3, 1).unwrap_err().code(), "act-no-such-stage");
    let events = draw(&cup.it, 0, 1).unwrap();
    let drawn = cup.clone().all(events);
    assert_eq!(draw(&drawn.it, 0, 1), Ok(vec![]));
    let events = scrap(&drawn.it, 0, 1).unwrap();
    let scrapped = drawn.clone().all(events);
    assert!(scrapped.it.stages[0].rounds.is_empty());
    assert_eq!(scrap(&scrapped.it, 0, 1), Ok(vec![]));
    let events = publish(&drawn.it, 0, 1, noon()).unwrap();
    let published = drawn.all(events);
    assert_eq!(publish(&published.it, 0, 1, noon()), Ok(vec![]));
    assert_eq!(draw(&published.it, 0, 1).unwrap_err().code(), "act-round-published-already-look-again");
    assert_eq!(scrap(&published.it, 0, 1).unwrap_err().code(), "act-round-published-only-played-tables");
    // Results are missing.
    assert!(draw(&published.it, 0, 2).is_err());
    let cup = next_round(play_all(published), 0);
    let cup = play_all(next_round(play_all(cup), 0));
    assert_eq!(draw(&cup.it, 0, 4).unwrap_err().code(), "act-nothing-left-draw-close-competition");
    assert_eq!(close(&cup.it, false), Ok(vec![Event::Closed { standings: None }]));
}

#[test]
fn a_round_with_somebody_who_left_is_drawn_again() {
    let cup = started(Builder::swiss(4));
    let events = draw(&cup.it, 0, 1).unwrap();
    let cup = cup.all(events).then(Event::Withdrew { entry: EntryId(2), why: Default::default() });
    assert!(publish(&cup.it, 0, 1, noon()).unwrap_err().en().contains("Ben"));
    let events = draw(&cup.it, 0, 1).unwrap();
    assert!(publish(&cup.all(events).it, 0, 1, noon()).is_ok());
}

#[test]
fn a_deadline_counts_from_the_publication() {
    let cup = started(Builder::new("reversi", swiss(), |it| it.round_hours = Some(24)).players(4));
    let events = draw(&cup.it, 0, 1).unwrap();
    let deadline = Some(noon() + Duration::hours(24));
    let expected = vec![Event::RoundPublished { stage: 0, round: 1, deadline, standings: None }];
    assert_eq!(publish(&cup.all(events).it, 0, 1, noon()), Ok(expected));
}

#[test]
fn closing_waits_for_tables_and_rounds_unless_forced() {
    let cup = next_round(started(Builder::swiss(4)), 0);
    assert!(close(&cup.it, false).unwrap_err().en().starts_with("2 tables are not settled: 1.1"));
    assert_eq!(close(&cup.it, true), Ok(vec![Event::Closed { standings: None }]));
    let played = play_all(cup);
    assert_eq!(close(&played.it, false).unwrap_err().code(), "act-everything-drawn-played-go-close");
    let closed = played.then(Event::Closed { standings: None });
    assert_eq!(close(&closed.it, true), Ok(vec![]));
    assert_eq!(reopen(&closed.it), Ok(vec![Event::Reopened]));
    assert_eq!(archive(&closed.it), Ok(vec![Event::Archived]));
    let archived = closed.then(Event::Archived);
    assert_eq!(archive(&archived.it), Ok(vec![]));
    assert_eq!(reopen(&archived.it), Ok(vec![Event::Reopened]));
    assert_eq!(archive(&started(Builder::swiss(4)).it).unwrap_err().code(), "act-competition-running-close-first");
    assert!(reopen(&Builder::swiss(2).it).is_err());
    assert_eq!(
        reopen(&Builder::swiss(2).then(Event::Archived).it).unwrap_err().code(),
        "act-competition-never-started-duplicate-instead"
    );
}

#[test]
fn a_table_is_taken_back_once_and_not_with_a_result() {
    let cup = next_round(started(Builder::swiss(4)), 0);
    let events = void(&cup.it, TableId(1), "Wrong hall").unwrap();
    let voided = cup.clone().all(events);
    assert_eq!(void(&voided.it, TableId(1), "Wrong hall"), Ok(vec![]));
    assert_eq!(void(&play_all(cup).it, TableId(1), "x").unwrap_err().code(), "act-table-result-strike-games-first");
}

#[test]
fn groups_lead_to_a_knockout_and_a_stage_is_added_once() {
    let format = Format::Groups(Groups {
        groups: 2,
        advance: 1,
        cycles: podium_engine::contest::round_robin::Cycles::Single,
        bracket: bracket::Format::Single { third_place: false },
    });
    let cup = Builder::new("reversi", format, |it| it.rule = deciding(it.rule.clone())).players(4);
    let mut cup = started(cup);
    assert_eq!(cup.it.stages.len(), 2);
    for stage in [0, 1] {
        cup = play_all(next_round(cup, stage));
    }
    assert_eq!(close(&cup.it, false).unwrap_err().code(), "act-everything-drawn-played-go-close");
    let events = draw(&cup.it, 0, 2).or_else(|_| draw(&cup.it, 1, 2)).unwrap();
    assert!(matches!(events.as_slice(), [Event::StageAdded { .. }]), "{events:?}");
    let cup = cup.all(events);
    assert!([0, 1].iter().all(|&stage| draw(&cup.it, stage, 2).is_err()));
    let cup = play_all(next_round(cup, 2));
    assert_eq!(close(&cup.it, false), Ok(vec![Event::Closed { standings: None }]));
}

#[test]
fn what_stays_open_is_published_at_the_start() {
    use crate::competitions::actions::Party;
    use crate::competitions::actions::entries::Applicant;
    use crate::competitions::actions::entries::enter;
    use crate::competitions::actions::follow;
    let solo = podium_engine::catalogue::all().iter().find(|entry| entry.facts.players == (1, 1)).unwrap().facts.id;
    let settings = crate::competitions::actions::settings::defaults(solo, 1).unwrap();
    let format = settings.format.clone();
    let cup = started(Builder::new(solo, format, |it| *it = settings).players(2));
    assert_eq!((cup.it.stages[0].published(), cup.it.public_tables().count()), (1, 2));
    // A late entry gets a table of its own.
    let late = Applicant { player: "p".into(), name: "Pia".into(), ..Applicant::default() };
    let events = enter(&cup.it, late, Party::Staff, noon()).unwrap();
    let events = follow::complete(&cup.it, events, noon());
    let cup = cup.all(events);
    assert_eq!(cup.table(3).seats, [EntryId(3)]);
    // Attempts nobody made do not hold up the end.
    assert_eq!(close(&cup.it, false), Ok(vec![Event::Closed { standings: None }]));
}

#[test]
fn a_late_entry_stands_at_the_foot_of_a_ladder() {
    use crate::competitions::actions::Party;
    use crate::competitions::actions::entries::Applicant;
    use crate::competitions::actions::entries::enter;
    use crate::competitions::actions::follow;
    let cup = started(Builder::new("reversi", Format::Ladder(Ladder { rules: Default::default() }), |_| {}).players(3));
    let late = Applicant { player: "p".into(), name: "Pia".into(), ..Applicant::default() };
    let events = enter(&cup.it, late, Party::Staff, noon()).unwrap();
    let events = follow::complete(&cup.it, events, noon());
    let cup = cup.all(events);
    let rows: Vec<u32> = format::standings(&cup.it, 0).rows.iter().map(|row| row.entry.0).collect();
    assert_eq!(rows, [1, 2, 3, 4]);
}
