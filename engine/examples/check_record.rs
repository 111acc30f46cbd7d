//! Checks records and prints their verdicts:
//!
//!     cargo run -p podium-engine --example check_record -- game.txt …

use std::process::ExitCode;

use podium_engine::record::{Verdict, judge};

fn main() -> ExitCode {
    let mut all_hold = true;
    for path in std::env::args().skip(1) {
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        };
        match judge(&bytes) {
            Verdict::Holds(holds) => {
                let (ranks, end) = (&holds.outcome.ranks, holds.outcome.end);
                println!("{path}: {} holds after {} turns: ranks {ranks:?}, ended by {end}", holds.game, holds.turns);
            }
            Verdict::Fails(fault) => {
                all_hold = false;
                println!("{path}: turn {}: {}", fault.turn, fault.text.english());
            }
        }
    }
    if all_hold { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
