//! Standings against an independent program, against brute force, and on odd fields.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::path::Path;

use podium_engine::contest::sides::SideNames;
use podium_engine::contest::standings::{
    Adjourned, Details, GameScore, Number, OpenTable, Pairings, Range, Seat, Sheet, Source, Standings, Table, Tables,
    TieBreak, Value, adjourned_as_draws, rank, what_if,
};
use podium_engine::contest::swiss::{Entrant, Field, Outing, Points, Score, Side};
use podium_engine::contest::trf::Report;
use proptest::prelude::*;

fn codes(list: &str) -> Vec<TieBreak> {
    list.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

/// `4.50` as `4.5`.
fn trimmed(cell: &str) -> String {
    if cell.contains('.') { cell.trim_end_matches('0').trim_end_matches('.').to_owned() } else { cell.to_owned() }
}

/// The tables beside this file are those of FIDE's TieBreakServer 1.9.57 for the reports of the same
/// name, ranked, Swiss ones with `-s`; `-0` is a value that does not exist.
#[test]
fn values_equal_those_of_an_independent_program_cell_by_cell() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/standings");
    let mut cells = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "trf") {
            continue;
        }
        let report = Report::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let expected = std::fs::read_to_string(path.with_extension("tsv")).unwrap();
        let mut lines = expected.lines();
        let tie_breaks: Vec<TieBreak> =
            lines.next().unwrap().split('\t').skip(2).map(|code| code.parse().unwrap()).collect();
        let ready = report.after_rounds(report.played_rounds(), report.rounds.unwrap()).unwrap();
        let is_round_robin = path.file_name().unwrap().to_str().unwrap().starts_with("round-robin");
        let details = Details {
            pairings: if is_round_robin { Pairings::RoundRobin } else { Pairings::Swiss },
            ratings: report.players.iter().map(|player| Some(player.rating).filter(|rating| *rating > 0)).collect(),
            ..Details::default()
        };
        let standings = rank(&Sheet::new(&ready.field, &details), &tie_breaks);
        assert_eq!(lines.clone().count(), standings.rows.len(), "{}", path.display());
        for (row, line) in standings.rows.iter().zip(lines) {
            let mut expected = line.split('\t');
            assert_eq!(expected.next().unwrap(), row.shared.to_string(), "{}: {line}", path.display());
            assert_eq!(expected.next().unwrap(), (row.entrant + 1).to_string(), "{}: {line}", path.display());
            for ((value, cell), tie_break) in row.values.iter().zip(expected).zip(&tie_breaks) {
                let value = value.map_or_else(|| "-0".to_owned(), |value| value.to_string());
                assert_eq!(value, trimmed(cell), "{}: {tie_break} of {}", path.display(), row.entrant + 1);
                cells += 1;
            }
        }
    }
    assert!(cells > 4000, "{cells}");
}

const EVERY_CODE: &str = "PTS STD WIN WON BPG BWG REP PS PS/C1 DE DE/P KS KS/L60 KS/L-1 BH BH/C1 BH/C2 BH/M1 BH/M2 \
    BH/P FB FB/C1 AOB AOB/F SB SB/C1 SB/P RTNG ARO ARO/C1 ARO/M1 TPR PTP APRO APPO DIFF FOR BEST BQ BQ/6 OMW TW RS \
    TPN LOT MAN";

fn field(entrants: Vec<Vec<Outing>>, played: usize) -> Field {
    let entrants = entrants.into_iter().map(|outings| Entrant { outings, ..Entrant::default() }).collect();
    Field { entrants, played, rounds: played, points: Points::default(), first_side: None, apart: Vec::new() }
}

