//! A full disk, a lost database: a clear message, nothing half done, and automatic recovery.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use podium::competitions::Event;
use podium::config::Config;
use podium::error::Error;
use podium::ops::verify::{Questions, verify};
use podium::store::Db;

use crate::cup::{self, Cup};
use crate::harness::{Visitor, databases, on_each_database};

#[test]
fn a_full_disk_is_told_and_nothing_is_half_done() {
    let database = databases().remove(0);
    let db = Db::open(&database.url, 1).expect("the database opens");
    let app = podium::pages::app(Config::on(&database.url), db, false).expect("the service starts");
    actix_web::rt::System::new().block_on(async {
        let club = cup::club(&app, "full").await.expect("a club");
        let cup = Cup::start(&app, &club, 4).await.expect("a cup");
        let mut visitor = Visitor::new(&app);
        let limit = |words: &str| app.db.connection().expect("a connection").batch_execute(words).expect("set");
        // SQLite cannot have less than it has: the next page that is needed does not exist.
        limit("PRAGMA max_page_count = 1");
        let mut acknowledged = cup.now().await.revision;
        let mut seeds = 1_u64..;
        let error = loop {
            match cup.report(1, seeds.next().unwrap_or_default()).await {
                // What still fits into the pages that are there is fine.
                Ok((_, revision)) => acknowledged = revision,
                Err(error) => break error,
            }
        };
        assert!(matches!(error, Error::NoDatabase(_)), "{error}");
        let mut refused = 0;
        for number in 0..40 {
            // A connection that failed is replaced by a new one, which knows nothing of the limit.
            limit("PRAGMA max_page_count = 1");
            let (name, email) = ("n".repeat(80), format!("{}{number}@example.org", "m".repeat(60)));
            let fields = [("name", name.as_str()), ("email", &email), ("password", "four words to keep")];
            let status = visitor.send("/sign-up", "/sign-up", &fields).await.status.as_u16();
            assert!(matches!(status, 303 | 429 | 503), "{status}");
            refused += usize::from(status == 503);
        }
        assert!(refused > 0);
        limit("PRAGMA max_page_count = 1000000");
        app.competitions.forget(&cup.id);
        assert_eq!(cup.now().await.revision, acknowledged, "all that was acknowledged, and no more");
        cup.report(1, 99).await.expect("it goes on");
        cup.confirm(1).await.expect("it goes on");
        assert!(
            verify(&mut app.db.connection().expect("a connection"), Questions::Both).expect("verified").sound().is_ok()
        );
    });
}

/// Somebody whose line is cut after the form was sent: it is stored, and everybody sees it.
#[test]
fn what_was_stored_is_seen_though_nobody_waited_for_it() {
    on_each_database(async |app| {
        let club = cup::club(&app, "cut").await.expect("a club");
        let cup = Cup::start(&app, &club, 4).await.expect("a cup");
        let before = cup.now().await.revision;
        let mut changes = app.live.listen();
        let (go, wait) = std::sync::mpsc::channel();
        {
            let change = std::pin::pin!(cup.act(move |_| {
                let _ = wait.recv();
                Ok(vec![Event::Noted { text: "Cut off".into() }])
            }));
            assert!(futures_util::poll!(change).is_pending(), "it has begun");
        }
        go.send(()).expect("it waits");
        changes.recv().await.expect("open pages hear of it");
        assert_eq!(cup.now().await.revision, before + 1);
    });
}

