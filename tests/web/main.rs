//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.

mod accounts;
mod harness;
mod messages;
mod migrations;
mod public;
mod roles;
