//! `podium load`

mod client;
mod large;
mod measures;
mod prepare;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use podium_engine::text;

use super::scratch::Scratch;
use client::Line;

/// Measure a whole service under load, on its own databases
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// What to measure; everything by default
    #[arg(value_enum)]
    measures: Vec<Measure>,
    /// Where its databases go: on the disk that is to be measured
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    folder: PathBuf,
    /// How long each measure takes; an event takes a minute
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many competitions the instances of `large` have
    #[arg(long, value_delimiter = ',', default_values_t = [10, 100, 1000])]
    sizes: Vec<usize>,
    /// An empty database for `large` of a single size, instead of a file in the folder
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Measure {
    /// From program start to first page
    Start,
    /// The standings of 200 players, read over and over
    Standings,
    /// The page of a game of 60 turns
    Replay,
    /// A thousand pages waiting for live updates
    Live,
    /// Records submitted as fast as they are stored
    Submissions,
    /// 500 players submit within a minute while 2,000 readers reload
    Event,
    /// 100 connections guessing passwords, 1,000 slow ones and 2,000 live pages, while members read
    Siege,
    /// A tournament of 1,000 players after 11 rounds, opened by a freshly started service
    Cold,
    /// Memory after the pages of 5,000 competitions were read
    Many,
    /// Pages, changes and memory of instances of growing size, ten years each; not among the measures by default
    Large,
}

impl Measure {
    /// What is measured by default.
    fn usual() -> Vec<Self> {
        let all = Self::value_variants().iter().copied();
        all.filter(|measure| !matches!(measure, Self::Large)).collect()
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    if args.seconds == 0 {
        bail!(text!("cli-seconds-positive"));
    }
    let chosen = if args.measures.is_empty() { Measure::usual() } else { args.measures.clone() };
    let scratch = Scratch::new(&args.folder)?;
    let span = Duration::from_secs(args.seconds);
    actix_web::rt::System::new().block_on(async {
        for (number, measure) in chosen.iter().enumerate() {
            // Submissions of one measure would get in the way of the next.
            let database = scratch.0.join(format!("{number}.db"));
            let ready = async || {
                let world = prepare::fill(&database).await.with_context(|| text!("cli-load-prepare"))?;
                anyhow::Ok((Service::start(&database).await?, world))
            };
            match measure {
                Measure::Start => {
                    drop(ready().await?);
                    measures::start(&database).await?;
                }
                Measure::Standings => measures::standings(&ready().await?, span).await?,
                Measure::Replay => measures::replay(&ready().await?).await?,
                Measure::Live => measures::live(&ready().await?).await?,
                Measure::Submissions => measures::submissions(&ready().await?, span).await?,
                Measure::Event => measures::event(&ready().await?).await?,
                Measure::Siege => measures::siege(&ready().await?, span).await?,
                Measure::Cold => measures::cold(&database, &prepare::large(&database).await?).await?,
                Measure::Many => {
                    let paths = prepare::many(&database).await?;
                    measures::many(&Service::start(&database).await?, &paths).await?;
                }
                Measure::Large => {
                    let picture = args.folder.join("large.svg");
                    large::large(&scratch.0, &args.sizes, args.database.as_deref(), &picture).await?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// This program, serving; stopped when dropped.
struct Service {
    child: Child,
    address: String,
    begun: Instant,
}

impl Service {
    async fn start(database: &Path) -> Result<Self> {
        let begun = Instant::now();
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--live-per-address", "100000"])
            // The simulated crowd comes from many addresses.
            .args(["--behind-proxy", "--database"])
            .arg(database)
            // As in the systemd unit and the image.
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| text!("cli-load-start"))?;
        let mut line = String::new();
        if let Some(words) = child.stdout.take() {
            BufReader::new(words).read_line(&mut line)?;
        }
        let address = line.trim().rsplit_once("http://").map(|(_, address)| address.to_owned());
        let service = Self { child, address: address.with_context(|| text!("cli-load-silent"))?, begun };
        Line::to(&service.address).await?.get("/healthz", "").await?;
        Ok(service)
    }

    /// Its memory in MB and processor time in seconds, where the system reports them.
    fn cost(&self) -> Option<(f64, f64)> {
        let read = |name: &str| std::fs::read_to_string(format!("/proc/{}/{name}", self.child.id())).ok();
        let status = read("status")?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = resident.trim().trim_end_matches(" kB").parse().ok()?;
        // After the name in brackets, the 12th and 13th, in hundredths.
        let stat = read("stat")?;
        let words: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = words.get(11..13)?.iter().filter_map(|word| word.parse::<f64>().ok()).sum();
        Some((kilobytes / 1024.0, ticks / 100.0))
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
