//! `kill -9` at random moments while competitions are run over HTTP, and a full disk: everything acknowledged is there,
//! nothing counts twice, nothing is half done, and everything verifies.
//!
//! Five kills per database by default; `PODIUM_KILLS=50 cargo test --test crash -- --nocapture` for more. For PostgreSQL,
//! `PODIUM_TEST_POSTGRES` names a server; the one of `tests/postgres start --durable` waits for its disk.
//!
//! And one of two nodes on a PostgreSQL is killed, and the other goes on.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]
#![allow(unreachable_pub, reason = "modules of one test")]

#[path = "common/cup.rs"]
mod cup;
#[path = "common/nodes.rs"]
mod nodes;
#[path = "common/service.rs"]
mod service;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use diesel::prelude::*;
use diesel::{PgConnection, sql_query};
use podium::accounts::actions::{NewUser, create};
use podium::accounts::sessions;
use podium::clubs::actions as clubs;
use podium::clubs::model::Profile;
use podium::competitions::store::{replay, stream};
use podium::config::Config;
use podium::ids;
use podium::ids::ClubId;
use podium::ops::verify::{Questions, verify};
use podium::store::schema::{competitions, events};
use podium::store::{Db, chain, transaction};
use podium::web::App;
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use service::{Answer, Service, ask, form, page};

fn open(url: &str) -> Arc<App> {
    podium::pages::app(Config::on(url), Db::open(url, 4).expect("the database opens"), false)
        .expect("the service starts")
}

const CLUB: &str = "/clubs/crash";
const PLAYERS: usize = 6;

/// What was answered as done: the keys of the forms.
type Acknowledged = Arc<Mutex<Vec<String>>>;

/// A client that keeps going while the service is away.
struct Client {
    address: String,
    stop: Arc<AtomicBool>,
    acknowledged: Acknowledged,
    /// The cookies of the organiser.
    organiser: String,
}

/// The test is over.
struct Over;

impl Client {
    /// Asks until there is an answer.
    fn insist(&self, request: &[u8]) -> Answer {
        let begun = Instant::now();
        loop {
            if let Some(answer) = ask(&self.address, request) {
                return answer;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "it is away for good");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn get(&self, path: &str, cookies: &str) -> Answer {
        let answer = self.insist(&page(path, cookies));
        assert!(answer.status < 400, "{path}: {answer:?}");
        answer
    }

    /// Opens a page and sends a form of it, the same one until it is answered; where that leads.
    fn send(&self, path: &str, action: &str, cookies: &str, fields: &[(&str, &str)]) -> Result<String, Over> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Over);
        }
        let there = self.get(path, cookies);
        // Somebody without an account is known by a cookie of the page.
        let visit = there.header("set-cookie").and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        let cookies = format!("{cookies}; {visit}");
        let (token, key) = (there.field("csrf").expect("a token"), ids::new_id());
        let fields = [&[("csrf", token), ("form", &key)], fields].concat();
        let answer = self.insist(&form(action, &cookies, &fields));
        assert_eq!(answer.status, 303, "{action}: {answer:?}");
        let to = answer.header("location").expect("somewhere").to_owned();
        self.acknowledged.lock().expect("a list").push(key);
        Ok(to)
    }

    /// Runs competitions until the test is over.
    fn run(&self, seed: u64) -> Result<(), Over> {
        let mut chance = Chance::seeded(seed);
        loop {
            let new = format!("{CLUB}/new/reversi");
            let fields = [("name", "Crash Cup"), ("format", "swiss"), ("rounds", "3")];
            let desk = self.send(&new, &new, &self.organiser, &fields)?;
            let desk = desk.strip_suffix("?done=created").expect("created").to_owned();
            self.one(&desk, &mut chance)?;
        }
    }

    fn one(&self, desk: &str, chance: &mut Chance) -> Result<(), Over> {
        let names: Vec<String> = (1..=PLAYERS).map(|number| format!("Player {number}")).collect();
        let list = [("list", names.join("\n"))];
        let list: Vec<(&str, &str)> = list.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.send(&format!("{desk}/entries"), &format!("{desk}/entries/import"), &self.organiser, &list)?;
        self.send(desk, &format!("{desk}/start"), &self.organiser, &[])?;
        let links = self.get(&format!("{desk}/entries/links"), &self.organiser);
        let links: BTreeSet<String> = links
            .body
            .split("/seat/")
            .skip(1)
            .filter_map(|rest| rest.split(['"', '<']).next())
            .map(|rest| format!("/seat/{rest}"))
            .collect();
        assert_eq!(links.len(), PLAYERS, "a link for everybody");
        for _ in 1..=3 {
            for word in ["draw", "publish"] {
                self.send(desk, &format!("{desk}/rounds"), &self.organiser, &[("do", word)])?;
            }
            // The first reports, the other confirms.
            let mut reported = BTreeSet::new();
            for link in &links {
                let sat = self.insist(&page(link, ""));
                let seat =
                    sat.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a seat").to_owned();
                let table = sat.header("location").expect("a table").to_owned();
                if reported.insert(table.clone()) {
                    let text = game(chance);
                    self.send(&table, &format!("{table}/report"), &seat, &[("game", "1"), ("text", &text)])?;
                } else {
                    self.send(&table, &format!("{table}/confirm"), &seat, &[("game", "1")])?;
                }
            }
        }
        Ok(())
    }
}

