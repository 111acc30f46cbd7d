use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::text;
use podium_engine::text::Text;
use serde_json::json;

use super::{Instance, failure};
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
    let report = verify(&mut *db.connection()?, Questions::Both).map_err(failure)?;
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
    let integrity = match &report.integrity {
        Ok(()) => text!("cli-verify-intact", summary = summary(report.checked)),
        Err(Mismatch(what)) => text!("cli-verify-mismatch", what = what.as_str()),
    };
    let recomputation = match report.differences.len() {
        0 => text!("cli-verify-same"),
        count => text!("cli-verify-different", count),
    };
    writeln!(out, "{integrity}\n{recomputation}")?;
    for Difference { kind, at, written_by: version, was, now } in &report.differences {
        let told = text!("cli-verify-difference", kind = *kind, at = at.as_str(), version, was, now);
        writeln!(out, "  {told}")?;
    }
    Ok(())
}

/// What was checked, in a few words.
pub(super) fn summary(checked: Checked) -> Text {
    let Checked { chains, events, competitions, records, texts, erased, redacted, standings, ratings, unrated } =
        checked;
    let told = [
        text!("cli-checked-chains", chains, events),
        text!("cli-checked-competitions", count = competitions),
        text!("cli-checked-records", count = records),
        text!("cli-checked-texts", count = texts),
    ];
    let rare = [
        (erased, text!("cli-checked-erased", count = erased)),
        (redacted, text!("cli-checked-redacted", count = redacted)),
        (standings, text!("cli-checked-standings", count = standings)),
        (ratings, text!("cli-checked-ratings", count = ratings)),
        (unrated, text!("cli-checked-unrated", count = unrated)),
    ];
    let rare = rare.into_iter().filter(|(count, _)| *count > 0).map(|(_, text)| text);
    Text::joined(told.into_iter().chain(rare), ", ")
}
