//! The executable as it is run for years: stopped gently, backed up, restored, verified, without secrets in its log.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]
#![allow(unreachable_pub, reason = "modules of one test")]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Barrier, Mutex};
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
    /// The lines of its log, read all the time: a service whose log nobody reads would wait.
    log: Mutex<Receiver<String>>,
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
        let lines = BufReader::new(child.stderr.take().expect("its log")).lines();
        let (sender, log) = channel();
        std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line + "\n")));
        Self { child, address, log: Mutex::new(log) }
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

    /// Sends a form as a browser does that has just opened its page.
    fn send(&self, path: &str, fields: &str) -> String {
        let page = self.get(path, "");
        let cookie = page.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
        let csrf =
            page.split("name=\"csrf\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a token");
        let body = format!("csrf={csrf}&{fields}");
        let mut stream = self.connect();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn tell_to_stop(&self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(told.success());
    }

    /// Waits until it has logged all of this.
    fn logs(&self, words: &[&str]) {
        let (lines, mut text) = (self.log.lock().expect("one reader"), String::new());
        while let Some(missing) = words.iter().find(|words| !text.contains(**words)) {
            let line = lines.recv_timeout(Duration::from_secs(60));
            text += &line.unwrap_or_else(|_| panic!("no “{missing}” in {text}"));
        }
    }

    /// Waits for its end; what it logged since somebody last looked.
    fn ended(mut self) -> String {
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        self.log.lock().expect("one reader").iter().collect()
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
         Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\nContent-Length: {}\r\n\r\n",
        body.len()
    )
    .expect("asked");
    common::goes_on(&mut stream);
    stream.write_all(&body.as_bytes()[..10]).expect("half of it");
    service.tell_to_stop();
    // Until it takes nobody else.
    while TcpStream::connect(&service.address).is_ok() {
        std::thread::yield_now();
    }
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

/// Comparing a password is what takes time at sign-in, so it is done for addresses without an account as well.
#[test]
fn a_missing_account_costs_what_a_wrong_password_does() {
    let folder = Folder::new();
    let service = Service::start(&folder.file("podium.db"));
    let compared = || {
        let metrics = service.get("/metrics", "");
        let count = metrics.lines().find_map(|line| line.strip_prefix("podium_passwords_compared_total "));
        count.expect("a count").parse::<u64>().expect("a number")
    };
    let answer = service.send("/sign-up", "name=Ada&email=ada%40example.org&password=four+words+to+keep");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    for email in ["ada%40example.org", "nobody%40example.org", "", "no+address"] {
        let before = compared();
        let answer = service.send("/sign-in", &format!("email={email}&password=wrong+words+here"));
        assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
        assert_eq!(compared(), before + 1, "{email}");
    }
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

/// A crowd that sends its heads or its forms a byte at a time is sent away, and nobody else waits for it.
#[test]
fn somebody_who_never_finishes_asking_is_sent_away() {
    let folder = Folder::new();
    let service = Service::with(&folder.file("podium.db"), &["--slowest", "10", "--log", "error"]);
    let form = "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n\
                Content-Length: 1000\r\n\r\nemail=";
    let (begun, sent_away, everybody_waits) = (Instant::now(), AtomicU32::new(0), Barrier::new(61));
    std::thread::scope(|scope| {
        for visitor in 0..60 {
            let (service, sent_away, everybody_waits) = (&service, &sent_away, &everybody_waits);
            scope.spawn(move || {
                let (start, told) = match visitor % 2 {
                    0 => ("GET / HTTP/1.1\r\nHost: local", "HTTP/1.1 408"),
                    _ => (form, "HTTP/1.1 400"),
                };
                let mut stream = service.connect();
                stream.write_all(start.as_bytes()).expect("begun");
                everybody_waits.wait();
                stream.set_read_timeout(Some(Duration::from_millis(200))).expect("a limit");
                let mut answer = [0; 12];
                let mut read = stream.read_exact(&mut answer);
                while read.is_err() {
                    assert!(begun.elapsed() < Duration::from_secs(120), "{start}: never told");
                    if stream.write_all(b"a").is_err() {
                        break;
                    }
                    read = stream.read_exact(&mut answer);
                }
                sent_away.fetch_add(1, Ordering::Relaxed);
                if read.is_err() {
                    return;
                }
                assert_eq!(std::str::from_utf8(&answer), Ok(told), "{start}");
            });
        }
        everybody_waits.wait();
        assert!(service.get("/sign-in", "").starts_with("HTTP/1.1 200"));
        assert!(sent_away.load(Ordering::Relaxed) < 60, "answered before the crowd is gone");
    });
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
        (["--smtp", "smtp://ada:secret@mail.example.org:587"], "PODIUM_SMTP would send its password"),
        (["--smtp", "smtp://ada:secret@localhost.example.org"], "PODIUM_SMTP would send its password"),
        (["--metrics-token", "short"], "PODIUM_METRICS_TOKEN"),
        (["--workers", "0"], "PODIUM_WORKERS"),
        (["--memory", "64"], "PODIUM_MEMORY"),
        (["--slowest", "0"], "PODIUM_SLOWEST"),
        (["--log", "=,="], "PODIUM_LOG"),
    ] {
        let output = podium(&["serve", args[0], args[1]]);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(told), "{args:?}: {}", stderr(&output));
        assert!(!stderr(&output).contains("secret"), "{args:?}: {}", stderr(&output));
    }
}

