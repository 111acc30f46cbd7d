use std::fs::OpenOptions;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use podium_engine::import::mat;
use podium_engine::record::{Reading, Record};
use podium_engine::text;

use super::{read_record, shown};

/// Write records in the formats of other programs
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A backgammon match (.mat), the games in the given order
    #[arg(long, required = true)]
    mat: bool,
    /// The file to write; standard output by default
    #[arg(long)]
    out: Option<PathBuf>,
    /// Records, - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut records = Vec::new();
    for path in &args.files {
        let bytes = read_record(path)?;
        let reading = Reading::of(&bytes).map_err(|fault| anyhow!("{}: {}", path.display(), fault.text))?;
        records.push(Record::from(&reading));
    }
    let text = mat::write(&records).map_err(|text| anyhow!(text))?;
    match &args.out {
        None => stdout().lock().write_all(text.as_bytes())?,
        Some(path) => {
            let file = OpenOptions::new().write(true).create_new(true).open(path);
            let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
            written.with_context(|| text!("cli-cannot-write", path = shown(path)))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
