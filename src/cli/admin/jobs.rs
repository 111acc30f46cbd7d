use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};

use super::Instance;
use crate::store::chain::now;
use crate::store::queue::{self, Job};

/// List the latest jobs, failed ones first, or run one again
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    instance: Instance,
    /// The id of a failed job to retry at once
    #[arg(long, value_name = "ID")]
    again: Option<String>,
}

pub(super) fn run(args: &Args) -> Result<ExitCode> {
    let db = args.instance.open()?;
    let mut connection = db.connection()?;
    if let Some(id) = &args.again {
        let found = queue::again(&mut connection, id, now()).map_err(|error| anyhow!("{error}"))?;
        writeln!(stdout(), "{}", if found { "It will run again." } else { "No failed job has that id." })?;
        return Ok(if found { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    for job in queue::list(&mut connection, 50).map_err(|error| anyhow!("{error}"))? {
        writeln!(stdout(), "{}", told(&job))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn told(job: &Job) -> String {
    let state = match (&job.done_at, &job.error, &job.claimed_by) {
        (Some(_), Some(_), _) => "given up",
        (Some(_), None, _) => "done",
        (None, _, Some(_)) => "running",
        (None, Some(_), None) => "will be tried again",
        (None, None, None) => "waiting",
    };
    let Job { id, kind, attempts, run_at, payload, .. } = job;
    let error = job.error.as_deref().map(|error| format!(": {error}")).unwrap_or_default();
    format!("{id} {kind} {payload} {} attempts={attempts} {state}{error}", run_at.format("%Y-%m-%d %H:%M:%S"))
}
