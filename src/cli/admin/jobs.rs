use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::Result;
use podium_engine::text;
use podium_engine::text::Text;

use super::{Instance, colon, failure};
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
        let found = queue::again(&mut connection, id, now()).map_err(failure)?;
        let told = if found { text!("cli-job-again") } else { text!("cli-job-unknown", id = id.as_str()) };
        writeln!(stdout(), "{told}")?;
        return Ok(if found { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    for job in queue::list(&mut connection, 50).map_err(failure)? {
        writeln!(stdout(), "{}", told(&job))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn told(job: &Job) -> String {
    let state = Text::message(match (&job.done_at, &job.error, &job.claimed_by) {
        (Some(_), Some(_), _) => "job-given-up",
        (Some(_), None, _) => "job-done",
        (None, _, Some(_)) => "job-running",
        (None, Some(_), None) => "job-failed",
        (None, None, None) => "job-waiting",
    });
    let Job { id, kind, attempts, run_at, payload, .. } = job;
    let error = job.error.as_deref().map(|error| format!("{}{error}", colon())).unwrap_or_default();
    format!("{id} {kind} {payload} {} attempts={attempts} {state}{error}", run_at.format("%Y-%m-%d %H:%M:%S"))
}
