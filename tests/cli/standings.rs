//! `podium standings` as a person runs it.

use std::process::Output;

use crate::common::{podium, podium_reading, stdout};

fn report(name: &str) -> String {
    format!("{}/engine/tests/standings/{name}.trf", env!("CARGO_MANIFEST_DIR"))
}

fn standings(args: &[&str]) -> Output {
    podium(&[&["standings"], args].concat())
}

#[test]
fn the_table_has_a_header_and_a_row_a_player_in_order() {
    let output = standings(&[&report("plain"), "--tiebreaks", "PTS,BH/C1,BH,SB,DE"]);
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("Rank\tStartNo\tPTS\tBH/C1\tBH\tSB\tDE"));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 24);
    let ranks: Vec<usize> = rows.iter().filter_map(|row| row.first()?.parse().ok()).collect();
    assert_eq!(ranks, (1..=24).collect::<Vec<_>>());
    assert!(rows.iter().all(|row| row.len() == 7));
    let points: Vec<f64> = rows.iter().filter_map(|row| row.get(2)?.parse().ok()).collect();
    assert!(points.is_sorted_by(|one, other| one >= other));
}

#[test]
fn values_open_as_sums_when_asked() {
    let output = standings(&[&report("everything"), "--explain", "--tiebreaks", "PTS,BH/C1,ARO,DE"]);
    let text = stdout(&output);
    for part in
        ["Points: ", "Buchholz cut 1: ", " − ", "Average rating of opponents: (", "Direct encounter: ", "round 1"]
    {
        assert!(text.contains(part), "{part} should be in\n{text}");
    }
    let plain = stdout(&standings(&[&report("everything"), "--tiebreaks", "PTS,BH/C1,ARO,DE"]));
    assert!(text.starts_with(&plain));
}

#[test]
fn a_round_robin_is_known_by_its_type() {
    let by_type = standings(&[&report("round-robin-8"), "--tiebreaks", "PTS,SB"]);
    let told = standings(&[&report("round-robin-8"), "--tiebreaks", "PTS,SB", "--round-robin"]);
    let as_swiss = standings(&[&report("round-robin-8"), "--tiebreaks", "PTS,SB", "--swiss"]);
    assert_eq!(stdout(&by_type), stdout(&told));
    assert_ne!(stdout(&by_type), stdout(&as_swiss));
}

#[test]
fn what_is_unknown_is_said() {
    let output = standings(&[&report("plain"), "--tiebreaks", "PTS,BX"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("“BX” is not a tie-break"));
    assert_eq!(standings(&["no such file"]).status.code(), Some(2));
}

#[test]
fn a_field_of_one_has_standings() {
    let line = format!("001 {:4} {:71}{:4} {:4}  0000 - U\n", 1, "", "1.0", 1);
    let output = podium_reading(&["standings", "-"], &line);
    assert_eq!(stdout(&output), "Rank\tStartNo\tPTS\tBH/C1\tBH\tSB\tWIN\n1\t1\t1\t0\t0.5\t0.5\t1\n");
}
