//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.
#![allow(unreachable_pub, reason = "modules of one test")]
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]

mod accounts;
mod clubs;
mod competitions;
mod harness;
mod messages;
mod migrations;
mod public;
mod roles;
