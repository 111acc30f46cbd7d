//! The database: SQLite in a file, or PostgreSQL.

pub mod chain;
mod connection;
pub mod live;
pub mod queue;
pub mod schema;
pub mod signer;
pub mod texts;
mod tls;
pub mod upcast;
mod version;

use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result as Anyhow, anyhow, bail};
use diesel::Connection as _;
use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Pool, PooledConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::sync::{Mutex, Semaphore, oneshot};

pub use connection::AnyConnection as Connection;

use crate::error::Error;

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

type Pooled = PooledConnection<ConnectionManager<Connection>>;

/// The database, shared by everything that runs.
#[derive(Clone)]
pub struct Db {
    pool: Pool<ConnectionManager<Connection>>,
    /// As many as there are connections.
    turns: Arc<Semaphore>,
    /// SQLite has one writer; writers queue here rather than in the database.
    queue: Option<Arc<Queue>>,
    /// When a request last failed to get a connection.
    away: Arc<std::sync::Mutex<Option<Instant>>>,
    /// Where libpq finds it.
    address: Arc<str>,
    /// The TLS bridge that carries its connections, where they are encrypted.
    _bridge: Option<Arc<tls::Bridge>>,
}

/// Queued changes. The first to get the write lock runs all of them in one transaction, so that they share one wait for the
/// disk.
#[derive(Default)]
struct Queue {
    turn: Arc<Mutex<()>>,
    waiting: std::sync::Mutex<Vec<Waiting>>,
}

/// A change within a transaction: how to report its outcome once it is committed, or that the database is away.
type Waiting = Box<dyn FnOnce(&mut Connection) -> Result<Tell, Error> + Send>;
type Tell = Box<dyn FnOnce() + Send>;

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long to wait for a connection.
const WAIT: Duration = Duration::from_secs(5);
/// After a failure to connect, one request per second tries again; the others fail at once.
const PAUSE: Duration = Duration::from_secs(1);
/// Every request gets an answer within this time, even if the database hangs.
const MOST_TIME: Duration = Duration::from_secs(30);

/// The default page cache of a SQLite file, in bytes, shared by all connections.
const KEPT_PAGES: u64 = 32 << 20;

/// The initial settings of every new connection.
#[derive(Debug)]
struct Greeting {
    /// The page cache of this connection, in kilobytes.
    pages: u64,
}

