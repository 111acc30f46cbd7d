//! Settings of the service: flags, each with a matching environment variable.

use std::net::SocketAddr;

use anyhow::{Result, bail};
use clap::Args;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

use crate::store::{file, is_postgres};

/// How the service runs.
#[derive(Debug, Clone, Args)]
pub struct Config {
    /// Where to listen.
    #[arg(long, env = "PODIUM_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR")]
    pub listen: SocketAddr,
    /// The database: a file, or postgres://user:password@host/name.
    #[arg(long, env = "DATABASE_URL", default_value = "podium.db", value_name = "URL", hide_env_values = true)]
    pub database: String,
    /// The address at which people reach the service, for links in e-mails, feeds and QR codes.
    #[arg(long, env = "PODIUM_ADDRESS", value_name = "URL")]
    pub address: Option<String>,
    /// How many database connections are kept open.
    #[arg(long, env = "PODIUM_CONNECTIONS", default_value_t = 8, value_name = "N")]
    pub connections: u32,
    /// The mail server: smtp://user:password@host:port or smtps://…; without one, mail waits in the outbox.
    #[arg(long, env = "PODIUM_SMTP", value_name = "URL", hide_env_values = true)]
    pub smtp: Option<String>,
    /// The sender of e-mails.
    #[arg(long, env = "PODIUM_MAIL_FROM", default_value = "Podium <podium@localhost>", value_name = "ADDRESS")]
    pub mail_from: String,
    /// Where people can appeal against decisions of administrators; by default, the address that mail comes from.
    #[arg(long, env = "PODIUM_APPEALS", value_name = "ADDRESS")]
    pub appeals: Option<String>,
    /// Trust the X-Forwarded-For header of a reverse proxy.
    #[arg(long, env = "PODIUM_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// How many megabytes of memory the service may use; caches evict what was used least.
    #[arg(long, env = "PODIUM_MEMORY", default_value_t = 256, value_name = "MB")]
    pub memory: u64,
    /// How many threads answer requests.
    #[arg(long, env = "PODIUM_WORKERS", value_name = "N")]
    pub workers: Option<usize>,
    /// From this many players on, a round is paired by a background job that shows its progress, instead of at once.
    #[arg(long, env = "PODIUM_PAIR_LATER", default_value_t = 200, value_name = "N")]
    pub pair_later: usize,
    /// How many live pages may be open at once.
    #[arg(long, env = "PODIUM_LIVE", default_value_t = 2000, value_name = "N")]
    pub live: usize,
    /// How many of them one address may have; a hall full of people may share one.
    #[arg(long, env = "PODIUM_LIVE_PER_ADDRESS", default_value_t = 500, value_name = "N")]
    pub live_per_address: usize,
    /// How many passwords are hashed at once, each with 19 MiB and a core; half of the cores by default.
    #[arg(long, env = "PODIUM_HASHING", value_name = "N")]
    pub hashing: Option<usize>,
    /// Requests that take longer than this many seconds to arrive are dropped.
    #[arg(long, env = "PODIUM_SLOWEST", default_value_t = 60, value_name = "SECONDS")]
    pub slowest: u64,
    /// The bearer token that allows reading /metrics from elsewhere.
    #[arg(long, env = "PODIUM_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// How much to log: error, warn, info, debug, or a filter by module.
    #[arg(long, env = "PODIUM_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// Log one JSON object per line.
    #[arg(long, env = "PODIUM_LOG_JSON")]
    pub log_json: bool,
    #[command(flatten)]
    pub keep: Retention,
}

/// How many days personal data is kept.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Retention {
    /// Sessions unused for this many days are ended.
    #[arg(long = "keep-sessions", env = "PODIUM_KEEP_SESSIONS", default_value_t = 60, value_name = "DAYS")]
    pub sessions: u32,
    /// The address and browser of a session unused for this many days are deleted.
    #[arg(long = "keep-addresses", env = "PODIUM_KEEP_ADDRESSES", default_value_t = 30, value_name = "DAYS")]
    pub addresses: u32,
    /// Used or expired links are deleted after this many days.
    #[arg(long = "keep-links", env = "PODIUM_KEEP_LINKS", default_value_t = 7, value_name = "DAYS")]
    pub links: u32,
    /// E-mails that were sent are deleted after this many days.
    #[arg(long = "keep-letters", env = "PODIUM_KEEP_LETTERS", default_value_t = 30, value_name = "DAYS")]
    pub letters: u32,
    /// E-mails that could not be sent are deleted after this many days.
    #[arg(long = "keep-unsent", env = "PODIUM_KEEP_UNSENT", default_value_t = 90, value_name = "DAYS")]
    pub unsent: u32,
    /// Failed jobs are deleted after this many days.
    #[arg(long = "keep-jobs", env = "PODIUM_KEEP_JOBS", default_value_t = 90, value_name = "DAYS")]
    pub jobs: u32,
    /// Accounts whose address is not proved within this many days are deleted, where there is a mail server to prove it by.
    #[arg(long = "keep-unconfirmed", env = "PODIUM_KEEP_UNCONFIRMED", default_value_t = 30, value_name = "DAYS")]
    pub unconfirmed: u32,
    /// Games begun in the recorder and untouched for this many days are deleted.
    #[arg(long = "keep-drafts", env = "PODIUM_KEEP_DRAFTS", default_value_t = 90, value_name = "DAYS")]
    pub drafts: u32,
}

/// Megabytes used by the program itself.
const PROGRAM: u64 = 32;
/// With less, caches would be useless.
const LEAST_MEMORY: u64 = 96;

impl Default for Retention {
    fn default() -> Self {
        Self { sessions: 60, addresses: 30, links: 7, letters: 30, unsent: 90, jobs: 90, unconfirmed: 30, drafts: 90 }
    }
}

