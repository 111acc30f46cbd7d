use std::collections::BTreeSet;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::contest::pairing::dutch;
use podium_engine::contest::swiss::{Outing, Side};
use podium_engine::text;

use super::{colon, read_report, told};

/// Pair every round of a tournament report again and report what differs: exit 1 if anything does
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Reports (TRF), - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut out = stdout().lock();
    let mut differs = false;
    for file in &args.files {
        let report = read_report(file)?;
        for round in 0..report.played_rounds() {
            let after =
                report.after_rounds(round + 1, report.played_rounds()).map_err(|problem| told(file, &problem))?;
            let mut ready = report.before_round(round).map_err(|problem| told(file, &problem))?;
            // What was drawn by lot for round 1 is taken from the file.
            ready.field.first_side = ready.field.first_side.or_else(|| after.field.inferred_first_side());
            // White, black; a bye has no black.
            let mut stated: BTreeSet<(usize, Option<usize>)> = BTreeSet::new();
            for (player, entrant) in after.field.entrants.iter().enumerate() {
                match entrant.outings.get(round) {
                    Some(Outing::Played { opponent, side: Side::White, .. })
                    | Some(Outing::Forfeit { opponent, side: Some(Side::White), .. }) => {
                        stated.insert((player, Some(*opponent)));
                    }
                    Some(Outing::PairingBye) => {
                        stated.insert((player, None));
                    }
                    _ => {}
                }
            }
            let place = format!("{}: {}{}", file.display(), text!("cli-round", number = round + 1), colon());
            let found: BTreeSet<(usize, Option<usize>)> = match dutch::pair(&ready.field) {
                Ok(pairing) => pairing
                    .tables
                    .iter()
                    .map(|pair| (pair.white, Some(pair.black)))
                    .chain(pairing.bye.iter().map(|(player, _)| (*player, None)))
                    .collect(),
                Err(impossible) => {
                    writeln!(out, "{place}{}", impossible.text)?;
                    differs = true;
                    continue;
                }
            };
            let show = |(white, black): &(usize, Option<usize>)| {
                let number = |at: usize| ready.numbers.get(at).copied().unwrap_or(0);
                format!("{} {}", number(*white), black.map_or(0, number))
            };
            for pair in stated.difference(&found) {
                writeln!(out, "{place}{}", text!("cli-only-in-file", pair = show(pair)))?;
            }
            for pair in found.difference(&stated) {
                writeln!(out, "{place}{}", text!("cli-only-by-rules", pair = show(pair)))?;
            }
            differs |= stated != found;
        }
    }
    Ok(if differs { ExitCode::from(1) } else { ExitCode::SUCCESS })
}