/// Changes that come at once may be stored together: each counts by itself all the same.
#[test]
fn changes_at_once_are_stored_or_refused_one_by_one() {
    use podium::store::schema::site::dsl::name;
    use podium::store::schema::site::dsl::site;
    use podium::store::schema::site::dsl::value;
    on_each_database(async |app| {
        let one = |number: usize| {
            app.db.write(move |connection| {
                let row = (name.eq(format!("once-{number}")), value.eq("x"));
                diesel::insert_into(site).values(row).execute(connection)?;
                if number.is_multiple_of(5) { Err(Error::Forbidden) } else { Ok(number) }
            })
        };
        let done = futures_util::future::join_all((0..60).map(one)).await;
        for (number, done) in done.iter().enumerate() {
            match done {
                Ok(kept) => assert_eq!((*kept, number.is_multiple_of(5)), (number, false)),
                Err(error) => {
                    assert!(matches!(error, Error::Forbidden) && number.is_multiple_of(5), "{number}: {error}")
                }
            }
        }
        let stored = site.filter(name.like("once-%")).count();
        let stored = app.db.query(move |connection| Ok(stored.get_result::<i64>(connection)?)).await;
        assert_eq!(stored.expect("a number"), 48, "what was refused left nothing");
    });
}

/// A line to a server that can be cut.
struct Line {
    up: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
    port: u16,
}

impl Line {
    fn to(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (up, open) = (Arc::new(AtomicBool::new(true)), Arc::new(Mutex::new(Vec::new())));
        let (is_up, kept) = (up.clone(), open.clone());
        std::thread::spawn(move || {
            for caller in listener.incoming().map_while(Result::ok) {
                if !is_up.load(Ordering::Relaxed) {
                    continue;
                }
                let Ok(callee) = TcpStream::connect(&server) else { continue };
                for (mut from, mut to) in [
                    (caller.try_clone().expect("a copy"), callee.try_clone().expect("a copy")),
                    (callee.try_clone().expect("a copy"), caller.try_clone().expect("a copy")),
                ] {
                    std::thread::spawn(move || {
                        let mut bytes = [0; 8192];
                        while let Ok(count @ 1..) = from.read(&mut bytes) {
                            if to.write_all(&bytes[..count]).is_err() {
                                break;
                            }
                        }
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
                kept.lock().expect("a list").extend([caller, callee]);
            }
        });
        Self { up, open, port }
    }

    fn cut(&self) {
        self.up.store(false, Ordering::Relaxed);
        for stream in self.open.lock().expect("a list").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        self.up.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_database_that_is_gone_for_a_while_is_told_and_found_again() {
    let Some(database) = databases().into_iter().find(|database| podium::store::is_postgres(&database.url)) else {
        return;
    };
    let (host, name) =
        database.url.rsplit_once('@').map_or(("", ""), |(_, rest)| rest.split_once('/').unwrap_or_default());
    let line = Line::to(host.to_owned());
    let url = database.url.replace(&format!("{host}/{name}"), &format!("127.0.0.1:{}/{name}", line.port));
    let db = Db::open(&url, 3).expect("the database opens");
    let app = podium::pages::app(Config::on(&url), db, false).expect("the service starts");
    actix_web::rt::System::new().block_on(async {
        let club = cup::club(&app, "gone").await.expect("a club");
        let cup = Cup::start(&app, &club, 4).await.expect("a cup");
        let mut visitor = Visitor::signed_in(&app, "Ada").await;
        visitor.get("/readyz").await.is(200);
        let revision = cup.now().await.revision;
        line.cut();
        visitor.get("/readyz").await.is(503);
        visitor.get("/account").await.is(503).has("</html>");
        let mut monitor = Visitor::new(&app);
        monitor.get("/healthz").await.is(200);
        monitor.get("/metrics").await.is(200).has("podium_database_up 0");
        assert!(podium::jobs::runner::turn(&app, podium::store::chain::now()).await.is_err());
        line.mend();
        let found = tokio::time::timeout(std::time::Duration::from_secs(30), async {
            while visitor.get("/readyz").await.status != 200 {
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        });
        found.await.expect("found again by itself");
        visitor.get("/account").await.is(200);
        assert_eq!(cup.now().await.revision, revision);
        cup.report(1, 5).await.expect("it goes on");
        podium::jobs::runner::turn(&app, podium::store::chain::now()).await.expect("jobs go on");
    });
}
