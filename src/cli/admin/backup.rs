use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use super::Instance;
use super::verify::summary;
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
    writeln!(stdout(), "{} is written and verified: {}.", args.file.display(), summary(checked))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn restore(args: &RestoreArgs) -> Result<ExitCode> {
    let (checked, old) = backup::restore(&args.instance.database, &args.file, args.force)?;
    writeln!(stdout(), "{} is restored and verified: {}.", args.instance.database, summary(checked))?;
    if let Some(old) = old {
        writeln!(stdout(), "What was there before is now {}.", old.display())?;
    }
    Ok(ExitCode::SUCCESS)
}
