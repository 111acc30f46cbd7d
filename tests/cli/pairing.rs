//! Pairing from the command line: exit codes, output and errors.

use crate::common::podium_reading as podium;
use crate::common::{stderr, stdout};
use serde_json::Value;

fn player(number: usize, points: &str, rounds: &str) -> String {
    format!("001 {number:4} {:71}{points:>4} {number:4}{rounds}\n", "")
}

fn simulated(args: &[&str]) -> String {
    let output = podium(&[&["simulate", "--trf"], args].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    stdout(&output)
}

#[test]
fn pair_prints_the_pairs_as_arbiters_programs_do() {
    let field: String = (1..=5).map(|number| player(number, "0.0", "")).collect();
    let output = podium(&["pair", "-"], &format!("XXR 3\nXXC white1\n{field}"));
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stdout(&output), "3\n1 3\n4 2\n5 0\n");
    assert_eq!(stderr(&output), "");
    let explained = podium(&["pair", "--explain", "-"], &format!("XXR 3\nXXC white1\n{field}"));
    assert_eq!(stdout(&explained), stdout(&output));
    assert_eq!(stderr(&explained).lines().count(), 3);
    for system in ["plain", "double"] {
        let output = podium(&["pair", "--system", system, "-"], &format!("XXR 4\nXXC white1\n{field}"));
        assert_eq!(stdout(&output), "3\n1 3\n4 2\n5 0\n", "{system}");
    }
}

#[test]
fn pair_names_the_line_the_player_or_the_rule() {
    let broken = podium(&["pair", "-"], &format!("XXR 3\n{}", player(1, "0.0", "     2 x 1")));
    assert_eq!((broken.status.code(), stdout(&broken)), (Some(2), String::new()));
    assert!(stderr(&broken).contains("-:2: Round 1, column 92: the side must be w, b or -."), "{}", stderr(&broken));

    let two = |first: &str, second: &str| format!("XXR 3\n{}{}", player(1, "1.0", first), player(2, "0.0", second));
    let impossible = podium(&["pair", "-"], &two("     2 w 1", "     1 b 1"));
    assert_eq!(impossible.status.code(), Some(2));
    assert!(stderr(&impossible).contains("player 1 won against player 2"), "{}", stderr(&impossible));

    let met = podium(&["pair", "-"], &two("     2 w 1", "     1 b 0"));
    assert_eq!((met.status.code(), stdout(&met)), (Some(1), String::new()));
    let said = stderr(&met);
    assert!(said.contains("Allow rematches") && said.contains("without an opponent: 1, 2."), "{said}");
    let again = podium(&["pair", "--system", "plain", "-"], &two("     2 w 1", "     1 b 0"));
    assert_eq!(stdout(&again), "1\n2 1\n");

    let apart = podium(&["pair", "-"], &format!("XXR 3\nXXP 1 2\n{}{}", player(1, "0.0", ""), player(2, "0.0", "")));
    assert_eq!(apart.status.code(), Some(1));
    assert!(stderr(&apart).contains("Relax one of these wishes"), "{}", stderr(&apart));

    let missing = podium(&["pair", "no such file"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("cannot read no such file"));
    let endless = podium(&["pair", "-"], &player(1, "0.0", ""));
    assert!(stderr(&endless).contains("add a line 142"), "{}", stderr(&endless));
}

#[test]
fn check_trf_accepts_what_simulate_plays_and_reports_what_differs() {
    for seed in ["1", "2", "3"] {
        let report = simulated(&["--players", "24", "--rounds", "7", "--seed", seed]);
        let output = podium(&["check-trf", "-"], &report);
        assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    }
    let plain = simulated(&["--format", "plain", "--players", "30", "--rounds", "9", "--seed", "4"]);
    let output = podium(&["check-trf", "-"], &plain);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("only by the rules"), "{}", stdout(&output));
    assert_eq!(podium(&["check-trf", "-"], "XXR none").status.code(), Some(2));
    assert_eq!(podium(&["check-trf"], "").status.code(), Some(2));
}

#[test]
fn simulate_plays_the_same_for_the_same_seed() {
    let args = ["simulate", "--players", "11", "--rounds", "5", "--seed", "7"];
    for format in ["dutch", "plain", "double"] {
        let args = [&args[..], &["--format", format, "--json"]].concat();
        let output = podium(&args, "");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stdout(&output), stdout(&podium(&args, "")));
        let lines: Vec<Value> = stdout(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), 6);
        assert_eq!(lines[5]["points"].as_array().map(Vec::len), Some(11));
        for (number, round) in lines[..5].iter().enumerate() {
            assert_eq!(round["round"].as_u64(), Some(number as u64 + 1));
            let pairs = round["pairs"].as_array().map(Vec::len).expect("a round has pairs");
            let away = round["away"].as_array().map(Vec::len).expect("a round knows who is away");
            assert_eq!(2 * pairs + usize::from(round["bye"].is_u64()) + away, 11);
            let games = if format == "double" { 2 } else { 1 };
            assert_eq!(round["pairs"][0]["results"].as_array().map(Vec::len), Some(games));
        }
    }
}

#[test]
fn simulate_says_what_it_cannot_do() {
    for args in [
        &["--players", "1"][..],
        &["--players", "1000000"],
        &["--rounds", "0"],
        &["--rounds", "100"],
        &["--format", "double", "--rounds", "50"],
        &["--draw-rate", "2"],
        &["--bye-rate", "often"],
        &["--format", "chess"],
        &["--trf", "--json"],
    ] {
        let output = podium(&[&["simulate"], args].concat(), "");
        assert_eq!((output.status.code(), stdout(&output)), (Some(2), String::new()), "{args:?}");
        assert!(!stderr(&output).is_empty());
    }
    let output = podium(&["simulate", "--players", "4", "--rounds", "9", "--seed", "1"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("cannot be paired"), "{}", stderr(&output));
}

#[test]
fn a_simulated_round_robin_lets_everybody_meet_once() {
    let report = simulated(&[
        "--format",
        "round-robin",
        "--players",
        "6",
        "--rounds",
        "5",
        "--seed",
        "4",
        "--withdrawal-rate",
        "0.2",
    ]);
    for (at, line) in report.lines().filter(|line| line.starts_with("001")).enumerate() {
        let columns: Vec<char> = line.chars().collect();
        let mut opponents: Vec<usize> = columns
            .get(91..)
            .unwrap_or_default()
            .chunks(10)
            .map(|round| round.iter().take(4).collect::<String>().trim().parse().expect("an opponent"))
            .collect();
        opponents.sort_unstable();
        assert_eq!(opponents, (1..=6).filter(|number| *number != at + 1).collect::<Vec<_>>(), "{line}");
    }
    let ended = podium(&["simulate", "--format", "round-robin", "--players", "4", "--rounds", "9"], "");
    assert_eq!(ended.status.code(), Some(1));
    assert!(stderr(&ended).contains("All rounds of the schedule (6) have been played."));
}
