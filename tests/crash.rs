//! `kill -9` at random moments while competitions are played: whatever was acknowledged is there, and everything verifies.
//!
//! Five kills a database by default; `PODIUM_KILLS=50 cargo test --test crash` for more. And one of two nodes on a
//! PostgreSQL is killed, and the other goes on.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]
#![allow(unreachable_pub, reason = "modules of one test")]

#[path = "common/cup.rs"]
mod cup;
#[path = "common/nodes.rs"]
mod nodes;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use podium::config::Config;
use podium::db::Db;
use podium::db::chain;
use podium::ops::verify::verify;
use podium::web::App;

use cup::Cup;

fn open(url: &str) -> Arc<App> {
    App::new(Config::on(url), Db::open(url, 4).expect("the database opens"), false).expect("the service starts")
}

/// The victim: plays cups in several tasks at once and says what was acknowledged, a line each.
#[test]
fn load() {
    let Ok(url) = std::env::var("PODIUM_CRASH_DATABASE") else { return };
    let app = open(&url);
    let tell = |cup: &Cup, revision: u64, head: &str| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "\nack {} {revision} {head}", cup.id).and_then(|()| out.flush()).expect("somebody reads");
    };
    actix_web::rt::System::new().block_on(async {
        let players = (0..3_u64).map(|player| {
            let app = app.clone();
            async move {
                let club = cup::club(&app, &podium::ids::new_id()).await.expect("a club");
                for seed in 0.. {
                    let cup = Cup::start(&app, &club, 6).await.expect("a cup");
                    for round in 1..=3 {
                        if round > 1 {
                            let drawn = cup.draw(round).await.expect("a draw");
                            tell(&cup, drawn.revision, &drawn.head);
                            let published = cup.publish(round).await.expect("a round");
                            tell(&cup, published.revision, &published.head);
                        }
                        let open: Vec<u32> = {
                            let now = cup.now().await;
                            now.public_tables().filter(|table| table.round == round).map(|table| table.id.0).collect()
                        };
                        for table in open {
                            cup.report(table, seed * 1000 + player * 100 + u64::from(table)).await.expect("a report");
                            let confirmed = cup.confirm(table).await.expect("confirmed");
                            tell(&cup, confirmed.revision, &confirmed.head);
                        }
                    }
                }
            }
        });
        futures_util::future::join_all(players).await;
    });
}

#[test]
fn nothing_acknowledged_is_lost() {
    let kills: usize = std::env::var("PODIUM_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5);
    let name = format!("podium_crash_{}", std::process::id());
    let folder = std::env::temp_dir().join(&name);
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut urls = vec![folder.join("podium.db").to_string_lossy().into_owned()];
    if let Ok(server) = std::env::var("PODIUM_TEST_POSTGRES") {
        use diesel::{Connection, PgConnection, RunQueryDsl, sql_query};
        let mut connection = PgConnection::establish(&format!("{server}/postgres")).expect("PostgreSQL answers");
        sql_query(format!("CREATE DATABASE {name}")).execute(&mut connection).expect("a database");
        urls.push(format!("{server}/{name}"));
    }
    for url in &urls {
        // The first start makes the tables.
        drop(open(url));
        let mut total = 0;
        for kill in 1..=kills {
            let acknowledged = play_and_kill(url);
            total += acknowledged.len();
            check(url, &acknowledged, kill);
        }
        assert!(total > kills, "the load did something: {total}");
        println!(
            "{}: {kills} kills, {total} acknowledged changes",
            if urls[0] == *url { "SQLite" } else { "PostgreSQL" }
        );
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// Lets the load run for a random while after its first word, then kills it; what it had acknowledged by then.
fn play_and_kill(url: &str) -> Vec<(String, i64, String)> {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["load", "--exact", "--nocapture", "--test-threads=1"])
        .env("PODIUM_CRASH_DATABASE", url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the load starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let read = |line: String| {
        let mut words = line.strip_prefix("ack ")?.split(' ');
        Some((words.next()?.to_owned(), words.next()?.parse().ok()?, words.next()?.to_owned()))
    };
    let mut acknowledged = Vec::new();
    while acknowledged.is_empty() {
        let line = lines.next().expect("the load goes on").expect("text");
        acknowledged.extend(read(line));
    }
    let id = child.id();
    let wait = Duration::from_micros(u64::from(rand::random::<u32>() % 1_200_000));
    let killer = std::thread::spawn(move || {
        std::thread::sleep(wait);
        // The signal that nothing can catch.
        Command::new("kill").args(["-9", &id.to_string()]).status().expect("killed");
    });
    // A line that was cut off in the middle was not acknowledged.
    acknowledged.extend(lines.map_while(Result::ok).filter_map(read).filter(|(_, _, head)| head.len() == 64));
    killer.join().expect("killed");
    child.wait().expect("it is gone");
    acknowledged
}

fn check(url: &str, acknowledged: &[(String, i64, String)], kill: usize) {
    let db = Db::open(url, 1).expect("the database opens");
    let mut connection = db.connection().expect("a connection");
    let found = verify(&mut connection).expect("it can be verified");
    assert!(found.is_ok(), "after kill {kill}: {found:?}");
    for (id, revision, head) in acknowledged {
        let stream = podium::competitions::store::stream(id);
        let row = chain::rows(&mut connection, &stream, revision - 1).expect("rows").into_iter().next();
        let row = row.unwrap_or_else(|| panic!("after kill {kill}: event {revision} of {id} is lost"));
        assert_eq!((row.revision, &row.hash), (*revision, head), "after kill {kill}");
    }
}
