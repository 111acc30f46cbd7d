use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::io::{Write, stdout};
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use podium_engine::text;

use super::{Instance, shown};
use crate::ops::club_file;

/// Export a club with its people, competitions and records to a file
#[derive(Debug, clap::Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    instance: Instance,
    /// The last part of the club's address
    slug: String,
    /// The new zip file
    file: PathBuf,
}

/// Import a club from a file made by `export-club`, all of it or nothing
#[derive(Debug, clap::Args)]
pub(super) struct ImportArgs {
    #[command(flatten)]
    instance: Instance,
    /// The zip file
    file: PathBuf,
}

pub(super) fn export(args: &ExportArgs) -> Result<ExitCode> {
    let (file, db) = (&args.file, args.instance.open()?);
    // It holds people's addresses: readable by its owner alone.
    let out = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    let out = out.with_context(|| text!("cli-cannot-write", path = shown(file)))?;
    if let Err(error) = club_file::export(&mut *db.connection()?, &args.slug, BufWriter::new(out)) {
        let _ = std::fs::remove_file(file);
        return Err(error);
    }
    writeln!(stdout(), "{}", text!("cli-club-exported", path = shown(file)))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn import(args: &ImportArgs) -> Result<ExitCode> {
    let db = args.instance.open()?;
    let file = File::open(&args.file).with_context(|| text!("cli-cannot-read", path = shown(&args.file)))?;
    let slug = club_file::import(&mut *db.connection()?, BufReader::new(file))?;
    writeln!(stdout(), "{}", text!("cli-club-imported", slug))?;
    Ok(ExitCode::SUCCESS)
}
