use chrono::Duration;
use podium_engine::contest::league::Intake;

use super::*;
use crate::competitions::event::NewEntry;
use crate::competitions::format::board::Zone;
use crate::competitions::format::{deadline, next, plan, standings, window};
use crate::competitions::testing::{Builder, noon};
use crate::dates::Date;
use crate::words::Said;

/// Two divisions of four, one up and one down; the better seed wins every game.
fn season(play_offs: usize) -> Builder {
    let rules = Rules { promoted: 1, relegated: 1, play_offs, overdue: Overdue::BothLose, ..Rules::default() };
    let format = Format::League(League { rules, cycles: Cycles::Single, every: 7, open: 5, division_size: 4 });
    let cup = Builder::new("reversi", format, |settings| settings.starts_on = Some(Date::nearest(noon().date_naive())))
        .players(8);
    let stages = plan(&cup.it, None).unwrap();
    cup.then(Event::Started { stages, lots: 3 })
}

fn due(cup: &Builder, now: DateTime<Utc>) -> Vec<Event> {
    cup.it.settings.format.rules().due(&cup.it, now)
}

fn draw(cup: Builder, stage: usize) -> Builder {
    let round = cup.it.stages[stage].rounds.len() + 1;
    let Ok(Next::Round(draw)) = next(&cup.it, stage) else { panic!("a round should come") };
    let deadline = deadline(&cup.it, round);
    cup.then(Event::RoundDrawn { stage, round, draw }).then(Event::RoundPublished {
        stage,
        round,
        deadline,
        standings: None,
    })
}

fn play_open(cup: Builder) -> Builder {
    let open: Vec<(u32, bool)> = cup
        .it
        .public_tables()
        .filter(|table| !cup.it.standing(table).is_settled())
        .map(|table| (table.id.0, table.seats[0] < table.seats[1]))
        .collect();
    open.into_iter().fold(cup, |cup, (table, first)| cup.result(table, if first { &[1, 2] } else { &[2, 1] }))
}

fn played(play_offs: usize) -> Builder {
    (0..3).fold(season(play_offs), |cup, _| play_open(draw(draw(cup, 0), 1)))
}

fn names(cup: &Builder, stage: usize) -> Vec<String> {
    standings(&cup.it, stage).rows.iter().map(|row| cup.it.name(row.entry).to_owned()).collect()
}

#[test]
fn two_divisions_play_and_exchange_a_player() {
    let cup = played(0);
    assert_eq!(names(&cup, 0), ["Ada", "Ben", "Cleo", "Dan"]);
    let zones = |stage| standings(&cup.it, stage).rows.iter().map(|row| row.zone).collect::<Vec<_>>();
    assert_eq!(zones(0), [None, None, None, Some(Zone::Down)]);
    assert_eq!(zones(1), [Some(Zone::Up), None, None, None]);
    let shown: Vec<String> =
        standings(&cup.it, 0).rows.iter().map(|row| format!("{} {}", row.cells[0].text, row.cells[2].text)).collect();
    assert_eq!(shown, ["3 3", "2 2", "1 1", "0 0"]);
    assert_eq!((next(&cup.it, 0), next(&cup.it, 1)), (Ok(Next::Over), Ok(Next::Over)));
    let events = close(&cup.it, &Coming::default(), cup.now).unwrap();
    let cup = cup.all(events);
    let told: Vec<String> = moves(&cup.it).into_iter().map(|(_, text)| text.en()).collect();
    assert!(told.contains(&"Eve, no. 1 in Division 2, is promoted to Division 1.".to_owned()), "{told:?}");
    assert!(told.contains(&"Dan, no. 4 in Division 1, is relegated to Division 2.".to_owned()), "{told:?}");
    assert!(told.contains(&"Ada stays at the same level and will play in Division 1.".to_owned()), "{told:?}");
    let (settings, entries) = next_season(&cup.it).unwrap();
    assert_eq!(settings.previous.as_deref(), Some("c1"));
    let (upper, lower) = entries.split_at(4);
    let named = |half: &[NewEntry]| half.iter().map(|entry| entry.name.clone()).collect::<Vec<_>>();
    assert_eq!(named(upper), ["Ada", "Ben", "Cleo", "Eve"]);
    assert!(named(lower).contains(&"Dan".into()));
    let following = Builder::new("reversi", settings.format.clone(), |of| *of = settings);
    let following = entries.into_iter().fold(following, |cup, entry| cup.then(Event::Entered { entry }));
    for stages in [plan(&following.it, cup.it.season.as_ref()), plan(&following.it, None)] {
        let stages = stages.unwrap();
        let seen: Vec<Vec<u32>> =
            stages.iter().map(|stage| stage.entries.iter().map(|entry| entry.0).collect()).collect();
        assert_eq!(seen, [[1, 2, 3, 4], [5, 6, 7, 8]]);
        assert_eq!(stages[1].name.text().en(), "Division 2");
    }
}

#[test]
fn divisions_of_one_tier_are_numbered_and_empty_tiers_closed_up() {
    let cup = played(0);
    let events = close(&cup.it, &Coming::default(), cup.now).unwrap();
    let cup = cup.all(events);
    let (settings, entries) = next_season(&cup.it).unwrap();
    let following = Builder::new("reversi", settings.format.clone(), |of| *of = settings);
    let following = entries.into_iter().fold(following, |cup, entry| cup.then(Event::Entered { entry }));
    let mut close = cup.it.season.clone().unwrap();
    let mut second = close.next.divisions[1].clone();
    second.players = close.next.divisions[1].players.split_off(2);
    close.next.divisions.push(second);
    let names = |close: &Close| -> Vec<String> {
        let stages = plan(&following.it, Some(close)).unwrap();
        stages.iter().map(|stage| stage.name.text().en()).collect()
    };
    assert_eq!(names(&close), ["Division 1", "Division 2", "Division 2.2"]);
    close.next.divisions[0].players.clear();
    assert_eq!(names(&close), ["Division 1", "Division 1.2"]);
}

