use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use podium_engine::catalogue::Entry;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::Record;

use super::{find_game, fresh_seed};
use crate::playout;

/// Play a random game and print its record
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// The variant
    #[arg(long, default_value = "standard")]
    variant: String,
    /// The number of players; the fewest the game takes by default
    #[arg(long)]
    players: Option<usize>,
    /// Settings as in the Options tag, "key=value key=value"
    #[arg(long, default_value = "")]
    options: String,
    /// The same seed gives the same game
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let entry = find_game(&args.game)?;
    let players = args.players.unwrap_or(entry.facts.players.0.into());
    let options = Start::read_options(&args.options).map_err(|text| anyhow!(text))?;
    let start = Start { variant: &args.variant, options, ..Start::new(players) };
    let seed = args.seed.unwrap_or_else(fresh_seed);
    write!(stdout().lock(), "{}", random_record(entry, &start, seed)?)?;
    Ok(ExitCode::SUCCESS)
}

/// A complete random game from a seed.
pub(super) fn random_record(entry: &Entry, start: &Start<'_>, seed: u64) -> Result<Record> {
    playout::random_record(entry, start, &[], &mut Chance::seeded(seed)).map_err(|text| anyhow!(text))
}
