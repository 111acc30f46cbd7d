//! Two nodes on one PostgreSQL, each a process that serves, does jobs and plays the same cups; one is killed.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use diesel::prelude::*;
use diesel::{PgConnection, sql_query};
use podium::clubs::model::Club;
use podium::competitions::actions::{Party, results};
use podium::competitions::state::Standing;
use podium::competitions::store::{Change, stream};
use podium::competitions::{Competition, Event, TableId};
use podium::config::Config;
use podium::email;
use podium::jobs::runner;
use podium::ops::verify::{Questions, verify};
use podium::store::Connection;
use podium::store::chain::{self, now};
use podium::store::queue::LEASE;
use podium::store::schema::{jobs, outbox};
use podium::web::server;

use super::cup::{self, Cup, organiser};
use super::open;

const ROUNDS: usize = 3;
const PLAYERS: usize = 12;

/// A node: serves, does jobs, plays whatever is open, writes a letter for each result, and says what was acknowledged.
#[test]
fn node() {
    let Ok(url) = std::env::var("PODIUM_NODE_DATABASE") else { return };
    let mut config = Config::on(&url);
    config.listen = "127.0.0.1:0".parse().expect("an address");
    config.smtp = std::env::var("PODIUM_NODE_SMTP").ok();
    config.workers = Some(1);
    let db = podium::store::Db::open(&url, 4).expect("the database opens");
    let app = podium::pages::app(config, db, false).expect("the service starts");
    let ids: Vec<String> = std::env::var("PODIUM_NODE_CUPS").expect("cups").split(',').map(str::to_owned).collect();
    actix_web::rt::System::new().block_on(async {
        let serving = actix_web::rt::spawn(server::run(app.clone(), |_| {}, runner::run));
        for id in ids {
            let club = app.competitions.get(&id).await.expect("it is there").club;
            let club = app.db.query(move |connection| Club::get(connection, club)).await.expect("a club");
            play(&Cup { app: app.clone(), club, id }).await;
        }
        // Its own letters are sent before it ends, also those that the service has begun.
        while runner::turn(&app, now()).await.expect("jobs run") > 0 {}
        let told = std::process::Command::new("kill").args(["-TERM", &std::process::id().to_string()]).status();
        assert!(told.expect("kill runs").success());
        serving.await.expect("no panic").expect("it ends gently");
    });
}

/// Plays a cup to its end. The other node plays it, too: whoever comes second is refused, and looks again.
async fn play(cup: &Cup) {
    for step in 0_u64.. {
        let now = cup.now().await;
        let round = now.stages[0].rounds.len();
        let mut open: Vec<u32> =
            now.public_tables().filter(|table| !now.standing(table).is_settled()).map(|table| table.id.0).collect();
        if open.is_empty() && round == ROUNDS && now.stages[0].published() == ROUNDS {
            return;
        }
        if open.is_empty() {
            let done = match now.stages[0].published() == round {
                true => cup.draw(round + 1).await,
                false => cup.publish(round).await,
            };
            acknowledge(cup, done.ok());
            continue;
        }
        // Each node begins elsewhere.
        let at = (u64::from(std::process::id()) + step) as usize % open.len();
        let table = open.swap_remove(at);
        let waits = now.standing(now.table(TableId(table)).expect("there")) == Standing::Waiting;
        if !waits {
            let _ = cup.report(table, u64::from(table) * 31 + step).await;
        }
        let confirm = move |connection: &mut Connection, cup: &Competition| {
            let events = results::confirm(cup, TableId(table), 1, Party::Staff)?;
            if !events.is_empty() {
                email::write(connection, "ada@example.org", &format!("Table {table}"), "It counts.")?;
            }
            Ok(events)
        };
        acknowledge(cup, cup.app.competitions.change_with(&cup.id, Change::by(organiser()), confirm).await.ok());
    }
}

