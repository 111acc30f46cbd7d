//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.

mod accounts;
#[path = "../common/cup.rs"]
mod cup;
mod harness;
mod jobs;
mod messages;
mod migrations;
mod nodes;
mod roles;
mod trust;
