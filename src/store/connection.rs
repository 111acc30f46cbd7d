use diesel::{MultiConnection, PgConnection, SqliteConnection};

/// A connection to either database.
#[derive(MultiConnection)]
pub enum AnyConnection {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}
