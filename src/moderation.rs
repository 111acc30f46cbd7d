//! Moderation: what visitors report, what administrators hide, rename, merge or remove, and whom they keep out.

pub mod act;
pub mod actions;
pub mod letters;
pub mod pages;
pub mod people;
pub mod reports;
pub mod sanctions;
pub mod state;
pub mod subject;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    let mut routes = pages::routes();
    routes.extend(reports::routes());
    routes
}
