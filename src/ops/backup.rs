//! Backup of a SQLite database while it is in use, and restore.

use std::fs::Permissions;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use diesel::Connection as _;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::{QueryableByName, SqliteConnection, sql_query};

use super::verify::{self, Checked, Mismatch, Questions};
use crate::store::{self, Connection};

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

/// The file of a SQLite database, or what to do instead.
fn file_of(url: &str) -> Result<PathBuf> {
    store::file(url)
        .map(Path::to_owned)
        .context("this is for SQLite; copy a PostgreSQL database with pg_dump and pg_restore (docs/operating.md)")
}

fn open(file: &Path) -> Result<SqliteConnection> {
    let mut connection = SqliteConnection::establish(&file.to_string_lossy())
        .with_context(|| format!("cannot open {}", file.display()))?;
    connection.batch_execute("PRAGMA busy_timeout = 10000")?;
    Ok(connection)
}

/// Runs SQLite's own integrity check.
fn is_sound(file: &Path) -> Result<()> {
    let found: Vec<Word> = sql_query("SELECT integrity_check AS word FROM pragma_integrity_check")
        .load(&mut open(file)?)
        .with_context(|| format!("{} is not a database of Podium", file.display()))?;
    match found.first() {
        Some(found) if found.word != "ok" => bail!("{} is damaged: {}", file.display(), found.word),
        _ => Ok(()),
    }
}

/// Copies the database, in use or not, to a new file and verifies the copy.
pub fn backup(url: &str, to: &Path) -> Result<Checked> {
    let from = file_of(url)?;
    if !from.is_file() {
        bail!("there is no database {}", from.display());
    }
    if to.exists() {
        bail!("{} exists already; a backup never overwrites anything", to.display());
    }
    let part = beside(to, "part");
    remove(&part)?;
    sql_query("VACUUM INTO ?")
        .bind::<Text, _>(part.to_string_lossy().into_owned())
        .execute(&mut open(&from)?)
        .with_context(|| format!("cannot copy {} to {}", from.display(), part.display()))?;
    let checked = checked(&part)?;
    // It holds password hashes: readable by its owner alone, whatever the folder.
    std::fs::set_permissions(&part, Permissions::from_mode(0o600))?;
    std::fs::File::open(&part)?.sync_all()?;
    std::fs::rename(&part, to)?;
    Ok(checked)
}

/// Replaces the database with a backup. The existing one, if any, is kept beside it; its new name is returned.
pub fn restore(url: &str, from: &Path, force: bool) -> Result<(Checked, Option<PathBuf>)> {
    let to = file_of(url)?;
    if !from.is_file() {
        bail!("there is no backup {}", from.display());
    }
    let part = beside(&to, "part");
    remove(&part)?;
    std::fs::copy(from, &part).with_context(|| format!("cannot copy {} to {}", from.display(), part.display()))?;
    let checked = checked(&part)?;
    let mut old = None;
    if to.exists() {
        not_in_use(&to)?;
        if !force {
            let newer = match (last_change(&to), last_change(from)) {
                (Some(there), Some(given)) if there > given => {
                    format!("; its last change, of {there}, is newer than the backup’s, of {given}")
                }
                _ => String::new(),
            };
            remove(&part)?;
            bail!("{} exists{newer}. With --force it is put aside and the backup takes its place", to.display());
        }
        let aside = beside(&to, &chrono::Utc::now().format("before-%Y%m%d-%H%M%S").to_string());
        std::fs::rename(&to, &aside)?;
        old = Some(aside);
    }
    // When root restores, the service's own user must be able to write the file.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let there = std::fs::metadata(old.as_deref().unwrap_or(folder))?;
    let _ = chown(&part, Some(there.uid()), Some(there.gid()));
    std::fs::File::open(&part)?.sync_all()?;
    std::fs::rename(&part, &to)?;
    Ok((checked, old))
}

/// `podium.db` → `podium.db.part`
fn beside(file: &Path, word: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(word);
    PathBuf::from(name)
}

fn remove(file: &Path) -> Result<()> {
    for file in [
        file.to_owned(),
        PathBuf::from(format!("{}-wal", file.display())),
        PathBuf::from(format!("{}-shm", file.display())),
    ] {
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that it is intact, up to date, and everything in it as it was written.
fn checked(file: &Path) -> Result<Checked> {
    is_sound(file)?;
    let mut connection = Connection::Sqlite(open(file)?);
    store::migrate(&mut connection).context("cannot bring the copy up to date")?;
    let found = verify::verify(&mut connection, Questions::Integrity).map_err(|error| anyhow::anyhow!("{error}"))?;
    drop(connection);
    settle(file)?;
    match found.integrity {
        Ok(()) => Ok(found.checked),
        Err(Mismatch(what)) => bail!("{} does not verify: {what}", file.display()),
    }
}

/// Merges the write-ahead log into the file. SQLite refuses while somebody else has it open.
fn settle(file: &Path) -> Result<()> {
    let mut connection = open(file)?;
    connection.batch_execute("PRAGMA busy_timeout = 500")?;
    connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")?;
    Ok(())
}

fn not_in_use(file: &Path) -> Result<()> {
    settle(file).with_context(|| format!("{} is in use; stop the service first", file.display()))
}

/// When an event was last written.
fn last_change(file: &Path) -> Option<String> {
    let last = sql_query("SELECT max(at) AS word FROM events").load::<Word>(&mut open(file).ok()?).ok()?;
    last.into_iter().next().map(|last| last.word)
}
