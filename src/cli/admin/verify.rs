use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};

use super::Instance;
use crate::ops::verify::{Checked, Mismatch, verify};

/// Walk every chain of events, judge every record again, compute every standing and rating again, and name
/// the first thing that differs
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    instance: Instance,
}

pub(super) fn run(args: &Args) -> Result<ExitCode> {
    let db = args.instance.open()?;
    match verify(&mut *db.connection()?).map_err(|error| anyhow!("{error}"))? {
        Ok(checked) => {
            writeln!(stdout(), "All is as it was written: {}.", summary(checked))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(Mismatch(what)) => {
            writeln!(stdout(), "MISMATCH {what}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// What was looked at, in a few words.
pub(super) fn summary(checked: Checked) -> String {
    let Checked { chains, events, competitions, records, standings, ratings, unrated } = checked;
    let due = match unrated {
        0 => String::new(),
        games => format!("; the ratings of {games} games are due and were not compared"),
    };
    format!(
        "{chains} chains of {events} events, {competitions} competitions, {records} records, {standings} standings, \
         {ratings} ratings{due}"
    )
}
