use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use serde_json::json;

use super::Instance;
use crate::ops::verify::{Checked, Difference, Mismatch, Questions, Report, verify};

/// Verify that everything is as it was written, and report what this version computes differently. Only the former decides
/// the exit status: 0 if it holds, 1 if not
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    instance: Instance,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode> {
    let db = args.instance.open()?;
    let report = verify(&mut *db.connection()?, Questions::Both).map_err(|error| anyhow!("{error}"))?;
    let mut out = stdout();
    match args.json {
        true => writeln!(out, "{}", as_json(&report))?,
        false => tell(&mut out, &report)?,
    }
    Ok(if report.integrity.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn as_json(report: &Report) -> serde_json::Value {
    let mismatch = report.integrity.as_ref().err().map(|Mismatch(what)| what);
    json!({
        "integrity": { "holds": report.integrity.is_ok(), "mismatch": mismatch },
        "recomputation": { "same": report.differences.is_empty(), "differences": report.differences },
        "checked": report.checked,
        "program": env!("CARGO_PKG_VERSION"),
    })
}

fn tell(out: &mut impl Write, report: &Report) -> Result<()> {
    match &report.integrity {
        Ok(()) => writeln!(out, "Integrity: all is as it was written: {}.", summary(report.checked))?,
        Err(Mismatch(what)) => writeln!(out, "MISMATCH {what}")?,
    }
    match report.differences.len() {
        0 => writeln!(out, "Recomputation: no difference.")?,
        count => writeln!(out, "Recomputation: this version computes {count} things otherwise:")?,
    }
    for Difference { kind, at, written_by, was, now } in &report.differences {
        writeln!(out, "  {kind}: {at}: written by {written_by}: {was}; now: {now}")?;
    }
    Ok(())
}

/// What was checked, in a few words.
pub(super) fn summary(checked: Checked) -> String {
    let Checked { chains, events, competitions, records, texts, erased, redacted, standings, ratings, unrated } =
        checked;
    let mut told = format!(
        "{chains} chains of {events} events, {competitions} competitions, {records} records, {texts} names and texts"
    );
    for (count, what) in [
        (erased, "erased texts"),
        (redacted, "texts without somebody’s name"),
        (standings, "standings computed again"),
        (ratings, "ratings computed again"),
        (unrated, "games whose ratings are due and were not compared"),
    ] {
        if count > 0 {
            told.push_str(&format!(", {count} {what}"));
        }
    }
    told
}
