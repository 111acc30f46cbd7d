use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use podium_engine::text;

use super::{Instance, failure};
use crate::access::people::player_at;
use crate::accounts::actions::link;
use crate::accounts::factors;
use crate::accounts::model::User;
use crate::admin::actions::create_admin;
use crate::competitions::store::Competitions;
use crate::email::Post;
use crate::error::Error;
use crate::people::erase as erasing;
use crate::people::erase::Whom;
use crate::store::chain::Actor;
use crate::store::live::Live;
use crate::store::{self, Connection, transaction};

/// Create an administrator: prints a link for choosing the password
#[derive(Debug, clap::Args)]
pub(super) struct CreateArgs {
    /// The name, as printed on pairings
    name: String,
    /// The e-mail address to sign in with
    email: String,
    #[command(flatten)]
    site: Site,
}

/// Print a link for setting a new password
#[derive(Debug, clap::Args)]
pub(super) struct ResetArgs {
    /// The e-mail address of the account
    email: String,
    #[command(flatten)]
    site: Site,
}

/// Remove the passkeys, the authenticator app and the recovery codes of somebody who lost their device
#[derive(Debug, clap::Args)]
pub(super) struct FactorsArgs {
    /// The e-mail address of the account
    email: String,
    #[command(flatten)]
    site: Site,
}

/// Erase a person: name, address and everything they wrote; results stay under a number. The service must not be running on
/// the same SQLite file; it can also be done in the browser
#[derive(Debug, clap::Args)]
pub(super) struct EraseArgs {
    /// The e-mail address of an account, or the last part of the address of a player's page
    whom: String,
    #[command(flatten)]
    instance: Instance,
}

#[derive(Debug, clap::Args)]
struct Site {
    #[command(flatten)]
    instance: Instance,
    /// The address at which people reach the service
    #[arg(long, env = "PODIUM_ADDRESS", default_value = "http://127.0.0.1:8080", value_name = "URL")]
    address: String,
}

impl Site {
    /// Runs it in one transaction and prints the resulting link.
    fn link(&self, make: impl FnOnce(&mut Connection) -> Result<String, Error>) -> Result<ExitCode> {
        let db = self.instance.open()?;
        let secret = transaction(&mut *db.connection()?, make).map_err(failure)?;
        writeln!(stdout(), "{}", text!("cli-link"))?;
        writeln!(stdout(), "{}/reset/{secret}", self.address.trim_end_matches('/'))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn account(connection: &mut Connection, email: &str) -> Result<User, Error> {
    User::by_email(connection, email)?.ok_or_else(|| Error::Internal(anyhow!(text!("cli-no-account", email))))
}

pub(super) fn create(args: &CreateArgs) -> Result<ExitCode> {
    args.site.link(|connection| create_admin(connection, &args.name, &args.email))
}

pub(super) fn reset(args: &ResetArgs) -> Result<ExitCode> {
    args.site.link(|connection| {
        let user = account(connection, &args.email)?;
        link(connection, "reset", Some(user.id), chrono::Duration::days(2), "")
    })
}

pub(super) fn remove_factors(args: &FactorsArgs) -> Result<ExitCode> {
    let db = args.site.instance.open()?;
    // Only the service knows whether mail is sent; until then e-mails wait in the outbox.
    let post = Post { site: args.site.address.trim_end_matches('/').to_owned(), is_on: true };
    let done = transaction(&mut *db.connection()?, |connection| {
        let user = account(connection, &args.email)?;
        factors::remove_all(connection, &post, &Actor::System, &user)
    });
    done.map_err(failure)?;
    writeln!(stdout(), "{}", text!("cli-factors-removed", email = args.email.as_str()))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn erase(args: &EraseArgs) -> Result<ExitCode> {
    let db = args.instance.open()?;
    let _alone = store::keep_alone(&args.instance.database)?;
    let mut connection = db.connection()?;
    let store = Competitions::new(db.clone(), Live::default(), String::new(), 1 << 20);
    let unknown = || anyhow!(text!("cli-nobody", whom = args.whom.as_str()));
    let done = transaction(&mut connection, |connection| {
        let whom = match User::by_email(connection, &args.whom)? {
            Some(user) => Whom::Account(user.id),
            None => match player_at(connection, &args.whom) {
                Err(Error::NotFound) => return Err(Error::Internal(unknown())),
                found => Whom::Player(found?.id),
            },
        };
        erasing::erase(&store, connection, &Actor::System, &whom)
    });
    let changed = done.map_err(failure)?.len();
    writeln!(stdout(), "{}", text!("cli-erased", count = changed))?;
    Ok(ExitCode::SUCCESS)
}
