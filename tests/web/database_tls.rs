//! PostgreSQL is reached by TLS, or the service says why not and does not start.

use std::io::{Read, Write};
use std::net::TcpListener;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::Bool;
use podium::config::Config;
use podium::store::{Connection, Db};

use crate::harness::{Database, Visitor, databases};

#[derive(QueryableByName)]
struct Encrypted {
    #[diesel(sql_type = Bool)]
    ssl: bool,
}

fn is_encrypted(db: &Db) -> bool {
    let mut connection = db.connection().expect("a connection");
    let Connection::Postgres(postgres) = &mut *connection else { panic!("not PostgreSQL") };
    let asked = sql_query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
    asked.get_result::<Encrypted>(postgres).expect("an answer").ssl
}

/// A database of the server, and the file of the authority that signed the server's certificate for `localhost`.
fn server() -> Option<(Database, String)> {
    let folder = std::env::var("PODIUM_TEST_POSTGRES_FOLDER").ok()?;
    let mut databases = databases();
    (databases.len() == 2).then(|| (databases.remove(1), format!("{folder}/ca.pem")))
}

fn refusal(url: &str) -> String {
    match Db::open(url, 1) {
        Ok(_) => panic!("it opened"),
        Err(error) => format!("{error:#}"),
    }
}

#[test]
fn the_service_runs_over_tls() {
    let Some((database, authority)) = server() else { return };
    let url = database.url.replace("127.0.0.1", "localhost");
    let db = Db::open(&format!("{url}?sslmode=verify-full&sslrootcert={authority}"), 4).expect("it opens");
    assert!(is_encrypted(&db));
    let app = podium::pages::app(Config::on(&url), db.clone(), false).expect("the service starts");
    let following = app.live.follow(db.address()).expect("a thread");
    actix_web::rt::System::new().block_on(async {
        let mut ada = Visitor::signed_in(&app, "Ada").await;
        ada.get("/account").await.is(200).has("Ada");
    });
    drop(following);
}

#[test]
fn as_much_of_the_server_is_checked_as_the_address_asks_for() {
    let Some((database, authority)) = server() else { return };
    // The certificate is for localhost.
    let url = &database.url;
    assert!(is_encrypted(&Db::open(&format!("{url}?sslmode=require"), 1).expect("it opens")));
    assert!(is_encrypted(&Db::open(&format!("{url}?sslmode=verify-ca&sslrootcert={authority}"), 1).expect("it opens")));
    let said = refusal(&format!("{url}?sslmode=verify-full&sslrootcert={authority}"));
    assert!(said.contains("not valid for name"), "{said}");
    // Nobody this machine knows signed it.
    let local = url.replace("127.0.0.1", "localhost");
    let said = refusal(&format!("{local}?sslmode=verify-full"));
    assert!(said.contains("UnknownIssuer") || said.contains("no authority is known"), "{said}");
    assert!(!is_encrypted(&Db::open(&format!("{url}?sslmode=disable"), 1).expect("it opens")));
}

#[test]
fn a_server_without_tls_is_refused_by_name_of_the_setting() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let plain = std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut asked = [0; 8];
            // A connection that asks nothing ends the server.
            if stream.read_exact(&mut asked).is_err() || stream.write_all(b"N").is_err() {
                return;
            }
        }
    });
    let said = refusal(&format!("postgres://podium@127.0.0.1:{port}/podium?sslmode=require"));
    assert!(said.contains("has no TLS") && said.contains("sslmode=disable"), "{said}");
    drop(std::net::TcpStream::connect(("127.0.0.1", port)));
    plain.join().expect("the server ends");
}

#[test]
fn what_gives_way_to_no_encryption_does_not_start() {
    let said = refusal("postgres://podium@db.invalid/podium?sslmode=prefer");
    assert!(said.contains("sslmode=prefer") && said.contains("verify-full"), "{said}");
}

#[test]
fn sockets_of_the_bridge_go_with_it() {
    let Some((database, _)) = server() else { return };
    let db = Db::open(&format!("{}?sslmode=require", database.url), 1).expect("it opens");
    let folder = db.address().split('@').nth(1).and_then(|rest| rest.split(':').next()).expect("a folder");
    let folder = folder.replace("%2F", "/").replace("%2D", "-");
    assert!(std::fs::metadata(&folder).is_ok(), "{folder}");
    drop(db);
    assert!(std::fs::metadata(&folder).is_err(), "{folder}");
}
