//! The service as a person starts and stops it.

#![cfg(unix)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

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

    /// Stops it as Ctrl-C does; what is left in its folder.
    fn stop(mut self) -> Vec<String> {
        let kill = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status().expect("kill");
        assert!(kill.success() && self.child.wait().expect("its end").success());
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
