use podium_engine::contest::series::{Points as Hundredths, Rule, Scale, Scoring};
use podium_engine::contest::swiss::Score;

use super::*;
use crate::competitions::event::Event;
use crate::competitions::format::{next, plan, standings};
use crate::competitions::reasons::Wording;
use crate::competitions::state::TableId;
use crate::competitions::testing::{Builder, player};
use crate::words::Said;

/// Libertas, one game, at tables of up to four.
fn cup(players: usize, change: impl FnOnce(&mut Settings)) -> Builder {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 3, smallest: 3, clubs: Clubs::Ignore });
    Builder::new("libertas", format, |settings| {
        settings.seats = 4;
        settings.rule = Rule::Single { tied: Default::default() };
        change(settings);
    })
    .players(players)
    .started(StageKind::Rounds)
}

fn drawn(cup: &Builder) -> Draw {
    match next(&cup.it, 0) {
        Ok(Next::Round(draw)) => draw,
        other => panic!("no round: {other:?}"),
    }
}

/// Draws, publishes and plays a round; seats come in as they sit.
fn play(cup: Builder) -> Builder {
    let draw = drawn(&cup);
    let round = cup.it.stages[0].rounds.len() + 1;
    let cup = cup.then(Event::RoundDrawn { stage: 0, round, draw }).publish();
    let tables: Vec<(TableId, usize)> = cup.it.stages[0].rounds[round - 1]
        .tables
        .iter()
        .map(|&id| (id, cup.it.table(id).unwrap().seats.len()))
        .collect();
    tables.into_iter().fold(cup, |cup, (id, seats)| {
        let ranks: Vec<u32> = (1..=seats as u32).collect();
        cup.result(id.0, &ranks)
    })
}

fn points(board: &Board, entry: EntryId) -> String {
    board.rows.iter().find(|row| row.entry == entry).unwrap().cells[0].text.clone()
}

#[test]
fn a_short_table_is_worth_as_much_as_a_full_one() {
    let cup = play(cup(7, |_| {}));
    let board = crate::competitions::format::explained(&cup.it, 0);
    let sizes: Vec<usize> = cup.it.tables.iter().map(|table| table.seats.len()).collect();
    assert_eq!(sizes, [4, 3]);
    let of = |table: usize| -> Vec<String> {
        cup.it.tables[table].seats.iter().map(|&entry| points(&board, entry)).collect()
    };
    assert_eq!(of(0), ["3", "2", "1", "0"]);
    assert_eq!(of(1), ["3", "1½", "0"], "three players share the range of four");
    let winners: Vec<(Option<u32>, &str)> =
        board.rows.iter().take(2).map(|row| (row.rank, row.cells[3].plain.as_str())).collect();
    assert_eq!(
        winners,
        [(Some(1), "0.4444"), (Some(2), "0.4167")],
        "of ⅔, ⅓, ⅓ and of ½, ⅓: nobody counts less than ⅓"
    );
    let codes: Vec<String> = board.columns.iter().map(|column| column.code.en()).collect();
    assert_eq!(codes, ["Pts", "TW", "RS", "OMW"]);
    assert!(board.rows[0].cells[0].value.as_ref().unwrap().text.en().starts_with("Points: 3"));
}

#[test]
fn a_rule_made_for_tables_counts_its_own_points() {
    let own = Scale { points: Some([10, 6, 3, 1].map(Hundredths::whole).to_vec()), full_table: None };
    let rule = Rule::Table { games: 1, scoring: Scoring::Places(own) };
    let cup = play(cup(8, |settings| settings.rule = rule));
    let board = standings(&cup.it, 0);
    let seats = &cup.it.tables[0].seats;
    assert_eq!(seats.iter().map(|&entry| points(&board, entry)).collect::<Vec<_>>(), ["10", "6", "3", "1"]);
}

#[test]
fn a_round_waits_for_results_and_the_last_ends_it() {
    let cup = cup(8, |_| {});
    let cup = play(cup);
    let draw = drawn(&cup);
    let open = cup.then(Event::RoundDrawn { stage: 0, round: 2, draw }).publish();
    let Ok(Next::Waits(why)) = next(&open.it, 0) else { panic!("it should wait") };
    assert_eq!(why.en(), "2 tables have no settled result; the first is table 1 of round 2.");
    let done = play(open.result(3, &[1, 2, 3, 4]).result(4, &[4, 3, 2, 1]));
    assert_eq!(next(&done.it, 0), Ok(Next::Over));
}

