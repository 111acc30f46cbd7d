//! `podium demo`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};

use crate::config::Config;
use crate::db::{Db, chain};
use crate::{demo, ids};

/// Serve a throwaway database full of sample clubs, competitions and records
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, env = "PODIUM_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    listen: SocketAddr,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let folder = Folder::new()?;
    let database = folder.0.join("podium.db").to_string_lossy().into_owned();
    {
        let db = Db::open(&database, 2)?;
        demo::fill(&mut *db.connection()?, chain::now())
            .map_err(|error| anyhow!("cannot make the demonstration: {error}"))?;
    }
    super::serve::serve(Config { listen: args.listen, ..Config::on(&database) }, true)?;
    Ok(ExitCode::SUCCESS)
}

/// A folder that goes when the demonstration does.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let path = std::env::temp_dir().join(format!("podium-demo-{}", ids::new_id()));
        std::fs::create_dir(&path).with_context(|| format!("cannot make the folder {}", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            eprintln!("podium: cannot remove {}: {error}", self.0.display());
        }
    }
}
