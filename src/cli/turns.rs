use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::record::{Reading, Verdict, replay};
use podium_engine::text;

use super::{check, read_record};

/// List the legal next turns after the record's last turn, one per line
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record, finished or not, - for standard input
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let bytes = read_record(&args.file)?;
    let position = match Reading::of(&bytes).and_then(|reading| replay(&reading)) {
        Ok(position) => position,
        Err(fault) => {
            eprintln!("{}", check::sentence(&args.file, &Verdict::Fails(fault)));
            return Ok(ExitCode::from(1));
        }
    };
    let mut out = stdout().lock();
    match position.turns() {
        Some(turns) => {
            for turn in turns {
                writeln!(out, "{turn}")?;
            }
        }
        None => {
            eprintln!("podium: {}", text!("cli-turns-too-many"));
            for step in position.steps("") {
                writeln!(out, "{}{}", step.text(), if step.open { "…" } else { "" })?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
