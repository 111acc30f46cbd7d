use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use podium_engine::catalogue::Entry;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{MAX_TURNS, Record};

use super::{find_game, fresh_seed};

/// Play a random game and print its record
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// The variant
    #[arg(long, default_value = "standard")]
    variant: String,
    /// The number of players; the fewest the game takes if not given
    #[arg(long)]
    players: Option<usize>,
    /// Settings as the Options tag has them, "key=value key=value"
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

/// A complete random game. One that does not end within the turns a record may have is played anew.
pub(super) fn random_record(entry: &Entry, start: &Start<'_>, seed: u64) -> Result<Record> {
    start.fits(entry.facts).map_err(|text| anyhow!(text))?;
    let mut chance = Chance::seeded(seed);
    for _ in 0..100 {
        let setup = start.setup.map(str::to_owned).or_else(|| (entry.deal)(start, &mut chance));
        let start = Start { setup: setup.as_deref(), ..start.clone() };
        let mut position = (entry.start)(&start).map_err(|text| anyhow!(text))?;
        let mut record = Record::new(entry.facts.id, &start, &[]).map_err(|_| anyhow!("a tag cannot be written"))?;
        while position.outcome().is_none() && record.turns().len() < MAX_TURNS {
            let turn = position.random_turn(&mut chance).context("the game offers no turn")?;
            position.play(&turn).map_err(|refusal| anyhow!(refusal.text))?;
            record.turn(&turn).map_err(|_| anyhow!("the turn {turn} cannot be written"))?;
        }
        if position.outcome().is_some() {
            return Ok(record);
        }
    }
    bail!("random play of {} does not come to an end", entry.facts.id)
}