fn acknowledge(cup: &Cup, done: Option<Arc<Competition>>) {
    let Some(after) = done else { return };
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nack {} {} {}", cup.id, after.revision, after.head)
        .and_then(|()| out.flush())
        .expect("somebody reads");
}

/// A mail server that takes its time; the ids of the letters it got.
fn mail_server() -> (u16, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let got: Arc<Mutex<Vec<String>>> = Arc::default();
    let kept = got.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let got = kept.clone();
            std::thread::spawn(move || {
                let mut answer = stream.try_clone()?;
                answer.write_all(b"220 test\r\n")?;
                let (mut in_letter, mut id) = (false, String::new());
                for line in BufReader::new(stream).lines() {
                    let line = line?;
                    match line.as_str() {
                        "." if in_letter => {
                            in_letter = false;
                            got.lock().expect("nobody panics").push(id.clone());
                            std::thread::sleep(Duration::from_millis(300));
                            answer.write_all(b"250 kept\r\n")?;
                        }
                        "DATA" => {
                            in_letter = true;
                            answer.write_all(b"354 go on\r\n")?;
                        }
                        line if in_letter => {
                            if let Some(given) = line.strip_prefix("Message-ID: ") {
                                id = given.to_owned();
                            }
                        }
                        _ => answer.write_all(b"250 fine\r\n")?,
                    }
                }
                Ok::<(), std::io::Error>(())
            });
        }
    });
    (port, got)
}

type Acknowledged = (String, i64, String);

/// A started node, and what it has acknowledged.
struct Node {
    child: Child,
    reader: std::thread::JoinHandle<()>,
    heard: Arc<Mutex<Vec<Acknowledged>>>,
}

impl Node {
    fn start(url: &str, smtp: u16, cups: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["nodes::node", "--exact", "--nocapture", "--test-threads=1"])
            .env("PODIUM_NODE_DATABASE", url)
            .env("PODIUM_NODE_SMTP", format!("smtp://127.0.0.1:{smtp}"))
            .env("PODIUM_NODE_CUPS", cups)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a node starts");
        let out: ChildStdout = child.stdout.take().expect("its words");
        let heard: Arc<Mutex<Vec<Acknowledged>>> = Arc::default();
        let kept = heard.clone();
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let mut words = line.strip_prefix("ack ").unwrap_or_default().split(' ');
                let (Some(id), Some(Ok(revision)), Some(head)) =
                    (words.next(), words.next().map(str::parse), words.next())
                else {
                    continue;
                };
                if head.len() == 64 {
                    kept.lock().expect("nobody panics").push((id.to_owned(), revision, head.to_owned()));
                }
            }
        });
        Self { child, reader, heard }
    }

    fn heard(&self) -> usize {
        self.heard.lock().expect("nobody panics").len()
    }

    fn ended(mut self) -> (bool, Vec<Acknowledged>) {
        let ended = self.child.wait().expect("it ends");
        self.reader.join().expect("read");
        let heard = std::mem::take(&mut *self.heard.lock().expect("nobody panics"));
        (ended.success(), heard)
    }
}

