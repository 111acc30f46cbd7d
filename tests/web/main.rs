//! The service over HTTP, on SQLite and, where `PODIUM_TEST_POSTGRES` names a server, on PostgreSQL.
#![allow(unreachable_pub, reason = "modules of one test")]
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test may fail")]

mod accounts;
mod admin;
mod api;
mod attacks;
mod away;
mod boards;
mod bounds;
mod clubs;
mod competitions;
#[path = "../common/cup.rs"]
mod cup;
mod database_tls;
mod dates;
mod demo;
mod described;
mod drawing;
mod erase;
mod factors;
mod fairplay;
mod fuzz;
mod golden;
mod growth;
mod hall;
mod harness;
mod jobs;
mod merging;
mod messages;
mod migrations;
mod moderation;
mod names;
mod nodes;
mod one_game_per_record;
mod organising;
mod outline;
mod pages;
mod players;
mod privacy;
mod proofs;
mod public;
mod records;
mod roles;
mod seen;
mod shared_pages;
mod tables;
mod threats;
mod trust;
mod ways_in;
