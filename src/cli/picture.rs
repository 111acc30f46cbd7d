use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use podium_engine::picture::{Options, deciding, draw, sheet};
use podium_engine::record::{Reading, Verdict, replay};

use super::{check, read_record};

/// Draw a position of a record as SVG
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record, finished or not, - for standard input
    #[arg(required_unless_present = "sheet")]
    file: Option<PathBuf>,
    /// The position after this turn, 0 for the start; after the last if not given
    #[arg(long)]
    turn: Option<usize>,
    /// French words in the picture
    #[arg(long)]
    french: bool,
    /// Instead, a page with every game in every variant, at the start, in the middle and at the end
    #[arg(long, conflicts_with_all = ["file", "turn"])]
    sheet: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let Some(file) = &args.file else {
        stdout().lock().write_all(sheet(args.french).as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    let bytes = read_record(file)?;
    let position = match Reading::of(&bytes) {
        Ok(mut reading) => {
            let turns = reading.turns.len();
            match args.turn {
                Some(turn) if turn > turns => bail!("the record has {turns} turns, so there is no turn {turn}"),
                Some(turn) => reading.turns.truncate(turn),
                None => {}
            }
            replay(&reading)
        }
        Err(fault) => Err(fault),
    };
    match position {
        Ok(position) => {
            let (name, deciding) = (position.facts().name, deciding(&*position));
            let title = if args.french { name.fr } else { name.en }.to_owned();
            let options = Options {
                title,
                coordinates: true,
                deciding,
                standalone: true,
                french: args.french,
                ..Options::default()
            };
            stdout().lock().write_all(draw(&position.scene(), &options).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            eprintln!("{}", check::sentence(file, &Verdict::Fails(fault)));
            Ok(ExitCode::from(1))
        }
    }
}