#[test]
fn one_of_two_nodes_is_killed_and_the_other_goes_on() {
    let Ok(server) = std::env::var("PODIUM_TEST_POSTGRES") else { return };
    let name = format!("podium_nodes_{}", std::process::id());
    let mut admin =
        <PgConnection as diesel::Connection>::establish(&format!("{server}/postgres")).expect("PostgreSQL answers");
    sql_query(format!("CREATE DATABASE {name}")).execute(&mut admin).expect("a database");
    let url = format!("{server}/{name}");
    let app = open(&url);
    let system = actix_web::rt::System::new();
    let cups: Vec<Cup> = system.block_on(async {
        let club = cup::club(&app, "nodes").await.expect("a club");
        let mut cups = Vec::new();
        for _ in 0..3 {
            cups.push(Cup::start(&app, &club, PLAYERS).await.expect("a cup"));
        }
        cups
    });
    let ids: Vec<&str> = cups.iter().map(|cup| cup.id.as_str()).collect();
    let (smtp, got) = mail_server();
    let (mut one, other) = (Node::start(&url, smtp, &ids.join(",")), Node::start(&url, smtp, &ids.join(",")));
    // In the middle of it: both have done something, and letters are on their way.
    while one.heard() < 3 || other.heard() < 3 || got.lock().expect("nobody panics").len() < 3 {
        assert!(one.child.try_wait().expect("looked at").is_none(), "it goes on");
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(u64::from(rand::random::<u32>() % 500)));
    // SIGKILL.
    one.child.kill().expect("killed");
    let (_, first) = one.ended();
    let (finished, second) = other.ended();
    assert!(finished, "the other node plays everything to its end");
    let (killed_at, went_on) = (first.len(), second.len());

    // Everything that either acknowledged is there, once.
    let mut connection = app.db.connection().expect("a connection");
    for (id, revision, head) in first.into_iter().chain(second) {
        let row = chain::rows(&mut connection, &stream(&id), revision - 1).expect("rows").into_iter().next();
        let row = row.unwrap_or_else(|| panic!("event {revision} of {id} is lost"));
        assert_eq!((row.revision, row.hash), (revision, head));
    }
    let sound = verify(&mut connection, Questions::Both).expect("it can be verified").sound().expect("it is sound");
    assert_eq!(sound.competitions, cups.len());
    let mut results = 0;
    for id in &ids {
        let mut settled: BTreeMap<u32, usize> = BTreeMap::new();
        let mut drawn = 0;
        for row in chain::rows(&mut connection, &stream(id), 0).expect("rows") {
            match serde_json::from_str(&row.body).expect("an event") {
                Event::GameConfirmed { table, .. } => *settled.entry(table.0).or_default() += 1,
                Event::RoundPublished { .. } => drawn += 1,
                _ => {}
            }
        }
        assert_eq!(drawn, ROUNDS, "each round once");
        assert_eq!(settled.len(), ROUNDS * PLAYERS / 2, "each table");
        assert!(settled.values().all(|times| *times == 1), "and each once: {settled:?}");
        results += settled.len();
    }
    drop(connection);

    // Work the dead node had begun is taken over when its lease expires; nothing is left.
    let later = now() + LEASE + chrono::Duration::seconds(1);
    let mut config = Config::on(&url);
    config.smtp = Some(format!("smtp://127.0.0.1:{smtp}"));
    let db = podium::store::Db::open(&url, 4).expect("the database opens");
    let after = podium::pages::app(config, db, false).expect("a new node");
    system.block_on(async { while runner::turn(&after, later).await.expect("jobs run") > 0 {} });
    let mut connection = app.db.connection().expect("a connection");
    let open: i64 = jobs::table.filter(jobs::done_at.is_null()).count().get_result(&mut *connection).expect("a number");
    assert_eq!(open, 0, "no job is left");
    let taken_over = jobs::table.filter(jobs::kind.eq("mail")).filter(jobs::attempts.gt(1));
    let taken_over: i64 = taken_over.count().get_result(&mut *connection).expect("a number");
    let letters: Vec<String> = outbox::table.select(outbox::id).load(&mut *connection).expect("letters");
    assert_eq!(letters.len(), results, "a letter a result");
    let got = got.lock().expect("nobody panics").clone();
    let mut twice = 0;
    for letter in &letters {
        let times = got.iter().filter(|id| id.contains(letter.as_str())).count();
        assert!((1..=2).contains(&times), "{letter} was sent {times} times");
        twice += times - 1;
    }
    assert!(twice as i64 <= taken_over, "only what was being handed over: {twice} of {taken_over}");
    println!(
        "killed after {killed_at} acknowledged changes, {went_on} by the other; {results} results, {} letters, \
         {taken_over} jobs taken over, {twice} letters twice",
        letters.len()
    );
    drop(connection);
    drop((app, after, cups));
    let _ = sql_query(format!("DROP DATABASE {name} WITH (FORCE)")).execute(&mut admin);
}
