//! The two sets of migrations make the same tables.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::{QueryableByName, sql_query};
use podium::store::{Connection, Db};

use crate::harness::databases;

/// Migrations are append-only: what was released once is never edited. A new one adds its lines here.
const DIGESTS: &str = include_str!("../../migrations/digests.txt");

#[test]
fn no_migration_is_edited() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut found = BTreeSet::new();
    for backend in ["sqlite", "postgres"] {
        for entry in std::fs::read_dir(folder.join(backend)).expect("migrations") {
            let migration = entry.expect("a migration").path();
            let name = migration.file_name().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(migration.join("up.sql")).expect("up.sql");
            found.insert(format!("{backend}/{name} {}", podium::ids::hashed(&text)));
        }
    }
    let expected: BTreeSet<String> = DIGESTS.lines().map(str::to_owned).collect();
    let edited: Vec<&String> = expected.difference(&found).collect();
    let new: Vec<&String> = found.difference(&expected).collect();
    assert!(edited.is_empty(), "edited or removed: {edited:#?}; a change of tables is a new migration");
    assert!(new.is_empty(), "not listed in migrations/digests.txt yet: {new:#?}");
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = BigInt)]
    needed: i64,
}

const SQLITE: &str = "SELECT m.name AS table_name, c.name AS column_name, lower(c.type) AS kind, \
    CAST(c.\"notnull\" AS BIGINT) AS needed FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'";

const POSTGRES: &str = "SELECT table_name::text AS table_name, column_name::text AS column_name, \
    CASE data_type WHEN 'timestamp without time zone' THEN 'timestamp' ELSE data_type::text END AS kind, \
    CASE is_nullable WHEN 'NO' THEN 1 ELSE 0 END::bigint AS needed \
    FROM information_schema.columns WHERE table_schema = 'public'";

const SQLITE_INDEXES: &str = "SELECT m.tbl_name AS table_name, m.name AS column_name, '' AS kind, \
    CAST(l.\"unique\" AS BIGINT) AS needed FROM sqlite_master m JOIN pragma_index_list(m.tbl_name) l ON l.name = m.name \
    WHERE m.type = 'index' AND m.sql IS NOT NULL";

const POSTGRES_INDEXES: &str = "SELECT t.relname::text AS table_name, c.relname::text AS column_name, '' AS kind, \
    CASE i.indisunique WHEN true THEN 1 ELSE 0 END::bigint AS needed FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid \
    JOIN pg_class t ON t.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' \
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u'))";

fn described(url: &str) -> BTreeSet<(String, String, String, i64)> {
    let db = Db::open(url, 1).expect("the database opens");
    let mut connection = db.connection().expect("a connection");
    let queries = match &*connection {
        Connection::Sqlite(_) => [SQLITE, SQLITE_INDEXES],
        Connection::Postgres(_) => [POSTGRES, POSTGRES_INDEXES],
    };
    let mut rows: Vec<Column> = Vec::new();
    for query in queries {
        rows.extend(match &mut *connection {
            Connection::Sqlite(sqlite) => sql_query(query).load::<Column>(sqlite).expect("columns"),
            Connection::Postgres(postgres) => sql_query(query).load::<Column>(postgres).expect("columns"),
        });
    }
    rows.into_iter()
        .filter(|row| !row.table_name.starts_with("__diesel"))
        .map(|row| (row.table_name, row.column_name, row.kind, row.needed))
        .collect()
}

#[test]
fn both_databases_have_the_same_tables() {
    let databases = databases();
    let described: Vec<_> = databases.iter().map(|database| described(&database.url)).collect();
    assert!(described[0].len() > 100, "columns and indexes are found");
    for other in &described[1..] {
        let differ: Vec<_> = described[0].symmetric_difference(other).collect();
        assert!(differ.is_empty(), "{differ:?}");
    }
}
