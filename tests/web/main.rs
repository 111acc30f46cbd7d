//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.

mod accounts;
mod clubs;
mod harness;
mod messages;
mod migrations;
mod roles;