#[test]
fn newcomers_start_at_the_foot_and_a_wild_card_fills_a_hole() {
    let cup = played(0);
    let name = |player: &str, name: &str| (player.to_owned(), name.to_owned());
    let coming = Coming {
        intake: Intake {
            leaving: vec!["player-2".into()],
            newcomers: vec!["p-zoe".into()],
            wild_cards: vec![("p-yan".into(), 0)],
        },
        names: [name("p-zoe", "Zoe"), name("p-yan", "Yan")].into(),
    };
    let twice = Intake { newcomers: vec!["p-zoe".into(); 2], ..Intake::default() };
    let twice = Coming { intake: twice, ..coming.clone() };
    assert!(close(&cup.it, &twice, cup.now).unwrap_err().en().starts_with("Zoe would be"));
    let events = close(&cup.it, &coming, cup.now).unwrap();
    let cup = cup.all(events);
    let told: Vec<String> = moves(&cup.it).into_iter().map(|(_, text)| text.en()).collect();
    assert!(told.iter().any(|text| text.starts_with("Zoe") && text.contains("Division 2")), "{told:?}");
    let (settings, entries) = next_season(&cup.it).unwrap();
    assert_eq!(settings.season, 2);
    let named: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(named[..4].iter().filter(|name| ["Ada", "Cleo", "Eve", "Yan"].contains(name)).count(), 4, "{named:?}");
    assert!(named[4..].contains(&"Zoe") && !named.contains(&"Ben"), "{named:?}");
}

#[test]
fn seats_exchanged_by_hand_change_no_result() {
    let cup = season(0);
    let Ok(Next::Round(mut draw)) = next(&cup.it, 0) else { panic!("a round should come") };
    draw.tables.iter_mut().for_each(|table| table.seats.reverse());
    let cup = cup.then(Event::RoundDrawn { stage: 0, round: 1, draw });
    let cup = play_open(cup.then(Event::RoundPublished { stage: 0, round: 1, deadline: None, standings: None }));
    let won: Vec<String> = standings(&cup.it, 0).rows.iter().take(2).map(|row| row.cells[0].text.clone()).collect();
    assert_eq!(won, ["1", "1"]);
    let best: Vec<EntryId> = cup.it.public_tables().map(|table| table.seats[0].min(table.seats[1])).collect();
    assert!(standings(&cup.it, 0).rows.iter().take(2).all(|row| best.contains(&row.entry)));
}

#[test]
fn a_play_off_decides_who_stays() {
    let cup = played(1);
    let Ok(Next::Stage(plan)) = next(&cup.it, 0) else { panic!("play-offs should come") };
    let play_offs: Vec<&str> = plan.entries.iter().map(|&entry| cup.it.name(entry)).collect();
    assert_eq!(play_offs, ["Cleo", "Finn"], "the third of the first and the second of the second division");
    assert!(close(&cup.it, &Coming::default(), cup.now).unwrap_err().en().contains("Cleo and Finn"));
    let cup = draw(cup.then(Event::StageAdded { plan }), 2).result(13, &[2, 1]);
    let events = close(&cup.it, &Coming::default(), cup.now).unwrap();
    let cup = cup.all(events);
    let told: Vec<String> = moves(&cup.it).into_iter().map(|(_, text)| text.said("fr")).collect();
    assert!(
        told.iter().any(|text| text.starts_with("Finn, de Division 2, a gagné le barrage contre Cleo")),
        "{told:?}"
    );
}

#[test]
fn rounds_have_windows_and_what_is_late_is_lost() {
    let cup = draw(season(0), 0);
    let first = window(&cup.it, 1).unwrap();
    assert_eq!((first.opens.to_string(), first.closes.to_string()), ("2026-03-01".into(), "2026-03-05".into()));
    assert_eq!(window(&cup.it, 3).unwrap().opens.to_string(), "2026-03-15");
    let end = deadline(&cup.it, 1).unwrap();
    assert_eq!(end.to_string(), "2026-03-06 00:00:00 UTC");
    assert!(due(&cup, end - Duration::seconds(1)).is_empty());
    let events = due(&cup, end);
    assert_eq!(events.len(), 2);
    let cup = cup.all(events);
    assert!(standings(&cup.it, 0).rows.iter().all(|row| row.cells[1].text == "1" && row.cells[4].text == "1"));
    assert_eq!(
        close(&cup.it, &Coming::default(), end).unwrap_err().code(),
        "league-fixtures-without-result-enter-result"
    );
}

#[test]
fn who_leaves_has_no_tables_any_more() {
    let cup = season(0).then(Event::Withdrew { entry: EntryId(1), why: Default::default() });
    let cup = draw(cup, 0);
    assert_eq!((cup.it.tables.len(), cup.it.stages[0].rounds[0].byes.len()), (1, 1));
    let board = standings(&cup.it, 0);
    let last = board.rows.last().unwrap();
    assert_eq!((last.entry, last.rank, last.withdrawn), (EntryId(1), None, true));
}

#[test]
fn divisions_are_full_from_the_top() {
    let sizes =
        |count: u32, size| cut((1..=count).map(EntryId).collect(), size).iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(sizes(8, 4), [4, 4]);
    assert_eq!(sizes(10, 4), [4, 4, 2]);
    assert_eq!(sizes(9, 4), [4, 5]);
    assert_eq!(sizes(3, 8), [3]);
}
