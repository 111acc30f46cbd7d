use std::collections::BTreeSet;

use podium_engine::contest::pairing::dutch;
use podium_engine::contest::series::{Rule, Tied};
use podium_engine::contest::swiss::{Outing, Score, Side};
use podium_engine::contest::trf::Report;

use super::*;
use crate::competitions::event::ByeKind;
use crate::competitions::format::Swiss;
use crate::competitions::format::crosstable::{Columns, crosstable};
use crate::competitions::format::{trf, what_if};
use crate::competitions::settings::{Format, SwissSystem};
use crate::competitions::testing::{player, tie_breaks};
use crate::words::Said;

fn swiss(system: SwissSystem, rounds: usize) -> Format {
    Format::Swiss(Swiss { system, rounds, accelerated: false })
}

/// Nine players, five rounds: one asks for a bye, one comes late, one leaves, one does not turn up.
fn nine() -> Builder {
    let builder = Builder::new("reversi", swiss(SwissSystem::Dutch, 5), |settings| {
        settings.tie_breaks = tie_breaks(&["BH/C1", "BH", "SB", "DIFF"]);
    });
    let builder = start(builder.players(9)).then(Event::ByeAsked { entry: EntryId(3), round: 2, worth: Score::Draw });
    let (builder, first) = draw(builder, 0);
    // Upper half against lower half, the last has the bye; lots gave the first player the first seat.
    assert_eq!(seats(&first), [[1, 5], [6, 2], [3, 7], [8, 4]]);
    assert_eq!(first.byes[0].entry, EntryId(9));
    let builder = builder.then(forfeit(4, &[1]));
    let builder = play(builder, 0, lower_wins).then(Event::Entered { entry: player(9) });
    let (builder, second) = draw(builder, 0);
    assert!(second.tables.iter().any(|table| table.seats.contains(&EntryId(10))));
    let asked = second.byes.iter().find(|bye| bye.entry == EntryId(3)).unwrap();
    assert_eq!(asked.kind, ByeKind::Asked(Score::Draw));
    let builder = play(builder, 0, lower_wins).then(Event::Withdrew { entry: EntryId(2), why: Default::default() });
    let (mut builder, third) = draw(builder, 0);
    assert!(third.tables.iter().all(|table| !table.seats.contains(&EntryId(2))));
    for _ in 4..=5 {
        builder = draw(play(builder, 0, lower_wins), 0).0;
    }
    builder
}

#[test]
fn nine_players_five_rounds_with_a_late_entry_and_a_withdrawal() {
    let builder = nine();
    let Ok(Next::Waits(waits)) = next(&builder.it, 0) else { panic!("round 5 is open") };
    assert!(waits.en().contains("table 5.1 (") && waits.said("fr").contains("Il manque"), "{waits}");
    let builder = play(builder, 0, lower_wins);
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));

    let met: Vec<BTreeSet<EntryId>> =
        builder.it.tables.iter().map(|table| table.seats.iter().copied().collect()).collect();
    assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len(), "nobody meets twice");
    let board = explained(&builder.it, 0);
    assert_eq!(
        board.columns.iter().map(|column| column.code.en()).collect::<Vec<_>>(),
        ["Pts", "BH/C1", "BH", "SB", "DIFF"]
    );
    assert_eq!((board.rows[0].entry, board.rows[0].cells[0].text.as_str()), (EntryId(1), "5"));
    assert_eq!(board.rows.len(), 10);
    assert!(board.rows.iter().all(|row| row.withdrawn == (row.entry == EntryId(2))));
    for row in &board.rows {
        let value = row.cells[0].value.as_ref().unwrap();
        assert_eq!(value.number.unwrap().to_string(), row.cells[0].plain);
        assert_eq!(value.terms.len(), 5, "a term a round");
    }
    let half = board.rows.iter().find(|row| row.entry == EntryId(3)).unwrap();
    assert!(half.cells[0].text.ends_with('½'), "the bye was for half a point: {}", half.cells[0].text);
    let crosstable = crosstable(&builder.it, 0).unwrap();
    assert_eq!(crosstable.columns, Columns::Rounds(5));
    let row = |entry| crosstable.rows.iter().find(|row| row.entry == EntryId(entry)).unwrap();
    let signs = |entry| row(entry).cells.iter().map(|cell| cell[0].result.unwrap()).collect::<String>();
    assert_eq!(signs(1), "11111");
    assert_eq!(&signs(4)[..1], "-");
    assert_eq!(&signs(8)[..1], "+");
    assert_eq!(&signs(3)[1..2], "H");
    assert_eq!(&signs(9)[..1], "U");
    assert_eq!(&signs(10)[..1], "Z");
    assert_eq!(&signs(2)[2..], "ZZZ");
}

