//! Podium: leagues and tournaments for board, dice and card games, with every record refereed.
// The crate is one executable; its items are public for its own tests.
#![allow(missing_docs)]

pub mod access;
pub mod accounts;
pub mod admin;
pub mod cli;
pub mod clubs;
pub mod competitions;
pub mod config;
pub mod dates;
pub mod demo;
pub mod email;
pub mod error;
pub mod fields;
pub mod ids;
pub mod jobs;
#[cfg(test)]
mod layers;
pub mod limits;
pub mod moderation;
pub mod names;
pub mod ops;
pub mod pages;
pub mod people;
pub mod players;
pub mod playout;
pub mod ratings;
pub mod recorder;
pub mod records;
pub mod replays;
pub mod schemas;
pub mod search;
pub mod site;
pub mod store;
pub mod texts;
pub mod web;
pub mod words;
