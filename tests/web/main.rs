//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

mod accounts;
mod demo;
mod harness;
mod messages;
mod migrations;
mod roles;
