use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::catalogue;
use podium_engine::text::Words;

use super::json_line;

/// List the games
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut out = stdout().lock();
    for entry in catalogue::all() {
        let facts = entry.facts;
        if args.json {
            json_line(&mut out, facts)?;
            continue;
        }
        let players = match facts.players {
            (low, high) if low == high => low.to_string(),
            (low, high) => format!("{low}–{high}"),
        };
        let variants: Vec<&str> = facts.variants.iter().skip(1).map(|variant| variant.id).collect();
        let variants = if variants.is_empty() { String::new() } else { format!("  ({})", variants.join(", ")) };
        writeln!(out, "{:20} {players:>5}  {}{variants}", facts.id, Words::spoken().phrase(facts.name))?;
    }
    Ok(ExitCode::SUCCESS)
}
