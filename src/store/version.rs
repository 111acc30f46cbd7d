//! Which version of the program wrote a database last. One that is newer than this program is refused before anything is
//! written.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow, bail};
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::prelude::*;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness};
use serde::{Deserialize, Serialize};

use super::{Connection, POSTGRES, SQLITE, upcast};
use crate::store::schema::site;

/// Where the site says so.
const NAME: &str = "written-by";

/// What the site says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct WrittenBy {
    /// The version of the program.
    program: String,
    /// The version of its events.
    events: u32,
}

impl WrittenBy {
    fn this() -> Self {
        Self { program: env!("CARGO_PKG_VERSION").to_owned(), events: upcast::VERSION }
    }
}

/// Brings the tables up to date, unless a newer program wrote the database.
pub(super) fn migrate(connection: &mut Connection) -> Result<()> {
    match connection {
        Connection::Sqlite(sqlite) => run(sqlite, SQLITE)?,
        // Two nodes may start at once: one migrates, the other waits and finds nothing left to do.
        Connection::Postgres(postgres) => {
            postgres.batch_execute("SELECT pg_advisory_lock(7063697)")?;
            let done = run(postgres, POSTGRES);
            postgres.batch_execute("SELECT pg_advisory_unlock(7063697)")?;
            done?;
        }
    }
    let this = WrittenBy::this();
    let there = written_by(connection)?;
    if let Some(there) = &there
        && there.events > this.events
    {
        bail!(
            "this database was last written by Podium {}, whose events are of version {}; this is Podium {}, which reads \
             versions up to {}. Use that program or a newer one; nothing was changed",
            there.program,
            there.events,
            this.program,
            this.events
        );
    }
    if there.as_ref() != Some(&this) {
        let value = serde_json::to_string(&this)?;
        diesel::delete(site::table.filter(site::name.eq(NAME))).execute(connection)?;
        diesel::insert_into(site::table).values((site::name.eq(NAME), site::value.eq(value))).execute(connection)?;
    }
    Ok(())
}

fn written_by(connection: &mut Connection) -> Result<Option<WrittenBy>> {
    let value: Option<String> =
        site::table.filter(site::name.eq(NAME)).select(site::value).first(connection).optional()?;
    Ok(value.map(|value| serde_json::from_str(&value)).transpose()?)
}

/// Makes the migrations that are missing; one that this program does not know was made by a newer one.
fn run<C, DB>(connection: &mut C, known: EmbeddedMigrations) -> Result<()>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let failed = |error: Box<dyn std::error::Error + Send + Sync>| anyhow!("{error}");
    let migrations: Vec<Box<dyn Migration<DB>>> = known.migrations().map_err(failed)?;
    let names: BTreeSet<String> = migrations.iter().map(|migration| migration.name().version().to_string()).collect();
    let made = connection.applied_migrations().map_err(failed)?;
    if let Some(newer) = made.iter().map(ToString::to_string).find(|version| !names.contains(version)) {
        bail!(
            "this database has tables of a newer version (migration {newer}); this is Podium {}, which does not know them. \
             Use the program that wrote it or a newer one; nothing was changed",
            env!("CARGO_PKG_VERSION")
        );
    }
    connection.run_pending_migrations(known).map(drop).map_err(failed)
}
