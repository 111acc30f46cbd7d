use std::io::{IsTerminal, Write, stderr, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use indicatif::ProgressBar;
use podium_engine::catalogue;
use podium_engine::record::{Fault, FaultKind, Holds, Verdict, judge};
use podium_engine::text;
use podium_engine::text::Text;
use rayon::prelude::*;

use super::{json_line, read_record, reasons};

/// Judge records: exit 0 if all hold, 1 if some do not, 2 if a file cannot be read
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object per record
    #[arg(long)]
    json: bool,
    /// Records to judge, - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// How many files are judged at a time, so that output keeps coming, in order.
const BATCH: usize = 512;

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let (mut out, begun) = (stdout().lock(), Instant::now());
    let (mut faulty, mut unread) = (false, false);
    let mut progress: Option<ProgressBar> = None;
    for batch in args.files.chunks(BATCH) {
        let verdicts: Vec<Result<Verdict>> = batch.par_iter().map(|path| Ok(judge(&read_record(path)?))).collect();
        for (path, verdict) in batch.iter().zip(verdicts) {
            match verdict {
                Ok(verdict) => {
                    faulty |= !verdict.is_ok();
                    if args.json {
                        json_line(&mut out, &verdict)?;
                    } else {
                        writeln!(out, "{}", sentence(path, &verdict))?;
                    }
                }
                Err(error) => {
                    unread = true;
                    eprintln!("podium: {}", reasons(&error));
                }
            }
        }
        if progress.is_none() && begun.elapsed() > Duration::from_secs(1) && stderr().is_terminal() {
            progress = Some(ProgressBar::new(args.files.len() as u64).with_elapsed(begun.elapsed()));
        }
        if let Some(bar) = &progress {
            bar.inc(batch.len() as u64);
        }
    }
    if let Some(bar) = progress {
        bar.finish_and_clear();
    }
    out.flush()?;
    Ok(match (unread, faulty) {
        (true, _) => ExitCode::from(2),
        (_, true) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    })
}

/// A verdict for a person, with the position in the form that editors jump to, and without control characters: a record's
/// text may end up on a terminal.
pub(super) fn sentence(path: &Path, verdict: &Verdict) -> String {
    told(path, verdict).replace(char::is_control, "\u{fffd}")
}

fn told(path: &Path, verdict: &Verdict) -> String {
    let path = path.display();
    match verdict {
        Verdict::Holds(Holds { game, turns, outcome, .. }) => {
            let end = end(game, outcome.end);
            let holds = text!("cli-holds", game = *game, turns = *turns, end, ranks = numbers(&outcome.ranks));
            let scores = outcome.scores.as_ref().map(|scores| text!("cli-holds-scores", scores = numbers(scores)));
            let solved = outcome
                .solved
                .map(|solved| if solved { text!("cli-holds-solved") } else { text!("cli-holds-unsolved") });
            let parts = [Some(holds), scores, solved];
            format!("{path}: {}", Text::joined(parts.into_iter().flatten(), ", "))
        }
        Verdict::Fails(Fault { kind, turn, token, place, text, .. }) => {
            let place = place.map(|place| format!(":{}:{}", place.line, place.column)).unwrap_or_default();
            let kind = kind_of(*kind);
            let told = match token {
                Some(token) => text!("cli-fault-token", kind, turn = *turn, token = token.as_str(), text),
                None if *turn > 0 => text!("cli-fault-turn", kind, turn = *turn, text),
                None => text!("cli-fault", kind, text),
            };
            format!("{path}{place}: {told}")
        }
    }
}

const fn kind_of(kind: FaultKind) -> Text {
    Text::message(match kind {
        FaultKind::Setup => "cli-fault-setup",
        FaultKind::Syntax => "cli-fault-syntax",
        FaultKind::Illegal => "cli-fault-illegal",
        FaultKind::AfterEnd => "cli-fault-after-end",
        FaultKind::Incomplete => "cli-fault-incomplete",
        FaultKind::Claim => "cli-fault-claim",
    })
}

/// Why a game ended.
fn end(game: &str, word: &'static str) -> Text {
    let mut ends = catalogue::find(game).into_iter().flat_map(|entry| entry.facts.ends);
    match (ends.find(|(end, _)| *end == word), word) {
        (Some((_, phrase)), _) => (*phrase).into(),
        (None, "resign") => Text::message("end-resign"),
        (None, "timeout") => Text::message("end-timeout"),
        (None, "agreed") => Text::message("end-agreed"),
        (None, other) => Text::same(other),
    }
}

fn numbers(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
