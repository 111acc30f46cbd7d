//! Handlers and their template data, one folder per domain. The top layer: only the command line imports from here.

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

/// Every route of the service. Fixed path segments come before parameters in the same place.
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
        // After the clubs' pages: any other path is the address of a competition.
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