#[test]
fn the_report_reads_back_and_pairs_again_to_the_same_tables() {
    let builder = play(nine(), 0, lower_wins);
    let written = trf::report(&builder.it, 0).unwrap().to_string();
    let report = Report::read(&written).unwrap();
    assert_eq!(report.played_rounds(), 5);
    for round in 0..5 {
        let after = report.after_rounds(round + 1, 5).unwrap();
        let mut stated = BTreeSet::new();
        for (white, entrant) in after.field.entrants.iter().enumerate() {
            match entrant.outings[round] {
                Outing::Played { opponent, side: Side::White, .. }
                | Outing::Forfeit { opponent, side: Some(Side::White), .. } => {
                    stated.insert((white, Some(opponent)));
                }
                Outing::PairingBye => {
                    stated.insert((white, None));
                }
                _ => {}
            }
        }
        let pairing = dutch::pair(&report.before_round(round).unwrap().field).unwrap();
        let byes = pairing.bye.iter().map(|(player, _)| (*player, None));
        let again = pairing.tables.iter().map(|pair| (pair.white, Some(pair.black))).chain(byes).collect();
        assert_eq!(stated, again, "round {}", round + 1);
    }
}

#[test]
fn the_report_announces_who_is_away_next() {
    let builder = start(Builder::new("reversi", swiss(SwissSystem::Dutch, 3), |_| {}).players(6));
    let builder = play(draw(builder, 0).0, 0, lower_wins)
        .then(Event::Withdrew { entry: EntryId(6), why: Default::default() })
        .then(Event::ByeAsked { entry: EntryId(1), round: 2, worth: Score::Draw });
    let report = Report::read(&trf::report(&builder.it, 0).unwrap().to_string()).unwrap();
    let pairing = dutch::pair(&report.before_next_round().unwrap().field).unwrap();
    let (_, draw) = draw(builder, 0);
    let again: Vec<[u32; 2]> =
        pairing.tables.iter().map(|pair| [pair.white as u32 + 1, pair.black as u32 + 1]).collect();
    assert_eq!(again, seats(&draw));
    assert_eq!(draw.tables.len(), 2);
}

#[test]
fn a_double_swiss_counts_both_games_and_a_bye_one_and_a_half() {
    let format = swiss(SwissSystem::Double, 2);
    let single = Builder::new("reversi", format.clone(), |_| {}).players(5);
    assert_eq!(plan(&single.it, None).unwrap_err().code(), "format-double-swiss-every-meeting-two");
    let builder = Builder::new("reversi", format, |s| s.rule = Rule::Exchange { tied: Tied::Shared }).players(5);
    let (builder, first) = draw(start(builder), 0);
    let bye = first.byes[0].entry.0;
    // Each wins with the first seat: 1-1.
    let mut builder = builder;
    for id in open(&builder.it, 0) {
        builder = builder.result(id.0, &[1, 2]).result(id.0, &[2, 1]);
    }
    let points = lines(&builder.it, 0);
    assert_eq!(points[0], (Some(1), bye, "1½".to_owned()));
    assert!(points[1..].iter().all(|(rank, _, points)| (*rank, points.as_str()) == (Some(2), "1")));
    let (builder, second) = draw(builder, 0);
    assert_ne!(second.byes[0].entry.0, bye);
    let rounds = crosstable(&builder.it, 0).unwrap();
    assert_eq!(rounds.columns, Columns::Rounds(2));
    assert_eq!(rounds.rows[1].cells[0].len(), 2);
}

#[test]
fn wishes_are_kept_or_told() {
    let settings = |s: &mut crate::competitions::settings::Settings| {
        s.never_meet = vec![vec![1, 3]];
        s.clubs_apart = true;
    };
    let mut builder = Builder::new("reversi", swiss(SwissSystem::Dutch, 2), settings);
    for at in 0..4 {
        let mut entry = player(at);
        entry.club = Some(if at == 3 { "Lille" } else { "Lyon" }.into());
        builder = builder.then(Event::Entered { entry });
    }
    let (builder, draw) = draw(start(builder), 0);
    // Free, it would be 1-3 and 2-4. Three of one club among four cannot all be kept apart.
    assert!(!seats(&draw).iter().any(|pair| pair.contains(&1) && pair.contains(&3)));
    assert_eq!(draw.warnings.len(), 1);
    let told = Wording::of(&builder.it).warning(&draw.warnings[0]);
    assert!(told.en().contains("Ada, Ben and Cleo"), "{told}");
}

