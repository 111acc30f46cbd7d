//! Every route under requests that nobody would make: fields, values, encodings, headers, cookies and addresses changed at
//! random, as visitors of every role. Each gets an answer that is no fault of ours, and the database verifies afterwards.
//!
//! A few hundred requests per database with the tests; more by command (`docs/fuzzing.md`):
//!
//!     PODIUM_FUZZ_INPUTS=1000000 cargo test --profile fuzz --test web fuzz -- --nocapture

mod ask;
mod make;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::test::init_service;
use futures_util::FutureExt;
use podium::config::Config;
use podium::ops::verify::{Questions, verify};
use podium::store::{Db, chain};
use podium::web::App;
use podium::web::server::service;

use crate::harness::{Answer, databases};
use crate::seen::unsound;
use ask::Ask;
use make::Maker;

/// So many requests in a row are made of one service; the next one begins with empty memory and fresh limits.
const STRETCH: u64 = 250;
/// After so many, there is a fresh demonstration: what was closed and deleted is open again.
const WORLD: u64 = 10_000;
const LONGEST: Duration = Duration::from_secs(60);

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.replace('_', "").parse().ok()).unwrap_or(usual)
}

/// Where requests are kept that were once answered wrongly.
fn corpus() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/web/corpus")
}

/// What happened in a run.
#[derive(Default)]
struct Tally {
    asked: u64,
    /// By route: how often it was asked, and how often it did what it is there for.
    routes: BTreeMap<String, (u64, u64)>,
    slowest: (Duration, String),
    /// What was wrong, by the first words of it.
    faults: BTreeMap<String, String>,
}

/// A demonstration of its own on a database.
fn world(url: &str) -> Db {
    let db = Db::open(url, 4).expect("the database opens");
    podium::demo::fill(&mut db.connection().expect("a connection"), chain::now()).expect("the demonstration is made");
    db
}

fn start(url: &str, db: &Db) -> Arc<App> {
    podium::pages::app(Config::on(url), db.clone(), true).expect("the service starts")
}

/// One request, answered; or what is wrong with the answer.
async fn answered<S, R, B>(service: &S, request: R) -> Result<Answer, String>
where
    S: Service<R, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: MessageBody,
{
    let call = AssertUnwindSafe(ask::answer(service, request)).catch_unwind();
    let answer = tokio::time::timeout(LONGEST, call).await.map_err(|_| "it takes too long".to_owned())?;
    let answer = answer.map_err(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        format!("a panic: {}", words.or(panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default())
    })?;
    unsound(&answer).map_or(Ok(answer), Err)
}

fn save(ask: &Ask) -> PathBuf {
    let bytes = ask.written();
    let path = corpus().join(podium::ids::hashed_bytes(&bytes).split_at(16).0);
    std::fs::create_dir_all(corpus()).and_then(|()| std::fs::write(&path, bytes)).expect("the corpus can be written");
    path
}

/// Whatever hangs without giving way cannot be stopped from within: it is saved, and the run ends.
fn watch_over(busy: &Arc<Mutex<Option<(Instant, Ask)>>>) {
    let busy = Arc::downgrade(busy);
    std::thread::spawn(move || {
        while let Some(busy) = busy.upgrade() {
            if let Some((since, ask)) = &*busy.lock().expect("no panic while it is held")
                && since.elapsed() > LONGEST + Duration::from_secs(5)
            {
                println!("HANGS: {}", save(ask).display());
                std::process::exit(1);
            }
            drop(busy);
            std::thread::sleep(Duration::from_millis(200));
        }
    });
}