/// What comes without a length, or with a head that has no end, is read to a limit.
#[test]
fn whoever_never_stops_sending_is_stopped() {
    let folder = Folder::new();
    let service = Service::with(&folder.file("podium.db"), &["--log", "error"]);
    let head = "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n\r\n";
    let chunk = format!("4000\r\n{}\r\n", "a".repeat(0x4000));
    let line = format!("X-Long: {}\r\n", "a".repeat(0x4000));
    for (start, more) in [
        (head, chunk.as_str()),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n", &line),
        ("GET /", &line.replace(['\r', '\n', ' '], "a")),
    ] {
        let mut stream = service.connect();
        stream.write_all(start.as_bytes()).expect("begun");
        // 512 MiB, which may be read and thrown away, but not kept.
        let sent = (0..0x8000).take_while(|_| stream.write_all(more.as_bytes()).is_ok()).count();
        let mut answer = [0; 12];
        if stream.read_exact(&mut answer).is_ok() {
            let answer = String::from_utf8_lossy(&answer).into_owned();
            assert!(answer.starts_with("HTTP/1.1 4"), "{start}: {answer}");
        } else {
            assert!(sent < 0x8000, "{start}: all of it was taken without a word");
        }
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", service.child.id())).expect("it runs");
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    assert!(most.is_some_and(|kilobytes: u64| kilobytes < 300 * 1024), "{status}");
    assert!(service.get("/healthz", "").ends_with("ok\n"), "and others are served");
}

/// Compressed forms are not unpacked; large ones that never end hold a bounded share of memory; small ones are read all the same.
#[test]
fn forms_that_swell_or_never_end_hold_little_memory() {
    let folder = Folder::new();
    let service = Service::with(&folder.file("podium.db"), &["--log", "error"]);
    let memory = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", service.child.id())).expect("it runs");
        let now = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok());
        now.unwrap_or_else(|| panic!("{status}"))
    };
    let before: u64 = memory();
    // Half a megabyte that would unpack to a hundred.
    let mut bomb = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    (0..100).for_each(|_| bomb.write_all(&[0; 1 << 20]).expect("packed"));
    let bomb = bomb.finish().expect("packed");
    for _ in 0..5 {
        let mut stream = service.connect();
        let head = "POST /check HTTP/1.1\r\nHost: localhost\r\nContent-Encoding: gzip\r\nContent-Length: ";
        stream.write_all(format!("{head}{}\r\n\r\n", bomb.len()).as_bytes()).expect("begun");
        let _ = stream.write_all(&bomb);
        let mut told = [0; 12];
        stream.read_exact(&mut told).expect("an answer");
        assert_eq!(String::from_utf8_lossy(&told), "HTTP/1.1 400");
    }
    let begun = |bytes: usize| {
        let mut stream = service.connect();
        let head = format!("POST /check HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", bytes + 10);
        stream.write_all(head.as_bytes()).expect("begun");
        // Who is refused may close before everything is sent.
        let _ = stream.write_all(&vec![b'a'; bytes]);
        stream
    };
    let mut slow: Vec<TcpStream> = (0..200).map(|_| begun(1_000_000)).collect();
    let mut told = [0; 12];
    let last = slow.last_mut().expect("one of them");
    last.read_exact(&mut told).expect("an answer");
    assert_eq!(String::from_utf8_lossy(&told), "HTTP/1.1 503", "whoever is too much is told at once");
    let during: u64 = memory();
    // It was 450 MB; connections and what is loaded meanwhile take some.
    assert!(during < before + 128 * 1024, "{before} kB before, {during} kB during");
    // Nobody who sends little is turned away meanwhile.
    let mut small = begun(10_000);
    small.write_all(&[b'a'; 10]).expect("the rest");
    small.read_exact(&mut told).expect("an answer");
    assert_eq!(String::from_utf8_lossy(&told), "HTTP/1.1 403", "read, and found to have no token");
}

#[test]
fn a_backup_is_made_in_use_and_comes_back() {
    let folder = Folder::new();
    let (database, copy) = (folder.file("podium.db"), folder.file("copy.db"));
    let service = Service::start(&database);
    let made = podium(&["admin", "backup", "--database", &database, &copy]);
    assert!(made.status.success(), "{}", stderr(&made));
    for file in [&database, &copy] {
        let mode = std::fs::metadata(file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file} is for its owner alone");
    }
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
    assert!(verified.status.success() && stdout(&verified).starts_with("Integrity: all is as it was written"));
    let service = Service::start(&database);
    assert!(service.get("/readyz", "").contains("ready"));
}