fn checks_out(source: &impl Source, tie_breaks: &[TieBreak]) -> Standings {
    let standings = rank(source, tie_breaks);
    let mut seen: Vec<usize> = standings.rows.iter().map(|row| row.entrant).collect();
    seen.sort_unstable();
    assert_eq!(seen, (0..source.entrants()).collect::<Vec<_>>());
    let columns: Vec<Vec<Value>> =
        (0..tie_breaks.len()).map(|column| standings.explain_column(source, column)).collect();
    for (at, row) in standings.rows.iter().enumerate() {
        assert_eq!(row.place, at + 1);
        assert!(row.shared <= row.place);
        for (column, value) in row.values.iter().enumerate() {
            let opened = standings.explain(source, at, column).unwrap();
            assert_eq!(opened.number, *value, "{}", tie_breaks[column]);
            assert_eq!(opened, columns[column][at], "alone and with its column");
            let shown = value.map(|value| value.text().english());
            if let Some(shown) = shown {
                assert!(opened.text.english().ends_with(&shown), "{} should end with {shown}", opened.text.english());
            }
            let is_sum = matches!(
                tie_breaks[column],
                TieBreak::Points
                    | TieBreak::Buchholz { .. }
                    | TieBreak::SonnebornBerger { .. }
                    | TieBreak::Koya { .. }
                    | TieBreak::Progressive { .. }
                    | TieBreak::Wins
                    | TieBreak::Brightwell { .. }
            );
            if is_sum {
                let kept = opened.terms.iter().filter(|term| term.left.is_none());
                assert_eq!(Some(kept.map(|term| term.number).sum::<Number>()), *value, "{}", tie_breaks[column]);
            }
        }
    }
    standings
}

#[test]
fn odd_fields_have_standings() {
    let all = codes(EVERY_CODE);
    let away = Outing::Bye(Score::Loss);
    let alone = Outing::PairingBye;
    for (outings, played) in [
        (vec![], 0),
        (vec![], 3),
        (vec![vec![]], 0),
        (vec![vec![alone, away]], 2),
        (vec![vec![], vec![], vec![]], 5),
        (vec![vec![away; 4]; 5], 4),
        (vec![vec![alone; 3]; 4], 3),
        (vec![vec![Outing::Bye(Score::Draw); 3]; 2], 3),
        // Opponents that do not exist, or oneself.
        (vec![vec![Outing::Played { opponent: 9, side: Side::White, score: Score::Win }; 2]; 2], 2),
    ] {
        let field = field(outings, played);
        for pairings in [Pairings::Swiss, Pairings::RoundRobin] {
            let details = Details { pairings, unrated: Some(1000), ..Details::default() };
            checks_out(&Sheet::new(&field, &details), &all);
        }
    }
    checks_out(&Tables::default(), &all);
}

#[test]
fn an_adjourned_game_counts_as_drawn_until_it_ends() {
    let win = Outing::Played { opponent: 1, side: Side::White, score: Score::Win };
    let loss = Outing::Played { opponent: 0, side: Side::Black, score: Score::Loss };
    let field = adjourned_as_draws(
        &field(vec![vec![win], vec![loss], vec![], vec![]], 1),
        &[Adjourned { round: 0, white: 2, black: 3 }, Adjourned { round: 7, white: 2, black: 3 }],
    );
    let details = Details::default();
    let standings = checks_out(&Sheet::new(&field, &details), &codes("PTS BPG"));
    let order: Vec<(usize, String)> =
        standings.rows.iter().map(|row| (row.entrant, row.values[0].unwrap().to_string())).collect();
    assert_eq!(order, [(0, "1".into()), (3, "0.5".into()), (2, "0.5".into()), (1, "0".into())]);
}

#[test]
fn a_value_opens_as_its_sum() {
    let report = Report::read(include_str!("standings/plain.trf")).unwrap();
    let ready = report.after_rounds(7, 7).unwrap();
    let details = Details::default();
    let sheet = Sheet::new(&ready.field, &details);
    let standings = rank(&sheet, &codes("PTS BH/C1 DE"));
    let opened = standings.explain(&sheet, 0, 1).unwrap();
    let told = opened.text.english();
    let parts = told.strip_prefix("Buchholz cut 1: ").unwrap();
    let (sum, value) = parts.split_once(" = ").unwrap();
    let (all, lowest) = sum.split_once(" − lowest ").unwrap();
    let total: f64 = all.split(" + ").map(|part| part.parse::<f64>().unwrap()).sum();
    assert_eq!(total - lowest.parse::<f64>().unwrap(), value.parse::<f64>().unwrap());
    assert_eq!(opened.terms.len(), 7);
    assert!(opened.text.say("fr").starts_with("Buchholz tronqué de 1\u{a0}: "));
}

