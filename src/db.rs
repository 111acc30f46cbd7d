//! The database: SQLite in a file, or PostgreSQL.

pub mod chain;
mod connection;
pub mod schema;

use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result as Anyhow, anyhow};
use diesel::Connection as _;
use diesel::connection::SimpleConnection;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Pool};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use tokio::sync::{Mutex, oneshot};

pub use connection::AnyConnection as Connection;

use crate::web::error::Error;

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// The database, shared by everything that runs.
#[derive(Clone)]
pub struct Db {
    pool: Pool<ConnectionManager<Connection>>,
    /// SQLite has one writer; whoever waits for it waits here rather than in the database.
    queue: Option<Arc<Queue>>,
}

/// Changes that wait for their turn. Whoever gets it makes all of them in one transaction, so that they wait for the disk
/// together.
#[derive(Default)]
struct Queue {
    turn: Arc<Mutex<()>>,
    waiting: std::sync::Mutex<Vec<Waiting>>,
}

/// A change within a transaction: how to tell what it came to once that is through, or that the database is away.
type Waiting = Box<dyn FnOnce(&mut Connection) -> Result<Tell, Error> + Send>;
type Tell = Box<dyn FnOnce() + Send>;

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What every new connection is told first.
#[derive(Debug)]
struct Greeting;

impl CustomizeConnection<Connection, diesel::r2d2::Error> for Greeting {
    fn on_acquire(&self, connection: &mut Connection) -> Result<(), diesel::r2d2::Error> {
        let words = match connection {
            Connection::Sqlite(_) => {
                "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                 PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000;"
            }
            Connection::Postgres(_) => "SET TIME ZONE 'UTC'; SET lock_timeout = '10s';",
        };
        connection.batch_execute(words).map_err(diesel::r2d2::Error::QueryError)
    }
}

/// Whether an address is one of PostgreSQL.
pub fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

impl Db {
    /// Opens the database and brings its tables up to date.
    pub fn open(url: &str, connections: u32) -> Anyhow<Self> {
        let manager = ConnectionManager::new(url.strip_prefix("sqlite://").unwrap_or(url));
        let pool = Pool::builder()
            .max_size(connections)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(5))
            .connection_customizer(Box::new(Greeting))
            .build(manager)
            .with_context(|| format!("cannot open the database {}", shown(url)))?;
        let mut connection = pool.get()?;
        migrate(&mut connection).map_err(|error| anyhow!("cannot bring the database up to date: {error}"))?;
        drop(connection);
        let queue = (!is_postgres(url)).then(Default::default);
        Ok(Self { pool, queue })
    }

    /// Whether more than one node may share it.
    pub fn is_shared(&self) -> bool {
        self.queue.is_none()
    }

    /// Asks something, off the async threads.
    pub async fn read<T, F>(&self, ask: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
    {
        let pool = self.pool.clone();
        blocking(move || ask(&mut *pool.get().map_err(Error::no_database)?)).await
    }

    /// Changes something, all of it or nothing.
    pub async fn write<T, F>(&self, change: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, Error> + Send + 'static,
    {
        let pool = self.pool.clone();
        let Some(queue) = &self.queue else {
            return blocking(move || transaction(&mut *pool.get().map_err(Error::no_database)?, change)).await;
        };
        let (told, mut heard) = oneshot::channel();
        queue.waiting().push(Box::new(move |connection| match connection.transaction(change) {
            // Whatever else was changed in this transaction is lost with it.
            Err(away @ Error::NoDatabase(_)) => Err(away),
            // Whoever went away meanwhile has changed it all the same.
            done => Ok(Box::new(move || drop(told.send(done)))),
        }));
        let given_up = || Error::NoDatabase(anyhow!("a change that was made together with others was given up"));
        tokio::select! {
            biased;
            done = &mut heard => return done.map_err(|_| given_up())?,
            turn = queue.turn.clone().lock_owned() => {
                let waiting = std::mem::take(&mut *queue.waiting());
                blocking(move || {
                    let _turn = turn;
                    together(&mut *pool.get().map_err(Error::no_database)?, waiting)
                })
                .await?;
            }
        }
        heard.await.map_err(|_| given_up())?
    }

    /// How many connections there are, and how many of them do nothing.
    pub fn connections(&self) -> (u32, u32) {
        let state = self.pool.state();
        (state.connections, state.idle_connections)
    }

    /// A connection for commands that run alone, at the start or from the command line.
    pub fn connection(&self) -> Anyhow<impl std::ops::DerefMut<Target = Connection>> {
        self.pool.get().context("cannot reach the database")
    }
}

/// All of it or nothing. In SQLite the first statement takes the write lock, so that a change never has to be given up
/// half-way because another process writes.
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

/// Makes changes one after the other: those that are refused leave no trace, the others are stored, or none is.
fn together(connection: &mut Connection, waiting: Vec<Waiting>) -> Result<(), Error> {
    let made: Vec<Tell> =
        transaction(connection, |connection| waiting.into_iter().map(|change| change(connection)).collect())?;
    made.into_iter().for_each(|tell| tell());
    Ok(())
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    actix_web::web::block(work).await.map_err(|_| Error::Internal(anyhow!("the worker threads are gone")))?
}

/// Whether every migration of this version was made.
pub fn is_up_to_date(connection: &mut Connection) -> Result<bool, Error> {
    let pending = match connection {
        Connection::Sqlite(sqlite) => sqlite.has_pending_migration(SQLITE),
        Connection::Postgres(postgres) => postgres.has_pending_migration(POSTGRES),
    };
    pending.map(|pending| !pending).map_err(|error| Error::NoDatabase(anyhow!("{error}")))
}

/// Brings the tables up to date.
pub fn migrate(connection: &mut Connection) -> diesel::migration::Result<()> {
    match connection {
        Connection::Sqlite(sqlite) => sqlite.run_pending_migrations(SQLITE).map(drop),
        // Two nodes may start at once: one migrates, the other waits and finds nothing left to do.
        Connection::Postgres(postgres) => {
            postgres.batch_execute("SELECT pg_advisory_lock(7063697)")?;
            let done = postgres.run_pending_migrations(POSTGRES).map(drop);
            postgres.batch_execute("SELECT pg_advisory_unlock(7063697)")?;
            done
        }
    }
}

/// An address without its password.
fn shown(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}