async fn run(url: &str, db: &Db, seed: u64, inputs: u64, tally: &mut Tally) {
    let busy = Arc::new(Mutex::new(None));
    watch_over(&busy);
    let mut maker = Maker::new(seed, &start(url, db)).await;
    let mut left = inputs;
    while left > 0 {
        let app = start(url, db);
        let service = init_service(service(app.clone())).await;
        maker.look_around(&app).await;
        for _ in 0..left.min(STRETCH) {
            let (ask, request) = maker.next(&app);
            let begun = Instant::now();
            *busy.lock().expect("no panic while it is held") = Some((begun, ask.clone()));
            let answer = answered(&service, request.to_request()).await;
            *busy.lock().expect("no panic while it is held") = None;
            let took = begun.elapsed();
            if took > tally.slowest.0 {
                tally.slowest = (took, ask.line());
            }
            tally.asked += 1;
            match answer {
                Ok(answer) => {
                    let route = tally.routes.entry(maker.pattern(&ask)).or_default();
                    route.0 += 1;
                    route.1 += u64::from(answer.status.is_success() || answer.status.is_redirection());
                    maker.learn(&ask, &answer);
                }
                Err(wrong) => {
                    let kind = format!("{} {}", maker.pattern(&ask), wrong.chars().take(60).collect::<String>());
                    tally.faults.entry(kind).or_insert_with(|| format!("{wrong}\nsaved as {}", save(&ask).display()));
                }
            }
        }
        left -= left.min(STRETCH);
    }
    let found =
        verify(&mut db.connection().expect("a connection"), Questions::Both).expect("it can be verified").sound();
    if let Err(mismatch) = found {
        tally.faults.insert("verify".to_owned(), format!("afterwards (seed {seed}): {}", mismatch.0));
    }
}

#[test]
fn whatever_is_sent_is_answered_and_the_database_stays_sound() {
    let inputs = number("PODIUM_FUZZ_INPUTS", 600);
    let seed = number("PODIUM_FUZZ_SEED", 1);
    // At length, worlds follow one another on one database.
    for (turn, from) in (0..inputs).step_by(WORLD as usize).enumerate() {
        for database in databases() {
            let mut tally = Tally::default();
            let db = world(&database.url);
            let begun = Instant::now();
            let count = (inputs - from).min(WORLD);
            actix_web::rt::System::new().block_on(run(&database.url, &db, seed + turn as u64, count, &mut tally));
            tell(&tally, begun.elapsed(), podium::store::is_postgres(&database.url));
            assert!(tally.faults.is_empty(), "{:#?}", tally.faults);
        }
    }
}

fn tell(tally: &Tally, took: Duration, postgres: bool) {
    let reached = tally.routes.values().filter(|(_, well)| *well > 0).count();
    println!(
        "{} {} requests, {:.0} a second; {reached} of {} routes did their work; slowest {:.0} ms: {}",
        if postgres { "PostgreSQL" } else { "SQLite" },
        tally.asked,
        tally.asked as f64 / took.as_secs_f64(),
        tally.routes.len(),
        tally.slowest.0.as_secs_f64() * 1000.0,
        tally.slowest.1,
    );
    if tally.asked >= WORLD {
        let never = tally.routes.iter().filter(|(_, (_, well))| *well == 0);
        println!(
            "  never: {}",
            never.map(|(route, (asked, _))| format!("{route} ({asked})")).collect::<Vec<_>>().join(", ")
        );
    }
}

#[test]
fn what_was_answered_wrongly_once_is_answered_now() {
    for database in databases() {
        let db = world(&database.url);
        actix_web::rt::System::new().block_on(async {
            let app = start(&database.url, &db);
            let mut files: Vec<PathBuf> = std::fs::read_dir(corpus())
                .into_iter()
                .flatten()
                .filter_map(|entry| Some(entry.ok()?.path()))
                .collect();
            files.sort();
            let mut maker = Maker::new(1, &app).await;
            maker.look_around(&app).await;
            let service = init_service(service(app.clone())).await;
            for file in files.iter().filter(|file| file.extension().is_none()) {
                let ask = maker.read(&std::fs::read(file).expect("it reads")).expect("a request");
                let request = ask.request(&app).expect("it can be sent");
                if let Err(wrong) = answered(&service, request.to_request()).await {
                    panic!("{}: {wrong}", file.display());
                }
            }
        });
    }
}