#[test]
fn a_game_is_told_with_the_name_of_the_seat() {
    let win = Outing::Played { opponent: 1, side: Side::White, score: Score::Win };
    let loss = Outing::Played { opponent: 0, side: Side::Black, score: Score::Loss };
    let field = field(vec![vec![win], vec![loss]], 1);
    let told = |game: &str, code: &str| {
        let sides = podium_engine::catalogue::find(game).map(|entry| SideNames::of(entry.facts)).unwrap_or_default();
        let details = Details { sides, ..Details::default() };
        let sheet = Sheet::new(&field, &details);
        let standings = rank(&sheet, &codes("PTS"));
        [0, 1].map(|row| standings.explain(&sheet, row, 0).unwrap().terms[0].why.say(code))
    };
    assert_eq!(told("spline", "en"), ["won with White", "lost with Black"]);
    // In Reversi Black begins, in Spook Red.
    assert_eq!(told("reversi", "en"), ["won with Black", "lost with White"]);
    assert_eq!(told("spook", "de"), ["Sieg mit Rot", "Niederlage mit Schwarz"]);
    assert_eq!(told("assaut", "fr"), ["victoire avec les officiers", "défaite avec les soldats"]);
    assert_eq!(told("", "en"), ["won moving first", "lost moving second"]);
    let details = Details { sides: SideNames::ByTurn, ..Details::default() };
    let sheet = Sheet::new(&field, &details);
    let opened = rank(&sheet, &codes("BPG")).explain(&sheet, 0, 0).unwrap();
    assert_eq!(opened.text.english(), "Games moving second: 1 = 1");
}

