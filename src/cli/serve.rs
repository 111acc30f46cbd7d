//! `podium serve`

use std::io::IsTerminal;
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::text;

use crate::config::Config;
use crate::jobs::runner;
use crate::store::{Db, keep_alone};
use crate::web::server;

/// Migrate the database, then serve.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    config: Config,
}

pub(super) fn run(args: &Args) -> Result<ExitCode> {
    serve(args.config.clone(), false)?;
    Ok(ExitCode::SUCCESS)
}

/// Serves until told to stop.
pub(super) fn serve(config: Config, demo: bool) -> Result<()> {
    config.check()?;
    log(&config);
    let _held = keep_alone(&config.database)?;
    let db = Db::open_within(&config.database, config.connections, config.database_bytes())?;
    let app = crate::pages::app(config, db, demo)?;
    actix_web::rt::System::new().block_on(async move {
        let announce = |address| println!("{}", text!("cli-serving", address = format!("http://{address}")));
        server::run(app, announce, runner::run).await
    })
}

/// Logs one line per event to standard error.
fn log(config: &Config) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let colours = std::io::stderr().is_terminal();
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    // Already set up when started twice in one process, as tests do.
    let _ = if config.log_json { builder.json().try_init() } else { builder.try_init() };
}
