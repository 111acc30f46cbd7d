use std::hint::black_box;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use podium_engine::catalogue::{self, Entry};
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{MAX_TURNS, Verdict, judge};
use podium_engine::text;
use serde::Serialize;

use super::play::random_record;
use super::{find_game, json_line};

/// Measure random play and verification, on one core
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The games; all if none is given
    games: Vec<String>,
    /// How long each of the two measurements runs
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

/// The measurements for one game, each per second.
#[derive(Debug, Serialize)]
struct Measure {
    game: &'static str,
    playouts: f64,
    turns: f64,
    verified_records: f64,
    verified_turns: f64,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let named: Result<Vec<&Entry>> = args.games.iter().map(|id| find_game(id)).collect();
    let entries: Vec<&Entry> = if args.games.is_empty() { catalogue::all().iter().collect() } else { named? };
    if !(args.seconds > 0.0 && args.seconds < 86_400.0) {
        bail!(text!("cli-seconds-between", most = "86400"));
    }
    let span = Duration::from_secs_f64(args.seconds);
    let mut out = stdout().lock();
    if !args.json {
        writeln!(out, "{:20} {:>12} {:>12} {:>12} {:>12}", "game", "playouts/s", "turns/s", "records/s", "verified/s")?;
    }
    for entry in entries {
        let (playouts, turns) = measure_playouts(entry, span)?;
        let (verified_records, verified_turns) = measure_verification(entry, span)?;
        let measure = Measure { game: entry.facts.id, playouts, turns, verified_records, verified_turns };
        if args.json {
            json_line(&mut out, &measure)?;
        } else {
            let game = measure.game;
            writeln!(out, "{game:20} {playouts:12.0} {turns:12.0} {verified_records:12.0} {verified_turns:12.0}")?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn usual_start(entry: &Entry) -> Start<'static> {
    Start::new(entry.facts.players.0.into())
}

/// Repeats `work`, which returns the number of turns it made, for this long; returns runs and turns per second.
fn measure(span: Duration, mut work: impl FnMut() -> Result<usize>) -> Result<(f64, f64)> {
    let (begun, mut runs, mut turns) = (Instant::now(), 0u64, 0u64);
    // The clock is read rarely enough not to matter.
    let mut batch = 1;
    while begun.elapsed() < span {
        for _ in 0..batch {
            turns += work()? as u64;
        }
        runs += batch;
        batch = (batch * 2).min(256);
    }
    let seconds = begun.elapsed().as_secs_f64();
    Ok((runs as f64 / seconds, turns as f64 / seconds))
}

fn measure_playouts(entry: &Entry, span: Duration) -> Result<(f64, f64)> {
    let (start, mut chance) = (usual_start(entry), Chance::seeded(1));
    measure(span, || (entry.playout)(&start, &mut chance, MAX_TURNS).map_err(|text| anyhow!(text)))
}

/// From text to verdict: parse, replay, judge.
fn measure_verification(entry: &Entry, span: Duration) -> Result<(f64, f64)> {
    let start = usual_start(entry);
    let records: Result<Vec<String>> =
        (0..64).map(|seed| Ok(random_record(entry, &start, seed)?.to_string())).collect();
    let records = records?;
    let mut next = records.iter().cycle();
    measure(span, || match next.next().map(|text| judge(black_box(text.as_bytes()))) {
        Some(Verdict::Holds(holds)) => Ok(holds.turns),
        Some(Verdict::Fails(fault)) => bail!("{}: {}", entry.facts.id, fault.text),
        None => Ok(0),
    })
}
