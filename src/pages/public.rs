//! Public pages: home, competitions with their standings, rounds and tables, and exports of all of it.

pub mod bracket;
pub mod calendar;
pub mod crosstable;
pub mod data;
pub mod entries;
pub mod feeds;
pub mod files;
pub mod head;
pub mod home;
pub mod lines;
pub mod live;
pub mod log;
pub mod paper;
pub mod plots;
pub mod rounds;
mod show;
pub mod site;
pub mod standings;
pub mod table_view;
pub mod what_if;

use crate::web::Route;

/// All of them; fixed path segments come before parameters.
pub fn routes() -> Vec<Route> {
    let mut routes = home::routes();
    for more in [
        site::routes,
        feeds::routes,
        calendar::routes,
        live::routes,
        paper::routes,
        rounds::routes,
        crosstable::routes,
        bracket::routes,
        what_if::routes,
        entries::routes,
        log::routes,
        files::routes,
        standings::routes,
    ] {
        routes.extend(more());
    }
    routes
}
