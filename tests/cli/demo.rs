//! The service as a person starts and stops it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common;

/// A running service with a folder of its own for everything it writes.
struct Service {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Service {
    fn start(name: &str, args: &[&str]) -> Self {
        let folder = std::env::temp_dir().join(format!("podium_cli_{name}_{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
            .args(args)
            .current_dir(&folder)
            .env("TMPDIR", &folder)
            .env("PODIUM_LISTEN", "127.0.0.1:0")
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit("http://").next().unwrap_or_default().to_owned();
        Self { child, address, folder }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn signal(&self, signal: &str) {
        let kill = Command::new("kill").args([signal, &self.child.id().to_string()]).status().expect("kill");
        assert!(kill.success());
    }

    /// Stops it as Ctrl-C does; what is left in its folder.
    fn stop(mut self) -> Vec<String> {
        self.signal("-INT");
        assert!(self.child.wait().expect("its end").success());
        let left = std::fs::read_dir(&self.folder).expect("the folder");
        let left = left.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        std::fs::remove_dir_all(&self.folder).expect("the folder goes");
        left
    }
}

#[test]
fn the_demonstration_serves_and_leaves_nothing_behind() {
    let service = Service::start("demo", &["demo"]);
    let page = service.get("/demo");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("/demo/sign-in"), "{page}");
    assert_eq!(service.stop(), Vec::<String>::new());
}

#[test]
fn without_a_command_it_serves_an_empty_database() {
    let service = Service::start("plain", &[]);
    assert!(service.get("/sign-in").starts_with("HTTP/1.1 200"));
    assert!(service.get("/demo").starts_with("HTTP/1.1 404"));
    let left = service.stop();
    assert!(left.iter().any(|name| name == "podium.db"), "{left:?}");
}

#[test]
fn told_to_stop_it_lets_open_pages_go_and_finishes_what_it_has_begun() {
    let mut service = Service::start("term", &["demo"]);
    let mut page = TcpStream::connect(&service.address).expect("it listens");
    write!(page, "GET /clubs/les-pions-de-belleville/open-de-belleville/live HTTP/1.1\r\nHost: x\r\n\r\n")
        .expect("sent");
    let mut page = BufReader::new(page);
    let mut line = String::new();
    while !line.starts_with("event: revision") {
        line.clear();
        assert!(page.read_line(&mut line).expect("a line") > 0, "the stream ended too early");
    }
    // A form of which only a part has arrived.
    let mut form = TcpStream::connect(&service.address).expect("it listens");
    write!(
        form,
        "POST /check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 8\r\n\r\n"
    )
    .expect("sent");
    common::goes_on(&mut form);
    write!(form, "text").expect("sent");
    let told = Instant::now();
    service.signal("-TERM");
    let mut rest = String::new();
    page.read_to_string(&mut rest).expect("the end of the stream");
    write!(form, "=abc").expect("sent");
    let mut answer = String::new();
    form.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 4"), "without a token it is refused: {answer}");
    assert!(service.child.wait().expect("its end").success());
    assert!(told.elapsed() < Duration::from_secs(15), "{:?}", told.elapsed());
    std::fs::remove_dir_all(&service.folder).expect("the folder goes");
}
