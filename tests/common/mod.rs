//! Running the executable, for the tests of the command line.

#![allow(clippy::expect_used, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test needs every word")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};

pub(crate) fn podium(args: &[&str]) -> Output {
    podium_reading(args, "")
}

/// Runs podium with a standard input. A command that stops at its arguments does not read it.
pub(crate) fn podium_reading(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("podium should run");
    let _ = child.stdin.take().expect("there is a standard input").write_all(input.as_bytes());
    child.wait_with_output().expect("podium should end")
}

/// Waits until the service has begun with a request that says `Expect: 100-continue`.
pub(crate) fn goes_on(stream: &mut TcpStream) {
    let mut said = [0; 25];
    stream.read_exact(&mut said).expect("an answer");
    assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output should be text")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("output should be text")
}