#[test]
fn an_adjourned_table_counts_as_drawn_for_the_pairing_alone() {
    let builder = start(Builder::swiss(4));
    let (builder, _) = draw(builder, 0);
    let builder = builder.result(1, &[1, 2]).then(Event::TableAdjourned { table: TableId(2), until: None });
    let Ok(Next::Round(second)) = next(&builder.it, 0) else { panic!("adjourned games do not stop the rest") };
    let told = Wording::of(&builder.it).warning(&second.warnings[0]);
    assert_eq!(
        told.en(),
        "Results are missing: table 1.2 (Dan – Ben). Adjourned tables count as draws for this pairing."
    );
    assert_eq!(lines(&builder.it, 0).iter().map(|line| line.2.as_str()).collect::<Vec<_>>(), ["1", "0", "0", "0"]);
    assert!(standings(&builder.it, 0).notes[0].en().starts_with("Provisional: one table"));
}

#[test]
fn what_an_open_table_can_change() {
    let builder = start(Builder::swiss(4));
    let builder = play(draw(builder, 0).0, 0, lower_wins);
    let (builder, second) = draw(builder, 0);
    let id = builder.it.stages[0].rounds[1].tables[0];
    let winners = builder.it.table(id).unwrap().seats.clone();
    assert_eq!(second.tables.len(), 2);
    let open = what_if::what_if(&builder.it, 0).unwrap();
    let of = |entry: EntryId| *open.now.iter().find(|outlook| outlook.entry == entry).unwrap();
    // Two winners meet: the loser stays on one point, level with the winner of the other table at worst.
    assert_eq!((of(winners[0]).best, of(winners[0]).worst), (1, 3));
    assert!(of(winners[0]).is_safe_for(3) && !of(winners[0]).is_safe_for(2));
    let changed = &open.tables.iter().find(|table| table.table == id).unwrap().results[0];
    let first = changed.iter().find(|outlook| outlook.entry == winners[0]).unwrap();
    assert_eq!((first.best, first.worst), (1, 1));
    assert!(open.end.iter().all(|outlook| (outlook.best, outlook.worst) == (1, 4)));
}

#[test]
fn game_scores_make_the_difference() {
    let builder = Builder::new("reversi", swiss(SwissSystem::Dutch, 1), |s| s.tie_breaks = tie_breaks(&["DIFF"]));
    let (builder, _) = draw(start(builder.players(4)), 0);
    let builder = builder.then(scored(1, [40, 24])).then(scored(2, [20, 44]));
    let board = standings(&builder.it, 0);
    let differences: Vec<&str> = board.rows.iter().map(|row| row.cells[1].plain.as_str()).collect();
    assert_eq!(differences, ["24", "16", "-16", "-24"]);
}

#[test]
fn too_many_rounds_or_too_few_players_are_refused() {
    let refused = |players, rounds| {
        plan(&Builder::new("reversi", swiss(SwissSystem::Dutch, rounds), |_| {}).players(players).it, None)
    };
    assert_eq!(refused(1, 3).unwrap_err().code(), "format-swiss-needs-two-players-least");
    assert!(refused(4, 4).unwrap_err().en().contains("3 rounds"));
    assert!(refused(5, 5).is_ok());
}

#[test]
fn acceleration_parts_the_halves_and_stands_in_the_report() {
    let format = Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds: 5, accelerated: true });
    let builder = start(Builder::new("reversi", format, |_| {}).players(8));
    let (builder, first) = draw(builder, 0);
    // The upper four have a point more, so that they meet among themselves.
    assert!(first.tables.iter().all(|table| (table.seats[0].0 <= 4) == (table.seats[1].0 <= 4)), "{:?}", seats(&first));
    let builder = play(builder, 0, lower_wins).then(Event::Entered { entry: player(8) });
    let report = Report::read(&trf::report(&builder.it, 0).unwrap().to_string()).unwrap();
    let pairing = dutch::pair(&report.before_next_round().unwrap().field).unwrap();
    let again: Vec<[u32; 2]> =
        pairing.tables.iter().map(|pair| [pair.white as u32 + 1, pair.black as u32 + 1]).collect();
    assert_eq!(again, seats(&draw(builder, 0).1));
}
