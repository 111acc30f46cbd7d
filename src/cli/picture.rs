use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use podium_engine::picture::{Frame, Options, animate, sheet, strip};
use podium_engine::record::{Fault, Reading, Verdict, begin};
use podium_engine::text;
use podium_engine::text::Words;

use super::{check, read_record};

/// Draw a position of a record as SVG
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record, finished or not, - for standard input
    #[arg(required_unless_present = "sheet")]
    file: Option<PathBuf>,
    /// The position after this turn, 0 for the start; after the last by default
    #[arg(long)]
    turn: Option<usize>,
    /// Seen from the other side of the board
    #[arg(long)]
    flip: bool,
    /// A pyramid level by level
    #[arg(long)]
    levels: bool,
    /// The whole game up to that turn as an animation
    #[arg(long, conflicts_with = "strip")]
    animate: bool,
    /// This many positions of it side by side
    #[arg(long, value_name = "NUMBER")]
    strip: Option<usize>,
    /// Instead, a page with every game in every variant, at the start, in the middle and at the end
    #[arg(long, conflicts_with_all = ["file", "turn"])]
    sheet: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let Some(file) = &args.file else {
        return write(&sheet(Words::spoken()));
    };
    let bytes = read_record(file)?;
    let picture = match Reading::of(&bytes) {
        Ok(mut reading) => {
            let turns = reading.turns.len();
            match args.turn {
                Some(turn) if turn > turns => bail!(text!("cli-no-turn", turn, turns)),
                Some(turn) => reading.turns.truncate(turn),
                None => {}
            }
            drawn(&reading, args)
        }
        Err(fault) => Err(fault),
    };
    match picture {
        Ok(picture) => write(&picture),
        Err(fault) => {
            eprintln!("{}", check::sentence(file, &Verdict::Fails(fault)));
            Ok(ExitCode::from(1))
        }
    }
}

fn write(text: &str) -> Result<ExitCode> {
    stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The requested picture, of the position after the last of the turns.
fn drawn(reading: &Reading<'_>, args: &Args) -> Result<String, Fault> {
    let name = begin(reading)?.facts().name;
    let frames = Frame::all(reading)?;
    let options = Options {
        title: Words::spoken().phrase(name).into_owned(),
        coordinates: true,
        flip: args.flip,
        levels: args.levels,
        standalone: true,
        words: Words::spoken(),
        ..Options::default()
    };
    Ok(match args.strip {
        Some(most) => strip(&frames, most, &options),
        None if args.animate => animate(&frames, &options),
        None => frames.last().map(|frame| frame.draw(&options)).unwrap_or_default(),
    })
}