#[test]
fn meetings_are_not_repeated_while_that_is_possible() {
    let cup = play(play(cup(16, |_| {})));
    let met = |table: &Table| -> Vec<(EntryId, EntryId)> {
        let pairs = table.seats.iter().flat_map(|&one| table.seats.iter().map(move |&other| (one, other)));
        pairs.filter(|(one, other)| one < other).collect()
    };
    let mut pairs: Vec<_> = cup.it.tables.iter().flat_map(met).collect();
    let all = pairs.len();
    pairs.sort();
    pairs.dedup();
    assert_eq!((all, pairs.len()), (48, 48));
}

#[test]
fn byes_late_entries_and_withdrawals() {
    let cup = play(cup(9, |_| {}));
    assert!(cup.it.tables.iter().all(|table| table.seats.len() == 3));
    let cup = cup
        .then(Event::ByeAsked { entry: EntryId(1), round: 2, worth: Score::Draw })
        .then(Event::Withdrew { entry: EntryId(2), why: Default::default() })
        .then(Event::Entered { entry: player(9) });
    let draw = drawn(&cup);
    let seated: Vec<EntryId> = draw.tables.iter().flat_map(|table| table.seats.clone()).collect();
    assert!(!seated.contains(&EntryId(1)) && !seated.contains(&EntryId(2)));
    assert!(seated.contains(&EntryId(10)), "who came late plays");
    assert_eq!(draw.byes.len(), 1);
    assert_eq!(draw.byes[0].kind, ByeKind::Asked(Score::Draw));
    let before: f64 =
        standings(&cup.it, 0).rows.iter().find(|row| row.entry == EntryId(1)).unwrap().cells[0].plain.parse().unwrap();
    let cup = play(cup);
    let row = standings(&cup.it, 0).rows.into_iter().find(|row| row.entry == EntryId(1)).unwrap();
    assert_eq!(row.cells[0].plain.parse::<f64>().unwrap() - before, 1.5, "half of a won table of four");
    assert!(standings(&cup.it, 0).rows.iter().any(|row| row.entry == EntryId(2) && row.withdrawn));
}

fn told(cup: &Builder, draw: &Draw) -> Vec<String> {
    let wording = Wording::of(&cup.it);
    draw.warnings.iter().map(|warning| wording.warning(warning).en()).collect()
}

#[test]
fn who_must_not_meet_is_kept_apart_or_told() {
    let apart = cup(8, |settings| settings.never_meet = vec![vec![1, 2]]);
    let draw = drawn(&apart);
    assert!(!draw.tables.iter().any(|table| table.seats.contains(&EntryId(1)) && table.seats.contains(&EntryId(2))));
    let stuck = cup(4, |settings| settings.never_meet = vec![vec![1, 2]]);
    assert!(told(&stuck, &drawn(&stuck)).iter().any(|text| text.contains("Ada and Ben should not meet")));
}

#[test]
fn a_draw_changed_by_hand_is_explained_anew() {
    let cup = play(cup(8, |_| {}));
    let mut draw = drawn(&cup);
    let first = cup.it.tables[0].seats.clone();
    let second = cup.it.tables[1].seats.clone();
    draw.tables[0].seats = first;
    draw.tables[1].seats = second;
    draw.by_hand = true;
    let draw = explain(&cup.it, 0, &draw).unwrap();
    assert!(draw.by_hand);
    assert_eq!(told(&cup, &draw).iter().filter(|text| text.contains("have met before")).count(), 12);
    let mut twice = draw.clone();
    twice.tables[1] = twice.tables[0].clone();
    assert_eq!(explain(&cup.it, 0, &twice).unwrap_err().code(), "seating-sits-twice-round");
}

#[test]
fn too_few_players_are_refused() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 3, smallest: 4, clubs: Clubs::Ignore });
    let cup = Builder::new("spangle", format, |_| {}).players(3);
    assert!(plan(&cup.it, None).unwrap_err().en().contains("a table needs 4"));
}
