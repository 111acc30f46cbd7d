//! `podium admin`: commands for the operator of an instance.

mod backup;
mod club;
mod jobs;
mod moderation;
mod people;
mod verify;

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Subcommand;
use podium_engine::text;

use super::{colon, failure, shown};
use crate::site::act::Act;
use crate::store::{self, Db};

/// Look after an instance: administrators, backups, verification, moving clubs, jobs
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Create(people::CreateArgs),
    Reset(people::ResetArgs),
    RemoveFactors(people::FactorsArgs),
    Erase(people::EraseArgs),
    /// Hide a club, a competition, a player or a record from the public
    Hide(moderation::HideArgs),
    /// Show to the public again what was hidden
    Show(moderation::HideArgs),
    Suspend(moderation::SuspendArgs),
    /// Ban an account and its address for good
    Ban(moderation::BanArgs),
    /// Lift a suspension or ban
    Admit(moderation::BanArgs),
    VerifyAudit(verify::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    ExportClub(club::ExportArgs),
    ImportClub(club::ImportArgs),
    Jobs(jobs::Args),
}

pub(super) fn run(args: &Args) -> Result<ExitCode> {
    match &args.command {
        Command::Create(args) => people::create(args),
        Command::Reset(args) => people::reset(args),
        Command::RemoveFactors(args) => people::remove_factors(args),
        Command::Erase(args) => people::erase(args),
        Command::Hide(args) => moderation::hide(args, Act::Hide),
        Command::Show(args) => moderation::hide(args, Act::Show),
        Command::Suspend(args) => moderation::suspend(args),
        Command::Ban(args) => moderation::ban(args),
        Command::Admit(args) => moderation::admit(args),
        Command::VerifyAudit(args) => verify::run(args),
        Command::Backup(args) => backup::backup(args),
        Command::Restore(args) => backup::restore(args),
        Command::ExportClub(args) => club::export(args),
        Command::ImportClub(args) => club::import(args),
        Command::Jobs(args) => jobs::run(args),
    }
}

/// Which instance.
#[derive(Debug, clap::Args)]
struct Instance {
    /// The database: a file, or postgres://user:password@host/name
    #[arg(long, env = "DATABASE_URL", default_value = "podium.db", value_name = "URL", hide_env_values = true)]
    database: String,
}

impl Instance {
    fn open(&self) -> Result<Db> {
        // A mistyped name must not look like a healthy instance.
        if let Some(file) = store::file(&self.database).filter(|file| !file.is_file()) {
            bail!(text!("cli-no-database", path = shown(file)));
        }
        Db::open(&self.database, 1)
    }
}