/// The turns of a random game.
fn game(chance: &mut Chance) -> String {
    let entry = catalogue::find("reversi").expect("the game is there");
    let record =
        podium::playout::random_record(entry, &Start::new(2), &["A", "B"], chance).expect("it ends").to_string();
    record.split_once("\n\n").map(|(_, turns)| turns.to_owned()).expect("turns")
}

/// A place for a database that goes when the test does.
struct Place {
    folder: PathBuf,
    urls: Vec<(&'static str, String)>,
    server: Option<(String, String)>,
}

impl Place {
    fn new(what: &str) -> Self {
        let name = format!("podium_{what}_{}", std::process::id());
        let folder = std::env::temp_dir().join(&name);
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut urls = vec![("SQLite", folder.join("podium.db").to_string_lossy().into_owned())];
        let server = std::env::var("PODIUM_TEST_POSTGRES").ok().map(|server| (server, name));
        if let Some((server, name)) = &server {
            let mut connection = PgConnection::establish(&format!("{server}/postgres")).expect("PostgreSQL answers");
            sql_query(format!("CREATE DATABASE {name}")).execute(&mut connection).expect("a database");
            urls.push(("PostgreSQL", format!("{server}/{name}")));
        }
        Self { folder, urls, server }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
        if let Some((server, name)) = &self.server
            && let Ok(mut connection) = PgConnection::establish(&format!("{server}/postgres"))
        {
            let _ = sql_query(format!("DROP DATABASE {name} WITH (FORCE)")).execute(&mut connection);
        }
    }
}

/// Makes the tables, a club and its owner; the owner's cookie.
fn prepare(url: &str) -> String {
    let db = Db::open(url, 1).expect("the database opens");
    let mut connection = db.connection().expect("a connection");
    let secret = transaction(&mut connection, |connection| {
        let (name, email) = ("Olga".to_owned(), "olga@example.org".to_owned());
        let (language, time_zone) = ("en".to_owned(), "UTC".to_owned());
        let user = create(connection, &NewUser { name, email, password: String::new(), language, time_zone })?;
        let (name, place) = ("Crash".to_owned(), "Lyon".to_owned());
        clubs::create(connection, &user, &Profile { name, place, ..Profile::default() }, None)?;
        sessions::open(connection, user.id, "test", "127.0.0.1")
    });
    format!("session={}", secret.expect("a club"))
}

/// Everything acknowledged is there once, every drawn round seats everybody, and all verifies.
fn check(url: &str, acknowledged: &[String], when: &str) {
    let db = Db::open(url, 1).expect("the database opens");
    let mut connection = db.connection().expect("a connection");
    let found = verify(&mut connection, Questions::Both).expect("it can be verified").sound();
    assert!(found.is_ok(), "{when}: {found:?}");
    let forms: Vec<Option<String>> =
        events::table.filter(events::form.is_not_null()).select(events::form).load(&mut *connection).expect("forms");
    let stored: BTreeSet<&String> = forms.iter().flatten().collect();
    assert_eq!(stored.len(), forms.len(), "{when}: a form counts once");
    for key in acknowledged {
        assert!(stored.contains(key), "{when}: the form {key} was acknowledged and is lost");
    }
    let rows: Vec<(String, ClubId, String)> = competitions::table
        .select((competitions::id, competitions::club_id, competitions::slug))
        .load(&mut *connection)
        .expect("competitions");
    for row in rows {
        let events = chain::rows(&mut connection, &stream(&row.0), 0).expect("rows");
        let events = chain::open(&mut connection, &events).expect("events");
        let it = replay(None, events, Some(row)).expect("a competition");
        let rounds: BTreeSet<usize> = it.tables.iter().map(|table| table.round).collect();
        for round in rounds {
            let seats: usize =
                it.tables.iter().filter(|table| table.round == round).map(|table| table.seats.len()).sum();
            assert_eq!(seats, PLAYERS, "{when}: round {round} of {} is half made", it.id);
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost() {
    let kills: usize = std::env::var("PODIUM_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5);
    let place = Place::new("crash");
    for (what, url) in &place.urls {
        let organiser = prepare(url);
        let mut service = Service::start(url, 0);
        let (port, address) = (service.port(), service.address.clone());
        let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Acknowledged::default());
        let clients: Vec<_> = (1..=3)
            .map(|seed| {
                let (address, organiser) = (address.clone(), organiser.clone());
                let (stop, acknowledged) = (stop.clone(), acknowledged.clone());
                let client = Client { address, stop, acknowledged, organiser };
                std::thread::spawn(move || client.run(seed))
            })
            .collect();
        let mut down = Duration::ZERO;
        for kill in 1..=kills {
            let before = acknowledged.lock().expect("a list").len();
            while acknowledged.lock().expect("a list").len() == before {
                assert!(!clients.iter().any(std::thread::JoinHandle::is_finished), "a client gave up");
                std::thread::sleep(Duration::from_millis(5));
            }
            std::thread::sleep(Duration::from_micros(u64::from(rand::random::<u32>() % 1_000_000)));
            service.kill();
            let so_far = acknowledged.lock().expect("a list").clone();
            check(url, &so_far, &format!("{what}, after kill {kill}"));
            let begun = Instant::now();
            service = Service::start(url, port);
            down = down.max(begun.elapsed());
        }
        // What was in the air is sent again until it is answered, and counts once.
        stop.store(true, Ordering::Relaxed);
        for client in clients {
            client.join().expect("no client was told anything wrong").expect_err("until the end");
        }
        service.kill();
        let all = acknowledged.lock().expect("a list").clone();
        check(url, &all, what);
        assert!(all.len() > kills, "the load did something: {}", all.len());
        println!("{what}: {kills} kills, {} acknowledged changes, back after {down:?} at most", all.len());
    }
}

/// SQLite only: the disk of a PostgreSQL is its own matter, and it answers like one that is away.
#[test]
fn a_full_disk_is_told_and_work_goes_on_when_there_is_room() {
    let place = Place::new("full");
    let url = &place.urls[0].1;
    let organiser = prepare(url);
    // A file that may not grow is like a disk that is full; the signal that comes with it is not.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -S -f 2000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_podium")]);
    let service = Service::of(command, url, 0);
    let client = Client {
        address: service.address.clone(),
        stop: Arc::default(),
        acknowledged: Acknowledged::default(),
        organiser: organiser.clone(),
    };
    let new = format!("{CLUB}/new/reversi");
    let there = ask(&service.address, &page(&new, &organiser)).expect("a page");
    let token = there.field("csrf").expect("a token").to_owned();
    let about = "Bring a board. ".repeat(100);
    let send = |key: &str| {
        let fields =
            [("csrf", token.as_str()), ("form", key), ("name", "Full Cup"), ("about", &about), ("do", "create")];
        ask(&service.address, &form(&new, &organiser, &fields)).expect("an answer")
    };
    let refused = loop {
        let key = ids::new_id();
        let answer = send(&key);
        if answer.status == 503 {
            assert!(answer.body.contains("</html>") && answer.body.contains("<h1"), "a page: {}", answer.body);
            break key;
        }
        assert_eq!(answer.status, 303, "{answer:?}");
        client.acknowledged.lock().expect("a list").push(key);
        assert!(client.acknowledged.lock().expect("a list").len() < 20_000, "the disk is never full");
    };
    // Readers notice nothing.
    assert_eq!(ask(&service.address, &page(CLUB, "")).expect("a page").status, 200);
    assert_eq!(send(&refused).status, 503, "still");
    let room = Command::new("prlimit").args(["--pid", &service.id().to_string(), "--fsize=unlimited"]).status();
    assert!(room.expect("prlimit runs").success());
    assert_eq!(send(&refused).status, 303, "by itself");
    client.acknowledged.lock().expect("a list").push(refused);
    let desk = client.send(&new, &new, &organiser, &[("name", "Roomy Cup"), ("format", "swiss"), ("rounds", "3")]);
    let Ok(desk) = desk else { panic!("nobody stopped it") };
    let desk = desk.strip_suffix("?done=created").expect("created").to_owned();
    assert!(client.one(&desk, &mut Chance::seeded(1)).is_ok(), "everything goes on");
    service.kill();
    let all = client.acknowledged.lock().expect("a list").clone();
    check(url, &all, "after the disk was full");
    println!("{} acknowledged changes around a full disk", all.len());
}