#[test]
fn direct_encounter_shows_its_table() {
    // Three players on one point each, every one beaten by another: nothing to choose between them.
    let game = |opponent, score| Outing::Played { opponent, side: Side::White, score };
    let black = |opponent, score| Outing::Played { opponent, side: Side::Black, score };
    let bye = Outing::Bye(Score::Loss);
    let circle = field(
        vec![
            vec![game(1, Score::Win), bye, black(2, Score::Loss)],
            vec![black(0, Score::Loss), game(2, Score::Win), bye],
            vec![bye, black(1, Score::Loss), game(0, Score::Win)],
        ],
        3,
    );
    let details = Details::default();
    let sheet = Sheet::new(&circle, &details);
    let standings = checks_out(&sheet, &codes("PTS DE"));
    assert!(standings.rows.iter().all(|row| row.values[1] == Some(Number::whole(0)) && row.shared == 1));
    let opened = standings.explain(&sheet, 0, 1).unwrap();
    assert_eq!(opened.terms.iter().map(|term| term.opponent).collect::<Vec<_>>(), [Some(1), Some(2)]);
    assert_eq!(opened.text.english(), "Direct encounter: No. 1: 1, No. 2: 1, No. 3: 1; the tie is not broken = 0");
    // Two on a point each who have met: the winner stands before the other.
    let pair = field(vec![vec![game(1, Score::Loss), Outing::PairingBye], vec![black(0, Score::Win), bye]], 2);
    let standings = checks_out(&Sheet::new(&pair, &details), &codes("PTS DE"));
    assert_eq!(standings.rows.iter().map(|row| row.entrant).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn among_many_who_are_tied_direct_encounter_tells_what_is_ones_own() {
    let game = |opponent, score| Outing::Played { opponent, side: Side::White, score };
    let rounds = (0..200).map(|player: usize| vec![game(player ^ 1, Score::Draw)]).collect();
    let (field, details) = (field(rounds, 1), Details::default());
    let sheet = Sheet::new(&field, &details);
    let standings = checks_out(&sheet, &codes("PTS DE"));
    let opened = standings.explain(&sheet, 6, 1).unwrap();
    let text = "Direct encounter: No. 7: 0.5 (at most 198.5) among 200 tied players; the tie is not broken = 0";
    assert_eq!(opened.text.english(), text);
    let text =
        "Confrontation directe\u{a0}: n° 7\u{a0}: 0,5 (au plus 198,5) parmi 200 ex æquo\u{a0}; l’égalité subsiste = 0";
    assert_eq!(opened.text.say("fr"), text);
}

#[test]
fn brightwell_takes_an_unplayed_round_as_a_draw_against_oneself() {
    let game = |opponent, score| Outing::Played { opponent, side: Side::White, score };
    let black = |opponent, score| Outing::Played { opponent, side: Side::Black, score };
    let field = field(
        vec![
            vec![game(1, Score::Win), Outing::PairingBye],
            vec![black(0, Score::Loss), game(2, Score::Draw)],
            vec![Outing::PairingBye, black(1, Score::Draw)],
        ],
        2,
    );
    let score = |own, other| Some(GameScore { own, other });
    let details = Details {
        scores: vec![vec![score(40, 24), None], vec![score(24, 40), score(32, 32)], vec![None, score(32, 32)]],
        ..Details::default()
    };
    let standings = checks_out(&Sheet::new(&field, &details), &codes("PTS BQ/6 BQ DIFF FOR BEST"));
    let shown = |row: usize| -> Vec<String> {
        standings.rows[row].values.iter().map(|value| value.unwrap().to_string()).collect()
    };
    // 40 + 32 discs, opponents 0.5 and himself 2; c is 6, then 64 / 2 = 32.
    assert_eq!(shown(0), ["2", "87", "152", "16", "40", "40"]);
    // 32 + 32 discs, himself 1.5 and an opponent with 0.5.
    assert_eq!(shown(1), ["1.5", "76", "128", "0", "32", "32"]);
    // 24 + 32 discs, opponents 2 and 1.5.
    assert_eq!(shown(2), ["0.5", "77", "168", "-16", "56", "32"]);
}

#[test]
fn tables_rank_by_points_wins_ranks_scores_and_opponents() {
    let seat = |entrant, rank, points, score| Seat { entrant, rank, points, score: Some(score) };
    let tables = Tables {
        entrants: 4,
        tables: vec![
            Table { round: 0, best: 30, seats: vec![seat(0, 1, 30, 50), seat(1, 2, 10, 40), seat(2, 3, 0, 30)] },
            Table { round: 1, best: 30, seats: vec![seat(3, 1, 30, 90), seat(1, 2, 10, 60), seat(0, 3, 0, 30)] },
        ],
        byes: vec![],
        seed: 1,
        manual: vec![],
    };
    let standings = checks_out(&tables, &codes("PTS TW RS FOR BEST DIFF OMW"));
    let shown: Vec<(usize, Vec<String>)> = standings
        .rows
        .iter()
        .map(|row| (row.entrant, row.values.iter().map(|value| value.unwrap().to_string()).collect()))
        .collect();
    let row = |values: [&str; 7]| values.map(str::to_owned).to_vec();
    // Shares: 0 has 3 of 6, 1 has 2 of 6, 2 has 0 of 3 and counts a third, 3 has all.
    assert_eq!(shown[0], (3, row(["3", "1", "1", "90", "90", "45", "0.4167"])));
    assert_eq!(shown[1], (0, row(["3", "1", "4", "80", "50", "-30", "0.5"])));
    assert_eq!(shown[2], (1, row(["2", "0", "4", "100", "60", "0", "0.5833"])));
    assert_eq!(shown[3], (2, row(["0", "0", "3", "30", "30", "-15", "0.4167"])));
}

/// Rounds of random pairs, byes, absences and forfeits.
fn any_field(most: usize) -> impl Strategy<Value = Field> {
    (1..=most, 0_usize..6).prop_flat_map(|(players, rounds)| {
        let round =
            (Just((0..players).collect::<Vec<usize>>()).prop_shuffle(), prop::collection::vec(0_u8..9, players));
        prop::collection::vec(round, rounds).prop_map(move |rounds| {
            let mut outings = vec![Vec::new(); players];
            for (order, kinds) in &rounds {
                for pair in order.chunks(2) {
                    let [white, black] = *pair else {
                        outings[pair[0]].push(Outing::PairingBye);
                        continue;
                    };
                    let played = |opponent, side, score| Outing::Played { opponent, side, score };
                    let forfeit = |opponent, score| Outing::Forfeit { opponent, side: None, score };
                    let (of_white, of_black) = match kinds[white] {
                        0 | 1 => (played(black, Side::White, Score::Win), played(white, Side::Black, Score::Loss)),
                        2 | 3 => (played(black, Side::White, Score::Draw), played(white, Side::Black, Score::Draw)),
                        4 => (played(black, Side::White, Score::Loss), played(white, Side::Black, Score::Win)),
                        5 => (forfeit(black, Score::Win), forfeit(white, Score::Loss)),
                        6 => (forfeit(black, Score::Loss), forfeit(white, Score::Loss)),
                        7 => (Outing::Bye(Score::Draw), Outing::Bye(Score::Win)),
                        _ => (Outing::Bye(Score::Loss), Outing::Bye(Score::Loss)),
                    };
                    outings[white].push(of_white);
                    outings[black].push(of_black);
                }
            }
            field(outings, rounds.len())
        })
    })
}

/// Every set of results of the open tables, tried one after the other.
fn brute_ranges(field: &Field, open: &[OpenTable], decided: Option<(usize, usize)>) -> Vec<Range> {
    let count = field.entrants.len();
    let mut ranges = vec![Range { best: usize::MAX, worst: 0 }; count];
    for number in 0..3_usize.pow(open.len() as u32) {
        let results: Vec<usize> = (0..open.len()).map(|at| number / 3_usize.pow(at as u32) % 3).collect();
        if decided.is_some_and(|(at, result)| results[at] != result) {
            continue;
        }
        let mut points: Vec<u32> = (0..count).map(|player| field.points_after(player, field.played)).collect();
        for (table, result) in open.iter().zip(&results) {
            let (white, black) = [(10, 0), (5, 5), (0, 10)][*result];
            points[table.white] = field.points_after(table.white, field.played.saturating_sub(1)) + white;
            points[table.black] = field.points_after(table.black, field.played.saturating_sub(1)) + black;
        }
        for (player, range) in ranges.iter_mut().enumerate() {
            let best = 1 + points.iter().filter(|other| **other > points[player]).count();
            let worst = points.iter().filter(|other| **other >= points[player]).count();
            *range = Range { best: range.best.min(best), worst: range.worst.max(worst) };
        }
    }
    ranges
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn standings_are_a_total_order_and_every_value_opens(field in any_field(9), seed: u64, is_swiss: bool) {
        let details = Details {
            pairings: if is_swiss { Pairings::Swiss } else { Pairings::RoundRobin },
            ratings: (0..field.entrants.len()).map(|player| (player % 4 != 3).then_some(1500 + 30 * player as u32)).collect(),
            unrated: is_swiss.then_some(1200),
            seed,
            ..Details::default()
        };
        checks_out(&Sheet::new(&field, &details), &codes(EVERY_CODE));
    }

    #[test]
    fn what_can_still_happen_equals_brute_force(field in any_field(9), tables in 0_usize..4) {
        let open: Vec<OpenTable> = (0..tables.min(field.entrants.len() / 2))
            .map(|at| OpenTable { white: 2 * at, black: 2 * at + 1 })
            .collect();
        let found = what_if(&field, &open);
        let ranges = brute_ranges(&field, &open, None);
        prop_assert_eq!(&found.ranges, &ranges);
        for (at, (table, effects)) in found.tables.iter().enumerate() {
            prop_assert_eq!(*table, open[at]);
            for (result, effect) in effects.iter().enumerate() {
                let after = brute_ranges(&field, &open, Some((at, result)));
                let expected: Vec<(usize, Range)> =
                    after.into_iter().enumerate().filter(|(player, range)| *range != ranges[*player]).collect();
                let changed: Vec<(usize, Range)> =
                    effect.changed.iter().map(|changed| (changed.player, changed.range)).collect();
                prop_assert_eq!(changed, expected);
            }
        }
    }
}
