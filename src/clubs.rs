//! Clubs: who belongs to them, who may do what, whom they know.

pub mod actions;
pub mod log;
pub mod member_pages;
pub mod model;
pub mod pages;
pub mod roster;
pub mod roster_pages;

use crate::web::Route;

/// The routes of clubs, those with fixed words before those with names.
pub fn routes() -> Vec<Route> {
    let mut routes = pages::routes();
    routes.extend(member_pages::routes());
    routes.extend(roster_pages::routes());
    routes
}