impl CustomizeConnection<Connection, diesel::r2d2::Error> for Greeting {
    fn on_acquire(&self, connection: &mut Connection) -> Result<(), diesel::r2d2::Error> {
        let words = match connection {
            Connection::Sqlite(_) => format!(
                "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                 PRAGMA foreign_keys = ON; PRAGMA cache_size = -{}; PRAGMA secure_delete = ON;",
                self.pages
            ),
            Connection::Postgres(_) => "SET TIME ZONE 'UTC'; SET lock_timeout = '10s';".to_owned(),
        };
        connection.batch_execute(&words).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// Whether an address is one of PostgreSQL.
pub fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// The file of a SQLite database.
pub fn file(url: &str) -> Option<&Path> {
    (!is_postgres(url)).then(|| Path::new(url.strip_prefix("sqlite://").unwrap_or(url)))
}

/// Locks a SQLite file for this process for the lifetime of the guard: a second service would not hear of the first one's
/// changes.
pub fn keep_alone(url: &str) -> Anyhow<Option<File>> {
    let Some(file) = file(url) else { return Ok(None) };
    let held = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(file);
    let held = held.with_context(|| format!("cannot open the database {}", file.display()))?;
    match held.try_lock() {
        Err(TryLockError::WouldBlock) => {
            bail!("another service runs on {}; for more than one, use PostgreSQL", file.display())
        }
        // Not every file system supports locks.
        _ => Ok(Some(held)),
    }
}

impl Db {
    /// Opens the database and brings its tables up to date.
    pub fn open(url: &str, connections: u32) -> Anyhow<Self> {
        Self::open_within(url, connections, KEPT_PAGES)
    }

    /// The same, with this page cache for a SQLite file, in bytes.
    pub fn open_within(url: &str, connections: u32, bytes: u64) -> Anyhow<Self> {
        let (address, bridge) = match file(url) {
            Some(_) => (url.strip_prefix("sqlite://").unwrap_or(url).to_owned(), None),
            None => tls::bridge(url)?,
        };
        if let Some(file) = file(url) {
            // It will hold password hashes: readable by its owner alone. An error shows up when it is opened.
            let _ = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
        }
        if is_postgres(url) {
            // The pool would not report why a connection fails.
            diesel::PgConnection::establish(&address)
                .map_err(|error| anyhow!("cannot open the database {}: {error}", shown(url)))?;
        }
        let manager = ConnectionManager::new(address.as_str());
        let pool = Pool::builder()
            .max_size(connections)
            .min_idle(Some(1))
            .connection_timeout(WAIT)
            .connection_customizer(Box::new(Greeting {
                pages: (bytes / 1024 / u64::from(connections.max(1))).max(512),
            }))
            .build(manager)
            .with_context(|| format!("cannot open the database {}", shown(url)))?;
        let mut connection = pool.get()?;
        migrate(&mut connection).context("cannot bring the database up to date")?;
        drop(connection);
        let queue = (!is_postgres(url)).then(Default::default);
        let turns = Arc::new(Semaphore::new(usize::try_from(connections).unwrap_or(1).max(1)));
        let address = address.into();
        Ok(Self { pool, turns, queue, away: Arc::default(), address, _bridge: bridge.map(Arc::new) })
    }

    /// The address for connections beside the pool.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Whether more than one node may share it.
    pub fn is_shared(&self) -> bool {
        self.queue.is_none()
    }

    /// Runs queries off the async threads, without a transaction and without waiting for the writer. A single statement may
    /// write what nothing else depends on, such as the last use of a session.
    pub async fn query<T, F>(&self, ask: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
    {
        let db = self.clone();
        self.blocking(move || ask(&mut *db.get()?)).await
    }

    /// Makes a change atomically.
    pub async fn write<T, F>(&self, change: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
    {
        self.write_then(change, |_| {}).await
    }

    /// The same, then runs `then` once it is committed, even if the caller has stopped waiting.
    pub async fn write_then<T, F, N>(&self, change: F, then: N) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
        N: FnOnce(&T) + Send + 'static,
    {
        let db = self.clone();
        let Some(queue) = &self.queue else {
            return self.blocking(move || transaction(&mut *db.get()?, change).inspect(then)).await;
        };
        let (told, mut heard) = oneshot::channel();
        queue.waiting().push(Box::new(move |connection| match connection.transaction(change) {
            // Everything else in this transaction is lost with it.
            Err(away @ Error::NoDatabase(_)) => Err(away),
            done => Ok(Box::new(move || drop(told.send(done.inspect(then))))),
        }));
        let given_up = || Error::NoDatabase(anyhow!("a change that was made together with others was given up"));
        tokio::select! {
            biased;
            done = &mut heard => return done.map_err(|_| given_up())?,
            turn = queue.turn.clone().lock_owned() => {
                let waiting = std::mem::take(&mut *queue.waiting());
                self.blocking(move || {
                    let _turn = turn;
                    together(&mut *db.get()?, waiting)
                })
                .await?;
            }
        }
        heard.await.map_err(|_| given_up())?
    }

    /// Works off the async threads, as many at once as there are connections. Whoever waits holds no thread, each of which has
    /// memory of its own.
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let turn = self.turns.clone().acquire_owned();
        let done = async {
            let turn = turn.await.map_err(Error::internal)?;
            let work = move || {
                // Held until the work is done, even if the caller stops waiting.
                let _turn = turn;
                work()
            };
            let gone = |_| Error::Internal(anyhow!("the worker threads are gone"));
            actix_web::web::block(work).await.map_err(gone)?
        };
        match tokio::time::timeout(MOST_TIME, done).await {
            Ok(done) => done,
            Err(_) => Err(Error::NoDatabase(anyhow!("the database did not answer in {} seconds", MOST_TIME.as_secs()))),
        }
    }

    /// A connection. While the database is away, only a few requests wait for one.
    fn get(&self) -> Result<Pooled, Error> {
        let away = || self.away.lock().unwrap_or_else(PoisonError::into_inner);
        let since = *away();
        if since.is_some_and(|since| since.elapsed() < PAUSE) {
            let found = self.pool.try_get();
            return found.ok_or_else(|| Error::NoDatabase(anyhow!("the database was away a moment ago")));
        }
        if since.is_some() {
            *away() = Some(Instant::now());
        }
        let found = self.pool.get();
        *away() = found.is_err().then(Instant::now);
        found.map_err(Error::no_database)
    }

    /// How many connections there are, and how many are idle.
    pub fn connections(&self) -> (u32, u32) {
        let state = self.pool.state();
        (state.connections, state.idle_connections)
    }

    /// A connection for commands that run alone, at the start or from the command line.
    pub fn connection(&self) -> Anyhow<impl std::ops::DerefMut<Target = Connection>> {
        self.pool.get().context("cannot reach the database")
    }
}

/// Runs a transaction. In SQLite its first statement takes the write lock, so that it never fails half-way because another
/// process writes.
pub fn transaction<T>(
    connection: &mut Connection,
    change: impl FnOnce(&mut Connection) -> Result<T, Error>,
) -> Result<T, Error> {
    connection.transaction(|connection| {
        if matches!(connection, Connection::Sqlite(_)) {
            connection.batch_execute("UPDATE site SET value = value WHERE name = 'lock'")?;
        }
        change(connection)
    })
}

/// Runs several queries on one consistent snapshot.
pub fn snapshot<T, E: From<diesel::result::Error>>(
    connection: &mut Connection,
    ask: impl FnOnce(&mut Connection) -> Result<T, E>,
) -> Result<T, E> {
    connection.transaction(|connection| {
        if matches!(connection, Connection::Postgres(_)) {
            connection.batch_execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")?;
        }
        ask(connection)
    })
}

/// An advisory lock on a name until the end of the transaction. SQLite has a single writer anyway.
pub fn lock(connection: &mut Connection, name: &str) -> Result<(), diesel::result::Error> {
    use diesel::RunQueryDsl;
    let Connection::Postgres(postgres) = connection else { return Ok(()) };
    let lock = diesel::sql_query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))");
    lock.bind::<diesel::sql_types::Text, _>(name).execute(postgres).map(drop)
}

/// Runs changes one after the other in a single transaction: a refused one is rolled back alone, the others commit or fail
/// together.
fn together(connection: &mut Connection, waiting: Vec<Waiting>) -> Result<(), Error> {
    let made: Vec<Tell> =
        transaction(connection, |connection| waiting.into_iter().map(|change| change(connection)).collect())?;
    made.into_iter().for_each(|tell| tell());
    Ok(())
}

/// Whether all migrations of this version have run.
pub fn is_up_to_date(connection: &mut Connection) -> Result<bool, Error> {
    let pending = match connection {
        Connection::Sqlite(sqlite) => sqlite.has_pending_migration(SQLITE),
        Connection::Postgres(postgres) => postgres.has_pending_migration(POSTGRES),
    };
    pending.map(|pending| !pending).map_err(|error| Error::NoDatabase(anyhow!("{error}")))
}

/// Runs pending migrations; refuses a database written by a newer version.
pub fn migrate(connection: &mut Connection) -> Anyhow<()> {
    version::migrate(connection)
}

/// An address without its password.
fn shown(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}
