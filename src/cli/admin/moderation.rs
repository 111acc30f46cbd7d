use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::text;

use super::{Instance, failure};
use crate::competitions::store::Competitions;
use crate::dates::Date;
use crate::error::Error;
use crate::moderation::actions::{Order, moderate};
use crate::moderation::sanctions;
use crate::moderation::subject::Subject;
use crate::site::act::Act;
use crate::store::chain::Actor;
use crate::store::live::Live;
use crate::store::{self, Connection, transaction};

/// What is hidden or shown. The service must not be running on the same SQLite file; it can also be done in the browser
#[derive(Debug, clap::Args)]
pub(super) struct HideArgs {
    /// The path of a page: /clubs/…, /clubs/…/…, /players/… or /records/…
    page: String,
    #[command(flatten)]
    why: Why,
}

/// Suspend an account until a day
#[derive(Debug, clap::Args)]
pub(super) struct SuspendArgs {
    /// The e-mail address of the account
    email: String,
    /// The day the suspension ends, like 2026-12-31
    until: String,
    #[command(flatten)]
    why: Why,
}

#[derive(Debug, clap::Args)]
pub(super) struct BanArgs {
    /// The e-mail address of the account
    email: String,
    #[command(flatten)]
    why: Why,
}

#[derive(Debug, clap::Args)]
struct Why {
    /// The reason, for the log of the site and the people concerned
    #[arg(long)]
    reason: String,
    /// Where those people can appeal
    #[arg(long, env = "PODIUM_APPEALS", default_value = "", value_name = "ADDRESS")]
    appeals: String,
    #[command(flatten)]
    instance: Instance,
}

impl Why {
    fn act(&self, act: impl FnOnce(&Competitions, &mut Connection, &Order) -> Result<(), Error>) -> Result<ExitCode> {
        let db = self.instance.open()?;
        let _alone = store::keep_alone(&self.instance.database)?;
        let order = Order { by: Actor::System, reason: self.reason.clone(), appeals: self.appeals.clone() };
        let order = order.checked().map_err(failure)?;
        let store = Competitions::new(db.clone(), Live::default(), String::new(), 1 << 20);
        transaction(&mut *db.connection()?, |connection| act(&store, connection, &order)).map_err(failure)?;
        writeln!(stdout(), "{}", text!("cli-moderated"))?;
        Ok(ExitCode::SUCCESS)
    }
}

pub(super) fn hide(args: &HideArgs, act: Act) -> Result<ExitCode> {
    args.why.act(|store, connection, order| {
        let subject = Subject::at(connection, &args.page)?;
        moderate(store, connection, order, (subject.what, &subject.id), act).map(drop)
    })
}

pub(super) fn suspend(args: &SuspendArgs) -> Result<ExitCode> {
    args.why.act(|_, connection, order| {
        let until = Date::read(&args.until)?.naive().and_time(chrono::NaiveTime::MIN).and_utc();
        let user = sanctions::account(connection, &args.email)?;
        sanctions::suspend(connection, order, user, until)
    })
}

pub(super) fn ban(args: &BanArgs) -> Result<ExitCode> {
    args.why.act(|_, connection, order| {
        let user = sanctions::account(connection, &args.email)?;
        sanctions::ban(connection, order, user)
    })
}

pub(super) fn admit(args: &BanArgs) -> Result<ExitCode> {
    args.why.act(|_, connection, order| {
        let user = sanctions::account(connection, &args.email)?;
        sanctions::admit(connection, order, user)
    })
}
