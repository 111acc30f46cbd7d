use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::text;

use super::verify::summary;
use super::{Instance, shown};
use crate::ops::backup;

/// Copy a SQLite database, even while it is in use, and verify the copy
#[derive(Debug, clap::Args)]
pub(super) struct BackupArgs {
    #[command(flatten)]
    instance: Instance,
    /// The new file
    file: PathBuf,
}

/// Replace a SQLite database that is not in use with a backup
#[derive(Debug, clap::Args)]
pub(super) struct RestoreArgs {
    #[command(flatten)]
    instance: Instance,
    /// The backup
    file: PathBuf,
    /// Set the existing database aside
    #[arg(long)]
    force: bool,
}

pub(super) fn backup(args: &BackupArgs) -> Result<ExitCode> {
    let checked = backup::backup(&args.instance.database, &args.file)?;
    let (path, summary) = (shown(&args.file), summary(checked));
    writeln!(stdout(), "{}", text!("cli-backed-up", path, summary))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn restore(args: &RestoreArgs) -> Result<ExitCode> {
    let (checked, old) = backup::restore(&args.instance.database, &args.file, args.force)?;
    let (database, summary) = (args.instance.database.as_str(), summary(checked));
    writeln!(stdout(), "{}", text!("cli-restored", database = database, summary))?;
    if let Some(old) = old {
        writeln!(stdout(), "{}", text!("cli-set-aside", path = shown(&old)))?;
    }
    Ok(ExitCode::SUCCESS)
}
