//! Podium: leagues and tournaments for board, dice and card games, with every record refereed.
// The crate is one executable; its items are public for its own tests.
#![allow(missing_docs)]

pub mod access;
pub mod accounts;
pub mod admin;
pub mod api;
pub mod cli;
pub mod clubs;
pub mod competitions;
pub mod config;
pub mod dates;
pub mod db;
pub mod demo;
pub mod games;
pub mod home;
pub mod ids;
pub mod jobs;
pub mod locale;
pub mod mail;
pub mod names;
pub mod ops;
pub mod people;
pub mod players;
pub mod playout;
pub mod public;
pub mod recorder;
pub mod records;
pub mod replays;
pub mod tables;
pub mod texts;
pub mod web;
