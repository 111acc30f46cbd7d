//! The command line.

mod admin;
mod bench;
mod check;
mod check_trf;
mod demo;
mod export;
mod games;
mod import;
mod load;
mod pair;
mod picture;
mod play;
mod scratch;
mod serve;
mod simulate;
mod standings;
mod turns;

use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use clap::{Parser, Subcommand};
use podium_engine::catalogue::{self, Entry};
use podium_engine::contest::trf::{Problem, Report};
use podium_engine::record::MAX_BYTES;
use podium_engine::text;
use podium_engine::text::{Text, Words};
use serde::Serialize;

use crate::error::Error;
use crate::words::Language;

/// Leagues and tournaments for board, dice and card games, with every record refereed.
#[derive(Debug, Parser)]
#[command(version, subcommand_required = true)]
struct Cli {
    /// The language of answers, such as fr
    #[arg(long, global = true, value_name = "CODE", default_value = "en", value_parser = language, env = "PODIUM_LANGUAGE")]
    language: Language,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Admin(admin::Args),
    Check(check::Args),
    Turns(turns::Args),
    Play(play::Args),
    Games(games::Args),
    Bench(bench::Args),
    Load(load::Args),
    Demo(demo::Args),
    Import(import::Args),
    Export(export::Args),
    Pair(pair::Args),
    Picture(picture::Args),
    CheckTrf(check_trf::Args),
    Standings(standings::Args),
    Simulate(simulate::Args),
}

/// Serves when no command is given. Exit codes: 0 all is well, 1 a record does not hold, 2 the command could not do its
/// work.
pub fn run() -> ExitCode {
    let mut args: Vec<_> = std::env::args_os().collect();
    if args.len() < 2 {
        args.push("serve".into());
    }
    let cli = Cli::parse_from(args);
    cli.language.words().speak();
    let done = match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Turns(args) => turns::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Demo(args) => demo::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Pair(args) => pair::run(&args),
        Command::Picture(args) => picture::run(&args),
        Command::CheckTrf(args) => check_trf::run(&args),
        Command::Standings(args) => standings::run(&args),
        Command::Simulate(args) => simulate::run(&args),
    };
    done.unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        eprintln!("podium: {}", reasons(&error));
        ExitCode::from(2)
    })
}

/// The reader of our output has closed the pipe.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// What went wrong, and why.
fn reasons(error: &anyhow::Error) -> String {
    error.chain().map(ToString::to_string).collect::<Vec<_>>().join(&colon())
}

/// What the service says went wrong.
fn failure(error: Error) -> anyhow::Error {
    match error {
        Error::Internal(error) | Error::NoDatabase(error) => error,
        Error::NotFound => anyhow!(text!("cli-not-found")),
        error => anyhow!(error.text().cloned().unwrap_or_else(|| Text::message(error.key()))),
    }
}

/// The separator between a name and what is said of it.
fn colon() -> String {
    Words::spoken().message("colon", None).into_owned()
}

/// A path within a text.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Clap puts the answer into a sentence of its own, which is English.
fn language(code: &str) -> std::result::Result<Language, String> {
    let known = || Language::all().map(Language::code).collect::<Vec<_>>().join(", ");
    Language::from_code(code).ok_or_else(|| format!("the languages are {}", known()))
}

/// One value per line. Other characters that some readers take for a line end are escaped.
fn json_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut text = serde_json::to_string(value)?;
    for (end, escaped) in [('\u{85}', "\\u0085"), ('\u{2028}', "\\u2028"), ('\u{2029}', "\\u2029")] {
        if text.contains(end) {
            text = text.replace(end, escaped);
        }
    }
    writeln!(out, "{text}")
}

/// The largest foreign file that is read.
const MAX_FILE: usize = 256 * 1024 * 1024;

/// The bytes of a file, or of standard input for `-`, up to a limit.
fn read_bytes(path: &Path, limit: usize) -> Result<Vec<u8>> {
    let limit = limit as u64;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.with_context(|| text!("cli-cannot-read", path = shown(path)))?;
    Ok(bytes)
}

/// A record, read up to one byte past the largest allowed size.
fn read_record(path: &Path) -> Result<Vec<u8>> {
    read_bytes(path, MAX_BYTES + 1)
}

/// A tournament report.
fn read_report(path: &Path) -> Result<Report> {
    let text =
        String::from_utf8(read_bytes(path, MAX_FILE)?).with_context(|| text!("cli-not-utf-8", path = shown(path)))?;
    Report::read(&text).map_err(|problem| told(path, &problem))
}

/// What is wrong with a report, and where.
fn told(path: &Path, problem: &Problem) -> anyhow::Error {
    let line = problem.line.map(|line| format!(":{line}")).unwrap_or_default();
    anyhow!("{}{line}: {}", path.display(), problem.text)
}

/// The game with that id, or an error with suggestions.
fn find_game(id: &str) -> Result<&'static Entry> {
    catalogue::find(id).with_context(|| text!("cli-no-game", game = id))
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now())
}