#[test]
fn a_file_has_one_service() {
    let folder = Folder::new();
    let database = folder.file("podium.db");
    let service = Service::start(&database);
    let second = podium(&["serve", "--listen", "127.0.0.1:0", "--database", &database]);
    assert_eq!(second.status.code(), Some(2));
    assert!(stderr(&second).contains("another service runs on"), "{}", stderr(&second));
    assert!(service.get("/readyz", "").contains("ready"), "the first one goes on");
    drop(service);
    assert!(Service::start(&database).get("/readyz", "").contains("ready"), "and it is free again");
}

#[test]
fn a_database_that_is_not_there_is_not_well() {
    let folder = Folder::new();
    let (database, file) = (folder.file("mistyped.db"), folder.file("club.zip"));
    for command in [
        ["verify-audit"].as_slice(),
        &["create", "Ada", "ada@example.org"],
        &["reset", "ada@example.org"],
        &["export-club", "club", &file],
        &["jobs"],
    ] {
        let refused = podium(&[&["admin"], command, &["--database", &database]].concat());
        assert_eq!(refused.status.code(), Some(2), "{command:?}");
        assert!(stderr(&refused).contains("there is no database"), "{command:?}: {}", stderr(&refused));
        assert!(!std::path::Path::new(&database).exists(), "{command:?}");
    }
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

/// A PostgreSQL server of its own, to be stopped and started.
struct Server {
    address: String,
    folder: String,
}

impl Server {
    /// None where the tests do without PostgreSQL.
    fn start() -> Option<Self> {
        std::env::var("PODIUM_TEST_POSTGRES").ok()?;
        let output = Command::new("tests/postgres").arg("start").output().expect("tests/postgres runs");
        assert!(output.status.success(), "{}", stderr(&output));
        let said = stdout(&output);
        let value = |name: &str| {
            let line = said.lines().find_map(|line| line.strip_prefix(&format!("export {name}=")));
            line.expect("it is named").to_owned()
        };
        Some(Self { address: value("PODIUM_TEST_POSTGRES"), folder: value("PODIUM_TEST_POSTGRES_FOLDER") })
    }

    fn tell(&self, word: &str) -> bool {
        let told = Command::new("tests/postgres")
            .arg(word)
            .env("PODIUM_TEST_POSTGRES", &self.address)
            .env("PODIUM_TEST_POSTGRES_FOLDER", &self.folder)
            .status();
        told.is_ok_and(|told| told.success())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.tell("stop");
    }
}

/// Whoever asks hears within this time that the database is away, on a busy machine, too. One after the other, each waiting
/// for a connection, the crowd below would take minutes.
const IN_TIME: Duration = Duration::from_secs(25);

/// The database goes and comes back: clear errors in time, and everything goes on by itself. It is gone for five seconds;
/// `PODIUM_GONE=60 cargo test --test trust gone` for longer.
#[test]
fn a_database_that_is_gone_is_told_and_found_again() {
    let Some(server) = Server::start() else { return };
    let gone = std::env::var("PODIUM_GONE").ok().and_then(|gone| gone.parse().ok()).unwrap_or(5);
    let service = Service::start(&format!("{}/postgres", server.address));
    let status = |path: &str| {
        let begun = Instant::now();
        let answer = service.get(path, "Accept-Language: fr\r\n");
        assert!(begun.elapsed() < IN_TIME, "{path} took {:?}", begun.elapsed());
        (answer.split(' ').nth(1).unwrap_or_default().to_owned(), answer)
    };
    assert_eq!((status("/readyz").0, status("/clubs").0), ("200".to_owned(), "200".to_owned()));
    assert!(server.tell("pause"), "it stops");
    let begun = Instant::now();
    let mut asked = 0;
    while begun.elapsed() < Duration::from_secs(gone) || asked == 0 {
        // A page of its own each time: what is kept ready needs no database.
        let (code, page) = status(&format!("/clubs?page={asked}"));
        assert_eq!(code, "503", "{page}");
        assert!(page.contains("lang=\"fr\"") && page.contains("base de données"), "{page}");
        assert_eq!((status("/readyz").0, status("/healthz").0), ("503".to_owned(), "200".to_owned()));
        asked += 1;
    }
    // Many at once do not queue up: a few wait, the others are told at once.
    let crowd = Instant::now();
    std::thread::scope(|scope| {
        for visitor in 0..200 {
            let status = &status;
            scope.spawn(move || assert_eq!(status(&format!("/competitions?visitor={visitor}")).0, "503"));
        }
    });
    assert!(crowd.elapsed() < IN_TIME, "{:?}", crowd.elapsed());
    assert!(server.tell("resume"), "it starts again");
    let back = Instant::now();
    while status("/readyz").0 != "200" {
        assert!(back.elapsed() < Duration::from_secs(20), "it is found again");
        std::thread::sleep(Duration::from_millis(200));
    }
    let found = back.elapsed();
    assert_eq!(status("/clubs?page=last").0, "200");
    // Jobs and the words of other nodes, too.
    service.logs(&["jobs wait", "jobs go on", "cannot hear the other nodes", "the other nodes are heard again"]);
    service.tell_to_stop();
    service.ended();
    println!("gone for {gone} s, {asked} pages told so, found again after {found:?}");
}
