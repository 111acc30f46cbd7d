use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::judge;

use super::play::random_record;
use super::{check, fresh_seed};

/// Play a random game of the catalogue and judge its record
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The same seed gives the same game
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let entry = Chance::seeded(seed).pick(catalogue::all()).copied().context("the catalogue is empty")?;
    let record = random_record(&entry, &Start::new(entry.facts.players.0.into()), seed)?.to_string();
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}, {} ({})\n{}\n\n{record}",
        entry.facts.name.en, entry.facts.author, entry.facts.year, entry.facts.summary.en
    )?;
    writeln!(out, "{}", check::sentence(Path::new("verdict"), &judge(record.as_bytes())))?;
    Ok(ExitCode::SUCCESS)
}
