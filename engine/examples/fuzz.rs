//! Puts the promises of the engine to a long test:
//!
//!     cargo run --profile fuzz -p podium-engine --example fuzz -- --inputs 10000000
//!
//! Arguments: names of promises (all if none), `--inputs N` shared among them, `--seconds S` for each of
//! them, `--seed S`, `--jobs N`, `--limit S` for one input. What breaks a promise is saved where the
//! tests replay it, `engine/tests/corpus/`.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a tool for tests")]

#[path = "../tests/fuzz/corpus.rs"]
mod corpus;
#[path = "../tests/fuzz/mutate.rs"]
mod mutate;
#[path = "../tests/fuzz/promises/mod.rs"]
mod promises;
#[path = "../tests/fuzz/run.rs"]
mod run;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use promises::Promise;
use run::Tally;

struct Settings {
    promises: Vec<&'static Promise>,
    /// For each promise.
    inputs: u64,
    seconds: Option<u64>,
    seed: u64,
    jobs: u64,
    limit: Duration,
}

fn settings() -> Result<Settings, String> {
    let mut promises: Vec<&'static Promise> = Vec::new();
    let (mut inputs, mut seconds, mut seed, mut limit) = (None, None, 1, 10);
    let mut jobs = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || {
            let value = arguments.next().and_then(|value| value.replace('_', "").parse::<u64>().ok());
            value.ok_or_else(|| format!("{argument} takes a number"))
        };
        match argument.as_str() {
            "--inputs" => inputs = Some(number()?),
            "--seconds" => seconds = Some(number()?),
            "--seed" => seed = number()?,
            "--jobs" => jobs = number()?.max(1),
            "--limit" => limit = number()?,
            name => {
                let names = || promises::ALL.iter().map(|promise| promise.name).collect::<Vec<_>>().join(", ");
                promises
                    .push(promises::find(name).ok_or_else(|| format!("no promise “{name}”; there are {}", names()))?);
            }
        }
    }
    if promises.is_empty() {
        promises = promises::ALL.iter().collect();
    }
    // With a time alone, the number does not matter.
    let total = inputs.unwrap_or(if seconds.is_some() { u64::MAX } else { 100_000 });
    let inputs = total.div_ceil(promises.len() as u64);
    Ok(Settings { promises, inputs, seconds, seed, jobs, limit: Duration::from_secs(limit) })
}

fn main() -> ExitCode {
    let settings = match settings() {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("fuzz: {why}");
            return ExitCode::from(2);
        }
    };
    let (begun, mut inputs, mut faults) = (Instant::now(), 0, 0);
    for promise in &settings.promises {
        let (tried, broken) = put_to_test(promise, &settings);
        inputs += tried;
        faults += broken;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{inputs} inputs in {seconds:.0} s, {:.0} a second: {faults} faults", inputs as f64 / seconds);
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn save(promise: &Promise, input: &[u8]) -> PathBuf {
    let folder = corpus::folder().join(promise.name);
    let sum = input
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
    let path = folder.join(format!("{sum:016x}"));
    fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input)).expect("the corpus should be writable");
    path
}

/// Tries one promise on all cores; the number of inputs and of different faults.
fn put_to_test(promise: &Promise, settings: &Settings) -> (u64, usize) {
    let begun = Instant::now();
    let until = settings.seconds.map(|seconds| begun + Duration::from_secs(seconds));
    let seeds = corpus::seeds(promise.name);
    // What each job is busy with, since when.
    let busy: Vec<Mutex<(Instant, Vec<u8>)>> = (0..settings.jobs).map(|_| Mutex::new((begun, Vec::new()))).collect();
    let done = AtomicBool::new(false);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let jobs: Vec<_> = (0..settings.jobs)
            .zip(&busy)
            .map(|(job, busy)| {
                let (seeds, share) =
                    (seeds.clone(), settings.inputs / settings.jobs + u64::from(job < settings.inputs % settings.jobs));
                let watch = |input: &[u8]| {
                    let mut busy = busy.lock().expect("no panic while it is held");
                    busy.0 = Instant::now();
                    busy.1.clear();
                    busy.1.extend_from_slice(input);
                };
                scope.spawn(move || {
                    let tally = run::run(promise, seeds, settings.seed * 1000 + job, share, until, watch);
                    // Whoever is done is not busy any more.
                    busy.lock().expect("no panic while it is held").1.clear();
                    tally
                })
            })
            .collect();
        scope.spawn(|| watch_over(promise, &busy, &done, settings.limit));
        let tallies = jobs.into_iter().map(|job| job.join().expect("panics are caught")).collect();
        done.store(true, Ordering::Relaxed);
        tallies
    });
    let inputs: u64 = tallies.iter().map(|tally| tally.inputs).sum();
    let kept: usize = tallies.iter().map(|tally| tally.kept).sum();
    let refused = 100.0 * tallies.iter().map(|tally| tally.refused).sum::<u64>() as f64 / inputs.max(1) as f64;
    let slowest = tallies.iter().map(|tally| tally.slowest.0).max().unwrap_or_default();
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{:12} {inputs:>9} inputs {:>8.0} a second, {refused:.0} % refused at the door, {kept} new ways, slowest {:.1} ms",
        promise.name,
        inputs as f64 / seconds,
        slowest.as_secs_f64() * 1000.0
    );
    let mut kinds = std::collections::BTreeSet::new();
    for broken in tallies.into_iter().flat_map(|tally| tally.broken) {
        if kinds.insert(broken.kind()) {
            let broken = run::smaller(promise, broken);
            println!("  BROKEN {}\n  saved as {}", broken.why, save(promise, &broken.input).display());
        }
    }
    (inputs, kinds.len())
}

/// Ends the run when one input takes too long: a thread cannot be stopped from outside.
fn watch_over(promise: &Promise, busy: &[Mutex<(Instant, Vec<u8>)>], done: &AtomicBool, limit: Duration) {
    while !done.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(20));
        for busy in busy {
            let busy = busy.lock().expect("no panic while it is held");
            if busy.0.elapsed() > limit && !done.load(Ordering::Relaxed) && !busy.1.is_empty() {
                println!(
                    "  HANGS {}: more than {limit:?}, saved as {}",
                    promise.name,
                    save(promise, &busy.1).display()
                );
                std::process::exit(1);
            }
        }
    }
}
