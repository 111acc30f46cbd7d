//! The executable as a service, and somebody who uses it through a socket.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test needs every word")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running service.
pub struct Service {
    child: Child,
    pub address: String,
}

impl Service {
    /// Starts it on a port of this machine; 0 for any that is free.
    pub fn start(database: &str, port: u16) -> Self {
        Self::of(Command::new(env!("CARGO_BIN_EXE_podium")), database, port)
    }

    /// The same by a command that ends in running podium.
    pub fn of(mut command: Command, database: &str, port: u16) -> Self {
        let listen = format!("127.0.0.1:{port}");
        let mut child = command
            .args(["serve", "--listen", &listen, "--workers", "2", "--log", "error", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("podium starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its words")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("http://").expect("an address").1.to_owned();
        Self { child, address }
    }

    pub fn port(&self) -> u16 {
        self.address.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port")
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends SIGKILL; returns once the process is gone.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What came back, whole.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let of = |line: &'_ str| line.split_once(':').is_some_and(|(there, _)| there.eq_ignore_ascii_case(name));
        self.headers.lines().find(|line| of(line)).and_then(|line| Some(line.split_once(':')?.1.trim()))
    }

    /// The value of a hidden field.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.body.split_once(&format!("name=\"{name}\" value=\""))?.1.split('"').next()
    }
}

/// Asks once; nothing if there is no whole answer.
pub fn ask(address: &str, request: &[u8]) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
    stream.write_all(request).ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok()?;
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let (first, headers) = head.split_once("\r\n")?;
    let answer = Answer {
        status: first.split(' ').nth(1)?.parse().ok()?,
        headers: headers.to_owned(),
        body: String::from_utf8_lossy(&bytes[end + 4..]).into_owned(),
    };
    // An answer that was cut off is none.
    let length: usize = answer.header("content-length")?.parse().ok()?;
    (bytes.len() - end - 4 == length).then_some(answer)
}

/// A page, as somebody with these cookies asks for it.
pub fn page(path: &str, cookies: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookies}\r\n\r\n").into_bytes()
}

/// A form, as somebody with these cookies sends it.
pub fn form(path: &str, cookies: &str, fields: &[(&str, &str)]) -> Vec<u8> {
    let plain = |text: &str| {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect::<String>()
    };
    let body = fields.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect::<Vec<_>>().join("&");
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookies}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}
