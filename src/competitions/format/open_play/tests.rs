use chrono::Duration;

use super::*;
use crate::competitions::format::standings;
use crate::competitions::testing::{Builder, noon};
use crate::words::Said;

fn open(per_opponent: usize, seats: usize) -> Builder {
    let today = roster::today(noon());
    let window = Window { opens: today, closes: today.plus(6) };
    let rules = Rules { window, per_opponent, fewest_games: 1, ranking: Ranking::Points, win: 10, draw: 5, loss: 0 };
    let game = if seats == 2 { "reversi" } else { "libertas" };
    let cup = Builder::new(game, Format::OpenPlay(OpenPlay { rules }), |settings| {
        settings.seats = seats;
        settings.rule = podium_engine::contest::series::Rule::Single { tied: Default::default() };
    });
    cup.players(4).started(StageKind::Open).round(&[])
}

fn sit(cup: Builder, players: &[u32]) -> Result<Builder, Text> {
    let players: Vec<EntryId> = players.iter().map(|&entry| EntryId(entry)).collect();
    let events = open_table(&cup.it, 0, &players, cup.now)?;
    Ok(cup.all(events))
}

#[test]
fn two_may_open_as_many_tables_as_count() {
    let cup = sit(open(2, 2), &[1, 2]).unwrap();
    assert_eq!(cup.table(1).seats, [EntryId(1), EntryId(2)]);
    let cup = sit(cup, &[1, 2]).unwrap();
    assert_eq!(cup.table(2).seats, [EntryId(2), EntryId(1)], "who began least often begins");
    let why = sit(cup.clone(), &[2, 1]).unwrap_err();
    assert_eq!(why.code(), "open-play-games-against-most-count", "{why}");
    assert_eq!(partners(&cup.it, 0, EntryId(1), cup.now), [EntryId(3), EntryId(4)]);
    let cup = cup.result(1, &[1, 2]).result(2, &[1, 1]);
    let board = standings(&cup.it, 0);
    let lines: Vec<_> = board.rows.iter().map(|row| (row.entry.0, row.rank, row.cells[0].text.as_str())).collect();
    assert_eq!(lines, [(1, Some(1), "1½"), (2, Some(2), "½"), (3, None, "0"), (4, None, "0")]);
    assert_eq!(board.rows[0].cells[0].why.as_ref().unwrap().en(), "1.5 (Ben, 2×) = 1.5.");
}

#[test]
fn what_ranks_stands_first() {
    let mut cup = sit(sit(open(2, 2), &[1, 2]).unwrap(), &[1, 3]).unwrap().result(1, &[1, 2]).result(2, &[1, 1]);
    for (ranking, codes, first) in [
        (Ranking::Points, "Pts G W D", "1½"),
        (Ranking::Wins, "W Pts G D", "1"),
        (Ranking::Average, "Avg Pts G W D", "0.75"),
    ] {
        let Format::OpenPlay(OpenPlay { rules }) = &mut cup.it.settings.format else { panic!("open play") };
        rules.ranking = ranking;
        let board = standings(&cup.it, 0);
        let shown: Vec<String> = board.columns.iter().map(|column| column.code.en()).collect();
        assert_eq!(shown.join(" "), codes);
        let row = board.rows.iter().find(|row| row.entry == EntryId(1)).unwrap();
        assert_eq!((row.cells[0].text.as_str(), row.cells.len()), (first, shown.len()), "{ranking:?}");
    }
}

#[test]
fn outside_the_window_nothing_is_opened() {
    let mut cup = open(1, 2);
    cup.now += Duration::days(7);
    assert_eq!(sit(cup, &[1, 2]).unwrap_err().code(), "open-play-outside-window");
    assert!(sit(open(1, 2), &[1]).unwrap_err().en().contains("has 2 players"));
    assert_eq!(sit(open(1, 2), &[1, 1]).unwrap_err().code(), "open-play-cannot-play-alone");
}

#[test]
fn at_a_table_of_three_everybody_meets_everybody() {
    let cup = sit(open(1, 3), &[1, 2, 3]).unwrap().result(1, &[2, 1, 3]);
    let board = standings(&cup.it, 0);
    let lines: Vec<_> = board.rows.iter().map(|row| (row.entry.0, row.cells[0].text.as_str())).collect();
    assert_eq!(lines, [(2, "2"), (1, "1"), (3, "0"), (4, "0")]);
    assert!(sit(cup, &[4, 1, 2]).is_err(), "two of them have met");
}