impl Config {
    /// The defaults, with this database.
    pub fn on(database: &str) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: database.to_owned(),
            address: None,
            connections: 8,
            smtp: None,
            mail_from: "Podium <podium@localhost>".to_owned(),
            appeals: None,
            behind_proxy: false,
            memory: 256,
            workers: None,
            pair_later: 200,
            live: 2000,
            live_per_address: 500,
            hashing: None,
            slowest: 60,
            metrics_token: None,
            log: "info".to_owned(),
            log_json: false,
            keep: Retention::default(),
        }
    }

    /// The memory for caches; the rest of [`memory`](Self::memory) is for the program itself and its current work.
    const fn kept_bytes(&self) -> u64 {
        // The other half is for work in progress, and for what allocators cannot return at once.
        self.memory.saturating_sub(PROGRAM).saturating_mul(1 << 20) / 2
    }

    /// The share of the competitions cache.
    pub const fn competitions_bytes(&self) -> u64 {
        self.kept_bytes() * 3 / 8
    }

    /// The share of the page cache.
    pub const fn pages_bytes(&self) -> u64 {
        self.kept_bytes() * 2 / 8
    }

    /// The share of the replay cache.
    pub const fn replays_bytes(&self) -> u64 {
        self.kept_bytes() / 8
    }

    /// The share of the page caches of all connections to a SQLite file.
    pub const fn database_bytes(&self) -> u64 {
        self.kept_bytes() / 8
    }

    /// The share of larger request bodies in progress.
    pub const fn bodies_bytes(&self) -> u64 {
        self.memory.saturating_mul(1 << 20) / 8
    }

    /// How many passwords are hashed at once.
    pub fn hashing(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.hashing.unwrap_or(cores / 2).max(1)
    }

    /// The address at which people reach the service, without a trailing slash.
    pub fn address(&self) -> String {
        let address = self.address.clone().unwrap_or_else(|| format!("http://{}", self.listen));
        address.trim_end_matches('/').to_owned()
    }

    /// Where people can appeal against decisions of administrators.
    pub fn appeals(&self) -> String {
        let from = || self.mail_from.parse::<lettre::message::Mailbox>().ok().map(|from| from.email.to_string());
        self.appeals.clone().or_else(from).unwrap_or_default()
    }

    /// Whether people reach it through TLS.
    pub fn is_secure(&self) -> bool {
        self.address().starts_with("https://")
    }

    /// Rejects settings that cannot work, before anything starts.
    pub fn check(&self) -> Result<()> {
        if self.memory < LEAST_MEMORY {
            bail!("PODIUM_MEMORY is {}; the service takes at least {LEAST_MEMORY} megabytes", self.memory);
        }
        if self.connections == 0 {
            bail!("PODIUM_CONNECTIONS is 0; at least one connection to the database is needed");
        }
        if !self.address().starts_with("http://") && !self.address().starts_with("https://") {
            bail!("PODIUM_ADDRESS is “{}”; it must begin with http:// or https://", self.address());
        }
        if self.database.contains("://") && !is_postgres(&self.database) && !self.database.starts_with("sqlite://") {
            bail!("DATABASE_URL must be a file name or postgres://user:password@host/name");
        }
        if self.mail_from.parse::<lettre::message::Mailbox>().is_err() {
            bail!("PODIUM_MAIL_FROM is “{}”; write it like: Podium <podium@example.org>", self.mail_from);
        }
        if self.metrics_token.as_ref().is_some_and(|token| token.len() < 16) {
            bail!("PODIUM_METRICS_TOKEN is too short; use at least 16 characters that nobody can guess");
        }
        if self.slowest == 0 {
            bail!("PODIUM_SLOWEST is 0; nothing could be sent in no time at all");
        }
        if self.hashing == Some(0) {
            bail!("PODIUM_HASHING is 0; nobody could sign in");
        }
        if self.keep.unconfirmed == 0 {
            bail!("PODIUM_KEEP_UNCONFIRMED is 0; nobody could open the link in time");
        }
        if self.workers == Some(0) {
            bail!("PODIUM_WORKERS is 0; at least one thread must answer");
        }
        if tracing_subscriber::EnvFilter::try_new(&self.log).is_err() {
            bail!("PODIUM_LOG is “{}”; write error, warn, info, debug, or a filter like podium=debug", self.log);
        }
        let folder = file(&self.database).and_then(std::path::Path::parent);
        if let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
            bail!("DATABASE_URL names a file in {}, which is not a folder; make it first", folder.display());
        }
        match &self.smtp {
            Some(url) => check_smtp(url),
            None => Ok(()),
        }
    }
}

/// The mail server must be reachable without sending its password unencrypted.
fn check_smtp(url: &str) -> Result<()> {
    // The parser's own message may contain the password.
    if AsyncSmtpTransport::<Tokio1Executor>::from_url(url).is_err() {
        bail!("PODIUM_SMTP must be like smtps://user:password@host or smtp://user:password@host:587?tls=required");
    }
    let plain = url.strip_prefix("smtp://").filter(|rest| !rest.ends_with("?tls=required"));
    let host = plain.and_then(|rest| rest.rsplit_once('@')).map(|(_, host)| host);
    let name = |host: &str| host.split([':', '/', '?']).next().unwrap_or_default().to_owned();
    let is_here = |host: &str| host.starts_with("[::1]") || ["localhost", "127.0.0.1"].contains(&name(host).as_str());
    if host.is_some_and(|host| !is_here(host)) {
        bail!("PODIUM_SMTP would send its password for everybody to hear; use smtps:// or add ?tls=required");
    }
    Ok(())
}
