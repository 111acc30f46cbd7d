use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};

use super::Instance;
use crate::accounts::actions::link;
use crate::accounts::model::User;
use crate::admin::actions::create_admin;
use crate::db::{Connection, transaction};
use crate::web::error::Error;

/// Make an administrator: prints a link at which the password is chosen
#[derive(Debug, clap::Args)]
pub(super) struct CreateArgs {
    /// The name, as printed on pairings
    name: String,
    /// The e-mail address to sign in with
    email: String,
    #[command(flatten)]
    site: Site,
}

/// Print a link at which an account gets a new password
#[derive(Debug, clap::Args)]
pub(super) struct ResetArgs {
    /// The e-mail address of the account
    email: String,
    #[command(flatten)]
    site: Site,
}

#[derive(Debug, clap::Args)]
struct Site {
    #[command(flatten)]
    instance: Instance,
    /// The address people reach the service by
    #[arg(long, env = "PODIUM_ADDRESS", default_value = "http://127.0.0.1:8080", value_name = "URL")]
    address: String,
}

impl Site {
    /// Does it in one transaction and prints the link that comes of it.
    fn link(&self, make: impl FnOnce(&mut Connection) -> Result<String, Error>) -> Result<ExitCode> {
        let db = self.instance.open()?;
        let secret = transaction(&mut *db.connection()?, make).map_err(|error| anyhow!("{error}"))?;
        writeln!(stdout(), "Open this link to choose the password; it is good once, for two days:")?;
        writeln!(stdout(), "{}/reset/{secret}", self.address.trim_end_matches('/'))?;
        Ok(ExitCode::SUCCESS)
    }
}

pub(super) fn create(args: &CreateArgs) -> Result<ExitCode> {
    args.site.link(|connection| create_admin(connection, &args.name, &args.email))
}

pub(super) fn reset(args: &ResetArgs) -> Result<ExitCode> {
    let unknown = || anyhow!("no account has the address {}", args.email);
    args.site.link(|connection| {
        let user = User::by_email(connection, &args.email)?.ok_or_else(|| Error::Internal(unknown()))?;
        link(connection, "reset", Some(&user.id), chrono::Duration::days(2), "")
    })
}
