//! Handlers and what their templates show, one folder per domain. On top of everything else: nothing but the command line
//! imports from here.

pub mod accounts;
pub mod admin;
pub mod api;
pub mod clubs;
pub mod competitions;
pub mod demo;
pub mod games;
pub mod home;
pub mod moderation;
pub mod ops;
pub mod people;
pub mod players;
pub mod public;
pub mod recorder;
pub mod records;
pub mod replays;
pub mod tables;

use std::sync::Arc;

use crate::config::Config;
use crate::store::Db;
use crate::web::{App, Route};

/// Every route of the service. Addresses with fixed words come before those with names in the same place.
pub fn routes() -> Vec<Route> {
    let lists = [
        crate::web::assets::routes,
        ops::routes,
        accounts::routes,
        people::routes,
        demo::routes,
        competitions::routes,
        clubs::routes,
        players::routes,
        home::routes,
        admin::routes,
        moderation::routes,
        api::routes,
        records::check::routes,
        tables::routes,
        // After the pages of clubs: what they do not take is the address of a competition.
        public::routes,
        games::routes,
        recorder::recorder::routes,
        replays::routes,
    ];
    lists.iter().flat_map(|list| list()).collect()
}

/// The service with all its pages, on a database.
pub fn app(config: Config, db: Db, demo: bool) -> anyhow::Result<Arc<App>> {
    App::new(config, db, demo, routes())
}
