//! As much of HTTP as a measurement needs: sequential requests on one connection.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection.
pub(super) struct Line {
    stream: TcpStream,
    host: String,
    bytes: Vec<u8>,
}

/// A response.
#[derive(Debug)]
pub(super) struct Answer {
    pub status: u16,
    pub etag: Option<String>,
    pub length: usize,
}

impl Line {
    pub(super) async fn to(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await.with_context(|| format!("cannot reach {address}"))?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, host: address.to_owned(), bytes: Vec::with_capacity(16 * 1024) })
    }

    /// Requests a page, with these extra header lines.
    pub(super) async fn get(&mut self, path: &str, more: &str) -> Result<Answer> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{more}\r\n", self.host);
        self.ask(request.as_bytes()).await
    }

    /// Posts a form, with these extra header lines.
    pub(super) async fn post(&mut self, path: &str, more: &str, body: &str) -> Result<Answer> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\n{more}Content-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.ask(request.as_bytes()).await
    }

    /// Sends the beginning of a request that never ends.
    pub(super) async fn dawdle(&mut self) -> Result<()> {
        Ok(self.stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await?)
    }

    async fn ask(&mut self, request: &[u8]) -> Result<Answer> {
        self.stream.write_all(request).await?;
        self.bytes.clear();
        let head = loop {
            if let Some(end) = self.bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            self.more().await?;
        };
        let text = String::from_utf8_lossy(self.bytes.get(..head).unwrap_or_default()).into_owned();
        let status: u16 = text.split(' ').nth(1).and_then(|word| word.parse().ok()).context("this is not HTTP")?;
        let header = |name: &str| {
            let fits = |line: &&str| line.split_once(':').is_some_and(|(there, _)| there.eq_ignore_ascii_case(name));
            text.lines().find(fits).and_then(|line| Some(line.split_once(':')?.1.trim().to_owned()))
        };
        match header("content-length") {
            Some(length) => {
                let length: usize = length.parse()?;
                while self.bytes.len() < head + length {
                    self.more().await?;
                }
            }
            // A live response goes on for as long as somebody listens.
            None if status == 304 || header("content-type").is_some_and(|kind| kind == "text/event-stream") => {}
            None if header("transfer-encoding").is_some() => {
                while !self.bytes.ends_with(b"\r\n0\r\n\r\n") {
                    self.more().await?;
                }
            }
            None => bail!("an answer without an end: {text}"),
        }
        Ok(Answer { status, etag: header("etag"), length: self.bytes.len() - head })
    }

    async fn more(&mut self) -> Result<()> {
        match self.stream.read_buf(&mut self.bytes).await? {
            0 => bail!("the service closed the connection"),
            _ => Ok(()),
        }
    }
}

/// Response times.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub(super) fn since(&mut self, begun: Instant) {
        self.0.push(begun.elapsed());
    }

    pub(super) fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds: median, 99th percentile and maximum.
    pub(super) fn told(mut self) -> String {
        self.0.sort();
        let at = |hundredth: usize| self.0.get((self.0.len() * hundredth / 100).min(self.0.len().saturating_sub(1)));
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        format!("median {:.1} ms, p99 {:.1} ms, longest {:.1} ms", ms(at(50)), ms(at(99)), ms(self.0.last()))
    }
}
