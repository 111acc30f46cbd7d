//! The executable as it is run for years: stopped gently, backed up, restored, verified, without secrets in its log.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]
#![allow(unreachable_pub, reason = "modules of one test")]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use common::{podium, stderr, stdout};

/// A folder that goes when the test does.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("podium_trust_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running service.
struct Service {
    child: Child,
    address: String,
    log: Option<BufReader<ChildStderr>>,
}

impl Service {
    fn start(database: &str) -> Self {
        Self::with(database, &["--log-json"])
    }

    fn with(database: &str, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
            .args(["serve", "--listen", "127.0.0.1:0", "--workers", "2", "--database", database])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("podium starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its words")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("http://").expect("an address").1.to_owned();
        let log = child.stderr.take().map(BufReader::new);
        Self { child, address, log }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        stream
    }

    fn get(&self, path: &str, more: &str) -> String {
        let mut stream = self.connect();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n").expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn tell_to_stop(&self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(told.success());
    }

    /// Waits for its end; what it logged.
    fn ended(mut self) -> String {
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        let mut text = String::new();
        self.log.take().expect("a log").read_to_string(&mut text).expect("text");
        text
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn what_has_begun_is_finished_when_it_is_told_to_stop() {
    let folder = Folder::new();
    let service = Service::start(&folder.file("podium.db"));
    let mut stream = service.connect();
    let body = "email=a%40example.org&password=long+enough";
    write!(
        stream,
        "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n",
        body.len()
    )
    .expect("asked");
    stream.write_all(&body.as_bytes()[..10]).expect("half of it");
    std::thread::sleep(Duration::from_millis(300));
    service.tell_to_stop();
    std::thread::sleep(Duration::from_millis(700));
    stream.write_all(&body.as_bytes()[10..]).expect("the rest");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 403"), "a form that is not ours, answered in full: {answer}");
    assert!(answer.contains("</html>"));
    service.ended();
}

#[test]
fn machines_learn_how_it_is_and_the_log_keeps_no_secret() {
    let folder = Folder::new();
    let service = Service::start(&folder.file("podium.db"));
    assert!(service.get("/healthz", "").ends_with("\r\n\r\nok\n"));
    assert!(service.get("/readyz", "").ends_with("\r\n\r\nready\n"));
    let secret = "vqhjkw4dsecretsecretsecret";
    assert!(service.get(&format!("/reset/{secret}"), "").starts_with("HTTP/1.1 4"));
    service.get(&format!("/verify/{secret}"), &format!("Cookie: session={secret}\r\n"));
    let metrics = service.get("/metrics", "");
    assert!(metrics.contains("podium_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1"), "{metrics}");
    assert!(metrics.contains("route=\"/reset/{secret}\""), "{metrics}");
    assert!(metrics.contains("podium_database_up 1"), "{metrics}");
    assert!(!metrics.contains(secret));
    let proxied = service.get("/metrics", "X-Forwarded-For: 203.0.113.9\r\n");
    assert!(proxied.starts_with("HTTP/1.1 404"), "not for others: {proxied}");
    service.tell_to_stop();
    let log = service.ended();
    assert!(log.contains("/reset/…") && log.contains("\"request\":\""), "{log}");
    assert!(!log.contains(secret), "{log}");
}

#[test]
fn nobody_writes_lines_of_the_log() {
    let folder = Folder::new();
    for more in [[].as_slice(), &["--log-json"]] {
        let service = Service::with(&folder.file("podium.db"), more);
        service.get("/clubs/a%0d%0aFORGED%1b[31m/b", "User-Agent: x\tFORGED\r\nX-Request-Id: FORGED\r\n");
        service.get("/search?q=%0aFORGED&lang=%0aFORGED", "Cookie: session=%0aFORGED\r\nReferer: \tFORGED\r\n");
        let mut stream = service.connect();
        let body = "email=a%0aFORGED%40example.org&csrf=%0aFORGED&password=%0aFORGED";
        let head = "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        service.tell_to_stop();
        let log = service.ended();
        let ours = |line: &str| line.starts_with("20") || line.starts_with('{');
        assert!(log.lines().count() >= 3 && log.lines().all(ours), "{log}");
        assert!(!log.contains('\u{1b}') && !log.contains("request=FORGED"), "{log}");
    }
}

#[test]
fn somebody_who_never_finishes_asking_is_sent_away() {
    let folder = Folder::new();
    let service = Service::start(&folder.file("podium.db"));
    let mut stream = service.connect();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: local").expect("begun");
    let begun = Instant::now();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(begun.elapsed() < Duration::from_secs(25), "closed after ten seconds");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(service.get("/healthz", "").contains("ok"));
}

#[test]
fn settings_that_cannot_work_are_refused_at_the_start() {
    for (args, told) in [
        (["--connections", "0"], "PODIUM_CONNECTIONS"),
        (["--address", "podium.example.org"], "PODIUM_ADDRESS"),
        (["--database", "mysql://x"], "DATABASE_URL"),
        (["--database", "/no/such/folder/podium.db"], "DATABASE_URL"),
        (["--mail-from", "nobody"], "PODIUM_MAIL_FROM"),
        (["--smtp", "http://mail"], "PODIUM_SMTP"),
        (["--metrics-token", "short"], "PODIUM_METRICS_TOKEN"),
        (["--workers", "0"], "PODIUM_WORKERS"),
        (["--log", "=,="], "PODIUM_LOG"),
    ] {
        let output = podium(&["serve", args[0], args[1]]);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(told), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn a_backup_is_made_in_use_and_comes_back() {
    let folder = Folder::new();
    let (database, copy) = (folder.file("podium.db"), folder.file("copy.db"));
    let service = Service::start(&database);
    let made = podium(&["admin", "backup", "--database", &database, &copy]);
    assert!(made.status.success(), "{}", stderr(&made));
    let again = podium(&["admin", "backup", "--database", &database, &copy]);
    assert!(stderr(&again).contains("exists already"), "{}", stderr(&again));
    let restore = |more: &[&str]| podium(&[&["admin", "restore", "--database", &database, &copy], more].concat());
    let in_use = restore(&["--force"]);
    assert_eq!(in_use.status.code(), Some(2));
    assert!(stderr(&in_use).contains("is in use"), "{}", stderr(&in_use));
    assert!(service.get("/readyz", "").contains("ready"), "and nothing happened to it");
    service.tell_to_stop();
    service.ended();
    let unforced = restore(&[]);
    assert!(stderr(&unforced).contains("--force"), "{}", stderr(&unforced));
    let forced = restore(&["--force"]);
    assert!(forced.status.success(), "{}", stderr(&forced));
    assert!(stdout(&forced).contains("What was there before is now"));
    let verified = podium(&["admin", "verify-audit", "--database", &database]);
    assert!(verified.status.success() && stdout(&verified).starts_with("All is as it was written"));
    let service = Service::start(&database);
    assert!(service.get("/readyz", "").contains("ready"));
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let folder = Folder::new();
    let (database, copy) = (folder.file("podium.db"), folder.file("copy.db"));
    std::fs::write(&copy, "This is not a database at all, but long enough to look at.").expect("written");
    let refused = podium(&["admin", "restore", "--database", &database, &copy]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(!std::path::Path::new(&database).exists());
}
