//! Reports under any treatment: no text makes the reader fall, and what was read and written reads
//! the same.

use podium_engine::chance::Chance;
use podium_engine::contest::pairing::{double, dutch, plain};
use podium_engine::contest::simulate::{Format, Plan, Rates, simulate};
use podium_engine::contest::trf::Report;
use proptest::prelude::*;

fn report(seed: u64) -> String {
    let mut chance = Chance::seeded(seed);
    let rates = Rates { draw: 300_000, forfeit: 100_000, withdrawal: 50_000, bye: 100_000, late: 100_000 };
    let format = [Format::Dutch, Format::Plain, Format::Double][chance.below(3)];
    let plan = Plan { format, players: 2 + chance.below(9), rounds: 1 + chance.below(5), rates, seed };
    let mut text = simulate(plan).report().to_string();
    for line in [
        "XXP 1 2",
        "260   1   3    1    2",
        "XXA    1  1.0  0.5",
        "250       1.0   1   2    1    2",
        "240 H   2    1    2",
        "162  W 3.0    D 1.0    L 0.0",
        "BBW  3.0",
        "BBU  0.5",
        "XXC rank black1",
        "XXR 7",
        "192 FIDE_DUTCH_2025_BAKU",
        "### a remark",
    ] {
        if chance.one_in(4) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// Everything that a command does with a report.
fn use_up(text: &str) {
    let Ok(report) = Report::read(text) else { return };
    let again = Report::read(&report.to_string());
    // Control characters are not written.
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\r') {
        assert_eq!(again.map(|again| again.to_string()), Ok(report.to_string()), "{text}");
    } else {
        assert_eq!(again.as_ref(), Ok(&report), "{text}");
    }
    for round in 0..report.played_rounds().min(12) {
        if let Ok(ready) = report.before_round(round) {
            let _ = dutch::pair(&ready.field);
        }
    }
    if let Ok(ready) = report.before_next_round() {
        let _ = dutch::pair(&ready.field);
        let _ = double::pair(&ready.field);
        let _ = plain::pair(&ready.field, &plain::Wishes::default());
    }
}

#[test]
fn what_was_read_and_written_reads_the_same() {
    for seed in 0..400 {
        let text = report(seed);
        let read = Report::read(&text).expect("a simulated report reads");
        let again = Report::read(&read.to_string()).expect("a written report reads");
        assert_eq!(read, again, "{text}");
    }
}

fn player(number: usize, points: &str, rounds: &str) -> String {
    format!("001 {number:4} {:71}{points:>4} {number:4}{rounds}\n", "")
}

#[test]
fn impossible_results_name_the_players() {
    for (first, second, said) in [
        ("     2 w 1", "     1 b 1", "Round 1: player 1 won against player 2, whose line does not show a loss."),
        ("     2 w 1", "     1 b =", "Round 1: player 1 won against player 2, whose line does not show a loss."),
        ("     2 w +", "     1 b +", "Round 1: player 1 won against player 2, whose line does not show a loss."),
        ("     2 w 1", "     1 w 0", "Round 1: player 1 has a game against player 2, whose line says otherwise."),
        ("     2 w 1", "  0000 - Z", "Round 1: player 1 has a game against player 2, whose line says otherwise."),
        ("     2 w 1", "     1 b -", "Round 1: player 1 has a game against player 2, whose line says otherwise."),
        ("     3 w 1", "  0000 - Z", "Player 1 met player 3 in round 1, but there is no player 3."),
    ] {
        let text = format!("XXR 3\n{}{}", player(1, "1.0", first), player(2, "0.0", second));
        let report = Report::read(&text).expect("each line reads on its own");
        assert_eq!(report.before_next_round().map_err(|problem| problem.text.english()), Err(said.to_owned()));
    }
    let double_forfeit = format!("XXR 3\n{}{}", player(1, "0.0", "     2 w -"), player(2, "0.0", "     1 b -"));
    let report = Report::read(&double_forfeit).expect("each line reads on its own");
    assert!(report.before_next_round().is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn no_mangled_report_makes_anything_fall(
        seed in 0u64..200,
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0usize..5, any::<char>()), 1..8),
    ) {
        let mut text: Vec<char> = report(seed).chars().collect();
        for (at, way, other) in cuts {
            if text.is_empty() {
                break;
            }
            let at = at.index(text.len());
            match way {
                0 => { text.remove(at); }
                1 => text.insert(at, other),
                2 => text[at] = other,
                3 => text[at] = ['0', '9', '1', ' ', '-', '+', 'w', 'b', '=', '\n', '.'][other as usize % 11],
                _ => text.truncate(at),
            }
        }
        use_up(&text.into_iter().collect::<String>());
    }

    #[test]
    fn no_text_makes_the_reader_fall(text in "(?s).{0,400}") {
        use_up(&text);
    }

    #[test]
    fn no_line_of_a_known_kind_makes_the_reader_fall(
        lines in prop::collection::vec(
            ("(001|013|142|152|162|192|240|250|260|310|XXR|XXA|XXP|XXC|BBW|BBD|BBL|BBZ|BBF|BBU|XXS)", "[ 0-9.,wbWBHFZUDL+=-]{0,120}"),
            0..6,
        ),
    ) {
        use_up(&lines.into_iter().map(|(code, rest)| format!("{code} {rest}\n")).collect::<String>());
    }
}
