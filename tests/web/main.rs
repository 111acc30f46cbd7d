//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.
#![allow(unreachable_pub, reason = "modules of one test")]
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]

mod accounts;
mod boards;
mod demo;
mod admin;
mod attacks;
mod away;
mod clubs;
#[path = "../common/cup.rs"]
mod cup;
mod harness;
mod jobs;
mod messages;
mod migrations;
mod players;
mod hall;
mod records;
mod public;
mod roles;
mod tables;
mod nodes;
mod trust;
