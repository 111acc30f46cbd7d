//! `podium demo`

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::{Context, Result};
use podium_engine::text;

use super::failure;
use super::scratch::Scratch;
use crate::config::Config;
use crate::demo;
use crate::store::{Db, chain};

/// Serve a throwaway database full of sample clubs, competitions and records
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, env = "PODIUM_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    listen: SocketAddr,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let folder = Scratch::new(&std::env::temp_dir())?;
    let database = folder.0.join("podium.db").to_string_lossy().into_owned();
    {
        let db = Db::open(&database, 2)?;
        demo::fill(&mut *db.connection()?, chain::now()).map_err(failure).with_context(|| text!("cli-demo-failed"))?;
    }
    super::serve::serve(Config { listen: args.listen, ..Config::on(&database) }, true)?;
    Ok(ExitCode::SUCCESS)
}
