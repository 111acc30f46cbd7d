use chrono::Duration;
use podium_engine::contest::series::{Best, Ending, Played};

use super::*;
use crate::competitions::event::{Event, Proof};
use crate::competitions::format::{next, plan, standings};
use crate::competitions::testing::{Builder, noon};
use crate::dates::When;
use crate::words::Said;

fn attack(attempts: u32) -> Builder {
    let format = Format::ScoreAttack(ScoreAttack {
        opens: Some(When::nearest(noon())),
        closes: Some(When::nearest(noon() + Duration::days(7))),
    });
    let rule = Rule::Attack(Attack { attempts, best: Best::Highest, setup: None });
    let cup = Builder::new("spuzzle", format, |settings| settings.rule = rule).players(3);
    let cup = cup.started(StageKind::Open);
    let Ok(Next::Round(draw)) = next(&cup.it, 0) else { panic!("a round should come") };
    assert_eq!(draw.tables.iter().map(|table| table.seats.len()).collect::<Vec<_>>(), [1, 1, 1]);
    cup.then(Event::RoundDrawn { stage: 0, round: 1, draw }).publish()
}

fn attempt(cup: Builder, table: u32, solved: bool, score: i64, turns: usize) -> Builder {
    let played = Played { ranks: vec![1], scores: Some(vec![score]), solved: Some(solved), turns, end: String::new() };
    let result = series::Game { seats: vec![0], record: None, ending: Ending::Played(played) };
    let game = cup.table(table).games.len() + 1;
    let record = Some(Proof { id: format!("r{table}-{game}"), sha256: String::new(), rules: 1 });
    let (table, reason) = (TableId(table), Default::default());
    cup.then(Event::GameEntered { table, game, result, record, reason })
}

#[test]
fn the_best_attempt_counts_before_all_are_made() {
    let cup = attack(2);
    let cup = attempt(attempt(attempt(cup, 1, false, 9, 4), 2, true, 5, 20), 1, true, 5, 19);
    let board = standings(&cup.it, 0);
    let lines: Vec<_> = board.rows.iter().map(|row| (row.entry.0, row.rank)).collect();
    assert_eq!(lines, [(1, Some(1)), (2, Some(2)), (3, None)]);
    let best = best_attempts(&cup.it, 0);
    assert_eq!((best[0].game, best[0].record.as_deref()), (2, Some("r1-2")));
    let shown: Vec<&str> = board.rows[0].cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(shown, ["5", "✓", "19", "2"]);
    assert!(matches!(next(&cup.it, 0), Ok(Next::Waits(_))));
}

#[test]
fn attempts_count_within_their_time_and_number() {
    let cup = attempt(attack(1), 1, true, 3, 3);
    let (used, fresh) = (cup.table(1), cup.table(2));
    assert!(may_try(&cup.it, used, noon()).unwrap_err().en().contains("1 of 1"));
    assert_eq!(may_try(&cup.it, fresh, noon()), Ok(()));
    let early = may_try(&cup.it, fresh, noon() - Duration::seconds(1)).unwrap_err().en();
    assert!(early.contains("from 1 March 2026") && early.contains("12:00"), "{early}");
    let late = may_try(&cup.it, fresh, noon() + Duration::days(7)).unwrap_err().said("fr");
    assert!(late.contains("jusqu’au 8 mars 2026") && late.contains("12:00"), "{late}");
}

#[test]
fn who_enters_late_gets_a_table() {
    let cup = attack(1).then(Event::Entered { entry: crate::competitions::testing::player(3) });
    let Ok(Next::Tables(tables)) = next(&cup.it, 0) else { panic!("a table should come") };
    assert_eq!(tables.iter().map(|table| table.seats.clone()).collect::<Vec<_>>(), [[EntryId(4)]]);
}

#[test]
fn another_match_is_refused() {
    let format = Format::ScoreAttack(ScoreAttack { opens: None, closes: None });
    let cup = Builder::new("spuzzle", format, |_| {}).players(2);
    assert!(plan(&cup.it, None).is_err());
}
